"""`farshore play`: the table, for people at one keyboard and bots."""

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
from farshore.cli.terminal.sitting import Chair, Sitting, resumed
from farshore.cli.terminal.talk import Leave, Talk
from farshore.core.errors import UnknownGame, UnknownVariant, WrongSeatCount
from farshore.core.game import Game
from farshore.core.record import Header, Recorder
from farshore.core.registry import games
from farshore.core.replay import read
from farshore.players.registry import bot
from farshore.words import Words

BOT = "bot-"  # `note bot-1: greedy` in a record: who plays seat 1


def chairs_for(game: Game, seats: int, bots: list[str], names: list[str]) -> list[Chair]:
    """People first, then bots."""
    people = seats - len(bots)
    if people < 0:
        raise WrongSeatCount(f"{len(bots)} bots do not fit on {seats} seats; name fewer, or add --players")
    named = [Chair(names[seat] if seat < len(names) else "") for seat in range(people)]
    return named + [Chair(f"{spec} {people + i + 1}", bot(spec, game), spec) for i, spec in enumerate(bots)]


def chairs_of(game: Game, header: Header, lang: str) -> list[Chair]:
    """Those who sat there when the record was saved; bots are noted in its header."""
    specs = [header.notes.get(f"{BOT}{seat}", "") for seat in range(header.seats)]
    names = header.players or [Words(game, lang).seat(seat) for seat in range(header.seats)]
    return [Chair(name, bot(spec, game) if spec else None, spec) for name, spec in zip(names, specs, strict=True)]


def new_file(game: Game) -> Path:
    """The first free name in the user's own folder."""
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
        out.print(Text.assemble((f"{number:>3} ", "gold"), (Words(game, lang).title, "bold")))
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
@click.option("--terminal", is_flag=True, help="Play here, in the terminal, and not in the browser.")
@players_option()
@click.option(
    "--bots",
    type=BotNames(),
    default=None,
    help="Bots for the last seats, apart by commas; one person and greedy by default.",
)
@click.option("--names", default="", help="Names of the people, apart by commas.")
@settings_option()
@edition_option()
@click.option("--seed", type=click.IntRange(0, SEEDS), default=None, help="Of the luck; by lot when left out.")
@click.option("--save", type=click.Path(dir_okay=False, path_type=Path), default=None, help="Where to keep the record.")
@click.option("--resume", type=click.Path(exists=True, dir_okay=False, path_type=Path), help="Go on with a record.")
@language_option()
def command(
    game: Game | None,
    terminal: bool,
    players: int | None,
    bots: str | None,
    names: str,
    settings: tuple[tuple[str, str], ...],
    edition: str,
    seed: int | None,
    save: Path | None,
    resume: Path | None,
    lang: str,
) -> None:
    """Play a game: in the browser, or with --terminal here; alone against bots, or several people.

    The other options are for the terminal; in the browser the page asks.
    Every pick is on disk before the next question; leave at any time and go on with --resume.
    """
    if not terminal:
        refuse_in_browser(click.get_current_context())
        from farshore.cli.browser import play_in_browser

        play_in_browser(game)
        return
    luck = secrets.randbits(32) if seed is None else seed
    out = console()
    if resume is not None:
        sitting = reopened(resume, save, luck, lang)
    else:
        chosen = game or choose_game(lang)
        sitting = opened(chosen, players, bots, split_list(names), dict(settings), edition, luck, save, lang)
    header = sitting.header
    words = Words(sitting.game, lang, header.players, sitting.game.edition(header.edition))
    try:
        Talk(sitting, words, out).run()
        out.print(Text(words.text("terminal-record", {"file": str(sitting.file)}), style="muted"))
    except Leave:
        out.print()
        out.print(Text(words.text("terminal-saved", {"file": str(sitting.file)}), style="muted"))


def refuse_in_browser(ctx: click.Context) -> None:
    """Nothing that was asked for is passed over in silence."""
    given = [
        param.opts[0]
        for param in ctx.command.params
        if param.name not in ("game", "terminal")
        and ctx.get_parameter_source(str(param.name)) is ParameterSource.COMMANDLINE
    ]
    if given:
        raise UnknownVariant(f"{', '.join(given)}: only with --terminal; in the browser the page asks")


def reopened(file: Path, save: Path | None, seed: int, lang: str) -> Sitting:
    """Go on with a record; a damaged one is kept aside, and the game goes on from its sound part."""
    reading = read(file.read_text(encoding="utf-8", errors="replace"))
    if reading.fault is not None:
        kept = file.with_name(f"{file.name}.damaged")
        kept.write_bytes(file.read_bytes())
        words = Words(None, lang)
        fault = {"fault": str(reading.fault), "file": str(kept)}
        console().print(Text(words.text("terminal-damaged", fault), style="accent"))
    return resumed(reading, chairs_of(reading.game, reading.record.header, lang), seed, save or file)


def opened(
    game: Game,
    players: int | None,
    bots: str | None,
    names: list[str],
    settings: dict[str, str],
    edition: str,
    seed: int,
    save: Path | None,
    lang: str,
) -> Sitting:
    """A new sitting."""
    listed = [] if bots is None else split_list(bots)
    seats = players or max(game.seats[0], len(listed) + max(1, len(names)) if listed or names else 0)
    game.settle(seats, settings)
    if bots is None:
        listed = ["greedy"] * (seats - max(1, len(names)))
    chairs = chairs_for(game, seats, listed, names)
    words = Words(game, lang)
    for seat, chair in enumerate(chairs):
        chair.name = chair.name or words.seat(seat)
    recorder = Recorder(game, seats, settings, edition, [chair.name for chair in chairs])
    notes = {f"{BOT}{seat}": chair.spec for seat, chair in enumerate(chairs) if chair.spec}
    recorder.record.header.notes.update({"seed": str(seed), **notes})
    return Sitting(game, game.new(seats, settings, edition), recorder, chairs, seed, save or new_file(game))
