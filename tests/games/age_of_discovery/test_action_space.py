"""Picks as action numbers: every pick that a question can offer has one of its own; the laws hold all along."""

from __future__ import annotations

import pytest

from farshore.core.notation import kebab
from farshore.games.age_of_discovery.game import EVERYTHING
from farshore.games.age_of_discovery.purse import most_money, most_points
from farshore.games.age_of_discovery.steps.placement import PlaceWorker
from farshore.games.age_of_discovery.steps.supply import ChooseSpecialist
from tests.games.age_of_discovery.board import GAME
from tests.games.positions import lawful_positions


@pytest.mark.parametrize(
    ("seats", "variants"),
    [(2, EVERYTHING), (3, {}), (4, {"builders": "on", "nations": "random", "rules": "1", "mint": "benefits"})],
)
def test_every_pick_has_an_action_and_every_table_keeps_the_laws(seats: int, variants: dict[str, str]) -> None:
    for _ in lawful_positions(GAME, seats, variants):
        pass


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


def test_actions_reach_as_far_as_money_can_go() -> None:
    """What the best of luck would bring two players, reckoned by hand.

    A round: $2 initiative, $25 for five merchants, $54 for the best token with ten soldiers, and all goods and ships in
    sets of four alike. Buildings: Inca 20, Trading Post 5, Cartography one more token; in age II Privateers 1 a ship,
    Taxation 10, Rum 3 for six sugar; in the expansion Spoils of $5 and a ship.
    """
    base, more = GAME.new(2), GAME.new(2, {"builders": "on"})
    assert most_money(base, 0) == 15 + 3 * (2 + 25 + 54 + 6 * (9 + 12 + 3) // 4) + 20 + 3 * 5 + 54
    assert most_money(more, 0) == 15 + 3 * (2 + 25 + 54 + 6 * (9 + 12 + 4) // 4) + 20 + 3 * 5 + 54 + 5
    goods, ships = 9 + 24 + 6, 6
    every_round = 2 + 25 + 54 + 6 * (goods + ships) // 4
    age_two = 3 * (ships + 10 + 3 * 6)
    assert most_money(base, 1) == 15 + 6 * every_round + 20 + 6 * 5 + 54 + age_two
    assert most_points(base) == max(most_money(base, 0), most_money(base, 1) // 3, most_money(base, 2) // 10)
