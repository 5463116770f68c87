// A new table while it is being set up.
import type { GameSummary, NewTable, NewSeat } from '../wire';

export interface SeatPlan {
  kind: NewSeat['kind'];
  name: string;
  bot: string;
}

const NAMES = ['Ana', 'Bruno', 'Clara', 'Davi', 'Elisa', 'Felipe'];

/** You against bots, with a good number of opponents for a first game. */
export function quickPlan(game: GameSummary, me: string, bot: string, opponents = 2): SeatPlan[] {
  const seats = Math.min(Math.max(game.seats[0], opponents + 1), game.seats[1]);
  return Array.from({ length: seats }, (_, i) => plan(i === 0 ? 'me' : 'bot', i === 0 && me ? me : nameOf(i), bot));
}

export function nameOf(seat: number): string {
  return NAMES[seat % NAMES.length]!;
}

export function plan(kind: SeatPlan['kind'], name: string, bot: string): SeatPlan {
  return { kind, name, bot };
}

export function formOf(
  game: GameSummary,
  seats: SeatPlan[],
  variants: Record<string, string>,
  more: Pick<NewTable, 'edition' | 'clock' | 'visibility' | 'pause'>,
): NewTable {
  const offered = game.variants.filter(
    ({ seats: range }) => !range || (range[0] <= seats.length && seats.length <= range[1]),
  );
  return {
    game: game.name,
    seats: seats.map(({ kind, name, bot }) => ({
      kind,
      name: kind === 'person' ? '' : name,
      bot: kind === 'bot' ? bot : null,
    })),
    variants: Object.fromEntries(offered.map(({ name, default: usual }) => [name, variants[name] ?? usual])),
    ...more,
  };
}
