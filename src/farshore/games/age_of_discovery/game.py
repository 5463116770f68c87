"""What the outside needs of this game, in one place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from farshore.core.edition import Facts
from farshore.core.game import Case, Fact, Game, Outcome, Variant, rank, switch
from farshore.core.policy import Policy
from farshore.core.rows import total
from farshore.core.space import Actions
from farshore.core.tuning import LIKING, Tuning, Weights
from farshore.games.age_of_discovery import events, scoring
from farshore.games.age_of_discovery.action_space import empires_actions
from farshore.games.age_of_discovery.edition import MOST_SEATS, NATIONS, WORKERS, Building, EmpiresEdition
from farshore.games.age_of_discovery.explain import explain
from farshore.games.age_of_discovery.greedy import Greedy
from farshore.games.age_of_discovery.laws import check_laws
from farshore.games.age_of_discovery.observation import EmpiresObservation
from farshore.games.age_of_discovery.picture import picture
from farshore.games.age_of_discovery.picture_types import Picture
from farshore.games.age_of_discovery.state import PHASES, Empires, Rules, Settings, blank
from farshore.games.age_of_discovery.steps import (
    benefit_order,
    benefits,
    buildings,
    decrees,
    discovery,
    dock,
    enterprise,
    nations,
    natives,
    placement,
    plague,
    reconnaissance,
    reset,
    rounds,
    setup,
    specialists,
    supply,
    trade,
    university,
    warfare,
)
from farshore.games.age_of_discovery.tallies import tallies
from farshore.games.age_of_discovery.taste import LIKE, WEIGHTS
from farshore.games.age_of_discovery.tracks import space_name

UNLIMITED_SHIPS = 99
SHIPS_IN_BOX = 10
AGE_NAMES = ("1", "2", "3")

EXPANSION_BUILDINGS = (
    "spoils-1-money", "spoils-1-ship", "spoils-1-specialists", "magellan", "new-world-city", "new-world-mission",
    "overpopulation", "smuggler", "spoils-2-money", "spoils-2-goods", "stone-masonry", "papal-edict", "mint",
    "trading-house", "reformation", "mayflower", "age-of-discovery", "new-world-capital-city", "age-of-reason",
    "rewrite-history",
)  # fmt: skip

EVERYTHING = {
    "builders": "on",
    "nations": "auction",
    "points_purchase": "on",
    "less_luck": "on",
    "no_survivors": "on",
    "reconnaissance": "on",
}


class AgeOfDiscovery(Game):
    name = "age_of_discovery"
    rules_version = 2
    seats = (2, MOST_SEATS)
    package = "farshore.games.age_of_discovery"
    chapters = (setup, nations, rounds, placement, university, reconnaissance, dock, trade, buildings, decrees,
                plague, discovery, natives, specialists, warfare, benefits, benefit_order, enterprise, reset,
                supply)  # fmt: skip
    variants = (
        switch("builders"),
        Variant("expansion_buildings", ("all", "none"), "all", parts=EXPANSION_BUILDINGS),
        Variant("nations", setup.NATIONS_BY, "off"),
        switch("points_purchase"),
        switch("two_captains", seats=(2, 2)),
        switch("less_luck"),
        switch("no_survivors"),
        switch("reconnaissance"),
        switch("advanced_reconnaissance"),
        Variant("plague", ("to_one", "by_one"), "to_one"),
        Variant("wealth", (), "5", numbers=range(1, 21)),
        Variant("stables", ("any_region", "own_colony"), "own_colony"),
        Variant("age_of_reason", ("own", "everybody"), "own"),
        Variant("mint", ("income", "benefits"), "income"),
        Variant("reconnaissance_deck", ("any_time", "last"), "any_time"),
        Variant("soldier_exchange", ("on", "off"), "on"),
        Variant("ship_supply", ("unlimited", "box"), "unlimited"),
        Variant("region_goods", ("edition", "random"), "edition"),
        Variant("rules", ("1", "2"), "2", hidden=True),
    )
    older = {1: {"rules": "1", "mint": "benefits", "reconnaissance_deck": "last", "stables": "any_region"}}
    events = events.FIELDS
    milestones = frozenset({"region-scored"})
    tuning = Tuning(exploration=0.5, trust=0.3, modesty=0.03, ranked=True)
    pauses = frozenset({placement.PlaceWorker})
    refs = {
        "age": lambda s, age: AGE_NAMES[age],
        "worker": lambda s, kind: WORKERS[kind],
        "space": lambda s, space: space_name(space),
        "region": lambda s, region: s.edition.regions[region].name,
        "good": lambda s, good: s.edition.goods[good],
        "building": lambda s, building: s.edition.buildings[building].name,
        "token": lambda s, token: s.edition.tokens[token].name,
        "card": lambda s, card: s.edition.cards[card].name,
        "nation": lambda s, nation: NATIONS[nation],
    }
    bundles = {"workers": tuple(f"worker:{kind}" for kind in WORKERS)}
    cases = (
        *(Case(seats) for seats in range(2, 7)),
        *(Case(seats, {"builders": "on", "nations": "random"}) for seats in range(2, 7)),
        *(Case(seats, EVERYTHING) for seats in range(2, 7)),
        Case(2, {"two_captains": "on"}),
        Case(3, {"nations": "auction"}),
        Case(3, {"points_purchase": "on"}),
        Case(4, {"less_luck": "on"}),
        Case(3, {"no_survivors": "on"}),
        Case(3, {"reconnaissance": "on"}),
        Case(3, {"advanced_reconnaissance": "on"}),
        Case(4, {"advanced_reconnaissance": "on", "no_survivors": "on", "reconnaissance": "on"}),
        Case(3, {"reconnaissance": "on", "reconnaissance_deck": "last"}),
        Case(4, {"builders": "on", "plague": "by_one", "wealth": "10", "stables": "any_region"}),
        Case(3, {"builders": "on", "expansion_buildings": "smuggler,mint,trading-house,rewrite-history"}),
        Case(4, {"builders": "on", "age_of_reason": "everybody", "mint": "benefits"}),
        Case(4, {"builders": "on", "soldier_exchange": "off", "ship_supply": "box", "region_goods": "random"}),
        Case(4, {"builders": "on", "nations": "random", "rules": "1"}),  # as games of version 1 are played
    )

    def __init__(self) -> None:
        super().__init__()
        self._rules: dict[tuple[Any, ...], tuple[Settings, Rules]] = {}  # shared by tables of the same variants

    def read(self, facts: Facts) -> EmpiresEdition:
        return EmpiresEdition(facts)

    def blank(self, seats: int, variants: dict[str, str], edition: EmpiresEdition) -> Empires:
        key = (seats, edition, *variants.items())
        if key not in self._rules:
            self._rules[key] = settings_from(seats, variants), rules_from(variants, edition)
        return blank(seats, edition, *self._rules[key])

    def prepare(self, s: Empires, variants: dict[str, str]) -> None:
        captains = 2 if variants["two_captains"] == "on" else 0
        s.then(setup.LayOut(setup.NATIONS_BY.index(variants["nations"]), captains))

    def outcome(self, s: Empires) -> Outcome:
        """Ties: points of the last New World scoring, then money, then goods and ships; then shared."""
        categories = [
            {
                "new-world": total(p.scored),
                "discoveries": scoring.points_of_discoveries(s, p),
                "buildings": scoring.points_of_buildings(s, p),
                "economy": scoring.points_of_economy(p),
                "bought": p.bought,
            }
            for p in s.players
        ]
        return rank(categories, [(p.scored[2], p.money, total(p.goods) + p.ships) for p in s.players])

    def tallies(self, s: Empires, seat: int) -> dict[str, int]:
        return tallies(s, seat)

    def picture(self, seen: Empires) -> Picture:
        return picture(seen)

    def progress(self, s: Empires) -> dict[str, int | str]:
        return {"round": s.round + 1, "rounds": sum(a.rounds for a in s.edition.ages), "phase": PHASES[s.phase]}

    def explain(
        self, edition: EmpiresEdition, ref: str, variants: Mapping[str, str]
    ) -> list[tuple[str, dict[str, Fact]]]:
        return explain(edition, ref, {v.name: variants.get(v.name, v.default) for v in self.variants})

    def observation(self, blank: Empires) -> EmpiresObservation:
        return EmpiresObservation(blank)

    def actions(self, blank: Empires) -> Actions:
        return empires_actions(blank)

    def laws(self, s: Empires) -> None:
        check_laws(s)

    def greedy(self) -> Policy:
        return Greedy()

    def greedy_with(self, weights: dict[str, int]) -> Policy:
        return Greedy(weights)

    def weights(self) -> Weights:
        edition = self.edition()
        assert isinstance(edition, EmpiresEdition)
        return WEIGHTS | {f"{LIKING}{tile.name}": (0, LIKE) for tile in edition.buildings}


def settings_from(seats: int, variants: dict[str, str]) -> Settings:
    settings = Settings()
    settings.builders = variants["builders"] == "on"
    settings.buys_points = variants["points_purchase"] == "on"
    settings.less_luck = variants["less_luck"] == "on"
    settings.no_survivors = variants["no_survivors"] == "on"
    settings.looks = variants["reconnaissance"] == "on"
    settings.advanced = variants["advanced_reconnaissance"] == "on"
    settings.plague_by_one = variants["plague"] == "by_one"
    settings.wealth_rate = int(variants["wealth"])
    settings.stables_own_colony = variants["stables"] == "own_colony"
    settings.soldier_swap = variants["soldier_exchange"] == "on"
    settings.random_goods = variants["region_goods"] == "random"
    markers = 1 if seats == 6 else 2  # ships that mark the round and, below six players, the end of the dock
    settings.ships = SHIPS_IN_BOX - markers if variants["ship_supply"] == "box" else UNLIMITED_SHIPS
    return settings


def takes_part(tile: Building, variants: dict[str, str]) -> bool:
    """The base game's buildings, and with the expansion all or some of its own."""
    if not tile.is_expansion:
        return True
    chosen = variants["expansion_buildings"]
    return variants["builders"] == "on" and (chosen == "all" or tile.name in chosen.split(","))


def rules_from(variants: dict[str, str], edition: EmpiresEdition) -> Rules:
    rules = Rules(vec[i64]([int(takes_part(tile, variants)) for tile in edition.buildings]))
    rules.version = int(variants.get("rules", "2"))
    rules.nations = setup.NATIONS_BY.index(variants["nations"])
    rules.counts_all_scholars = variants["age_of_reason"] == "everybody"
    rules.looks_at_deck = variants["reconnaissance_deck"] == "any_time"
    rules.mint_in_income = variants["mint"] == "income"
    return rules


GAME = AgeOfDiscovery
