"""An analysis in words, for the page of a finished table."""

from __future__ import annotations

from farshore.core.moves import Event
from farshore.server.study_types import (
    StudyCandidate,
    StudyDecision,
    StudyMark,
    StudyMoment,
    StudyReport,
    StudySeat,
)
from farshore.server.wording import Wording, level_title
from farshore.study.types import Analysis, Candidate, Milestone, PlayedDecision, SeatReport, TurningPoint

LEAST_REASON = 0.05  # points; less is noise


def study_report(analysis: Analysis, wording: Wording) -> StudyReport:
    decisions = [study_decision(number, d, wording) for number, d in enumerate(analysis.decisions, start=1)]
    marks = [milestone(each, wording) for each in analysis.milestones]
    marks += [turning_point(each, wording) for each in analysis.turning_points]
    return StudyReport(
        moments=[StudyMoment(each.row, each.shares, each.scores) for each in analysis.moments],
        decisions=decisions,
        marks=marks,
        seats=[study_seat(each, wording) for each in analysis.reports],
        rows=analysis.rows,
        bot=level_title(analysis.bot, wording.language),
        simulations=analysis.budget.compare,
    )


def study_decision(number: int, d: PlayedDecision, wording: Wording) -> StudyDecision:
    reading = d.own
    played = reading.candidates[reading.played]
    return StudyDecision(
        number=number,
        first=d.first,
        last=d.last,
        seat=d.seat,
        played=reading.played,
        loss=reading.loss,
        mark=d.mark,
        candidates=[study_candidate(each, played, wording) for each in reading.candidates],
        simulations=reading.simulations,
    )


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


def milestone(each: Milestone, wording: Wording) -> StudyMark:
    return StudyMark(each.row, "milestone", wording.line(Event(each.event, each.facts, 0)))


def turning_point(each: TurningPoint, wording: Wording) -> StudyMark:
    return StudyMark(each.first, "turn", wording.names[each.most] if each.most < len(wording.names) else "")


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
