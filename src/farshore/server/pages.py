"""HTTP endpoints: home, words, guides, lobby, tables, records, replays, ratings."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

import farshore
from farshore.core import agenda
from farshore.players.levels import DEFAULT_BOT
from farshore.server import http_types as h
from farshore.server.rate import Buckets
from farshore.server.replay import frame, replay, replay_viewer
from farshore.server.settings import Settings
from farshore.server.summaries import (
    bot_summaries,
    game_summaries,
    guide_of,
    summary_of_row,
    summary_of_table,
    words_of,
)
from farshore.store.protocol import RatingRow
from farshore.tables.create import TablePlan
from farshore.tables.devices import VALID
from farshore.tables.faults import Malformed, NotPossible, TooFast
from farshore.tables.hub import TableHub
from farshore.tables.names import LONGEST_NAME, plain_text
from farshore.tables.people import invited
from farshore.tables.table import Table
from farshore.tables.turns import Turns
from farshore.words import LANGUAGES, Words

T = TypeVar("T")
REFS = 200  # in one question for words
VARIANTS = 40  # of a table, in one request
RATED = 500  # players in one list


class TooLarge(Malformed):
    """The body of a request is over the limit."""


def hub(request: Request) -> TableHub:
    found: TableHub = request.app.state.hub
    return found


def person(request: Request) -> str:
    return str(request.state.person)


def language(request: Request) -> str:
    return str(request.state.language)


def data(value: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


async def body(request: Request, limit: int) -> bytes:
    found = bytearray()
    async for part in request.stream():
        found += part
        if len(found) > limit:
            raise TooLarge("too-large", limit=limit)
    return bytes(found)


async def form(request: Request, kind: type[T]) -> T:
    settings: Settings = request.app.state.settings
    try:
        return msgspec.json.decode(await body(request, settings.form_limit), type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as fault:
        raise Malformed("malformed", detail=fault) from fault


def number(request: Request, name: str) -> int | None:
    found = request.query_params.get(name, "")
    return int(found) if found.isascii() and found.isdecimal() and len(found) < 9 else None


async def asked_table(request: Request) -> Table:
    return await hub(request).table(request.path_params["table"])


# --- home ---------------------------------------------------------------------------------------------------------
async def home(request: Request) -> Response:
    return data(
        h.Home(
            games=game_summaries(language(request)),
            bots=bot_summaries(language(request)),
            languages=list(LANGUAGES),
            me=await me(request),
            version=farshore.__version__,
            compiled=not str(agenda.__file__).endswith(".py"),
        )
    )


async def words(request: Request) -> Response:
    refs = [ref[:80] for ref in request.query_params.getlist("ref")[:REFS]]
    edition = request.query_params.get("edition", "standard")
    told = [told.partition(":") for told in request.query_params.getlist("variant")[:VARIANTS]]
    variants = {name: value for name, _, value in told}  # one that the game does not know changes nothing
    return data(words_of(request.path_params["game"], edition, language(request), refs, variants))


async def guide(request: Request) -> Response:
    return data(guide_of(request.path_params["game"], language(request)))


async def introduce(request: Request) -> Response:
    given = await form(request, h.Introduce)
    if given.name is not None:
        await hub(request).introduce(person(request), given.name)
    if given.settings is not None:
        await hub(request).keep_settings(person(request), given.settings)
    return data(await me(request))


async def me(request: Request) -> h.Me:
    here, who = hub(request), person(request)
    own = await here.lobby(who)
    return h.Me(await here.name_of(who), len(own["mine"]), await here.settings_of(who))


async def link_code(request: Request) -> Response:
    return data(h.LinkCode(hub(request).devices.link_code(person(request)), int(VALID)))


async def recovery_code(request: Request) -> Response:
    slow_down(request)
    return data(h.RecoveryCode(await hub(request).devices.recovery_code(person(request))))


async def link(request: Request) -> Response:
    slow_down(request)
    request.state.person = await hub(request).devices.link(
        str(request.state.device), (await form(request, h.Link)).code
    )
    return data(await me(request))


async def export(request: Request) -> Response:
    headers = {"Content-Disposition": 'attachment; filename="farshore.json"'}
    found = await hub(request).devices.export(person(request))
    return Response(msgspec.json.encode(found), headers=headers, media_type="application/json")


async def delete_me(request: Request) -> Response:
    await hub(request).devices.delete(person(request))
    return data(await me(request))


# --- tables -------------------------------------------------------------------------------------------------------
async def lobby(request: Request) -> Response:
    here = hub(request)
    found = await here.lobby(person(request))
    lists = {
        name: [summary_of_row(row, person(request), language(request)) for row in rows] for name, rows in found.items()
    }
    return data(h.Lobby(**lists))


async def open_table(request: Request) -> Response:
    slow_down(request)
    asked = await form(request, h.NewTable)
    seats = [
        (seat.bot or DEFAULT_BOT, seat.name)
        if seat.kind == "bot"
        else (seat.kind, await player_name(request, seat.name, number))
        for number, seat in enumerate(asked.seats)
    ]
    plan = TablePlan(
        asked.game, seats, asked.variants, asked.edition, asked.clock, asked.visibility, asked.pause, asked.webhook
    )
    return opened(request, await hub(request).open(person(request), plan), 201)


async def player_name(request: Request, given: str, seat: int) -> str:
    """The name in the form, or the person's own; "Player 2" in their language for a person without a name."""
    own = plain_text(given, LONGEST_NAME) or await hub(request).name_of(person(request))
    return own or Words(None, language(request)).seat(seat)


