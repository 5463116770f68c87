"""End of the game: points, and the developments that cost 6 (pages 15 and 22)."""

from __future__ import annotations

import pytest

from tests.games.race_for_the_galaxy.position import Position


def six_cost(tableau: list[str], goods: list[str] | None = None, chips: int = 0) -> int:
    table = Position()
    table.seat(0, tableau, goods=goods or [], chips=chips)
    return table.game.outcome(table.s).seats[0].categories["six-cost"]


def test_p15_points_are_chips_worlds_developments_and_six_cost() -> None:
    table = Position()
    table.seat(0, ["old-earth", "new-earth", "drop-ships", "galactic-federation"], chips=5)
    assert table.game.outcome(table.s).seats[0].categories == {
        "chips": 5,
        "worlds": 2 + 3,
        "developments": 2,
        "six-cost": 2 + 1,
    }


@pytest.mark.parametrize(
    ("card", "others", "points"),
    [
        (
            "free-trade-association",
            ["gem-world", "refugee-world", "consumer-markets", "expanding-colony"],
            2 + 1 + 2 + 2,
        ),
        ("galactic-imperium", ["rebel-base", "rebel-miners", "alien-robot-sentry", "new-sparta", "gem-world"], 6),
        ("mining-league", ["comet-zone", "asteroid-belt", "mining-robots", "mining-conglomerate", "gem-world"], 7),
        ("new-galactic-order", ["drop-ships", "lost-alien-warship"], 2 + 3 + 2),
        ("new-galactic-order", ["galactic-imperium"], 2 + 0),
        ("galactic-federation", ["merchant-guild", "public-works", "drop-ships"], 2 + 2 + 1 + 1),
        ("alien-tech-institute", ["alien-robotic-factory", "alien-robot-sentry", "alien-rosetta-stone-world"], 9),
        ("pan-galactic-league", ["distant-world", "empath-world", "malevolent-lifeforms", "contact-specialist"], 9),
        ("pan-galactic-league", ["rebel-miners", "gem-world"], 1),
        ("galactic-renaissance", ["research-labs", "galactic-trendsetters", "artist-colony"], 9),
        ("merchant-guild", ["gem-world", "comet-zone", "asteroid-belt"], 4),
        ("trade-league", ["export-duties", "merchant-world", "spice-world", "gem-world"], 2 + 2 + 1 + 1),
        ("new-economy", ["public-works", "deficit-spending", "old-earth", "gambling-world", "export-duties"], 8),
        (
            "galactic-survey-seti",
            ["expedition-force", "malevolent-lifeforms", "gem-world", "drop-ships"],
            1 + 1 + 2 + 1,
        ),
    ],
)
def test_p22_each_development_of_cost_6(card: str, others: list[str], points: int) -> None:
    assert six_cost([card, *others]) == points


def test_p22_a_card_counts_for_the_first_line_that_names_it() -> None:
    assert six_cost(["galactic-imperium", "rebel-warrior-race"]) == 2
    assert six_cost(["pan-galactic-league", "rebel-warrior-race"]) == 2
    assert six_cost(["galactic-survey-seti", "star-nomad-lair"]) == 1 + 2


def test_p22_new_galactic_order_may_cost_points_and_ignores_special_military() -> None:
    assert six_cost(["new-galactic-order", "refugee-world", "empath-world", "contact-specialist"]) == 2 - 3
    assert six_cost(["new-galactic-order", "alpha-centauri", "new-military-tactics"]) == 2


@pytest.mark.parametrize(("chips", "points"), [(0, 0), (2, 0), (3, 1), (11, 3)])
def test_p22_galactic_renaissance_counts_chips_by_threes(chips: int, points: int) -> None:
    assert six_cost(["galactic-renaissance"], chips=chips) == points


def test_p22_merchant_guild_counts_goods_at_the_end() -> None:
    assert six_cost(["merchant-guild", "gem-world", "asteroid-belt"], ["gem-world", "asteroid-belt"]) == 2 + 2


def test_p22_new_economy_does_not_count_trade_powers() -> None:
    assert six_cost(["new-economy", "spice-world"]) == 2


def test_start_worlds_score_like_any_other() -> None:
    assert six_cost(["galactic-imperium", "star-nomad-raiders"]) == 1
    assert six_cost(["galactic-survey-seti", "old-earth"]) == 1 + 1
