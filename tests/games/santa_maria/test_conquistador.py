"""The conquistador track (page 4), and its scoring at the end of the year (page 6)."""

from __future__ import annotations

import pytest

from farshore.games.santa_maria.steps.conquest import Conquistador
from farshore.games.santa_maria.steps.year import EndYear, place_of
from tests.games.santa_maria.position import Position


def march(table: Position, *seats: int) -> None:
    table.begin(*(Conquistador(seat) for seat in seats))


def points(table: Position, year: int = 1) -> list[int]:
    table.s.year = year
    before = [p.conquest_points for p in table.s.players]
    table.begin(EndYear())
    return [p.conquest_points - x for p, x in zip(table.s.players, before, strict=True)]


def test_each_gold_symbol_passed_gives_a_gold() -> None:
    table = Position()
    march(table, *[0] * 10)
    assert table.player().conquest == 10
    assert table.goods() == {"gold": 3}


def test_gold_beyond_the_storage_is_sold() -> None:
    table = Position()
    table.has(gold=3)
    march(table, 0, 0)
    assert table.goods() == {"gold": 3, "coins": 2}


def test_at_the_end_of_the_track_steps_are_lost() -> None:
    table = Position()
    table.player().conquest = 10
    march(table, 0)
    assert table.player().conquest == 10
    assert table.heard("conquistador-advanced") == []


def test_page_6_year_two_of_a_four_player_game_nine_six_three() -> None:
    table = Position(4)
    march(table, 0, 1, 1, 2, 2, 2, 3, 3, 3, 3)
    assert points(table, 2) == [0, 3, 6, 9]


def test_on_the_same_space_the_first_to_arrive_is_ahead() -> None:
    table = Position(3)
    march(table, 1, 0, 2, 2)
    assert [place_of(table.s, seat) for seat in range(3)] == [3, 2, 1]
    assert points(table) == [0, 3, 6]


def test_the_order_in_a_stack_is_kept_when_another_moves_on() -> None:
    table = Position(3)
    march(table, 2, 1, 0)  # from the bottom: 2, 1, 0
    march(table, 2)
    assert [place_of(table.s, seat) for seat in (2, 1, 0)] == [1, 2, 3]


def test_coming_back_to_a_stack_is_arriving_last() -> None:
    table = Position(3)
    march(table, 0, 1, 1, 0)  # 1 was first on the second space
    assert place_of(table.s, 1) == 1
    assert place_of(table.s, 0) == 2


def test_who_has_not_moved_gets_nothing_and_ranks_below() -> None:
    assert points(Position(2)) == [0, 0]
    table = Position(2)
    march(table, 1)
    assert points(table) == [0, 4], "the only one who moved is not last"
    table = Position(4)
    march(table, 0, 1, 1, 2, 2, 2)
    assert points(table, 2) == [3, 6, 9, 0], "three movers take the three places"


def test_tables_by_year_and_players() -> None:
    for year, best in ((1, 4), (2, 5), (3, 6)):
        table = Position(2)
        march(table, 0, 0, 1)
        assert points(table, year) == [best, 0]


@pytest.mark.parametrize(
    ("year", "three", "four"), [(1, [6, 3], [6, 4, 2]), (2, [8, 4], [9, 6, 3]), (3, [10, 5], [12, 8, 4])]
)
def test_tables_of_three_and_four_players(year: int, three: list[int], four: list[int]) -> None:
    for places in (three, four):
        seats = len(places) + 1
        table = Position(seats)
        for seat in range(seats):
            march(table, *[seat] * (seats - seat))
        assert points(table, year) == [*places, 0]


def test_the_last_of_a_stack_in_the_last_place_gets_nothing() -> None:
    table = Position(3)
    march(table, 2, 0, 1, 1)
    assert points(table, 2) == [0, 8, 4], "seats 0 and 2 share a space; 2 was there first"


def test_markers_go_back_each_year_and_gold_comes_again() -> None:
    table = Position()
    march(table, 0, 0)
    assert table.goods() == {"gold": 1}
    points(table)
    assert table.player().conquest == 0
    march(table, 0, 0)
    assert table.goods() == {"gold": 2}
