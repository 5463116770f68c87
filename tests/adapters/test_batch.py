"""Many tables in step, as NumPy arrays, for every game."""

import copy
import pickle
import sys
from pathlib import Path

import pytest

np = pytest.importorskip("numpy", reason="the extra 'research' is not installed")
from farshore.adapters.batch import Batch  # noqa: E402
from farshore.core.errors import FarshoreError, IllegalPick, UnknownVariant  # noqa: E402
from farshore.core.registry import games  # noqa: E402
from farshore.players.program import BotFailed  # noqa: E402

GAMES = list(games())
EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"


def ended_games(batch: Batch, count: int, seed: int = 1) -> list[tuple[int, list[float]]]:
    generator = np.random.default_rng(seed)
    ended: list[tuple[int, list[float]]] = []
    while len(ended) < count:
        actions = batch.random_actions(generator)
        assert batch.masks[np.arange(len(actions)), actions].all()
        ended += batch.step(actions)
    return ended


@pytest.mark.parametrize("name", GAMES)
def test_games_end_and_the_next_begin(name: str) -> None:
    batch = Batch(name, tables=3, seed=9)
    ended = ended_games(batch, 3)
    assert all(sum(returns) == pytest.approx(0) for _, returns in ended)
    assert batch.observations.shape == (3, batch.space.size) and batch.observations.dtype == np.int16
    assert batch.masks.shape == (3, batch.space.actions.size) and batch.masks.any(axis=1).all()
    table, returns = ended[-1]
    assert batch.ended[table] and batch.rewards[table].tolist() == returns


@pytest.mark.parametrize("name", GAMES)
def test_floats_are_small(name: str) -> None:
    """Scales are chosen so that numbers come out around 0 to 1."""
    batch = Batch(name, tables=4, seed=2)
    generator = np.random.default_rng(2)
    top = 0.0
    for _ in range(150):
        floats = batch.floats()
        assert floats.dtype == np.float32
        top = max(top, float(np.abs(floats).max()))
        batch.step(batch.random_actions(generator))
    assert top <= 5


@pytest.mark.parametrize("name", GAMES)
def test_a_copy_goes_on_with_the_same_luck(name: str) -> None:
    batch = Batch(name, tables=2, seed=4, bots=[None, "random"], rotates=True)
    generator = np.random.default_rng(4)
    for _ in range(30):
        batch.step(batch.random_actions(generator))
    copies = [pickle.loads(pickle.dumps(batch)), copy.deepcopy(batch), batch.clone()]
    for _ in range(60):
        actions = batch.random_actions(generator)
        batch.step(actions)
        for twin in copies:
            twin.step(actions)
            for mine, its in ((batch.observations, twin.observations), (batch.masks, twin.masks)):
                assert np.array_equal(mine, its)
            assert np.array_equal(batch.seats, twin.seats)


def test_going_back_to_what_was_kept() -> None:
    batch = Batch("century", tables=2, seed=5)
    kept, seen = batch.get_state(), batch.observations.copy()
    ended_games(batch, 1)
    batch.set_state(kept)
    assert np.array_equal(batch.observations, seen)


def test_bots_answer_inside() -> None:
    batch = Batch("century", tables=4, seats=3, seed=1, bots=[None, "random", "greedy"])
    generator = np.random.default_rng(1)
    for _ in range(20):
        assert set(batch.seats) == {0}
        batch.step(batch.random_actions(generator))


@pytest.mark.parametrize("name", GAMES)
def test_programs_answer_inside_too(name: str) -> None:
    """Through a pipe, and yet equal seeds give equal games, and a copy goes on alike."""
    spec = f"program:{sys.executable} {EXAMPLES / 'any_language_bot.py'}"
    one, same = (Batch(name, tables=2, seed=5, bots=[None, spec], rotates=True) for _ in range(2))
    generator = np.random.default_rng(1)
    for _ in range(25):
        actions = one.random_actions(generator)
        one.step(actions)
        same.step(actions)
        assert np.array_equal(one.observations, same.observations)
    twin = pickle.loads(pickle.dumps(one))
    for _ in range(5):
        actions = one.random_actions(generator)
        one.step(actions)
        twin.step(actions)
        assert np.array_equal(one.observations, twin.observations)


def test_a_program_that_stops_is_told() -> None:
    batch = Batch("century", tables=2, bots=[None, f"program:{sys.executable} -c 0"])
    with pytest.raises(BotFailed, match="has stopped"):
        batch.step(batch.random_actions(np.random.default_rng(1)))


def test_every_table_has_a_seed_of_its_own() -> None:
    one, same, other = (Batch("century", tables=2, seed=seed) for seed in (1, 1, 2))
    assert np.array_equal(one.observations, same.observations)
    assert not np.array_equal(one.observations, other.observations)
    assert not np.array_equal(one.observations[0], one.observations[1])
    swapped = Batch("century", tables=2, seed=one.seeds[::-1])
    assert np.array_equal(swapped.observations, one.observations[::-1])


def test_an_illegal_action_changes_nothing() -> None:
    batch = Batch("century", tables=2)
    before = batch.observations.copy()
    legal, illegal = int(np.flatnonzero(batch.masks[0])[0]), int(np.flatnonzero(batch.masks[1] == 0)[0])
    with pytest.raises(IllegalPick, match="table 1"):
        batch.step(np.array([legal, illegal]))
    assert np.array_equal(batch.observations, before)


@pytest.mark.parametrize(
    ("settings", "says"),
    [
        ({"tables": 0}, "1 or more"),
        ({"tables": 2, "bots": ["random"]}, "listed by seat"),
        ({"tables": 2, "bots": ["random", "random"]}, "None at one seat"),
        ({"tables": 2, "seed": [1, 2, 3]}, "3 seeds"),
    ],
)
def test_what_cannot_be_played_is_refused(settings: dict[str, object], says: str) -> None:
    with pytest.raises(FarshoreError, match=says):
        Batch("century", **settings)  # type: ignore[arg-type]


def test_rewards_are_known_by_name() -> None:
    with pytest.raises(UnknownVariant, match="win, rank, lead"):
        Batch("century", tables=1, reward="glory")


def test_advice_is_what_the_bot_would_do() -> None:
    """Followed at every seat, it makes the games that bots at these seats make."""
    ended = []
    for bots in ([None, None], [None, "greedy"]):
        batch = Batch("century", tables=2, seed=5, bots=bots)
        found: dict[int, list[float]] = {}
        while len(found) < 2:
            found |= {table: returns for table, returns in batch.step(batch.advice("greedy")) if table not in found}
        ended.append(found)
    assert ended[0] == ended[1]
