"""What is in the box: 120 cards, read once, never changed. A card's number is its place in the list of all copies."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from farshore.core.bag import Bag
from farshore.core.edition import Edition, Facts
from farshore.core.rows import filled
from farshore.games.race_for_the_galaxy.powers import GOODS, NO_GOOD, NO_PHASE, PHASES, POWERS, Power

TYPES: Final = ("world", "development")
SOURCES: Final = ("production", "windfall")
KEYWORDS: Final = ("rebel", "alien", "imperium", "uplift", "terraforming", "chromosome")
SCORED: Final = ("world", "development", "card", "military", "chips", "good")
PER_WORLD: Final = 0
PER_DEVELOPMENT: Final = 1
PER_CARD: Final = 2
PER_MILITARY: Final = 3
PER_CHIPS: Final = 4
PER_GOOD: Final = 5

FIRST_BASIC_START: Final = 0  # start worlds below this number are optional
PRESET_CARDS: Final = 4
NO_START: Final = -100


class ScoreLine:
    """One line of a development that costs 6: a number of points for each card (or chip, good …) that fits."""

    __slots__ = ("cost", "every", "good", "keyword", "military", "name", "per", "phase", "points", "rebel", "source")

    def __init__(self, fact: Facts) -> None:
        self.points: i64 = fact.number("points")
        self.per: i64 = fact.choice("per", SCORED)
        self.every: i64 = fact.number("every", 1, 1)
        self.good: i64 = fact.choice("good", GOODS) if fact.has("good") else NO_GOOD
        self.source: str = SOURCES[fact.choice("source", SOURCES)] if fact.has("source") else ""
        self.military: bool = fact.flag("military")
        self.rebel: bool = fact.flag("rebel")
        self.cost: i64 = fact.number("cost", -1, -1)
        self.name: str = fact.text("id", "")
        self.keyword: str = fact.text("keyword", "")
        self.phase: i64 = fact.choice("phase", PHASES) if fact.has("phase") else NO_PHASE


class Card:
    """A kind of card; both copies of a development share it."""

    __slots__ = ("cost", "design", "good", "keywords", "military", "name", "powers", "preset", "produce_draw", "rebel",
                 "row", "row_places", "scoring", "start", "trade_here", "verbs", "vp", "windfall",
                 "world")  # fmt: skip

    def __init__(self, fact: Facts, design: i64) -> None:
        self.name: str = fact.text("id")
        self.design: i64 = design  # its place among the kinds of card of its type
        self.world: bool = fact.choice("type", TYPES) == 0
        self.cost: i64 = fact.number("cost", low=0, high=9)  # the defence of a military world
        self.vp: i64 = fact.number("vp")
        self.military: bool = fact.flag("military")
        self.good: i64 = fact.choice("good", GOODS) if fact.has("good") else NO_GOOD
        self.windfall: bool = fact.has("source") and fact.choice("source", SOURCES) == 1
        self.keywords: list[str] = [KEYWORDS[k] for k in fact.choices("keywords", KEYWORDS)]
        self.rebel: bool = self.military and "rebel" in self.keywords
        self.start: i64 = fact.number("start", NO_START, -9, 9)
        self.preset: i64 = fact.number("preset", 0, 1, 4)
        self.powers: list[Power] = [Power(x) for x in fact.rows("powers")] if fact.has("powers") else []
        self.scoring: list[ScoreLine] = [ScoreLine(x) for x in fact.rows("scoring")] if fact.has("scoring") else []
        self.row: vec[i64] = filled(POWERS, 0)  # powers that add up
        self.verbs: list[Power] = [power for power in self.powers if power.verb >= 0]  # consume powers
        self.trade_here: i64 = 0
        self.produce_draw: i64 = 0
        for power in self.powers:
            power.add_to(self.row)
            if power.here:
                self.trade_here += power.amount
            if power.does == "produce-good":
                self.produce_draw += power.cards
            elif power.does == "produce-draw-here":
                self.produce_draw += power.amount
        self.row_places: vec[i64] = vec[i64]([k for k in range(POWERS) if self.row[k]])  # where `row` is not 0
        if (self.good == NO_GOOD) == fact.has("source"):
            raise fact.fault("a world with a good has a source, production or windfall, and others have none")
        if len(self.verbs) > 2:
            raise fact.fault("a card has at most two Consume powers")

    def is_start_world(self) -> bool:
        return self.start != NO_START

    def is_odd(self) -> bool:
        """Start worlds of odd number are red, the others blue."""
        return self.start & 1 == 1

    def has_power(self, phase: i64) -> bool:
        for power in self.powers:
            if power.phase == phase:
                return True
        return False


class RaceEdition(Edition):
    """The box. Start worlds come first, in the order of their numbers: the lowest number acts first."""

    def __init__(self, facts: Facts) -> None:
        super().__init__(facts.name, facts.digest, facts.count_provenance())
        self.cards: list[Card] = []  # by number, copies included
        self.names: list[str] = []  # of every copy
        designs = [0, 0]
        for fact in facts.rows("cards"):
            kind = fact.choice("type", TYPES)
            card = Card(fact, designs[kind])
            designs[kind] += 1
            for copy in range(fact.number("copies", 1, 1, 2)):
                self.cards.append(card)
                self.names.append(card.name if copy == 0 else f"{card.name}#{copy + 1}")
        self.starts: vec[i64] = vec[i64]()
        for number in range(i64(len(self.cards))):
            if self.cards[number].is_start_world():
                self.starts = append(self.starts, number)
        self.no_cards: Bag = Bag(len(self.cards))  # to be cloned for a new table
        self.consume_powers: vec[i64] = vec[i64]([len(card.verbs) for card in self.cards])  # how many, by number
        self._check(facts)

    def _check(self, facts: Facts) -> None:
        """The counts the rules rely on."""
        if len(set(self.names)) != len(self.names):
            raise facts.fault("two cards have the same id")
        numbers = [card.start for card in self.cards if card.is_start_world()]
        if [card.start for card in self.cards[: len(numbers)]] != sorted(set(numbers)):
            raise facts.fault("start worlds must come first, each with its own number, in ascending order")
        basic = [n for n in numbers if n >= FIRST_BASIC_START]
        if basic != [0, 1, 2, 3, 4]:
            raise facts.fault("the basic start worlds must be numbered 0 to 4")
        if min(sum(n % 2 == 1 for n in numbers), sum(n % 2 == 0 for n in numbers)) < 4:
            raise facts.fault("four players need four start worlds of odd and four of even number")
        for hand in range(1, 5):
            if sum(card.preset == hand for card in set(self.cards)) != PRESET_CARDS:
                raise facts.fault(f"the first hand {hand} must have {PRESET_CARDS} cards")
        if len({card.design for card in self.cards if not card.world}) > 62:
            raise facts.fault("there are more than 62 kinds of development")
        for card in self.cards:
            for line in card.scoring:
                if line.name and line.name not in self.names:
                    raise facts.fault(f"{card.name} scores '{line.name}', which is no card")

    def number(self, name: str) -> i64:
        return self.names.index(name)
