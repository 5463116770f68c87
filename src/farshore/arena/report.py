"""The report: one HTML page with every table and plot inside, in either language. It loads nothing from anywhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from html import escape

from farshore.arena.plan import game_of
from farshore.arena.plot import Plot, colour, legend, tag
from farshore.arena.results import Results
from farshore.arena.standings import Component, by_seat, components, pairings, standings
from farshore.words import Words

BINS = 24
STYLE = """
:root{color-scheme:light dark;--ink:#22303a;--paper:#fbf8f1;--faint:#d9d3c4}
@media (prefers-color-scheme:dark){:root{--ink:#e8e2d4;--paper:#1b2228;--faint:#3a444c}}
body{font:16px/1.5 Georgia,serif;color:var(--ink);background:var(--paper)}
body{max-width:72rem;margin:2rem auto;padding:0 1rem}
h1,h2,h3{font-weight:600;line-height:1.2}
table{border-collapse:collapse;font-variant-numeric:tabular-nums;margin:1rem 0}
th,td{padding:.25rem .75rem;border-bottom:1px solid var(--faint);text-align:right}
th:first-child,td:first-child{text-align:left}
.scroll{max-height:26rem;overflow:auto} .scroll th{position:sticky;top:0;background:var(--paper)}
.plots{display:flex;flex-wrap:wrap;gap:2rem} figure{margin:0;flex:1 1 26rem;max-width:36rem}
svg{width:100%;height:auto} svg text{font:12px sans-serif;fill:var(--ink)}
.grid{stroke:var(--faint)} .expected{stroke:var(--ink)}
.legend{list-style:none;display:flex;flex-wrap:wrap;gap:.25rem 1rem;padding:0}
.legend i{display:inline-block;width:.8em;height:.8em;margin-right:.4em;border-radius:2px}
"""


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def span(low: float, high: float) -> str:
    return f"{100 * low:.1f} – {100 * high:.1f} %"


def table(heads: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    top = tag("tr", "".join(tag("th", escape(head)) for head in heads))
    body = "".join(tag("tr", "".join(tag("td", escape(str(cell))) for cell in row)) for row in rows)
    return tag("div", tag("table", tag("thead", top) + tag("tbody", body)), class_="scroll")


class Report:
    """Every part of the page is a method."""

    def __init__(self, results: Results, language: str = "en") -> None:
        self.plan = results.plan
        self.played = results.played
        self.counts = results.counts
        self.words = Words(game_of(results.plan), language)
        self.language = language
        self.standings = standings(self.plan.bots, self.played)

    def say(self, name: str, **args: object) -> str:
        return self.words.text(f"report-{name}", args)

    def html(self) -> str:
        title = self.say("title", game=self.words.title)
        facts = self.say("facts", games=len(self.played), seats=self.plan.seats, seed=self.plan.seed)
        if len(self.plan.bots) > 1:
            facts = f"{facts} {self.say('duplicate-luck')}"
        settings = " · ".join(
            f"{self.words.setting(k)}: {self.words.setting(k, v)}" for k, v in self.plan.options.items()
        )
        plots = [self.ladder(), self.scores(), self.seats(), self.lengths(), *self.curves()]
        parts = [
            tag("h1", escape(title)),
            tag("p", escape(facts)),
            tag("p", escape(settings)),
            self.ranking(),
            self.against(),
            tag("div", "".join(plots), class_="plots"),
            self.things(),
        ]
        head = tag("meta", charset="utf-8").removesuffix("</meta>") + tag("title", escape(title)) + tag("style", STYLE)
        page = tag("html", tag("head", head) + tag("body", "\n".join(parts)), lang=self.language)
        return f"<!doctype html>\n{page}\n"

    # --- tables ------------------------------------------------------------------------------------
    def ranking(self) -> str:
        rated = len(self.standings) > 1  # alone, nobody is stronger than anybody
        heads = [self.say(x) for x in ("bot", "games", "wins", "interval", "score", "rank", "rating", "time")]
        rows = [
            (
                *(x.bot, x.games, percent(x.share), span(x.low, x.high), f"{x.score:.1f}", f"{x.rank:.2f}"),
                *(f"{x.rating:.1f} ± {2 * x.uncertainty:.1f}" if rated else "–", f"{x.milliseconds:.2f} ms"),
            )
            for x in self.standings
        ]
        return tag("h2", self.say("standings")) + table(heads, rows)

    def against(self) -> str:
        """Each against each, worth showing from three bots on."""
        if len(self.plan.bots) < 3:
            return ""
        shares = {(x.bot, x.rival): x for x in pairings(self.plan.bots, self.played)}
        order = [x.bot for x in self.standings]
        rows = [
            [bot, *(percent(shares[bot, rival].share) if (bot, rival) in shares else "" for rival in order)]
            for bot in order
        ]
        return tag("h2", self.say("pairings")) + table([self.say("bot"), *order], rows)

    def things(self) -> str:
        """What was done with every component, an event at a time."""
        found = components(self.counts.components, self.counts.games)
        heads = [self.say(x) for x in ("thing", "times", "in-games", "wins", "interval", "score")]
        out = [tag("h2", self.say("components")) + tag("p", self.say("components-help"))] if found else []
        for event in dict.fromkeys(x.event for x in found):
            rows = [
                (
                    self.words.ref(x.ref),
                    x.times,
                    percent(x.games),
                    percent(x.wins),
                    span(x.low, x.high),
                    f"{x.score:.1f}",
                )
                for x in found
                if x.event == event
            ]
            both = table(heads, rows) + self.scatter([x for x in found if x.event == event])
            out.append(tag("h3", escape(event.replace("-", " "))) + tag("div", both, class_="plots"))
        return "".join(out)

    def scatter(self, found: Sequence[Component]) -> str:
        """How often against how well, a point for each thing; worth a look where there are several."""
        if len(found) < 4:
            return ""
        plot = Plot((0, 100), (0, 100), (self.say("in-games-percent"), self.say("win-percent")))
        plot.level(100 / self.plan.seats)
        for x in found:
            said = f"{self.words.ref(x.ref)}: {percent(x.games)}, {percent(x.wins)}"
            plot.interval(100 * x.games, 100 * x.wins, 100 * x.low, 100 * x.high, colour(2), said)
        return self.figure("", plot.svg())

    # --- plots -------------------------------------------------------------------------------------
    def figure(self, title: str, svg: str, names: Sequence[str] = ()) -> str:
        head = tag("h3", escape(title)) if title else ""
        return tag("figure", head + svg + (legend(names) if names else ""))

    def ladder(self) -> str:
        """Ratings with two standard deviations, weakest left."""
        if len(self.standings) < 2:
            return ""
        order = self.standings[::-1]
        low = min(x.rating - 2 * x.uncertainty for x in order)
        high = max(x.rating + 2 * x.uncertainty for x in order)
        plot = Plot((-0.5, len(order) - 0.5), (low, high), (self.say("bot"), self.say("rating")))
        for i, x in enumerate(order):
            sure = 2 * x.uncertainty
            plot.interval(i, x.rating, x.rating - sure, x.rating + sure, colour(0), f"{x.bot}: {x.rating:.1f}")
        return self.figure(self.say("ladder"), plot.svg([x.bot for x in order]))

    def scores(self) -> str:
        by_bot = {
            bot: [r.scores[seat] for r in self.played for seat, who in enumerate(r.bots) if who == bot]
            for bot in self.plan.bots
        }
        return self.figure(self.say("scores"), histogram(by_bot, (self.say("points"), self.say("share"))), list(by_bot))

    def lengths(self) -> str:
        labels = (self.say("rounds"), self.say("share"))
        return self.figure(self.say("lengths"), histogram({"": [r.rounds for r in self.played]}, labels))

    def seats(self) -> str:
        found = by_seat(self.played)
        top = max(x.high for x in found)
        plot = Plot((-0.5, len(found) - 0.5), (0, 100 * top), (self.say("seat"), self.say("win-percent")))
        plot.level(100 / len(found))
        for x in found:
            share = x.wins / x.games
            plot.interval(x.seat, 100 * share, 100 * x.low, 100 * x.high, colour(1), percent(share))
        return self.figure(self.say("seats"), plot.svg([str(x.seat + 1) for x in found]))

    def curves(self) -> list[str]:
        """How each bot's points grow, by category. A round counts the games that reached it, if they are a quarter."""
        out = []
        for bot in self.plan.bots:
            mine = {(r, c): sums for (who, r, c), sums in self.counts.curves.items() if who == bot}
            most = max((seats for seats, _ in mine.values()), default=0)
            kept = {key: points / seats for key, (seats, points) in mine.items() if seats >= most / 4}
            if kept:
                out.append(self.curve(bot, kept))
        return out

    def curve(self, bot: str, means: dict[tuple[int, str], float]) -> str:
        last = max(number for number, _ in means)
        categories = list(dict.fromkeys(category for _, category in means))
        bounds = min(0.0, *means.values()), max(1.0, *means.values())
        plot = Plot((0, last), bounds, (self.say("round"), self.say("points")))
        names = [self.words.score(category) for category in categories]
        for i, category in enumerate(categories):
            points = sorted((number, mean) for (number, c), mean in means.items() if c == category)
            plot.line(points, colour(i), names[i])
        return self.figure(self.say("curves", bot=bot), plot.svg(), names)


def histogram(groups: dict[str, list[int]], labels: tuple[str, str]) -> str:
    """Shares in percent, bars of equal width, groups over each other."""
    every = [x for group in groups.values() for x in group]
    low, high = min(every), max(every)
    width = max(1, -(-(high - low + 1) // BINS))
    binned = {name: Counter((x - low) // width for x in group) for name, group in groups.items()}
    top = max(100 * n / len(groups[name]) for name, bins in binned.items() for n in bins.values())
    plot = Plot((low, low + width * ((high - low) // width + 1)), (0, top), labels)
    for i, (name, bins) in enumerate(binned.items()):
        for b, n in sorted(bins.items()):
            first = low + b * width
            said = f"{name} {first}–{first + width - 1}: {n}" if width > 1 else f"{name} {first}: {n}"
            plot.bar((first, first + width), 100 * n / len(groups[name]), colour(i), said.strip())
    return plot.svg()
