"""Picks as action numbers: every pick that a question can offer has one of its own; the laws hold all along."""

from __future__ import annotations

from typing import Any

import pytest

from farshore.core.agenda import NATURE
from farshore.core.decision import apply, pending
from farshore.core.notation import kebab
from farshore.core.rng import Rng
from farshore.core.view import view
from farshore.games.age_of_discovery.game import EVERYTHING
from farshore.games.age_of_discovery.laws import check_laws
from farshore.games.age_of_discovery.steps.placement import PlaceWorker
from farshore.games.age_of_discovery.steps.supply import ChooseSpecialist
from tests.games.age_of_discovery.board import GAME


@pytest.mark.parametrize(
    ("seats", "variants"),
    [(2, EVERYTHING), (3, {}), (4, {"builders": "on", "nations": "random", "rules": "1", "mint": "benefits"})],
)
def test_every_pick_has_an_action_and_every_table_keeps_the_laws(seats: int, variants: dict[str, str]) -> None:
    s: Any = GAME.new(seats, variants)
    numbers = GAME.actions(s)
    rng, bot = Rng(seats), GAME.greedy()
    while open_now := pending(s):
        check_laws(s)
        d = open_now[0]
        for pick in d.options(s) if d.seat != NATURE else []:
            assert numbers.pick(d.ask, numbers.number(d.ask, pick)) == pick
        if d.seat != NATURE and rng.below(3):
            apply(s, d.seat, bot.pick(view(s, d.seat), d.ask, d.options(s), rng))
        else:
            apply(s, d.seat, d.ask.sample(s, rng))
    check_laws(s)


@pytest.mark.parametrize(("builders", "kinds", "slots"), [("off", 5, 5), ("on", 6, 6)])
def test_actions_are_declared_without_waste(builders: str, kinds: int, slots: int) -> None:
    """With three players the dock has 5 spaces; builders and their slot come with the expansion."""

    def picks(kind: type) -> list[int]:
        return list(GAME.actions(GAME.new(3, {"builders": builders})).numbers[kind].picks)

    ships = 3 if builders == "on" else 0
    spaces = 3 + 5 + 4 + 1 + 5 + 1 + slots + 4 + ships
    assert len(picks(PlaceWorker)) == len(set(picks(PlaceWorker))) == kinds * spaces + 1
    assert len(picks(ChooseSpecialist)) == kinds - 1 + 1, "any but a colonist, or none"


def test_actions_of_choices_in_two_parts_are_all_different() -> None:
    """Three players, nine regions, six kinds of workers and six slots, eleven goods; and to forgo where one may."""
    counts = {
        "arrange-dock": 3 * 6 + 1,
        "issue-edict": 3 * 3,
        "migrate": 9 * 8 + 1,
        "migrate-count": 2,
        "replace-worker": 6 * 6 + 1,
        "smuggle": 3 * 11 + 1,
        "strike-colony": 9 * 3 + 1,
        "strike-count": 3,
    }
    numbers = GAME.actions(GAME.new(3, {"builders": "on", "nations": "random"})).numbers
    found = {kebab(kind.__name__): list(row.picks) for kind, row in numbers.items()}
    assert {name: len(found[name]) for name in counts} == counts
    assert {name: len(set(found[name])) for name in counts} == counts
