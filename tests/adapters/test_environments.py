"""The games pass the tests that ship with other tools."""

import copy
import pickle
import warnings
from typing import Any

import pytest

np = pytest.importorskip("numpy", reason="the extra 'research' is not installed")
gymnasium = pytest.importorskip("gymnasium", reason="the extra 'research' is not installed")
pettingzoo_test = pytest.importorskip("pettingzoo.test", reason="the extra 'research' is not installed")
from gymnasium.error import ResetNeeded  # noqa: E402
from gymnasium.utils.env_checker import check_env  # noqa: E402

from farshore.adapters.batch import Batch  # noqa: E402
from farshore.adapters.gymnasium import SeatEnv, SeatVectorEnv  # noqa: E402
from farshore.adapters.names import ids_of  # noqa: E402
from farshore.adapters.parallel import parallel_env  # noqa: E402
from farshore.adapters.pettingzoo import env  # noqa: E402
from farshore.core.errors import FarshoreError, IllegalPick  # noqa: E402
from farshore.core.registry import games  # noqa: E402
from farshore.core.rng import Rng  # noqa: E402
from farshore.core.view import imagine, view  # noqa: E402

GAMES = [name for name, game in games().items() if game.seats[1] >= 2]
pytestmark = pytest.mark.filterwarnings("ignore")  # theirs


def any_of(mask: Any, generator: Any) -> int:
    return int(generator.choice(np.flatnonzero(mask)))


# --- PettingZoo ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_pettingzoo_api(name: str) -> None:
    pettingzoo_test.api_test(env(name), num_cycles=300)


@pytest.mark.parametrize("name", GAMES)
def test_pettingzoo_seeds(name: str) -> None:
    pettingzoo_test.seed_test(lambda: env(name), num_cycles=50)


def test_pettingzoo_plays_to_the_end_and_rewards_sum_to_zero() -> None:
    table = env("century_new_world", 3, render_mode="ansi")
    table.reset(seed=3)
    assert "seat 0 turn: " in str(table.render())
    generator = np.random.default_rng(3)
    for _ in table.agent_iter():
        seen, _reward, over, _, info = table.last()
        if over:
            assert {"score", "rank"} <= set(info)
            table.step(None)
        else:
            table.step(any_of(seen["action_mask"], generator))
            last = dict(table.rewards)
    assert sum(last.values()) == pytest.approx(0)
    assert max(last.values()) == 1


def test_pettingzoo_refuses_an_illegal_action() -> None:
    table = env("century_new_world")
    table.reset(seed=1)
    illegal = int(np.flatnonzero(table.last()[0]["action_mask"] == 0)[0])
    with pytest.raises(IllegalPick, match="legal are"):
        table.step(illegal)


@pytest.mark.parametrize("name", GAMES)
def test_pettingzoo_copies_go_on_with_the_same_luck(name: str) -> None:
    table = env(name)
    table.reset(seed=2)
    generator = np.random.default_rng(2)
    for _ in range(25):
        table.step(any_of(table.last()[0]["action_mask"], generator))
    kept = table.get_state()
    twins = [pickle.loads(pickle.dumps(table)), copy.deepcopy(table), table.clone()]
    seen = table.last()[0]["observation"]
    for _ in range(25):
        action = any_of(table.last()[0]["action_mask"], generator)
        for one in (table, *twins):
            one.step(action)
            assert np.array_equal(one.last()[0]["observation"], table.last()[0]["observation"])
            assert one.agent_selection == table.agent_selection
    table.set_state(kept)
    assert np.array_equal(table.last()[0]["observation"], seen)


@pytest.mark.parametrize("name", GAMES)
def test_pettingzoo_parallel_api(name: str) -> None:
    class Masked(type(parallel_env(name))):  # type: ignore[misc]
        """Their test draws from the whole space: here what is not legal becomes the first action that is."""

        def step(self, actions: Any) -> Any:
            masks = {agent: seen["action_mask"] for agent, seen in self.look().items()}
            return super().step({a: x if masks[a][x] else int(masks[a].argmax()) for a, x in actions.items()})

    pettingzoo_test.parallel_api_test(Masked(name), num_cycles=200)


