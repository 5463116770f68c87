// Motion explains changes: a piece travels from its old place to the new one, and nothing else moves. Spaces, buttons
// and whatever else is no piece are marked `data-still`. Pieces on a player's own board (`data-whose`) never come from
// another's. A new piece of the kind that `data-source` names in its seat comes from there; any other appears where it
// is, because nobody saw it come. Nothing waits for an animation.

import { zoom } from './zoom.svelte';

const TRAVEL = 280;
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

interface Place {
  element: Element;
  box: DOMRect;
  home: Element | null; // a panel or board: if it moves as a whole, its pieces have not travelled
  homeBox: DOMRect | undefined;
}
/** Null: several look alike, so nobody can say which of them has moved. */
type Places = Map<string, Place | null>;

/** A ref and the board it is on: row 3 of one colony is not row 3 of another. */
function keyOf(element: Element): string {
  const whose = element.closest('[data-whose]')?.getAttribute('data-whose') ?? '';
  return `${element.getAttribute('data-ref')!} ${whose}`;
}

/** The position of every piece. */
export function places(root: ParentNode): Places {
  const found: Places = new Map();
  const homes = new Map<Element, DOMRect>();
  const boxOf = (home: Element) => homes.get(home) ?? homes.set(home, home.getBoundingClientRect()).get(home);
  for (const element of root.querySelectorAll('[data-ref]:not([data-still])')) {
    const key = keyOf(element);
    const box = element.getBoundingClientRect();
    if (!box.width || key.startsWith('word:')) continue;
    if (found.has(key)) found.set(key, null);
    else {
      const home = element.closest('[data-seat], .board, main');
      found.set(key, { element, box, home, homeBox: home ? boxOf(home) : undefined });
    }
  }
  return found;
}

/** Measures everything before anything moves, so that there is one layout. */
export function move(root: ParentNode, before: Places): void {
  if (!before.size) return;
  const ways = [...places(root)].flatMap(([key, to]) =>
    to ? [{ to, from: before.get(key), source: sourceOf(to.element) }] : [],
  );
  for (const { to, from, source } of ways) {
    if (from === null) continue;
    if (from) travel(to.element, shift(from, to), from.box.width / to.box.width);
    else if (source) travel(to.element, [source.left - to.box.left, source.top - to.box.top], 0.4);
    else to.element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: TRAVEL, easing: EASE });
  }
}

/** Where new pieces of this kind and seat come from, if visible. */
function sourceOf(element: Element): DOMRect | undefined {
  const kind = element.getAttribute('data-ref')!.split(':')[0]!;
  return element.closest('[data-seat]')?.querySelector(`[data-source='${kind}']`)?.getBoundingClientRect();
}

function travel(element: Element, [dx, dy]: [number, number], growth: number): void {
  if (Math.abs(dx) + Math.abs(dy) < 6) return;
  const scale = Math.max(0.4, Math.min(2.5, growth));
  // The board is drawn larger than it is laid out, or a card in it is.
  const drawn = (element.closest('.zoomed') ? zoom.now : 1) * (element.currentCSSZoom || 1);
  const start = `translate(${dx / drawn}px, ${dy / drawn}px) scale(${scale})`;
  element.animate(
    [
      { transform: start, transformOrigin: '0 0', zIndex: 9 },
      { transform: 'none', transformOrigin: '0 0', zIndex: 9 },
    ],
    { duration: TRAVEL, easing: EASE },
  );
}

function shift(from: Place, to: Place): [number, number] {
  const [dx, dy] = [from.box.left - to.box.left, from.box.top - to.box.top];
  if (!to.homeBox || !from.homeBox || from.home !== to.home) return [dx, dy];
  return [dx - from.homeBox.left + to.homeBox.left, dy - from.homeBox.top + to.homeBox.top];
}
