// Finds a rule by words, ignoring accents, or by the piece it is about.
import type { RuleSection } from '../wire';

/** Replaces character by character, so that positions stay the same as in the text. */
const fold = (text: string) => text.replace(/\P{ASCII}/gu, (letter) => letter.normalize('NFD')[0]!).toLowerCase();

export interface Found {
  section: RuleSection;
  points: string[];
}

const pointsOf = ({ markdown }: RuleSection) =>
  markdown
    .split(/^- /m)
    .map((point) => point.trim())
    .filter(Boolean);

/** The points that contain every word of the query; all of a section whose title does. */
export function search(sections: RuleSection[], query: string): Found[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return sections.flatMap((section) => {
    const all = pointsOf(section);
    if (words.every((word) => fold(section.title).includes(word))) return [{ section, points: all }];
    const points = all.filter((point) => words.every((word) => fold(`${section.title} ${point}`).includes(word)));
    return points.length ? [{ section, points }] : [];
  });
}

/** The section about a piece: the longest matching prefix of its ref wins. */
export function sectionAbout(sections: RuleSection[], ref: string): RuleSection | undefined {
  let best: RuleSection | undefined;
  let longest = 0;
  for (const section of sections)
    for (const piece of section.pieces)
      if (ref.startsWith(piece) && piece.length > longest) [best, longest] = [section, piece.length];
  return best;
}

const escaped = (word: string) => word.replace(/[^\w]/g, '\\$&');

/** Splits a text into parts and flags the matches; `*emphasis*` is kept. */
export function parts(text: string, query: string): { text: string; found: boolean; stressed: boolean }[] {
  const words = fold(query)
    .split(/\s+/)
    .filter((word) => word.length > 1);
  return text.split('*').flatMap((run, i) => {
    const folded = fold(run);
    const hits = words.flatMap((word) =>
      [...folded.matchAll(new RegExp(escaped(word), 'g'))].map((m) => [m.index, m.index + word.length] as const),
    );
    const marks = Array.from({ length: run.length }, (_, at) => hits.some(([from, to]) => at >= from && at < to));
    const cuts = marks.flatMap((mark, at) => (at === 0 || mark !== marks[at - 1] ? [at] : []));
    return cuts.map((at, k) => ({ text: run.slice(at, cuts[k + 1]), found: marks[at]!, stressed: i % 2 === 1 }));
  });
}
