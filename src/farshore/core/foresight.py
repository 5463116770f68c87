"""What a pick would change for the seat that makes it, as far as the seat can know: for screens, in any game."""

from __future__ import annotations

from farshore.core.agenda import NATURE, State
from farshore.core.decision import apply, decision_of
from farshore.core.game import Game
from farshore.core.rng import Rng
from farshore.core.view import imagine

LUCKS = (1, 2, 3)


class Foresight:
    """Tries picks on a few tables imagined from a view: what comes out the same on all of them is told as certain."""

    def __init__(self, game: Game, view: State, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.worlds = [imagine(view, Rng(luck)) for luck in LUCKS]
        self.before = game.tallies(self.worlds[0], seat)

    def changes(self, pick: int) -> dict[str, int]:
        """What the pick itself adds to the seat's tallies, and takes from them."""
        tried = [brought(world, self.seat, pick, Rng(luck)) for world, luck in zip(self.worlds, LUCKS, strict=True)]
        first, *others = [self.game.tallies(table, self.seat) for table in tried]
        certain = [name for name in self.before if all(other[name] == first[name] for other in others)]
        return {name: first[name] - self.before[name] for name in certain if first[name] != self.before[name]}

    def tables(self, pick: int) -> list[State]:
        """The imagined tables at the next question."""
        return [after(world, self.seat, pick) for world in self.worlds]


def brought(world: State, seat: int, pick: int, luck: Rng) -> State:
    """The table after the pick and all that it sets off; what was on the agenda before it still waits there."""
    if world.lanes:
        return after(world, seat, pick)
    tried = world.clone()
    agenda, ask = tried.agenda, decision_of(tried, seat).ask
    depth = agenda.depth
    agenda.asking = None
    ask.answer(tried, pick)
    while not tried.lanes:
        if agenda.asking is not None and agenda.asking.seat == NATURE:
            chance, agenda.asking = agenda.asking, None
            chance.answer(tried, chance.sample(tried, luck))
        elif agenda.asking is None and agenda.depth > depth:
            agenda.pop().run(tried)
        else:
            break
    return tried


def after(world: State, seat: int, pick: int) -> State:
    tried = world.clone()
    apply(tried, seat, pick)
    return tried
