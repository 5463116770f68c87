"""What the outside needs of this game, in one place."""

from __future__ import annotations

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64

from farshore.core.bag import Bag
from farshore.core.edition import Facts
from farshore.core.errors import BrokenLaw
from farshore.core.game import Case, Fact, Game, Outcome, Variant, rank
from farshore.core.policy import Policy
from farshore.core.space import Actions
from farshore.core.tuning import Tuning, Weights
from farshore.games.century_new_world import events, scoring
from farshore.games.century_new_world.action_space import actions
from farshore.games.century_new_world.edition import BOARDS, BONUS_SPACES, COLOURS, SETTLERS_EACH, CenturyEdition
from farshore.games.century_new_world.explain import explain
from farshore.games.century_new_world.greedy import Greedy
from farshore.games.century_new_world.observation import CenturyObservation
from farshore.games.century_new_world.picture import picture, picture_beside
from farshore.games.century_new_world.picture_types import Picture
from farshore.games.century_new_world.state import EMPTY, NOBODY, Century, blank
from farshore.games.century_new_world.steps import fort, setup, turn, work
from farshore.games.century_new_world.tallies import tallies
from farshore.games.century_new_world.taste import WEIGHTS


def kept_once(what: str, table: list[int], held: list[vec[i64]], bag: Bag, count: int) -> None:
    """Each thing is in one place: on the table, with a player, or unseen."""
    seen = [x for x in table if x != EMPTY] + [x for row in held for x in row]
    if len(set(seen)) != len(seen) or any(bag.has(x) for x in seen) or len(seen) + bag.size != count:
        raise BrokenLaw(f"a {what} is lost or in two places")


class CenturyNewWorld(Game):
    name = "century_new_world"
    rules_version = 1
    seats = (2, 4)
    package = "farshore.games.century_new_world"
    chapters = (setup, turn, work, fort)
    variants = (
        Variant("board", ("random", *BOARDS), "random"),
        Variant("round_cap", (), "200", numbers=range(1, 1001)),
    )
    events = events.FIELDS
    milestones = frozenset({"last-round-begun"})
    tuning = Tuning(exploration=0.5, trust=0.3, modesty=0.03)
    pauses = frozenset({turn.Turn})
    refs = {
        "location": lambda s, spot: s.location(spot).name,
        "card": lambda s, card: s.edition.cards[card].name,
        "tile": lambda s, tile: s.edition.tiles[tile].name,
        "exploration": lambda s, tile: s.edition.finds[tile].name,
        "cube": lambda s, colour: COLOURS[colour],
    }
    bundles = {"cubes": tuple(f"cube:{colour}" for colour in COLOURS)}
    cases = tuple(Case(seats, {"board": board}) for seats in (2, 3, 4) for board in ("random", *BOARDS))

    def read(self, facts: Facts) -> CenturyEdition:
        return CenturyEdition(facts)

    def blank(self, seats: int, variants: dict[str, str], edition: CenturyEdition) -> Century:
        s = blank(seats, edition)
        s.round_cap = int(variants["round_cap"])
        return s

    def prepare(self, s: Century, variants: dict[str, str]) -> None:
        if variants["board"] == "random":
            s.then(setup.DrawBoard(), setup.LayOut())
        else:
            s.board = BOARDS.index(variants["board"])
            s.then(setup.LayOut())

    def outcome(self, s: Century) -> Outcome:
        """Of tied players the one who sat later in turn order wins."""
        categories = [
            {
                "cards": scoring.points_of_cards(s, p),
                "bonus-tiles": scoring.points_of_tiles(s, p),
                "exploration": scoring.points_of_finds(s, p),
                "cubes": scoring.points_of_cubes(p),
            }
            for p in s.players
        ]
        return rank(categories, [(seat,) for seat in range(s.seats)])

    def tallies(self, s: Century, seat: int) -> dict[str, int]:
        return tallies(s, seat)

    def picture(self, seen: Century) -> Picture:
        return picture(seen)

    def picture_beside(self, seen: Century, drawn: Picture) -> Picture:
        return picture_beside(seen, drawn)

    def progress(self, s: Century) -> dict[str, int | str]:
        most = max(len(p.cards) for p in s.players)
        return {"round": s.round, "cards": most, "phase": "last-round" if s.ending else "main"}

    def explain(
        self, edition: CenturyEdition, ref: str, variants: Mapping[str, str]
    ) -> list[tuple[str, dict[str, Fact]]]:
        return explain(edition, ref)

    def observation(self, blank: Century) -> CenturyObservation:
        return CenturyObservation(blank)

    def actions(self, blank: Century) -> Actions:
        return actions(blank)

    def laws(self, s: Century) -> None:
        for seat, p in enumerate(s.players):
            out = sum(n for who, n in zip(s.owner, s.settlers, strict=True) if who == seat)
            if s.round and p.home + p.reserve + out != SETTLERS_EACH:
                raise BrokenLaw(f"seat {seat} has {p.home} + {p.reserve} + {out} settlers, not {SETTLERS_EACH}")
            if min(p.cubes) < 0 or p.home < 0 or p.reserve < 0 or len(p.tiles) > BONUS_SPACES:
                raise BrokenLaw(f"seat {seat} owes something or has too much")
        if any((who == NOBODY) != (n == 0) for who, n in zip(s.owner, s.settlers, strict=True)):
            raise BrokenLaw("settlers without an owner, or an owner without settlers")
        if s.round:
            cards = sum(card.players <= s.seats for card in s.edition.cards)
            kept_once("Point card", [*s.slots, s.next_card], [p.cards for p in s.players], s.deck, cards)
            tiles = len(s.edition.tiles)
            kept_once("bonus tile", [*s.stack_top], [p.tiles for p in s.players], s.tile_bag, tiles)
            finds = len(s.edition.finds)
            kept_once("exploration tile", [*s.cover], [p.finds for p in s.players], s.find_bag, finds)

    def greedy(self) -> Policy:
        return Greedy()

    def greedy_with(self, weights: dict[str, int]) -> Policy:
        return Greedy(weights)

    def weights(self) -> Weights:
        return WEIGHTS


GAME = CenturyNewWorld
