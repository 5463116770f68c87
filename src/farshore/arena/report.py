"""The report: one HTML page with all tables and plots, in either language. It loads nothing from elsewhere."""

from __future__ import annotations

from collections import Counter
from html import escape
from statistics import fmean

from farshore.arena.components import things
from farshore.arena.decisions import branching, kinds
from farshore.arena.page import Page, figure, percent, span, table
from farshore.arena.plan import game_of
from farshore.arena.plot import BOTTOM, TOP, Plot, colour, tag
from farshore.arena.results import Results
from farshore.arena.standings import by_seat, components, pairings, standings
from farshore.words import Words

BINS = 24
RIDGE = 80  # height of one bot's scores
FULL = 0.75  # of a ridge, for its highest bar
Curve = dict[tuple[int, str], float]  # round and category -> mean points


class Report:
    """Every part of the page is a method."""

    def __init__(self, results: Results, language: str = "en") -> None:
        self.plan = results.plan
        self.played = results.played
        self.counts = results.counts
        game = game_of(results.plan)
        self.page = Page(Words(game, language), language)
        stands = game.progress(game.new(self.plan.seats, self.plan.variants, self.plan.edition))
        self.unit = self.page.words.tally(next((name for name, x in stands.items() if isinstance(x, int)), "round"))
        self.has_length = len({r.rounds for r in self.played}) > 1  # otherwise every game has the same number
        self.say = self.page.say
        self.standings = standings(self.plan.bots, self.played)

    def html(self) -> str:
        title = self.say("title", game=self.page.words.title)
        plots = [self.ladder(), self.scores(), self.seats(), self.lengths(), *self.curves()]
        found = components(self.counts.components, self.counts.games)
        parts = [
            tag("h1", escape(title)),
            *self.facts(),
            self.cards(),
            self.ranking(),
            self.against(),
            self.asked(),
            tag("h2", escape(self.say("plots"))),
            tag("div", "".join(plots), class_="plots"),
            things(self.page, found, 1 / self.plan.seats),
        ]
        return self.page.whole(title, parts)

    def facts(self) -> list[str]:
        words = self.page.words
        facts = self.say("facts", games=len(self.played), seats=self.plan.seats, seed=self.plan.seed)
        if len(self.plan.bots) > 1:
            facts = f"{facts} {self.say('duplicate-luck')}"
        settings = " · ".join(f"{words.variant(k)}: {words.variant(k, v)}" for k, v in self.plan.variants.items())
        return [tag("p", escape(line), class_="quiet") for line in (facts, settings) if line]

    def cards(self) -> str:
        """The most important figures."""
        best = [sorted(r.scores, reverse=True) for r in self.played]
        shown = {
            "games": f"{len(self.played)}",
            "score": f"{fmean(score for r in self.played for score in r.scores):.1f}",
            "winning-score": f"{fmean(scores[0] for scores in best):.1f}",
            "lead": f"{fmean(scores[0] - scores[1] for scores in best):.1f}" if self.plan.seats > 1 else "",
            "rounds": f"{fmean(r.rounds for r in self.played):.1f}" if self.has_length else "",
            "picks": f"{fmean(sum(r.picks) for r in self.played):.0f}",
        }
        filled = [tag("div", tag("b", x) + tag("span", escape(self.say(name)))) for name, x in shown.items() if x]
        return tag("div", "".join(filled), class_="cards")

    # --- tables ------------------------------------------------------------------------------------
    def ranking(self) -> str:
        rated = len(self.standings) > 1  # a rating needs a rival
        heads = self.page.heads("bot", "games", "wins", "interval", "score", "rank", "rating", "time")
        rows = [
            (
                *(x.bot, x.games, percent(x.share), span(x.low, x.high), f"{x.score:.1f}", f"{x.rank:.2f}"),
                *(f"{x.rating:.1f} ± {2 * x.uncertainty:.1f}" if rated else "–", f"{x.milliseconds:.2f} ms"),
            )
            for x in self.standings
        ]
        return tag("h2", escape(self.say("standings"))) + table(heads, rows)

    def against(self) -> str:
        """Every bot against every other; shown for three bots or more."""
        if len(self.plan.bots) < 3:
            return ""
        shares = {(x.bot, x.rival): x for x in pairings(self.plan.bots, self.played)}
        order = [x.bot for x in self.standings]
        rows = [
            [bot, *(percent(shares[bot, rival].share) if (bot, rival) in shares else "" for rival in order)]
            for bot in order
        ]
        return tag("h2", escape(self.say("pairings"))) + table([self.say("bot"), *order], rows)

    def asked(self) -> str:
        """What seats are asked, out of how much they choose, and what else tells games apart."""
        decisions = self.counts.decisions
        spread = branching(decisions)
        if spread is None:
            return ""
        facts = [self.say("options-spread", mean=f"{spread.mean:.1f}", median=spread.median, most=spread.most)]
        if decisions.leads[0] and self.plan.seats > 1:
            facts.append(self.say("lead-changes", times=f"{decisions.leads[1] / decisions.leads[0]:.1f}"))
        if decisions.hidden[0]:
            facts.append(self.say("hidden", share=percent(decisions.hidden[1] / decisions.hidden[0])))
        rows = [(x.question, x.decisions, percent(x.share), f"{x.options:.1f}") for x in kinds(decisions)]
        head = tag("h2", escape(self.say("decisions"))) + tag("p", escape(" ".join(facts)), class_="quiet")
        return head + table(self.page.heads("question", "times", "share", "options"), rows)

    # --- plots -------------------------------------------------------------------------------------
    def ladder(self) -> str:
        """Ratings with two standard deviations, weakest left."""
        if len(self.standings) < 2:
            return ""
        order = self.standings[::-1]
        low = min(x.rating - 2 * x.uncertainty for x in order) - 1
        high = max(x.rating + 2 * x.uncertainty for x in order) + 1
        plot = Plot((-0.5, len(order) - 0.5), (low, high), (self.say("bot"), self.say("rating")))
        for i, x in enumerate(order):
            sure = 2 * x.uncertainty
            plot.interval(i, x.rating, x.rating - sure, x.rating + sure, colour(0), f"{x.bot}: {x.rating:.1f}")
            plot.label(i, x.rating, f"{x.rating:.1f}")
        return figure(self.say("ladder"), plot.svg([x.bot for x in order]))

    def scores(self) -> str:
        """A ridge for each bot, strongest on top."""
        by_bot = {
            x.bot: [r.scores[seat] for r in self.played for seat, who in enumerate(r.bots) if who == x.bot]
            for x in self.standings[::-1]
        }
        return figure(self.say("scores"), ridges(by_bot, self.say("points")))

    def lengths(self) -> str:
        """In rounds, or where their number is fixed in picks."""
        rounds, picks = [r.rounds for r in self.played], [sum(r.picks) for r in self.played]
        label = self.say("rounds") if self.has_length else self.say("picks")
        return figure(self.say("lengths"), ridges({"": rounds if self.has_length else picks}, label))

    def seats(self) -> str:
        found = by_seat(self.played)
        top = max(x.high for x in found)
        plot = Plot((-0.5, len(found) - 0.5), (0, 100 * top), (self.say("seat"), self.say("win-percent")))
        plot.level(100 / len(found))
        for x in found:
            share = x.wins / x.games
            plot.interval(x.seat, 100 * share, 100 * x.low, 100 * x.high, colour(1), percent(share))
            plot.label(x.seat, 100 * share, percent(share))
        return figure(self.say("seats"), plot.svg([str(x.seat + 1) for x in found]))

    def curves(self) -> list[str]:
        """How each bot's points grow, by category. A round counts the games that reached it, if they are a quarter."""
        found: dict[str, Curve] = {}
        for bot in self.plan.bots:
            mine = {(r, c): sums for (who, r, c), sums in self.counts.curves.items() if who == bot}
            most = max((seats for seats, _ in mine.values()), default=0)
            kept = {key: points / seats for key, (seats, points) in mine.items() if seats >= most / 4}
            if kept:
                found[bot] = kept
        bounds = min(map(lowest, found.values()), default=0.0), max(map(highest, found.values()), default=1.0)
        return [self.curve(bot, means, bounds) for bot, means in found.items()]

    def curve(self, bot: str, means: Curve, bounds: tuple[float, float]) -> str:
        """Categories on top of each other, those that cost points below; all bots on one scale."""
        rounds = sorted({number for number, _ in means})
        categories = list(dict.fromkeys(category for _, category in means))
        plot = Plot((rounds[0], rounds[-1]), bounds, (self.unit, self.say("points")))
        names = [self.page.words.score(category) for category in categories]
        above, below = [0.0] * len(rounds), [0.0] * len(rounds)
        for i, category in enumerate(categories):
            points = [means.get((number, category), 0.0) for number in rounds]
            ground = above if sum(points) >= 0 else below
            top = [base + more for base, more in zip(ground, points, strict=True)]
            plot.band(rounds, ground, top, colour(i), f"{names[i]}: {points[-1]:.1f}")
            ground[:] = top
        return figure(self.say("curves", bot=bot), plot.svg(), names)


