"""What a reading says, as sentences in the players' language. What is not certain is said to be so."""

from __future__ import annotations

from collections.abc import Sequence

from farshore.study.types import Candidate, DecisionReading, Estimate, PlayedDecision, TurningPoint
from farshore.words.words import Words

MOSTLY = 0.5  # of the difference in points comes from one category
LEAST = 0.5  # points that are worth telling


def choice(words: Words, paths: Sequence[str]) -> str:
    """A pick, or several, in quotation marks."""
    pick = words.text("list-separator").join(words.path(path) for path in paths)
    return words.text("study-quote", {"pick": pick})


def asked(words: Words, decision: PlayedDecision) -> str:
    """The question as it was put."""
    return words.prompt_named(decision.question, decision.left, decision.about)


def verdict(words: Words, decision: PlayedDecision) -> str:
    """The decision by what its seat could know, with the reason and how sure it is."""
    reading = decision.own
    best, played = reading.candidates[0], reading.candidates[reading.played]
    told = {"best": choice(words, best.paths), "played": choice(words, played.paths)}
    if reading.played == 0:
        return words.text("study-best", told)
    if decision.mark is None:
        return words.text("study-close", told)
    told_points = {**told, "points": round(100 * reading.loss.value)}
    parts = [words.text("study-better", told_points), why(words, best, played), certainty(words, reading)]
    return " ".join(part for part in parts if part)


def hindsight(words: Words, decision: PlayedDecision) -> str:
    """What would have been best with all cards open; empty where nothing is hidden."""
    reading = decision.open
    if reading is None:
        return ""
    best, played = (choice(words, reading.candidates[k].paths) for k in (0, reading.played))
    points = round(100 * reading.loss.value)
    same = "yes" if reading.played == 0 else "no"
    return words.text("study-open", {"best": best, "played": played, "same": same, "points": points})


def certainty(words: Words, reading: DecisionReading) -> str:
    loss = reading.loss
    simulations = reading.candidates[0].simulations + reading.candidates[reading.played].simulations
    span = {"low": max(0, round(100 * loss.low)), "high": round(100 * loss.high), "simulations": simulations}
    return words.text("study-sure", span)


def gains(best: Candidate, other: Candidate) -> dict[str, float]:
    """By how many points the better pick is ahead, by category, the most first."""
    names = {**best.categories, **other.categories}
    found = {name: best.categories.get(name, 0.0) - other.categories.get(name, 0.0) for name in names}
    return dict(sorted(found.items(), key=lambda item: -item[1]))


def why(words: Words, best: Candidate, other: Candidate) -> str:
    """Where the difference comes from; empty where the points do not tell."""
    found = gains(best, other)
    ahead = sum(found.values())
    top = next(iter(found), "")
    if top and found[top] >= LEAST and ahead > 0 and found[top] >= MOSTLY * ahead:
        return words.text("study-mostly", {"category": words.score(top), "gain": f"{found[top]:.1f}"})
    return words.text("study-deny") if ahead < LEAST else ""


def turning(words: Words, point: TurningPoint) -> str:
    change = point.changes[point.most]
    told = {
        "row": point.first,
        "player": words.seat(point.most),
        "points": signed(change),
        "sure": reach(change),
    }
    if point.seat < 0:
        return words.text("study-turn-luck", told)
    return words.text("study-turn-pick", {**told, "by": words.seat(point.seat)})


def signed(e: Estimate) -> str:
    """A change of win share in points: +12, −3."""
    points = round(100 * e.value)
    return f"{points:+d}".replace("-", "−")


def reach(e: Estimate) -> int:
    """Half the 95 % interval, in points of win share."""
    return round(50 * (e.high - e.low))
