"""The oracle harness itself: it follows logged games to the end, and it notices what differs."""

from __future__ import annotations

import gzip
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

SAMPLE = Path(__file__).parent / "oracle" / "sample.jsonl.gz"
TOOLS = Path(__file__).parents[3] / "tools"


@pytest.fixture
def oracle(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(TOOLS))
    import race_oracle

    return sys.modules[race_oracle.__name__]


def changed(folder: Path, change: Callable[[dict[str, Any]], bool]) -> str:
    """The sample with one event changed: the first that `change` says it has changed."""
    events = [json.loads(line) for line in gzip.decompress(SAMPLE.read_bytes()).decode().splitlines()]
    assert any(change(event) for event in events)
    path = folder / "changed.jsonl"
    path.write_text("\n".join(json.dumps(event) for event in events), encoding="utf-8")
    return str(path)


def last_line(capsys: pytest.CaptureFixture[str]) -> str:
    return capsys.readouterr().out.strip().splitlines()[-1]


def test_logged_games_agree(oracle: Any, capsys: pytest.CaptureFixture[str]) -> None:
    assert oracle.main([str(SAMPLE)]) == 0
    line = last_line(capsys)
    assert line.startswith("games=2 decisions=")
    assert line.endswith(" mismatches=0")
    assert int(line.split("comparisons=")[1].split()[0]) > 300


def a_chip_more(e: dict[str, Any]) -> bool:
    if e["ev"] == "round_end":
        e["state"]["players"][0]["vp"] += 1
    return bool(e["ev"] == "round_end")


def a_placement_less(e: dict[str, Any]) -> bool:
    if e.get("type") == "PLACE" and len(e["list"]) > 1:
        e["list"].remove(next(x for x in e["list"] if x != e["rv"]))
        return True
    return False


def a_dearer_payment(e: dict[str, Any]) -> bool:
    if e.get("type") == "PAYMENT":
        e["legal"][0]["need"] += 1
        return True
    return False


def a_power_more(e: dict[str, Any]) -> bool:
    if e.get("type") == "CONSUME" and len(e["list"]) > 1:
        e["list"].append(e["list"][0])
        e["special"].append(7)
        return True
    return False


def another_good(e: dict[str, Any]) -> bool:
    if e.get("type") == "GOOD":
        e["args"][:2] = [9, 9]
        return True
    return False


def another_winner(e: dict[str, Any]) -> bool:
    if e["ev"] == "result":
        e["scores"][0] += 1
    return bool(e["ev"] == "result")


@pytest.mark.parametrize(
    "change", [a_chip_more, a_placement_less, a_dearer_payment, a_power_more, another_good, another_winner]
)
def test_any_difference_is_found(
    oracle: Any, change: Callable[[dict[str, Any]], bool], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert oracle.main([changed(tmp_path, change)]) == 1
    assert not last_line(capsys).endswith("mismatches=0")
