"""Fort locations (summary sheet): the bonus tile, the Point card, or both in either order; slide and refill."""

from __future__ import annotations

from pathlib import Path

import pytest

from farshore.core.edition import edition_text
from farshore.games.century_new_world.game import GAME
from tests.games.century_new_world.position import Position


def at_fort(*cubes: int, seats: int = 2) -> Position:
    """A Native Help card for 2 corn and 2 meat above the first fort; the flat bonus tile on its stack."""
    table = Position(seats)
    table.cards("P01", "P21", "P32", "P11", "P02")
    table.bonus(0, "BT17")
    table.has(0, *cubes)
    return table.turn()


def test_claim_pays_the_price_exactly_and_takes_the_card() -> None:
    table = at_fort(3, 2, 1, 0)
    table.pick("location:A1-1", "card:P01", "leave")
    assert table.cubes(0) == [1, 0, 1, 0]
    assert [table.s.edition.cards[c].name for c in table.s.players[0].cards] == ["P01"]
    assert table.heard("card-claimed")[0]["paid"] == {"cube:yellow": 2, "cube:red": 2}


def test_higher_cubes_do_not_pay_for_lower_ones() -> None:
    table = at_fort(1, 2, 5, 2)
    table.pick("location:A1-1")
    assert table.s.players[0].cards == table.s.players[1].cards, "only the tile could be taken"
    assert len(table.s.players[0].tiles) == 1


def test_only_the_card_above_this_fort_can_be_claimed() -> None:
    table = at_fort(3, 3, 3, 3)
    table.pick("location:A1-2")
    assert "card:P21" in table.options()
    assert "card:P01" not in table.options()


def test_bonus_tile_alone_is_enough() -> None:
    table = at_fort(0, 0, 0, 0)
    table.pick("location:A1-1")
    assert len(table.s.players[0].tiles) == 1
    assert table.asked() == ["1 turn"]


def test_claim_first_then_the_bonus_tile() -> None:
    table = at_fort(2, 2, 0, 0)
    table.pick("location:A1-1", "card:P01")
    assert table.options() == ["leave", "tile:BT17"]
    table.pick("tile:BT17")
    assert (len(table.s.players[0].cards), len(table.s.players[0].tiles)) == (1, 1)
    assert table.asked() == ["1 turn"]


def test_bonus_tile_first_then_the_claim() -> None:
    table = at_fort(2, 2, 0, 0)
    table.pick("location:A1-1", "tile:BT17")
    assert table.options() == ["card:P01", "leave"]
    table.pick("card:P01")
    assert (len(table.s.players[0].cards), len(table.s.players[0].tiles)) == (1, 1)


def test_one_of_the_two_must_be_done() -> None:
    table = at_fort(2, 2, 0, 0)
    table.pick("location:A1-1")
    assert table.options() == ["card:P01", "tile:BT17"], "leaving is no option yet"


def test_never_two_cards_in_one_visit() -> None:
    table = at_fort(9, 9, 0, 0)
    table.pick("location:A1-1", "card:P01")
    assert not [option for option in table.options() if option.startswith("card:")]


def test_never_two_tiles_in_one_visit() -> None:
    table = at_fort(2, 2, 0, 0)
    table.pick("location:A1-1", "tile:BT17")
    assert table.s.stack_top[0] >= 0, "the next tile of the stack shows"
    assert not [option for option in table.options() if option.startswith("tile:")]


def test_three_bonus_tiles_are_the_most() -> None:
    table = at_fort(0, 0, 0, 0)
    for _ in range(3):
        number = table.s.tile_bag.items[0]
        table.s.tile_bag.take(number)
        table.s.players[0].tiles = type(table.s.slots)([*table.s.players[0].tiles, number])
    table.turn()
    assert table.refuses("location:A1-1"), "no tile may be taken and no card be paid"
    table.has(0, 2, 2, 0, 0)
    table.turn().pick("location:A1-1")
    assert len(table.s.players[0].cards) == 1, "the claim is still allowed, and the only thing to do"


def test_a_fort_without_tiles_and_with_a_card_too_dear_is_closed() -> None:
    table = at_fort(0, 0, 0, 0)
    table.bonus(0)
    table.turn()
    assert table.refuses("location:A1-1")


def test_tiles_come_from_the_top_and_a_stack_runs_out() -> None:
    table = at_fort(0, 0, 0, 0)
    table.luck("turn-up-bonus-tile tile:BT01")
    table.pick("location:A1-1")
    assert table.s.edition.tiles[table.s.stack_top[0]].name == "BT01"
    assert table.s.stack_left[0] == 0
    table.turn(1).pick("location:A1-1")
    assert table.s.stack_top[0] == -1


