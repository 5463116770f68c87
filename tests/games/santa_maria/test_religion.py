"""Religion, recruiting monks, unlocking blue dice (pages 4 and 5)."""

from __future__ import annotations

import pytest

from farshore.games.santa_maria.components import PROVISIONER
from farshore.games.santa_maria.steps.religion import Religion
from farshore.games.santa_maria.steps.retire import Income
from tests.games.santa_maria.position import Position


def test_one_space_without_a_question() -> None:
    table = Position()
    table.begin(Religion(0))
    assert table.player().religion == 1
    assert table.asked() == []


def test_page_4_helge_pays_a_grain_for_a_second_space() -> None:
    table = Position()
    table.has(grain=2)
    table.player().religion = 4
    table.begin(Religion(0))
    assert table.options() == ["good:grain", "stay"]
    table.pick("good:grain")
    assert table.player().religion == 6
    assert table.goods() == {"grain": 1}
    assert table.asked() == [], "two spaces at most"


def test_gold_stands_for_the_grain_and_grain_may_be_bought() -> None:
    table = Position()
    table.has(gold=1, coins=3)
    table.begin(Religion(0))
    assert table.options() == ["good:gold", "stay", "buy good:grain"]
    table.pick("buy good:grain", "good:grain", "decline")
    assert table.goods() == {"gold": 1}


def test_page_5_three_religion_ships_and_two_grain_make_five_spaces() -> None:
    table = Position()
    table.harbour(coins=1, religion=3, points=2)
    table.has(grain=2)
    table.player().religion = 7
    table.priests()
    table.begin(Income(0, 0))
    assert table.goods() == {"grain": 2, "coins": 2}, "coins first"
    table.pick("good:grain", "advance", "decline", "good:grain")
    assert table.player().religion == 7 + 5, "the third action has no grain left, and asks nothing"
    assert table.player().points == 2, "points last"


def test_passing_a_symbol_may_be_declined() -> None:
    table = Position()
    table.player().religion = 1
    table.begin(Religion(0))
    assert table.options() == ["advance", "decline"]
    table.pick("decline")
    assert table.player().religion == 1


def test_the_first_space_is_resolved_before_the_grain_is_asked_for() -> None:
    table = Position()
    table.player().religion = 1
    table.priests()
    table.begin(Religion(0))
    table.pick("advance", "station:MS2")  # two wood and a grain
    assert table.options()[0] == "good:grain", "the grain just gained"
    table.pick("good:grain")
    assert table.player().religion == 3


@pytest.mark.parametrize(("space", "die"), [(2, True), (4, False), (7, True), (10, False), (13, False), (16, False)])
def test_the_first_and_third_symbol_unlock_a_blue_die(space: int, die: bool) -> None:
    table = Position()
    table.player().unlocked = 1
    table.player().religion = space - 1
    table.luck("roll-blue-dice die:blue-5")
    table.begin(Religion(0))
    table.pick("advance", "decline")
    assert table.player().unlocked == 1 + die
    assert table.s.blue[4] == die, "rolled at once, and mine"


def test_page_5_helge_takes_a_die_pays_two_players_and_gains_three_points() -> None:
    table = Position(4)
    table.has(coins=5)
    table.player().religion = 6
    table.priests()
    table.monk(6, 1, 2)
    table.begin(Religion(0))
    table.pick("advance", "station:MS1")
    assert table.player().points == 3
    assert table.goods() == {"coins": 1}
    assert [p.coins for p in table.s.players] == [1, 2, 2, 0], "to the players, not to the supply"
    assert sum(table.s.blue) == 1
    assert table.player().monks == 5


def test_three_others_on_a_space_get_two_coins_each() -> None:
    table = Position(4)
    table.priests()
    table.has(coins=5)
    table.monk(3, 1, 2, 3)
    recruiting(table)
    assert table.refuses("bishop:BI1"), "six coins are asked for"
    table.has(coins=6)
    recruiting(table).pick("bishop:BI1")
    assert [p.coins for p in table.s.players] == [0, 2, 2, 2]
    assert table.s.monks[3] == 0b1111, "all stand there"


def test_a_scholar_serves_everybody_who_has_a_monk_there() -> None:
    table = Position(2)
    table.priests("SC07 SC02 SC03")
    table.monk(0, 1)
    table.has(coins=4)
    recruiting(table).pick("scholar:SC07")
    assert [p.skills for p in table.s.players] == [PROVISIONER, 0], "the other player's was laid out by hand"
    table.turn().pick("buy good:wood")
    assert table.goods() == {"wood": 1}
    scored = table.game.outcome(table.s).seats
    assert [x.categories["scholars"] for x in scored] == [3, 3]


