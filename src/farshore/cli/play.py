"""`farshore play`: play in the browser or in the terminal."""

from __future__ import annotations

import secrets
from pathlib import Path

import click
from click.core import ParameterSource
from platformdirs import user_data_path
from rich.text import Text

from farshore.cli.arguments import (
    SEEDS,
    BotNames,
    edition_option,
    game_argument,
    language_option,
    players_option,
    settings_option,
    split_list,
)
from farshore.cli.console import console
from farshore.cli.terminal.saved_game import Player, SavedGame
from farshore.cli.terminal.talk import Leave, Talk
from farshore.core.errors import UnknownGame, UnknownVariant, WrongSeatCount
from farshore.core.game import Game
from farshore.core.record import Header
from farshore.core.registry import games
from farshore.core.replay import read
from farshore.core.session import Session
from farshore.players.levels import DEFAULT_BOT
from farshore.players.registry import bot
from farshore.tables.names import BOT_NAMES
from farshore.words import Words
from farshore.words.session_words import SessionWords

BOT = "bot-"  # `note bot-1: greedy` in a record: who plays seat 1


def new_players(game: Game, seats: int, bots: list[str], names: list[str]) -> list[Player]:
    """People first, then bots."""
    people = seats - len(bots)
    if people < 0:
        raise WrongSeatCount(f"{len(bots)} bots need more than {seats} seats; name fewer, or set --players")
    named = [Player(names[seat] if seat < len(names) else "") for seat in range(people)]
    spare = [name for name in BOT_NAMES if name not in names]
    return named + [Player(spare[i], bot(spec, game), spec) for i, spec in enumerate(bots)]


def players_of(game: Game, header: Header, lang: str) -> list[Player]:
    """The players of a saved game; its header notes the bots."""
    specs = [header.notes.get(f"{BOT}{seat}", "") for seat in range(header.seats)]
    names = header.players or [Words(game, lang).seat(seat) for seat in range(header.seats)]
    return [Player(name, bot(spec, game) if spec else None, spec) for name, spec in zip(names, specs, strict=True)]


def new_file(game: Game) -> Path:
    """The first unused name in the user's data folder."""
    folder = user_data_path("farshore") / "records"
    number = 1
    while (file := folder / f"{game.name}-{number:03d}.rec").exists():
        number += 1
    return file


def choose_game(lang: str) -> Game:
    known = list(games().values())
    if len(known) == 1:
        return known[0]
    words = Words(None, lang)
    out = console()
    for number, game in enumerate(known, start=1):
        of_game = Words(game, lang)
        out.print(Text.assemble((f"{number:>3} ", "gold"), (of_game.title, "bold")))
        out.print(Text(f"    {of_game.tagline}", style="muted"))
    try:
        said = out.input(words.text("terminal-choose", {"most": len(known)})).strip()
    except EOFError:
        said = ""
    if said.isdecimal() and 1 <= int(said) <= len(known):
        return known[int(said) - 1]
    raise UnknownGame(f"name a game: farshore play {known[0].name} --terminal")