def highest(means: Curve) -> float:
    """The top of the highest pile."""
    piles: dict[int, float] = {}
    for (number, _), mean in means.items():
        piles[number] = piles.get(number, 0.0) + max(0.0, mean)
    return max(1.0, *piles.values())


def lowest(means: Curve) -> float:
    return -highest({key: -mean for key, mean in means.items()}) if min(means.values()) < 0 else 0.0


def ridges(groups: dict[str, list[int]], label: str) -> str:
    """How numbers are spread: a row of bars for each group, all on one scale, with the mean."""
    every = [x for group in groups.values() for x in group]
    low, high = min(every), max(every)
    width = max(1, -(-(high - low + 1) // BINS))
    edge = low + width * ((high - low) // width + 1)
    height = TOP + BOTTOM + RIDGE * max(2, len(groups))
    plot = Plot((low, edge), (0, len(groups)), (label, ""), height)
    for row, (name, group) in enumerate(groups.items()):
        bins = Counter((x - low) // width for x in group)
        top = max(bins.values())
        for b, n in sorted(bins.items()):
            first = low + b * width
            said = f"{first}–{first + width - 1}" if width > 1 else f"{first}"
            share = f"{name} {said}: {percent(n / len(group))}".strip()
            plot.bar((first, first + width), row + FULL * n / top, colour(row), share, row)
        plot.upright(fmean(group) + 0.5, (row, row + FULL), f"{fmean(group):.1f}")
    return plot.svg(rows=list(groups))
