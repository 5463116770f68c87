"""A short chaos: every trouble once, and every promise checked. `make chaos` goes on for an hour."""

from __future__ import annotations

from pathlib import Path

from tests.chaos.run import chaos


def test_every_promise_is_kept(tmp_path: Path) -> None:
    run, faults = chaos(tmp_path, 7, 4, lambda happened: len(happened) < 6)
    assert faults == []
    assert len(run.memory.confirmed) >= 24 and len(run.memory.pictures) > 50 and len(run.memory.lines) > 50
