"""Records of every released version replay to their end: every checkpoint in them must hold."""

from __future__ import annotations

from pathlib import Path

import pytest

from farshore.core.decision import pending
from farshore.core.record import parse_record
from farshore.core.registry import game_named
from farshore.core.replay import replay

FOLDER = Path(__file__).parent
RECORDS = sorted(FOLDER.glob("v*/*/*.rec"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: "-".join(path.relative_to(FOLDER).parts))
def test_a_record_of_a_released_version_replays(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    header = parse_record(text).header
    assert f"v{header.rules_version}" == path.parts[-3]
    assert header.rules_version <= game_named(header.game).rules_version
    assert not pending(replay(text))
