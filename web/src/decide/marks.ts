// Boards put `data-ref` on every piece and place. This sets their current state (legal, chosen, hovered), name,
// role and tab order, so boards contain no interaction code.
import type { Line, RefWords } from '../wire';
import { refOf } from './walk';

/** Refs of the latest change, and the seat that made it; null: nobody in particular. */
export type Changed = Map<string, number | null>;

/** Every seat may have a row 3: refs on a player's own board (`data-whose`) only match that player's changes. */
export function isAnothers(element: Element, seat: number | null): boolean {
  const whose = element.closest('[data-whose]')?.getAttribute('data-whose');
  return Boolean(whose) && seat !== null && whose !== String(seat);
}

export function changedBy(lines: Line[]): Changed {
  return new Map(lines.flatMap((line) => line.refs.map((ref) => [ref, line.seat])));
}

export interface Marks {
  question: string;
  seat: number | null; // who is asked
  legal: Map<string, string>; // token -> label
  taken: string[];
  pointed: string[];
  hinted: string[];
  advised: string[]; // prefixes of refs
  changed: Changed;
  words: (ref: string) => RefWords | undefined;
}

/** Your sugar has the same ref as the sugar on offer: `data-unless` lists questions it does not answer. */
function isAnswer(element: Element, question: string): boolean {
  return !element.getAttribute('data-unless')?.split(' ').includes(question);
}

function set(element: Element, name: string, value: string | null): void {
  if (value === null) {
    if (element.hasAttribute(name)) element.removeAttribute(name);
  } else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

function flag(element: Element, name: string, on: boolean): void {
  set(element, name, on ? '' : null);
}

/** Updates everything inside `root`; returns the refs that are visible. */
export function mark(root: Element, marks: Marks): Set<string> {
  const legal = new Map([...marks.legal].map(([token, label]) => [refOf(token), label]));
  const [taken, pointed, hinted] = [marks.taken, marks.pointed, marks.hinted].map(
    (tokens) => new Set(tokens.map(refOf)),
  );
  const times = (ref: string) => marks.taken.filter((token) => refOf(token) === ref).length;
  const seen = new Set<string>();
  // Write styles first, then measure, then set invisible attributes: any other order would cause several layouts.
  const things = [...root.querySelectorAll('[data-ref]')].map((element) => {
    const ref = element.getAttribute('data-ref')!;
    const answers = isAnswer(element, marks.question) && !isAnothers(element, marks.seat);
    return { element, ref, answers, label: answers ? legal.get(ref) : undefined };
  });
  for (const { element, ref, label } of things) {
    flag(element, 'data-legal', label !== undefined);
    flag(element, 'data-chosen', taken!.has(ref));
    set(element, 'data-count', times(ref) > 1 ? String(times(ref)) : null);
    flag(element, 'data-pointed', pointed!.has(ref));
    flag(
      element,
      'data-hinted',
      hinted!.has(ref) || (label !== undefined && marks.advised.some((start) => ref.startsWith(start))),
    );
    flag(element, 'data-changed', marks.changed.has(ref) && !isAnothers(element, marks.changed.get(ref)!));
  }
  const said = things.map(({ element, ref, answers, label }) => {
    // What is not visible gets a chip instead.
    if (answers && element.checkVisibility() && !element.closest('[data-chips]')) seen.add(ref);
    return label === undefined || element.tagName === 'BUTTON' ? label : spoken(label, element);
  });
  things.forEach(({ element, ref }, i) => describe(element, ref, said[i], taken!.has(ref), marks.words(ref)));
  return seen;
}

/** The name, the visible text, and the description for screen readers. */
function spoken(label: string, element: Element): string {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node instanceof Element &&
    (node.getAttribute('aria-hidden') === 'true' || !node.checkVisibility({ visibilityProperty: true }))
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  );
  const read: string[] = [];
  const told: string[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node instanceof Text) (node.parentElement?.closest('.sr') ? told : read).push(node.data.trim());
  }
  const text = [...read, ...told].filter(Boolean).join(' ');
  return text && text !== label ? `${label}: ${text}` : label;
}

function describe(element: Element, ref: string, label: string | undefined, chosen: boolean, words?: RefWords): void {
  if (element.tagName === 'BUTTON') return; // a chip or a word: its text is its name
  set(element, 'role', label !== undefined ? 'button' : 'group');
  set(element, 'tabindex', label !== undefined ? '0' : null);
  set(element, 'aria-pressed', label !== undefined ? String(chosen) : null);
  // Until its name arrives, an element is named by its own text.
  const bare = element.textContent.trim() ? null : ref.replace(':', ' ');
  set(element, 'aria-label', label ?? words?.name ?? bare);
  set(element, 'aria-description', label !== undefined && words?.help.length ? words.help.join(' ') : null);
}
