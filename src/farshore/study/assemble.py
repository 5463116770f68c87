"""The parts of an analysis put together: marks, luck and skill, turning points, a report for every seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import hypot
from statistics import fmean
from typing import Any

from farshore.core.agenda import NATURE
from farshore.core.game import Ranked
from farshore.core.moves import Event
from farshore.study.estimates import SURE, difference, error_of, total
from farshore.study.marks import mark
from farshore.study.timeline import PHASES, Choice, Timeline
from farshore.study.types import (
    Accuracy,
    Analysis,
    CategoryPoints,
    Estimate,
    LuckReading,
    Milestone,
    Moment,
    Phase,
    PlayedDecision,
    SeatReport,
    TurningPoint,
)
from farshore.study.units import DecisionPart, Part, Unit, YardstickPart

TURNING_POINTS = 3
NO_CHANCE = 3.5  # standard errors: among the few hundred changes of a game, not one is so large by chance
LEAST_AT_STAKE = 0.05  # of win share: below it, accuracy would be noise


def assembled(line: Timeline, parts: Mapping[Unit, Part], labels: Mapping[str, Any]) -> Analysis:
    """`labels` are the fields that only say what this is."""
    session = line.session
    moments = [part for part in parts.values() if isinstance(part, Moment)]
    moments.sort(key=lambda one: one.row)
    places = {one.row: k for k, one in enumerate(moments)}
    games = [part for part in parts.values() if isinstance(part, YardstickPart) and part.categories]
    decisions = [
        decided(line, choice, part, places)
        for number, choice in enumerate(line.choices)
        if isinstance(part := parts.get(Unit("decision", number)), DecisionPart)
    ]
    luck = [lucky(moments, places, stretch.first, stretch.last) for stretch in line.luck]
    return Analysis(
        **labels,
        game=session.game.name,
        seats=session.seats,
        players=list(session.players),
        rows=line.rows,
        finished=session.over,
        play_on="rollouts",
        moments=moments,
        decisions=decisions,
        luck=luck,
        milestones=milestones(line),
        turning_points=turning_points(moments, decisions, luck),
        reports=[report(line, seat, decisions, luck, games) for seat in range(session.seats)],
        yardstick_games=len(games),
        yardstick_simulations=labels["budget"].yardstick_search,
    )


def decided(line: Timeline, choice: Choice, part: DecisionPart, places: Mapping[int, int]) -> PlayedDecision:
    moves = line.session.live
    about, left = choice.prompt()
    return PlayedDecision(
        first=choice.rows[0],
        last=choice.rows[-1],
        seat=choice.seat,
        question=choice.question,
        paths=[moves[row - 1].text.split(" ", 2)[2] for row in choice.rows],
        options=choice.options,
        phase=line.phase(choice.first),
        before=places[choice.before],
        after=places[choice.after],
        own=part.own,
        open=part.open,
        mark=mark(part.own.loss),
        about=about,
        left=left,
    )


def changes(before: Moment, after: Moment) -> list[Estimate]:
    return [difference(b, a) for a, b in zip(before.shares, after.shares, strict=True)]


def lucky(moments: Sequence[Moment], places: Mapping[int, int], first: int, last: int) -> LuckReading:
    before, after = places[first - 1], places[last]
    return LuckReading(first, last, before, after, changes(moments[before], moments[after]))


def milestones(line: Timeline) -> list[Milestone]:
    """Events that end a part of the game; the first of a kind where one row has several."""
    found: dict[tuple[int, str], Event] = {}
    for row, move in enumerate(line.session.live, start=1):
        for event in move.events:
            if event.name in line.session.game.milestones:
                found.setdefault((row, event.name), event)
    return [Milestone(row, name, dict(event.facts)) for (row, name), event in found.items()]


def turning_points(
    moments: Sequence[Moment], decisions: Sequence[PlayedDecision], luck: Sequence[LuckReading]
) -> list[TurningPoint]:
    """The largest changes that are no noise, in the order of the game. Answers given together are one change."""
    spans = {(one.before, one.after): (one.first, one.last, one.seat) for one in decisions}
    spans |= {(one.before, one.after): (one.first, one.last, NATURE) for one in luck}
    found = []
    for (before, after), (first, last, seat) in spans.items():
        moved = changes(moments[before], moments[after])
        most = max(range(len(moved)), key=lambda k: abs(moved[k].value))
        if abs(moved[most].value) > NO_CHANCE * error_of(moved[most]):
            found.append(TurningPoint(first, last, seat, most, moved))
    found.sort(key=lambda one: -abs(one.changes[one.most].value))
    return sorted(found[:TURNING_POINTS], key=lambda one: one.first)


def unclamped(loss: Estimate) -> Estimate:
    """A loss as measured: noise may make it a gain, and a sum of losses must not count noise one way only."""
    return Estimate((loss.low + loss.high) / 2, loss.low, loss.high)


def lost(decisions: Sequence[PlayedDecision]) -> Estimate:
    """The win share that these decisions gave away; never below none, because no pick beats the best.

    What is marked is certain and counts as measured. The rest is summed as measured too, so that noise cancels noise;
    where that comes to a gain it counts for none, and cancels nothing that is certain.
    """
    marked = total([one.own.loss for one in decisions if one.mark])
    rest = total([unclamped(one.own.loss) for one in decisions if not one.mark])
    value, reach = marked.value + max(0.0, rest.value), SURE * hypot(error_of(marked), error_of(rest))
    return Estimate(value, max(marked.low, value - reach), value + reach)


def report(
    line: Timeline,
    seat: int,
    decisions: Sequence[PlayedDecision],
    luck: Sequence[LuckReading],
    games: Sequence[YardstickPart],
) -> SeatReport:
    outcome = line.session.outcome()
    mine = [one for one in decisions if one.seat == seat]
    given = lost(mine)
    marks = [one.mark for one in mine]
    return SeatReport(
        seat=seat,
        score=outcome.seats[seat].score,
        won=line.session.over and seat in outcome.winners,
        luck=total([one.gains[seat] for one in luck]),
        skill=Estimate(-given.value, -given.high, -given.low),
        accuracy=[accuracy(mine, None), *(accuracy(mine, phase) for phase in PHASES)],
        inaccuracies=marks.count("inaccuracy"),
        mistakes=marks.count("mistake"),
        blunders=marks.count("blunder"),
        categories=by_category(outcome.seats[seat], games),
    )


def accuracy(decisions: Sequence[PlayedDecision], phase: Phase | None) -> Accuracy:
    """How much of what was at stake was kept, in per cent."""
    counted = [one for one in decisions if phase is None or one.phase == phase]
    stake = sum(max(0.0, one.own.at_stake) for one in counted)
    if stake < LEAST_AT_STAKE:
        return Accuracy(phase, len(counted), None)
    given = lost(counted)
    kept = Estimate(*(percent(1 - x / stake) for x in (given.value, given.high, given.low)))
    return Accuracy(phase, len(counted), kept)


def percent(x: float) -> float:
    return 100 * min(1.0, max(0.0, x))


def by_category(result: Ranked, games: Sequence[YardstickPart]) -> list[CategoryPoints]:
    found = []
    for name, points in result.categories.items():
        reached = [game.categories[result.seat].get(name, 0) for game in games]
        found.append(CategoryPoints(name, points, fmean(reached) if reached else None))
    return found
