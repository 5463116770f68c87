"""Phase IV, Consume, and selling (pages 12, 13, 18 and 19)."""

from __future__ import annotations

import pytest

from farshore.core.view import view
from farshore.core.wire import digest
from tests.games.race_for_the_galaxy.position import Position

NOVELTY = ["gem-world", "spice-world", "artist-colony"]
RARE = ["comet-zone", "mining-world", "rebel-miners"]


def consuming(
    tableau: list[str], goods: list[str], actions: list[str] | None = None, hand: list[str] | None = None
) -> Position:
    table = Position()
    table.seat(0, [*tableau, *(x for x in goods if x not in tableau)], hand or [], goods, actions or ["double"][:0])
    table.phase("consume")
    return table


def chips_and_cards(table: Position) -> tuple[int, int]:
    return int(table.s.players[0].chips), len(table.hand())


# --- selling -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("world", "cards"), [("gem-world", 2), ("comet-zone", 3), ("distant-world", 4), ("alien-robotic-factory", 5)]
)
def test_p13_trade_sells_one_good_by_its_kind(world: str, cards: int) -> None:
    table = consuming([], [world], ["trade"])
    assert chips_and_cards(table) == (0, cards)
    assert table.goods() == []


def test_p13_only_the_chooser_sells_and_must() -> None:
    assert consuming([], ["gem-world"]).goods() == ["gem-world"]
    table = consuming([], ["gem-world", "comet-zone"], ["trade"])
    assert table.options() == ["good:gem-world", "good:comet-zone"]
    table.pick("good:comet-zone")
    assert table.goods() == ["gem-world"]
    assert consuming(["gem-world"], [], ["trade"]).asked() == []


@pytest.mark.parametrize(
    ("tableau", "world", "cards"),
    [
        (["export-duties"], "gem-world", 3),
        (["export-duties", "merchant-world"], "gem-world", 5),
        (["star-nomad-raiders", "old-earth", "galactic-engineers"], "alien-robot-sentry", 9),
        (["spice-world"], "gem-world", 4),
        (["genetics-lab", "bio-hazard-mining-world"], "distant-world", 7),
        (["mining-conglomerate", "space-port"], "comet-zone", 6),
        (["genetics-lab"], "gem-world", 2),
        ([], "pirate-world", 5),
        (["pirate-world"], "gem-world", 2),
        (["spice-world"], "star-nomad-lair", 5),
        (["distant-world"], "spice-world", 7),
    ],
)
def test_p18_trade_powers_add_up(tableau: list[str], world: str, cards: int) -> None:
    table = Position()
    table.seat(0, [*tableau, world], goods=[world], actions=["trade"])
    table.phase("consume")
    assert table.heard("good-sold") == [{"seat": "seat:0", "card": f"card:{world}", "count": cards}]


def test_p13_selling_comes_before_consuming() -> None:
    table = consuming(["public-works"], ["gem-world"], ["trade"])
    assert chips_and_cards(table) == (0, 2)


def test_p16_with_both_consume_cards_sell_first_then_double() -> None:
    table = consuming(["public-works"], ["gem-world", "comet-zone"], ["trade", "double"])
    table.pick("good:comet-zone")
    assert chips_and_cards(table) == (2, 3)


# --- Consume powers ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "goods", "expected"),
    [
        ("public-works", NOVELTY[:1], (1, 0)),
        ("epsilon-eridani", NOVELTY[:1], (1, 1)),
        ("new-vinland", RARE[:1], (0, 2)),
        ("secluded-world", RARE[:1], (0, 1)),
        ("new-survivalists", NOVELTY[:1], (0, 1)),
        ("galactic-trendsetters", NOVELTY[:1], (2, 0)),
        ("tourist-world", NOVELTY[:2], (3, 0)),
        ("gateway-station", NOVELTY[:2], (1, 3)),
        ("mining-league", RARE[:2], (3, 0)),
        ("old-earth", NOVELTY[:2], (2, 0)),
        ("old-earth", NOVELTY[:1], (1, 0)),
        ("free-trade-association", NOVELTY, (3, 3)),
        ("free-trade-association", NOVELTY[:2], (2, 2)),
        ("consumer-markets", NOVELTY, (3, 0)),
        ("mining-conglomerate", RARE[:2], (2, 0)),
        ("diversified-economy", ["gem-world", "comet-zone", "distant-world"], (3, 0)),
        ("research-labs", ["distant-world"], (1, 0)),
        ("terraforming-robots", RARE[:1], (1, 1)),
        ("pilgrimage-world", [*NOVELTY, "comet-zone"], (3, 0)),
        ("pilgrimage-world", NOVELTY[:1], (0, 0)),
        ("black-market-trading-world", ["distant-world"], (0, 4)),
        ("trade-league", ["distant-world"], (0, 5)),
        ("new-economy", [], (0, 1)),
        ("galactic-trade-emissaries", [], (0, 1)),
    ],
)
def test_p19_consume_powers(card: str, goods: list[str], expected: tuple[int, int]) -> None:
    table = consuming([card], goods)
    assert chips_and_cards(table) == expected
    assert table.goods() == []
    table.game.laws(table.s)


