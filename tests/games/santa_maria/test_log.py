"""The log tells everything: a table kept from its lines alone agrees with the real one and breaks no rule."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from farshore.core.play import play
from farshore.core.policy import Policy
from farshore.core.rng import Rng
from tests.games.santa_maria.position import SANTA_MARIA

RETIRING = [f"retire:{name}" for name in ("coins", "religion", "conquistador", "shipping", "road")]


class Seat:
    def __init__(self, number: int) -> None:
        self.goods = Counter({"good:wood": 2, "good:coins": 3 + number})
        self.points = self.conquests = self.religion = 0
        self.space = self.arrival = 0  # of the conquistador
        self.white = self.singles = 0  # this year
        self.ships: Counter[str] = Counter()
        self.scholars: set[str] = set()
        self.retired = ""

    def gain(self, goods: dict[str, int]) -> None:
        self.points += goods.get("good:points", 0)
        self.goods += Counter({good: n for good, n in goods.items() if good != "good:points"})
        assert all(n <= 3 for good, n in self.goods.items() if good != "good:coins"), "three of a kind at most"

    def pay(self, goods: dict[str, int]) -> None:
        self.goods.subtract(goods)
        assert min(self.goods.values(), default=0) >= 0, "nobody pays what is not there"
        self.goods += Counter()


class Keeper:
    """Hears the log, line by line, and knows the rulebook."""

    def __init__(self, seats: int) -> None:
        self.seats = [Seat(number) for number in range(seats)]
        self.year = self.moves = 0

    def hear(self, name: str, told: dict[str, Any]) -> None:
        seat = self.seats[int(told["seat"][5:])] if "seat" in told else self.seats[0]
        getattr(self, name.replace("-", "_"), lambda seat, told: None)(seat, told)

    def year_begun(self, starter: Seat, told: dict[str, Any]) -> None:
        if self.year:
            nearest = min(self.seats, key=lambda seat: RETIRING.index(seat.retired))
            assert starter is nearest, "the player who retired nearest to 1st starts"
        self.year = told["year"]
        for seat in self.seats:
            seat.retired, seat.white, seat.singles, seat.space = "", 0, 0, 0

    def gained(self, seat: Seat, told: dict[str, Any]) -> None:
        seat.gain(told["goods"])

    def surplus_sold(self, seat: Seat, told: dict[str, Any]) -> None:
        basics = sum(n for good, n in told["goods"].items() if good in ("good:wood", "good:grain"))
        assert told["price"] == 2 * sum(told["goods"].values()) - basics
        assert all(seat.goods[good] == 3 for good in told["goods"])
        seat.gain({"good:coins": told["price"]})

    def paid(self, seat: Seat, told: dict[str, Any]) -> None:
        seat.pay(told["goods"])

    religion_extended = paid

    def good_replaced(self, seat: Seat, told: dict[str, Any]) -> None:
        seat.pay({told["good"]: 1})

    def sold(self, seat: Seat, told: dict[str, Any]) -> None:
        seat.pay({told["good"]: 1})
        seat.gain({"good:coins": told["price"]})

    def bought(self, seat: Seat, told: dict[str, Any]) -> None:
        assert told["good"] in ("good:wood", "good:grain")
        seat.pay({"good:coins": told["price"]})
        seat.gain({told["good"]: 1})

    def building_activated(self, seat: Seat, told: dict[str, Any]) -> None:
        seat.singles += 1
        saved = 1 if "scholar:SC05" in seat.scholars and seat.singles > 1 else 0
        assert told["price"] == seat.singles - saved
        seat.pay({"good:coins": told["price"]})

    def column_activated(self, seat: Seat, told: dict[str, Any]) -> None:
        seat.white += 1
        assert seat.white <= 3, "three white dice a year"
        self.change(seat, told, told["column"])

    def row_activated(self, seat: Seat, told: dict[str, Any]) -> None:
        self.change(seat, told, told["row"])

    def change(self, seat: Seat, told: dict[str, Any], line: str) -> None:
        free = 2 if "scholar:SC04" in seat.scholars else 0
        assert told["price"] == max(abs(int(told["die"][-1]) - int(line[-1])) - free, 0)
        assert not seat.retired
        seat.pay({"good:coins": told["price"]})

    def monk_welcomed(self, seat: Seat, told: dict[str, Any]) -> None:
        seat.pay({"good:coins": 2})
        self.seats[int(told["owner"][5:])].gain({"good:coins": 2})

    def scholar_trained(self, seat: Seat, told: dict[str, Any]) -> None:
        seat.scholars.add(told["scholar"])

    def religion_advanced(self, seat: Seat, told: dict[str, Any]) -> None:
        seat.religion += 1
        assert told["space"] == seat.religion

    def conquistador_advanced(self, seat: Seat, told: dict[str, Any]) -> None:
        seat.space += 1
        assert told["space"] == seat.space
        self.moves += 1
        seat.arrival = self.moves

    def shipped(self, seat: Seat, told: dict[str, Any]) -> None:
        seat.ships[told["dock"]] += 1

    def income_received(self, seat: Seat, told: dict[str, Any]) -> None:
        assert seat.retired, "the action first, then the income"
        assert told["count"] == seat.ships[told["dock"]]

    def retired(self, seat: Seat, told: dict[str, Any]) -> None:
        assert told["retire"] not in [other.retired for other in self.seats]
        seat.retired = told["retire"]

    def conquest_scored(self, seat: Seat, told: dict[str, Any]) -> None:
        players = max(len(self.seats), 2)
        ahead = sorted((x for x in self.seats if x.space), key=lambda x: (-x.space, x.arrival))
        place = ahead.index(seat) + 1
        assert place < players
        assert told["place"] == (place if len(self.seats) > 1 else 0), "alone there is no place"
        assert told["points"] == (players - place) * (self.year + 5 - players)
        seat.conquests += told["points"]


@pytest.mark.parametrize(
    ("seats", "options"), [(1, {}), (2, {}), (3, {"colonies": "advanced"}), (4, {"blue_dice": "common"})]
)
def test_a_table_kept_from_the_log_agrees_with_the_real_one(seats: int, options: dict[str, str]) -> None:
    s = SANTA_MARIA.new(seats, options)
    s.log = []
    keeper = Keeper(seats)
    bots = [Policy() if seat % 2 else SANTA_MARIA.greedy() for seat in range(seats)]
    rng, luck = Rng(seats), Rng(7)
    going = True
    while going:
        going = bool(play(s, bots, rng, luck, 10))
        for event in s.log:
            keeper.hear(event[0], SANTA_MARIA.facts(s, event))
        s.log.clear()
        for number, seat in enumerate(keeper.seats):
            tallies = SANTA_MARIA.tallies(s, number)
            held = {good: seat.goods[f"good:{good}"] for good in ("wood", "grain", "sugar", "gem", "gold", "coins")}
            assert {good: tallies[good] for good in held} == held
            assert tallies["happiness"] == seat.points + seat.conquests
            assert tallies["religion"] == seat.religion
            assert tallies["ships"] == seat.ships.total()
    assert keeper.year == 3
