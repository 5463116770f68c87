"""What the picture shows of the common board and of a player is what lies there."""

from __future__ import annotations

from typing import Any

from farshore.core.view import view
from tests.games.santa_maria.position import SANTA_MARIA, Position


def seen(table: Position, seat: int = 0) -> dict[str, Any]:
    return SANTA_MARIA.plain_picture(view(table.s, seat))


def test_scholars_bishops_and_stations_with_their_monks_and_fees() -> None:
    table = Position(3)
    table.priests("SC01 SC05 SC09", "BI2 BI1 BI3")
    table.monk(1, 0, 2)
    table.monk(5, 1)
    table.turn()
    spaces = seen(table)["monk_spaces"]
    assert [space["kind"] for space in spaces] == ["scholar"] * 3 + ["bishop"] * 3 + ["station"] * 4
    assert [space["ref"] for space in spaces[:6]] == [
        "scholar:SC01", "scholar:SC05", "scholar:SC09", "bishop:BI2", "bishop:BI1", "bishop:BI3",
    ]  # fmt: skip
    assert [space["monks"] for space in spaces[:6]] == [[], [0, 2], [], [], [], [1]]
    box = table.s.edition
    assert [space["points"] for space in spaces[:6]] == [
        *(box.scholars[k].points for k in (0, 4, 8)),
        *(box.bishops[k].points for k in (1, 0, 2)),
    ]
    assert [player["monks"] for player in seen(table)["players"]] == [5, 5, 5]
    assert [[x["ref"] for x in player["scholars"]] for player in seen(table)["players"]] == [
        ["scholar:SC05"], [], ["scholar:SC05"],
    ]  # fmt: skip


def test_the_religion_track_shows_which_monk_symbols_bring_dice() -> None:
    table = Position(2)
    table.player(1).religion = 4
    track = seen(table.turn())["religion"]
    symbols = list(table.s.edition.monk_symbols)
    assert track["monks"] == symbols
    assert track["dice"] == [symbols[k - 1] for k in table.s.edition.dice_symbols]
    assert set(track["dice"]) <= set(symbols)
    assert track["seats"] == [0, 4]


def test_conquistadors_on_one_space_stand_in_the_order_they_arrived() -> None:
    table = Position(3)
    for seat, (space, arrival) in enumerate(((5, 3), (2, 1), (5, 2))):
        table.player(seat).conquest, table.player(seat).arrival = space, arrival
    stacks = seen(table.turn())["conquistadors"]["stacks"]
    assert (stacks[5], stacks[2], stacks[0]) == ([2, 0], [1], [])


def test_a_player_is_shown_with_all_that_is_theirs() -> None:
    table = Position(2)
    table.has(1, wood=2, coins=4)
    table.blue(3, 6, seat=1)
    table.harbour(1, coins=2)
    table.player(1).white_taken = 2
    me = seen(table.turn(), 1)["players"][1]
    assert (me["storage"]["wood"], me["coins"], me["limit"]) == (2, 4, 3)
    assert [die["ref"] for die in me["blue_dice"]] == ["die:blue-3", "die:blue-6"]
    assert me["white_left"] == 1
    assert [len(row) for row in me["harbour"]].count(2) == 1 and sum(len(row) for row in me["harbour"]) == 2
    assert me["retired"] is None


def test_a_used_building_shows_the_die_or_the_coins_on_it() -> None:
    table = Position()
    table.put(c11="wood", c12="grain", c13="sugar", c24="gem")
    table.has(coins=3)
    table.white(3)
    table.blue(2)
    table.turn().pick("cell:1,1")
    table.turn().pick("cell:1,2")
    table.turn().pick("die:white-3")
    table.turn().pick("die:blue-2")
    shown = {x["ref"]: x["mark"] for x in seen(table)["players"][0]["colony"] if x.get("mark")}
    assert shown == {
        "cell:1,1": {"coins": 1},
        "cell:1,2": {"coins": 2},
        "cell:1,3": {"die": "white", "value": 3, "lies": "die:white-3"},
        "cell:2,4": {"die": "blue", "value": 2, "lies": "die:blue-2"},
    }
