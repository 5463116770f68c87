"""Vectors and action numbers, for every game."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

np = pytest.importorskip("numpy", reason="the extra 'research' is not installed")
from farshore.adapters.batch import Batch  # noqa: E402
from farshore.adapters.encoding import SPARE, encoding, runs  # noqa: E402
from farshore.adapters.places import BITS, BITS_EACH, COUNTS, LIMIT, Place, Survey, Writer  # noqa: E402
from farshore.adapters.sitting import Sitting  # noqa: E402
from farshore.core.bag import Bag  # noqa: E402
from farshore.core.errors import FarshoreError, IllegalPick  # noqa: E402
from farshore.core.registry import games  # noqa: E402
from farshore.core.rng import Rng  # noqa: E402
from farshore.core.view import imagine, view  # noqa: E402
from tests.adapters import slow_encoding  # noqa: E402

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


@pytest.mark.parametrize("name", GAMES)
def test_the_layout_and_the_vectors_are_those_of_the_slow_reading(name: str) -> None:
    """At every decision of a whole game, for every seat: the same fields, the same numbers."""
    code = encoding(name, min(3, games()[name].seats[1]))
    of_table = slow_encoding.measured(code)
    assert [(f.name, f.width, f.how) for f in code.fields.values()][-len(of_table) :] == of_table
    table = Sitting(code.game, code.seats, {}, "standard", 1234)  # beyond the samples, so some rows are clipped
    choices = Rng(3)
    while not table.is_over:
        for seat in range(code.seats):
            seen = table.seen(seat)
            assert np.array_equal(code.observe(seen, table.ask), slow_encoding.observe(code, seen, table.ask))
        table.pick(table.lane.options[choices.below(len(table.lane.options))])


class Hand:
    __slots__ = ("cards",)

    def __init__(self, *cards: int) -> None:
        self.cards = vec[i64](cards)


class Things:
    """Everything a table may hold."""

    __slots__ = ("deck", "hands", "nobody", "round", "rows", "word")

    def __init__(self) -> None:
        self.round = 3
        self.hands = [Hand(4, 7), Hand()]
        self.rows = [vec[i64]([1]), vec[i64]([2, 3])]
        self.deck = Bag(10)
        self.deck.add(2)
        self.deck.add(9)
        self.word = "left out"
        self.nobody = None


def test_rows_are_found_by_their_path_and_bags_stand_for_what_is_in_them() -> None:
    survey, root = Survey(), Place("")
    survey.walk(root, Things())
    assert [(p.name, p.shortest, p.longest, p.highest, p.is_bag) for p in survey.found] == [
        ("deck", 2, 2, 9, True),
        ("hands.0.cards", 2, 2, 7, False),
        ("hands.1.cards", 0, 0, 0, False),
        ("round", 1, 1, 3, False),
        ("rows.0", 1, 1, 1, False),
        ("rows.1", 2, 2, 3, False),
    ]


def written(place: Place, how: int, width: int, *row: int) -> list[int]:
    place.how, place.width = how, width
    out = Writer(vec[i64]([0] * width))
    out.row(place, vec[i64](row))
    return list(out.out)


def test_a_high_number_stands_as_its_bits() -> None:
    bits = written(Place("probe"), BITS, 2 * BITS_EACH, 5, 1 << 62, 1)
    assert [i for i, bit in enumerate(bits) if bit] == [0, 2, BITS_EACH + 62]


def test_what_goes_beyond_the_layout_is_clipped() -> None:
    assert written(Place("probe"), COUNTS, 3, 0, 2, 5, -1) == [1, 0, 2]
    assert written(Place("probe"), 0, 2, LIMIT + 1, -LIMIT - 1, 7) == [LIMIT, -LIMIT]


def test_wide_gaps_between_picks_cost_no_actions() -> None:
    assert runs({0, 1, 5, 1000, 1002, -1}) == [(-1, 5), (1000, 1002)]


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