@pytest.mark.parametrize(
    ("card", "goods"),
    [
        ("tourist-world", NOVELTY[:1]),
        ("mining-league", RARE[:1]),
        ("mining-league", ["comet-zone", "gem-world"]),
        ("gateway-station", NOVELTY[:1]),
        ("diversified-economy", ["gem-world", "comet-zone", "spice-world"]),
        ("consumer-markets", RARE),
        ("new-survivalists", RARE[:1]),
    ],
)
def test_p19_fixed_numbers_and_kinds_must_be_met(card: str, goods: list[str]) -> None:
    table = consuming([card], goods)
    assert chips_and_cards(table) == (0, 0)
    assert set(table.goods()) == set(goods)


def test_p12_a_good_need_not_lie_on_the_consuming_world() -> None:
    table = consuming(["prosperous-world"], ["comet-zone"])
    assert table.goods() == []


def test_p12_powers_are_used_in_any_order_but_all_of_them_once() -> None:
    table = consuming(["public-works", "new-vinland", "new-economy"], ["gem-world", "comet-zone", "distant-world"])
    assert set(table.options()) == table.cards("public-works", "new-vinland", "new-economy")
    table.pick("card:new-vinland", "good:gem-world")
    assert set(table.options()) == table.cards("public-works", "new-economy")
    table.pick("card:new-economy", "good:distant-world")
    assert not table.asked()
    assert chips_and_cards(table) == (1, 3)
    assert table.goods() == ["comet-zone"]


def test_p12_an_order_may_strand_goods() -> None:
    table = consuming(["public-works", "new-survivalists"], ["gem-world", "comet-zone"])
    table.pick("card:public-works", "good:gem-world")
    assert not table.asked()
    assert table.goods() == ["comet-zone"]


def test_p12_up_to_must_be_used_fully_once_begun() -> None:
    table = consuming(["free-trade-association", "new-vinland"], NOVELTY)
    table.pick("card:free-trade-association")
    assert chips_and_cards(table) == (3, 3), "New Vinland comes too late for the third good"
    table = consuming(["free-trade-association", "new-vinland"], NOVELTY)
    table.pick("card:new-vinland", "good:gem-world")
    assert chips_and_cards(table) == (2, 4)


def test_p12_the_player_chooses_which_goods() -> None:
    table = consuming(["tourist-world"], ["gem-world", "comet-zone", "distant-world"])
    assert table.options() == ["good:gem-world", "good:comet-zone"]
    table.pick("good:comet-zone")
    assert table.goods() == ["gem-world"]


def test_p19_different_kinds_leave_only_sets_that_work() -> None:
    table = consuming(["diversified-economy"], ["gem-world", "spice-world", "comet-zone", "distant-world"])
    assert table.options() == ["good:gem-world", "good:spice-world"]
    table.pick("good:spice-world")
    assert table.goods() == ["gem-world"]


def test_p13_double_doubles_chips_of_consume_powers_only() -> None:
    assert chips_and_cards(consuming(["epsilon-eridani"], ["gem-world"], ["double"])) == (2, 1)
    assert chips_and_cards(consuming(["pilgrimage-world"], NOVELTY, ["double"])) == (4, 0)
    assert chips_and_cards(consuming(["black-market-trading-world"], ["gem-world"], ["double"])) == (0, 2)


def test_p13_chips_for_cards_are_never_doubled() -> None:
    table = consuming(["deficit-spending"], [], ["double"], ["gem-world", "new-earth", "old-earth"])
    table.pick("card:deficit-spending", "card:old-earth", "card:gem-world")
    assert chips_and_cards(table) == (2, 1)


def test_p19_cards_for_chips_are_optional_from_none_to_two() -> None:
    hand = ["gem-world", "new-earth", "old-earth"]
    table = consuming(["merchant-world"], [], [], hand)
    assert table.options() == ["card:merchant-world", "stop"]
    table.pick("stop")
    assert chips_and_cards(table) == (0, 3)
    table = consuming(["merchant-world"], [], [], hand)
    table.pick("card:merchant-world", "card:gem-world", "done")
    assert chips_and_cards(table) == (1, 2)
    assert not table.asked()
    table = consuming(["merchant-world"], [], [], hand)
    table.pick("card:merchant-world", "done")
    assert chips_and_cards(table) == (0, 3)
    assert consuming(["merchant-world"], []).asked() == []


