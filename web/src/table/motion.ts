// Motion explains changes: a piece travels from its old place to the new one, and nothing else moves. Spaces, buttons
// and whatever else is no piece are marked `data-still`. Pieces on a player's own board (`data-whose`) never come from
// another's. A new piece of the kind that `data-source` names in its seat comes from there; any other appears where it
// is, because nobody saw it come. What has no name of its own where it ends (a die on a space, `data-arrived`) flies
// there from the piece that the lines of its seat name: one that can be chosen, or a rival's (`data-piece`). What lies on a piece that travels goes along with it. Nothing
// waits for an animation.

import type { Line } from '../wire';

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

export interface Laid {
  pieces: Places;
  /** Of rivals, which nobody but them can choose: by ref and seat. */
  others: Map<string, DOMRect>;
  arrived: Set<string>;
}

/** A ref and the board it is on: row 3 of one colony is not row 3 of another. */
function keyOf(element: Element): string {
  const whose = element.closest('[data-whose]')?.getAttribute('data-whose') ?? '';
  return `${element.getAttribute('data-ref')!} ${whose}`;
}

/** Whose board an element is on. */
function seatOf(element: Element): string {
  const whose = element.closest('[data-whose]')?.getAttribute('data-whose');
  return whose ?? element.closest('[data-seat]')?.getAttribute('data-seat') ?? '';
}

/** What lies where pieces have no names, by kind, place and seat. */
function arrivals(root: ParentNode): Map<string, Element> {
  return new Map(
    [...root.querySelectorAll('[data-arrived]')].map((element) => [
      `${element.getAttribute('data-arrived')!} ${seatOf(element)}`,
      element,
    ]),
  );
}

/** A drawing's target is larger than what is drawn. */
function boxOf(element: Element): DOMRect {
  const drawn = element instanceof SVGGElement ? element.querySelector('use') : null;
  return (drawn ?? element).getBoundingClientRect();
}

/** The position of every piece. */
export function laid(root: ParentNode): Laid {
  const others = [...root.querySelectorAll('[data-piece]')].map(
    (piece) => [`${piece.getAttribute('data-piece')!} ${seatOf(piece)}`, piece.getBoundingClientRect()] as const,
  );
  return { pieces: places(root), others: new Map(others), arrived: new Set(arrivals(root).keys()) };
}

function places(root: ParentNode): Places {
  const found: Places = new Map();
  const homes = new Map<Element, DOMRect>();
  const homeBox = (home: Element) => homes.get(home) ?? homes.set(home, home.getBoundingClientRect()).get(home);
  for (const element of root.querySelectorAll('[data-ref]:not([data-still])')) {
    const key = keyOf(element);
    const box = boxOf(element);
    if (!box.width || key.startsWith('word:')) continue;
    if (found.has(key)) found.set(key, null);
    else {
      const home = element.closest('[data-seat], .board, main');
      found.set(key, { element, box, home, homeBox: home ? homeBox(home) : undefined });
    }
  }
  return found;
}

/** Measures everything before anything moves, so that there is one layout. */
export function move(root: ParentNode, { pieces: before, others, arrived }: Laid, lines: Line[]): void {
  if (!before.size) return;
  const halfway = land();
  const ways = [...places(root)].flatMap(([key, to]) =>
    to ? [{ to, from: before.get(key), source: sourceOf(to.element) }] : [],
  );
  const flights = [...arrivals(root)]
    .filter(([key]) => !arrived.has(key))
    .flatMap(([key, element]) => flightTo(element, key, before, others, lines) ?? []);
  for (const flight of flights) fly(flight);
  for (const { to, from, source } of ways) {
    const flown = halfway.get(to.element);
    if (isCarried(to.element)) continue;
    if (flown) travel(to.element, [flown.left - to.box.left, flown.top - to.box.top], flown.width / to.box.width);
    else if (from === null) continue;
    else if (from) travel(to.element, shift(from, to), from.box.width / to.box.width);
    else if (source) travel(to.element, [source.left - to.box.left, source.top - to.box.top], 0.4);
    else to.element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: TRAVEL, easing: EASE });
  }
}

