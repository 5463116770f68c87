"""Arguments that several commands share, with completion and clear errors."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import click
from click.shell_completion import CompletionItem

from farshore.core.errors import UnknownGame, UnknownVariant
from farshore.core.game import Game
from farshore.core.registry import game_named, games
from farshore.words import LANGUAGES, best_language

Decorator = Callable[[Any], Any]
SEEDS = 2**53  # the largest seed: leaves room to add to it


class GameName(click.ParamType[Game]):
    """A game by its name, or by any part that only one name has."""

    name = "game"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Game:
        return value if isinstance(value, Game) else game_named(value)

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        begun = [name for name in games() if name.startswith(incomplete)]
        return [CompletionItem(name) for name in begun or games() if incomplete in name]


class Setting(click.ParamType[tuple[str, str]]):
    """`name=value`, a variant of a game."""

    name = "name=value"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> tuple[str, str]:
        if isinstance(value, tuple):
            return value
        name, equals, chosen = str(value).partition("=")
        if not equals:
            raise UnknownVariant(f"write a variant as name=value, not '{value}'; 'farshore games' lists them")
        return name.strip(), chosen.strip()

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        """Names first, then the values of a name; for the game on the command line."""
        game = game_on_the_line(ctx)
        if game is None:
            return []
        written = [f"{o.name}={value}" for o in game.shown for value in o.values or (o.default,)]
        if "=" not in incomplete:
            written = [f"{o.name}=" for o in game.shown]
        return [CompletionItem(setting) for setting in written if setting.startswith(incomplete)]


def game_on_the_line(ctx: click.Context) -> Game | None:
    """While an option has no value yet, click has not parsed the arguments."""
    try:
        found = ctx.params.get("game") or game_named(ctx.args[0])
    except (UnknownGame, IndexError):
        return None
    return found if isinstance(found, Game) else None


class BotNames(click.ParamType[str]):
    """Comma-separated bots; the registry is loaded only when needed."""

    name = "text"

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        from farshore.players.registry import bots

        before, comma, last = incomplete.rpartition(",")
        return [CompletionItem(f"{before}{comma}{name}") for name in bots() if name.startswith(last)]


def game_argument(required: bool = True) -> Decorator:
    return click.argument("game", type=GameName(), required=required)


def players_option(default: int | None = None) -> Decorator:
    return click.option("--players", "-p", type=int, default=default, help="Number of seats; by default the fewest.")


def settings_option() -> Decorator:
    return click.option(
        "--variant",
        "--option",
        "-o",
        "settings",
        type=Setting(),
        multiple=True,
        help="A variant of the game; repeatable.",
    )


def edition_option() -> Decorator:
    return click.option("--edition", default="standard", show_default=True, help="A component set, or a .toml file.")


def json_option() -> Decorator:
    return click.option("--json", "as_json", is_flag=True, help="Print JSON instead of a table.")


def language_option() -> Decorator:
    wish = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return click.option(
        "--lang", type=click.Choice(LANGUAGES), default=best_language(wish), help="Language of the game's words."
    )


def database_option() -> Decorator:
    """Also by FARSHORE_DATABASE: other users of a machine can read command lines, and an address holds a password."""
    return click.option(
        "--database", envvar="FARSHORE_DATABASE", default="", help="postgresql://… instead of a file, for many servers."
    )


def seats_of(game: Game, players: int | None) -> int:
    """The number given, checked; or the fewest the game allows."""
    seats = game.seats[0] if players is None else players
    game.settle(seats)
    return seats


def split_list(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]
