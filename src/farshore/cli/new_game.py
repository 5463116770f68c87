"""`farshore new-game`: writes a package to fill in; its tests fail until you do."""

from __future__ import annotations

import keyword
import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

import click

from farshore.core.errors import FarshoreError, UnknownGame
from farshore.core.registry import games

SUFFIX = ".template"


def title_of(name: str) -> str:
    return " ".join(part.capitalize() for part in name.split("_"))


def filled_in(text: str, name: str) -> str:
    """The templates are a game called New Game; every spelling of that name is replaced."""
    title = title_of(name)
    initials = "".join(part[0] for part in title.split())
    spellings = {
        "new_game": name,
        "NewGame": title.replace(" ", ""),
        "New Game": title,
        "NG-": f"{initials}-",
    }
    for old, new in spellings.items():
        text = text.replace(old, new)
    return text


def templates(folder: Traversable, place: str = "") -> list[tuple[str, str]]:
    """Every template with its target path."""
    found: list[tuple[str, str]] = []
    for part in sorted(folder.iterdir(), key=lambda x: x.name):
        path = f"{place}{part.name}"
        if part.is_dir():
            found += templates(part, f"{path}/")
        elif part.name.endswith(SUFFIX):
            found.append((path.removesuffix(SUFFIX), part.read_text(encoding="utf-8")))
    return found


def check_name(name: str) -> None:
    if keyword.iskeyword(name):
        raise UnknownGame(f"'{name}' is no name for a game: it is a word of Python, and the game will be a package")
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", name):
        raise UnknownGame(f"'{name}' is no name for a game: use small letters, digits and underscores, like my_game")
    if name in games():
        raise UnknownGame(f"there is a game '{name}' already; choose another name")


@click.command("new-game", epilog="\b\nExample:\n  farshore new-game my_game && cd my_game && pytest")
@click.argument("name")
@click.option(
    "--into", type=click.Path(file_okay=False, path_type=Path), default=None, help="Folder; ./NAME by default."
)
def command(name: str, into: Path | None) -> None:
    """Write a package for a new game, with rules, components, words, ledger and tests to fill in."""
    check_name(name)
    folder = into or Path(name)
    if folder.exists() and any(folder.iterdir()):
        raise FarshoreError(f"{folder} is not empty; nothing was written. Choose another folder with --into")
    for path, text in templates(files("farshore.cli").joinpath("scaffold")):
        file = folder / filled_in(path, name)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(filled_in(text, name), encoding="utf-8")
    click.echo(f"{folder} written. Begin in {folder / name / 'steps' / 'turn.py'}; the story is docs/write-a-game.md.")
    click.echo(f"Its tests are red until the rules are there: cd {folder} && python -m pytest")
