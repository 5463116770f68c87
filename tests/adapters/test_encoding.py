"""Vectors and action numbers, for every game."""

import pytest

np = pytest.importorskip("numpy", reason="the extra 'research' is not installed")
from farshore.adapters.batch import Batch  # noqa: E402
from farshore.adapters.encoding import BITS, SPARE, Field, encoding, leaves, runs  # noqa: E402
from farshore.adapters.sitting import Sitting  # noqa: E402
from farshore.core.errors import FarshoreError, IllegalPick  # noqa: E402
from farshore.core.registry import games  # noqa: E402
from farshore.core.rng import Rng  # noqa: E402
from farshore.core.view import imagine, view  # noqa: E402

GAMES = [name for name, game in games().items() if game.seats[1] >= 2]


@pytest.mark.parametrize("name", GAMES)
def test_every_legal_pick_has_an_action_of_its_own_in_a_whole_game(name: str) -> None:
    code = encoding(name)
    table = Sitting(code.game, 2, {}, "standard", 77)
    choices = Rng(1)
    while not table.is_over:
        legal = code.choices(table.ask, table.lane.options)
        assert sorted(legal.values()) == sorted(table.lane.options)
        mask = code.mask(legal)
        assert mask.sum() == len(table.lane.options) and mask.shape == (code.actions,)
        table.pick(table.lane.options[choices.below(len(table.lane.options))])


@pytest.mark.parametrize("name", GAMES)
def test_an_observation_has_a_fixed_size_and_tells_only_what_the_seat_knows(name: str) -> None:
    code = encoding(name)
    table = Sitting(code.game, 2, {}, "standard", 5)
    choices = Rng(2)
    for number in range(60):
        if table.is_over:
            break
        seen = table.seen(table.seat)
        vector = code.observe(seen, table.ask)
        assert vector.shape == (code.size,) and vector.dtype == np.float32
        if number % 10 == 0:
            other = imagine(seen, Rng(number))  # another table that looks the same from this seat
            assert np.array_equal(code.observe(view(other, table.seat), table.ask), vector)
        table.pick(table.lane.options[choices.below(len(table.lane.options))])


def test_the_layout_covers_the_vector_without_gaps() -> None:
    code = encoding("century_new_world", 2)
    at = 0
    for field in code.fields.values():
        assert field.start == at
        at += field.width
    assert at == code.size
    assert code.spare + SPARE == code.actions
    assert f"{code.size} numbers, {code.actions} actions" in code.describe()


def test_rows_are_found_by_their_path_and_bags_stand_for_what_is_in_them() -> None:
    wire = {
        "round": 3,
        "players": [{"hand": [4, 7]}, {"hand": []}],
        "deck": {"items": [2, 9, -1], "size": 2, "where": []},
    }
    assert list(leaves(wire)) == [
        ("deck", [2, 9], True),
        ("players.0.hand", [4, 7], False),
        ("players.1.hand", [], False),
        ("round", [3], False),
    ]


def test_wide_gaps_between_picks_cost_no_actions() -> None:
    assert runs({0, 1, 5, 1000, 1002, -1}) == [(-1, 5), (1000, 1002)]


def test_a_high_number_stands_as_its_bits() -> None:
    code = encoding("century_new_world")
    code.fields["probe"] = Field("probe", 0, 2 * BITS, "bits")
    out = np.zeros(2 * BITS, np.float32)
    code.put(out, "probe", [5, 1 << 62])
    assert list(np.flatnonzero(out)) == [0, 2, BITS + 62]
    del code.fields["probe"]


def test_a_pick_beyond_the_layout_takes_a_spare_action() -> None:
    code = encoding("century_new_world")
    table = Sitting(code.game, 2, {}, "standard", 5)
    assert code.choices(table.ask, [0, 10_000, -5]) == {
        **code.choices(table.ask, [0]),
        code.spare: 10_000,
        code.spare + 1: -5,
    }
    with pytest.raises(FarshoreError, match="beyond the layout"):
        code.choices(table.ask, range(10_000, 10_000 + SPARE + 1))


@pytest.mark.parametrize("name", GAMES)
def test_a_batch_plays_many_tables_in_step(name: str) -> None:
    batch = Batch(name, tables=3, seed=9)
    generator = np.random.default_rng(1)
    ended = []
    for _ in range(5000):
        ended += batch.step(batch.random_actions(generator))
        if len(ended) >= 3:
            break
    assert len(ended) >= 3
    assert all(sum(returns) == pytest.approx(0) for _, returns in ended)
    assert batch.observations.shape == (3, batch.code.size)


def test_an_illegal_action_in_a_batch_changes_nothing() -> None:
    batch = Batch("century_new_world", tables=2)
    before = batch.observations.copy()
    with pytest.raises(IllegalPick, match="table 1"):
        batch.step(np.array([next(iter(batch.legal[0])), batch.code.actions - 1]))
    assert np.array_equal(batch.observations, before)
    with pytest.raises(FarshoreError, match="1 or more"):
        Batch("century_new_world", tables=0)
