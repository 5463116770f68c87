"""A tournament as data: every game by its number, so that any worker can play any part of it.

**Duplicate luck**: a deal is one seed of Nature's. Every line-up plays every deal once from every seat, so neither
luck nor the seat favours anybody. With more bots than seats all combinations meet; with fewer they fill the seats
in turn, each as often as the others.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from functools import cached_property
from itertools import combinations, cycle, islice
from typing import Any

from farshore.core.errors import FarshoreError
from farshore.core.game import Game
from farshore.core.registry import game_named
from farshore.players.registry import bot

LUCK = 0x1000003
CHOICES = 0x2000029
SPREAD = 0x9E3779B97F4A7C15  # odd and large, so that plans with neighbouring seeds share no game


class BrokenPlan(FarshoreError):
    """A tournament that cannot be played; the message says why."""


def seed_of(seed: int, offset: int) -> int:
    """A seed for one generator, within 63 bits."""
    return (seed * SPREAD + offset) % 2**63


@dataclass(frozen=True)
class Plan:
    """A tournament, or with a single bot a simulation. Plain data, sent to workers and saved with the results."""

    game: str
    bots: tuple[str, ...]
    seats: int
    games: int
    seed: int = 0
    variants: Mapping[str, str] = field(default_factory=dict)
    edition: str = "standard"
    components: bool = False  # count what is done with each component, and who wins
    rules_version: int = 1
    dataset: str = ""  # a folder for every decision; see `dataset.py`

    @cached_property
    def arrangements(self) -> tuple[tuple[str, ...], ...]:
        """The bots by seat: every line-up in every distinct rotation."""
        if len(self.bots) >= self.seats:
            line_ups = list(combinations(self.bots, self.seats))
        else:
            line_ups = [tuple(islice(cycle(self.bots), k, k + self.seats)) for k in range(len(self.bots))]
        turned = [line[i:] + line[:i] for line in line_ups for i in range(self.seats)]
        return tuple(dict.fromkeys(turned))

    @property
    def total(self) -> int:
        """Whole deals only, so slightly more than asked for if necessary."""
        each = len(self.arrangements)
        return -(-self.games // each) * each

    def seating(self, number: int) -> tuple[str, ...]:
        return self.arrangements[number % len(self.arrangements)]

    def luck(self, number: int) -> int:
        """Nature's seed: the same for all games of a deal."""
        return seed_of(self.seed, LUCK * (number // len(self.arrangements)))

    def choices(self, number: int) -> int:
        return seed_of(self.seed, CHOICES * number + 1)

    def to_dict(self) -> dict[str, Any]:
        return {**asdict(self), "bots": list(self.bots), "variants": dict(self.variants)}


def plan_from(fields: Mapping[str, Any]) -> Plan:
    """Read what `to_dict` wrote, now or when variants were still called options."""
    known = {"variants" if name == "options" else name: value for name, value in fields.items()}
    return Plan(**{**known, "bots": tuple(fields["bots"])})


def make_plan(
    game: Game,
    bots: list[str],
    games: int,
    seats: int | None = None,
    seed: int = 0,
    variants: Mapping[str, str] | None = None,
    edition: str = "standard",
    components: bool = False,
    dataset: str = "",
) -> Plan:
    """A checked plan: a wrong game, seat count, variant, edition or bot is refused before anything is played."""
    if games < 1:
        raise BrokenPlan(f"{games} games cannot be played; ask for 1 or more")
    if not bots:
        raise BrokenPlan("name at least one bot")
    is_line_up = len(set(bots)) != len(bots)  # one against three: the same bot in several seats
    chairs = seats if seats is not None else len(bots) if is_line_up else max(2, game.seats[0])
    if is_line_up and len(bots) != chairs:
        raise BrokenPlan(f"name a bot twice only where the names fill all {chairs} seats, not in '{','.join(bots)}'")
    settled = game.settle(chairs, variants)
    game.edition(edition)
    for spec in bots:
        bot(spec, game, programs=True)
    return Plan(game.name, tuple(bots), chairs, games, seed, settled, edition, components, game.rules_version, dataset)


def game_of(plan: Plan) -> Game:
    game = game_named(plan.game)
    if game.rules_version != plan.rules_version:
        raise BrokenPlan(
            f"these results are of rules version {plan.rules_version} of {game.name}; "
            f"this is version {game.rules_version}: write to another file"
        )
    return game
