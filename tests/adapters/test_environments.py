"""The games pass the tests that other tools bring along."""

import warnings

import pytest

np = pytest.importorskip("numpy", reason="the extra 'research' is not installed")
gymnasium = pytest.importorskip("gymnasium", reason="the extra 'research' is not installed")
pettingzoo_test = pytest.importorskip("pettingzoo.test", reason="the extra 'research' is not installed")
pyspiel = pytest.importorskip("pyspiel", reason="the extra 'research' is not installed")
from farshore.adapters import openspiel  # noqa: E402
from farshore.adapters.gymnasium import SeatEnv  # noqa: E402
from farshore.adapters.pettingzoo import env  # noqa: E402
from farshore.core.errors import FarshoreError, IllegalPick  # noqa: E402
from farshore.core.registry import games  # noqa: E402
from farshore.core.rng import Rng  # noqa: E402
from farshore.core.view import imagine, view  # noqa: E402

GAMES = [name for name, game in games().items() if game.seats[1] >= 2]
pytestmark = pytest.mark.filterwarnings("ignore")  # theirs


@pytest.mark.parametrize("name", GAMES)
def test_pettingzoo_api(name: str) -> None:
    pettingzoo_test.api_test(env(name), num_cycles=300)


@pytest.mark.parametrize("name", GAMES)
def test_pettingzoo_seeds(name: str) -> None:
    pettingzoo_test.seed_test(lambda: env(name), num_cycles=50)


def test_pettingzoo_plays_to_the_end_and_rewards_sum_to_zero() -> None:
    table = env("century_new_world", 3, render_mode="ansi")
    table.reset(seed=3)
    assert "seat_" in str(table.render())
    generator = np.random.default_rng(3)
    for _ in table.agent_iter():
        seen, _reward, over, _, info = table.last()
        if over:
            assert {"score", "rank"} <= set(info)
            table.step(None)
        else:
            table.step(int(generator.choice(np.flatnonzero(seen["action_mask"]))))
            last = dict(table.rewards)
    assert sum(last.values()) == pytest.approx(0)
    assert max(last.values()) == 1


def test_pettingzoo_refuses_an_illegal_action() -> None:
    table = env("century_new_world")
    table.reset(seed=1)
    with pytest.raises(IllegalPick, match="legal are"):
        table.step(table.code.actions - 1)


@pytest.mark.parametrize("name", GAMES)
def test_gymnasium_check(name: str) -> None:
    from gymnasium.utils.env_checker import check_env

    check_env(gymnasium.make(f"farshore/{name}", bots=["random"]).unwrapped, skip_render_check=True)


def test_gymnasium_plays_a_seat_against_bots() -> None:
    table = SeatEnv("century_new_world", bots=["random", "greedy"], seat=None)
    seats = set()
    for seed in range(6):
        _, info = table.reset(seed=seed)
        seats.add(info["seat"])
        over = seed > 1
        while not over:
            action = np.flatnonzero(info["action_mask"])[0]
            _, reward, over, _, info = table.step(action)
        if seed <= 1:
            assert reward in (1.0, -0.5) and info["rank"] in (1, 2, 3)
    assert len(seats) > 1
    table.reset(seed=1)
    assert table.step(np.int64(table.code.actions - 1))[1:3] == (-1.0, True)
    with pytest.raises(FarshoreError, match="does not exist"):
        SeatEnv("century_new_world", bots=["random"], seat=2)


@pytest.mark.parametrize("name", GAMES)
def test_gymnasium_tells_no_more_than_the_seat_knows(name: str) -> None:
    """Another table that looks the same from the learner's chair gives the same observation and the same info."""
    table = SeatEnv(name, bots=["random"])
    _, info = table.reset(seed=4)
    choices = np.random.default_rng(4)
    over = False
    for number in range(80):
        seen, told = table.seen(), table.info()
        other = imagine(view(table.table.s, 0), Rng(number))
        real, table.table.s = table.table.s, other
        table.view = view(other, 0)
        assert np.array_equal(table.seen(), seen)
        assert {key: str(value) for key, value in table.info().items()} == {key: str(x) for key, x in told.items()}
        table.table.s = real
        _, _, over, _, info = table.step(choices.choice(np.flatnonzero(info["action_mask"])))
        if over:
            break


@pytest.mark.parametrize("name", GAMES)
def test_openspiel_random_simulation(name: str) -> None:
    game = pyspiel.load_game(openspiel.PREFIX + name)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_openspiel_states_are_independent_and_observed() -> None:
    game = pyspiel.load_game(f"{openspiel.PREFIX}century_new_world(players=3)")
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert sum(p for _, p in outcomes) == pytest.approx(1)
        state.apply_action(outcomes[0][0])
    assert [len(state.legal_actions(seat)) > 0 for seat in range(3)] == [
        seat == state.current_player() for seat in range(3)
    ]
    twin = state.clone()
    text = str(state)
    twin.apply_action(twin.legal_actions()[0])
    assert str(state) == text != str(twin)
    assert state.returns() == [0.0, 0.0, 0.0]
    observer = game.make_py_observer()
    observer.set_from(state, 0)
    assert observer.tensor.any()
    assert observer.string_from(state, 0)
    assert state.action_to_string(state.current_player(), state.legal_actions()[0])


def test_nothing_of_ours_warns() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        env("century_new_world").reset(seed=1)
