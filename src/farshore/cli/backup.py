"""`farshore backup`: copies all tables, also while they are being played."""

from __future__ import annotations

from pathlib import Path

import click

from farshore.server.settings import default_file
from farshore.store.protocol import BrokenStore
from farshore.store.sqlite import SqliteStore


@click.command(
    "backup", epilog="\b\nExamples:\n  farshore backup tables-copy.db\n  farshore serve --data tables-copy.db"
)
@click.argument("target", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--data", type=click.Path(dir_okay=False, path_type=Path), default=None, help="The database file.")
@click.option("--force", is_flag=True, help="Overwrite an older copy.")
def command(target: Path, data: Path | None, force: bool) -> None:
    """Copy all tables to TARGET, also while the server runs. The copy is checked before it is put in place."""
    source = data or default_file()
    if not source.exists():
        raise BrokenStore(f"there is no file {source}; name it with --data")
    if target.exists() and not force:
        raise BrokenStore(f"{target} exists; name another, or write over it with --force")
    store = SqliteStore(source)
    try:
        store.backup(target)
    finally:
        store.close()
    click.echo(f"{target}: {target.stat().st_size:,} bytes")
