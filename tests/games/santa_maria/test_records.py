"""Records written by the first release must lead to the same tables, checkpoint by checkpoint."""

from __future__ import annotations

from pathlib import Path

import pytest

from farshore.core.replay import read

RECORDS = Path(__file__).parents[2] / "records" / "v1" / "santa_maria"


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.rec")), ids=lambda path: path.stem)
def test_records_of_rules_1_replay(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert "\nrules: 1\n" in text
    reading = read(text)
    assert reading.fault is None
    assert reading.session.over


def test_there_are_some() -> None:
    assert len(list(RECORDS.glob("*.rec"))) == 3
