"""Basic locations (summary sheet): production, upgrade, trade; Tool cards; the storage limit."""

from __future__ import annotations

from pathlib import Path

import pytest

from farshore.core.edition import edition_text
from farshore.games.century_new_world.game import GAME
from farshore.games.century_new_world.steps.work import Upgrade
from farshore.testing import row
from tests.games.century_new_world.position import CIRCLES, Position


def test_production_gives_all_cubes_shown() -> None:
    table = Position().turn()
    table.pick("location:C1-4")
    assert table.cubes(0) == [1, 2, 0, 0]


def test_upgrade_raises_one_level_a_step() -> None:
    table = Position()
    table.has(0, 1, 1, 1, 0)
    table.turn().pick("location:B1-5", "cube:yellow", "cube:red", "cube:green")
    assert table.cubes(0) == [0, 1, 1, 1]


def test_upgrade_may_raise_the_same_cube_twice() -> None:
    table = Position()
    table.has(0, 1, 0, 0, 0)
    table.turn().pick("location:A1-4", "cube:yellow", "cube:red")
    assert table.cubes(0) == [0, 0, 1, 0]


def test_upgrade_may_be_left_unused() -> None:
    """The sheet says "may": even no step at all is allowed."""
    table = Position()
    table.has(0, 1, 0, 0, 0)
    table.turn().pick("location:A1-4", "stop")
    assert table.cubes(0) == [1, 0, 0, 0]
    assert table.asked() == ["1 turn"]


def test_upgrade_without_cubes_is_allowed_and_does_nothing() -> None:
    table = Position().turn()
    table.pick("location:A1-4")
    assert table.asked() == ["1 turn"]


def test_upgrade_never_raises_furs() -> None:
    table = Position()
    table.has(0, 0, 0, 1, 1)
    table.turn().pick("location:B1-5", "cube:green")
    assert table.cubes(0) == [0, 0, 0, 2]
    assert table.asked() == ["1 turn"], "nothing is left to raise"


def test_upgrade_reaches_every_result_by_one_way() -> None:
    """All multisets that single steps can reach, and no two sequences for the same one."""
    found = upgrade_results((2, 1, 1, 0), 3)
    assert len(found) == len(set(found))
    assert set(found) == reachable((2, 1, 1, 0), 3)


def upgrade_results(cubes: tuple[int, int, int, int], steps: int) -> list[tuple[int, ...]]:
    def follow(picks: tuple[str, ...]) -> list[tuple[int, ...]]:
        table = Position()
        table.has(0, *cubes)
        table.turn().pick("location:B1-5", *picks)
        if table.asked() != ["0 upgrade"]:
            return [tuple(table.cubes(0))]
        return [result for option in table.options() for result in follow((*picks, option))]

    assert steps == 3, "B1-5 has three"
    return follow(())


def reachable(cubes: tuple[int, ...], steps: int) -> set[tuple[int, ...]]:
    found = {cubes}
    for _ in range(steps):
        found |= {raised(have, colour) for have in found for colour in range(3) if have[colour]}
    return found


def raised(cubes: tuple[int, ...], colour: int) -> tuple[int, ...]:
    after = list(cubes)
    after[colour] -= 1
    after[colour + 1] += 1
    return tuple(after)


def test_trade_once_or_as_often_as_cubes_allow() -> None:
    table = Position()
    table.has(0, 5, 0, 0, 0)
    table.turn().pick("location:A1-6")
    assert table.options() == ["times:1", "times:2"]
    table.pick("times:2")
    assert table.cubes(0) == [1, 0, 2, 0]


def test_trade_of_which_not_even_one_is_possible_is_closed() -> None:
    table = Position()
    table.has(0, 1, 0, 0, 0)
    table.turn()
    assert table.refuses("location:A1-6")


def test_trade_needs_the_very_cubes() -> None:
    table = Position()
    table.has(0, 1, 5, 5, 0)
    table.turn()
    assert table.refuses("location:A1-6"), "two corn are asked; no other cube will do"


def test_trade_what_one_exchange_brings_may_feed_the_next(tmp_path: Path) -> None:
    """Two corn for one corn and one tobacco: from four corn, three exchanges."""
    text = edition_text(GAME(), "standard").replace("gain = { green = 1 }", "gain = { yellow = 1, green = 1 }", 1)
    path = tmp_path / "feeding.toml"
    path.write_text(text, encoding="utf-8")
    table = Position(edition=str(path))
    table.has(0, 4, 0, 0, 0)
    table.turn().pick("location:A1-6")
    assert table.options() == ["times:1", "times:2", "times:3"]
    table.pick("times:3")
    assert table.cubes(0) == [1, 0, 3, 0]


def test_trade_may_go_over_the_storage_limit_in_between() -> None:
    table = Position()
    table.has(0, 0, 0, 9, 1)
    table.turn().pick("location:D1-1", "times:9")
    assert table.asked() == ["0 return-cubes"]
    told = table.heard("traded")[0]
    assert (told["given"], told["received"]) == ({"cube:green": 9}, {"cube:red": 18})
    assert table.cubes(0) == [0, 10, 0, 1], "eight of the nine to return can only be meat"


