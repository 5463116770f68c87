"""Phase I, Explore (pages 7 and 17)."""

from __future__ import annotations

import pytest

from tests.games.race_for_the_galaxy.position import Position


def seen_and_kept(tableau: list[str], actions: list[str]) -> tuple[int, int]:
    table = Position()
    table.seat(0, tableau=tableau, actions=actions)
    table.phase("explore")
    seen = len(table.s.players[0].drawn)
    while "0 keep" in table.asked():
        table.play(f"0 keep {table.options(0)[0]}")
    while table.asked():
        table.play(f"1 keep {table.options(1)[0]}")
    return seen, len(table.hand())


@pytest.mark.parametrize(
    ("actions", "expected"),
    [
        ([], (2, 1)),
        (["explore-5"], (7, 1)),
        (["explore-1"], (3, 2)),
        (["explore-5", "explore-1"], (8, 2)),
        (["produce"], (2, 1)),
    ],
)
def test_p07_cards_seen_and_kept(actions: list[str], expected: tuple[int, int]) -> None:
    assert seen_and_kept([], actions) == expected


@pytest.mark.parametrize(
    ("tableau", "expected"),
    [
        (["expedition-force"], (3, 1)),
        (["galactic-survey-seti"], (4, 1)),
        (["galactic-renaissance"], (4, 2)),
        (["expedition-force", "malevolent-lifeforms", "star-nomad-lair"], (5, 1)),
        (["research-labs", "galactic-renaissance"], (4, 3)),
    ],
)
def test_p17_explore_powers_add_up(tableau: list[str], expected: tuple[int, int]) -> None:
    assert seen_and_kept(tableau, []) == expected


def test_p17_who_may_keep_all_has_no_choice() -> None:
    table = Position()
    table.seat(0, tableau=["research-labs"])
    table.phase("explore")
    assert table.asked() == ["1 keep"]
    table.play(f"1 keep {table.options(1)[0]}")
    assert len(table.hand()) == 2
    assert table.s.discards.size == 1


def test_p07_all_draw_before_anybody_discards_and_only_from_the_cards_drawn() -> None:
    table = Position()
    table.seat(0, hand=["gem-world"], actions=["explore-1"])
    table.luck(*(f"look card:{name}" for name in ("comet-zone", "drop-ships", "spice-world", "old-earth", "new-earth")))
    table.phase("explore")
    assert set(table.options(0)) == table.cards("comet-zone", "spice-world"), "the first of two in ascending order"
    assert set(table.options(1)) == table.cards("old-earth", "new-earth")
    table.play("1 keep card:new-earth")
    assert table.s.discards.size == 0
    table.play("0 keep card:spice-world", "0 keep card:drop-ships")
    assert table.discards() == {"comet-zone", "old-earth"}
    assert set(table.hand()) == {"gem-world", "drop-ships", "spice-world"}


def test_p07_cards_seen_are_told_to_their_owner_only() -> None:
    table = Position()
    table.phase("explore")
    assert all(f"seat:{event.audience}" == event.facts["seat"] for event in table.log if event.name == "card-seen")
