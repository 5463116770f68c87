"""Sitting down, being ready, leaving, coming back, giving up: what people do with seats."""

from __future__ import annotations

from farshore.tables.audience import News
from farshore.tables.bots import levels
from farshore.tables.faults import NotPossible, NotYours, UnknownTable
from farshore.tables.names import bot_name, free_name
from farshore.tables.table import Table

ABSENCE = 60.0  # seconds after which others may let a bot pick


def known_bot(name: str) -> str:
    if name not in levels():
        raise NotPossible("unknown-bot", bot=name, bots=", ".join(levels()))
    return name


def names_at(table: Table) -> list[str]:
    return [chair.name for chair in table.sheet.chairs if chair.kind != "open"]


async def sit(table: Table, person: str, seat: int, name: str) -> None:
    """Take an open seat; with the invitation in hand, also one's own from another device."""
    async with table.lock:
        chair = table.chair(seat)
        if chair.kind == "person" and chair.person == person:
            return
        table.gathering()
        if chair.kind != "open":
            raise NotPossible("seat-taken")
        chair.name = free_name(name, f"Player {seat + 1}", names_at(table))
        chair.kind, chair.person, chair.ready = "person", person, False
        chair.generation += 1
        await table.commit()


async def move_here(table: Table, person: str, seat: int, generation: int) -> None:
    """The owner of a seat opened their own link on another device: the seat goes with the link, once."""
    async with table.lock:
        chair = table.chair(seat)
        if chair.kind != "person":
            raise NotPossible("nobody-there")
        if chair.generation != generation:
            raise UnknownTable("used-invitation")
        chair.person = person
        chair.generation += 1
        await table.commit()


async def set_ready(table: Table, person: str, seat: int, ready: bool) -> None:
    async with table.lock:
        table.gathering()
        table.own_chair(person, seat).ready = ready
        await start_or_wait(table)


async def start_or_wait(table: Table) -> None:
    """The game begins as soon as everybody is there and ready. Called with the table's lock held."""
    chairs = table.sheet.chairs
    if all(chair.kind == "bot" or (chair.kind == "person" and chair.ready) for chair in chairs):
        table.course = table.new_course()
        table.sheet.status = "running"
        await table.commit(list(table.course.draw()))
    else:
        await table.commit()


async def rename(table: Table, person: str, seat: int, name: str) -> None:
    async with table.lock:
        chair = table.own_chair(person, seat)
        others = [other.name for other in table.sheet.chairs if other is not chair]
        chair.name = free_name(name, chair.name, others)
        await table.commit()


async def leave(table: Table, person: str, seat: int) -> None:
    """Before the game the seat is open again; during the game a bot picks."""
    async with table.lock:
        chair = table.own_chair(person, seat)
        if table.sheet.status == "gathering":
            chair.kind, chair.name, chair.person, chair.ready = "open", "", "", False
            chair.generation += 1
            await table.commit()
            return
        table.playing()
        chair.away, chair.bot = True, chair.bot or "greedy"
        await table.commit()
    table.tell(News("away", seat))


async def call_off(table: Table, person: str) -> None:
    """Before the game the host may give up waiting; the invitations are worth nothing from then on."""
    async with table.lock:
        if person != table.gathering().host:
            raise NotYours("not-host")
        table.sheet.status = "called-off"
        await table.commit()
    table.tell(News("called-off"))


async def replace(table: Table, person: str, seat: int, bot: str) -> None:
    """Those who sit at the table may let a bot pick for somebody who has been gone for a while."""
    if table.sheet.status == "gathering":
        await fill(table, person, seat, bot)
        return
    async with table.lock:
        table.playing()
        if not table.sheet.seats_of(person):
            raise NotYours("only-seated")
        chair = table.chair(seat)
        if chair.kind != "person" or chair.bot_picks:
            raise NotPossible("bot-already")
        absence = table.absent_for(chair.person)
        if absence < ABSENCE:
            raise NotPossible("still-here", name=chair.name, seconds=round(ABSENCE - absence))
        chair.away, chair.bot = True, known_bot(bot)
        await table.commit()
    table.tell(News("away", seat))


async def fill(table: Table, person: str, seat: int, bot: str) -> None:
    """Nobody came: before the game the host may give an open seat to a bot."""
    async with table.lock:
        chair = table.chair(seat)
        if person != table.gathering().host:
            raise NotYours("not-host")
        if chair.kind != "open":
            raise NotPossible("seat-taken")
        chair.kind, chair.bot, chair.ready = "bot", known_bot(bot), True
        chair.name = bot_name(names_at(table))
        chair.generation += 1
        await start_or_wait(table)


async def take_back(table: Table, person: str, seat: int) -> None:
    async with table.lock:
        table.playing()
        chair = table.own_chair(person, seat)
        if chair.resigned:
            raise NotPossible("resigned")
        if not chair.away:
            return
        chair.away = False
        await table.commit()
    table.tell(News("back", seat))


async def resign(table: Table, person: str, seat: int) -> None:
    """For good: a bot plays the seat on, and it ranks behind those who did not resign."""
    async with table.lock:
        table.playing()
        chair = table.own_chair(person, seat)
        if chair.resigned:
            return
        chair.resigned, chair.bot = True, chair.bot or "greedy"
        await table.commit()
    table.tell(News("resigned", seat))


async def set_pace(table: Table, person: str, pause: float, paused: bool) -> None:
    async with table.lock:
        if person != table.sheet.host:
            raise NotYours("not-host")
        table.sheet.pause, table.sheet.paused = pause, paused
        await table.commit()
