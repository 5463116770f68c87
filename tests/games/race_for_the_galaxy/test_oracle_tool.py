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


def logged() -> list[dict[str, Any]]:
    return [json.loads(line) for line in gzip.decompress(SAMPLE.read_bytes()).decode().splitlines()]


def changed(folder: Path, change: Callable[[dict[str, Any]], bool]) -> str:
    """The sample with one event changed: the first that `change` says it has changed."""
    events = logged()
    assert any(change(event) for event in events)
    return written(folder, events)


def written(folder: Path, events: list[dict[str, Any]]) -> str:
    path = folder / "changed.jsonl"
    path.write_text("\n".join(json.dumps(event) for event in events), encoding="utf-8")
    return str(path)


def last_line(capsys: pytest.CaptureFixture[str]) -> str:
    return capsys.readouterr().out.strip().splitlines()[-1]


def test_logged_games_agree(oracle: Any, capsys: pytest.CaptureFixture[str]) -> None:
    assert oracle.main([str(SAMPLE)]) == 0
    line = last_line(capsys)
    assert line.startswith("games=3 decisions=")
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


def a_lone_second_card(e: dict[str, Any]) -> bool:
    if e.get("type") == "ACTION" and -1 not in e["ans"]:
        e["ans"] = [4, 7]
        return True
    return False


def another_start_world(e: dict[str, Any]) -> bool:
    if e.get("type") == "START":
        e["list"][-1] = e["special"][0]
        return True
    return False


def a_produce_power_less(e: dict[str, Any]) -> bool:
    if e.get("type") == "PRODUCE":
        k = next(k for k, card in enumerate(e["list"]) if card != e["ans"][0])
        del e["list"][k], e["special"][k]
        return True
    return False


def a_card_less_for_a_good(e: dict[str, Any]) -> bool:
    if e.get("type") == "DISCARD_PRODUCE" and len(e["list"]) > 1:
        e["list"].remove(next(x for x in e["list"] if x not in e["ans"]))
        return True
    return False


def another_kind_of_good(e: dict[str, Any]) -> bool:
    if e.get("type") == "GOOD":
        e["special"][0] += 1
        return True
    return False


def a_windfall_world_less(e: dict[str, Any]) -> bool:
    if e.get("type") == "WINDFALL":
        e["list"] = e["list"][1:]
        return True
    return False


def another_winner(e: dict[str, Any]) -> bool:
    if e["ev"] == "result":
        e["scores"][0] += 1
    return bool(e["ev"] == "result")


@pytest.mark.parametrize(
    "change",
    [
        a_chip_more,
        a_placement_less,
        a_dearer_payment,
        a_power_more,
        another_good,
        a_lone_second_card,
        another_start_world,
        a_produce_power_less,
        a_card_less_for_a_good,
        another_kind_of_good,
        a_windfall_world_less,
        another_winner,
    ],
)
def test_any_difference_is_found(
    oracle: Any, change: Callable[[dict[str, Any]], bool], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert oracle.main([changed(tmp_path, change)]) == 1
    assert not last_line(capsys).endswith("mismatches=0")


def test_another_order_between_players_is_found(
    oracle: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Two players sell or pay in turn; the log has it the other way round."""
    events = logged()
    turns = [
        (i, j)
        for i, one in enumerate(events)
        for j in range(i + 1, min(i + 12, len(events)))
        if one.get("type") == events[j].get("type") == "PAYMENT" and one["p"] != events[j]["p"]
        if all(e["ev"] in ("choice", "draw", "good") for e in events[i:j])
    ]
    i, j = turns[0]
    events.insert(i, events.pop(j))
    assert oracle.main([written(tmp_path, events)]) == 1
    out = capsys.readouterr().out
    assert "order between players" in out
    assert out.strip().endswith(" mismatches=1")


def test_bets_from_another_lowest_number_are_found(oracle: Any) -> None:
    bets = [(1 + k % 7, 1, 7) for k in range(oracle.MANY_BETS)]
    assert oracle.check_bets(bets) == []
    assert oracle.check_bets([(named, 0, 7) for named, _, _ in bets]) == ["bets: there (1, 7), here (0, 7)"]
    assert oracle.check_bets([(named, 1, 6) for named, _, _ in bets]) == ["bets: there (1, 7), here (1, 6)"]
    assert oracle.check_bets([(3, 1, 7)]) == [], "too few to tell"
