"""`farshore move`: takes all tables from SQLite to PostgreSQL, or back, and proves that nothing was lost."""

from __future__ import annotations

import asyncio

import click

from farshore.store.copying import copy


@click.command(
    "move",
    epilog="\b\nExamples:\n  farshore move --from tables.db --to postgresql://farshore@db.example.org/farshore\n"
    "  farshore move --from postgresql://farshore@db.example.org/farshore --to tables.db",
)
@click.option("--from", "source", required=True, help="A SQLite file, or postgresql://…; no server may use it.")
@click.option("--to", "target", required=True, help="A new SQLite file, or an empty database.")
def command(source: str, target: str) -> None:
    """Copy every row to another store, and compare both. The source stays as it is; nothing is deleted."""
    made = asyncio.run(copy(source, target, alone=True))
    click.echo(f"{made.rows:,} rows, the same in both: {made.digest}")
