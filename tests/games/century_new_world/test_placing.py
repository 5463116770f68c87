"""Placing settlers (rulebook, Trabalhar a): how many, whom they push out, and where nobody may go."""

from __future__ import annotations

import pytest

from tests.games.century_new_world.position import CIRCLES, Position


def test_an_empty_location_takes_the_printed_number() -> None:
    """The example's location A: one settler."""
    table = Position().turn()
    table.pick("location:A1-3")
    assert table.standing("A1-3") == (0, 1)
    assert table.s.players[0].home == 6


def test_held_by_three_takes_four_and_the_three_go_home() -> None:
    """The example's location B: four settlers, the three blue ones return to their owner."""
    table = Position()
    table.stand(1, "A1-3", 3)
    table.turn().pick("location:A1-3")
    assert table.standing("A1-3") == (0, 4)
    assert (table.s.players[0].home, table.s.players[1].home) == (3, 7)
    assert table.heard("settlers-displaced") == [
        {"by": "seat:0", "owner": "seat:1", "location": "location:A1-3", "count": 3}
    ]


def test_displaced_settlers_can_be_used_on_the_owners_next_turn() -> None:
    table = Position()
    table.home(1, 3)
    table.stand(1, "A1-3", 3)
    table.turn().pick("location:A1-3")
    assert table.asked() == ["1 turn"]
    assert "location:A1-4" in table.options()


def test_displacing_ignores_the_printed_number() -> None:
    """A place printed 3 and held by 1 costs the next player 2."""
    table = Position()
    table.stand(1, "C1-6", 1)
    table.turn().pick("location:C1-6")
    assert table.standing("C1-6") == (0, 2)


def test_native_help_lowers_the_printed_number() -> None:
    table = Position()
    table.help(0, "mountain")
    table.turn().pick("location:D1-5")
    assert table.standing("D1-5") == (0, 2), "printed 3, one matching card"


def test_native_help_lowers_the_number_for_displacing() -> None:
    table = Position()
    table.stand(1, "A1-3", 3)
    table.help(0, "prairie", 2)
    table.turn().pick("location:A1-3")
    assert table.standing("A1-3") == (0, 2), "fewer push out more"
    assert table.s.players[1].home == 7


def test_native_help_leaves_one_settler_at_least() -> None:
    table = Position()
    table.stand(1, "A1-3", 1)
    table.help(0, "prairie", 2)
    table.turn().pick("location:A1-3")
    assert table.standing("A1-3") == (0, 1)


def test_native_help_of_another_symbol_or_player_counts_for_nothing() -> None:
    table = Position()
    table.help(0, "forest", 2)
    table.help(1, "mountain", 2)
    table.turn().pick("location:A1-5")
    assert table.standing("A1-5") == (0, 2)


@pytest.mark.parametrize("circle", CIRCLES)
def test_native_help_of_any_symbol_does_nothing_where_there_is_none(circle: str) -> None:
    table = Position()
    table.help(0, circle, 2)
    table.turn().pick("location:B1-2")
    assert table.standing("B1-2") == (0, 3), "a fort without a symbol"


def test_settlers_of_several_owners_each_go_home_to_their_own() -> None:
    table = Position(4)
    for seat, name in ((1, "A1-3"), (2, "A1-5"), (3, "A1-4")):
        table.stand(seat, name, 2)
    table.turn().pick("location:A1-5")
    assert [p.home for p in table.s.players] == [3, 4, 6, 4]
    assert table.standing("A1-3") == (1, 2)
    assert table.standing("A1-4") == (3, 2)


def test_all_settlers_needed_must_be_at_home() -> None:
    table = Position()
    table.home(0, 1)
    table.stand(1, "A1-3", 1)
    table.turn()
    assert table.refuses("location:A1-3"), "two are needed, one is at home; the displaced never help"
    assert table.refuses("location:A1-5")
    assert "location:A1-4" in table.options()


def test_a_location_with_own_settlers_is_closed() -> None:
    table = Position()
    table.stand(0, "A1-3", 1)
    table.turn()
    assert table.refuses("location:A1-3")


def test_a_covered_location_is_closed() -> None:
    table = Position()
    table.cover("D1-4", "ET07")
    table.turn()
    assert table.refuses("location:D1-4")


def test_rest_brings_all_settlers_home_from_everywhere() -> None:
    table = Position()
    table.stand(0, "A1-3", 1)
    table.stand(0, "A1-5", 2)
    table.stand(1, "A1-4", 1)
    table.turn().pick("rest")
    assert table.s.players[0].home == 7
    assert table.standing("A1-3") == table.standing("A1-5") == (-1, 0)
    assert table.standing("A1-4") == (1, 1), "those of others stay"
    assert table.heard("rested") == [{"seat": "seat:0", "count": 3}]


def test_rest_is_always_allowed_and_the_only_way_not_to_work() -> None:
    table = Position().turn()
    assert "rest" in table.options()
    assert all(option == "rest" or option.startswith("location:") for option in table.options())
    table.home(0, 0)
    table.turn()
    assert table.asked() == ["1 turn"], "who cannot work rests without being asked"
