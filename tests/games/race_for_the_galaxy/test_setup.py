"""Preparation (pages 4 and 16)."""

from __future__ import annotations

import pytest

from farshore.core.errors import UnknownVariant, WrongSeatCount
from farshore.core.play import playout
from farshore.core.rng import Rng
from farshore.core.view import view
from farshore.core.wire import digest
from farshore.testing import ScriptedTable
from tests.games.race_for_the_galaxy.position import RACE

FIRST_HANDS = {
    1: {"rebel-fuel-cache", "public-works", "gem-world", "colony-ship"},
    2: {"comet-zone", "expedition-force", "mining-robots", "rebel-miners"},
    3: {"export-duties", "former-penal-colony", "malevolent-lifeforms", "new-military-tactics"},
    4: {"space-marines", "contact-specialist", "avian-uplift-race", "spice-world"},
}


def names(table: ScriptedTable, row: object) -> set[str]:
    return {table.s.edition.names[number] for number in row}  # type: ignore[attr-defined]


def discard_two(table: ScriptedTable) -> None:
    for seat in range(table.s.seats):
        for _ in range(2):
            table.play(f"{seat} choose-discards {table.options(seat)[0]}")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_p04_a_start_world_six_cards_and_two_discards(seats: int) -> None:
    table = ScriptedTable(RACE, seats)
    assert all(len(p.hand) == 6 and len(p.tableau) == 1 for p in table.s.players)
    assert all(table.s.card(p.tableau[0]).start >= 0 for p in table.s.players)
    assert table.asked() == [f"{seat} choose-discards" for seat in range(seats)]
    discard_two(table)
    assert all(len(p.hand) == 4 for p in table.s.players)
    assert table.s.discards.size == 2 * seats
    assert table.asked() == [f"{seat} choose-action" for seat in range(seats)]


