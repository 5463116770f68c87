"""A hint with its reason: what the advised pick is worth against the next best one, in wins and in points.

The search says which two picks are best. Then both are played on from the same imagined tables, with the same luck, by
the game's own heuristic, and the results are compared: who wins, and in which category the points differ.
"""

from __future__ import annotations

from dataclasses import replace
from time import monotonic

from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64

from farshore.core.agenda import Ask, State, resolve
from farshore.core.game import Game
from farshore.core.rng import Rng
from farshore.core.sets import lane_of
from farshore.core.view import imagine
from farshore.players.levels import ADVISER, LEVELS, at_level
from farshore.players.mind import Mind
from farshore.players.search import Search
from farshore.words.words import Words

TABLES = 200  # imagined, at most
FEWEST = 8  # fewer tell nothing
ENOUGH = 40  # to speak of shares of wins
SECONDS = 0.08  # for all of them
THINKING = 0.4  # seconds of the search; both together stay within half a second
CLEAR_WINS = 2  # per cent that are worth telling
MOSTLY = 0.5  # of the difference in points comes from one category


class Reason(Struct):
    """How a pick compares with the next best, as means over imagined tables."""

    rival: str  # the next best pick, spelled
    wins: float = 0.0  # per cent
    rival_wins: float = 0.0
    points: float = 0.0  # more than with the rival
    mostly: str = ""  # the category that most of these are in
    tables: int = 0  # how many were imagined


class Advice(Struct):
    path: str
    reason: Reason | None = None  # None where there is nothing to compare, or a bot that does not search


def adviser(game: Game, bot: str = ADVISER, parts: int = 1) -> Mind:
    """A level that answers in time, also where it is asked for several parts of a choice."""
    level = LEVELS[bot]
    return Mind(game, replace(level, seconds=min(level.seconds, THINKING) / parts))


def advise(game: Game, seen: State, ask: Ask, options: vec[i64], rng: Rng, bot: str = ADVISER) -> Advice:
    """The best pick for the seat whose view this is as a level sees it, and why."""
    if len(options) == 1 or not LEVELS[bot].simulations:
        return Advice(ask.describe(seen, at_level(bot, game).pick(seen, ask, options, rng)))
    mind = adviser(game, bot)
    search, best = mind.think(seen, ask, options, rng)
    others = [pick for pick in options if pick != best]
    rival = max(others, key=lambda pick: (tries_of(search, ask, pick), search.value(ask, pick)))
    return Advice(ask.describe(seen, best), compare(game, search, seen, ask, (best, rival), rng))


def tries_of(search: Search, ask: Ask, pick: i64) -> int:
    child = search.root.children.get(search.key(ask, pick))
    return 0 if child is None else int(child.visits)


def compare(game: Game, search: Search, seen: State, ask: Ask, picks: tuple[i64, i64], rng: Rng) -> Reason:
    """Both picks played on to the end, from one imagined table after the other, until time is up."""
    until, seat, count = monotonic() + SECONDS, int(ask.seat), 0
    wins = [0.0, 0.0]
    categories: dict[str, float] = {}
    search.pauses = frozenset()  # to the end of the game
    while count < TABLES and (count < FEWEST or monotonic() < until):
        secrets, luck = rng.word(), rng.word()
        for k, pick in enumerate(picks):
            s = imagine(seen, Rng(secrets))
            search.rng = Rng(luck)
            resolve(s, lane_of(s, seat), ask, pick)
            search.play_on(s)
            outcome = game.outcome(s)
            wins[k] += (seat in outcome.winners) / max(1, len(outcome.winners))
            for name, score in outcome.seats[seat].categories.items():
                categories[name] = categories.get(name, 0.0) + (score if k == 0 else -score)
        count += 1
    points = sum(categories.values()) / count
    top = max(categories, key=lambda name: categories[name], default="")
    mostly = top if points > 0 and categories[top] / count >= MOSTLY * points else ""
    return Reason(ask.describe(seen, picks[1]), 100 * wins[0] / count, 100 * wins[1] / count, points, mostly, count)


def in_words(words: Words, reason: Reason, alone: bool) -> str:
    """The reason as a sentence or two. What is too close to call is said to be so."""
    rival = words.path(reason.rival)
    told = {"rival": rival, "points": round(reason.points), "wins": round(reason.wins)}
    told |= {"less": round(reason.rival_wins), "category": words.score(reason.mostly) if reason.mostly else ""}
    parts = []
    if round(reason.points) >= 1:
        parts.append(words.text("advice-points-mostly" if reason.mostly else "advice-points", told))
    if not alone and reason.tables >= ENOUGH and reason.wins - reason.rival_wins >= CLEAR_WINS:
        parts.append(words.text("advice-wins" if parts else "advice-wins-alone", told))
    return " ".join(parts) or words.text("advice-close", told)
