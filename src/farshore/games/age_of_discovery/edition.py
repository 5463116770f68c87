"""What is in the box: regions, goods, discoveries, nations, buildings, what the ages cost. Read once, never changed."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from farshore.core.edition import Edition, Facts

WORKERS: Final = ("colonist", "captain", "merchant", "missionary", "soldier", "builder")
KINDS: Final = 6
COLONIST: Final = 0
CAPTAIN: Final = 1
MERCHANT: Final = 2
MISSIONARY: Final = 3
SOLDIER: Final = 4
BUILDER: Final = 5

REGIONS: Final = 9
MOST_SEATS: Final = 6
AGES: Final = 3

NATIONS: Final = ("england", "spain", "france", "portugal", "holland", "italy")
ENGLAND: Final = 0
SPAIN: Final = 1
FRANCE: Final = 2
PORTUGAL: Final = 3
HOLLAND: Final = 4
ITALY: Final = 5

# kinds of building
KINDS_OF_BUILDING: Final = ("immediate", "continuous", "once")
IMMEDIATE: Final = 0
CONTINUOUS: Final = 1
ONCE: Final = 2

# What a building does. Those up to DISCOVER_FREELY are used in the phase of building benefits, in this order.
EFFECTS: Final = (
    "gain-worker", "join-discovery", "fill-x", "fill-y", "gain-money", "money-by-goods", "levy-by-ships", "draw-goods",
    "swap-goods", "sell-goods", "move-colonists", "discover-freely",
    "gain-ship", "choose-specialists", "settle-colonists", "send-soldiers", "settle-two-players", "thin-colonies",
    "remove-colonists", "take-tokens",
    "raise-captains", "lower-resistance", "convert-more", "cancel-conversion", "carry-workers", "raise-militia",
    "move-soldier", "move-to-front", "score",
)  # fmt: skip
GAIN_WORKER: Final = 0
JOIN_DISCOVERY: Final = 1
FILL_X: Final = 2
FILL_Y: Final = 3
GAIN_MONEY: Final = 4
MONEY_BY_GOODS: Final = 5
LEVY_BY_SHIPS: Final = 6
DRAW_GOODS: Final = 7
SWAP_GOODS: Final = 8
SELL_GOODS: Final = 9
MOVE_COLONISTS: Final = 10
DISCOVER_FREELY: Final = 11
GAIN_SHIP: Final = 12
CHOOSE_SPECIALISTS: Final = 13
SETTLE_COLONISTS: Final = 14
SEND_SOLDIERS: Final = 15
SETTLE_TWO_PLAYERS: Final = 16
THIN_COLONIES: Final = 17
REMOVE_COLONISTS: Final = 18
TAKE_TOKENS: Final = 19
RAISE_CAPTAINS: Final = 20
LOWER_RESISTANCE: Final = 21
CONVERT_MORE: Final = 22
CANCEL_CONVERSION: Final = 23
CARRY_WORKERS: Final = 24
RAISE_MILITIA: Final = 25
MOVE_SOLDIER: Final = 26
MOVE_TO_FRONT: Final = 27
SCORE: Final = 28

# what buildings count at the end of the game
COUNTS: Final = ("goods", "workers", "ships", "soldiers", "buildings", "colonised-regions", "money", "discoveries",
                 "builders", "scholars")  # fmt: skip
COUNT_GOODS: Final = 0
COUNT_WORKERS: Final = 1
COUNT_SHIPS: Final = 2
COUNT_SOLDIERS: Final = 3
COUNT_BUILDINGS: Final = 4
COUNT_COLONISED: Final = 5
COUNT_MONEY: Final = 6
COUNT_DISCOVERIES: Final = 7
COUNT_BUILDERS: Final = 8
COUNT_SCHOLARS: Final = 9


class Age:
    __slots__ = ("building", "look", "point", "rounds")

    def __init__(self, fact: Facts) -> None:
        self.rounds: i64 = fact.number("rounds", low=1, high=8)
        self.building: i64 = fact.number("building")
        self.point: i64 = fact.number("point", low=1)
        self.look: i64 = fact.number("look")


class Region:
    __slots__ = ("good", "is_known", "name", "neighbours")

    def __init__(self, fact: Facts, goods: list[str], regions: list[str]) -> None:
        self.name: str = fact.text("id")
        self.good: i64 = fact.choice("good", goods)
        self.is_known: bool = fact.flag("discovered")  # from the start
        self.neighbours: vec[i64] = vec[i64](fact.choices("adjacent", regions))


class Discovery:
    """A token or a card."""

    __slots__ = ("booty", "name", "plunder", "points", "resistance")

    def __init__(self, fact: Facts) -> None:
        self.name: str = fact.text("id")
        self.resistance: i64 = fact.number("resistance")
        self.plunder: i64 = fact.number("plunder")
        self.booty: i64 = fact.number("booty")  # for every soldier sent
        self.points: i64 = fact.number("points")


class Building:
    __slots__ = ("age", "amount", "counts", "each", "effect", "goods", "is_expansion", "is_free", "is_mint", "kind",
                 "name", "per", "points", "worker")  # fmt: skip

    def __init__(self, fact: Facts, goods: list[str], copy: int) -> None:
        self.name: str = fact.text("id") + (f"-{copy}" if copy > 1 else "")
        self.age: i64 = fact.number("age", low=1, high=AGES) - 1
        self.kind: i64 = fact.choice("kind", KINDS_OF_BUILDING)
        self.effect: i64 = fact.choice("effect", EFFECTS)
        self.is_expansion: bool = fact.flag("expansion")
        self.is_free: bool = fact.flag("free")
        self.amount: i64 = fact.number("amount", 1)
        self.worker: i64 = fact.choice("worker", WORKERS) if fact.has("worker") else -1
        self.goods: vec[i64] = vec[i64](fact.choices("goods", goods))
        self.is_mint: bool = self.effect == MONEY_BY_GOODS and len(self.goods) > 1  # its text names the income phase
        self.points: i64 = fact.number("points", 0)
        self.counts: i64 = fact.choice("counts", COUNTS) if self.effect == SCORE else -1
        self.each: i64 = fact.number("each", 0)
        self.per: i64 = fact.number("per", 1, low=1)
        if self.effect in (GAIN_WORKER, JOIN_DISCOVERY, FILL_X, FILL_Y) and self.worker < 0:
            raise fact.fault("must say which worker it gives")
        if self.effect == MONEY_BY_GOODS and not len(self.goods):
            raise fact.fault("must say which goods pay")


class EmpiresEdition(Edition):
    """The box."""

    def __init__(self, facts: Facts) -> None:
        super().__init__(facts.name, facts.digest, facts.count_provenance())
        self.workers: vec[i64] = vec[i64]()
        for kind in WORKERS:
            self.workers = append(self.workers, named(facts, "workers", kind).number("count", high=100))
        self.ages: list[Age] = [Age(x) for x in facts.rows("ages")]
        self.goods: list[str] = [x.text("id") for x in facts.rows("goods")]
        self.goods_count: vec[i64] = vec[i64]([x.number("count", low=1, high=20) for x in facts.rows("goods")])
        regions = [x.text("id") for x in facts.rows("regions")]
        self.regions: list[Region] = [Region(x, self.goods, regions) for x in facts.rows("regions")]
        self.tokens: list[Discovery] = [Discovery(x) for x in facts.rows("tokens")]
        self.cards: list[Discovery] = [Discovery(x) for x in facts.rows("cards")]
        self.nation_uses: vec[i64] = vec[i64]([named(facts, "nations", x).number("uses") for x in NATIONS])
        self.nation_per_age: vec[i64] = vec[i64]([int(named(facts, "nations", x).flag("per_age")) for x in NATIONS])
        self.buildings: list[Building] = [
            Building(x, self.goods, copy + 1) for x in facts.rows("buildings") for copy in range(x.number("copies", 1))
        ]
        self._check(facts)

    def _check(self, facts: Facts) -> None:
        """The counts the rules rely on."""
        if len(self.ages) != AGES or len(self.regions) != REGIONS:
            raise facts.fault(f"there must be {AGES} ages and {REGIONS} regions")
        if len(self.tokens) < sum(not r.is_known for r in self.regions):
            raise facts.fault("there are fewer discovery tokens than regions to discover")
        if not any(r.is_known for r in self.regions):
            raise facts.fault("one region at least must be discovered from the start")
        on_map = [r.good for r in self.regions]
        if any(on_map.count(good) > self.goods_count[good] for good in on_map):
            raise facts.fault("the regions show more of a good than there are tiles")
        for i, region in enumerate(self.regions):
            if any(i not in self.regions[n].neighbours for n in region.neighbours):
                raise facts.fault(f"{region.name} has a neighbour that does not name it in return")
        for names, what in (
            ([x.name for x in self.tokens], "tokens"),
            ([x.name for x in self.cards], "cards"),
            ([x.name for x in self.buildings], "buildings"),
            ([x.name for x in self.regions], "regions"),
        ):
            if len(set(names)) != len(names):
                raise facts.fault(f"two of {what} have the same id")


def named(facts: Facts, key: str, name: str) -> Facts:
    """The row of a list that bears this id."""
    for row in facts.rows(key):
        if row.text("id") == name:
            return row
    raise facts.fault(f"{key} lacks '{name}'")
