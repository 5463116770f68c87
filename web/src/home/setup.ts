// What a table will be, while it is being put together.
import type { GameSummary, NewTable, NewSeat } from '../wire';

export interface SeatPlan {
  kind: NewSeat['kind'];
  name: string;
  bot: string;
}

const NAMES = ['Ana', 'Bruno', 'Clara', 'Davi', 'Elisa', 'Felipe'];

/** You against bots: as many as make a good first table. */
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
  options: Record<string, string>,
  more: Pick<NewTable, 'edition' | 'clock' | 'visibility' | 'pause'>,
): NewTable {
  const offered = game.variants.filter(
    (option) => !option.seats || (option.seats[0] <= seats.length && seats.length <= option.seats[1]),
  );
  return {
    game: game.name,
    seats: seats.map(({ kind, name, bot }) => ({
      kind,
      name: kind === 'person' ? '' : name,
      bot: kind === 'bot' ? bot : null,
    })),
    variants: Object.fromEntries(offered.map((option) => [option.name, options[option.name] ?? option.default])),
    ...more,
  };
}
