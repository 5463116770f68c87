"""Preparation, pages 4 and 5, and what is in the box."""

from __future__ import annotations

from collections import Counter

import pytest

from farshore.core.edition import Facts, read_edition
from farshore.core.errors import BrokenEdition, UnknownVariant
from farshore.core.view import view
from farshore.games.age_of_discovery.edition import EmpiresEdition
from farshore.games.age_of_discovery.game import EXPANSION_BUILDINGS
from farshore.games.age_of_discovery.steps.placement import PlaceWorker
from farshore.games.age_of_discovery.steps.reset import takes_part
from farshore.testing import ScriptedTable, row
from tests.games.age_of_discovery.board import GAME, Board


def test_p03_the_box() -> None:
    box = GAME.edition()
    assert len(box.buildings) == 57
    ages = Counter((tile.age + 1, tile.is_expansion) for tile in box.buildings)
    assert ages == {(1, False): 12, (1, True): 8, (2, False): 14, (2, True): 8, (3, False): 11, (3, True): 4}
    assert sum(box.goods_count) == 46
    assert len(box.goods) == 11
    assert (len(box.tokens), len(box.cards), len(box.regions)) == (16, 16, 9)
    assert list(box.workers) == [30, 5, 5, 10, 10, 10]


def test_p17_discoveries_add_up_to_the_printed_tables() -> None:
    box = GAME.edition()
    tokens = [(t.plunder, t.booty, t.resistance, t.points) for t in box.tokens]
    assert Counter(t[2] for t in tokens) == {1: 2, 2: 3, 3: 6, 4: 3, 5: 2}
    assert [sum(column) for column in zip(*tokens, strict=True)] == [31, 52, 48, 82]
    cards = [(c.plunder, c.booty, c.resistance, c.points) for c in box.cards]
    assert Counter(c[2] for c in cards) == {3: 3, 4: 7, 5: 3, 6: 3}
    assert [sum(column) for column in zip(*cards, strict=True)] == [54, 30, 70, 78]


def test_p04_order_by_lot_and_money_by_order() -> None:
    table = ScriptedTable(GAME, 4, ["deal-order seat:2", "deal-order seat:0", "deal-order seat:3", "deal-order seat:1"])
    assert list(table.s.order) == [2, 0, 3, 1]
    assert [p.money for p in table.s.players] == [11, 13, 10, 12]


def test_p04_five_colonists_each_and_one_marks_the_order() -> None:
    table = ScriptedTable(GAME, 3)
    for p in table.s.players:
        assert list(p.available) == [5, 0, 0, 0, 0, 0]
        assert list(p.stock) == [24, 5, 5, 10, 10, 0]


def in_play(**variants: str) -> set[str]:
    s = GAME.blank(3, GAME.settle(3, variants), GAME.edition())
    return {tile.name for k, tile in enumerate(s.edition.buildings) if takes_part(s, k)}


def test_p02_some_or_all_buildings_of_the_expansion_take_part() -> None:
    expansion = {tile.name for tile in GAME.edition().buildings if tile.is_expansion}
    assert expansion == set(EXPANSION_BUILDINGS)
    base = in_play()
    assert in_play(builders="on") - base == expansion
    assert in_play(builders="on", expansion_buildings="none") == base
    assert in_play(builders="on", expansion_buildings="mint,smuggler") - base == {"mint", "smuggler"}
    assert in_play(expansion_buildings="mint") == base, "without the expansion none of them does"


def test_p02_only_chosen_buildings_of_the_expansion_are_dealt() -> None:
    table = Board(2, builders="on", expansion_buildings="magellan")
    seen = {table.s.edition.buildings[k].name for k in [*table.s.market, *table.s.building_bag.items] if k >= 0}
    assert {name for name in seen if name in EXPANSION_BUILDINGS} == {"magellan"}
    assert table.s.settings.builders, "builders are there all the same"


def test_builders_come_with_the_expansion_only() -> None:
    with_builders = ScriptedTable(GAME, 3, builders="on")
    assert list(with_builders.s.players[0].stock) == [24, 5, 5, 10, 10, 10]
    assert "worker:colonist space:specialists,builder" in with_builders.options()
    without = ScriptedTable(GAME, 3)
    assert "worker:colonist space:specialists,builder" not in without.options()
    assert with_builders.s.building_bag.size + 5 == 20
    assert without.s.building_bag.size + 5 == 12


