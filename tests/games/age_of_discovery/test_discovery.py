"""Discovery, pages 7 to 9: expeditions on the map and beyond."""

from __future__ import annotations

from typing import Any

from farshore.core.view import view
from farshore.games.age_of_discovery.steps.discovery import ResolveDiscovery
from farshore.testing import row
from tests.games.age_of_discovery.board import EVERYWHERE, GAME, Board


def test_p07_captain_and_soldier_against_resistance_three() -> None:
    table = Board(2, luck=("reveal-token token:T06",))
    table.embark(0, captain=1, soldier=1)
    table.stage(ResolveDiscovery())
    table.pick("region:virginia", "count:1", "count:1")
    assert table.money()[0] == 2 + 4
    assert table.there(0, "virginia") == {"colonist": 1}
    assert (table.stock(0, "captain"), table.stock(0, "soldier")) == (5, 10)
    assert [table.s.edition.tokens[t].name for t in table.player(0).tokens] == ["T06"]
    assert table.game.outcome(table.s).seats[0].categories["discoveries"] == 5


def test_magellan_and_plague_one_help() -> None:
    table = Board(2, luck=("reveal-token token:T12",), builders="on")
    table.own(0, "magellan", "plague-1")
    table.embark(0, captain=1)
    table.stage(ResolveDiscovery())
    table.pick("region:virginia")
    assert table.money()[0] == 3
    assert len(table.player(0).tokens) == 1


def test_magellan_alone_is_not_enough_for_four() -> None:
    table = Board(2, luck=("reveal-token token:T12",), builders="on")
    table.own(0, "magellan")
    table.embark(0, captain=1)
    table.stage(ResolveDiscovery())
    table.pick("region:virginia")
    assert not len(table.player(0).tokens)


def test_p08_a_failure_shows_the_token_and_costs_the_crew() -> None:
    table = Board(2, luck=("reveal-token token:T15",))
    table.embark(0, captain=2)
    table.stage(ResolveDiscovery())
    table.pick("region:peru", "count:2")
    assert table.money()[0] == 0
    assert table.there(0, "peru") == {}
    assert list(table.player(0).expedition) == [0] * 6
    assert table.stock(0, "captain") == 5
    shown = GAME.plain_picture(view(table.s, 1))["regions"][table.region("peru")]
    assert shown["token"]["ref"] == "token:T15"


def test_p08_a_known_token_is_met_again() -> None:
    table = Board(2)
    table.lay("peru", "T15")
    table.embark(0, captain=2, colonist=1)
    table.stage(ResolveDiscovery())
    table.pick("region:peru", "count:1", "count:2")
    assert table.money()[0] == 4
    assert table.there(0, "peru") == {"colonist": 1}


def test_p07_one_expedition_each_in_player_order_and_who_stays_waits() -> None:
    table = Board(3)
    table.s.order = row(2, 0, 1)
    for seat in range(3):
        table.embark(seat, captain=2, colonist=1)
    table.lay("peru", "T01")
    table.stage(ResolveDiscovery())
    assert table.asked() == ["2 choose-target"]
    table.pick("stay")
    assert table.asked() == ["0 choose-target"]
    table.pick("region:peru", "count:1", "count:0")
    assert list(table.player(0).expedition) == [0, 2, 0, 0, 0, 0]
    assert list(table.player(2).expedition) == [1, 2, 0, 0, 0, 0]
    assert table.asked() == ["1 choose-target"]
    table.pick("stay")
    assert table.asked() == []


def test_one_worker_at_least_must_sail() -> None:
    table = Board(2)
    table.lay("peru", "T01")
    table.embark(0, colonist=2, captain=1)
    table.stage(ResolveDiscovery())
    table.pick("region:peru", "count:0")
    assert table.there(0, "peru") == {"colonist": 1}  # the captain had no choice
    assert list(table.player(0).expedition) == [2, 0, 0, 0, 0, 0]


