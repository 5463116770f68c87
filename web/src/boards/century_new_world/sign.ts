import type { Sign } from '../../log/signs';
import type { Picture } from './picture';

/** Cubes, locations and cards in the log; cards by their symbol, where they can be seen. */
export function sign(ref: string, picture: Picture): Sign | null {
  const [kind, name] = ref.split(':') as [string, string];
  if (kind === 'cube') return { icon: `cube-${name}` };
  if (kind === 'location') {
    const place = picture.locations.find((one) => one.ref === ref);
    return place ? { icon: `loc-${place.kind}`, tint: 'var(--muted)' } : null;
  }
  if (kind !== 'card') return null;
  const card = picture.players.flatMap((player) => player.cards).find((one) => one.ref === ref);
  return card ? { icon: `nw-${card.kind}` } : null;
}
