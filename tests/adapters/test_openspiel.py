"""The games in OpenSpiel: its own tests, serialisation, information states, its search."""

import pickle
from typing import Any

import pytest

np = pytest.importorskip("numpy", reason="the extra 'research' is not installed")
pyspiel = pytest.importorskip("pyspiel", reason="the extra 'research' is not installed")
from farshore.adapters.openspiel import PREFIX  # noqa: E402
from farshore.core.registry import games  # noqa: E402

GAMES = [name for name, game in games().items() if game.seats[1] >= 2]
pytestmark = pytest.mark.filterwarnings("ignore")  # theirs


def played(game: Any, decisions: int, seed: int = 1) -> Any:
    """A state after a number of random decisions."""
    generator = np.random.default_rng(seed)
    state = game.new_initial_state()
    while not state.is_terminal() and decisions:
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(generator.choice(outcomes, p=weights)))
        else:
            state.apply_action(int(generator.choice(state.legal_actions())))
            decisions -= 1
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    return state


@pytest.mark.parametrize("name", GAMES)
def test_openspiel_random_simulation_with_serialisation(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(PREFIX + name), num_sims=1, serialize=True, verbose=False)


def test_states_are_independent_and_observed() -> None:
    game = pyspiel.load_game(f"{PREFIX}century_new_world(players=3)")
    state = played(game, 0)
    assert [len(state.legal_actions(seat)) > 0 for seat in range(3)] == [
        seat == state.current_player() for seat in range(3)
    ]
    twin = state.clone()
    text = str(state)
    twin.apply_action(twin.legal_actions()[0])
    assert str(state) == text != str(twin)
    assert state.returns() == [0.0, 0.0, 0.0]
    assert any(state.observation_tensor(0))
    assert state.observation_string(0) != twin.observation_string(0)
    assert state.action_to_string(state.current_player(), state.legal_actions()[0]).startswith("location:")


@pytest.mark.parametrize("name", GAMES)
def test_a_state_is_pickled_and_goes_on(name: str) -> None:
    state = played(pyspiel.load_game(PREFIX + name), 30)
    twin = pickle.loads(pickle.dumps(state))
    assert str(twin) == str(state) and twin.history() == state.history()
    action = state.legal_actions()[0]
    state.apply_action(action)
    twin.apply_action(action)
    assert str(twin) == str(state)


@pytest.mark.parametrize("name", GAMES)
def test_a_resampled_state_looks_the_same_to_the_player(name: str) -> None:
    state = played(pyspiel.load_game(PREFIX + name), 20)
    player = state.current_player()
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for _ in range(5):
        other = state.resample_from_infostate(player, sampler)
        assert other.current_player() == player
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.legal_actions() == state.legal_actions()


def past_of(state: Any, player: int) -> list[float]:
    """The part of an information state that an observation lacks, after a look at the rest."""
    tensor = state.information_state_tensor(player)
    seen = state.observation_tensor(player)
    assert (
        tensor[: len(seen)] == seen
        and len(tensor) == len(seen) + 128 == state.get_game().information_state_tensor_size()
    )
    past, now = state.information_state_string(player).split("|")
    assert now == state.observation_string(player)
    assert int(past, 16) == int("".join(str(int(bit)) for bit in tensor[len(seen) :]), 2)
    return list(tensor[len(seen) :])


def test_information_states_remember_what_was_seen_heard_and_done() -> None:
    state = played(pyspiel.load_game(PREFIX + "century_new_world"), 6)
    player = state.current_player()
    before = [past_of(state, seat) for seat in range(2)]
    assert before[0] != before[1]
    ends = [state.child(action) for action in state.legal_actions()[:4]]
    for seat in (player, 1 - player):  # a turn is public: both remember which one it was
        assert len({tuple(past_of(end, seat)) for end in [state, *ends]}) == 1 + len(ends)


def test_information_states_tell_nothing_of_what_others_choose_unseen() -> None:
    state = played(pyspiel.load_game(PREFIX + "race_for_the_galaxy"), 0)
    player, other = state.current_player(), 1 - state.current_player()
    ends = [state.child(action) for action in state.legal_actions()[:4]]
    assert len({tuple(past_of(end, player)) for end in ends}) == len(ends)
    assert {end.information_state_string(other) for end in ends} == {state.information_state_string(other)}


def test_their_search_plays_our_games() -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    state = played(pyspiel.load_game(PREFIX + "race_for_the_galaxy"), 4)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    searcher = ismcts.ISMCTSBot(None, evaluator, 2.0, 3, random_state=np.random.RandomState(1))
    assert searcher.step(state) in state.legal_actions()


def test_variants_edition_and_reward_are_parameters() -> None:
    game = pyspiel.load_game(f"{PREFIX}century_new_world(players=2,board=D1,round_cap=2,reward=lead)")
    assert "board=D1" in str(game)
    state = played(game, 10_000)
    assert state.is_terminal() and sum(state.returns()) == 0
    assert dict(game.setup.variants) == {"board": "D1", "round_cap": "2"}
    with pytest.raises(Exception, match="cannot be 'Z9'"):
        pyspiel.load_game(f"{PREFIX}century_new_world(board=Z9)")
