import type { Sign } from '../../log/signs';

const KINDS: Record<string, string> = {
  building: 'event-buildings',
  card: 'event-discovery',
};

/** Goods, workers, buildings and discoveries in the log. */
export function sign(ref: string): Sign | null {
  const [kind, name] = ref.split(':') as [string, string];
  if (kind === 'good') return { icon: `good-${name}` };
  if (kind === 'worker') return { icon: `aod-${name}` };
  const icon = KINDS[kind];
  return icon ? { icon } : null;
}
