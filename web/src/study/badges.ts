// The picks of a moment as they are drawn on its board.
import { t } from '../i18n/words.svelte';
import type { StudyCandidate } from '../wire';
import type { Badge } from './badge';
import type { Review } from './review.svelte';

const percent = (share: number) => `${Math.round(100 * share)} %`;

/** `pointed` is a place in the list of candidates; `brief` leaves names out, as on a phone. */
export function badgesOf({ reading, trying, tried }: Review, pointed: number | null, brief: boolean): Badge[] {
  if (!reading) return [];
  if (trying) return tried ? [{ kind: 'yours', paths: tried.choice.paths, text: t('your-try') }] : [];
  const [best, played] = [reading.candidates[0]!, reading.candidates[reading.played]!];
  const label = (one: StudyCandidate) =>
    brief ? percent(one.share.value) : `${one.label} ${percent(one.share.value)}`;
  const word = reading.played ? 'better' : 'played-best';
  const drawn: Badge[] = [{ kind: 'better', paths: best.paths, text: `${t(word)}: ${label(best)}` }];
  if (reading.played) drawn.push({ kind: 'played', paths: played.paths, text: `${t('played')}: ${label(played)}` });
  const other = pointed === null ? undefined : reading.candidates[pointed];
  if (other && other !== best && other !== played)
    drawn.push({ kind: 'other', paths: other.paths, text: label(other) });
  return drawn;
}
