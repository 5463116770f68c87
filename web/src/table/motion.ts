// Motion explains: what kept its ref travels from where it was to where it is; what an event speaks of receives the
// mark of the seat that did it. Nothing waits for it.
import { isAnothers } from '../decide/marks';
import type { Line, Seat } from '../wire';

const TRAVEL = 280;
const STAGGER = 90;
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

interface Place {
  element: Element;
  box: DOMRect;
  home: Element | null; // a panel or board: when it moves as a whole, nothing in it has travelled
  homeBox: DOMRect | undefined;
}
type Places = Map<string, Place>;

/** Where every single thing lies; refs that several things share do not travel. */
export function places(root: ParentNode): Places {
  const found: Places = new Map();
  const twice = new Set<string>();
  const homes = new Map<Element, DOMRect>();
  const boxOf = (home: Element) => homes.get(home) ?? homes.set(home, home.getBoundingClientRect()).get(home);
  for (const element of root.querySelectorAll('[data-ref]:not([data-still])')) {
    const ref = element.getAttribute('data-ref')!;
    const box = element.getBoundingClientRect();
    if (!box.width || ref.startsWith('word:')) continue;
    if (found.has(ref)) twice.add(ref);
    else {
      const home = element.closest('[data-seat], .board, main');
      found.set(ref, { element, box, home, homeBox: home ? boxOf(home) : undefined });
    }
  }
  for (const ref of twice) found.delete(ref);
  return found;
}

/** Everything is measured before anything moves, so that the page is laid out once. */
export function move(root: ParentNode, before: Places, lines: Line[], seats: Seat[]): void {
  const after = places(root);
  const ways = told(root, lines, seats);
  travel(before, after);
  ways.forEach(({ seat, from, to }, i) => {
    if (seat && from?.width && to?.width) fly(seat.colour, from, to, i * STAGGER);
  });
}

function travel(before: Places, after: Places): void {
  for (const [ref, to] of after) {
    const from = before.get(ref);
    const { element } = to;
    if (!from) {
      if (before.size) element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: TRAVEL, easing: EASE });
      continue;
    }
    const [dx, dy] = shift(from, to);
    if (Math.abs(dx) + Math.abs(dy) < 6) continue;
    const scale = Math.max(0.4, Math.min(2.5, from.box.width / to.box.width));
    const start = `translate(${dx}px, ${dy}px) scale(${scale})`;
    element.animate(
      [
        { transform: start, transformOrigin: '0 0', zIndex: 9 },
        { transform: 'none', transformOrigin: '0 0', zIndex: 9 },
      ],
      {
        duration: TRAVEL,
        easing: EASE,
      },
    );
  }
}

function shift(from: Place, to: Place): [number, number] {
  const [dx, dy] = [from.box.left - to.box.left, from.box.top - to.box.top];
  if (!to.homeBox || !from.homeBox || from.home !== to.home) return [dx, dy];
  return [dx - from.homeBox.left + to.homeBox.left, dy - from.homeBox.top + to.homeBox.top];
}

/** Seats send their mark to what they did something with. */
function told(root: ParentNode, lines: Line[], seats: Seat[]) {
  return lines.slice(-6).map((line) => ({
    seat: line.seat === null ? undefined : seats[line.seat],
    from: root.querySelector(`[data-seat="${line.seat}"]`)?.getBoundingClientRect(),
    to: line.refs
      .map((ref) => thing(root, ref, line.seat))
      .find(Boolean)
      ?.getBoundingClientRect(),
  }));
}

function thing(root: ParentNode, ref: string, seat: number | null): Element | undefined {
  if (ref.startsWith('seat:')) return undefined;
  return [...root.querySelectorAll(`[data-ref="${CSS.escape(ref)}"]`)].find((element) => !isAnothers(element, seat));
}

function fly(colour: number, from: DOMRect, to: DOMRect, delay: number): void {
  const mark = document.createElement('span');
  mark.style.cssText = 'position:fixed;left:0;top:0;z-index:50;pointer-events:none;line-height:0';
  mark.innerHTML = `<svg width="26" height="26" aria-hidden="true"><use href="#seat-${colour + 1}"/></svg>`;
  document.body.append(mark);
  const at = (box: DOMRect, size: number) =>
    `translate(${box.left + box.width / 2 - 13}px, ${box.top + box.height / 2 - 13}px) scale(${size})`;
  void mark
    .animate(
      [
        { transform: at(from, 0.7), opacity: 0.4 },
        { transform: at(to, 1.15), opacity: 1, offset: 0.8 },
        { transform: at(to, 0.4), opacity: 0 },
      ],
      { duration: TRAVEL + 120, delay, easing: EASE, fill: 'both' },
    )
    .finished.finally(() => mark.remove());
}
