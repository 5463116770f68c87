"""Small plots as SVG text: bars, bands, points with intervals. They need no library and load nothing."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

WIDTH, HEIGHT = 560, 280
LEFT, RIGHT, TOP, BOTTOM = 64, 16, 16, 44
STRIP, STRIP_EDGE = 180, 6
COLOURS = ("#2f6f8f", "#c8743a", "#5f8f4e", "#8a5a9e", "#b8973a", "#4a4f8a", "#a84a5a", "#4a9a92", "#7a6a55", "#c98aa8",
           "#7d8b99", "#9aa83f")  # fmt: skip


def colour(number: int) -> str:
    return COLOURS[number % len(COLOURS)]


def tag(name: str, inside: str = "", /, **attributes: object) -> str:
    """An element; numbers are rounded, and `stroke_width` becomes `stroke-width`."""
    parts = [name]
    for key, value in attributes.items():
        text = f"{value:.1f}" if isinstance(value, float) else escape(str(value))
        parts.append(f'{key.rstrip("_").replace("_", "-")}="{text}"')
    return f"<{' '.join(parts)}>{inside}</{name}>"


def titled(name: str) -> str:
    """The tooltip of a mark."""
    return tag("title", escape(name))


def ticks(low: float, high: float, about: int = 6) -> list[float]:
    """Round numbers between two values."""
    span = (high - low) or 1.0
    unit = 0.001
    for step in (1, 2, 5) * 9:
        if span / (unit * step) <= about:
            unit *= step
            break
        if step == 5:
            unit *= 10
    first = -(-low // unit)
    return [round(unit * (first + i), 10) for i in range(int(high / unit - first + 1e-9) + 1)]


class Plot:
    """A frame with two axes; marks are added in the units of the data."""

    def __init__(
        self, x: tuple[float, float], y: tuple[float, float], labels: tuple[str, str], height: int = HEIGHT
    ) -> None:
        self.x = x
        self.y = y
        self.labels = labels
        self.height = height
        self.marks: list[str] = []

    def across(self, x: float) -> float:
        low, high = self.x
        return LEFT + (WIDTH - LEFT - RIGHT) * (x - low) / ((high - low) or 1)

    def up(self, y: float) -> float:
        low, high = self.y
        return self.height - BOTTOM - (self.height - TOP - BOTTOM) * (y - low) / ((high - low) or 1)

    def band(self, xs: Sequence[float], low: Sequence[float], high: Sequence[float], fill: str, name: str) -> None:
        """The area between two lines."""
        there = [(self.across(x), self.up(y)) for x, y in zip(xs, high, strict=True)]
        back = [(self.across(x), self.up(y)) for x, y in zip(xs, low, strict=True)]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in [*there, *back[::-1]])
        self.marks.append(tag("polygon", titled(name), points=path, fill=fill, fill_opacity=0.85))

    def bar(self, x: tuple[float, float], y: float, fill: str, name: str, ground: float = 0) -> None:
        left, right, top = self.across(x[0]), self.across(x[1]), self.up(y)
        size = {"width": max(0.5, right - left - 1), "height": self.up(ground) - top}
        self.marks.append(tag("rect", titled(name), x=left, y=top, **size, fill=fill, fill_opacity=0.8))

    def interval(self, x: float, y: float, low: float, high: float, fill: str, name: str) -> None:
        """A point with a vertical interval."""
        at = self.across(x)
        whisker = {"x1": at, "x2": at, "y1": self.up(low), "y2": self.up(high)}
        self.marks.append(tag("line", "", **whisker, stroke=fill, stroke_width=3, stroke_opacity=0.4))
        self.marks.append(tag("circle", titled(name), cx=at, cy=self.up(y), r=5, fill=fill))

    def level(self, y: float) -> None:
        """A dashed line at the expected value."""
        self.marks.append(self.horizontal(y, class_="expected"))

    def upright(self, x: float, y: tuple[float, float], text: str) -> None:
        """A labelled line, for a mean."""
        at, top = self.across(x), self.up(y[1])
        self.marks.append(tag("line", "", x1=at, x2=at, y1=self.up(y[0]), y2=top, class_="mean"))
        self.marks.append(tag("text", escape(text), x=at, y=top - 4, text_anchor="middle", class_="said"))

    def label(self, x: float, y: float, text: str) -> None:
        """A label to the right of a point, or to the left where there is no room."""
        at = self.across(x)
        is_late = at > WIDTH - 150
        place = {"x": at - 9 if is_late else at + 9, "y": self.up(y) + 4, "text_anchor": "end" if is_late else "start"}
        self.marks.append(tag("text", escape(text), **place, class_="said"))

    def horizontal(self, y: float, **attributes: object) -> str:
        return tag("line", "", x1=LEFT, x2=WIDTH - RIGHT, y1=self.up(y), y2=self.up(y), **attributes)

    def axes(self, names: Sequence[str], rows: Sequence[str]) -> list[str]:
        out = []
        for y, name in list(enumerate(rows)) if rows else [(y, f"{y:g}") for y in ticks(*self.y)]:
            out.append(self.horizontal(y, class_="grid"))
            lift = -6 if rows else 4
            out.append(tag("text", escape(name), x=LEFT - 6, y=self.up(y) + lift, text_anchor="end"))
        stops = list(enumerate(names)) if names else [(x, f"{x:g}") for x in ticks(*self.x) if x == int(x)]
        for x, name in stops:
            out.append(tag("text", escape(name), x=self.across(x), y=self.height - BOTTOM + 16, text_anchor="middle"))
        below, beside = map(escape, self.labels)
        middle = self.height // 2
        out.append(tag("text", below, x=(LEFT + WIDTH) // 2, y=self.height - 6, text_anchor="middle"))
        out.append(tag("text", beside, x=12, y=middle, text_anchor="middle", transform=f"rotate(-90 12 {middle})"))
        return out

    def svg(self, names: Sequence[str] = (), rows: Sequence[str] = ()) -> str:
        """`names` stand below 0, 1, 2 … instead of numbers, `rows` beside them."""
        inside = "".join([*self.axes(names, rows), *self.marks])
        box = f"0 0 {WIDTH} {self.height}"
        return tag("svg", inside, viewBox=box, role="img", aria_label=" / ".join(filter(None, self.labels)))


def strip(at: float, interval: tuple[float, float], expected: float, scale: tuple[float, float], kind: str) -> str:
    """A horizontal interval for a table cell."""
    unit = (STRIP - 2 * STRIP_EDGE) / ((scale[1] - scale[0]) or 1)
    x, left, right, middle = (STRIP_EDGE + unit * (share - scale[0]) for share in (at, *interval, expected))
    inside = tag("line", "", x1=middle, x2=middle, y1=0, y2=16, class_="expected")
    inside += tag("line", "", x1=left, x2=right, y1=8, y2=8, stroke_width=3)
    inside += tag("circle", "", cx=x, cy=8, r=4)
    return tag("svg", inside, viewBox=f"0 0 {STRIP} 16", class_=f"strip {kind}", aria_hidden="true")


def legend(names: Sequence[str]) -> str:
    items = [tag("li", tag("i", style=f"background:{colour(i)}") + escape(name)) for i, name in enumerate(names)]
    return tag("ul", "".join(items), class_="legend")
