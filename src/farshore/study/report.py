"""An analysis as one HTML file that needs nothing else: graph, players, turning points, mistakes."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from farshore.arena.page import Html, Page, percent, table
from farshore.arena.plot import Plot, colour, legend, tag, titled
from farshore.study.sentences import asked, choice, hindsight, reach, signed, turning, verdict
from farshore.study.types import Accuracy, Analysis, Estimate, PlayedDecision, SeatReport
from farshore.words.words import Words

HEIGHT = 220  # of the graph
SIGNS = {"inaccuracy": "?!", "mistake": "?", "blunder": "??"}


def html(analysis: Analysis, words: Words) -> str:
    """The whole report. `words` knows the game, its players and the language."""
    page = Page(words, words.language)
    title = words.text("study-title", {"game": words.title})
    parts = [
        tag("h1", escape(title)),
        tag("p", escape(words.text("study-method")), class_="quiet"),
        tag("h2", escape(words.text("study-graph"))),
        tag("div", tag("div", graph(analysis, words), style="min-width:30rem"), class_="scroll"),
        legend([words.seat(k) for k in range(analysis.seats)]),
        players(analysis, words),
        turning_points(analysis, words),
        mistakes(analysis, words),
        categories(analysis, words),
    ]
    return page.whole(title, [tag("div", "".join(parts), style="max-width:60rem;margin:auto")])


def graph(analysis: Analysis, words: Words) -> str:
    """A line for every seat with its band of uncertainty, marks on the decisions, milestones below."""
    plot = Plot(
        (0, max(1, analysis.rows)), (0, 100), (words.text("study-choice"), words.text("study-graph") + ", %"), HEIGHT
    )
    rows = [one.row for one in analysis.moments]
    for seat in range(analysis.seats):
        shares = [one.shares[seat] for one in analysis.moments]
        name = words.seat(seat)
        plot.band(rows, [100 * e.low for e in shares], [100 * e.high for e in shares], colour(seat) + "40", name)
        points = " ".join(
            f"{plot.across(x):.1f},{plot.up(100 * e.value):.1f}" for x, e in zip(rows, shares, strict=True)
        )
        line = {"points": points, "fill": "none", "stroke": colour(seat), "stroke_width": 2}
        plot.marks.append(tag("polyline", titled(name), **line))
    for stone in analysis.milestones:
        at, told = plot.across(stone.row), titled(words.happened(stone.event, stone.facts))
        plot.marks.append(tag("line", told, x1=at, x2=at, y1=plot.up(0), y2=plot.up(100), class_="expected"))
    plot.marks += [mark_of(plot, analysis, words, one) for one in analysis.decisions if one.mark]
    return plot.svg()


def mark_of(plot: Plot, analysis: Analysis, words: Words, decision: PlayedDecision) -> str:
    share = analysis.moments[decision.after].shares[decision.seat].value
    x, y = plot.across(decision.first), plot.up(100 * share)
    told = titled(f"{decision.first}: {verdict(words, decision)}")
    dot = tag("circle", told, cx=x, cy=y, r=7, fill=colour(decision.seat))
    sign = SIGNS[decision.mark or "inaccuracy"]
    return dot + tag("text", sign, x=x, y=y + 3, text_anchor="middle", style="fill:#fff;font:bold 9px sans-serif")


def change(e: Estimate) -> str:
    return f"{signed(e)} ± {reach(e)}"


def kept(accuracy: Accuracy) -> str:
    if accuracy.kept is None:
        return "–"
    e = accuracy.kept
    return f"{e.value:.0f} ({e.low:.0f} – {e.high:.0f})"


def players(analysis: Analysis, words: Words) -> str:
    note = tag("p", f"{' · '.join(SIGNS.values())}: {escape(words.text('study-marks'))}", class_="quiet")
    return table(player_heads(analysis, words), [player_row(words, one) for one in analysis.reports]) + note


def player_heads(analysis: Analysis, words: Words) -> list[str]:
    heads = [words.text(f"study-{name}") for name in ("player", "score", "luck", "skill", "accuracy")]
    heads += [words.text("study-accuracy-phase", {"phase": one.phase}) for one in analysis.reports[0].accuracy[1:]]
    return [*heads, " · ".join(SIGNS.values())]


def player_row(words: Words, one: SeatReport) -> list[object]:
    marks = f"{one.inaccuracies} · {one.mistakes} · {one.blunders}"
    name = f"{words.seat(one.seat)}{' ★' if one.won else ''}"
    return [name, one.score, change(one.luck), change(one.skill), *(kept(x) for x in one.accuracy), marks]


def turning_points(analysis: Analysis, words: Words) -> str:
    told = [escape(turning(words, one)) for one in analysis.turning_points]
    return heading(words, "study-turning-points") + listed(told or [escape(words.text("study-none"))])


def mistakes(analysis: Analysis, words: Words) -> str:
    found = [one for one in analysis.decisions if one.mark]
    parts = [mistake(words, one) for one in found] or [tag("p", escape(words.text("study-none")))]
    return heading(words, "study-mistakes") + "".join(parts)


def mistake(words: Words, one: PlayedDecision) -> str:
    mark = words.text("study-mark", {"mark": one.mark})
    title = f"{one.first} · {words.seat(one.seat)} · {mark}"
    heads = [words.text(f"study-{name}") for name in ("candidate", "share", "points")]
    rows: list[Sequence[object]] = []
    for k, candidate in enumerate(one.own.candidates):
        name = escape(choice(words, candidate.paths))
        share = f"{percent(candidate.share.value)} ± {reach(candidate.share)}"
        bold = Html(tag("b", name, class_="bad")) if k == one.own.played else Html(name)
        rows.append([bold, share, f"{candidate.score.value:.1f}"])
    said = tag("p", escape(asked(words, one)), class_="quiet") + tag("p", escape(verdict(words, one)))
    later = hindsight(words, one)
    note = tag("p", tag("i", escape(later)), class_="quiet") if later else ""
    return tag("section", tag("h3", escape(title)) + said + table(heads, rows) + note)


def categories(analysis: Analysis, words: Words) -> str:
    note = tag("p", escape(yardstick(analysis, words)), class_="quiet") if analysis.yardstick_games else ""
    heads, rows = category_table(analysis, words)
    return heading(words, "study-categories") + table(heads, rows) + note


def category_table(analysis: Analysis, words: Words) -> tuple[list[str], list[list[str]]]:
    """What every seat has in each category; behind it what the strongest bot reached from the same start."""
    heads = [words.text("study-category"), *(words.seat(one.seat) for one in analysis.reports)]
    rows = []
    for k, first in enumerate(analysis.reports[0].categories):
        cells = [words.score(first.category)]
        for reached in (one.categories[k] for one in analysis.reports):
            aim = "" if reached.yardstick is None else f" ({reached.yardstick:.1f})"
            cells.append(f"{reached.points}{aim}")
        rows.append(cells)
    return heads, rows


def yardstick(analysis: Analysis, words: Words) -> str:
    told = {"games": analysis.yardstick_games, "simulations": analysis.yardstick_simulations}
    return f"( ): {words.text('study-yardstick', told)}"


def heading(words: Words, name: str) -> str:
    return tag("h2", escape(words.text(name)))


def listed(items: Sequence[str]) -> str:
    return tag("ul", "".join(tag("li", item) for item in items))