def test_p19_cards_for_chips_are_seen_by_nobody_else() -> None:
    seen = set()
    for card in ("gem-world", "spice-world"):
        table = consuming(["deficit-spending"], [], [], ["gem-world", "spice-world", "new-vinland"])
        table.pick("card:deficit-spending", f"card:{card}")
        assert table.asked() == ["0 discard-for-chips"]
        seen.add(digest(view(table.s, 1)))
    assert len(seen) == 1


def test_p12_stopping_waits_until_only_optional_powers_are_left() -> None:
    table = consuming(["deficit-spending", "public-works"], ["gem-world"], [], ["new-earth"])
    assert set(table.options()) == table.cards("deficit-spending", "public-works")
    table.pick("card:public-works")
    assert table.options() == ["card:deficit-spending", "stop"]


def test_p19_cards_drawn_in_the_phase_may_be_discarded_for_chips() -> None:
    table = consuming(["deficit-spending", "new-economy"], [])
    assert table.options() == ["card:deficit-spending", "stop"]


def test_p19_trade_league_counts_trade_powers_and_the_black_market_does_not() -> None:
    assert chips_and_cards(consuming(["trade-league", "merchant-world"], ["gem-world"]))[1] == 5
    table = consuming(["black-market-trading-world", "export-duties", "spice-world"], ["gem-world"])
    assert chips_and_cards(table)[1] == 2


def test_p15_chips_beyond_the_pool_are_still_paid() -> None:
    table = Position()
    table.seat(0, ["tourist-world", *NOVELTY[:2]], goods=NOVELTY[:2], actions=["double"])
    table.seat(1, chips=23)
    table.phase("consume")
    assert table.s.players[0].chips == 6
    assert table.s.pool == -5


def test_p12_each_in_turn_order() -> None:
    table = Position()
    table.s.first = 1
    for seat, (world, other) in enumerate((("gem-world", "comet-zone"), ("spice-world", "mining-world"))):
        table.seat(seat, [world, other], goods=[world, other], actions=["trade"])
    table.phase("consume")
    assert table.asked() == ["1 sell"]
    table.pick("good:spice-world")
    assert table.asked() == ["0 sell"]


def test_p12_one_player_sells_and_consumes_before_the_next_sells() -> None:
    table = Position()
    table.s.first = 1
    table.seat(0, ["gem-world", "public-works"], goods=["gem-world"], actions=["trade"])
    table.seat(1, ["spice-world", "comet-zone", "new-vinland"], goods=["spice-world", "comet-zone"], actions=["trade"])
    table.phase("consume")
    assert table.asked() == ["1 sell"]
    table.pick("good:comet-zone")
    told = [(event.name, event.facts["seat"]) for event in table.log if event.name in ("good-sold", "power-used")]
    assert told == [("good-sold", "seat:1"), ("power-used", "seat:1"), ("good-sold", "seat:0")]


# --- Gambling World ----------------------------------------------------------------------------------


def bet(number: int, card: str) -> Position:
    table = Position()
    table.seat(0, ["gambling-world"])
    table.luck(f"turn-over card:{card}")
    table.phase("consume")
    assert table.options() == [f"number:{n}" for n in range(1, 8)]
    table.pick(f"number:{number}")
    return table


@pytest.mark.parametrize(("number", "card"), [(2, "gem-world"), (7, "rebel-homeworld"), (6, "merchant-guild")])
def test_p19_a_bet_on_the_cost_or_defence_wins_the_card(number: int, card: str) -> None:
    table = bet(number, card)
    assert table.hand() == [card]
    assert table.discards() == set()


@pytest.mark.parametrize(("number", "card"), [(3, "gem-world"), (1, "refugee-world"), (7, "pilgrimage-world")])
def test_p19_a_lost_bet_goes_to_the_discards_for_all_to_see(number: int, card: str) -> None:
    table = bet(number, card)
    assert table.hand() == []
    assert table.discards() == {card}
    assert table.heard("bet-lost") == [{"seat": "seat:0", "card": f"card:{card}"}]


def test_p19_gambling_world_has_an_ordinary_power_as_well() -> None:
    table = consuming(["gambling-world"], ["gem-world"])
    assert table.options() == ["card:gambling-world consume", "card:gambling-world bet"]
    table.pick("card:gambling-world consume")
    assert table.asked() == ["0 name-number"]
    assert table.s.players[0].chips == 1
