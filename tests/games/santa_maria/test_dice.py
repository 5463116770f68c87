"""Main action C: activate a row or column with a die (pages 3 and 5)."""

from __future__ import annotations

import pytest

import farshore
from farshore.core.decision import pending
from tests.games.santa_maria.position import SANTA_MARIA, Position


def test_page_3_a_white_die_activates_the_vacant_buildings_of_its_column_from_top_to_bottom() -> None:
    """As drawn in the Portuguese book: three of the column are vacant, one is covered, one is a road."""
    table = Position()
    table.put(c13="wood", c23="grain", c33="road", c43="sugar", c63="gem", c14="2 coins")
    table.has(coins=1)
    table.white(3)
    table.turn().pick("cell:2,3")
    table.turn().pick("die:white-3")
    assert table.goods() == {"wood": 1, "grain": 1, "sugar": 1, "gem": 1}
    gains = [told["goods"] for told in table.heard("gained")]
    assert gains == [{"good:wood": 1}, {"good:sugar": 1}, {"good:gem": 1}]
    assert table.mark("6,3") == 3, "the die is on the last"
    assert table.mark("4,3") == 0


def test_page_3_a_blue_die_activates_its_row_from_left_to_right() -> None:
    table = Position()
    table.put(c21="wood", c24="2 coins", c34="gem")
    table.blue(2)
    table.turn().pick("die:blue-2")
    assert [told["goods"] for told in table.heard("gained")] == [{"good:wood": 1}, {"good:coins": 2}]
    assert table.mark("2,4") == 6 + 2
    assert sum(table.s.blue) == 0


@pytest.mark.parametrize("value", range(1, 7))
def test_every_value_has_its_own_column_and_row(value: int) -> None:
    """A building on the diagonal for each value: only that of the die acts."""
    for colour, line in (("white", "column"), ("blue", "row")):
        table = Position()
        table.put(**{f"c{k}{k}": "wood" if k == value else "gem" for k in range(1, 7)})
        table.white(value)
        table.blue(value)
        table.turn().pick(f"die:{colour}-{value}")
        assert table.goods() == {"wood": 1}
        told = {"seat": "seat:0", "die": f"die:{colour}-{value}", line: f"{line}:{value}", "price": 0}
        assert table.heard(f"{line}-activated") == [told]
        assert table.mark(f"{value},{value}") == value + (6 if colour == "blue" else 0)


def test_the_order_matters_coins_gained_first_pay_for_what_follows() -> None:
    table = Position()
    table.put(c11="2 coins", c21="religion")
    table.white(1)
    table.player().religion = 1
    table.player(1).religion = 2
    table.priests()
    for space in range(10):
        table.monk(space, 1)
    table.turn().pick("die:white-1", "advance")
    assert "station:MS1" in table.options(), "two coins for the monk of the other player"


def test_page_3_maria_pays_two_coins_from_five_to_three() -> None:
    table = Position()
    table.put(c13="wood", c15="grain")
    table.has(coins=3)
    table.white(5)
    table.turn().pick("die:white-5", "column:3")
    assert table.goods() == {"wood": 1, "coins": 1}
    assert table.mark("1,3") == 3, "the die shows its new value"


def test_page_3_values_do_not_wrap_around() -> None:
    table = Position()
    table.put(c16="wood", c11="grain")
    table.has(coins=5)
    table.white(1)
    table.turn().pick("die:white-1", "column:6")
    assert table.goods() == {"wood": 1}
    table = Position()
    table.put(c16="wood", c11="grain")
    table.has(coins=4)
    table.white(1)
    table.turn().pick("die:white-1")
    assert table.goods() == {"grain": 1, "coins": 4}, "five points cannot be paid: only its own column is left"


def test_page_3_a_blue_die_may_be_changed_too_and_shows_its_new_value() -> None:
    table = Position()
    table.put(c61="wood", c41="grain")
    table.has(coins=2)
    table.blue(4)
    table.turn().pick("die:blue-4", "row:6")
    assert table.goods() == {"wood": 1}
    assert table.mark("6,1") == 6 + 6
    assert table.heard("row-activated")[0]["price"] == 2


def test_coins_gained_in_the_line_do_not_pay_for_the_change() -> None:
    table = Position()
    table.put(c12="2 coins")
    table.white(1)
    assert table.turn().refuses("die:white-1"), "the change comes first"


def test_page_5_a_building_covered_by_a_die_is_skipped_and_never_gets_a_second_one() -> None:
    table = Position()
    table.put(c11="wood", c21="grain")
    table.white(1, 1)
    table.turn().pick("die:white-1")
    assert table.mark("2,1") == 1
    table.turn().pick("die:white-1")
    assert table.goods() == {"wood": 2, "grain": 1}, "the grain was covered"
    assert table.mark("1,1") == 1


def test_without_a_vacant_building_in_a_line_the_die_cannot_be_taken() -> None:
    table = Position()
    table.put(c11="road", c12="wood")
    table.white(1)
    assert table.turn().refuses("die:white-1")
    table.has(coins=1)
    table.turn().pick("die:white-1")
    assert table.mark("1,2") == 2


