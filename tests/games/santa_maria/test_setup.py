"""Preparation (page 1), setting up the colonies (page 2) and the advanced rules for it (page 8)."""

from __future__ import annotations

import pytest

from farshore.core.errors import UnknownVariant, WrongSeatCount
from farshore.games.santa_maria.colony import count
from farshore.games.santa_maria.components import ARCHITECT
from farshore.testing import ScriptedTable
from tests.games.santa_maria.position import SANTA_MARIA


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_common_board(seats: int) -> None:
    s = ScriptedTable(SANTA_MARIA, seats).s
    assert sum(s.white) == 3 * seats
    assert s.year == 1
    assert sorted(s.docks) == [0, 1, 2, 3], "the four starting tiles"
    assert s.shipment_bag.size == 30
    assert len(set(s.scholars)) == len(set(s.bishops)) == 3
    assert min(*s.scholars, *s.bishops) >= 0, "three each"
    assert [s.edition.tiles[x].kind for x in s.display] == [0] * 5 + [1] * 5
    assert s.doubles.size == s.triples.size == 10
    assert s.roads == 0
    assert SANTA_MARIA.plain_picture(s)["religion"]["reserve"] == 2 * seats, "three blue dice a player, one of them out"


def test_two_wood_coins_by_seat_six_monks_and_a_blue_die() -> None:
    s = ScriptedTable(SANTA_MARIA, 4).s
    assert [p.coins for p in s.players] == [3, 4, 5, 6]
    assert {tuple(p.storage) for p in s.players} == {(2, 0, 0, 0, 0)}
    assert {p.monks for p in s.players} == {6}
    assert [sum(s.blue[6 * seat : 6 * seat + 6]) for seat in range(4)] == [1, 1, 1, 1]
    assert {(p.religion, p.conquest) for p in s.players} == {(0, 0)}


def test_a_random_board_each() -> None:
    luck = ["deal-board board:A3", "deal-board board:A1", "deal-board board:A4"]
    table = ScriptedTable(SANTA_MARIA, 3, luck)
    assert [table.s.edition.boards[p.board].name for p in table.s.players] == ["A3", "A1", "A4"]
    assert table.asked() == ["0 turn"], "the starting player has the first turn"


def test_boards_chosen_counter_clockwise_the_starting_player_last() -> None:
    table = ScriptedTable(SANTA_MARIA, 3, colonies="chosen")
    table.play("2 take-board board:A2", "1 take-board board:A4")
    assert table.options() == ["board:A1", "board:A3"]
    table.play("0 take-board board:A1")
    assert [table.s.edition.boards[p.board].name for p in table.s.players] == ["A1", "A4", "A2"]


def test_printed_buildings_are_vacant() -> None:
    table = ScriptedTable(SANTA_MARIA, 2, ["deal-board board:A1"])
    p = table.s.players[0]
    assert p.filled == p.vacant
    assert count(p.filled) == 9


def advanced(seats: int = 2) -> ScriptedTable:
    luck = [
        *(f"deal-scholar scholar:{name}" for name in ("SC08", "SC09", "SC10")),
        *(f"deal-hall-scholar scholar:{name}" for name in ("SC01", "SC02", "SC03", "SC04")),
    ]
    return ScriptedTable(SANTA_MARIA, seats, luck, colonies="advanced")


def test_advanced_four_sets_of_unused_scholars_at_every_player_count() -> None:
    for seats in (2, 3, 4):
        table = advanced(seats)
        assert table.asked() == [f"{seats - 1} choose-hall"], "counter-clockwise, from the right of the starting player"
        assert table.options() == ["tile:H1", "tile:H2", "tile:H3", "tile:H4"]
        assert not set(table.s.hall_scholars) & set(table.s.scholars)


def test_advanced_dice_are_rolled_before_the_sets_are_chosen() -> None:
    table = advanced()
    assert sum(table.s.white) == 6
    assert sum(table.s.blue) == 2


def test_advanced_the_hall_is_placed_at_once_on_two_empty_spaces() -> None:
    table = advanced()
    table.play("1 choose-hall tile:H2")
    assert table.asked() == ["1 place-tile"]
    assert "cell:1,1" not in table.options(), "a building is printed there"
    table.play("1 place-tile cell:1,2", "1 turn-tile turn:0")
    p = table.s.players[1]
    assert count(p.filled) == 7 + 2
    assert table.asked() == ["0 choose-hall"]
    assert table.options() == ["tile:H1", "tile:H3", "tile:H4"]


def test_advanced_the_scholar_is_trained_from_the_start_and_needs_no_monk() -> None:
    table = advanced()
    table.play("1 choose-hall tile:H2")
    p = table.s.players[1]
    assert p.skills == ARCHITECT
    assert p.monks == 6
    assert table.heard("scholar-trained") == [{"seat": "seat:1", "scholar": "scholar:SC02"}]


def test_advanced_all_play_the_same_side_b_and_what_is_left_takes_no_part() -> None:
    table = advanced(3)
    assert len({tuple(p.cells) for p in table.s.players}) == 1
    assert [table.s.edition.boards[p.board].name[0] for p in table.s.players] == ["B", "B", "B"]
    assert list(table.s.hall_scholars) == [0, 1, 2, 3], "a different scholar for each of four halls"
    assert table.s.scholar_bag.size == 10 - 3 - 4
    for seat, hall in ((2, "H4"), (1, "H1"), (0, "H2")):
        table.play(f"{seat} choose-hall tile:{hall}", f"{seat} place-tile cell:1,2", f"{seat} turn-tile turn:0")
    assert table.asked() == ["0 turn"]
    assert [p.scholar for p in table.s.players] == [1, 0, 3], "each has the scholar of its hall"
    assert [r.categories["scholars"] for r in SANTA_MARIA.outcome(table.s).seats] == [1, 2, 1]


def test_solo_uses_the_advanced_set_up_with_the_first_seats_coins() -> None:
    table = ScriptedTable(SANTA_MARIA, 1)
    assert table.asked() == ["0 choose-hall"]
    assert table.s.players[0].coins == 3


def test_one_to_four_play_and_alone_nothing_is_chosen() -> None:
    with pytest.raises(WrongSeatCount):
        SANTA_MARIA.new(5)
    with pytest.raises(UnknownVariant):
        SANTA_MARIA.new(1, {"colonies": "chosen"})
