"""Sheets for new tables: from a plan, from a finished table, from a record."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass, field

from farshore.core.errors import UnknownGame, UnknownVariant
from farshore.core.game import Game
from farshore.core.record import Record
from farshore.core.registry import game_named, games
from farshore.tables.faults import NotPossible, UnknownTable
from farshore.tables.names import bot_name, free_name
from farshore.tables.seating import known_bot
from farshore.tables.sheet import Chair, ClockRule, Sheet
from farshore.words import Words


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


def known_game(name: str) -> Game:
    try:
        return game_named(name)
    except UnknownGame as fault:
        raise UnknownTable("no-game", game=name, games=", ".join(games())) from fault


def settled(game: Game, seats: int, options: Mapping[str, str]) -> dict[str, str]:
    """Every option of the game with its value; a refusal names those that do not fit."""
    low, high = game.seats
    if not low <= seats <= high:
        raise NotPossible("wrong-seats", game=game.name, low=low, high=high)
    wrong = [name for name, value in options.items() if not fits(game, seats, name, value)]
    if wrong:
        raise NotPossible("wrong-options", game=game.name, options=", ".join(wrong))
    return game.settle(seats, options)


def fits(game: Game, seats: int, name: str, value: str) -> bool:
    try:
        game.settle(seats, {name: value})
    except UnknownVariant:
        return False
    return True


def mark_of(game: Game, edition: str) -> str:
    """Only editions the game brings along: a name from outside must never become a path."""
    if edition not in game.editions:
        raise NotPossible("no-edition", game=game.name, edition=edition, editions=", ".join(game.editions))
    return game.edition(edition).digest


def sheet_of_plan(plan: Plan, person: str) -> Sheet:
    game = known_game(plan.game)
    options = settled(game, len(plan.chairs), plan.options)
    if plan.clock.autopilot is not None:
        known_bot(plan.clock.autopilot)
    return Sheet(
        game.name,
        game.rules_version,
        plan.edition,
        mark_of(game, plan.edition),
        options,
        chairs_of(plan, person),
        person,
        time.time(),
        "open" if plan.visibility == "open" else "private",
        clock=plan.clock,
        pause=plan.pause,
        webhook=plan.webhook,
    )


def chairs_of(plan: Plan, person: str) -> list[Chair]:
    chairs: list[Chair] = []
    for seat, (who, wish) in enumerate(plan.chairs):
        taken = [chair.name for chair in chairs]
        if who == "person":
            chairs.append(Chair("open", ""))
        elif who == "me":
            chairs.append(Chair("person", free_name(wish, f"Player {seat + 1}", taken), person, ready=True))
        else:
            chairs.append(Chair("bot", free_name(wish, bot_name(taken), taken), bot=known_bot(who), ready=True))
    return chairs


def sheet_again(old: Sheet, person: str) -> Sheet:
    """Everybody one seat on, in their own colour; who asked is ready, the others are asked."""
    chairs = [
        Chair(
            c.kind,
            c.name,
            c.person,
            bot=c.bot if c.kind == "bot" else "",
            ready=c.kind == "bot" or c.person == person,
            colour=old.colour(seat),
        )
        for seat, c in enumerate(old.chairs)
    ]
    game = game_named(old.game)
    return Sheet(
        old.game,
        game.rules_version,
        old.edition,
        mark_of(game, old.edition),
        old.options,
        [*chairs[-1:], *chairs[:-1]],
        old.host,
        time.time(),
        old.visibility,
        clock=old.clock,
        pause=old.pause,
        webhook=old.webhook,
    )


def sheet_of_record(record: Record, person: str, language: str) -> Sheet:
    """All seats in the hands of who brought it; where the game had not ended, it can go on."""
    head = record.header
    game = known_game(head.game)
    options = settled(game, head.seats, head.variants)
    if mark_of(game, head.edition) != head.digest:
        raise NotPossible("changed-edition", edition=head.edition)
    words = Words(None, language)
    names: list[str] = []
    for seat in range(head.seats):
        wish = head.players[seat] if head.players else ""
        names.append(free_name(wish, words.seat(seat), names))
    return Sheet(
        game.name,
        game.rules_version,
        head.edition,
        head.digest,
        options,
        [Chair("person", name, person, ready=True) for name in names],
        person,
        time.time(),
        status="running",
        imported=True,
    )
