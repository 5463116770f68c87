"""`farshore replay`: a record played again, verified, or walked through pick by pick."""

from __future__ import annotations

from pathlib import Path

import click
from rich.console import Console

from farshore.cli.arguments import language_option
from farshore.cli.console import console
from farshore.cli.scores import score_table
from farshore.core.agenda import SPECTATOR, hears
from farshore.core.decision import pending
from farshore.core.errors import BrokenRecord
from farshore.core.record import Record
from farshore.core.replay import follow, read
from farshore.words import Words


def read_text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError as why:
        raise BrokenRecord(f"{file} is not a record: it is not text in UTF-8") from why


@click.command("replay", epilog="\b\nExamples:\n  farshore replay game.rec\n  farshore replay game.rec --verify")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--verify", is_flag=True, help="Say only whether the record holds.")
@click.option("--step", is_flag=True, help="Stop after each pick of a player; Enter goes on, q ends.")
@language_option()
def command(file: Path, verify: bool, step: bool, lang: str) -> None:
    """Play a record again: log, result, and whether it holds."""
    text = read_text(file)
    reading = read(text)
    record = reading.record
    out = console()
    words = Words(reading.game, lang, record.header.players, reading.game.edition(record.header.edition))
    if not verify:
        out.print(f"[bold accent]{words.title}[/]  [muted]{', '.join(record.header.players)}[/]")
        tell(out, words, record, step)
        out.print(score_table(reading.game, reading.s, words))
    if reading.fault is not None:
        raise BrokenRecord(f"{file}: {reading.fault}; the {len(record.picks)} picks before that line can be played")
    ended = "" if pending(reading.s) == [] else ", unfinished"
    out.print(f"[leaf]{file}: {len(record.picks)} picks, all sound{ended}[/]")


def tell(out: Console, words: Words, record: Record, step: bool) -> None:
    """The log as a spectator would have heard it."""
    if step:
        out.print("[muted]Enter goes on, q ends.[/]")
    for moment in follow(record):
        lines = [words.event(moment.s, event) for event in moment.events if hears(event[2], SPECTATOR)]
        if step:
            out.print(f"[muted]{moment.line.text}[/]")
        for line in lines:
            out.print(f"  {line}", markup=False)
        if step and moment.seat >= 0 and not go_on():
            return


def go_on() -> bool:
    answer = click.prompt("", prompt_suffix="", default="", show_default=False)
    return not str(answer).strip().lower().startswith("q")
