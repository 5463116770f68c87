"""New tables: from a plan, as a rematch, from a record."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from farshore.core.errors import UnknownGame, UnknownVariant
from farshore.core.game import Game
from farshore.core.record import Record
from farshore.core.registry import game_named, games
from farshore.players.levels import DEFAULT_BOT
from farshore.tables.faults import NotPossible, UnknownTable
from farshore.tables.info import ClockRule, Name, SeatInfo, TableInfo
from farshore.tables.names import bot_name, free_name
from farshore.tables.seating import known_bot
from farshore.words import Words

Word = Annotated[str, Meta(min_length=1, max_length=80)]


class NewSeat(Struct, forbid_unknown_fields=True):
    """`me`: the person who creates the table; `person`: by invite link; `bot`: the level in `bot`."""

    kind: Literal["me", "person", "bot"]
    name: Annotated[str, Meta(max_length=40)] = ""
    bot: Name | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be created, as the server receives it."""

    game: Word
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    variants: Annotated[dict[Word, Word], Meta(max_length=40)] = {}
    edition: Word = "standard"
    clock: ClockRule = field(default_factory=ClockRule)
    visibility: Literal["private", "open"] = "private"  # open: listed in the lobby, anybody may sit down or watch
    pause: Annotated[float, Meta(ge=0, le=10)] = 0.6
    webhook: Annotated[str, Meta(max_length=400)] = ""  # called when it is an absent person's turn


def known_game(name: str) -> Game:
    try:
        return game_named(name)
    except UnknownGame as fault:
        raise UnknownTable("no-game", game=name, games=", ".join(games())) from fault


def settled(game: Game, seats: int, variants: Mapping[str, str]) -> dict[str, str]:
    """Every variant of the game with its value; a refusal names those that do not fit."""
    low, high = game.seats
    if not low <= seats <= high:
        raise NotPossible("wrong-seats", game=game.name, low=low, high=high)
    wrong = [name for name, value in variants.items() if not fits(game, seats, name, value)]
    if wrong:
        raise NotPossible("wrong-variants", game=game.name, variants=", ".join(wrong))
    return game.settle(seats, variants)


def fits(game: Game, seats: int, name: str, value: str) -> bool:
    try:
        game.settle(seats, {name: value})
    except UnknownVariant:
        return False
    return True


def edition_digest(game: Game, edition: str) -> str:
    """Only editions that come with the game: a name from outside must never become a file path."""
    if edition not in game.editions:
        raise NotPossible("no-edition", game=game.name, edition=edition, editions=", ".join(game.editions))
    return game.edition(edition).digest


def info_of_plan(plan: NewTable, person: str) -> TableInfo:
    game = known_game(plan.game)
    variants = settled(game, len(plan.seats), plan.variants)
    if plan.clock.autopilot is not None:
        known_bot(plan.clock.autopilot)
    return new_info(game, plan.edition, variants, seats_of_plan(plan, person), person, plan)


def new_info(
    game: Game, edition: str, variants: dict[str, str], seats: list[SeatInfo], host: str, like: NewTable | TableInfo
) -> TableInfo:
    """A table under today's rules; its clock, pace and visibility are those of a plan or of another table."""
    return TableInfo(
        game.name,
        game.rules_version,
        edition,
        edition_digest(game, edition),
        variants,
        seats,
        host,
        time.time(),
        like.visibility,
        clock=like.clock,
        pause=like.pause,
        webhook=like.webhook,
    )


def seats_of_plan(plan: NewTable, person: str) -> list[SeatInfo]:
    seats: list[SeatInfo] = []
    for number, seat in enumerate(plan.seats):
        taken = [other.name for other in seats]
        if seat.kind == "person":
            seats.append(SeatInfo("open", ""))
        elif seat.kind == "me":
            seats.append(SeatInfo("person", free_name(seat.name, f"Player {number + 1}", taken), person, ready=True))
        else:
            bot = known_bot(seat.bot or DEFAULT_BOT)
            seats.append(SeatInfo("bot", free_name(seat.name, bot_name(taken), taken), bot=bot, ready=True))
    return seats


def info_of_rematch(old: TableInfo, person: str) -> TableInfo:
    """Everybody one seat further, in their own colour; the person who asked is ready."""
    seats = [
        SeatInfo(
            c.kind,
            c.name,
            c.person,
            bot=c.bot if c.kind == "bot" else "",
            ready=c.kind == "bot" or c.person == person,
            colour=old.colour(seat),
        )
        for seat, c in enumerate(old.seats)
    ]
    seats = [*seats[-1:], *seats[:-1]]
    return new_info(game_named(old.game), old.edition, old.variants, seats, old.host, old)


def info_of_rest(old: TableInfo, person: str) -> TableInfo:
    """A table that goes on where the journal of another stopped, with everybody in their seat; all must be ready."""
    info = info_of_rematch(old, person)
    info.seats = [*info.seats[1:], *info.seats[:1]]
    info.prefix = old.stopped - 1
    info.rules_version = old.rules_version if old.rules_version in game_named(old.game).older else info.rules_version
    return info


def info_of_record(record: Record, person: str, own_name: str, language: str) -> TableInfo:
    """A finished game belongs to nobody but can be replayed. In one that goes on, the importer gets one seat:
    that of their name, or the first. The others are open.
    """
    head = record.header
    game = known_game(head.game)
    variants = settled(game, head.seats, game.variants_under(head.rules_version, head.variants))
    if edition_digest(game, head.edition) != head.digest:
        raise NotPossible("changed-edition", edition=head.edition)
    words = Words(None, language)
    names: list[str] = []
    for seat in range(head.seats):
        wanted = head.players[seat] if head.players else ""
        names.append(free_name(wanted, words.seat(seat), names))
    own = names.index(own_name) if own_name in names else 0
    seats = [SeatInfo("open", name) for name in names]
    info = new_info(game, head.edition, variants, seats, person, NewTable(game.name, []))
    info.status, info.imported = "running", True
    info.seats[own] = SeatInfo("person", names[own], person, ready=True)
    return info