def test_in_parallel_all_who_are_asked_act_and_the_others_wait() -> None:
    table = parallel_env("race_for_the_galaxy", 3)
    seen, _ = table.reset(seed=1)
    generator = np.random.default_rng(1)
    together = 0
    while table.agents:
        asked = [agent for agent in table.agents if not seen[agent]["action_mask"][-1]]
        together += len(asked) == 3
        actions = {agent: any_of(seen[agent]["action_mask"], generator) for agent in table.agents}
        seen, rewards, ended, _, _ = table.step(actions)
    assert together > 5 and all(ended.values()) and sum(rewards.values()) == pytest.approx(0)
    table.reset(seed=1)
    with pytest.raises(IllegalPick):
        table.step(dict.fromkeys(table.agents, table.actions))


def test_parallel_copies_go_on_with_the_same_luck() -> None:
    table = parallel_env("race_for_the_galaxy", 3)
    seen, _ = table.reset(seed=5)
    generator = np.random.default_rng(5)

    def told(seen: Any) -> list[bytes]:
        return [part.tobytes() for agent in seen.values() for part in agent.values()]

    def actions() -> dict[str, int]:
        return {agent: any_of(seen[agent]["action_mask"], generator) for agent in table.agents}

    for _ in range(10):
        seen = table.step(actions())[0]
    kept = pickle.loads(pickle.dumps(table.get_state()))
    twins = [pickle.loads(pickle.dumps(table)), copy.deepcopy(table), table.clone()]
    made, rows = [], []
    for _ in range(10):
        made.append(actions())
        seen = table.step(made[-1])[0]
        rows.append(told(seen))
    table.set_state(kept)
    for twin in (*twins, table):
        assert [told(twin.step(picks)[0]) for picks in made] == rows


# --- Gymnasium -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_gymnasium_check(name: str) -> None:
    for known in ids_of(name):
        check_env(gymnasium.make(known, bots=["random"]).unwrapped, skip_render_check=True)


def test_names_are_short_and_whole() -> None:
    assert ids_of("century_new_world") == ["farshore/Century-v0", "farshore/CenturyNewWorld-v0"]
    assert ids_of("age_of_discovery") == ["farshore/AgeOfDiscovery-v0", "farshore/Discovery-v0"]
    assert ids_of("ludo") == ["farshore/Ludo-v0"]


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
            assert reward in (1.0, -0.5) and info["rank"] in (1, 2, 3) and table.action_masks().any()
    assert len(seats) > 1
    with pytest.raises(FarshoreError, match="does not exist"):
        SeatEnv("century_new_world", bots=["random"], seat=2)


def test_an_illegal_action_ends_the_game_and_what_is_ended_stays_so() -> None:
    table = SeatEnv("century_new_world", bots=["random"])
    table.reset(seed=1)
    illegal = np.flatnonzero(table.action_masks() == 0)[0]
    _, reward, over, _, info = table.step(illegal)
    assert (reward, over) == (-1.0, True) and info["illegal"] and info["action_mask"].any()
    with pytest.raises(ResetNeeded):
        table.step(np.int64(0))


@pytest.mark.parametrize("name", GAMES)
def test_gymnasium_copies_go_on_with_the_same_luck(name: str) -> None:
    table = SeatEnv(name, bots=["random"])
    table.reset(seed=6)
    generator = np.random.default_rng(6)
    for _ in range(5):
        table.step(np.int64(any_of(table.action_masks(), generator)))
    kept = pickle.loads(pickle.dumps(table.get_state()))
    twins = [pickle.loads(pickle.dumps(table)), copy.deepcopy(table), table.clone()]
    actions, seen = [], []
    for _ in range(10):
        actions.append(np.int64(any_of(table.action_masks(), generator)))
        seen.append(table.step(actions[-1])[0])
    for twin in twins:
        assert all(np.array_equal(twin.step(a)[0], row) for a, row in zip(actions, seen, strict=True))
    table.set_state(kept)
    assert all(np.array_equal(table.step(a)[0], row) for a, row in zip(actions, seen, strict=True))


