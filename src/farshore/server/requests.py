"""What each request of a screen does and costs. The answer is `accepted` unless its function returns another."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from farshore.core.agenda import SPECTATOR
from farshore.core.decision import decision_of
from farshore.core.sets import PickSet
from farshore.players.advice import in_words
from farshore.players.program import BotFailed
from farshore.server import request_types as q
from farshore.server import socket_types as m
from farshore.server.set_choice import candidates_for
from farshore.server.wording import level_title, wording_at
from farshore.tables import seating
from farshore.tables.faults import Illegal, Malformed, NotAsked, NotPossible, Stale, TooFast
from farshore.tables.names import LONGEST_CHAT, plain_text
from farshore.tables.versions import VersionedSession

if TYPE_CHECKING:
    from farshore.server.connection import Connection

Answer = m.Accepted | m.Candidates | m.Hint | None
COSTS: dict[type, float] = {q.AskHint: 5.0, q.AskCandidates: 2.0}
LINES_AS_ONE = 50  # lines of the log that cost as much as one request
# Rows of the journal: a table where somebody picks and takes back for hours is slow by its own fault.
ROWS_AS_ONE = 3000


def asked_session(c: Connection, seat: int) -> VersionedSession:
    """The game, if it waits for this seat of the person."""
    c.table.own_seat(c.person, seat)
    session = c.table.playing()
    if session.decision(seat) is None:
        raise NotAsked("not-asked")
    return session


async def hello(c: Connection, r: q.Hello) -> Answer:
    c.listen_to(r)
    return None


async def look(c: Connection, r: q.Look) -> Answer:
    c.table.own_seat(c.person, r.seat)
    if c.viewer != r.seat:
        c.turn_to(r.seat)
    c.on_change()
    return None


async def pick(c: Connection, r: q.Pick) -> Answer:
    answer = r.path if r.paths is None else r.paths
    if answer is None or (r.path is not None and r.paths is not None):
        raise Malformed("malformed", detail="a pick has either `path` or `paths`")
    return m.Accepted(r.request_id, await c.table.pick(c.person, r.seat, r.version, answer))


async def candidates(c: Connection, r: q.AskCandidates) -> Answer:
    session = asked_session(c, r.seat)
    if session.asked_version(r.seat) != r.version:
        raise Stale("moved-on")
    view = session.view(r.seat)
    ask = decision_of(view, r.seat).ask
    found = candidates_for(view, ask, r.chosen) if isinstance(ask, PickSet) else None
    if found is None:
        raise Illegal("illegal", path=", ".join(r.chosen))
    return m.Candidates(r.request_id, r.seat, r.version, *found)


async def undo(c: Connection, r: q.Undo) -> Answer:
    return m.Accepted(r.request_id, await c.table.undo(c.person, r.seat, r.version, practice=r.practice))


async def hint(c: Connection, r: q.AskHint) -> Answer:
    """From a bot, which gets the seat's view like any other."""
    session = asked_session(c, r.seat)
    version = session.asked_version(r.seat)
    try:
        advice = await c.hub.bots.advise(session, r.seat, seating.known_bot(r.bot), c.person)
    except BotFailed as fault:
        raise NotPossible("hint-failed") from fault
    tokens = advice.path.split(" ")
    wording = wording_at(c.table.info, c.language)
    choice = m.Item(tokens, [wording.token(token) for token in tokens])
    why = wording.named(in_words(wording.words, advice.reason, session.seats == 1)) if advice.reason else ""
    return m.Hint(r.request_id, r.seat, version, r.bot, level_title(r.bot, c.language), choice, why)


async def say(c: Connection, r: q.Say) -> Answer:
    if not c.house.chat_buckets.take(c.address):
        raise TooFast("too-fast")
    text = plain_text(r.text, LONGEST_CHAT)
    seats = c.table.info.seats_of(c.person)
    name = c.table.info.seats[seats[0]].name if seats else await c.hub.name_of(c.person)
    if text:
        await c.table.say(c.person, name, text)
    return None


async def rematch(c: Connection, r: q.Rematch) -> Answer:
    await c.house.room.check(c.person)
    await c.hub.rematch(c.person, c.table)
    return None


REQUESTS: dict[type, Callable[[Connection, Any], Awaitable[Answer]]] = {
    q.Hello: hello,
    q.Look: look,
    q.Pick: pick,
    q.AskCandidates: candidates,
    q.Undo: undo,
    q.AskHint: hint,
    q.Say: say,
    q.Ready: lambda c, r: seating.set_ready(c.table, c.person, r.seat, r.ready),
    q.Rename: lambda c, r: seating.rename(c.table, c.person, r.seat, r.name),
    q.Leave: lambda c, r: seating.leave(c.table, c.person, r.seat),
    q.ResumeSeat: lambda c, r: seating.resume_seat(c.table, c.person, r.seat),
    q.Replace: lambda c, r: seating.replace(c.table, c.person, r.seat, r.bot),
    q.Resign: lambda c, r: seating.resign(c.table, c.person, r.seat),
    q.Rematch: rematch,
    q.CallOff: lambda c, r: seating.call_off(c.table, c.person),
    q.Skip: lambda c, r: seating.set_skips(c.table, c.person, r.seat, r.on),
    q.Mute: lambda c, r: seating.mute(c.table, c.person, r.watcher, r.on),
    q.Remove: lambda c, r: seating.remove(c.table, c.person, r.watcher),
    q.Pace: lambda c, r: seating.set_pace(c.table, c.person, r.pause, r.paused),
}


def cost_of(c: Connection, request: q.FromBrowser | None) -> float:
    """How much of the rate a request uses: the whole log again costs by its length."""
    session = c.table.session
    if session is None:
        return COSTS.get(type(request), 1.0)
    if isinstance(request, (q.Pick, q.Undo)):
        return 1.0 + len(session.moves) // ROWS_AS_ONE
    if isinstance(request, q.Hello):
        return 1.0 + max(0, session.version(c.viewer) - request.seen) / LINES_AS_ONE
    if isinstance(request, q.Rename):  # every line is worded again, for everybody
        return 2.0 + (session.seats + 1) * session.version(SPECTATOR) / LINES_AS_ONE
    if isinstance(request, q.Look) and request.seat != c.viewer:
        return 1.0 + session.version(SPECTATOR) / LINES_AS_ONE
    return COSTS.get(type(request), 1.0)
