"""The cards against every distribution table of the rulebook (pages 19 and 21), and what a broken file gets."""

from __future__ import annotations

import tomllib
from collections import Counter
from importlib.resources import files
from typing import Any

import pytest

from farshore.core.edition import Facts
from farshore.core.errors import BrokenEdition
from farshore.games.race_for_the_galaxy.edition import Card, RaceEdition
from farshore.games.race_for_the_galaxy.game import GAME

EDITION: Any = GAME().edition()
CARDS: list[Card] = EDITION.cards
WORLDS = [card for card in CARDS if card.world]
DEVELOPMENTS = [card for card in CARDS if not card.world]
MILITARY = [card for card in WORLDS if card.military]
PEACEFUL = [card for card in WORLDS if not card.military]


def military(cards: list[Card]) -> Counter[int]:
    """Unconditional Military on these cards, by amount."""
    powers = [x for card in cards for x in card.powers if x.does == "military" and x.good < 0 and not x.rebels]
    return Counter(int(power.amount) for power in powers)


def special(does: str, cards: list[Card]) -> int:
    return sum(any(power.does == does for power in card.powers) for card in cards)


def by_source(windfall: bool, good: str) -> tuple[int, int]:
    """Worlds of that good: to be paid for, and military."""
    kind = ("novelty", "rare", "genes", "alien").index(good)
    fitting = [card for card in WORLDS if card.good == kind and card.windfall == windfall]
    return sum(not card.military for card in fitting), sum(card.military for card in fitting)


def test_p21_120_cards_by_type() -> None:
    starts = [card for card in WORLDS if card.is_start_world()]
    assert len(CARDS) == 120
    assert (sum(not card.military for card in starts), sum(card.military for card in starts)) == (8, 3)
    assert len(MILITARY) - 3 == 22
    assert len(PEACEFUL) - 8 == 37
    six = [card for card in DEVELOPMENTS if card.cost == 6]
    assert len(six) == len({card.name for card in six}) == 12
    others = Counter(card.name for card in DEVELOPMENTS if card.cost < 6)
    assert len(others) == 19
    assert set(others.values()) == {2}


def test_p03_114_cards_without_the_optional_start_worlds() -> None:
    basic = [card for card in CARDS if not card.is_start_world() or card.start >= 0]
    assert len(basic) == 5 + 109
    assert sum(card.world for card in basic) == 5 + 59
    assert sum(not card.world for card in basic) == 50


@pytest.mark.parametrize(
    ("cards", "counts"),
    [
        (DEVELOPMENTS, [0, 12, 12, 4, 8, 2, 12, 0]),
        (PEACEFUL, [2, 6, 17, 9, 4, 5, 2, 0]),
        (MILITARY, [0, 6, 9, 3, 2, 2, 2, 1]),
    ],
)
def test_p19_cards_by_cost_or_defence(cards: list[Card], counts: list[int]) -> None:
    assert [sum(card.cost == cost for card in cards) for cost in range(8)] == counts


def test_p21_95_cards_are_paid_for() -> None:
    paid = DEVELOPMENTS + PEACEFUL
    assert [sum(card.cost == cost for card in paid) for cost in range(7)] == [2, 18, 29, 13, 12, 7, 14]


def test_p21_military_worlds_by_defence_with_rebels_and_aliens() -> None:
    found = {
        defence: (len(cards), sum(card.rebel for card in cards), sum("alien" in card.keywords for card in cards))
        for defence in range(1, 8)
        if (cards := [card for card in MILITARY if card.cost == defence])
    }
    assert found == {1: (6, 1, 0), 2: (9, 1, 1), 3: (3, 2, 0), 4: (2, 0, 1), 5: (2, 1, 1), 6: (2, 1, 1), 7: (1, 1, 0)}
    assert sum(card.good == 3 for card in MILITARY) == 4  # closed to the Contact Specialist
    assert sum(card.rebel for card in CARDS) == 7


def test_p21_22_cards_give_military() -> None:
    assert military(DEVELOPMENTS) == {1: 2, 2: 3, 3: 2, -1: 3}
    assert special("military-once", DEVELOPMENTS) == 2
    plain = [card for card in MILITARY if not card.is_start_world()]
    assert military(plain) == {1: 5, 2: 1, 3: 1}
    assert military([card for card in PEACEFUL if not card.is_start_world()]) == {1: 2, -1: 2}
    assert military([card for card in PEACEFUL if card.is_start_world()]) == {1: 1}
    assert military([card for card in MILITARY if card.is_start_world()]) == {1: 2, 2: 1}


