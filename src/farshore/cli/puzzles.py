"""`farshore puzzles`: find positions where one pick is clearly best."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click
import msgspec

from farshore.cli.arguments import game_argument
from farshore.cli.console import console
from farshore.core.game import Game

if TYPE_CHECKING:
    from farshore.study.puzzle_file import KeptGame


@click.command(
    "puzzles",
    epilog="\b\nExamples:\n  farshore puzzles century --count 20 --out puzzles.jsonl\n"
    "  nice farshore puzzles race --count 200 --out race.jsonl     stopped, it goes on where it was\n"
    "  farshore puzzles race --check --out race.jsonl              keep those that still hold",
)
@game_argument()
@click.option("--count", type=click.IntRange(1), default=20, show_default=True, help="How many the file shall hold.")
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), required=True, help="Puzzles are added to it.")
@click.option("--seed", type=click.IntRange(0), default=0, show_default=True, help="Of the first game that is played.")
@click.option("--check", is_flag=True, help="Find none; confirm those in the file again, and keep those that hold.")
def command(game: Game, count: int, out: Path, seed: int, check: bool) -> None:
    """Let strong bots play, and keep the positions where one pick is clearly best.

    Each is confirmed by longer searches with other luck; docs/analysis.md says how. The file holds a line per game that
    was searched. A run that was stopped continues with the same command.
    """
    from farshore.study.puzzle_file import read_games

    kept = read_games(whole_lines(out))
    if check and not kept:
        raise click.BadParameter(f"{out} holds no puzzles", param_hint="--out")
    if check:
        confirm_all(game, kept, out, seed)
    else:
        find_more(game, kept, out, seed, count)


def find_more(game: Game, kept: list[KeptGame], out: Path, seed: int, count: int) -> None:
    from farshore.study.finder import find
    from farshore.study.puzzle_file import without_known

    known = {(puzzle.digest, puzzle.seat) for one in kept for puzzle in one.puzzles}
    following = max((one.seed + 1 for one in kept), default=seed)
    with out.open("ab") as file:
        while len(known) < count:
            for one in find(game, following):
                file.write(msgspec.json.encode(without_known(one, known)) + b"\n")
                file.flush()
            following += 1
            console().print(f"{game.name}: {len(known)} puzzles after game {following}")


def confirm_all(game: Game, kept: list[KeptGame], out: Path, seed: int) -> None:
    """The file is replaced at the end, at once: a run that is stopped loses nothing."""
    from farshore.study.puzzle_check import confirm

    before, held, lines = 0, 0, []
    for old, new in zip(kept, confirm(game, kept, seed), strict=True):
        before, held = before + len(old.puzzles), held + len(new.puzzles)
        lines.append(msgspec.json.encode(new) + b"\n")
        if old.puzzles:
            console().print(f"{game.name}: {held} of {before} hold")
    fresh = out.with_name(out.name + ".new")
    fresh.write_bytes(b"".join(lines))
    fresh.replace(out)


def whole_lines(out: Path) -> bytes:
    """What the file holds, without a last line that was cut off; that is removed."""
    text = out.read_bytes() if out.exists() else b""
    whole = text[: text.rfind(b"\n") + 1]
    if len(whole) < len(text):
        out.write_bytes(whole)
    return whole