def test_p09_the_deck_opens_when_every_region_is_discovered() -> None:
    table = Board(2, luck=("reveal-token token:T01", "reveal-card card:ethiopia"))
    table.open(*EVERYWHERE[:-1])
    table.embark(0, captain=1)
    table.embark(1, captain=2, soldier=1)
    table.stage(ResolveDiscovery())
    assert table.options() == ["region:brazil", "stay"]
    table.pick("region:brazil")
    assert table.options() == ["deck", "stay"]  # the same event, a moment later
    table.pick("deck", "count:2", "count:1")
    assert table.money()[1] == 3 + 2
    assert sum(table.player(1).colonies) == 0
    assert table.game.outcome(table.s).seats[1].categories["discoveries"] == 5


def test_p07_booty_is_for_soldiers_that_were_sent_alone() -> None:
    table = Board(2)
    table.lay("peru", "T06")  # resistance 3, $2 and $4 a soldier
    table.embark(0, colonist=1, captain=1, soldier=3)
    table.stage(ResolveDiscovery())
    table.pick("region:peru", "count:0", "count:1", "count:2")
    assert table.money()[0] == 2 + 2 * 4
    assert list(table.player(0).expedition) == [1, 0, 0, 0, 1, 0]


def test_p08_a_colonist_settles_even_if_none_was_sent_and_only_one() -> None:
    table = Board(2)
    table.lay("peru", "T01")
    table.embark(0, soldier=2)
    table.stage(ResolveDiscovery())
    table.pick("region:peru", "count:2")
    assert table.there(0, "peru") == {"colonist": 1}
    assert table.stock(0, "colonist") == 28
    assert table.stock(0, "soldier") == 10


def test_merchants_and_missionaries_count_one() -> None:
    table = Board(2)
    table.lay("peru", "T06")  # resistance 3
    table.embark(0, merchant=1, missionary=1)
    table.stage(ResolveDiscovery())
    table.pick("region:peru", "count:1", "count:1")
    assert not len(table.player(0).tokens)


def test_p09_a_card_that_resists_is_shuffled_back() -> None:
    table = Board(2, luck=("reveal-card card:china",))
    table.open(*EVERYWHERE)
    table.embark(0, captain=2)
    table.stage(ResolveDiscovery())
    table.pick("deck", "count:2")
    assert table.s.deck.size == 16
    assert not len(table.player(0).cards)
    seen: Any = view(table.s, 1)
    assert table.s.edition.cards[seen.last_card].name == "china", "all have seen it"


def test_appendix_portugal_sails_to_the_deck_against_three_once_an_age() -> None:
    table = Board(2, luck=("reveal-card card:china", "reveal-card card:india"))
    table.player(0).nation, table.player(0).advantage = 3, 1
    table.embark(0, captain=2)
    table.stage(ResolveDiscovery())
    assert table.options()[-2:] == ["nation:portugal", "stay"]
    table.pick("nation:portugal", "count:2")
    assert table.money()[0] == 7
    table.s.round += 1
    table.embark(0, captain=1)
    table.stage(ResolveDiscovery())
    assert "nation:portugal" not in table.options()


def test_portugal_may_still_meet_three_when_the_whole_map_is_known_and_sails_once() -> None:
    table = Board(2, luck=("reveal-card card:china",))
    table.open(*EVERYWHERE)
    table.player(0).nation, table.player(0).advantage = 3, 1
    table.embark(0, captain=3)
    table.stage(ResolveDiscovery())
    assert table.options() == ["deck", "nation:portugal", "stay"]
    table.pick("nation:portugal", "count:2")
    assert len(table.player(0).cards) == 1
    assert table.asked() == [], "the expedition of the round is used up"
    assert list(table.player(0).expedition) == [0, 1, 0, 0, 0, 0]


