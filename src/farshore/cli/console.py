"""Colours of the terminal, and progress bars for what takes long."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from threading import Timer
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.theme import Theme

T = TypeVar("T")
PATIENCE = 2.0  # seconds before a progress bar shows

THEME = Theme(
    {
        "sea": "#5aa3c7",
        "accent": "#ff7a52",
        "gold": "#f0b94a",
        "leaf": "#86b36b",
        "muted": "#9bb0bd",
        "title": "bold #ff7a52",
        "turn": "bold #f0b94a",
        "thing": "bold #5aa3c7",
        "gain": "#86b36b",
        "loss": "#ff7a52",
    }
)
SEATS = (  # shape too, for people who cannot tell the colours apart
    ("#3aa0e0", "●"),
    ("#e8772e", "■"),
    ("#1fb98d", "▲"),
    ("#e5c200", "◆"),
    ("#c983b5", "⬢"),
    ("#56b4e9", "★"),
)


def console(stderr: bool = False, plain: bool = False) -> Console:
    return Console(theme=THEME, stderr=stderr, highlight=False, color_system=None if plain else "auto")


def seat_style(seat: int) -> tuple[str, str]:
    return SEATS[seat % len(SEATS)]


def tracked(items: Iterable[T], total: int, what: str) -> Iterator[T]:
    """The same items, with a progress bar on standard error once they take longer than two seconds."""
    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=console(stderr=True), transient=True, refresh_per_second=4)
    task = bar.add_task(what, total=total)
    patience = Timer(PATIENCE, bar.start)
    patience.daemon = True
    patience.start()
    try:
        for done, item in enumerate(items):
            bar.update(task, completed=done)
            yield item
    finally:
        patience.cancel()
        patience.join()
        if bar.live.is_started:
            bar.stop()
