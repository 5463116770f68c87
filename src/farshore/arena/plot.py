"""Small plots as SVG text: bars, points with intervals, lines. Nothing to install, nothing to load."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

WIDTH, HEIGHT = 560, 280
LEFT, RIGHT, TOP, BOTTOM = 56, 16, 16, 44
COLOURS = ("#2f6f8f", "#c8743a", "#5f8f4e", "#8a5a9e", "#b8973a", "#4a4f8a", "#a84a5a", "#4a9a92")


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
    """What a mark says when it is pointed at."""
    return tag("title", escape(name))


def ticks(low: float, high: float, about: int = 6) -> list[float]:
    """Round numbers from one to the other."""
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

    def __init__(self, x: tuple[float, float], y: tuple[float, float], labels: tuple[str, str]) -> None:
        self.x = x
        self.y = y
        self.labels = labels
        self.marks: list[str] = []

    def across(self, x: float) -> float:
        low, high = self.x
        return LEFT + (WIDTH - LEFT - RIGHT) * (x - low) / ((high - low) or 1)

    def up(self, y: float) -> float:
        low, high = self.y
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * (y - low) / ((high - low) or 1)

    def line(self, points: Sequence[tuple[float, float]], stroke: str, name: str) -> None:
        path = " ".join(f"{self.across(x):.1f},{self.up(y):.1f}" for x, y in points)
        self.marks.append(tag("polyline", titled(name), points=path, fill="none", stroke=stroke, stroke_width=2))

    def bar(self, x: tuple[float, float], y: float, fill: str, name: str) -> None:
        left, right, top, ground = self.across(x[0]), self.across(x[1]), self.up(y), self.up(max(0, self.y[0]))
        size = {"width": max(0.5, right - left - 1), "height": ground - top}
        self.marks.append(tag("rect", titled(name), x=left, y=top, **size, fill=fill, fill_opacity=0.7))

    def interval(self, x: float, y: float, low: float, high: float, fill: str, name: str) -> None:
        """A point and how sure it is, upright."""
        at = self.across(x)
        whisker = {"x1": at, "x2": at, "y1": self.up(low), "y2": self.up(high)}
        self.marks.append(tag("line", "", **whisker, stroke=fill, stroke_width=3, stroke_opacity=0.5))
        self.marks.append(tag("circle", titled(name), cx=at, cy=self.up(y), r=5, fill=fill))

    def level(self, y: float) -> None:
        """A dashed line: what would be expected."""
        self.marks.append(self.horizontal(y, class_="expected", stroke_dasharray="4 4"))

    def horizontal(self, y: float, **attributes: object) -> str:
        return tag("line", "", x1=LEFT, x2=WIDTH - RIGHT, y1=self.up(y), y2=self.up(y), **attributes)

    def axes(self, names: Sequence[str]) -> list[str]:
        out = []
        for y in ticks(*self.y):
            out.append(self.horizontal(y, class_="grid"))
            out.append(tag("text", f"{y:g}", x=LEFT - 6, y=self.up(y) + 4, text_anchor="end"))
        stops = list(enumerate(names)) if names else [(x, f"{x:g}") for x in ticks(*self.x)]
        for x, name in stops:
            out.append(tag("text", escape(name), x=self.across(x), y=HEIGHT - BOTTOM + 16, text_anchor="middle"))
        below, beside = map(escape, self.labels)
        middle = HEIGHT // 2
        out.append(tag("text", below, x=(LEFT + WIDTH) // 2, y=HEIGHT - 6, text_anchor="middle"))
        out.append(tag("text", beside, x=12, y=middle, text_anchor="middle", transform=f"rotate(-90 12 {middle})"))
        return out

    def svg(self, names: Sequence[str] = ()) -> str:
        """`names` stand below 0, 1, 2 … instead of numbers."""
        inside = "".join([*self.axes(names), *self.marks])
        return tag("svg", inside, viewBox=f"0 0 {WIDTH} {HEIGHT}", role="img", aria_label=" / ".join(self.labels))


def legend(names: Sequence[str]) -> str:
    items = [tag("li", tag("i", style=f"background:{colour(i)}") + escape(name)) for i, name in enumerate(names)]
    return tag("ul", "".join(items), class_="legend")