def test_p04_discards_are_secret_until_all_have_chosen_and_after() -> None:
    table = ScriptedTable(RACE, 2)
    before = digest(view(table.s, 1))
    table.play(f"0 choose-discards {table.options(0)[0]}")
    assert digest(view(table.s, 1)) == before
    assert table.s.discards.size == 0
    assert not [event for event in table.log if event.name == "card-discarded" and event.audience != 0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_p04_chips_are_twelve_each(seats: int) -> None:
    assert ScriptedTable(RACE, seats).s.pool == 12 * seats


def test_p04_unused_start_worlds_go_into_the_supply_and_optional_ones_stay_in_the_box() -> None:
    table = ScriptedTable(RACE, 2, ["deal-start-world card:old-earth", "deal-start-world card:new-sparta"])
    s = table.s
    seen = {s.deck.items[i] for i in range(s.deck.size)} | {x for p in s.players for x in p.hand}
    assert {s.edition.names[x] for x in seen if s.card(x).is_start_world()} == {
        "epsilon-eridani",
        "alpha-centauri",
        "earths-lost-colony",
    }
    assert len(seen) + 2 == 114


def test_p05_alpha_centauri_begins_with_a_good_that_nobody_produced() -> None:
    table = ScriptedTable(RACE, 2, ["deal-start-world card:alpha-centauri", "deal-start-world card:old-earth"])
    discard_two(table)
    assert table.s.players[0].goods[0] >= 0
    assert sum(table.s.players[0].produced) == 0
    assert table.s.players[1].goods[0] < 0


def test_p15_turn_order_goes_round_from_the_lowest_start_world() -> None:
    luck = [f"deal-start-world card:{name}" for name in ("new-sparta", "earths-lost-colony", "epsilon-eridani")]
    s = ScriptedTable(RACE, 3, luck).s
    assert [s.in_turn(place) for place in range(3)] == [2, 0, 1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_p04_first_game_start_worlds_and_hands_by_number(seats: int) -> None:
    table = ScriptedTable(RACE, seats, seed=seats, start="first-game")
    s = table.s
    assert sorted(s.card(p.start).start for p in s.players) == list(range(1, seats + 1))
    for p in s.players:
        assert names(table, p.hand) == FIRST_HANDS[s.card(p.start).start]
    assert table.asked() == [f"{seat} choose-action" for seat in range(seats)]
    goods = sum(good >= 0 for p in s.players for good in p.goods)
    assert s.deck.size + s.discards.size == 114 - 5 * seats - goods
    assert s.deck.has(s.edition.number("old-earth"))
    assert s.deck.has(s.edition.number("public-works#2"))
    assert not s.deck.has(s.edition.number("gateway-station"))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_p16_choice_of_a_red_and_a_blue_start_world(seats: int) -> None:
    table = ScriptedTable(RACE, seats, seed=seats, start="choice")
    s = table.s
    for p in s.players:
        assert [s.card(x).start % 2 for x in sorted(p.drawn, key=lambda x: s.card(x).start % 2)] == [0, 1]
        assert len(p.hand) == 6
        assert len(p.tableau) == 0
    offered = [set(p.drawn) for p in s.players]
    for seat in range(seats):
        assert len(table.options(seat)) == 2
        table.play(f"{seat} choose-start-world {table.options(seat)[1]}")
    assert all(len(p.tableau) == 0 for p in s.players), "worlds are revealed together"
    discard_two(table)
    for p, worlds in zip(s.players, offered, strict=True):
        assert set(p.tableau) < worlds
        assert all(s.discards.has(x) for x in worlds - set(p.tableau))
        assert len(p.hand) == 4
        assert len(p.drawn) == 0
    assert s.discards.size == 3 * seats
    table.game.laws(s)


def test_p16_what_a_player_chose_and_turned_down_is_secret() -> None:
    luck = [f"offer-start-world card:{name}" for name in ("new-sparta", "gateway-station")]
    seen = set()
    for world, other in (("new-sparta", "gateway-station"), ("gateway-station", "new-sparta")):
        table = ScriptedTable(RACE, 2, luck, start="choice")
        table.play(f"0 choose-start-world card:{world}")
        for _ in range(2):
            table.play(f"0 choose-discards {table.options(0)[0]}")
        seen.add(digest(view(table.s, 1)))
        table.play(f"1 choose-start-world {table.options(1)[0]}")
        for _ in range(2):
            table.play(f"1 choose-discards {table.options(1)[0]}")
        audiences = {event.audience for event in table.log if f"card:{other}" in event.facts.values()}
        assert audiences == {0}, "nobody else ever hears of the world turned down"
    assert len(seen) == 1


def test_p15_chosen_worlds_settle_the_turn_order() -> None:
    luck = [
        f"offer-start-world card:{name}" for name in ("new-sparta", "old-earth", "epsilon-eridani", "gateway-station")
    ]
    for world, first in (("epsilon-eridani", 0), ("gateway-station", 1)):
        table = ScriptedTable(RACE, 2, luck, start="choice")
        table.play("0 choose-start-world card:old-earth", f"1 choose-start-world card:{world}")
        discard_two(table)
        assert table.s.first == first


def test_p16_gateway_station_begins_with_a_good_as_well() -> None:
    luck = [f"offer-start-world card:{name}" for name in ("new-sparta", "gateway-station")]
    table = ScriptedTable(RACE, 2, luck, start="choice")
    table.play("0 choose-start-world card:gateway-station", f"1 choose-start-world {table.options(1)[0]}")
    discard_two(table)
    assert table.s.players[0].goods[0] >= 0
    assert sum(table.s.players[0].produced) == 0


def test_only_two_to_four_play_and_two_actions_are_for_two() -> None:
    for seats in (1, 5):
        with pytest.raises(WrongSeatCount):
            RACE.new(seats)
    with pytest.raises(UnknownVariant):
        RACE.new(3, {"two_actions": "on"})


def test_rounds_without_an_end_are_cut_off() -> None:
    s = RACE.new(2, {"round_cap": "3"})
    playout(s, Rng(1), 100_000)
    assert s.round == 3
