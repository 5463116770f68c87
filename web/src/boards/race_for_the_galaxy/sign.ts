import type { Sign } from '../../log/signs';
import { cardOf, phaseOf, tintOf } from './phases';
import type { Picture } from './picture';

/** Cards in the log by their kind, where they can be seen; actions and phases by their numeral. */
export function sign(ref: string, picture: Picture): Sign | null {
  const [kind, name] = ref.split(':') as [string, string];
  if (kind === 'action' || kind === 'phase') {
    const phase = phaseOf(name);
    return phase < 0 ? null : { icon: name === 'trade' ? 'ph-trade' : `ph-${phase + 1}` };
  }
  const card = kind === 'card' ? cardOf(picture, ref) : undefined;
  if (!card) return null;
  return { icon: card.kind === 'development' ? 'dev' : 'world', tint: tintOf(card) };
}
