"""Variants, ranks, and finding games by name."""

from __future__ import annotations

import tomllib
from importlib import resources

import pytest

from farshore.core.errors import UnknownGame, UnknownVariant
from farshore.core.game import Game, Variant, rank
from farshore.core.play import rollout
from farshore.core.registry import game_named, games
from farshore.core.rng import Rng


def test_options_are_checked_and_numbers_welcome() -> None:
    cap = Variant("cap", ("none",), "none", numbers=range(1, 10))
    assert [cap.check(x) for x in ("none", "7", "07")] == ["none", "7", "7"]
    for wrong in ("0", "10", "-1", "many", ""):
        with pytest.raises(UnknownVariant, match="1 to 9"):
            cap.check(wrong)
    century = game_named("century")
    assert century.settle(2, {"round_cap": 50})["round_cap"] == "50"  # type: ignore[dict-item]  # as people write it


def test_a_variant_with_parts_takes_some_of_them_in_any_order() -> None:
    crew = Variant("crew", ("all", "none"), "all", parts=("cook", "pilot", "surgeon"))
    assert crew.check("all") == "all"
    assert crew.check("surgeon,cook") == "cook,surgeon"
    assert crew.check("pilot") == "pilot"
    for wrong in ("", "cook,", "all,cook", "parrot"):
        with pytest.raises(UnknownVariant):
            crew.check(wrong)


def test_ranks_share_and_break_ties() -> None:
    shared = rank([{"a": 3}, {"a": 3}, {"a": 1}], [(), (), ()])
    assert ([r.rank for r in shared.seats], shared.winners, shared.decided_by) == ([1, 1, 3], [0, 1], "shared")
    broken = rank([{"a": 3}, {"a": 3}], [(1,), (2,)])
    assert ([r.rank for r in broken.seats], broken.decided_by) == ([2, 1], "tie-break")
    assert rank([{"a": 3}, {"a": 2}], [(1,), (2,)]).decided_by == "score"


def test_games_are_found_by_part_of_their_name() -> None:
    assert game_named("century").name == "century_new_world"
    assert game_named("Race-for").name == "race_for_the_galaxy"
    for name in ("", "chess", "a"):
        with pytest.raises(UnknownGame, match="there are:"):
            game_named(name)
    assert list(games()) == sorted(games())


@pytest.mark.parametrize("game", games().values(), ids=lambda g: g.name)
def test_rollouts_heed_the_weights_that_the_game_ships(game: Game) -> None:
    weights = tomllib.loads((resources.files(game.package) / "nets" / "rollouts.toml").read_text(encoding="utf-8"))
    policies = (game.rollouts(), game.greedy_with(weights), game.greedy())
    ends = []
    for policy in policies:
        s, rng = game.new(2), Rng(3)
        ends.append((int(rollout(s, policy, rng, 100_000)), int(rng.word())))
    assert ends[0] == ends[1] != ends[2]
