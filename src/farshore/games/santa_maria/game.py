"""What the outside needs of this game, in one place."""

from __future__ import annotations

from collections.abc import Mapping

from farshore.core.edition import Facts
from farshore.core.game import Case, Fact, Game, Goal, Outcome, Variant, rank
from farshore.core.policy import Policy
from farshore.core.space import Actions, Observation
from farshore.core.tuning import Tuning, Weights
from farshore.games.santa_maria import events, laws, scoring, solo
from farshore.games.santa_maria.action_space import actions
from farshore.games.santa_maria.components import GOODS, RETIRING_SPACES, YEARS
from farshore.games.santa_maria.edition import SantaMariaEdition
from farshore.games.santa_maria.explain import explain
from farshore.games.santa_maria.greedy import Greedy
from farshore.games.santa_maria.observation import SantaMariaObservation
from farshore.games.santa_maria.picture import picture, picture_beside
from farshore.games.santa_maria.picture_types import Picture
from farshore.games.santa_maria.state import EMPTY, SantaMaria, blank
from farshore.games.santa_maria.steps import (
    activate,
    buildings,
    colonies,
    conquest,
    expand,
    harbour,
    payment,
    religion,
    retire,
    setup,
    storage,
    turn,
    year,
)
from farshore.games.santa_maria.tallies import tallies
from farshore.games.santa_maria.taste import WEIGHTS

WAYS = ("random", "chosen", "advanced")


class SantaMariaGame(Game):
    name = "santa_maria"
    rules_version = 1
    seats = (1, 4)
    package = "farshore.games.santa_maria"
    chapters = (
        *(setup, colonies, turn, year),
        *(expand, activate, retire),
        *(buildings, harbour, religion, conquest, payment, storage),
    )
    variants = (
        Variant("colonies", WAYS, "random", seats=(2, 4)),
        Variant("blue_dice", ("own", "common"), "own", seats=(2, 4)),
        Variant("town_hall_scholar", ("scores", "no-points"), "scores"),
    )
    events = events.FIELDS
    milestones = frozenset({"conquest-scored", "year-ended"})
    tuning = Tuning(exploration=0.5, trust=0.3, modesty=0.03, ranked=True)
    pauses = frozenset({turn.Turn})
    refs = {
        "board": lambda s, number: s.edition.boards[number].name,
        "tile": lambda s, number: s.edition.tiles[number].name,
        "cell": lambda s, cell: expand.cell_name(cell),
        "column": lambda s, number: str(number + 1),
        "row": lambda s, number: str(number + 1),
        "die": lambda s, die: activate.die_name(die),
        "good": lambda s, kind: GOODS[kind],
        "shipment": lambda s, number: s.edition.shipments[number].name,
        "dock": lambda s, number: s.edition.docks[number].name,
        "scholar": lambda s, number: s.edition.scholars[number].name,
        "bishop": lambda s, number: s.edition.bishops[number].name,
        "station": lambda s, number: s.edition.stations[number].name,
        "retire": lambda s, number: s.edition.retiring[number].name,
        "achievement": lambda s, number: solo.ACHIEVEMENTS[number],
    }
    bundles = {
        "goods": tuple(f"good:{name}" for name in GOODS),
        "dice": tuple(f"value:{value}" for value in range(1, 7)),
    }
    cases = (
        Case(1, {}),
        Case(1, {"town_hall_scholar": "no-points"}),
        *(
            Case(n, {"colonies": way, "blue_dice": dice})
            for n in (2, 3, 4)
            for way in WAYS
            for dice in ("own", "common")
        ),
        Case(3, {"colonies": "advanced", "town_hall_scholar": "no-points"}),
    )

    def read(self, facts: Facts) -> SantaMariaEdition:
        return SantaMariaEdition(facts)

    def blank(self, seats: int, variants: dict[str, str], edition: SantaMariaEdition) -> SantaMaria:
        s = blank(seats, edition)
        s.common = variants["blue_dice"] == "common"
        s.scoring_hall = variants["town_hall_scholar"] == "scores"
        return s

    def prepare(self, s: SantaMaria, variants: dict[str, str]) -> None:
        """Alone, the set-up is always the advanced one."""
        s.then(setup.LayOut(setup.ADVANCED if s.seats == 1 else WAYS.index(variants["colonies"])))

    def outcome(self, s: SantaMaria) -> Outcome:
        """Of tied players the one who last retired nearest to the 1st symbol wins. Alone, 100 points win."""
        categories = [
            {
                "happiness": p.points,
                "conquistadors": p.conquest_points,
                "coins": scoring.points_of_coins(p),
                "colonists": scoring.points_of_colonists(s, p),
                "scholars": scoring.points_of_scholars(s, seat),
                "bishops": scoring.points_of_bishops(s, seat),
                "bishop-cost": -scoring.BISHOP_COST * scoring.bishops_of(s, seat),
                "harbour": scoring.SET_POINTS * scoring.sets_of_ships(p),
                "shipments": scoring.points_of_shipments(s, p),
            }
            for seat, p in enumerate(s.players)
        ]
        last = [RETIRING_SPACES if p.retired == EMPTY else p.retired for p in s.players]
        tie_breaks: list[tuple[int, ...]] = [(-space,) for space in last]
        if s.seats > 1:
            return rank(categories, tie_breaks)
        reached = zip(solo.ACHIEVEMENTS, solo.progress(s), solo.NEEDED, strict=True)
        goals = tuple(Goal(f"achievement:{name}", have, need) for name, have, need in reached)
        return rank(categories, tie_breaks, solo.WIN, goals)

    def tallies(self, s: SantaMaria, seat: int) -> dict[str, int]:
        return tallies(s, seat)

    def picture(self, seen: SantaMaria) -> Picture:
        return picture(seen)

    def picture_beside(self, seen: SantaMaria, drawn: Picture) -> Picture:
        return picture_beside(seen, drawn)

    def progress(self, s: SantaMaria) -> dict[str, int | str]:
        retired = sum(p.retired != EMPTY for p in s.players)
        return {"year": s.year, "years": YEARS, "retired": retired, "phase": f"year-{s.year}"}

    def explain(
        self, edition: SantaMariaEdition, ref: str, variants: Mapping[str, str]
    ) -> list[tuple[str, dict[str, Fact]]]:
        return explain(edition, ref, variants)

    def observation(self, blank: SantaMaria) -> Observation:
        return SantaMariaObservation(blank)

    def actions(self, blank: SantaMaria) -> Actions:
        return actions(blank)

    def laws(self, s: SantaMaria) -> None:
        laws.check(s)

    def greedy(self) -> Policy:
        return Greedy()

    def greedy_with(self, weights: dict[str, int]) -> Policy:
        return Greedy(weights)

    def weights(self) -> Weights:
        return WEIGHTS


GAME = SantaMariaGame