def slow_down(request: Request) -> None:
    """So that nobody fills the disk with tables."""
    buckets: Buckets = request.app.state.table_buckets
    if not buckets.take(str(request.state.address)):
        raise TooFast("too-fast")


def opened(request: Request, table: Table, status: int = 200) -> Response:
    invites = [h.Invite(seat, f"/join/{secret}") for seat, secret in hub(request).invitations(person(request), table)]
    return data(h.Opened(summary_of_table(table, person(request), language(request)), invites), status)


async def show_table(request: Request) -> Response:
    return opened(request, await asked_table(request))


async def join(request: Request) -> Response:
    asked = await form(request, h.Join)
    name = await player_name(request, asked.name, invited(asked.secret)[1])
    table, seat = await hub(request).join(person(request), asked.secret, name)
    return data(h.Joined(table.id, seat))


async def show_invitation(request: Request) -> Response:
    asked = await form(request, h.OpenInvitation)
    table, seat = await hub(request).invited(person(request), asked.secret)
    info = table.info
    host = next((place.name for place in info.seats if place.person == info.host), "")
    summary = summary_of_table(table, person(request), language(request))
    return data(h.Invitation(summary, seat, host))


async def sit(request: Request) -> Response:
    asked = await form(request, h.Sit)
    table = await asked_table(request)
    name = await player_name(request, asked.name, asked.seat)
    await hub(request).sit(person(request), table, asked.seat, name)
    return data(h.Joined(table.id, asked.seat))


# --- records and replays ------------------------------------------------------------------------------------------
async def record(request: Request) -> Response:
    table = request.path_params["table"]
    info, found = await hub(request).record(person(request), table)
    headers = {"Content-Disposition": f'attachment; filename="{info.game}-{table}.rec"'}
    return PlainTextResponse(str(found), headers=headers)


async def import_record(request: Request) -> Response:
    slow_down(request)
    settings: Settings = request.app.state.settings
    text = await body(request, settings.record_limit)
    try:
        record = text.decode()
    except UnicodeDecodeError as fault:
        raise NotPossible("no-record", detail=fault) from fault
    async with long_work(request):
        table = await hub(request).import_record(person(request), record, language(request))
    return opened(request, table, 201)


@asynccontextmanager
async def long_work(request: Request) -> AsyncIterator[None]:
    """One replay or import at a time, in turn by person, so that players come first."""
    turns: Turns[None] = request.app.state.long_work
    await turns.take(person(request))
    try:
        yield
    finally:
        turns.give(None)


async def show_replay(request: Request) -> Response:
    table = await asked_table(request)
    viewer = replay_viewer(table, person(request), number(request, "seat"))
    async with long_work(request), table.lock:
        return data(await asyncio.to_thread(replay, table, person(request), language(request), viewer))


async def show_frame(request: Request) -> Response:
    table = await asked_table(request)
    viewer = replay_viewer(table, person(request), number(request, "seat"))
    async with long_work(request), table.lock:
        return data(await asyncio.to_thread(frame, table, language(request), viewer, version(request)))


def version(request: Request) -> int:
    """A version in an address; whatever is no sensible number is no version of the table."""
    found = request.path_params["version"]
    if not (found.isascii() and found.isdecimal() and len(found) < 9):
        raise NotPossible("no-version")
    return int(found)


async def ratings(request: Request) -> Response:
    here = hub(request)
    game = request.query_params.get("game", "")
    rows = await here.writer.read(lambda: here.store.ratings(game, RATED))
    return data(h.Ratings([rating(row, person(request)) for row in rows]))


def rating(row: RatingRow, you: str) -> h.Rating:
    is_bot = row.player.startswith("bot:")
    return h.Rating(
        row.game,
        row.name,
        "bot" if is_bot else "person",
        row.player == you,
        round(row.mean, 2),
        round(row.uncertainty, 2),
        round(row.mean - 2 * row.uncertainty, 2),
        row.tables,
    )
