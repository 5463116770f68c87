"""`farshore bots`: lets bots on this machine pick for servers elsewhere."""

from __future__ import annotations

import asyncio
import os
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
def command(database: str, workers: int) -> None:
    """Pick for the bots of servers that run with --fleet, until interrupted. Any machine will do, and any number."""
    try:
        from farshore.tables.fleet_worker import work
    except ImportError as fault:
        raise FarshoreError(f"bots of a fleet need the extra 'postgres' ({fault})") from fault
    asyncio.run(reached(database))
    with suppress(KeyboardInterrupt):
        asyncio.run(work(database, workers, lambda: click.echo(f"{workers} bots wait for questions")))


async def reached(database: str) -> None:
    """What is wrong with the address is said at once."""
    await (await open_postgres(database, lines=1, migrates=False)).close()
