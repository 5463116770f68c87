// Which sound a new table makes.
import type { Sound } from '../sound';
import type { TableMessage } from '../wire';

/** Seconds before the end of the player's time at which a sound warns. */
const WARNING = 10;

type Heard = Pick<TableMessage, 'status' | 'version' | 'decision' | 'log'>;

/** The one sound for what changed between two tables: the end before your turn, your turn before a move. */
export function ringOf(old: Heard | null, next: Heard): Sound | null {
  if (old?.status !== 'running') return null;
  if (next.status === 'finished') return 'end';
  if (next.decision && !old.decision) return 'turn';
  return next.log.some((line) => line.version > old.version) ? 'move' : null;
}

/** Seconds until the warning, if a clock of yours is running and has not reached it. */
export function warningIn({ seats }: Pick<TableMessage, 'seats'>): number | null {
  const running = seats.filter((seat) => seat.yours && seat.clock?.running).map((seat) => seat.clock!.left - WARNING);
  const next = Math.min(...running);
  return Number.isFinite(next) && next > 0 ? next : null;
}
