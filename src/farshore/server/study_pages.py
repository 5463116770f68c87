"""Pages about finished games: the analysis, a moment of it, another answer, and a new table that goes on from there.

Nothing here looks at a game that is still being played: it would tell its players more than they may know.
"""

from __future__ import annotations

from farshore.core.errors import IllegalPick, NotYourDecision
from farshore.players.program import BotFailed
from farshore.server import http_types as h
from farshore.server import socket_types as m
from farshore.server.call import Call, number
from farshore.server.pages import opened
from farshore.server.positions import Addable, addable_at, shown_position
from farshore.server.study_types import PlayOn, StudyPage, TryPart, TryPick, TryResult
from farshore.server.study_view import study_candidate, study_report
from farshore.server.summaries import summary_of_table
from farshore.server.table_message import lines
from farshore.server.wording import wording_at
from farshore.tables.analyses import Analyses
from farshore.tables.faults import Illegal, NotAsked, NotPossible
from farshore.tables.journal import new_session
from farshore.tables.records import record_of
from farshore.tables.seating import known_bot
from farshore.tables.table import Table
from farshore.tables.versions import VersionedSession, fresh_luck
from farshore.tables.what_if import info_after, rows_of

REPLIES = 6  # answers of bots that are shown after a try
REPLIER = "hard"  # the bot that gives them


def analyses(call: Call) -> Analyses:
    found: Analyses = call.app.state.analyses
    return found


async def finished_table(call: Call) -> Table:
    """Only tables that are over and that today's rules can follow."""
    table = await call.table()
    if table.info.status != "finished":
        raise NotPossible("not-finished")
    if table.session is None or table.info.stopped:
        raise NotPossible("stopped")
    return table


# --- the analysis ---------------------------------------------------------------------------------------------------
async def show_study(call: Call) -> StudyPage:
    return await study_page(call, begin=False)


async def begin_study(call: Call) -> StudyPage:
    return await study_page(call, begin=True)


async def study_page(call: Call, *, begin: bool) -> StudyPage:
    table = await finished_table(call)
    record = record_of(table.info, await call.hub.store.journal(table.id))
    state = await analyses(call).state(record, call.person if begin else "")
    yours = table.info.seats_of(call.person)
    report = None
    is_whole = state.done == state.total
    if state.analysis is not None and (is_whole or call.query_params.get("report") != "whole"):
        report = await call.in_turn(study_report, state.analysis, wording_at(table.info, call.language))
    summary = summary_of_table(table, call.person, call.language)
    return StudyPage(summary, yours[0] if yours else None, state.done, state.total, state.failed, report)


# --- moments --------------------------------------------------------------------------------------------------------
async def show_moment(call: Call) -> m.TableMessage:
    """The table after a row, as a seat saw it, with what the seat was asked then."""
    table = await finished_table(call)
    seat = number(call.query_params.get("seat", "")) or 0
    session = await call.in_turn(session_after, table, row_in(call), seat)
    return shown(call, table, session, seat, max(0, session.version(seat) - 1))


def row_in(call: Call) -> int:
    row = number(call.path_params["row"])
    if row is None:
        raise NotPossible("no-version")
    return row


def session_after(table: Table, row: int, seat: int) -> VersionedSession:
    """The game up to a row; rows count the picks that stand."""
    assert table.session is not None
    live = table.session.live
    if row > len(live) or seat >= len(table.info.seats):
        raise NotPossible("no-version")
    session = new_session(table.id, table.info)
    for move in live[:row]:
        session.read(move.text)
    return session


def shown(call: Call, table: Table, session: VersionedSession, seat: int, seen: int) -> m.TableMessage:
    names = [place.name for place in table.info.seats]
    return shown_position(session, seat, call.person, call.language, call.hub.store, names, seen)


# --- another answer -------------------------------------------------------------------------------------------------
async def addable_in_study(call: Call, form: TryPart) -> Addable:
    session = await call.in_turn(session_after, await finished_table(call), row_in(call), form.seat)
    if session.decision(form.seat) is None:
        raise NotAsked("not-asked")
    return addable_at(session, form.seat, form.chosen)


async def try_pick(call: Call, form: TryPick) -> TryResult:
    """Another answer to a decision: what it is worth, and how bots would go on after it."""
    table, row = await finished_table(call), row_in(call)
    session = await call.in_turn(session_after, table, row, form.seat)
    start = session.version(form.seat)
    try:
        session.pick(form.answer, form.seat)
    except (IllegalPick, NotYourDecision) as fault:
        raise Illegal("illegal", path=str(form.answer)) from fault
    record = record_of(table.info, await call.hub.store.journal(table.id))
    rows = [move.text for move in session.moves]
    try:
        reading = await analyses(call).try_pick(record, rows, call.person)
    except BotFailed as fault:
        raise NotPossible("hint-failed") from fault
    wording = wording_at(table.info, call.language)
    played = reading.candidates[reading.played]
    session.luck = fresh_luck
    session.advance()
    await reply(call, session, form.seat)
    follows = lines(session, wording, form.seat, start)
    message = shown(call, table, session, form.seat, start)
    return TryResult(study_candidate(played, played, wording), reading.played == 0, follows, message)


async def reply(call: Call, session: VersionedSession, seat: int) -> None:
    """Bots answer until the seat is asked again; each gets its own view and nothing else."""
    for _ in range(REPLIES):
        waiting = [other for other in session.waiting if other != seat]
        if not waiting or session.decision(seat) is not None:
            return
        try:
            path = await call.hub.bots.pick(session, waiting[0], REPLIER, call.person, hint=True)
        except BotFailed:
            return
        session.pick(path, waiting[0])


# --- play on --------------------------------------------------------------------------------------------------------
async def play_on(call: Call, form: PlayOn) -> h.Opened:
    call.slow_down()
    table = await finished_table(call)
    assert table.session is not None
    live = table.session.live
    if form.row >= len(live) or form.seat >= len(table.info.seats):
        raise NotPossible("no-version")
    bot = known_bot(form.bot) if form.others == "bots" else ""
    same = form.luck == "same"
    info = info_after(table.info, live, form.row, person=call.person, seat=form.seat, bot=bot, same=same)
    return opened(call, await call.hub.go_on(info, rows_of(live[: form.row])))
