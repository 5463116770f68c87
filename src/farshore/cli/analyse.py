"""`farshore analyse`: what every decision of a record cost, and what luck gave."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click
import msgspec

from farshore.cli.arguments import json_option
from farshore.cli.console import console, tracked
from farshore.cli.replay import read_text
from farshore.cli.tournament import right_aligned
from farshore.words import LANGUAGES, best_language

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.table import Table

    from farshore.study.types import Analysis, Budget, PlayedDecision
    from farshore.words import Words


@click.command(
    "analyse",
    epilog="\b\nExamples:\n  farshore analyse game.rec\n"
    "  farshore analyse game.rec --html report.html --language pt-BR\n"
    "  farshore analyse game.rec --effort 0.2 --json",
)
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@json_option()
@click.option("--html", "page", type=click.Path(dir_okay=False, path_type=Path), help="Write a report with a graph.")
@click.option(
    "--language", "--lang", type=click.Choice(LANGUAGES), default=best_language(""), help="Language of the report."
)
@click.option("--effort", type=click.FloatRange(0.01, 100), default=1.0, show_default=True, help="Simulations, times.")
@click.option("--yardstick", type=click.IntRange(0, 20), default=2, show_default=True, help="Games of expert.")
@click.option("--keep", type=click.Path(file_okay=False, path_type=Path), help="Folder that keeps analyses by record.")
def command(
    file: Path, as_json: bool, page: Path | None, language: str, effort: float, yardstick: int, keep: Path | None
) -> None:
    """Read every decision of a record again: what it cost, what luck gave, and how sure that is.

    It takes a minute or two, and a few more for the games that `expert` plays from the same start; docs/analysis.md
    explains the numbers. With --keep a stopped run goes on where it was, and nothing is computed twice.
    """
    from farshore.core.replay import session_of
    from farshore.study.budget import scaled
    from farshore.words.session_words import SessionWords

    record = read_text(file)
    words = SessionWords(session_of(record), language)
    budget = msgspec.structs.replace(scaled(effort), yardstick=yardstick)
    analysis = analysed(record, budget, keep, words.title)
    if page is not None:
        from farshore.study.report import html

        page.write_text(html(analysis, words), encoding="utf-8")
    if as_json:
        click.echo(msgspec.json.encode(analysis).decode())
    else:
        show(analysis, words)


def analysed(record: str, budget: Budget, keep: Path | None, what: str) -> Analysis:
    from farshore.study.analysis import plan, steps
    from farshore.study.shelf import Shelf

    found = Shelf(keep).steps(record, budget) if keep else steps(record, budget)
    for progress in tracked(found, len(plan(record, budget).units), what):
        if progress.analysis is not None:
            return progress.analysis
    raise AssertionError("an analysis ends with itself")


def show(analysis: Analysis, words: Words) -> None:
    """Players, turning points, marked decisions and points by category, in the terminal."""
    from farshore.study.report import category_table, player_heads, player_row, yardstick
    from farshore.study.sentences import turning

    out = console()
    heads, *rows = [player_heads(analysis, words), *(player_row(words, one) for one in analysis.reports)]
    out.print(filled([*heads[:4], heads[-1]], [[*row[:4], row[-1]] for row in rows]))
    out.print()
    out.print(filled([heads[0], *heads[4:-1]], [[row[0], *row[4:-1]] for row in rows]))  # accuracy: 80 columns wide
    out.print(f"\n{words.text('study-turning-points')}", style="bold")
    for point in analysis.turning_points:
        out.print(turning(words, point), markup=False)
    if not analysis.turning_points:
        out.print(words.text("study-none"), markup=False)
    for decision in analysis.decisions:
        if decision.mark:
            show_mistake(decision, words)
    out.print(f"\n{words.text('study-categories')}", style="bold")
    out.print(filled(*category_table(analysis, words)))
    if analysis.yardstick_games:
        out.print(yardstick(analysis, words), markup=False, style="muted")


def show_mistake(decision: PlayedDecision, words: Words) -> None:
    from farshore.study.sentences import asked, hindsight, verdict

    out = console()
    mark = words.text("study-mark", {"mark": decision.mark})
    out.print(f"\n{decision.first} {words.seat(decision.seat)}: {asked(words, decision)}", markup=False)
    out.print(f"{mark}. {verdict(words, decision)}", markup=False)
    if later := hindsight(words, decision):
        out.print(later, markup=False, style="muted")


def filled(heads: Sequence[str], rows: Sequence[Sequence[object]]) -> Table:
    table = right_aligned(*heads)
    for row in rows:
        table.add_row(*(str(cell) for cell in row))
    return table
