"""What people do with seats: sit down, be ready, leave, come back, resign."""

from __future__ import annotations

from typing import Literal

from farshore.players.levels import DEFAULT_BOT, LEVELS, STAND_IN
from farshore.tables.audience import Notice
from farshore.tables.clock import monotonic
from farshore.tables.faults import NotPossible, NotYours, UnknownTable
from farshore.tables.names import bot_name, free_name
from farshore.tables.table import Table

JUDGED = 500  # people whom a host has silenced or sent away; all are saved with every move
ABSENCE = 600.0  # seconds without a clock after which all others together may let a bot pick


def known_bot(name: str) -> str:
    """A level; never a command or a file that somebody typed."""
    if name not in LEVELS:
        raise NotPossible("unknown-bot", bot=name, bots=", ".join(LEVELS))
    return name


def names_at(table: Table) -> list[str]:
    return [place.name for place in table.info.seats if place.kind != "open"]


async def sit(table: Table, person: str, seat: int, name: str) -> None:
    """Take an open seat."""
    async with table.lock:
        place = table.seat_info(seat)
        if place.kind == "person" and place.person == person:
            return
        table.gathering()
        if person in table.info.removed:
            raise NotYours("removed")
        if place.kind != "open":
            raise NotPossible("seat-taken")
        place.name = free_name(name, f"Player {seat + 1}", names_at(table))
        place.kind, place.person, place.ready = "person", person, False
        place.generation += 1
        await table.save()


async def move_here(table: Table, person: str, seat: int, generation: int) -> None:
    """The owner of a seat opened their own link on another device: the seat moves there, once."""
    async with table.lock:
        place = table.seat_info(seat)
        if place.kind != "person":
            raise NotPossible("nobody-there")
        if place.generation != generation:
            raise UnknownTable("used-invitation")
        if table.info.host == place.person:
            table.info.host = person  # the host is the person, not the device
        place.person = person
        place.generation += 1
        await table.save()


async def set_ready(table: Table, person: str, seat: int, ready: bool) -> None:
    async with table.lock:
        table.gathering()
        table.own_seat(person, seat).ready = ready
        await start_or_wait(table)


async def start_or_wait(table: Table) -> None:
    """The game begins as soon as every seat is taken and ready. The caller holds the table's lock."""
    seats = table.info.seats
    if all(place.kind == "bot" or (place.kind == "person" and place.ready) for place in seats):
        table.session = await table.prepared()
        table.info.status = "running"
        await table.save(table.advance())
    else:
        await table.save()


async def rename(table: Table, person: str, seat: int, name: str) -> None:
    async with table.lock:
        place = table.own_seat(person, seat)
        others = [other.name for other in table.info.seats if other is not place]
        place.name = free_name(name, place.name, others)
        await table.save()


async def leave(table: Table, person: str, seat: int) -> None:
    """Before the game the seat is open again; during the game a bot picks."""
    async with table.lock:
        place = table.own_seat(person, seat)
        if table.info.status == "gathering":
            place.kind, place.name, place.person, place.ready = "open", "", "", False
            place.generation += 1
            await table.save()
            return
        table.playing()
        place.away, place.bot = True, place.bot or DEFAULT_BOT
        await table.save()
    table.notify(Notice("away", seat))


async def call_off(table: Table, person: str) -> None:
    """Before the game the host may cancel the table; its invitations no longer work."""
    async with table.lock:
        table.gathering()
        table.check_host(person)
        table.info.status = "called-off"
        await table.save()
    table.notify(Notice("called-off"))


async def replace(table: Table, person: str, seat: int, bot: str) -> None:
    """A bot picks for a person who ran out of time; without a clock, for one who is absent, if all others agree."""
    if table.info.status == "gathering":
        await fill(table, person, seat, bot)
        return
    async with table.lock:
        table.playing()
        if not table.info.seats_of(person):
            raise NotYours("only-seated")
        place = table.seat_info(seat)
        if place.kind != "person" or place.bot_picks:
            raise NotPossible("bot-already")
        check_replaceable(table, seat)
        bot = max(known_bot(bot), STAND_IN, key=list(LEVELS).index)
        if table.info.clock.kind != "none" and seat in table.playing().choosing:
            stand_in(table, seat, bot)
            return
        votes = table.votes.setdefault(seat, set())
        votes.add(person)
        others = {p.person for p in table.info.seats if p.kind == "person" and not p.bot_picks} - {place.person}
        if table.info.clock.kind == "none" and not others <= votes:
            table.notify(Notice("vote", seat))
            return
        del table.votes[seat]
        place.away, place.bot = True, bot
        await table.save()
    table.notify(Notice("away", seat))


