"""HTTP pages: home, words, guides, lobby, tables, records, replays, ratings. `endpoints.py` says where each is.

The types of a page are its documentation: the form it takes, and what it answers.
"""

from __future__ import annotations

import asyncio
from typing import Literal

from starlette.responses import Response

import farshore
from farshore.core import agenda
from farshore.players.levels import DEFAULT_BOT
from farshore.server import http_types as h
from farshore.server.call import Call, data, download, number
from farshore.server.replay import KeptReplays, frame, replay, replay_viewer, told_comments
from farshore.server.summaries import (
    bot_summaries,
    game_summaries,
    guide_of,
    rules_of,
    summary_of_row,
    summary_of_table,
    words_of,
)
from farshore.store.protocol import RatingRow
from farshore.tables.comments import comment, comments
from farshore.tables.create import NewTable
from farshore.tables.devices import VALID
from farshore.tables.faults import NotPossible
from farshore.tables.people import invited
from farshore.tables.table import Table
from farshore.words import LANGUAGES

REFS = 200  # in one question for words
WORDED = 10  # refs that nobody has asked for before: wording them costs as much as a request
VARIANTS = 40  # of a table, in one request
RATED = 500  # players in one list
REPLAYED = 9  # requests that a replay counts for, besides itself
HEALTH_SECONDS = 2.0  # for the store to answer


# --- home ---------------------------------------------------------------------------------------------------------
async def home(call: Call) -> h.Home:
    return h.Home(
        games=game_summaries(call.language),
        bots=bot_summaries(call.language),
        default_bot=DEFAULT_BOT,
        languages=list(LANGUAGES),
        me=await me(call),
        version=farshore.__version__,
        compiled=not str(agenda.__file__).endswith(".py"),
    )


