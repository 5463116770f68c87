"""The end of the game (rulebook, Fim do jogo): the eighth card, the rest of the round, points and ties."""

from __future__ import annotations

from pathlib import Path

import pytest

from farshore.core.edition import edition_text
from farshore.games.century_new_world.game import GAME
from farshore.games.century_new_world.scoring import bonus
from farshore.testing import ScriptedTable, row
from tests.games.century_new_world.position import SYMBOLS, Position


def eighth_card(seat: int, seats: int = 4) -> Position:
    table = Position(seats)
    table.hold(seat, 7)
    table.cards("P01")
    table.bonus(0)
    table.has(seat, 2, 2, 0, 0)
    return table


@pytest.mark.parametrize(("seat", "still"), [(0, [1, 2, 3]), (1, [2, 3]), (3, [])])
def test_the_round_of_the_eighth_card_is_played_out(seat: int, still: list[int]) -> None:
    table = eighth_card(seat)
    table.turn(seat).pick("location:A1-1")
    assert table.heard("last-round-begun") == [{"seat": f"seat:{seat}"}]
    for other in still:
        assert table.asked() == [f"{other} turn"]
        table.pick("rest")
    assert table.asked() == []


def test_the_seventh_card_ends_nothing() -> None:
    table = Position()
    table.hold(1, 6)
    table.cards("P01")
    table.bonus(0)
    table.has(1, 2, 2, 0, 0)
    table.turn(1).pick("location:A1-1")
    assert len(table.s.players[1].cards) == 7
    assert table.asked() == ["0 turn"]


def test_a_second_eighth_card_in_the_last_round_changes_nothing() -> None:
    table = eighth_card(0, 2)
    table.hold(1, 7)
    table.cards("P01", "P21")
    table.has(1, 0, 3, 0, 0)
    table.turn().pick("location:A1-1", "location:A1-1")
    assert [len(p.cards) for p in table.s.players] == [8, 8]
    assert len(table.heard("last-round-begun")) == 1
    assert table.asked() == []


def test_exploration_symbols_do_not_count_towards_the_eight() -> None:
    table = Position()
    table.hold(1, 6)
    table.s.players[1].finds = row(table.find("ET01"), table.find("ET02"))
    table.cards("P01")
    table.bonus(0)
    table.has(1, 2, 2, 0, 0)
    table.turn(1).pick("location:A1-1")
    assert table.asked() == ["0 turn"]


def test_storage_is_settled_before_the_game_ends() -> None:
    table = eighth_card(3)
    table.has(3, 9, 9, 0, 0)
    table.turn(3).pick("location:A1-1")
    assert table.asked() == ["3 return-cubes"]
    table.pick(*["cube:yellow"] * 4)
    assert table.asked() == []


def test_rounds_without_an_end_are_cut_off() -> None:
    table = ScriptedTable(GAME(), 2, round_cap="2")
    table.pick("rest", "rest", "rest", "rest")
    assert table.asked() == []
    assert table.s.round == 2


def test_rulebook_example_of_18_points() -> None:
    """Symbols 3, 1, 3, 0; a pair tile of the first two, one of the first and third, a single of the third."""
    s = Position().s
    counts = row(3, 1, 3, 0)
    tiles = {
        (SYMBOLS[tile.first], SYMBOLS[tile.second]): number
        for number, tile in enumerate(s.edition.tiles)
        if tile.first >= 0
    }
    points = [
        bonus(s, s.players[0], tiles[key], counts)
        for key in (("native_help", "tool"), ("native_help", "new_settlers"), ("new_settlers", "new_settlers"))
    ]
    assert points == [3, 9, 6]
    assert sum(points) == 18


def test_a_pair_of_one_symbol_counts_couples(tmp_path: Path) -> None:
    """No such tile is in the standard edition; an owner's may have one."""
    text = edition_text(GAME(), "standard").replace('symbols = ["native_help", "tool"]', 'symbols = ["tool", "tool"]')
    path = tmp_path / "couples.toml"
    path.write_text(text, encoding="utf-8")
    s = Position(edition=str(path)).s
    assert [bonus(s, s.players[0], 0, row(0, n, 0, 0)) for n in range(6)] == [0, 0, 3, 3, 6, 6]


@pytest.mark.parametrize(("home", "points"), [(6, 3), (7, 3), (8, 4), (12, 6)])
def test_settlers_tile_counts_home_and_board_not_the_reserve(home: int, points: int) -> None:
    table = Position()
    table.home(0, home)
    table.stand(0, "A1-3", 2)
    number = next(i for i, tile in enumerate(table.s.edition.tiles) if tile.name == "BT15")
    assert bonus(table.s, table.s.players[0], number, row(0, 0, 0, 0)) == points


def scored(table: Position) -> dict[str, int]:
    return GAME().outcome(table.s).seats[0].categories


def test_points_by_category() -> None:
    table = Position()
    table.has(0, 5, 1, 2, 3)
    table.s.players[0].cards = row(table.card("P09"), table.card("P35"))
    table.s.players[0].finds = row(table.find("ET07"), table.find("ET01"))
    flat, native = (next(i for i, t in enumerate(table.s.edition.tiles) if t.name == n) for n in ("BT17", "BT11"))
    table.s.players[0].tiles = row(flat, native)
    assert scored(table) == {"cards": 9 + 7, "bonus-tiles": 3 + 2 * 2, "exploration": 3, "cubes": 6}


def test_yellow_cubes_and_settlers_score_nothing() -> None:
    table = Position()
    table.has(0, 10, 0, 0, 0)
    assert scored(table) == {"cards": 0, "bonus-tiles": 0, "exploration": 0, "cubes": 0}


def test_of_tied_players_the_later_in_turn_order_wins() -> None:
    table = Position(4)
    for seat, cubes in enumerate(((0, 3, 0, 0), (5, 0, 3, 0), (0, 0, 0, 3), (9, 1, 0, 0))):
        table.has(seat, *cubes)
    outcome = GAME().outcome(table.s)
    assert outcome.winners == [2]
    assert outcome.decided_by == "tie-break"
    assert [r.rank for r in outcome.seats] == [3, 2, 1, 4]
