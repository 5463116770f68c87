"""What keeps a running table going while people think: bots pick, clocks run out."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time

from farshore.core.errors import FarshoreError
from farshore.tables.audience import News
from farshore.tables.bots import BotFailed, Bots
from farshore.tables.faults import Illegal, RulesFailed, Stale
from farshore.tables.table import SHOWN, Table
from farshore.tables.webhook import Webhooks

log = logging.getLogger("farshore.tables")
STAND_IN = "greedy"


async def drive(table: Table, bots: Bots) -> None:
    """Let bots pick, one at a time, with a breath before each pick, until the table is finished."""
    while table.is_running:
        table.stirred.clear()
        asked = table.bot_asked()
        if asked is None:
            await table.stirred.wait()
        elif not await stirs_within(table, table.sheet.pause):
            await try_to_pick(table, bots, *asked)


async def stirs_within(table: Table, seconds: float) -> bool:
    """Wait; but if something changes at the table meanwhile, think again."""
    if seconds <= 0:
        return False
    try:
        await asyncio.wait_for(table.stirred.wait(), seconds)
    except TimeoutError:
        return False
    return True


async def try_to_pick(table: Table, bots: Bots, seat: int, bot: str) -> None:
    """Where nothing can be picked now, because the rules or the disk failed, take a breath: the table must go on."""
    try:
        await let_pick(table, bots, seat, bot)
    except Stale as fault:
        log.debug("bot came late", extra={"table": table.id[:SHOWN], "seat": seat, "fault": str(fault)})
    except FarshoreError as fault:
        log.warning("bot cannot pick", extra={"table": table.id[:SHOWN], "seat": seat, "fault": str(fault)})
        await asyncio.sleep(1.0)


async def let_pick(table: Table, bots: Bots, seat: int, bot: str) -> None:
    """The bot's pick; if it fails, the stand-in's, for good; if that fails too, any."""
    course = table.playing()
    asked = course.asked[seat]
    for who in (bot, STAND_IN):
        if course.decision(seat) is None or course.asked[seat] != asked:
            return
        try:
            path = await bots.pick(course, seat, who)
            if not (table.sheet.paused and table.sheet.chairs[seat].bot_picks):
                await table.pick_for(seat, asked, path)
        except (BotFailed, Illegal, RulesFailed) as fault:
            log.warning("bot failed", extra={"table": table.id[:SHOWN], "seat": seat, "bot": who, "fault": str(fault)})
            await stand_in(table, seat, who)
        else:
            return
    await pick_any(table, seat, asked)


async def stand_in(table: Table, seat: int, failed: str) -> None:
    """The table goes on with the stand-in in this seat, and everybody is told why it took so long."""
    async with table.lock:
        chair = table.sheet.chairs[seat]
        if chair.bot_picks and chair.bot == failed != STAND_IN:
            chair.bot = STAND_IN
            await table.commit()
    table.tell(News("bot-replaced", seat))


async def pick_any(table: Table, seat: int, asked: int) -> None:
    course = table.playing()
    decision = course.decision(seat)
    if decision is not None:
        path = decision.ask.describe(course.s, secrets.choice(list(decision.options(course.s))))
        await table.pick_for(seat, asked, path)


async def keep_time(table: Table, bots: Bots) -> None:
    """Where the clock has an autopilot, it picks for whoever's time is out."""
    bot = table.sheet.clock.autopilot
    if bot is None:
        return
    while table.is_running:
        out = table.clocks.first_out()
        if out is None or out[0] > time.time():
            await asyncio.sleep(min(1.0, out[0] - time.time()) if out else 1.0)
        else:
            table.tell(News("time-out", out[1]))
            await try_to_pick(table, bots, out[1], bot)


async def call_people(table: Table, webhooks: Webhooks) -> None:
    """Whose turn it is and who is not there is called once for each question, if the table has a webhook."""
    if not table.sheet.webhook:
        return
    called: set[tuple[int, int]] = set()
    while table.is_running:
        for seat in table.people_asked():
            chair = table.sheet.chairs[seat]
            asked = (seat, table.playing().asked[seat])
            if asked not in called and not table.present[chair.person]:
                message = {"table": table.id, "game": table.sheet.game, "seat": seat, "name": chair.name}
                webhooks.call(table.sheet.webhook, message)
            called.add(asked)
        await asyncio.sleep(1.0)
