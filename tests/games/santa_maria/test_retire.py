"""Main action D: retire (pages 5 and 6)."""

from __future__ import annotations

from farshore.games.santa_maria.colony import ALL
from farshore.games.santa_maria.steps.expand import PlaceRoad
from tests.games.santa_maria.position import Position


def retiring(table: Position, space: str, *more: str) -> Position:
    table.begin_retiring()
    table.pick(f"retire:{space}", *more)
    return table


def test_two_coins() -> None:
    assert retiring(Position(), "coins").goods() == {"coins": 2}


def test_a_religion_action_with_its_grain_and_the_die_waits_for_the_next_year() -> None:
    table = Position(1)
    table.has(grain=1)
    table.priests()
    table.player().religion = 1
    table.player().unlocked = 1
    retiring(table, "religion", "advance", "decline", "good:grain")
    assert table.player().religion == 3
    assert table.s.year == 2
    assert sum(table.s.blue) == 2, "all are rolled again"


def test_a_conquistador_counts_for_the_same_year() -> None:
    table = Position()
    table.player(1).retired = 0
    table.s.retiring[0] = 1
    retiring(table, "conquistador")
    assert table.player().conquest_points == 4


def test_a_shipment_made_by_retiring_pays_this_very_year() -> None:
    table = Position()
    table.dock(coins="SS01")
    table.has(wood=1, sugar=1)
    retiring(table, "shipping", "shipment:SS01")
    assert table.goods() == {"coins": 2}


def test_page_6_anna_places_a_road_tile_on_any_empty_space() -> None:
    table = Position()
    table.put(c12="wood")
    table.begin_retiring()
    table.pick("retire:road")
    assert len(table.options()) == 35 + 1
    assert table.refuses("cell:1,2")
    table.pick("cell:4,5")
    p = table.player()
    assert table.s.edition.spaces[p.cells[6 * 3 + 4]].colonists == 1
    assert table.s.roads == 1


def test_each_of_the_three_road_tiles_is_placed_once() -> None:
    table = Position(3)
    placed = []
    for seat in range(3):
        table.begin(PlaceRoad(seat)).pick("cell:1,1")
        placed += [told["tile"] for told in table.heard("tile-placed")]
    assert placed == ["tile:R1", "tile:R2", "tile:R3"]
    assert [table.s.edition.spaces[p.cells[0]].colonists for p in table.s.players] == [1, 1, 1]


def test_the_road_may_be_declined_and_needs_a_space_and_a_tile() -> None:
    table = retiring(Position(), "road", "decline")
    assert table.s.roads == 0
    table = Position()
    table.player().filled = ALL
    assert retiring(table, "road").next_seat() == 1
    table = Position()
    table.s.roads = 3
    assert retiring(table, "road").next_seat() == 1


def test_a_space_may_be_taken_without_use_for_its_action() -> None:
    table = retiring(Position(), "shipping")
    assert table.player().retired == 3


def test_a_taken_space_is_closed() -> None:
    table = Position(3)
    retiring(table, "coins")
    table.turn(1)
    if table.asked() == ["1 turn"]:
        table.pick("retire")
    assert table.refuses("retire:coins")
    assert len(table.options()) == 4


def test_page_6_income_from_top_to_bottom_after_the_action() -> None:
    table = Position()
    table.harbour(coins=2, religion=1, conquistador=1, points=1)
    table.player().religion = 4
    retiring(table, "coins", "stay")
    told = [event.name for event in table.log if event.name in ("retired", "income-received")]
    assert told == ["retired"] + ["income-received"] * 4
    assert [x["dock"] for x in table.heard("income-received")] == [
        "dock:coins", "dock:religion", "dock:conquistador", "dock:points"]  # fmt: skip
    p = table.player()
    assert (p.coins, p.religion, p.conquest, p.points) == (2 + 4, 5, 1, 1)


def test_conquistador_ships_march_for_this_year_and_pass_gold() -> None:
    table = Position()
    table.harbour(conquistador=2)
    retiring(table, "coins")
    assert table.player().conquest == 2
    assert table.goods() == {"coins": 2, "gold": 1}


def test_an_action_of_a_religion_ship_may_be_declined() -> None:
    table = Position()
    table.priests()
    table.harbour(religion=2)
    table.player().religion = 3
    retiring(table, "coins", "decline", "advance", "bishop:BI1")
    assert table.player().religion == 4


def test_the_retired_are_skipped_until_all_have_retired() -> None:
    table = Position(3)
    for seat in (0, 2):
        table.put(seat, c11="wood")
        table.has(seat, coins=9)
    table.begin_retiring(1)
    table.pick("retire:coins")
    assert table.next_seat() == 2
    table.play("2 turn cell:1,1")
    assert table.next_seat() == 0
    table.play("0 turn cell:1,1")
    assert table.next_seat() == 2, "seat 1 is skipped"
    assert table.s.year == 1


def test_free_actions_on_the_turn_of_retiring() -> None:
    table = Position()
    table.has(wood=1)
    table.turn().pick("sell good:wood")
    assert table.asked() == ["0 retire"], "only retiring is left"
    table.pick("retire:coins")
    assert table.goods() == {"coins": 3}
