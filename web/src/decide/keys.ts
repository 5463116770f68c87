// Keyboard control: Tab cycles through legal options, arrows go to the nearest one in that direction, Shift+arrows
// also reach other components, Enter or Space chooses, Esc goes back.

const AHEAD: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function centre(element: Element): [number, number] {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

/** The nearest element in a direction; straight ahead counts as nearer than to the side. */
export function nearest(from: Element, among: Element[], [dx, dy]: [number, number]): Element | null {
  const [x, y] = centre(from);
  let best: Element | null = null;
  let least = Infinity;
  for (const element of among) {
    const [ex, ey] = centre(element);
    const along = (ex - x) * dx + (ey - y) * dy;
    const aside = Math.abs((ex - x) * dy) + Math.abs((ey - y) * dx);
    if (element === from || along <= 4) continue;
    const far = along + 3 * aside;
    if (far < least) [best, least] = [element, far];
  }
  return best;
}

/** Moves the focus on an arrow key; true if the key was handled. */
export function moveFocus(root: Element, event: KeyboardEvent): boolean {
  const direction = AHEAD[event.key];
  if (!direction) return false;
  const wanted = event.shiftKey ? '[data-ref]' : '[data-legal]';
  const among = [...root.querySelectorAll(wanted)].filter((element) => element.getClientRects().length);
  const here = document.activeElement?.closest('[data-ref]');
  const target = here && root.contains(here) ? nearest(here, among, direction) : (among[0] ?? null);
  if (!target) return false;
  if (!target.hasAttribute('tabindex') && target.tagName !== 'BUTTON') target.setAttribute('tabindex', '-1');
  (target as HTMLElement | SVGElement).focus();
  return true;
}

/** The character of a single key press outside fields and dialogs, or null. */
export function plainKey(event: KeyboardEvent): string | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  if ((event.target as Element).closest('dialog, input, textarea, select')) return null;
  return event.key.length === 1 ? event.key.toLowerCase() : event.key;
}