@click.command(
    "play",
    epilog="\b\nExamples:\n  farshore play\n  farshore play century --terminal\n"
    "  farshore play century --terminal --players 3 --bots greedy --names Ana,Rui\n"
    "  farshore play --terminal --resume game.rec",
)
@game_argument(required=False)
@click.option("--terminal", is_flag=True, help="Play in the terminal instead of the browser.")
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    default=8123,
    show_default=True,
    help="Port of the local server for the browser; 0 for any free one.",
)
@players_option()
@click.option(
    "--bots",
    type=BotNames(),
    default=None,
    help="Comma-separated bots for the last seats; by default one person plays against bots.",
)
@click.option("--names", default="", help="Comma-separated names of the people.")
@settings_option()
@edition_option()
@click.option("--seed", type=click.IntRange(0, SEEDS), default=None, help="Seed of the luck; random by default.")
@click.option("--save", type=click.Path(dir_okay=False, path_type=Path), default=None, help="File for the record.")
@click.option("--resume", type=click.Path(exists=True, dir_okay=False, path_type=Path), help="Continue a record.")
@click.option(
    "--plain", is_flag=True, help="No boxes, no colours, one fact a line: for screen readers; pipes get it anyway."
)
@click.option("--skip/--no-skip", default=True, help="Answer questions with only one option for you.")
@language_option()
def command(
    game: Game | None,
    terminal: bool,
    port: int,
    players: int | None,
    bots: str | None,
    names: str,
    settings: tuple[tuple[str, str], ...],
    edition: str,
    seed: int | None,
    save: Path | None,
    resume: Path | None,
    plain: bool,
    skip: bool,
    lang: str,
) -> None:
    """Play a game in the browser, or with --terminal here, against bots or other people.

    The other options are for the terminal; in the browser the page asks for them.
    Every pick is saved before the next question; quit at any time and continue with --resume.
    """
    if not terminal:
        refuse_in_browser(click.get_current_context())
        from farshore.cli.browser import play_in_browser

        play_in_browser(game, port)
        return
    luck = secrets.randbits(32) if seed is None else seed
    out = console(plain=plain)
    if resume is not None:
        saved = reopened(resume, save, luck, skip, lang)
    else:
        chosen = game or choose_game(lang)
        saved = opened(chosen, players, bots, split_list(names), dict(settings), edition, luck, save, skip, lang)
    session = saved.session
    words = SessionWords(session, lang)
    plain = plain or not out.is_terminal
    try:
        Talk(saved, words, out, plain).run()
        told = words.text("terminal-record", {"file": str(saved.file)})
    except Leave:
        out.print()
        told = words.text("terminal-saved", {"file": str(saved.file)})
    out.print(Text(told, style="muted"), soft_wrap=plain)


def refuse_in_browser(ctx: click.Context) -> None:
    """Options that only the terminal knows are refused, not ignored."""
    given = [
        param.opts[0]
        for param in ctx.command.params
        if param.name not in ("game", "terminal", "port")
        and ctx.get_parameter_source(str(param.name)) is ParameterSource.COMMANDLINE
    ]
    if given:
        raise UnknownVariant(f"{', '.join(given)}: only with --terminal; in the browser the page asks")


def reopened(file: Path, save: Path | None, seed: int, skip: bool, lang: str) -> SavedGame:
    """Continue a record; a damaged one is copied first, and the game continues from its sound part."""
    reading = read(file.read_text(encoding="utf-8", errors="replace"))
    if reading.fault is not None:
        kept = file.with_name(f"{file.name}.damaged")
        kept.write_bytes(file.read_bytes())
        words = Words(None, lang)
        fault = {"fault": str(reading.fault), "file": str(kept)}
        console().print(Text(words.text("terminal-damaged", fault), style="accent"))
    session = reading.session
    players = players_of(session.game, reading.record.header, lang)
    session.players = [player.name for player in players]
    return SavedGame(session, players, seed, save or file, skip)


def opened(
    game: Game,
    players: int | None,
    bots: str | None,
    names: list[str],
    settings: dict[str, str],
    edition: str,
    seed: int,
    save: Path | None,
    skip: bool,
    lang: str,
) -> SavedGame:
    """A new game."""
    listed = [] if bots is None else split_list(bots)
    seats = players or max(game.seats[0], len(listed) + max(1, len(names)) if listed or names else 0)
    game.settle(seats, settings)
    if bots is None:
        listed = [DEFAULT_BOT] * (seats - max(1, len(names)))
    seated = new_players(game, seats, listed, names)
    words = Words(game, lang)
    for seat, player in enumerate(seated):
        player.name = player.name or words.seat(seat)
    session = Session(game, seats, settings, edition, players=[player.name for player in seated])
    bot_notes = {f"{BOT}{seat}": player.spec for seat, player in enumerate(seated) if player.spec}
    session.notes.update({"seed": str(seed), **bot_notes})
    return SavedGame(session, seated, seed, save or new_file(game), skip)
