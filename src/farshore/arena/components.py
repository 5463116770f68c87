"""Statistics of components for designers: what is done with each, and whether it goes with winning."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from farshore.arena.page import Html, Page, figure, percent, span, table
from farshore.arena.plot import WIDTH, Plot, strip, tag
from farshore.arena.standings import Component
from farshore.words import Words
from farshore.words.words import message_id

SEVERAL = 4  # components that are worth a plot
NAMED = 6  # of them, those that stand out most
TALL = 380
NEAR = 13  # pixels; labels closer than this would overlap


def deed(words: Words, event: str) -> str:
    """An event without its seat and things: "… buys … for $…"."""
    assert words.game is not None
    labels = [spec.partition(":")[0] for spec in words.game.events[event].split()]
    return words.text(message_id("event", event), dict.fromkeys(labels, "…"))


def verdict(x: Component, expected: float) -> str:
    """Better or worse than chance explains, or neither."""
    return "good" if x.low > expected else "bad" if x.high < expected else "even"


def things(page: Page, found: Sequence[Component], expected: float) -> str:
    """`expected` is the share of wins that a seat has anyway."""
    if not found:
        return ""
    parts = [tag("h2", escape(page.say("components"))), tag("p", escape(page.say("components-help")))]
    keys = " · ".join(tag("b", "● ", class_=k) + escape(page.say(f"verdict-{k}")) for k in ("good", "bad", "even"))
    parts.append(tag("p", keys, class_="quiet"))
    for event in dict.fromkeys(x.event for x in found):
        mine = sorted((x for x in found if x.event == event), key=lambda x: (-x.wins, x.ref))
        both = tag("div", ranking(page, mine, expected) + scatter(page, mine, expected), class_="plots")
        parts.append(tag("section", tag("h3", escape(deed(page.words, event))) + both))
    return "".join(parts)


def ranking(page: Page, found: Sequence[Component], expected: float) -> str:
    """The components that win most first, with intervals on one scale."""
    scale = min(expected, *(x.low for x in found)), max(expected, *(x.high for x in found))
    rows = []
    for x in found:
        drawn = strip(x.wins, (x.low, x.high), expected, scale, verdict(x, expected))
        figures = x.times, percent(x.games), f"{x.score:.1f}", percent(x.wins)
        rows.append((page.words.ref(x.ref), *figures, Html(tag("span", drawn, title=span(x.low, x.high)))))
    return table(page.heads("thing", "times", "in-games", "score", "wins", "interval"), rows)


def scatter(page: Page, found: Sequence[Component], expected: float) -> str:
    """Frequency against win share, a point for each component; the outliers are labelled."""
    if len(found) < SEVERAL:
        return ""
    often = [100 * x.games for x in found]
    well = [100 * share for x in found for share in (x.low, x.high, expected)]
    plot = Plot(
        (max(0, min(often) - 3), min(100, max(often) + 3)),
        (max(0, min(well) - 2), min(100, max(well) + 2)),
        (page.say("in-games-percent"), page.say("win-percent")),
        TALL,
    )
    plot.level(100 * expected)
    for x in found:
        said = f"{page.words.ref(x.ref)}: {percent(x.games)}, {percent(x.wins)}"
        plot.interval(100 * x.games, 100 * x.wins, 100 * x.low, 100 * x.high, f"var(--{verdict(x, expected)})", said)
    for x in outstanding(plot, found, expected):
        plot.label(100 * x.games, 100 * x.wins, page.words.ref(x.ref))
    return figure("", plot.svg())


def outstanding(plot: Plot, found: Sequence[Component], expected: float) -> list[Component]:
    """The outliers first; no two so close that their labels would overlap."""
    named: list[Component] = []
    far = sorted((x for x in found if verdict(x, expected) != "even"), key=lambda x: -abs(x.wins - expected))
    for x in far:
        crowded = any(
            abs(plot.up(100 * x.wins) - plot.up(100 * y.wins)) < NEAR
            and abs(plot.across(100 * x.games) - plot.across(100 * y.games)) < WIDTH / 2
            for y in named
        )
        if not crowded and len(named) < NAMED:
            named.append(x)
    return named