@pytest.mark.parametrize("name", GAMES)
def test_gymnasium_tells_no_more_than_the_seat_knows(name: str) -> None:
    """Another table that looks the same from the learner's seat gives the same observation and the same info."""
    table = SeatEnv(name, bots=["random"])
    _, info = table.reset(seed=4)
    choices = np.random.default_rng(4)
    for number in range(80):
        seen, told = table.table.observe(0), str(table.info())
        other = table.table.clone()
        other.episode.s = imagine(view(table.table.episode.s, 0), Rng(number))
        other.episode.run_others()
        real, table.table = table.table, other
        assert np.array_equal(table.table.observe(0), seen)
        assert str(table.info()) == told
        table.table = real
        _, _, over, _, info = table.step(np.int64(any_of(info["action_mask"], choices)))
        if over:
            break


def test_many_at_once_are_made_by_gymnasium_and_agree_with_one_alone() -> None:
    envs = gymnasium.make_vec("farshore/Century-v0", num_envs=3, bots=["random"], seat=1)
    assert isinstance(envs.unwrapped, SeatVectorEnv)
    seen, info = envs.reset(seed=8)
    assert envs.observation_space.contains(seen) and set(info["seat"]) == {1}
    generator = np.random.default_rng(8)
    finals = 0
    while finals < 3:
        actions = np.array([any_of(mask, generator) for mask in info["action_mask"]])
        assert envs.action_space.contains(actions)
        seen, rewards, ended, cut, info = envs.step(actions)
        assert envs.observation_space.contains(seen) and not cut.any() and info["action_mask"].any(axis=1).all()
        assert not rewards[~ended].any()
        if ended.any():
            finals += ended.sum()
            assert np.array_equal(info["_final_obs"], ended) and info["final_obs"][ended].any()
            assert set(np.abs(rewards[ended])) <= {0.0, 1.0}
    again, _ = envs.reset(seed=8)
    other, _ = envs.reset(seed=[1, 2, None])
    assert not np.array_equal(again, other)


def test_many_at_once_are_copied_and_go_on_with_the_same_luck() -> None:
    envs = SeatVectorEnv("race_for_the_galaxy", 2, bots=["random"], seat=None)
    envs.reset(seed=3)
    generator = np.random.default_rng(3)
    for _ in range(20):
        envs.step(np.array([any_of(mask, generator) for mask in envs.action_masks()]))
    kept = pickle.loads(pickle.dumps(envs.get_state()))
    twins = [pickle.loads(pickle.dumps(envs)), copy.deepcopy(envs), envs.clone()]
    actions, seen = [], []
    for _ in range(40):
        actions.append(np.array([any_of(mask, generator) for mask in envs.action_masks()]))
        seen.append(envs.step(actions[-1])[0])
    envs.set_state(kept)
    for twin in (*twins, envs):
        assert all(np.array_equal(twin.step(a)[0], row) for a, row in zip(actions, seen, strict=True))


def test_nothing_of_ours_warns() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        env("century_new_world").reset(seed=1)
        SeatEnv("century_new_world").reset(seed=1)


def test_a_game_may_be_named_or_given() -> None:
    game = games()["century_new_world"]
    assert SeatEnv(game).observation_space == SeatEnv("century").observation_space
    assert SeatVectorEnv(game, 2).action_space == SeatVectorEnv("century", 2).action_space
    assert env(game).observation_space("seat_0") == env("century").observation_space("seat_0")
    assert parallel_env(game).possible_agents == parallel_env("century").possible_agents
    assert Batch(game, tables=2).setup == Batch("century", tables=2).setup
