"""The picture of a table laid out by hand: every field is what lies there, counted as people count."""

from __future__ import annotations

from typing import Any

import pytest

from farshore.core.agenda import SPECTATOR
from farshore.core.view import view
from farshore.games.age_of_discovery.edition import CARRY_WORKERS, NATIONS
from farshore.games.age_of_discovery.state import OVER, SETUP
from farshore.games.age_of_discovery.steps.discovery import PORTUGUESE_ROUTE, ChooseCrew
from farshore.testing import row
from tests.games.age_of_discovery.board import EVERYWHERE, GAME, Board

STANDS = {  # by event: the workers put there, and how many spaces it has for three players
    "initiative": ("initiative", [(0, "captain"), (2, "colonist")], 3),
    "goods": ("goods_track", [(1, "merchant")], 4),
    "buildings": ("building_track", [(2, "soldier"), (2, "colonist"), (0, "missionary")], 5),
    "warfare": ("warfare", [(1, "soldier")], 4),
}


def shown(table: Board, seat: int = 0) -> Any:
    return GAME.plain_picture(view(table.s, seat))


def events(table: Board, seat: int = 0) -> Any:
    return {event["name"]: event for event in shown(table, seat)["events"]}


def region_of(table: Board, name: str, seat: int = 0) -> Any:
    return next(region for region in shown(table, seat)["regions"] if region["name"] == name)


@pytest.mark.parametrize("event", STANDS)
def test_the_spaces_of_an_event_show_who_stands_there(event: str) -> None:
    table = Board(3)
    track, workers, count = STANDS[event]
    table.stand(track, *workers)
    spaces = events(table)[event]["spaces"]
    told = [{"seat": seat, "worker": name} for seat, name in workers]
    assert [space["worker"] for space in spaces] == [*told, *[None] * (count - len(workers))]
    assert [space["label"] for space in spaces] == [str(k + 1) for k in range(count)]
    assert [space["ref"] for space in spaces] == [f"space:{event},{k + 1}" for k in range(count)]


@pytest.mark.parametrize(("seats", "spaces"), [(2, 2), (5, 5), (6, 6)])
def test_there_is_a_space_of_initiative_for_each_player(seats: int, spaces: int) -> None:
    assert len(events(Board(seats))["initiative"]["spaces"]) == spaces


def test_the_dock_shows_its_spaces_then_x_and_y_then_free_ships() -> None:
    table = Board(3)
    table.hold(1, ships=2)
    table.player(1).powers[CARRY_WORKERS] = 3
    table.stand("dock", (0, "colonist"))
    table.stand("mayflower", (1, "colonist"))
    table.player(1).sailing = 1
    spaces = events(table)["dock"]["spaces"]
    assert [space["label"] for space in spaces] == ["1", "2", "3", "4", "5", "X", "Y", "1", "2"]
    assert [k for k, space in enumerate(spaces) if space["worker"]] == [0, 7]
    assert [space["ref"] for space in spaces[5:7]] == ["space:dock,x", "space:dock,y"]
    table.stand("dock", *[(0, "colonist")] * 5)
    assert len(events(table)["dock"]["spaces"]) == 10, "England may make it longer"


@pytest.mark.parametrize("builders", ["on", "off"])
def test_specialists_have_a_space_each_and_builders_only_where_they_are_played(builders: str) -> None:
    table = Board(2, builders=builders)
    table.study(1, 1, "colonist")
    event = events(table)["specialists"]
    named = ["missionary", "merchant", "soldier", "captain", *["builder"] * (builders == "on"), "training"]
    assert [space["label"] for space in event["spaces"]] == named
    assert event["spaces"][1]["worker"] == {"seat": 1, "worker": "colonist"}
    assert sum(space["worker"] is not None for space in event["spaces"]) == 1
    assert event["price"] == 5


def test_a_region_shows_what_lies_there_and_what_it_would_bring() -> None:
    table = Board(3)
    table.settle(0, "florida", colonist=3, soldier=1)
    table.settle(2, "florida", captain=2)
    table.lay("peru", table.s.edition.tokens[0].name)
    there = region_of(table, "florida")
    assert there["discovered"] and there["token"] is None
    assert there["colonies"] == [
        {"seat": 0, "count": 4, "workers": {"colonist": 3, "soldier": 1}},
        {"seat": 2, "count": 2, "workers": {"captain": 2}},
    ]
    assert there["points"] == [6, 0, 2], "most of at least three, then second"
    peru = region_of(table, "peru")
    token = table.s.edition.tokens[0]
    numbers = ("resistance", "plunder", "booty", "points")
    assert not peru["discovered"]
    assert [peru["token"][name] for name in numbers] == [getattr(token, name) for name in numbers]
    assert region_of(table, "brazil")["token"] is None, "nobody has seen it"
    good = table.s.region_good[table.region("brazil")]
    assert region_of(table, "brazil")["good"]["name"] == table.s.edition.goods[good]
    table.s.region_good[table.region("brazil")] = -1
    assert region_of(table, "brazil")["good"] is None