def test_portugal_keeps_its_advantage_on_an_ordinary_expedition() -> None:
    table = Board(2, luck=("reveal-card card:pampas",))
    table.open(*EVERYWHERE)
    table.player(0).nation, table.player(0).advantage = 3, 1
    table.embark(0, captain=2)
    table.stage(ResolveDiscovery())
    table.pick("deck", "count:2")
    assert len(table.player(0).cards) == 1
    assert table.player(0).advantage == 1


def test_portugal_fails_with_less_than_three_and_the_card_goes_back() -> None:
    table = Board(2, luck=("reveal-card card:pampas",))
    table.player(0).nation, table.player(0).advantage = 3, 1
    table.embark(0, captain=1)
    table.stage(ResolveDiscovery())
    table.pick("nation:portugal")
    assert not len(table.player(0).cards)
    assert table.s.deck.size == 16
    assert table.player(0).advantage == 0


def test_plague_one_also_helps_portugal() -> None:
    table = Board(2, luck=("reveal-card card:china",))
    table.own(0, "plague-1")
    table.player(0).nation, table.player(0).advantage = 3, 1
    table.embark(0, captain=1)
    table.stage(ResolveDiscovery())
    table.pick("nation:portugal")
    assert len(table.player(0).cards) == 1


def test_stables_ride_before_discovery_even_if_nobody_sails() -> None:
    table = Board(2, stables="any_region")
    table.own(0, "stables")
    table.settle(0, "caribbean", soldier=1)
    table.open("florida")
    table.stage(ResolveDiscovery())
    assert table.options() == ["region:caribbean region:florida", "forgo"]
    table.pick("region:caribbean region:florida")
    assert table.there(0, "florida") == {"soldier": 1}


def test_stables_move_an_own_soldier_to_a_discovered_neighbour_or_nobody() -> None:
    table = Board(2, stables="any_region")
    table.own(0, "stables")
    table.settle(0, "caribbean", soldier=1, colonist=1)
    table.settle(1, "new-spain", soldier=1)
    table.open("peru")
    table.stage(ResolveDiscovery())
    assert table.options() == ["region:caribbean region:new-spain", "forgo"], "Florida is unknown, Peru is far"
    table.pick("forgo")
    assert table.there(0, "caribbean") == {"colonist": 1, "soldier": 1}


def test_without_stables_nobody_rides() -> None:
    table = Board(2, stables="any_region")
    table.own(1, "stables")
    table.settle(0, "caribbean", soldier=1)
    table.open("florida")
    table.stage(ResolveDiscovery())
    assert table.asked() == []


def test_stables_need_a_colony_there_unless_the_variant_says_otherwise() -> None:
    table = Board(2)
    table.own(0, "stables")
    table.settle(0, "caribbean", soldier=1)
    table.open("florida")
    table.settle(0, "new-spain", colonist=2)
    table.stage(ResolveDiscovery())
    assert table.options() == ["region:caribbean region:new-spain", "forgo"]
    table.pick("region:caribbean region:new-spain")
    assert table.goods(0) == {"gold": 1}  # the third worker


def test_p08_the_crew_is_home_before_the_colonist_settles() -> None:
    """The last colonist sails and comes home in time to settle; under version 1 of the rules it came too late."""
    for rules, there in (("2", {"colonist": 1}), ("1", {})):
        table = Board(2, luck=("reveal-token token:T01",), rules=rules)
        table.embark(0, colonist=1)
        table.settle(0, "caribbean", colonist=table.stock(0, "colonist"))
        table.stage(ResolveDiscovery())
        table.pick("region:peru")
        assert table.there(0, "peru") == there
        assert table.stock(0, "colonist") == (0 if there else 1)


def test_p14_the_caribbean_neighbours_new_granada_new_spain_and_florida() -> None:
    box = GAME.edition()
    caribbean = next(r for r in box.regions if r.name == "caribbean")
    assert {box.regions[n].name for n in caribbean.neighbours} == {"new-granada", "new-spain", "florida"}