def test_p21_specialised_military_and_5_cards_that_take_military_away() -> None:
    found = [
        (card.name, int(power.amount), "rebel" if power.rebels else int(power.good))
        for card in dict.fromkeys(CARDS)
        for power in card.powers
        if power.does == "military" and (power.rebels or power.good >= 0)
    ]
    assert sorted(found) == [
        ("alien-rosetta-stone-world", 2, 3),
        ("alien-tech-institute", 2, 3),
        ("alpha-centauri", 1, 1),
        ("galactic-imperium", 4, "rebel"),
    ]
    assert military(CARDS)[-1] == 5
    assert sum(card.good == 1 and not card.is_start_world() for card in MILITARY) == 3


@pytest.mark.parametrize(
    ("good", "counts"), [("novelty", (3, 3)), ("rare", (5, 2)), ("genes", (2, 5)), ("alien", (3, 3))]
)
def test_p21_26_windfall_worlds(good: str, counts: tuple[int, int]) -> None:
    assert by_source(True, good) == counts


@pytest.mark.parametrize(
    ("good", "counts"), [("novelty", (8, 1)), ("rare", (5, 2)), ("genes", (3, 1)), ("alien", (1, 1))]
)
def test_p21_22_production_worlds(good: str, counts: tuple[int, int]) -> None:
    assert by_source(False, good) == counts
    assert all(
        any(power.does == "produce-good" for power in card.powers) == (card.good >= 0 and not card.windfall)
        for card in CARDS
    )


def test_p21_windfall_powers() -> None:
    def of_a_kind(cards: list[Card]) -> int:
        return sum(power.does == "produce-windfall" and power.good >= 0 for card in cards for power in card.powers)

    assert (of_a_kind(DEVELOPMENTS), of_a_kind(WORLDS)) == (6, 2)
    any_kind = [card for card in CARDS for power in card.powers if power.does.startswith("produce-windfall")]
    assert len(any_kind) - 8 == 2


def test_p21_34_cards_consume_goods_and_3_consume_cards() -> None:
    goods = ("consume-goods", "consume-all", "consume-at-price")

    def eaters(cards: list[Card]) -> int:
        return sum(any(power.does in goods for power in card.powers) for card in cards)

    assert (eaters(PEACEFUL), eaters(MILITARY), eaters(DEVELOPMENTS)) == (17, 2, 15)
    assert eaters([card for card in WORLDS if card.is_start_world()]) == 4
    assert (special("consume-cards", DEVELOPMENTS), special("consume-cards", WORLDS)) == (2, 1)


def test_the_two_copies_of_a_development_share_their_values_and_have_names_of_their_own() -> None:
    first, second = EDITION.number("public-works"), EDITION.number("public-works#2")
    assert first != second
    assert CARDS[first] is CARDS[second]


def broken(change: Any) -> str:
    text = files("farshore.games.race_for_the_galaxy").joinpath("data", "standard.toml").read_text(encoding="utf-8")
    value = tomllib.loads(text)
    change(value["cards"])
    with pytest.raises(BrokenEdition) as fault:
        RaceEdition(Facts(value, "", "broken", ""))
    return str(fault.value)


def test_a_broken_edition_says_where() -> None:
    assert "cards[3].cost" in broken(lambda cards: cards[3].update(cost="two"))
    assert "cards[5].powers[0]" in broken(lambda cards: cards[5]["powers"][0].update(does="fly"))
    assert "same id" in broken(lambda cards: cards[20].update(id=cards[21]["id"]))
    assert "0 to 4" in broken(lambda cards: cards[10].pop("start"))
    assert "first hand 1" in broken(lambda cards: cards[11].pop("preset"))
    assert "which is no card" in broken(
        lambda cards: next(c for c in cards if c["id"] == "mining-league")["scoring"][2].update(id="mine")
    )
    assert "source" in broken(lambda cards: cards[13].pop("source"))
    assert "in ascending order" in broken(lambda cards: cards.insert(0, cards.pop(3)))
    assert "needs a good" in broken(
        lambda cards: next(c for c in cards if c["id"] == "research-labs")["powers"][2].pop("good")
    )
