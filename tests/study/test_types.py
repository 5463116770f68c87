"""The types of a study travel: as JSON there and back, and as TypeScript."""

from __future__ import annotations

from msgspec import inspect
from wire_types import declared, within

from farshore.study.types import AnalysisProgress, Puzzle, Study


def test_every_type_of_a_study_has_its_typescript() -> None:
    written = "\n".join(
        declared(x) for root in (AnalysisProgress, Puzzle, Study) for x in within(inspect.type_info(root))
    )
    for name in (
        "Analysis",
        "PlayedDecision",
        "DecisionReading",
        "Candidate",
        "Moment",
        "SeatReport",
        "Puzzle",
        "Variation",
    ):
        assert f"export interface {name} " in written
    assert 'mark?: "blunder" | "inaccuracy" | "mistake" | null' in written
