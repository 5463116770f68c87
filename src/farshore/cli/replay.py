"""`farshore replay`: play a record again, verify it, or walk through it pick by pick."""

from __future__ import annotations

from pathlib import Path

import click
from rich.console import Console

from farshore.cli.arguments import language_option
from farshore.cli.console import console
from farshore.cli.scores import score_table
from farshore.core.agenda import SPECTATOR, hears
from farshore.core.errors import BrokenRecord
from farshore.core.record import Record
from farshore.core.replay import follow, read
from farshore.words import Words
from farshore.words.session_words import SessionWords


def read_text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError as why:
        raise BrokenRecord(f"{file} is not a record: it is not text in UTF-8") from why


@click.command("replay", epilog="\b\nExamples:\n  farshore replay game.rec\n  farshore replay game.rec --verify")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--verify", is_flag=True, help="Only tell whether the record is sound.")
@click.option("--step", is_flag=True, help="Stop after each player's pick; Enter continues, q quits.")
@language_option()
def command(file: Path, verify: bool, step: bool, lang: str) -> None:
    """Play a record again: its log, its result, and whether it is sound."""
    text = read_text(file)
    reading = read(text)
    record = reading.record
    out = console()
    session = reading.session
    words = SessionWords(session, lang)
    if not verify:
        out.print(f"[title]{words.title}[/]  [muted]{', '.join(record.header.players)}[/]")
        tell(out, words, record, step)
        out.print(score_table(session.game, session.s, words))
    if reading.fault is not None:
        raise BrokenRecord(f"{file}: {reading.fault}; the {len(record.picks)} picks before that line can be played")
    ended = "" if session.over else ", unfinished"
    out.print(f"[leaf]{file}: {len(record.picks)} picks, all sound{ended}[/]")


def tell(out: Console, words: Words, record: Record, step: bool) -> None:
    """The log as a spectator would see it."""
    if step:
        out.print("[muted]Enter continues, q quits.[/]")
    for move in follow(record):
        if step:
            out.print(f"[muted]{move.text}[/]")
        for event in move.events:
            if hears(event.audience, SPECTATOR):
                out.print(f"  {words.happened(event.name, event.facts)}", markup=False)
        if step and move.seat >= 0 and not go_on():
            return


def go_on() -> bool:
    answer = click.prompt("", prompt_suffix="", default="", show_default=False)
    return not str(answer).strip().lower().startswith("q")
