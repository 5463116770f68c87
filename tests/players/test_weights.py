"""Weights of heuristics: they are learned by play, the heuristic heeds them, and without them it is `greedy`."""

from __future__ import annotations

import tomllib
from importlib import resources

import pytest

from farshore.core.game import Game
from farshore.core.play import rollout
from farshore.core.policy import Policy
from farshore.core.registry import game_named, games
from farshore.core.rng import Rng
from farshore.players.mind import Level, Mind
from farshore.players.training import weights as training
from farshore.players.training.weights import duel, in_toml, learn_weights

WEIGHED = list(games().values())


def ending(game: Game, policy: Policy) -> tuple[int, int, list[int]]:
    s, rng = game.new(2), Rng(3)
    picks = rollout(s, policy, rng, 100_000)
    return int(picks), int(rng.word()), [r.score for r in game.outcome(s).seats]


@pytest.mark.parametrize("game", WEIGHED, ids=lambda g: g.name)
def test_with_its_own_weights_the_heuristic_is_greedy(game: Game) -> None:
    own = {name: usual for name, (usual, _) in game.weights().items()}
    assert ending(game, game.greedy_with(own)) == ending(game, game.greedy()) == ending(game, game.greedy_with({}))


@pytest.mark.parametrize("game", WEIGHED, ids=lambda g: g.name)
def test_shipped_weights_are_known_and_levels_play_on_with_them(game: Game) -> None:
    file = resources.files(game.package) / "nets" / "rollouts.toml"
    shipped = tomllib.loads(file.read_text(encoding="utf-8"))
    assert shipped and shipped.keys() <= game.weights().keys()
    assert ending(game, Mind(game, Level(1, 1.0)).rollouts) == ending(game, game.greedy_with(shipped))
    assert ending(game, game.rollouts()) != ending(game, game.greedy())


@pytest.mark.parametrize("game", WEIGHED, ids=lambda g: g.name)
def test_what_was_learned_wins_against_greedy(game: Game) -> None:
    """Of 80 games: by chance less than a half happens to a heuristic that wins two of three once in 800 times."""
    assert duel(game, game.rollouts(), game.greedy(), 40, Rng(5))[1] > 0.5


def test_learning_follows_the_winner(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here the player who likes cards more wins; nothing else matters."""

    def likes_cards(game: Game, one: Policy, other: Policy, deals: int, rng: Rng) -> tuple[float, float]:
        return float(one.taste.card > other.taste.card), 0.5  # type: ignore[attr-defined]  # Race's greedy has one

    monkeypatch.setattr(training, "duel", likes_cards)
    race = game_named("race")
    told: list[str] = []
    learned = learn_weights(race, 1600, 1, told.append)
    moved = {name: (learned.get(name, usual) - usual) / step for name, (usual, step) in race.weights().items()}
    assert moved.pop("card") > 5, "steps"
    assert max(abs(x) for x in moved.values()) < 3
    assert len(told) == training.TOLD
    assert tomllib.loads(in_toml(learned, "a test")) == learned


def test_learning_is_repeatable() -> None:
    race = game_named("race")
    assert learn_weights(race, 16, 2, print) == learn_weights(race, 16, 2, print)
