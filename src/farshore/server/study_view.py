"""An analysis in words, for the page of a finished table."""

from __future__ import annotations

from farshore.core.moves import Event
from farshore.server.study_types import (
    StudyCandidate,
    StudyDecision,
    StudyMilestone,
    StudyMoment,
    StudyReading,
    StudyReport,
    StudySeat,
    StudyTurn,
)
from farshore.server.wording import Wording, level_title
from farshore.study.types import (
    Analysis,
    Candidate,
    DecisionReading,
    Milestone,
    PlayedDecision,
    SeatReport,
    TurningPoint,
)

LEAST_REASON = 0.05  # points; less is noise


def study_report(analysis: Analysis, wording: Wording) -> StudyReport:
    picked = {d.first: label_of(d.paths, wording) for d in analysis.decisions}
    return StudyReport(
        moments=[StudyMoment(each.row, each.shares, each.scores) for each in analysis.moments],
        decisions=[study_decision(number, d, wording) for number, d in enumerate(analysis.decisions, start=1)],
        milestones=milestones(analysis.milestones, wording),
        turns=[turn(each, picked.get(each.first, "")) for each in analysis.turning_points],
        seats=[study_seat(each, wording) for each in analysis.reports],
        rows=analysis.rows,
        bot=level_title(analysis.bot, wording.language),
        simulations=analysis.budget.compare,
        yardstick_games=analysis.yardstick_games,
        yardstick_simulations=analysis.yardstick_simulations,
    )


def study_decision(number: int, d: PlayedDecision, wording: Wording) -> StudyDecision:
    return StudyDecision(
        number=number,
        first=d.first,
        last=d.last,
        seat=d.seat,
        mark=d.mark,
        own=study_reading(d.own, wording),
        open=study_reading(d.open, wording) if d.open else None,
    )


def study_reading(reading: DecisionReading, wording: Wording) -> StudyReading:
    played = reading.candidates[reading.played]
    candidates = [study_candidate(each, played, wording) for each in reading.candidates]
    return StudyReading(reading.played, reading.loss, candidates, reading.simulations)


def study_candidate(candidate: Candidate, played: Candidate, wording: Wording) -> StudyCandidate:
    return StudyCandidate(
        paths=candidate.paths,
        label=label_of(candidate.paths, wording),
        share=candidate.share,
        gap=candidate.gap,
        score=candidate.score,
        reasons=reasons(candidate, played, wording),
    )


def label_of(paths: list[str], wording: Wording) -> str:
    """The things chosen, each once with how often."""
    said = [" · ".join(wording.token(token) for token in path.split(" ")) for path in paths]
    times = {each: said.count(each) for each in said}
    label = ", ".join(each if count == 1 else f"{count} × {each}" for each, count in times.items())
    return label[:1].upper() + label[1:]


def reasons(candidate: Candidate, played: Candidate, wording: Wording) -> list[tuple[str, float]]:
    """Expected final points by category, more or less than with the pick that was played."""
    names = dict.fromkeys([*candidate.categories, *played.categories])
    found = [(name, candidate.categories.get(name, 0.0) - played.categories.get(name, 0.0)) for name in names]
    told = [(wording.score(name), round(points, 1)) for name, points in found if abs(points) >= LEAST_REASON]
    return sorted(told, key=lambda each: -abs(each[1]))


def milestones(found: list[Milestone], wording: Wording) -> list[StudyMilestone]:
    """One for each row: where a part ends and seats score, the end says more than what one of them got."""
    chosen: dict[int, Milestone] = {}
    for each in found:
        if each.row not in chosen or "points" in chosen[each.row].facts:
            chosen[each.row] = each
    return [StudyMilestone(row, wording.line(Event(each.event, each.facts, 0))) for row, each in chosen.items()]


def turn(each: TurningPoint, picked: str) -> StudyTurn:
    by = each.seat if each.seat >= 0 else None
    return StudyTurn(each.first, by, picked if by is not None else "", each.most, each.changes[each.most])


def study_seat(report: SeatReport, wording: Wording) -> StudySeat:
    return StudySeat(
        seat=report.seat,
        luck=report.luck,
        skill=report.skill,
        accuracy=report.accuracy,
        inaccuracies=report.inaccuracies,
        mistakes=report.mistakes,
        blunders=report.blunders,
        points=[(wording.score(each.category), each.points, each.yardstick) for each in report.categories],
    )
