"""`farshore backup`: copies all tables, also while they are being played."""

from __future__ import annotations

import asyncio
from pathlib import Path

import click

from farshore.cli.arguments import database_option
from farshore.server.settings import default_file
from farshore.store.copying import copy
from farshore.store.protocol import BrokenStore
from farshore.store.sqlite_file import SqliteFile


@click.command(
    "backup",
    epilog="\b\nExamples:\n  farshore backup tables-copy.db\n  farshore serve --data tables-copy.db\n"
    "  farshore backup tables-copy.db --database postgresql://farshore@db.example.org/farshore",
)
@click.argument("target", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--data", type=click.Path(dir_okay=False, path_type=Path), default=None, help="The database file.")
@database_option()
@click.option("--force", is_flag=True, help="Overwrite an older copy.")
def command(target: Path, data: Path | None, database: str, force: bool) -> None:
    """Copy all tables to the file TARGET, also while servers run. The copy is checked before it is put in place."""
    source = data or default_file()
    if not database and not source.exists():
        raise BrokenStore(f"there is no file {source}; name it with --data")
    if target.exists() and not force:
        raise BrokenStore(f"{target} exists; name another, or write over it with --force")
    if database:
        whole = target.with_name(f"{target.name}.whole")
        whole.unlink(missing_ok=True)
        asyncio.run(copy(database, str(whole), alone=False))
        whole.replace(target)
    else:
        copy_file(source, target)
    click.echo(f"{target}: {target.stat().st_size:,} bytes")


def copy_file(source: Path, target: Path) -> None:
    file = SqliteFile(source)
    try:
        file.backup(target)
    finally:
        file.close()
