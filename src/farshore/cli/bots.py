"""`farshore bots`: lets bots on this machine think for servers and tournaments elsewhere."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable
from contextlib import suppress

import click

from farshore.core.errors import FarshoreError
from farshore.store.opening import open_postgres


@click.command(
    "bots",
    epilog="\b\nExamples:\n  farshore bots --connect postgresql://bots@db.example.org/farshore\n"
    "  farshore bots --connect postgresql://bots@db.example.org/farshore --workers 16",
)
@click.option(
    "--connect", "database", envvar="FARSHORE_DATABASE", required=True, help="The database that the servers share."
)
@click.option("--workers", type=click.IntRange(1, 256), default=os.cpu_count() or 1, help="Bots that think at once.")
@click.option(
    "--for",
    "served",
    type=click.Choice(["all", "tables"]),
    default="all",
    show_default=True,
    help="'tables' leaves analyses and tournaments to others, so that nobody at a table waits for them.",
)
def command(database: str, workers: int, served: str) -> None:
    """Think for servers that run with --fleet and for 'farshore arena --backend fleet', until told to end.

    Any machine will do, and any number. Tables are served first, then hints, analyses, tournaments.
    """
    try:
        from farshore.tables.fleet_worker import work
    except ImportError as fault:
        raise FarshoreError(f"bots of a fleet need the extra 'postgres' ({fault})") from fault
    asyncio.run(reached(database))
    with suppress(KeyboardInterrupt):
        told = f"{workers} bots wait for questions"
        asyncio.run(until_told(work(database, workers, lambda: click.echo(told), tables_only=served == "tables")))


async def until_told(work: Awaitable[None]) -> None:
    """Ends in order by Ctrl+C, and by the signal with which services are ended."""
    working = asyncio.ensure_future(work)
    with suppress(NotImplementedError):  # on Windows
        for told in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(told, working.cancel)
    with suppress(asyncio.CancelledError):
        await working


async def reached(database: str) -> None:
    """What is wrong with the address is said at once."""
    await (await open_postgres(database, lines=1, migrates=False)).close()