/** A good on a card that is flying: a way of its own would be added to that of the card. */
function isCarried(element: Element): boolean {
  for (let under = element.parentElement; under; under = under.parentElement) if (flying.has(under)) return true;
  return false;
}

interface Flight {
  ref: string;
  seat: string;
  element: Element;
  from: DOMRect;
  to: DOMRect;
}

/** From the piece of this kind that its seat has just used. */
function flightTo(
  element: Element,
  key: string,
  before: Places,
  others: Map<string, DOMRect>,
  lines: Line[],
): Flight | null {
  const [kind, seat] = [key.split(' ')[0]!, seatOf(element)];
  const refs = lines.filter((line) => String(line.seat) === seat).flatMap((line) => line.refs);
  const ref = refs.find((one) => one.startsWith(`${kind}:`));
  const from = ref && ((before.get(`${ref} `) ?? before.get(`${ref} ${seat}`))?.box ?? others.get(`${ref} ${seat}`));
  const to = boxOf(element);
  return from && to.width ? { ref, seat, element, from, to } : null;
}

/** A copy above everything, because boards cut off what leaves them; it goes when it is there. */
function fly({ ref, seat, element, from, to }: Flight): void {
  const drawn = element.matches('use') ? element : element.querySelector('use')!;
  const copy = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  copy.append(drawn.cloneNode());
  for (const side of ['x', 'y']) copy.firstElementChild!.setAttribute(side, '0');
  for (const side of ['width', 'height']) copy.firstElementChild!.setAttribute(side, '100%');
  Object.assign(copy.dataset, { flies: ref, to: seat });
  const { color } = getComputedStyle(drawn);
  const [die, pip] = ['--die', '--die-pip'].map((name) => getComputedStyle(drawn).getPropertyValue(name));
  copy.style.cssText = `position: fixed; z-index: 40; pointer-events: none; color: ${color}; --die: ${die}; --die-pip: ${pip};
    left: ${to.left}px; top: ${to.top}px; width: ${to.width}px; height: ${to.height}px`;
  document.body.append(copy);
  const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`;
  const flight = copy.animate([{ transform: start, transformOrigin: '0 0' }, { transformOrigin: '0 0' }], {
    duration: TRAVEL * 1.5,
    easing: EASE,
  });
  void flight.finished.catch(() => undefined).finally(() => copy.remove());
}

/** Where new pieces of this kind and seat come from, if visible. */
function sourceOf(element: Element): DOMRect | undefined {
  const kind = element.getAttribute('data-ref')!.split(':')[0]!;
  return element.closest('[data-seat]')?.querySelector(`[data-source='${kind}']`)?.getBoundingClientRect();
}

const flying = new Map<Element, Animation>();

/** Ends all flights, so that places can be measured; each piece goes on from where it was seen. */
function land(): Map<Element, DOMRect> {
  const seen = new Map([...flying.keys()].map((element) => [element, boxOf(element)]));
  for (const flight of flying.values()) flight.cancel();
  flying.clear();
  return seen;
}

function travel(element: Element, [dx, dy]: [number, number], growth: number): void {
  if (Math.abs(dx) + Math.abs(dy) < 6) return;
  const scale = Math.max(0.4, Math.min(2.5, growth));
  // The board is drawn larger than it is laid out, or a card in it is.
  const drawn = (element.closest('.zoomed') ? zoom.now : 1) * (element.currentCSSZoom || 1);
  const start = `translate(${dx / drawn}px, ${dy / drawn}px) scale(${scale})`;
  const flight = element.animate(
    [
      { transform: start, transformOrigin: '0 0', zIndex: 9 },
      { transform: 'none', transformOrigin: '0 0', zIndex: 9 },
    ],
    { duration: TRAVEL, easing: EASE },
  );
  flying.set(element, flight);
  flight.onfinish = () => flying.delete(element);
}

function shift(from: Place, to: Place): [number, number] {
  const [dx, dy] = [from.box.left - to.box.left, from.box.top - to.box.top];
  if (!to.homeBox || !from.homeBox || from.home !== to.home) return [dx, dy];
  return [dx - from.homeBox.left + to.homeBox.left, dy - from.homeBox.top + to.homeBox.top];
}