def test_tool_cube_comes_before_the_action() -> None:
    """Four corn are asked: three and a matching corn Tool card make the trade possible, once."""
    table = Position()
    table.has(0, 3, 0, 0, 0)
    table.tool(0, "forest", 0)
    table.turn().pick("location:C1-5")
    assert table.cubes(0) == [0, 0, 1, 1]
    assert table.heard("tools-used") == [{"seat": "seat:0", "cubes": {"cube:yellow": 1}}]


def test_tool_cube_makes_a_trade_possible_once(tmp_path: Path) -> None:
    """Three corn for meat and tobacco, with two corn and a matching corn Tool card: allowed, and once only."""
    text = edition_text(GAME(), "standard").replace(
        "give = { yellow = 2 }\ngain = { green = 1 }", "give = { yellow = 3 }\ngain = { red = 1, green = 1 }", 1
    )
    path = tmp_path / "dearer.toml"
    path.write_text(text, encoding="utf-8")
    table = Position(edition=str(path))
    table.has(0, 2, 0, 0, 0)
    table.turn()
    assert table.refuses("location:A1-6")
    table.tool(0, "river", 0)
    table.turn().pick("location:A1-6")
    assert table.cubes(0) == [0, 1, 1, 0]


@pytest.mark.parametrize(
    ("circle", "place", "price"),
    [("prairie", "C1-3", 3), ("forest", "C1-5", 4), ("river", "A1-6", 2), ("mountain", "C1-2", 2)],
)
def test_tool_cubes_of_every_symbol_open_a_trade(circle: str, place: str, price: int) -> None:
    table = Position()
    colour = 1 if circle in ("prairie", "mountain") else 0
    table.has(0, *[price - 1 if k == colour else 0 for k in range(4)])
    assert f"location:{place}" not in table.turn().options()
    table.tool(0, circle, colour)
    assert f"location:{place}" in table.turn().options()


def test_upgrade_fits_no_choice_with_furs() -> None:
    table = Position()
    table.has(0, 1, 0, 0, 1)
    table.begin(Upgrade(0, 2))
    assert Upgrade(0, 2).fits(table.s, row(0)) and not Upgrade(0, 2).fits(table.s, row(3))


def test_tool_cubes_add_up_and_need_the_symbol() -> None:
    table = Position()
    table.tool(0, "prairie", 0, 2)
    table.tool(0, "prairie", 2)
    table.tool(0, "river", 3)
    table.tool(1, "prairie", 1)
    table.turn().pick("location:A1-3")
    assert table.cubes(0) == [5, 0, 1, 0], "three produced, two corn and one tobacco by tools; none of others"


@pytest.mark.parametrize("circle", CIRCLES)
def test_tools_of_any_symbol_give_nothing_where_there_is_none(circle: str) -> None:
    table = Position()
    table.tool(0, circle, 3)
    table.turn().pick("location:A1-1")
    assert table.cubes(0) == [0, 0, 0, 0], "a fort without a symbol"


def test_tool_cube_can_be_upgraded_at_once() -> None:
    table = Position()
    table.tool(0, "forest", 0)
    table.turn().pick("location:A1-4", "cube:yellow", "cube:red")
    assert table.cubes(0) == [0, 0, 1, 0]


def test_tool_cubes_are_not_optional() -> None:
    table = Position()
    table.has(0, 0, 0, 0, 9)
    table.tool(0, "river", 0)
    table.turn().pick("location:D1-2")
    assert table.cubes(0) == [1, 0, 1, 9]
    assert table.asked() == ["0 return-cubes"]


def test_storage_keeps_ten_by_choice_at_the_end_of_the_turn() -> None:
    table = Position()
    table.has(0, 3, 2, 2, 2)
    table.turn().pick("location:C1-4")
    assert table.asked() == ["0 return-cubes"]
    assert sum(table.cubes(0)) == 12
    table.pick("cube:yellow", "cube:brown")
    assert table.cubes(0) == [3, 4, 2, 1]
    assert table.asked() == ["1 turn"]


@pytest.mark.parametrize("corn", [6, 7])
def test_storage_of_ten_is_kept_whole(corn: int) -> None:
    table = Position()
    table.has(0, corn, 0, 0, 0)
    table.turn().pick("location:A1-3")
    assert sum(table.cubes(0)) == corn + 3
    assert table.asked() == ["1 turn"]


def test_storage_lets_go_of_every_combination_in_one_order() -> None:
    table = Position()
    table.has(0, 3, 2, 2, 2)
    table.turn().pick("location:C1-4", "cube:red")
    assert table.options() == ["cube:red", "cube:green", "cube:brown"], "not below the colour just returned"


def test_supply_is_without_limit() -> None:
    table = Position()
    table.has(0, 0, 0, 10, 0)
    table.turn().pick("location:D1-1", "times:10")
    assert table.heard("traded")[0]["received"] == {"cube:red": 20}
    assert table.cubes(0) == [0, 10, 0, 0], "of one colour there is nothing to choose when ten must go"