def recruiting(table: Position) -> Position:
    table.player().religion = 3
    table.begin(Religion(0))
    table.pick("advance")
    return table


def test_the_first_monk_on_a_space_is_free() -> None:
    table = Position()
    table.priests()
    recruiting(table)
    assert table.asked() == ["0 recruit"]
    assert len(table.options()) == 10 + 1
    table.pick("bishop:BI1")
    assert table.player().monks == 5


def test_not_where_one_already_stands() -> None:
    table = Position()
    table.priests()
    table.monk(0, 0)
    table.has(coins=9)
    recruiting(table)
    assert table.refuses("scholar:SC01"), "though the coins would do"
    assert not table.refuses("scholar:SC02")


def test_the_fee_must_be_payable_in_full_and_one_may_sell_first() -> None:
    table = Position()
    table.priests()
    table.monk(9, 1)
    table.has(coins=1, wood=1)
    recruiting(table)
    assert table.refuses("station:MS4")
    table.pick("sell good:wood", "station:MS4")
    assert table.goods() == {"gold": 2}
    assert table.player(1).coins == 2


def test_one_may_sell_for_the_lowest_fee_though_another_is_out_of_reach() -> None:
    table = Position(3)
    table.priests()
    table.monk(8, 1)
    table.monk(9, 1, 2)
    table.has(wood=2)
    recruiting(table)
    table.pick("sell good:wood", "sell good:wood", "station:MS3")
    assert table.goods() == {"sugar": 1, "gem": 1}


def test_the_retired_collect_too() -> None:
    table = Position()
    table.priests()
    table.monk(9, 1)
    table.player(1).retired = 0
    table.has(coins=2)
    recruiting(table).pick("station:MS4")
    assert table.player(1).coins == 2


def test_recruiting_is_now_or_never() -> None:
    table = Position()
    table.priests()
    recruiting(table).pick("decline")
    table.begin(Religion(0))
    assert table.player().religion == 5
    assert table.asked() == [], "no symbol on this space"


def test_without_monks_nobody_is_recruited() -> None:
    table = Position()
    table.player().monks = 0
    recruiting(table)
    assert table.asked() == []


def test_at_the_end_every_step_is_a_point() -> None:
    table = Position()
    table.player().religion = 16
    table.has(grain=1)
    table.begin(Religion(0))
    table.pick("good:grain")
    assert table.player().religion == 16
    assert table.player().points == 2


def test_a_second_step_beyond_the_end_is_a_point() -> None:
    table = Position()
    table.player().religion = 15
    table.has(grain=1)
    table.begin(Religion(0))
    table.pick("advance", "decline", "good:grain")
    assert table.player().religion == 16
    assert table.player().points == 1


@pytest.mark.parametrize(
    ("station", "gains"),
    [("MS2", {"wood": 2, "grain": 1}), ("MS3", {"sugar": 1, "gem": 1}), ("MS4", {"gold": 2})],
)
def test_stations_give_at_once(station: str, gains: dict[str, int]) -> None:
    table = Position()
    table.priests()
    recruiting(table).pick(f"station:{station}")
    assert [told["station"] for told in table.heard("station-reached")] == [f"station:{station}"]
    assert table.goods() == gains


def test_what_a_station_gives_beyond_the_storage_is_sold() -> None:
    table = Position()
    table.priests()
    table.has(gold=2)
    recruiting(table).pick("station:MS4")
    assert table.goods() == {"gold": 3, "coins": 2}
    assert table.heard("station-reached") == [{"seat": "seat:0", "station": "station:MS4"}]


@pytest.mark.parametrize("space", [1, 6])
def test_the_blue_die_is_rolled_before_the_monk_is_placed(space: int) -> None:
    """Page 5: Helge takes the die, then he places his monk; what it shows may decide where."""
    table = Position(2, luck=["roll-blue-dice die:blue-5"] * 3)
    table.player().religion = space
    table.begin(Religion(0))
    table.pick("advance")
    assert table.asked() == ["0 recruit"]
    assert table.heard("blue-die-rolled") == [{"seat": "seat:0", "die": "die:blue-5"}]
    assert table.s.blue[4] == 1
    assert table.player().unrolled == 0
