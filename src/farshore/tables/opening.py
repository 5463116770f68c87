"""Sheets for new tables: from a plan, from a finished table, from a record."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass, field

from farshore.core.game import Game
from farshore.core.record import Record
from farshore.core.registry import game_named
from farshore.tables.faults import NotPossible
from farshore.tables.names import bot_name, free_name
from farshore.tables.seating import known_bot
from farshore.tables.sheet import Chair, ClockRule, Sheet


@dataclass
class Plan:
    """How a table is to be opened. Chairs: `me`, `person`, or the name of a bot; each with a name wished for."""

    game: str
    chairs: list[tuple[str, str]]
    options: Mapping[str, str] = field(default_factory=dict)
    edition: str = "standard"
    clock: ClockRule = field(default_factory=ClockRule)
    visibility: str = "private"
    pause: float = 0.6
    webhook: str = ""


def mark_of(game: Game, edition: str) -> str:
    """Only editions the game brings along: a name from outside must never become a path."""
    if edition not in game.editions:
        raise NotPossible("no-edition", game=game.name, edition=edition, editions=", ".join(game.editions))
    return game.edition(edition).mark


def sheet_of_plan(plan: Plan, person: str, own_name: str) -> Sheet:
    game = game_named(plan.game)
    options = game.settle(len(plan.chairs), plan.options)
    if plan.clock.autopilot is not None:
        known_bot(plan.clock.autopilot)
    return Sheet(
        game.name,
        game.rules_version,
        plan.edition,
        mark_of(game, plan.edition),
        options,
        chairs_of(plan, person, own_name),
        person,
        time.time(),
        "open" if plan.visibility == "open" else "private",
        clock=plan.clock,
        pause=plan.pause,
        webhook=plan.webhook,
    )


def chairs_of(plan: Plan, person: str, own_name: str) -> list[Chair]:
    chairs: list[Chair] = []
    for seat, (who, wish) in enumerate(plan.chairs):
        taken = [chair.name for chair in chairs]
        if who == "person":
            chairs.append(Chair("open", ""))
        elif who == "me":
            chairs.append(Chair("person", free_name(wish or own_name, f"Player {seat + 1}", taken), person, ready=True))
        else:
            chairs.append(Chair("bot", free_name(wish, bot_name(taken), taken), bot=known_bot(who), ready=True))
    return chairs


def sheet_again(old: Sheet, person: str) -> Sheet:
    """Everybody one seat on; who asked is ready, the others are asked."""
    chairs = [
        Chair(c.kind, c.name, c.person, c.bot if c.kind == "bot" else "", c.kind == "bot" or c.person == person)
        for c in [*old.chairs[-1:], *old.chairs[:-1]]
    ]
    game = game_named(old.game)
    return Sheet(
        old.game,
        game.rules_version,
        old.edition,
        mark_of(game, old.edition),
        old.options,
        chairs,
        old.host,
        time.time(),
        old.visibility,
        clock=old.clock,
        pause=old.pause,
        webhook=old.webhook,
    )


def sheet_of_record(record: Record, person: str) -> Sheet:
    """All seats in the hands of who brought it; where the game had not ended, it can go on."""
    head = record.header
    game = game_named(head.game)
    mark_of(game, head.edition)
    names: list[str] = []
    for seat in range(head.seats):
        wish = head.players[seat] if seat < len(head.players) else ""
        names.append(free_name(wish, f"Player {seat + 1}", names))
    return Sheet(
        game.name,
        game.rules_version,
        head.edition,
        head.mark,
        game.settle(head.seats, head.options),
        [Chair("person", name, person, ready=True) for name in names],
        person,
        time.time(),
        status="running",
        imported=True,
    )
