"""The log tells everything: a table kept from its lines alone agrees with the real one and breaks no rule."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from farshore.core.play import play
from farshore.core.policy import Policy
from farshore.core.rng import Rng
from farshore.words import Words
from tests.games.age_of_discovery.board import GAME

EARNS = ("initiative-paid", "merchant-paid", "money-gained", "region-discovered", "venture-succeeded",
         "income-received", "building-paid", "good-sold")  # fmt: skip
COSTS = {"board-won", "building-bought", "war-declared", "points-bought", "paid-to-look", "paid-to-look-at-deck"}
GOODS = {"region-good-taken": 1, "good-taken": 1, "good-drawn": 1, "good-sold": -1}


class Keeper:
    """Hears the log, line by line, and knows the rulebook."""

    def __init__(self, seats: int, money: int) -> None:
        self.money = [money] * seats
        self.goods: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.ships = [0] * seats
        self.colonies: list[Counter[str]] = [Counter() for _ in range(seats)]  # workers by region
        self.taken: set[str] = set()  # regions whose good is gone
        self.sailed: set[int] = set()  # who has sent an expedition this round
        self.initiative = self.age = 0
        self.round = 0

    def hear(self, name: str, told: dict[str, Any]) -> None:
        seat = int(told["seat"][5:]) if "seat" in told else -1
        if name in EARNS:
            self.money[seat] += told["amount"]
        if name in COSTS:
            self.money[seat] -= told["price"]
        if name in GOODS:
            self.goods[seat][told["good"]] += GOODS[name]
        self.due(name, seat, told)
        getattr(self, name.replace("-", "_"), lambda seat, told: None)(seat, told)
        assert min(self.money) >= 0

    def due(self, name: str, seat: int, told: dict[str, Any]) -> None:
        """A player with three workers where the good still is takes it before anything else happens."""
        for owner, colonies in enumerate(self.colonies):
            for region, workers in colonies.items():
                if workers >= 3 and region not in self.taken:
                    assert (name, seat, told["region"]) == ("region-good-taken", owner, region)

    def region_good_taken(self, seat: int, told: dict[str, Any]) -> None:
        assert told["region"] not in self.taken
        self.taken.add(told["region"])

    def round_begun(self, seat: int, told: dict[str, Any]) -> None:
        self.round += 1
        assert told["number"] == self.round
        self.age = (0, 0, 0, 1, 1, 1, 2, 2)[self.round - 1]
        self.sailed, self.initiative = set(), 0

    def initiative_paid(self, seat: int, told: dict[str, Any]) -> None:
        self.initiative += 1
        assert told["amount"] == self.initiative

    def merchant_paid(self, seat: int, told: dict[str, Any]) -> None:
        assert told["amount"] == 5

    def worker_landed(self, seat: int, told: dict[str, Any]) -> None:
        self.colonies[seat][told["region"]] += 1

    worker_settled = worker_landed

    def workers_fell(self, seat: int, told: dict[str, Any]) -> None:
        self.colonies[seat][told["region"]] -= sum(told["fallen"].values())

    def plague_took(self, seat: int, told: dict[str, Any]) -> None:
        self.colonies[seat][told["region"]] -= told["count"]

    def colonists_moved(self, seat: int, told: dict[str, Any]) -> None:
        assert 1 <= told["count"] <= 2
        self.colonies[seat][told["start"]] -= told["count"]
        self.colonies[seat][told["end"]] += told["count"]

    def soldier_moved(self, seat: int, told: dict[str, Any]) -> None:
        self.colonies[seat][told["start"]] -= 1
        self.colonies[seat][told["end"]] += 1

    def building_bought(self, seat: int, told: dict[str, Any]) -> None:
        full = (10, 14, 20)[self.age]
        assert told["price"] in ((0,) if "spoils" in told["building"] else (full, full - 5))

    def war_declared(self, seat: int, told: dict[str, Any]) -> None:
        assert told["price"] == 10

    def training_paid(self, seat: int, told: dict[str, Any]) -> None:
        assert told["amount"] == 5
        self.money[seat] -= 5

    def levy_paid(self, seat: int, told: dict[str, Any]) -> None:
        self.money[int(told["payer"][5:])] -= told["amount"]
        self.money[seat] += told["amount"]
        assert 0 < told["amount"] <= self.ships[seat]

    def goods_swapped(self, seat: int, told: dict[str, Any]) -> None:
        other = int(told["other"][5:])
        for giver, taker, good in ((seat, other, told["given"]), (other, seat, told["taken"])):
            self.goods[giver][good] -= 1
            self.goods[taker][good] += 1

    def ship_taken(self, seat: int, told: dict[str, Any]) -> None:
        self.ships[seat] += 1

    def expedition_sent(self, seat: int, told: dict[str, Any]) -> None:
        assert seat not in self.sailed, "one expedition a round"
        assert told["crew"]
        self.sailed.add(seat)

    expedition_sent_beyond = expedition_sent

    def points_bought(self, seat: int, told: dict[str, Any]) -> None:
        assert told["price"] == told["count"] * (1, 3, 10)[self.age]


@pytest.mark.parametrize(("seats", "nations", "money"), [(2, "auction", 15), (3, "random", 10), (5, "random", 10)])
def test_a_table_kept_from_the_log_agrees_with_the_real_one(seats: int, nations: str, money: int) -> None:
    options = {"builders": "on", "nations": nations, "points_purchase": "on", "reconnaissance": "on"}
    s = GAME.new(seats, options)
    rng, luck = Rng(seats), Rng(9)
    keeper = Keeper(seats, money)
    s.log = []
    bots = [Policy() if seat % 2 else GAME.greedy() for seat in range(seats)]
    going = True
    while going:
        going = bool(play(s, bots, rng, luck, 5))
        for event in s.log:
            keeper.hear(event[0], GAME.facts(s, event))
        s.log.clear()
        regions = [f"region:{region.name}" for region in s.edition.regions]
        for number, p in enumerate(s.players if keeper.round else []):
            assert p.money == keeper.money[number]
            assert p.ships == keeper.ships[number]
            assert {f"good:{s.edition.goods[k]}": n for k, n in enumerate(p.goods) if n} == +keeper.goods[number]
            assert [p.present(k) for k in range(9)] == [keeper.colonies[number][region] for region in regions]
    assert keeper.round == 8


@pytest.mark.parametrize(
    ("language", "moved", "led"),
    [
        ("en", "Ana moves a soldier from Florida to the Caribbean", "Ana uses the advantage of England"),
        ("pt-BR", "Ana move 1 Soldado da Flórida para o Caribe", "Ana usa a vantagem da Inglaterra"),
    ],
)
def test_names_stand_in_sentences_with_their_article(language: str, moved: str, led: str) -> None:
    words = Words(GAME, language, ["Ana"])
    assert words.happened(
        "soldier-moved", {"seat": "seat:0", "start": "region:florida", "end": "region:caribbean"}
    ) == (moved)
    assert words.happened("advantage-used", {"seat": "seat:0", "nation": "nation:england"}) == led


def test_a_name_without_forms_stands_with_a_plain_word() -> None:
    """A region of another edition."""
    words = Words(GAME, "pt-BR", ["Ana"])
    told = {"seat": "seat:0", "worker": "worker:captain", "region": "region:atlantis"}
    assert words.happened("worker-landed", told) == "Ana desembarca 1 Capitão em region:atlantis"
