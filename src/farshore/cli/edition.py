"""`farshore edition`: your own component sets: copy one, change it, check it, compare it."""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import click

from farshore.cli.arguments import game_argument
from farshore.cli.console import console
from farshore.core.edition import edition_text, file_text
from farshore.core.errors import BrokenEdition, UnknownEdition
from farshore.core.game import Game
from farshore.core.registry import game_named

FILE = click.Path(dir_okay=False, path_type=Path)


@click.group(
    "edition",
    epilog="\b\nExamples:\n  farshore edition new century mine.toml\n  farshore edition check mine.toml\n"
    "  farshore edition diff mine.toml\n  farshore play century --terminal --edition mine.toml",
)
def command() -> None:
    """Make, check and compare component sets."""


def game_of(file: Path) -> Game:
    """The game that an edition file names."""
    try:
        value = tomllib.loads(file_text(file))
    except tomllib.TOMLDecodeError as why:
        raise BrokenEdition(f"{file} is not valid TOML: {why}") from why
    if not isinstance(value.get("game"), str):
        raise BrokenEdition(f'{file} does not say which game it is for: begin with game = "…"')
    return game_named(value["game"])


@command.command("new", epilog="\b\nExample:\n  farshore edition new century mine.toml")
@game_argument()
@click.argument("file", type=FILE)
@click.option("--from", "source", default="standard", show_default=True, help="The edition to start from.")
def new(game: Game, file: Path, source: str) -> None:
    """Write a copy of an edition to FILE, to be changed by you.

    Change what you know from your printed game, and set provenance = "owner" on every component you change.
    """
    if file.exists():
        raise UnknownEdition(f"{file} exists already; choose another name, nothing was written")
    if file.suffix != ".toml":
        raise UnknownEdition(f"an edition file ends in .toml, not in '{file.suffix}'")
    try:
        file.write_text(edition_text(game, source), encoding="utf-8")
    except OSError as why:
        raise UnknownEdition(f"{file} cannot be written: {why.strerror}") from why
    click.echo(f"{file} written. Change it, then: farshore edition check {file}")


@command.command("check", epilog="\b\nExample:\n  farshore edition check mine.toml")
@click.argument("file", type=FILE)
def check(file: Path) -> None:
    """Check that FILE is a valid edition; names the first place that is not."""
    game = game_of(file)
    try:
        edition = game.edition(str(file))
    except BrokenEdition as why:
        raise BrokenEdition(f"{file}: {why}") from why
    origin = ", ".join(f"{n} {where}" for where, n in sorted(edition.provenance.items()))
    console().print(f"[leaf]{file} is a sound edition of {game.name}[/] [muted]({origin}; digest {edition.digest})[/]")


@command.command(
    "diff", epilog="\b\nExamples:\n  farshore edition diff mine.toml\n  farshore edition diff a.toml b.toml"
)
@click.argument("file", type=FILE)
@click.argument("other", required=False, default="standard")
def diff(file: Path, other: str) -> None:
    """Show what FILE changes in another edition, by default the standard one. Exit code 1 if anything differs."""
    game = game_of(file)
    old = tomllib.loads(edition_text(game, other))
    new = tomllib.loads(file.read_text(encoding="utf-8"))
    found = list(differences(old, new))
    for line in found:
        click.echo(line)
    if found:
        sys.exit(1)
    click.echo(f"{file} and {other} say the same.")


def differences(old: Any, new: Any, place: str = "") -> Iterator[str]:
    """Every value that differs, by its path; components in a list are matched by id."""
    if isinstance(old, list) and isinstance(new, list) and all(isinstance(x, dict) for x in [*old, *new]):
        yield from mapping_differences(by_id(old), by_id(new), place)
    elif isinstance(old, Mapping) and isinstance(new, Mapping):
        yield from mapping_differences(old, new, place)
    elif old != new:
        yield f"{place}: {old!r} → {new!r}"


def mapping_differences(old: Mapping[str, Any], new: Mapping[str, Any], place: str) -> Iterator[str]:
    for key in [*old, *(key for key in new if key not in old)]:
        where = f"{place}.{key}" if place else key
        if key not in new:
            yield f"{where}: gone"
        elif key not in old:
            yield f"{where}: new, {new[key]!r}"
        else:
            yield from differences(old[key], new[key], where)


def by_id(rows: list[dict[str, Any]]) -> dict[str, Any]:
    return {str(row.get("id", number)): row for number, row in enumerate(rows)}
