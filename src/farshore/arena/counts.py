"""Sums over many games that can be added up in any order: what was taken and won, and how scores grow by round.

Components are found without knowing any game: whenever an event names a seat and a thing (any kind in `Game.refs`),
that seat has done that with that thing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from farshore.arena.decisions import Decisions
from farshore.core.agenda import RawEvent, State
from farshore.core.game import Game, Outcome

Deed = tuple[str, str]  # event and ref: ("card_claimed", "card:P07")


def fields_of(game: Game, event: str) -> tuple[int, list[tuple[int, str]]]:
    """Where the first seat stands among an event's fields, or -1; and where things stand, with their kind."""
    kinds = [spec.partition(":")[2] or spec for spec in game.events[event].split()]
    actor = kinds.index("seat") if "seat" in kinds else -1
    return actor, [(place, kind) for place, kind in enumerate(kinds) if kind in game.refs]


class Listener:
    """Counts what every seat does with every component in one game."""

    def __init__(self, game: Game, s: State) -> None:
        self.game = game
        self.s = s
        self.fields = {event: fields_of(game, event) for event in game.events}
        self.deeds: dict[Deed, dict[int, int]] = {}  # -> times by seat
        s.log = []

    def hear(self) -> None:
        if self.s.log:
            for event in self.s.log:
                self.note(event)
            self.s.log = []

    def note(self, event: RawEvent) -> None:
        name, values, _ = event
        actor, things = self.fields[name]
        if actor < 0 or values[actor] < 0:
            return
        for place, kind in things:
            if values[place] >= 0:
                deed = name, str(self.game.refer(self.s, kind, values[place]))
                times = self.deeds.setdefault(deed, {})
                times[values[actor]] = times.get(values[actor], 0) + 1


class Counts:
    """The sums."""

    def __init__(self) -> None:
        self.games = 0
        self.components: dict[Deed, list[float]] = {}  # times, games, seats that did it, their wins, their scores
        self.curves: dict[tuple[str, int, str], list[float]] = {}  # bot, round, category -> seats, points
        self.decisions = Decisions()

    def end_round(self, bots: Sequence[str], number: int, outcome: Outcome) -> None:
        for r in outcome.seats:
            for category, points in r.categories.items():
                add(self.curves, (bots[r.seat], number, category), [1, points])

    def end_game(self, deeds: dict[Deed, dict[int, int]], outcome: Outcome) -> None:
        self.games += 1
        winners = outcome.winners
        for deed, times in deeds.items():
            wins = sum(seat in winners for seat in times) / max(len(winners), 1)
            scores = sum(outcome.seats[seat].score for seat in times)
            add(self.components, deed, [sum(times.values()), 1, len(times), wins, scores])

    def include(self, other: dict[str, Any]) -> None:
        """Add what `to_dict` returned."""
        self.games += other["games"]
        for name, ref, *sums in other["components"]:
            add(self.components, (name, ref), sums)
        for bot, number, category, *sums in other["curves"]:
            add(self.curves, (bot, number, category), sums)
        if "decisions" in other:  # not in files of before they were counted
            self.decisions.include(other["decisions"])

    def to_dict(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "components": [[*key, *sums] for key, sums in self.components.items()],
            "curves": [[*key, *sums] for key, sums in self.curves.items()],
            "decisions": self.decisions.to_dict(),
        }


def add(table: dict[Any, list[float]], key: Any, sums: Sequence[float]) -> None:
    known = table.get(key)
    table[key] = list(sums) if known is None else [a + b for a, b in zip(known, sums, strict=True)]
