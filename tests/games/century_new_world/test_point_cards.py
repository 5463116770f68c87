"""Point cards (summary sheet): lasting and immediate benefits, exploration tiles."""

from __future__ import annotations

import pytest

from tests.games.century_new_world.position import Position


def claim(card: str, *cubes: int, home: int = 7) -> Position:
    """A turn that claims one card at the first fort, which has no bonus tiles left."""
    table = Position()
    table.cards(card)
    table.bonus(0)
    table.has(0, *cubes)
    table.home(0, home)
    return table


def test_native_help_works_from_the_next_turn_on() -> None:
    table = claim("P04", 0, 4, 0, 0)
    table.turn().pick("location:A1-1")
    assert table.standing("A1-1") == (0, 1)
    table.turn().pick("location:D1-5")
    assert table.standing("D1-5") == (0, 2), "printed 3, mountain, less one"


def test_native_help_adds_up() -> None:
    table = claim("P04", 0, 4, 0, 0)
    table.help(0, "mountain")
    table.turn().pick("location:A1-1")
    table.turn().pick("location:D1-5")
    assert table.standing("D1-5") == (0, 1), "printed 3, less two"


def test_tool_gives_its_cube_from_the_next_turn_on() -> None:
    table = claim("P14", 0, 2, 0, 1)
    table.turn().pick("location:A1-1")
    assert table.cubes(0) == [0, 0, 0, 0]
    table.turn().pick("location:B1-3")
    assert table.cubes(0) == [1, 2, 0, 0], "homestead in the forest: one corn, one meat, and one meat by the bow"


def test_new_settlers_come_from_the_reserve() -> None:
    table = claim("P25", 3, 0, 2, 0)
    table.turn().pick("location:A1-1")
    assert (table.s.players[0].home, table.s.players[0].reserve) == (7 - 1 + 2, 3)
    assert table.heard("settlers-joined") == [{"seat": "seat:0", "count": 2}]


def test_new_settlers_as_far_as_the_reserve_goes() -> None:
    table = claim("P25", 3, 0, 2, 0, home=11)
    table.turn().pick("location:A1-1")
    assert (table.s.players[0].home, table.s.players[0].reserve) == (11, 0)


def test_new_settlers_can_be_claimed_with_an_empty_reserve() -> None:
    table = claim("P25", 3, 0, 2, 0, home=12)
    table.turn().pick("location:A1-1")
    assert len(table.s.players[0].cards) == 1
    assert table.s.players[0].home == 11
    assert not table.heard("settlers-joined")


def explore(tile: str, *more: str) -> Position:
    table = claim("P35", 0, 0, 3, 0)
    for location, name in zip(("D1-4", "C1-6"), (tile, *more), strict=False):
        table.cover(location, name)
    table.turn().pick("location:A1-1")
    return table


def test_exploration_takes_any_one_tile_and_opens_the_location() -> None:
    table = explore("ET07", "ET01")
    assert sorted(table.options()) == ["exploration:ET01", "exploration:ET07"]
    table.pick("exploration:ET07")
    assert table.asked() == ["1 turn"]
    assert "location:D1-4" in table.options(), "open to everybody from now on"
    assert table.refuses("location:C1-6")
    assert table.heard("location-explored")[0]["location"] == "location:D1-4"


def test_exploration_is_not_optional() -> None:
    table = explore("ET07")
    assert [table.s.edition.finds[t].name for t in table.s.players[0].finds] == ["ET07"], "the only tile is taken"


def test_exploration_without_tiles_left_brings_nothing() -> None:
    table = claim("P35", 0, 0, 3, 0)
    table.turn().pick("location:A1-1")
    assert len(table.s.players[0].cards) == 1
    assert table.asked() == ["1 turn"]


@pytest.mark.parametrize(("tile", "cubes"), [("ET09", [0, 1, 1, 0]), ("ET10", [1, 0, 0, 1])])
def test_exploration_tile_with_cubes_gives_them_at_once(tile: str, cubes: list[int]) -> None:
    assert explore(tile).cubes(0) == cubes


def test_exploration_tile_with_a_settler_gives_one_at_once() -> None:
    table = explore("ET05")
    assert (table.s.players[0].home, table.s.players[0].reserve) == (7, 4)


def test_exploration_tile_with_a_settler_and_no_reserve_gives_none() -> None:
    table = claim("P35", 0, 0, 3, 0, home=12)
    table.cover("D1-4", "ET05")
    table.turn().pick("location:A1-1")
    assert (table.s.players[0].home, table.s.players[0].reserve) == (11, 0)
    assert len(table.s.players[0].finds) == 1


def test_exploration_cubes_can_overflow_the_storage() -> None:
    table = claim("P35", 4, 4, 4, 0)
    table.cover("D1-4", "ET09")
    table.turn().pick("location:A1-1")
    assert table.cubes(0) == [4, 5, 2, 0]
    assert table.asked() == ["0 return-cubes"]


def test_an_exploration_symbol_is_no_card() -> None:
    table = explore("ET02")
    assert len(table.s.players[0].cards) == 1
    assert list(table.s.players[0].tools) == [0] * 16