def test_p05_the_caribbean_is_open_and_eight_regions_are_not() -> None:
    s = ScriptedTable(GAME, 3).s
    known = [s.edition.regions[i].name for i in range(9) if s.token[i] == -2]
    assert known == ["caribbean"]
    assert s.token_bag.size == 16


def test_p05_goods_ship_and_buildings_are_laid_out() -> None:
    s = ScriptedTable(GAME, 3).s
    assert [s.edition.goods[g] for g in s.region_good] == [
        "fur", "fish", "tobacco", "cattle", "sugar", "gold", "cocoa", "silver", "coffee"]  # fmt: skip
    assert sum(s.offer) == 4
    assert sum(s.pool) == 46 - 9 - 4
    assert s.ship
    assert len(s.market) == 5
    assert all(s.edition.buildings[b].age == 0 for b in s.market)


def test_region_goods_may_be_drawn_by_lot() -> None:
    table = ScriptedTable(GAME, 2, ["draw-region-good good:rice"], region_goods="random")
    assert table.s.edition.goods[table.s.region_good[0]] == "rice"
    assert sum(table.s.pool) == 46 - 9 - 4


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_p05_the_dock_has_twice_the_players_less_one(seats: int) -> None:
    table = Board(seats)
    table.stand("dock", *[(0, "colonist")] * (2 * seats - 2))
    table.ready(0, colonist=2)
    table.stage(PlaceWorker(0), PlaceWorker(0))
    table.pick(f"worker:colonist space:dock,{2 * seats - 1}")
    assert not [path for path in table.options() if "space:dock" in path]


def test_two_captains_begin_in_discovery() -> None:
    table = ScriptedTable(GAME, 2, two_captains="on")
    for p in table.s.players:
        assert list(p.expedition) == [0, 2, 0, 0, 0, 0]
        assert p.stock[1] == 3
    with pytest.raises(UnknownVariant, match="for 2 players, not for 3"):
        GAME.new(3, {"two_captains": "on"})


def test_less_luck_shows_ten_buildings_of_the_last_age() -> None:
    s = ScriptedTable(GAME, 2, less_luck="on", builders="on").s
    assert len(s.last_age) == 10
    assert all(s.edition.buildings[b].age == 2 for b in s.last_age)
    assert len(s.market) == 5
    assert len(GAME.plain_picture(s)["last_age"]) == 10


def test_p03_what_players_own_is_seen_by_all() -> None:
    table = Board(3)
    table.cash(1, 7)
    table.hold(1, 2, gold=1)
    table.own(1, "settlers")
    table.ready(1, captain=1)
    table.lay("peru", "T01")
    table.player(1).tokens = row(table.token("T02"))
    own, others = (GAME.plain_picture(view(table.s, seat))["players"][1] for seat in (1, 2))
    assert own == others
    assert own["money"] == 7


def test_ships_are_unlimited_or_as_many_as_in_the_box() -> None:
    for seats, ships in ((3, 8), (6, 9)):
        s = ScriptedTable(GAME, seats, ship_supply="box").s
        assert s.ships_left + 1 == ships
    assert ScriptedTable(GAME, 3).s.ships_left > 8


def broken(**changes: object) -> Facts:
    facts = read_edition(GAME, "standard")
    return Facts({**facts.value, **changes}, "", "broken", "")


def test_an_edition_that_does_not_hold_together_is_refused() -> None:
    rows = read_edition(GAME, "standard").value["regions"]
    with pytest.raises(BrokenEdition, match="9 regions"):
        EmpiresEdition(broken(regions=[{**r, "adjacent": []} for r in rows[:8]]))
    with pytest.raises(BrokenEdition, match="neighbour"):
        EmpiresEdition(broken(regions=[{**r, "adjacent": []} if r["id"] == "peru" else r for r in rows]))
    with pytest.raises(BrokenEdition, match="discovered from the start"):
        EmpiresEdition(broken(regions=[{**r, "discovered": False} for r in rows]))
