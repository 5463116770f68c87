"""What a seat saw when it last chose, so that the next screen can tell what is new."""

from __future__ import annotations

from dataclasses import dataclass, field

from rich.text import Text

from farshore.cli.console import seat_style
from farshore.cli.terminal.board import facts
from farshore.cli.terminal.layout import Layout, told_once
from farshore.core.session import Session
from farshore.words import Words

FIRST = "points"  # stands before the other numbers of a seat


@dataclass
class Look:
    """Empty before the first one."""

    events: int = 0
    tallies: list[dict[str, int]] = field(default_factory=list)  # by seat
    facts: set[str] | None = None  # on the board


def look_at(session: Session, words: Words, seat: int) -> Look:
    seen = session.view(seat)
    tallies = [session.game.tallies(seen, other) for other in range(session.seats)]
    return Look(len(session.events(seat)), tallies, facts(words, session.game.plain_picture(seen)))


def news(session: Session, words: Words, seat: int, before: Look) -> list[str]:
    """What the seat has been told since."""
    return told_once(words.happened(one.name, one.facts) for one in session.events(seat, before.events))


def seat_lines(words: Words, asked: int, now: Look, before: Look, layout: Layout) -> list[Text]:
    """A line per seat, two for the one that is asked: its points, what has changed, and the rest."""
    if layout.plain:
        return [Text(line) for line in plain_seats(words, now, before)]
    wide = max(len(words.seat(seat)) for seat in range(len(now.tallies)))
    lines = []
    for seat, tallies in enumerate(now.tallies):
        old = before.tallies[seat] if before.tallies else tallies
        colour, shape = seat_style(seat)
        name = Text("▸ " if seat == asked else "  ", style="gold")
        name.append(f"{shape} {words.seat(seat):<{wide}}  ", style=f"bold {colour}")
        parts = [tally(words, key, tallies[key], old.get(key, 0)) for key in order(tallies, old, seat == asked)]
        if seat != asked:
            lines.append(layout.cropped(name + Text(" · ", style="muted").join(parts)))
            continue
        first, *more = layout.flow(parts, layout.width - name.cell_len) or [Text()]
        second = [Text(" · ", style="muted").join(more)] if more else []
        lines += [name + first, *(layout.cropped(Text(" " * name.cell_len) + part) for part in second)]
    return lines


def order(tallies: dict[str, int], old: dict[str, int], own: bool) -> list[str]:
    """Your own always in the same order; of the others what has changed comes first, since the line may be cut off."""
    shown = [key for key in tallies if tallies[key] or tallies[key] != old.get(key, 0)]
    return sorted(shown, key=lambda key: (key != FIRST, not own and tallies[key] == old.get(key, 0)))


def tally(words: Words, key: str, now: int, old: int) -> Text:
    text = Text.assemble((f"{words.tally(key)} ", "muted"), (str(now), "bold"))
    if now != old:
        text.append(f" ({signed(now - old)})", style="gain" if now > old else "loss")
    return text


def signed(n: int) -> str:
    return f"+{n}" if n > 0 else f"−{-n}"


def plain_seats(words: Words, now: Look, before: Look) -> list[str]:
    """A number a line: all of them at first, later those that have changed."""
    lines = []
    for seat, tallies in enumerate(now.tallies):
        for key, n in tallies.items():
            old = before.tallies[seat].get(key, 0) if before.tallies else 0
            if n != old:
                since = f" ({signed(n - old)})" if before.tallies else ""
                lines.append(f"{words.seat(seat)}, {words.tally(key)}: {n}{since}")
    return lines