def test_a_road_never_gets_the_die() -> None:
    table = Position()
    table.put(c11="wood", c21="road")
    table.white(1)
    table.turn().pick("die:white-1")
    assert table.mark("1,1") == 1
    assert table.mark("2,1") == 0


def test_the_die_lies_on_the_last_building_even_if_its_effect_is_declined() -> None:
    table = Position()
    table.put(c11="wood", c21="wood or gem for 3 coins")
    table.white(1)
    table.turn().pick("die:white-1", "decline")
    assert table.mark("2,1") == 1
    assert table.goods() == {"wood": 1}


def test_three_white_dice_a_year_and_no_more() -> None:
    table = Position()
    table.put(c11="wood", c12="wood", c13="wood", c14="wood")
    table.white(1, 2, 3, 4)
    for value in (1, 2, 3):
        table.turn().pick(f"die:white-{value}")
    assert table.turn().refuses("die:white-4")
    table.blue(1)
    assert not table.turn().refuses("die:blue-1"), "blue dice are not counted"


def test_equal_dice_are_one_option() -> None:
    table = Position()
    table.put(c14="wood")
    table.white(4, 4)
    assert table.turn().options().count("die:white-4") == 1
    table.pick("die:white-4")
    assert list(table.s.white) == [0, 0, 0, 1, 0, 0]


def test_blue_dice_of_others_are_not_mine() -> None:
    table = Position()
    table.put(c11="wood")
    table.blue(1, seat=1)
    assert table.turn().refuses("die:blue-1")


def test_several_effects_of_a_building_happen_in_order() -> None:
    table = Position()
    hall = table.tile("H1").spaces[0]  # a sugar, then a coin
    table.put(c11="wood")
    table.player().cells[0] = hall
    table.white(1)
    table.turn().pick("die:white-1")
    assert [told["goods"] for told in table.heard("gained")] == [{"good:sugar": 1}, {"good:coins": 1}]


@pytest.mark.parametrize("colour", ["white", "blue"])
def test_used_dice_are_gone(colour: str) -> None:
    table = Position()
    table.put(c11="wood", c22="wood")
    table.white(1)
    table.blue(2)
    table.turn().pick("die:white-1" if colour == "white" else "die:blue-2")
    assert table.turn().refuses("die:white-1" if colour == "white" else "die:blue-2")


def test_page_5_a_die_unlocked_in_an_activation_is_there_for_the_next_turn() -> None:
    table = Position()
    table.put(c11="religion", c12="wood")
    table.player().religion = 1
    table.white(1)
    table.luck("roll-blue-dice die:blue-1")
    table.turn().pick("die:white-1", "advance", "decline")
    table.turn().pick("die:blue-1")
    assert table.goods() == {"wood": 1}


def test_screens_are_shown_what_each_line_costs_and_where_the_die_would_rest() -> None:
    table = Position()
    table.put(c13="wood", c23="grain", c33="road", c63="gem", c15="wood", c16="wood")
    table.has(coins=3)
    table.white(4)
    table.turn().pick("cell:2,3")
    assert SANTA_MARIA.plain_picture(table.turn().s)["activating"] is None
    table.pick("die:white-4")
    told = SANTA_MARIA.plain_picture(table.s)["activating"]
    assert told["seat"] == 0
    assert {line["ref"]: line["price"] for line in told["lines"]} == {"column:3": 1, "column:5": 1, "column:6": 2}
    third = told["lines"][0]
    assert third["buildings"] == [{"row": 1, "column": 3}, {"row": 6, "column": 3}], "covered ones and roads are not"
    assert third["rest"] == {"row": 6, "column": 3}


def test_no_dice_wait_on_screens_once_the_game_is_over() -> None:
    table = Position()
    table.white(1, 2)
    assert not SANTA_MARIA.plain_picture(table.turn().s)["over"]
    table.s.agenda.asking = None
    ended = SANTA_MARIA.plain_picture(table.s)
    assert ended["over"] and not ended["white_dice"]


def test_the_question_tells_how_much_of_a_change_is_free() -> None:
    for skilled, free in ((False, 0), (True, 2)):
        table = Position()
        table.put(c11="wood", c12="grain")
        table.has(coins=3)
        table.white(1)
        if skilled:
            table.skill("mathematician")
        table.turn().pick("die:white-1")
        ask = pending(table.s)[0].ask
        assert ask.about(table.s) == {"die": "die:white-1", "free": free}


def test_the_log_tells_how_many_dice_show_each_value() -> None:
    game = farshore.play("santa_maria", seats=4, seed=3)
    rolled = next(event.facts["dice"] for event in game.events(0) if event.name == "white-dice-rolled")
    assert rolled == {f"value:{k + 1}": count for k, count in enumerate(game.s.white) if count}
    assert "value:6" in rolled, "the seed was chosen for that"