def check_replaceable(table: Table, seat: int) -> None:
    place = table.info.seats[seat]
    if table.info.clock.kind == "none":
        absence = table.absent_for(place.person)
        if absence < ABSENCE:
            raise NotPossible("still-here", name=place.name, minutes=max(1, round((ABSENCE - absence) / 60)))
    else:  # as others see the clock: in a simultaneous choice it tells nobody who has answered
        left, runs = table.clocks.shown(seat, table.playing().choosing, monotonic())
        if left is None or left > 0 or not runs:
            raise NotPossible("still-time", name=place.name)


def stand_in(table: Table, seat: int, bot: str) -> None:
    """In a simultaneous choice a bot answers for a person who has not; the request looks the same if they have."""
    if seat in table.clocks.running and table.clocks.left(seat, monotonic()) == 0:
        table.stand_ins[seat] = bot
        table.changed.set()


async def fill(table: Table, person: str, seat: int, bot: str) -> None:
    """Before the game the host may give an open seat to a bot."""
    async with table.lock:
        place = table.seat_info(seat)
        table.gathering()
        table.check_host(person)
        if place.kind != "open":
            raise NotPossible("seat-taken")
        place.kind, place.bot, place.ready = "bot", known_bot(bot), True
        place.name = bot_name(names_at(table))
        place.generation += 1
        await start_or_wait(table)


async def resume_seat(table: Table, person: str, seat: int) -> None:
    async with table.lock:
        table.playing()
        place = table.own_seat(person, seat)
        if place.resigned:
            raise NotPossible("resigned")
        if not place.away:
            return
        place.away = False
        await table.save(table.advance())
    table.notify(Notice("back", seat))


async def resign(table: Table, person: str, seat: int) -> None:
    """For good: a bot plays on for the seat, which ranks behind those who did not resign."""
    async with table.lock:
        table.playing()
        place = table.own_seat(person, seat)
        if place.resigned:
            return
        place.resigned, place.bot = True, place.bot or DEFAULT_BOT
        await table.save()
    table.notify(Notice("resigned", seat))


async def set_skips(table: Table, person: str, seat: int, on: bool) -> None:
    async with table.lock:
        table.own_seat(person, seat).skips = on
        await table.save(table.advance() if table.is_running else ())


async def set_pace(table: Table, person: str, pause: float, paused: bool) -> None:
    async with table.lock:
        table.check_host(person)
        if paused and table.others_play(person):
            raise NotPossible("others-play")
        table.info.pause, table.info.paused = pause, paused
        await table.save()


async def mute(table: Table, person: str, watcher: str, on: bool) -> None:
    """The host may silence somebody in the chat."""
    await _judge(table, person, watcher, "muted", on)


async def remove(table: Table, person: str, watcher: str) -> None:
    """The host may send a spectator away for good; players cannot be removed."""
    await _judge(table, person, watcher, "removed", True)
    for listener in list(table.listeners):
        if listener.person in table.info.removed:
            listener.on_removed()


async def _judge(table: Table, person: str, watcher: str, how: Literal["muted", "removed"], on: bool) -> None:
    async with table.lock:
        table.check_host(person)
        judged = table.info.muted if how == "muted" else table.info.removed
        seated = {place.person for place in table.info.seats}
        known = {table.watcher_id(who): who for who in [*table.present, *(chat.person for chat in table.chats)]}
        who = known.get(watcher, "")
        if not who or who == person or (how == "removed" and who in seated):
            raise NotPossible("no-watcher")
        if on and who not in judged:
            judged.append(who)
            del judged[:-JUDGED]
        elif not on and who in judged:
            judged.remove(who)
        await table.save()