def test_after_a_claim_cards_slide_left_and_the_deck_fills_the_right() -> None:
    table = at_fort(0, 3, 0, 0)
    table.luck("turn-up-point-card card:P04")
    table.pick("location:A1-2", "card:P21", "leave")
    assert table.row_of_cards() == ["P01", "P32", "P11", "P02", "P04"]
    assert not table.s.deck.has(table.card("P04"))


def test_after_a_claim_at_the_last_fort_only_the_deck_moves() -> None:
    table = at_fort(3, 0, 1, 0)
    table.luck("turn-up-point-card card:P04")
    table.pick("location:B1-2", "card:P11", "leave")
    assert table.row_of_cards() == ["P01", "P21", "P32", "P02", "P04"]


def test_an_empty_deck_leaves_the_right_slots_empty() -> None:
    table = at_fort(2, 2, 0, 0)
    while table.s.deck.size:
        table.s.deck.take(table.s.deck.items[0])
    table.s.next_card = -1
    table.turn().pick("location:A1-1", "card:P01", "leave")
    assert [slot >= 0 for slot in table.s.slots] == [True, True, True, False]
    table.has(0, 9, 9, 9, 9)
    table.bonus(3)
    table.turn()
    assert table.refuses("location:B1-2")


@pytest.fixture
def two_stacks(tmp_path: Path) -> str:
    """An edition of which one fort has two stacks and a circle symbol."""
    text = edition_text(GAME(), "standard").replace(
        "fort = 1\nstacks = [2]", 'fort = 1\ncircle = "river"\nstacks = [2, 1]'
    )
    path = tmp_path / "two_stacks.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_of_two_stacks_one_tile_may_be_taken_from_either(two_stacks: str) -> None:
    table = Position(edition=two_stacks)
    assert list(table.s.stack_left)[:2] == [1, 0]
    assert [top >= 0 for top in table.s.stack_top] == [True, True, *[True, False] * 3], "both show their top"
    table.cards("P40" if table.s.seats == 4 else "P39")
    table.bonus(0, "BT17", "BT01")
    table.turn().pick("location:A1-1")
    assert table.options() == ["tile:BT17", "tile:BT01"]
    table.pick("tile:BT01")
    assert table.asked() == ["1 turn"], "never two tiles in one visit"
    assert table.s.stack_top[1] == -1
    assert table.s.edition.tiles[table.s.stack_top[0]].name == "BT17"


def test_of_two_stacks_the_second_may_be_the_only_one_left(two_stacks: str) -> None:
    table = Position(edition=two_stacks)
    table.bonus(0, "BT17", "BT01")
    table.s.stack_left[0] = 0
    table.turn().pick("location:A1-1", "tile:BT17")
    assert "location:A1-1" in table.options()
    table.pick("location:A1-1")
    assert [table.s.edition.tiles[tile].name for tile in table.s.players[1].tiles] == ["BT01"]


def test_tool_cubes_help_to_pay_at_a_fort_with_a_symbol(two_stacks: str) -> None:
    table = Position(edition=two_stacks)
    table.cards("P01")
    table.bonus(0)
    table.has(0, 2, 1, 0, 0)
    table.turn()
    assert table.refuses("location:A1-1")
    table.tool(0, "river", 1)
    table.turn().pick("location:A1-1")
    assert table.cubes(0) == [0, 0, 0, 0]
    assert len(table.s.players[0].cards) == 1


def test_a_tool_claimed_at_a_fort_of_its_own_symbol_waits_for_the_next_turn(two_stacks: str) -> None:
    """P11 gives corn at river locations; the fort where it is claimed is one."""
    table = Position(edition=two_stacks)
    table.cards("P11")
    table.bonus(0)
    table.has(0, 3, 0, 1, 0)
    table.turn().pick("location:A1-1")
    assert table.cubes(0) == [0, 0, 0, 0]
    table.turn(0).pick("location:B1-4")
    assert table.cubes(0) == [1 + 1, 0, 1, 0]


def test_cards_slide_then_the_benefit_then_the_bonus_tile() -> None:
    table = Position()
    table.cards("P35", "P21", "P32", "P11", "P02")
    table.bonus(0, "BT17")
    table.has(0, 0, 0, 3, 0)
    table.cover("D1-4", "ET09")
    table.cover("C1-6", "ET10")
    table.turn().pick("location:A1-1", "card:P35")
    assert table.asked() == ["0 explore"]
    assert table.row_of_cards()[:4] == ["P21", "P32", "P11", "P02"]
    table.pick("exploration:ET09")
    assert table.options() == ["leave", "tile:BT17"]
