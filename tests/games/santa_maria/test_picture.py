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


def test_the_board_is_shown_as_it_lies() -> None:
    table = Position(3)
    table.white(1, 4, 4)
    table.display("T01", "D02")
    table.dock(coins="SS01")
    s = table.s
    s.retiring[1], s.year = 2, 2
    table.player(2).unlocked = 3  # everybody begins with one
    told = seen(table.turn())
    assert (told["over"], told["year"], told["years"], told["side"], told["solo"]) == (False, 2, 3, 6, None)
    assert [die["ref"] for die in told["white_dice"]] == ["die:white-1", "die:white-4", "die:white-4"]
    assert told["blue_pool"] is None, "everybody has dice of their own"
    assert [tile and tile["ref"] for tile in told["display"]] == ["tile:T01", "tile:D02", *[None] * 8]
    docks = {dock["ref"]: dock["shipment"] for dock in told["docks"]}
    assert len(docks) == 4 and sum(x is not None for x in docks.values()) == 1
    shipment = s.edition.shipments[0]
    assert docks["dock:coins"]["ref"] == "shipment:SS01" and docks["dock:coins"]["points"] == shipment.points
    assert told["shipments_left"] == s.shipment_bag.size
    assert told["religion"]["reserve"] == 3 * 3 - 5, "three blue dice a player, less those in use"
    assert told["religion"]["last"] == s.edition.religion_end
    assert [space["seat"] for space in told["retiring"]] == [2 if k == 1 else None for k in range(len(s.retiring))]
    track = told["conquistadors"]
    assert (track["last"], len(track["stacks"])) == (s.edition.conquistador_end, s.edition.conquistador_end + 1)
    assert track["points"] == [list(s.edition.conquests[3 * 3 + year]) for year in range(3)]


def test_a_colony_is_shown_row_by_row() -> None:
    table = Position()
    table.put(c34="road", c62="gem")
    cells = seen(table.turn())["players"][0]["colony"]
    assert [(x["row"], x["column"]) for x in cells] == [(1 + k // 6, 1 + k % 6) for k in range(36)]
    covered = {x["ref"]: (x["terrain"], len(x["effects"]), x["printed"]) for x in cells if x.get("terrain")}
    assert covered == {"cell:3,4": ("road", 0, False), "cell:6,2": ("mountain", 1, False)}


def test_what_a_player_pays_is_shown() -> None:
    table = Position()
    me = seen(table.turn())["players"][0]
    assert (me["single_price"], me["white_left"], me["monks"]) == (1, 3, 6)
    assert me["costs"] == {"double": {"wood": 2}, "triple": {"wood": 2, "grain": 1}}
    assert me["own_scholar"] is None
