"""End of the year (pages 6 and 7)."""

from __future__ import annotations

from farshore.games.santa_maria.colony import count
from tests.games.santa_maria.position import Position


def all_retire(table: Position, *spaces: str) -> Position:
    """In seat order from seat 0."""
    table.begin_retiring()
    for space in spaces:
        if table.asked()[0].endswith("turn"):
            table.pick("retire")
        table.pick(f"retire:{space}")
        if table.asked() and table.asked()[0].endswith("place-road"):
            table.pick("decline")
    return table


def test_a_new_display_new_dice_and_the_markers_back() -> None:
    table = Position(3)
    table.display("D01", "T01")
    table.player(1).unlocked = 3
    all_retire(table, "conquistador", "coins", "shipping")
    s = table.s
    assert s.year == 2
    assert [s.edition.tiles[x].kind for x in s.display] == [0] * 5 + [1] * 5
    assert not {0, 15} & set(s.display), "discarded tiles do not come back"
    assert sum(s.white) == 9
    assert [sum(s.blue[6 * k : 6 * k + 6]) for k in range(3)] == [1, 3, 1]
    assert set(s.retiring) == {-1}
    assert {p.retired for p in s.players} == {-1}


def test_coins_and_dice_leave_the_buildings() -> None:
    table = Position(1)
    table.put(c11="wood", c22="grain")
    table.has(coins=1)
    table.white(2)
    table.turn().pick("cell:1,1", "die:white-2")
    all_retire(table, "coins")
    p = table.player()
    assert set(p.marks) == {0}
    assert count(p.vacant) == 2
    assert (p.white_taken, p.blue_taken, p.singles) == (0, 0, 0)
    assert table.s.issued == p.coins, "the coin on the building went to the supply"


def test_page_7_all_dice_are_collected_the_unused_ones_too() -> None:
    table = Position(2)
    table.put(c11="wood")
    table.white(1, 2, 2, 3, 6, 6)
    table.blue(4)
    table.blue(5, seat=1)
    table.turn().pick("die:white-1")
    table.play("1 retire retire:coins")
    all_retire(table, "conquistador")
    assert table.s.year == 2
    assert sum(table.s.white) == 6
    assert sum(table.s.blue) == 2


def test_the_one_nearest_to_1st_starts_the_others_follow_clockwise() -> None:
    table = Position(4)
    for seat in range(4):
        table.put(seat, c11="wood", c12="wood", c13="wood", c14="wood", c15="wood", c16="wood")
    all_retire(table, "road", "shipping", "religion", "conquistador")
    assert table.s.starter == 2, "religion is nearest: coins is empty"
    order = []
    for _ in range(4):
        order.append(table.next_seat())
        table.pick(next(option for option in table.options() if option.startswith("die")))
        while table.asked()[0].endswith("choose-line"):
            table.pick(table.options()[0])
    assert order == [2, 3, 0, 1], "by seat, not by retiring space"


def test_religion_markers_stay() -> None:
    table = Position(2)
    table.player().religion = 5
    all_retire(table, "coins", "shipping")
    assert table.player().religion == 5


def test_three_years_and_the_last_also_scores_conquistadors() -> None:
    table = Position(2)
    table.s.year = 3
    table.player(1).conquest = 4
    all_retire(table, "coins", "shipping")
    assert table.asked() == []
    assert table.player(1).conquest_points == 6
    assert table.s.year == 3


def test_resources_and_coins_are_kept() -> None:
    table = Position(2)
    table.has(wood=1, gem=2, coins=4)
    all_retire(table, "conquistador", "coins")
    assert table.goods() == {"wood": 1, "gem": 2, "coins": 4}
