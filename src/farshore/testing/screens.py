"""Screens: outcome, tallies, picture, progress and events are available at any time, from views, as plain data."""

from __future__ import annotations

import json
from typing import Any

from farshore.core.agenda import SPECTATOR, RawEvent, hears
from farshore.core.decision import apply
from farshore.core.game import Game, Outcome
from farshore.core.view import view
from farshore.testing.walk import Moment, Play, walk


def check_screens(play: Play) -> None:
    """One whole game with events recorded."""

    def visit(moment: Moment) -> None:
        if moment.close:
            check_shown(play.game, moment.s)
            check_heard(moment)

    unknown = play.game.milestones - play.game.events.keys()
    assert not unknown, f"milestones are events of the game, but these are not: {sorted(unknown)}"
    s = walk(play, visit)
    check_shown(play.game, s)
    outcome = play.game.outcome(s)
    assert outcome.winners or outcome.target is not None, f"{play}: nobody won"


def check_shown(game: Game, s: Any) -> None:
    check_outcome(game.outcome(s), s)
    for seat in (*range(s.seats), SPECTATOR):
        seen = view(s, seat)
        check_outcome(game.outcome(seen), s)
        for other in range(s.seats):
            tallies = game.tallies(seen, other)
            assert all(isinstance(n, int) for n in tallies.values()), f"tallies are numbers: {tallies}"
        plain(game.plain_picture(seen))
        plain(game.progress(seen))


def check_outcome(outcome: Outcome, s: Any) -> None:
    assert [r.seat for r in outcome.seats] == list(range(s.seats)), "an outcome lists every seat in order"
    assert all(r.score == sum(r.categories.values()) for r in outcome.seats), "a score is the sum of its categories"
    assert len({tuple(r.categories) for r in outcome.seats}) == 1, "all seats score in the same categories"


def plain(data: Any) -> None:
    """Survives JSON unchanged: no numbers as keys, no tuples, no objects."""
    assert json.loads(json.dumps(data)) == data, "what screens get must be plain data"


def check_heard(moment: Moment) -> None:
    """Every event of this pick can be told to each seat that hears it, from that seat's view."""
    after = moment.s.clone()
    after.log = []
    apply(after, moment.decision.seat, moment.pick)
    for event in after.log:
        check_event(moment.play.game, event, after.seats)
        for seat in (*range(after.seats), SPECTATOR):
            if hears(event[2], seat):
                plain(moment.play.game.facts(view(after, seat), event))


def check_event(game: Game, event: RawEvent, seats: int) -> None:
    name, values, audience = event
    assert name in game.events, f"event {name} is not announced in the game's events"
    assert all(isinstance(x, int) for x in values), f"arguments of events are numbers: {event}"
    assert -2 - seats < audience < seats, f"event {name} has a strange audience: {audience}"
