import type { Sign } from '../../log/signs';

const KINDS: Record<string, string> = {
  scholar: 'sm-monk',
  bishop: 'sm-monk',
  station: 'sm-monk',
  dock: 'sm-ship',
};

/** Goods and monks in the log. */
export function sign(ref: string): Sign | null {
  const [kind, name] = ref.split(':') as [string, string];
  if (kind === 'good') return { icon: `sm-${name}` };
  const icon = KINDS[kind];
  return icon ? { icon } : null;
}