def test_a_player_shows_what_is_held() -> None:
    table = Board(3)
    table.cash(1, 17)
    table.ready(1, colonist=3, builder=1)
    table.hold(1, ships=2, sugar=3, cocoa=1)
    table.own(1, "mint", "navy")
    p = table.player(1)
    p.tokens, p.cards = row(2), row(4)
    told = shown(table)["players"][1]
    assert (told["seat"], told["nation"], told["money"], told["ships"]) == (1, None, 17, 2)
    assert [(x["worker"], x["count"]) for x in told["available"]] == [("colonist", 3), ("builder", 1)]
    assert {x["name"]: x["count"] for x in told["goods"]} == {"sugar": 3, "cocoa": 1}
    box = table.s.edition
    assert [x["ref"] for x in told["discoveries"]] == [f"token:{box.tokens[2].name}", f"card:{box.cards[4].name}"]
    assert [x["name"] for x in told["buildings"]] == ["mint", "navy"]
    assert told["buildings"][1]["points"] == 2 * 4, "Navy: four points a ship"
    with_ships = told["income"]
    p.sailing = 2
    assert shown(table)["players"][1]["income"] < with_ships, "ships at sea complete no set"


def test_a_market_shows_prices_ages_and_the_pile() -> None:
    table = Board(3)
    table.sell("navy", "mint")
    box = table.s.edition
    event = events(table)["buildings"]
    assert [x["name"] for x in event["market"]] == ["navy", "mint"]
    for x, number in zip(event["market"], table.s.market, strict=True):
        tile = box.buildings[number]
        assert (x["age"], x["price"], x["points"]) == (tile.age + 1, box.ages[tile.age].building, tile.points)
        assert x["used"] is False
    assert (event["price"], event["pile"]) == (box.ages[table.s.age].building, table.s.building_bag.size)


def test_the_offer_shows_every_good_as_often_as_it_lies_there() -> None:
    table = Board(3)
    table.offer("sugar", "gold", "sugar")
    names = [good["name"] for good in events(table)["goods"]["offer"]]
    assert sorted(names) == ["gold", "sugar", "sugar"]


def test_shipping_shows_its_ship_and_nobody_leads_without_one() -> None:
    table = Board(3)
    table.ship_crew(1, merchant=1)
    assert events(table)["shipping"]["ship"] and events(table)["shipping"]["crews"][0]["leads"]
    table.s.ship = False
    event = events(table)["shipping"]
    assert not event.get("ship") and not event["crews"][0]["leads"]


def test_an_expedition_is_shown_to_who_puts_it_together() -> None:
    table = Board(3)
    table.embark(1, soldier=2, captain=1)
    table.lay("peru", table.s.edition.tokens[0].name)
    crew = 1 << 8 * 4 | 1 << 8  # a soldier and a captain
    for target, ref, resistance in (
        (table.region("peru"), "region:peru", table.s.edition.tokens[0].resistance),
        (table.region("brazil"), "region:brazil", None),
        (PORTUGUESE_ROUTE, "nation:portugal", 3),
    ):
        table.s.agenda.asking = ChooseCrew(1, target, 4, crew)
        told = events(table, 1)["discovery"]["sailing"]
        assert (told["seat"], told["target"], told["resistance"]) == (1, ref, resistance)
        assert (told["aboard"], told["worker"], told["waiting"]) == ({"captain": 1, "soldier": 1}, "soldier", 2)
        assert told["value"] == 3
        assert not events(table, 0)["discovery"].get("sailing")
        assert not events(table, SPECTATOR)["discovery"].get("sailing")


def test_the_deck_opens_when_every_region_is_discovered() -> None:
    table = Board(2)
    deck = events(table)["discovery"]["deck"]
    assert (deck["open"], deck["top"], deck["ref"]) == (False, None, "word:deck")
    table.open(*EVERYWHERE)
    table.s.token[table.region("caribbean")] = -1
    regions = [region.name for region in table.s.edition.regions]
    table.open(*regions)
    assert events(table)["discovery"]["deck"]["open"]


def test_rounds_ages_and_order_are_counted_from_one() -> None:
    table = Board(3)
    table.s.order = row(2, 0, 1)
    table.s.round, table.s.age = 4, 1
    told = shown(table)
    assert (told["round"], told["age"], told["rounds"]) == (5, 2, [1, 1, 1, 2, 2, 2, 3, 3])
    assert [(x["label"], x["seat"]) for x in told["order_spaces"]] == [("1", 2), ("2", 0), ("3", 1)]


def test_nations_are_shown_only_where_they_are_played() -> None:
    table = Board(3)
    table.s.phase = OVER
    assert shown(table)["nations"] == []
    table.s.phase = SETUP
    assert [x["seat"] for x in shown(table)["nations"]] == [None] * 6
    table.s.phase = OVER
    table.player(2).nation, table.player(2).advantage = 3, 1
    told = shown(table)
    assert told["players"][2]["nation"] == {"ref": f"nation:{NATIONS[3]}", "uses": 1}
    assert [x["seat"] for x in told["nations"]] == [None, None, None, 2, None, None]
