"""Lines of text for a window of any size, or one fact a line for screen readers and pipes."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby

from rich.console import Console
from rich.text import Text

from farshore.cli.console import SEATS

GAP = "  "
SHAPES = re.compile(f"[{''.join(shape for _, shape in SEATS)}] ")
MARK = "• "  # what has changed since the last look
SMALLEST = (40, 12)  # smaller windows are not tried
WRAPPER = Console(width=1000)  # only lends its ways of wrapping
NAME_SHARE, NOW_SHARE = 0.34, 0.34  # of the width, at most


@dataclass
class Row:
    """A thing on the table: its name, what it does, and what is on it now."""

    name: Text
    does: str = ""
    now: Text | None = None

    @property
    def fact(self) -> str:
        """The whole of it on one line."""
        told = [part for part in (self.does, self.now.plain if self.now else "") if part]
        name = self.name.plain.strip()
        return spoken(f"{name}: {' '.join(told)}" if told else name)


@dataclass(frozen=True)
class Layout:
    """What fits. Plain lines are as long as they are."""

    width: int
    height: int
    plain: bool = False

    @classmethod
    def of(cls, out: Console, plain: bool) -> Layout:
        return cls(max(out.width, SMALLEST[0]), max(out.height, SMALLEST[1]), plain)

    def rule(self, left: Text, right: str = "") -> Text:
        """A heading across the window."""
        if self.plain:
            return Text(f"{left.plain}. {right}" if right else left.plain)
        line = Text.assemble(("── ", "sea"), left, *([("  " + right, "muted")] if right else []))
        line.append(" " + "─" * max(0, self.width - line.cell_len - 1), style="sea")
        return self.cropped(line)

    def heading(self, text: str) -> Text:
        return Text(f"{text}:") if self.plain else self.cropped(Text(text, style="gold"))

    def cropped(self, line: Text, width: int = 0) -> Text:
        if not self.plain:
            line.truncate(width or self.width, overflow="ellipsis")
        return line

    def wrapped(self, text: Text, indent: int = 0) -> list[Text]:
        """Over as many lines as it takes."""
        if self.plain:
            return [text]
        return [Text(" " * indent) + line for line in wrap(text, self.width - indent)]

    def flow(self, parts: list[Text], width: int) -> list[Text]:
        """One after the other, separated by dots; no part is broken over two lines."""
        lines: list[Text] = []
        for part in parts:
            if lines and lines[-1].cell_len + 3 + part.cell_len <= width:
                lines[-1] += Text(" · ", style="muted") + part
            else:
                lines.append(Text() + part)
        return lines

    def rows(self, rows: list[Row], known: Iterable[str] | None = None) -> list[Text]:
        """A line each; things that were not so at the last look are marked."""
        before = None if known is None else set(known)
        if self.plain:
            return [Text(row.fact) for row in rows]
        named = [row.name.cell_len for row in rows if row.does or row.now]
        name = min(max(named, default=0), int(self.width * NAME_SHARE))
        now = min(max((row.now.cell_len if row.now else 0 for row in rows), default=0), int(self.width * NOW_SHARE))
        does = max(0, self.width - len(MARK) - name - now - 2 * len(GAP))
        lines = []
        for row in rows:
            changed = before is not None and row.fact not in before
            mark = Text(MARK if changed else " " * len(MARK), style="gold")
            if not row.does and not row.now:
                first, *more = self.wrapped(row.name, len(MARK)) or [Text()]
                lines += [mark + first[len(MARK) :], *more]
                continue
            line = mark + self.fitted(row.name, name)
            if now:
                line += Text(GAP) + self.fitted(row.now or Text(), now)
            lines.append(line + Text(GAP) + self.fitted(Text(row.does, style="muted"), does))
        return lines

    def full_rows(self, rows: list[Row]) -> list[Text]:
        """Names beside what they do, in full."""
        if self.plain:
            return [Text(row.fact) for row in rows]
        name = min(max((row.name.cell_len for row in rows), default=0), int(self.width * NAME_SHARE))
        lines = []
        for row in rows:
            told = Text(row.does, style="muted")
            if row.now:
                told = Text(" · ").join([row.now, told]) if row.does else row.now
            parts = wrap(told, max(10, self.width - name - len(GAP)))
            first = self.fitted(row.name.copy(), name) + Text(GAP)
            lines += [(first if i == 0 else Text(" " * (name + len(GAP)))) + part for i, part in enumerate(parts)]
            lines += [] if parts else [first]
        return lines

    def fitted(self, text: Text, width: int) -> Text:
        """Cut off or filled up to the width."""
        fit = text.copy()
        fit.truncate(width, overflow="ellipsis", pad=True)
        return fit

    def side_by_side(self, cells: list[Text], columns: int = 0) -> list[Text]:
        """In columns, read downwards: as many as fit whole, or a given number, cut off where they are too long."""
        widest = max(cell.cell_len for cell in cells)
        columns = columns or max(1, (self.width + len(GAP)) // (widest + len(GAP)))
        tall = -(-len(cells) // columns)
        wide = min(widest, (self.width + len(GAP)) // columns - len(GAP))
        return [Text(GAP).join(self.fitted(cell, wide) for cell in cells[i::tall]) for i in range(tall)]


def spoken(text: str) -> str:
    """Without the shapes of seats, which a screen reader would spell out."""
    return SHAPES.sub("", text)


def wrap(text: Text, width: int) -> list[Text]:
    return list(text.wrap(WRAPPER, width))


def told_once(lines: Iterable[str]) -> list[str]:
    """The same line several times in a row, once with its number."""
    counted = [(line, len(list(same))) for line, same in groupby(lines)]
    return [f"{line} (×{times})" if times > 1 else line for line, times in counted]