async def words(call: Call) -> h.Words:
    refs = [ref[:80] for ref in call.query_params.getlist("ref")[:REFS]]
    edition = call.query_params.get("edition", "standard")
    told = [told.partition(":") for told in call.query_params.getlist("variant")[:VARIANTS]]
    variants = {name: value for name, _, value in told}  # one that the game does not know changes nothing
    found, new = words_of(call.path_params["game"], edition, call.language, refs, variants)
    call.charge(new // WORDED)
    return found


async def guide(call: Call) -> h.Guide:
    return guide_of(call.path_params["game"], call.language)


async def rules(call: Call) -> h.Rules:
    return rules_of(call.path_params["game"], call.language)


# --- people -------------------------------------------------------------------------------------------------------
async def me(call: Call) -> h.Me:
    mine = await call.hub.current_tables(call.person)
    return h.Me(await call.hub.name_of(call.person), mine, await call.hub.settings_of(call.person))


async def introduce(call: Call, form: h.Introduce) -> h.Me:
    if form.name is not None:
        await call.hub.introduce(call.person, form.name)
    if form.settings is not None:
        await call.hub.keep_settings(call.person, form.settings)
    return await me(call)


async def link_code(call: Call) -> h.LinkCode:
    call.slow_down()  # few codes are open at any time, so guessing one is hopeless
    return h.LinkCode(await call.hub.devices.link_code(call.person), int(VALID))


async def recovery_code(call: Call) -> h.RecoveryCode:
    call.slow_down()
    return h.RecoveryCode(await call.hub.devices.recovery_code(call.person))


async def link(call: Call, form: h.Link) -> h.Me:
    call.slow_down()
    call.state.person = await call.hub.devices.link(str(call.state.device), form.code)
    return await me(call)


async def export(call: Call) -> Response:
    async with call.long_work():
        found = await call.hub.devices.export(call.person)
    return download(found, "farshore.json", "application/json")


async def delete_me(call: Call) -> h.Me:
    async with call.long_work():  # every table of theirs is changed
        await call.hub.devices.delete(call.person)
    return await me(call)


async def ratings(call: Call) -> h.Ratings:
    rows = await call.hub.store.ratings(call.query_params.get("game", ""), RATED)
    return h.Ratings([rating(row, call.person) for row in rows])


def rating(row: RatingRow, you: str) -> h.Rating:
    return h.Rating(
        game=row.game,
        name=row.name,
        kind="bot" if row.player.startswith("bot:") else "person",
        you=row.player == you,
        mean=round(row.mean, 2),
        uncertainty=round(row.uncertainty, 2),
        shown=round(row.mean - 2 * row.uncertainty, 2),
        tables=row.tables,
    )


# --- tables -------------------------------------------------------------------------------------------------------
async def lobby(call: Call) -> h.Lobby:
    found = await call.hub.lobby(call.person)
    told = {name: [summary_of_row(row, call.person, call.language) for row in rows] for name, rows in found.items()}
    return h.Lobby(**told)  # type: ignore[arg-type]  # some are JSON already


async def open_table(call: Call, form: NewTable) -> h.Opened:
    await call.ask_for_room()
    for k, seat in enumerate(form.seats):
        if seat.kind == "me":
            seat.name = await call.player_name(seat.name, k)
    return begun(call, await call.hub.open(call.person, form))


def begun(call: Call, table: Table) -> h.Opened:
    call.room.opened(str(call.state.address), table.id)
    return opened(call, table)


def opened(call: Call, table: Table) -> h.Opened:
    invites = [h.Invite(seat, f"/join/{secret}") for seat, secret in call.hub.invitations(call.person, table)]
    return h.Opened(summary_of_table(table, call.person, call.language), invites)


async def show_table(call: Call) -> h.Opened:
    return opened(call, await call.table())


async def join(call: Call, form: h.Join) -> h.Joined:
    name = await call.player_name(form.name, invited(form.secret)[1])
    table, seat = await call.hub.join(call.person, form.secret, name)
    return h.Joined(table.id, seat)


async def show_invitation(call: Call, form: h.Join) -> h.Invitation:
    table, seat = await call.hub.invited(call.person, form.secret)
    host = next((place.name for place in table.info.seats if place.person == table.info.host), "")
    summary = summary_of_table(table, call.person, call.language)
    tagline = next(game.tagline for game in game_summaries(call.language) if game.name == summary.game)
    return h.Invitation(summary, seat, host, tagline)


async def sit(call: Call, form: h.Sit) -> h.Joined:
    table = await call.table()
    name = await call.player_name(form.name, form.seat)
    await call.hub.sit(call.person, table, form.seat, name)
    return h.Joined(table.id, form.seat)


# --- records and replays ------------------------------------------------------------------------------------------
async def record(call: Call) -> Response:
    table = call.path_params["table"]
    info, found = await call.hub.record(call.person, table)
    return download(str(found).encode(), f"{info.game}-{table}.rec", "text/plain")


async def import_record(call: Call, text: str) -> h.Opened:
    await call.ask_for_room()
    async with call.long_work():
        return begun(call, await call.hub.import_record(call.person, text, call.language))


async def show_replay(call: Call) -> h.Replay:
    call.charge(REPLAYED)
    table = await call.table()
    viewer = replay_viewer(table, call.person, number(call.query_params.get("seat", "")))
    rows = await comments(call.hub, table)
    kept: KeptReplays = call.app.state.replays
    async with call.long_work(), table.lock:
        steps = await asyncio.to_thread(kept.steps, table, call.language, viewer)
    return replay(table, call.person, call.language, viewer, steps, rows)


async def add_comment(call: Call, form: h.NewComment) -> h.Comments:
    call.chat_slowly()
    table = await call.table()
    viewer = replay_viewer(table, call.person, form.seat)
    await comment(call.hub, table, call.person, viewer, form.version, form.text)
    return h.Comments(told_comments(table, viewer, await comments(call.hub, table)))


async def show_frame(call: Call) -> h.Frame:
    version = number(call.path_params["version"])
    table = await call.table()
    viewer = replay_viewer(table, call.person, number(call.query_params.get("seat", "")))
    if version is None:
        raise NotPossible("no-version")
    async with call.long_work(), table.lock:
        return await asyncio.to_thread(frame, table, call.language, viewer, version)


# --- operators ----------------------------------------------------------------------------------------------------
async def health(call: Call) -> Response:
    """503 while the server closes or its store fails, so that a proxy sends people elsewhere."""
    works = await call.hub.store.check(HEALTH_SECONDS)
    status: Literal["ok", "closing", "failing"] = "closing" if call.hub.closing else "ok" if works else "failing"
    found = h.Health(status, farshore.__version__, len(call.hub.tables), call.app.state.metrics.connections)
    return data(found, 200 if status == "ok" else 503)
