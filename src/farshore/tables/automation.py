"""What happens at a running table without its people: bots pick, clocks run out, webhooks are called."""

from __future__ import annotations

import asyncio
import logging
import secrets

from farshore.core.errors import FarshoreError
from farshore.players.levels import DEFAULT_BOT
from farshore.players.program import BotFailed
from farshore.tables.audience import Notice
from farshore.tables.bots import Bots
from farshore.tables.clock import monotonic
from farshore.tables.faults import Illegal, RulesFailed, Stale
from farshore.tables.journal import SHOWN
from farshore.tables.table import Table
from farshore.tables.versions import VersionedSession
from farshore.tables.webhook import Webhooks

log = logging.getLogger("farshore.tables")
SAVED_EVERY = 30.0  # seconds between saves of running clocks, or more for long ones


async def play_bots(table: Table, bots: Bots) -> None:
    """Let bots pick, one at a time, with a pause before each pick, until the table is finished."""
    while table.is_running and not table.is_lost:
        table.changed.clear()
        asked = table.bot_asked()
        if asked is None:
            await table.changed.wait()
        elif not await changes_within(table, table.info.pause):
            await try_to_pick(table, bots, *asked)


async def changes_within(table: Table, seconds: float) -> bool:
    """Wait; a change at the table ends the wait early."""
    if seconds <= 0:
        return False
    try:
        await asyncio.wait_for(table.changed.wait(), seconds)
    except TimeoutError:
        return False
    return True


async def try_to_pick(table: Table, bots: Bots, seat: int, bot: str) -> None:
    """Where nothing can be picked now because the rules or the disk failed, try again after a second.

    Whatever it was: a table whose bots do not try again stands still for good.
    """
    try:
        await let_pick(table, bots, seat, bot)
    except Stale as fault:
        log.debug("bot came late", extra={"table": table.id[:SHOWN], "seat": seat, "fault": str(fault)})
    except FarshoreError as fault:
        log.warning("bot cannot pick", extra={"table": table.id[:SHOWN], "seat": seat, "fault": str(fault)})
        await asyncio.sleep(1.0)
    except Exception:
        log.exception("bot cannot pick", extra={"table": table.id[:SHOWN], "seat": seat})
        await asyncio.sleep(1.0)


async def let_pick(table: Table, bots: Bots, seat: int, bot: str) -> None:
    """The bot's pick. If it fails, the default bot takes the seat for good; if that fails too, pick at random."""
    session = table.playing()
    asked = session.asked_at[seat]
    for who in (bot, DEFAULT_BOT):
        if session.decision(seat) is None or session.asked_at[seat] != asked:
            return
        try:
            path = await bots.pick(session, seat, who, table.id)
            if not (table.is_paused and table.info.seats[seat].bot_picks):
                await table.pick_for(seat, asked, path)
        except (BotFailed, Illegal, RulesFailed) as fault:
            log.warning("bot failed", extra={"table": table.id[:SHOWN], "seat": seat, "bot": who, "fault": str(fault)})
            await replace_bot(table, seat, who)
        else:
            return
    await pick_at_random(table, seat, asked)


async def replace_bot(table: Table, seat: int, failed: str) -> None:
    """The default bot takes this seat, and everybody is told."""
    async with table.lock:
        seat_info = table.info.seats[seat]
        if not seat_info.bot_picks:
            return  # a stand-in, of whom nobody knows
        if seat_info.bot == failed != DEFAULT_BOT:
            seat_info.bot = DEFAULT_BOT
            await table.save()
    table.notify(Notice("bot-replaced", seat))


async def pick_at_random(table: Table, seat: int, asked: int) -> None:
    session = table.playing()
    decision = session.decision(seat)
    if decision is not None:
        path = decision.ask.describe(session.s, secrets.choice(list(decision.options(session.s))))
        await table.pick_for(seat, asked, path)


async def keep_time(table: Table, bots: Bots) -> None:
    """Where the clock has an autopilot, it picks for players who ran out of time. Saves what clocks have used."""
    bot = table.info.clock.autopilot
    saved = monotonic()
    while table.is_running and not table.is_lost:
        out = table.clocks.first_out()
        if bot is None or out is None or out[0] > monotonic():
            await asyncio.sleep(max(0.01, min(1.0, out[0] - monotonic())) if bot and out else 1.0)
            if out is not None and monotonic() - saved > max(SAVED_EVERY, (out[0] - monotonic()) / 100):
                saved = monotonic()
                await save_clocks(table)
        else:
            tell_time_out(table, out[1])
            await try_to_pick(table, bots, out[1], bot)


def tell_time_out(table: Table, seat: int) -> None:
    """While several choose, only the person themselves: others would learn who has not answered."""
    chooses = seat in table.playing().choosing
    table.notify(Notice("time-out", seat), {table.info.seats[seat].person} if chooses else None)


async def save_clocks(table: Table) -> None:
    """A crash returns no more time than has passed since."""
    try:
        async with table.lock:
            await table.save_quietly()
    except Exception:
        log.exception("clocks not saved", extra={"table": table.id[:SHOWN]})


def asked_in(session: VersionedSession, seat: int) -> tuple[int, int]:
    """The simultaneous choice, as a whole: who is asked its second question has answered the first. Or the row."""
    return (session.choice, 0) if session.s.lanes else (0, session.asked_at[seat])


async def call_people(table: Table, webhooks: Webhooks) -> None:
    """Call the table's webhook once for each question to a person who is not connected."""
    called: set[tuple[int, tuple[int, int]]] = set()
    while table.is_running and not table.is_lost:
        for seat in table.people_asked():
            seat_info = table.info.seats[seat]
            asked = (seat, asked_in(table.playing(), seat))
            if asked not in called and not table.present[seat_info.person]:
                message = {"table": table.id, "game": table.info.game, "seat": seat, "name": seat_info.name}
                webhooks.call(table.info.webhook, message)
            called.add(asked)
        await asyncio.sleep(1.0)
