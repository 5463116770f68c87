"""A game under way, with luck played out: what every environment holds. Questions come one at a time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from farshore.core.agenda import NATURE, Ask, Lane, State, resolve, waiting
from farshore.core.errors import IllegalPick
from farshore.core.game import Game, Outcome
from farshore.core.rng import Rng
from farshore.core.view import view


class Sitting:
    """Where all choose together, the lowest seat that has not answered yet is asked; nobody sees what others chose."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, str] | None, edition: str, seed: int) -> None:
        self.game = game
        self.s: Any = game.new(seats, options, edition)
        self.luck = Rng(seed)
        self.picks = 0
        self.advance()

    def advance(self) -> None:
        """Nature picks until somebody is asked."""
        while (lane := waiting(self.s)) is not None and lane.asking is not None and lane.asking.seat == NATURE:
            resolve(self.s, lane, lane.asking, lane.asking.sample(self.s, self.luck))

    @property
    def is_over(self) -> bool:
        return waiting(self.s) is None

    @property
    def lane(self) -> Lane:
        lane = waiting(self.s)
        assert lane is not None, "nobody is asked when the game is over"
        return lane

    @property
    def ask(self) -> Ask:
        ask = self.lane.asking
        assert ask is not None
        return ask

    @property
    def seat(self) -> int:
        return self.ask.seat

    def seen(self, seat: int) -> State:
        return view(self.s, seat)

    def pick(self, pick: int) -> None:
        lane, ask = self.lane, self.ask
        if pick not in lane.options:
            raise IllegalPick(f"seat {ask.seat} may not pick {pick} for {type(ask).__name__}")
        resolve(self.s, lane, ask, pick)
        self.picks += 1
        self.advance()

    def outcome(self) -> Outcome:
        outcome: Outcome = self.game.outcome(self.s)
        return outcome

    def returns(self) -> list[float]:
        return returns_of(self.outcome())


def returns_of(outcome: Outcome) -> list[float]:
    """1 for a win, the others share the loss; a first place that is shared shares the win. They sum to 0."""
    winners, seats = outcome.winners, len(outcome.seats)
    if seats == 1:
        return [float(outcome.seats[0].score)]
    return [((seat in winners) * seats / len(winners) - 1) / (seats - 1) for seat in range(seats)]
