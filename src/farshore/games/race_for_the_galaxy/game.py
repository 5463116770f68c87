"""What the outside needs of this game, in one place."""

from __future__ import annotations

from collections.abc import Mapping

from farshore.core.agenda import NOBODY_HIDDEN
from farshore.core.edition import Facts
from farshore.core.errors import BrokenLaw
from farshore.core.game import Case, Fact, Game, Outcome, Variant, rank, switch
from farshore.core.policy import Policy
from farshore.core.space import Actions, Observation
from farshore.core.tuning import LIKING, Weights
from farshore.games.race_for_the_galaxy import events, scoring
from farshore.games.race_for_the_galaxy.action_space import action_space
from farshore.games.race_for_the_galaxy.actions import ACTIONS, MOST_SEATS, OVER, SETUP, STAGES
from farshore.games.race_for_the_galaxy.edition import RaceEdition
from farshore.games.race_for_the_galaxy.explain import explain
from farshore.games.race_for_the_galaxy.greedy import Greedy
from farshore.games.race_for_the_galaxy.observation import RaceObservation
from farshore.games.race_for_the_galaxy.picture import picture
from farshore.games.race_for_the_galaxy.picture_types import Picture
from farshore.games.race_for_the_galaxy.powers import GOODS
from farshore.games.race_for_the_galaxy.state import EMPTY, Race, blank
from farshore.games.race_for_the_galaxy.steps import (
    consume,
    develop,
    explore,
    payment,
    produce,
    rounds,
    settle,
    setup,
    spend,
    supply,
)
from farshore.games.race_for_the_galaxy.tallies import tallies
from farshore.games.race_for_the_galaxy.taste import LIKE, WEIGHTS

STARTS = ("dealt", "choice", "first-game")


class RaceForTheGalaxy(Game):
    name = "race_for_the_galaxy"
    rules_version = 2
    older = {1: {}}  # version 2 offers Terraforming Colonists one option more: every game of version 1 is a game of it
    seats = (2, MOST_SEATS)
    package = "farshore.games.race_for_the_galaxy"
    chapters = (setup, rounds, explore, develop, settle, payment, consume, spend, produce, supply)
    variants = (
        Variant("start", STARTS, "dealt"),
        switch("two_actions", seats=(2, 2)),
        Variant("round_cap", (), "200", numbers=range(1, 1001)),
    )
    events = events.FIELDS
    pauses = frozenset({rounds.ChooseAction})
    refs = {
        "card": lambda s, number: s.edition.names[number],
        "action": lambda s, action: ACTIONS[action],
        "phase": lambda s, stage: STAGES[stage],
        "kind": lambda s, good: GOODS[good],
    }
    cases = (
        *(Case(seats, {"start": start}) for seats in (2, 3, 4) for start in STARTS),
        *(Case(2, {"start": start, "two_actions": "on"}) for start in STARTS),
    )

    def read(self, facts: Facts) -> RaceEdition:
        return RaceEdition(facts)

    def blank(self, seats: int, variants: dict[str, str], edition: RaceEdition) -> Race:
        s = blank(seats, edition)
        s.advanced = variants["two_actions"] == "on"
        s.round_cap = int(variants["round_cap"])
        return s

    def prepare(self, s: Race, variants: dict[str, str]) -> None:
        setup.prepare(s, variants["start"])

    def outcome(self, s: Race) -> Outcome:
        """Of tied players the one with more cards in hand and goods wins; if those are equal too, they share it."""
        categories = [
            {
                "chips": p.chips,
                "worlds": scoring.points_of_worlds(s, p),
                "developments": scoring.points_of_developments(s, p),
                "six-cost": scoring.points_of_six(s, p),
            }
            for p in s.players
        ]
        return rank(categories, [(scoring.cards_and_goods(p),) for p in s.players])

    def tallies(self, s: Race, seat: int) -> dict[str, int]:
        return tallies(s, seat)

    def picture(self, seen: Race) -> Picture:
        return picture(seen)

    def progress(self, s: Race) -> dict[str, int | str]:
        return {
            "round": s.round if s.stage == OVER else s.round + 1,  # the last one has been counted
            "phase": STAGES[s.stage],
            "chips": max(s.pool, 0),
            "tableau": max(len(p.tableau) for p in s.players),
        }

    def explain(self, edition: RaceEdition, ref: str, variants: Mapping[str, str]) -> list[tuple[str, dict[str, Fact]]]:
        return explain(edition, ref)

    def observation(self, blank: Race) -> Observation:
        return RaceObservation(blank)

    def actions(self, blank: Race) -> Actions:
        return action_space(blank)

    def laws(self, s: Race) -> None:
        """Every card is in one place, every chip is the pool's or somebody's."""
        if s.viewer != NOBODY_HIDDEN:
            return
        places = [s.deck.items[i] for i in range(s.deck.size)] + [s.discards.items[i] for i in range(s.discards.size)]
        for p in s.players:
            places += [*p.hand, *p.drawn, *p.tableau, *(good for good in p.goods if good != EMPTY)]
        if len(set(places)) != len(places):
            raise BrokenLaw("a card is in two places")
        optional = sum(setup.is_in_play(card, True) and not setup.is_in_play(card, False) for card in s.edition.cards)
        present = sum(not setup.is_in_play(s.card(number), False) for number in places)
        if s.stage != SETUP and (
            present not in (0, optional) or len(places) - present != len(s.edition.cards) - optional
        ):
            raise BrokenLaw(f"there are {len(places)} cards, {present} of them optional start worlds")
        if s.pool + sum(p.chips for p in s.players) != 12 * s.seats:
            raise BrokenLaw(f"{s.pool} chips in the pool and those of the players are not {12 * s.seats}")

    def greedy(self) -> Policy:
        return Greedy()

    def greedy_with(self, weights: dict[str, int]) -> Policy:
        return Greedy(weights)

    def weights(self) -> Weights:
        edition = self.edition()
        assert isinstance(edition, RaceEdition)
        return WEIGHTS | {f"{LIKING}{card.name}": (0, LIKE) for card in edition.cards}


GAME = RaceForTheGalaxy
