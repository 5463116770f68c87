"""Games of an independent engine, kept as records: its states after every round and its results must be ours."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from farshore.core.decision import apply, pending
from farshore.core.notation import parse
from farshore.core.record import Record, parse_record
from farshore.games.race_for_the_galaxy.game import GAME
from farshore.games.race_for_the_galaxy.powers import MILITARY

RECORDS = sorted(Path(__file__).parent.joinpath("oracle").glob("*.rec"))


def numbers(row: str) -> list[int]:
    return [] if row == "-" else [int(x) for x in row.split(",")]


def facts(comment: str) -> dict[str, str]:
    words = comment.removeprefix("# ").split()
    return dict(zip(words[::2], words[1::2], strict=True))


def check(comment: str, s: Any) -> None:
    """A line of the independent engine's state at the end of a round."""
    told = facts(comment)
    if "round" in told:
        ours = {"round": s.round, "pool": s.pool, "deck": s.deck.size, "discards": s.discards.size}
        assert {key: int(value) for key, value in told.items()} == ours
        return
    p = s.players[int(told["seat"])]
    assert (int(told["chips"]), int(told["military"])) == (p.chips, p.powers[MILITARY])
    assert numbers(told["hand"]) == list(p.hand)
    assert numbers(told["tableau"]) == sorted(p.tableau)
    goods = sorted(world for world, good in zip(p.tableau, p.goods, strict=True) if good >= 0)
    assert numbers(told["goods"]) == goods


def play_through(record: Record) -> Any:
    game = GAME()
    s = game.new(record.header.seats, record.header.variants)
    for line in record.body:
        if line.is_comment:
            check(line.text, s)
        else:
            apply(s, *parse(s, line.text))
            game.laws(s)
    return s


def test_every_setting_is_there() -> None:
    headers = [parse_record(path.read_text(encoding="utf-8")).header for path in RECORDS]
    found = Counter((h.seats, h.variants["start"], h.variants["two_actions"]) for h in headers)
    plain = {(seats, start, "off") for seats in (2, 3, 4) for start in ("dealt", "choice")}
    assert found.keys() == plain | {(2, "dealt", "on"), (2, "choice", "on")}
    assert min(found.values()) >= 4


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_states_and_results_are_those_of_the_independent_engine(path: Path) -> None:
    record = parse_record(path.read_text(encoding="utf-8"))
    assert sum(line.is_comment for line in record.body) >= 5 * (1 + record.header.seats)
    s = play_through(record)
    assert not pending(s)
    outcome, notes = GAME().outcome(s), record.header.notes
    assert [r.score for r in outcome.seats] == [int(x) for x in notes["scores"].split()]
    assert [r.tie_break[0] for r in outcome.seats] == [int(x) for x in notes["tiebreak"].split()]
    assert outcome.winners == sorted(int(x) for x in notes["winners"].split())
