"""A slice of the siege in `fuzz.py`; the whole of it is `python -m tests.server.fuzz 100000`."""

from __future__ import annotations

from pathlib import Path

from tests.server.fuzz import fuzz


def test_bad_messages_change_nothing(tmp_path: Path) -> None:
    answered, complaints = fuzz(tmp_path, 2000, seed=7)
    assert answered > 1000
    assert complaints == []
