"""What a pick would change for the seat that makes it, as far as the seat can know: for screens, in any game."""

from __future__ import annotations

from farshore.core.agenda import NATURE, Ask, State, run_agenda
from farshore.core.decision import apply, decision_of
from farshore.core.game import Game
from farshore.core.rng import Rng
from farshore.core.view import imagine

LUCKS = (1, 2, 3)


class Ahead:
    """What a pick adds to the seat's tallies and takes from them; the imagined tables at the next question."""

    def __init__(self, changes: dict[str, int], tables: list[State], lucky: bool) -> None:
        self.changes = changes
        self.tables = tables  # one is enough where all come out the same
        self.lucky = lucky  # luck falls before the next question, so that tables tell nothing about it


class Foresight:
    """Tries picks on a few tables imagined from a view: what comes out the same on all of them is told as certain."""

    def __init__(self, game: Game, view: State, seat: int) -> None:
        self.game = game
        self.seat = seat
        seed, *others = LUCKS
        luck = Rng(seed)
        first = imagine(view, luck)
        self.is_open = not luck.has_drawn  # nothing hidden had to be dealt: all imagined tables are the same
        self.worlds = [first, *(first if self.is_open else imagine(view, Rng(other)) for other in others)]
        self.before: dict[str, int] = game.tallies(first, seat)

    def ahead(self, pick: int) -> Ahead:
        tried: list[State] = []
        lucky = False
        for k in range(len(LUCKS)):
            table = self.worlds[k].clone()
            lucky = bring(table, self.seat, pick, Rng(LUCKS[k])) or lucky
            tried.append(table)
            if self.is_open and not lucky:
                break
        changes = self.certain(tried)
        if not lucky:
            for table in tried:
                run_agenda(table)
        return Ahead(changes, tried, lucky)

    def certain(self, tables: list[State]) -> dict[str, int]:
        """The differences that are the same on all tables; where the first shows none, the others need not be asked."""
        now = self.game.tallies(tables[0], self.seat)
        changes = {name: n - self.before[name] for name, n in now.items() if n != self.before[name]}
        for table in tables[1:]:
            if not changes:
                break
            other = self.game.tallies(table, self.seat)
            changes = {name: change for name, change in changes.items() if other[name] == now[name]}
        return changes

    def changes(self, pick: int) -> dict[str, int]:
        """What the pick itself adds to the seat's tallies, and takes from them."""
        return self.ahead(pick).changes


def bring(table: State, seat: int, pick: int, luck: Rng) -> bool:
    """Make the pick and run all that it sets off; what was on the agenda before it still waits there. Did luck fall?"""
    if table.lanes:
        apply(table, seat, pick)
        return False
    agenda, ask = table.agenda, decision_of(table, seat).ask
    depth = agenda.depth
    agenda.asking = None
    ask.answer(table, pick)
    lucky = False
    while not table.lanes:
        asking = asked_now(table)
        if asking is not None and asking.seat == NATURE:
            agenda.asking = None
            asking.answer(table, asking.sample(table, luck))
            lucky = True
        elif asking is None and agenda.depth > depth:
            agenda.pop().run(table)
        else:
            break
    return lucky


def asked_now(table: State) -> Ask | None:
    """Looked up again: a checker that has just seen `None` put there takes it for granted."""
    return table.agenda.asking


def after(world: State, seat: int, pick: int) -> State:
    tried = world.clone()
    apply(tried, seat, pick)
    return tried
