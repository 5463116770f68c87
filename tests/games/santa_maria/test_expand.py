"""Main action A: expand your colony (page 3)."""

from __future__ import annotations

from tests.games.santa_maria.position import SANTA_MARIA, Position, cell


def test_a_double_costs_two_wood() -> None:
    table = Position()
    table.has(wood=3, grain=1)
    table.display("D01")
    table.turn().pick("tile:D01", "cell:1,1", "turn:0")
    assert table.goods() == {"wood": 1, "grain": 1}
    assert table.next_seat() == 1


def test_a_triple_costs_two_wood_and_a_grain() -> None:
    table = Position()
    table.has(wood=2)
    table.display("D01", "T01")
    assert table.turn().refuses("tile:T01")
    table.has(wood=2, grain=1)
    table.turn().pick("tile:T01", "cell:2,2", "turn:0")
    assert table.goods() == {}


def test_one_wood_buys_nothing_and_gold_helps() -> None:
    table = Position()
    table.has(wood=1)
    table.display("D01")
    assert table.turn().refuses("tile:D01")
    table.has(wood=1, gold=1)
    assert not table.turn().refuses("tile:D01")


def test_turning_is_free_and_clockwise_around_the_first_space() -> None:
    at = {}
    for turn in ("0", "90", "180", "270"):
        table = Position()
        table.has(wood=2, grain=1)
        table.display("T01")  # the first space, one to its right, one below
        table.turn().pick("tile:T01", "cell:3,3", f"turn:{turn}")
        p = table.player()
        number = table.tile("T01").spaces
        at[turn] = [next(i for i in range(36) if p.cells[i] == x) for x in number]
    assert at["0"] == [cell("3,3"), cell("3,4"), cell("4,3")]
    assert at["90"] == [cell("3,3"), cell("4,3"), cell("3,2")]
    assert at["180"] == [cell("3,3"), cell("3,2"), cell("2,3")]
    assert at["270"] == [cell("3,3"), cell("2,3"), cell("3,4")]


def test_screens_are_shown_the_tile_in_hand_and_where_each_turn_lays_it() -> None:
    table = Position()
    table.has(wood=2, grain=1)
    table.display("T01")
    assert SANTA_MARIA.plain_picture(table.turn().s)["placing"] is None
    table.pick("tile:T01")
    assert SANTA_MARIA.plain_picture(table.s)["placing"]["tile"]["ref"] == "tile:T01"
    assert SANTA_MARIA.plain_picture(table.s)["placing"]["turns"] == []
    table.pick("cell:3,3")
    turns = SANTA_MARIA.plain_picture(table.s)["placing"]["turns"]
    lying = {turn["ref"]: [(space["row"], space["column"]) for space in turn["spaces"]] for turn in turns}
    assert lying == {
        "turn:0": [(3, 3), (3, 4), (4, 3)],
        "turn:90": [(3, 3), (4, 3), (3, 2)],
        "turn:180": [(3, 3), (3, 2), (2, 3)],
        "turn:270": [(3, 3), (2, 3), (3, 4)],
    }
    table.pick("turn:0")
    assert SANTA_MARIA.plain_picture(table.s)["placing"] is None


def test_only_empty_spaces_wholly_on_the_grid() -> None:
    table = Position()
    table.has(wood=2)
    table.display("D01")
    table.put(c12="wood", c21="road")
    table.turn().pick("tile:D01")
    assert table.refuses("cell:1,1"), "no empty neighbour"
    assert table.refuses("cell:1,2"), "a building"
    assert table.refuses("cell:2,1"), "a road"
    table.pick("cell:1,3")
    assert table.options() == ["turn:0", "turn:90"], "up leads off the grid, left onto a building"


def test_without_a_place_a_tile_cannot_be_bought() -> None:
    table = Position()
    table.has(wood=3, grain=1)
    table.display("D01", "T01")
    p = table.player()
    p.filled = (1 << 36) - 1 - (1 << 0) - (1 << 1)
    assert not table.turn().refuses("tile:D01")
    assert table.refuses("tile:T01"), "two empty spaces do not hold a triple"
    p.filled |= 1
    assert table.turn().refuses("tile:D01")


def test_one_tile_an_action_and_no_refill() -> None:
    table = Position()
    table.has(wood=3, gold=3)
    table.display("D01", "D02")
    table.turn().pick("tile:D01", "good:gold good:wood", "good:gold good:wood", "cell:1,1", "turn:0")
    assert table.next_seat() == 1
    assert displayed(table) == ["D02"]


def test_page_3_with_an_empty_display_nobody_expands() -> None:
    table = Position()
    table.has(wood=3, grain=3, gold=3)
    table.display()
    assert not [option for option in table.turn().options() if option.startswith("tile")]


def displayed(table: Position) -> list[str]:
    return [table.s.edition.tiles[x].name for x in table.s.display if x >= 0]


def test_new_buildings_are_vacant_roads_are_no_buildings() -> None:
    table = Position()
    table.has(wood=2)
    table.display("D01")
    table.turn().pick("tile:D01", "cell:1,1", "turn:0")
    p = table.player()
    assert p.filled == 0b11
    assert p.vacant == 0b01
