"""What a screen may ask of its table, one function each. The answer is `accepted` unless a function gives another."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from farshore.server import messages as m
from farshore.server.voice import level_title, voice_at
from farshore.tables import seating
from farshore.tables.bots import BotFailed
from farshore.tables.faults import NotAsked, NotPossible, TooFast
from farshore.tables.names import LONGEST_SAYING, plain_text

if TYPE_CHECKING:
    from farshore.server.connection import Connection

Answer = m.Accepted | m.Hint | None


async def hello(c: Connection, r: m.Hello) -> Answer:
    c.listen_to(r)
    return None


async def look(c: Connection, r: m.Look) -> Answer:
    c.table.own_chair(c.person, r.seat)
    if c.eye != r.seat:
        c.eye, c.seen = r.seat, 0
    c.changed()
    return None


async def pick(c: Connection, r: m.Pick) -> Answer:
    return m.Accepted(r.mark, await c.table.pick(c.person, r.seat, r.version, r.path))


async def undo(c: Connection, r: m.TakeUndo) -> Answer:
    return m.Accepted(r.mark, await c.table.undo(c.person, r.seat, r.version))


async def hint(c: Connection, r: m.AskHint) -> Answer:
    """From a bot that gets the seat's view, as any bot does."""
    table = c.table
    table.own_chair(c.person, r.seat)
    course = table.playing()
    if course.decision(r.seat) is None:
        raise NotAsked("not-asked")
    version = course.asked_version(r.seat)
    try:
        path = await c.house.bots.pick(course, r.seat, seating.known_bot(r.bot))
    except BotFailed as fault:
        raise NotPossible("hint-failed") from fault
    tokens = path.split(" ")
    voice = voice_at(table.sheet, c.language)
    choice = m.Choice(tokens, [voice.token(token) for token in tokens])
    return m.Hint(r.mark, r.seat, version, r.bot, level_title(r.bot, c.language), choice)


async def say(c: Connection, r: m.Say) -> Answer:
    if not c.socket.app.state.sayings.take(str(c.socket.state.address)):
        raise TooFast("too-fast")
    text = plain_text(r.text, LONGEST_SAYING)
    seats = c.table.sheet.seats_of(c.person)
    name = c.table.sheet.chairs[seats[0]].name if seats else await c.house.name_of(c.person)
    if text:
        await c.table.say(c.person, name, text)
    return None


async def ready(c: Connection, r: m.Ready) -> Answer:
    await seating.set_ready(c.table, c.person, r.seat, r.ready)
    return None


async def rename(c: Connection, r: m.Rename) -> Answer:
    await seating.rename(c.table, c.person, r.seat, r.name)
    return None


async def leave(c: Connection, r: m.Leave) -> Answer:
    await seating.leave(c.table, c.person, r.seat)
    return None


async def take_back(c: Connection, r: m.TakeBack) -> Answer:
    await seating.take_back(c.table, c.person, r.seat)
    return None


async def replace(c: Connection, r: m.Replace) -> Answer:
    await seating.replace(c.table, c.person, r.seat, r.bot)
    return None


async def resign(c: Connection, r: m.Resign) -> Answer:
    await seating.resign(c.table, c.person, r.seat)
    return None


async def rematch(c: Connection, r: m.Rematch) -> Answer:
    await c.house.rematch(c.person, c.table)
    return None


async def call_off(c: Connection, r: m.CallOff) -> Answer:
    await seating.call_off(c.table, c.person)
    return None


async def pace(c: Connection, r: m.Pace) -> Answer:
    await seating.set_pace(c.table, c.person, r.pause, r.paused)
    return None


REQUESTS: dict[type, Callable[[Connection, Any], Awaitable[Answer]]] = {
    m.Hello: hello,
    m.Look: look,
    m.Pick: pick,
    m.TakeUndo: undo,
    m.AskHint: hint,
    m.Say: say,
    m.Ready: ready,
    m.Rename: rename,
    m.Leave: leave,
    m.TakeBack: take_back,
    m.Replace: replace,
    m.Resign: resign,
    m.Rematch: rematch,
    m.CallOff: call_off,
    m.Pace: pace,
}
