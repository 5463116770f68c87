"""Games for programs that learn: one episode, and many in step."""

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from farshore.core.agenda import Ask, waiting
from farshore.core.batch import Tables
from farshore.core.episode import Episode
from farshore.core.errors import IllegalPick
from farshore.core.play import run_nature
from farshore.core.policy import Policy
from farshore.core.rng import Rng
from farshore.core.space import zeros_i16, zeros_u8
from farshore.core.wire import to_wire
from tests.testing.high_card import HighCardGame

GAME = HighCardGame()
SPACE = GAME.space(2)


def episode(*players: Policy | None) -> Episode:
    return Episode(SPACE, GAME.new(2), list(players or (None, None)))


def wins(s: Any) -> list[float]:
    return [float(r.score) for r in GAME.outcome(s).seats]


def played(game: Episode, rng: Rng) -> list[int]:
    made = []
    while not game.is_over:
        made.append(int(game.action(rng.below(len(game.options())))))
        assert game.allows(made[-1])
        game.act(made[-1])
    return made


def test_nature_picks_until_a_seat_is_asked() -> None:
    s = GAME.new(2)
    assert run_nature(s, Rng(1)) == 6
    lane = waiting(s)
    assert lane is not None and lane.asking is not None and lane.asking.seat == 0
    assert [len(hand) for hand in s.hands] == [3, 3]


def test_seats_are_asked_in_turn_and_the_game_ends() -> None:
    game = episode()
    game.begin(7)
    assert len(played(game, Rng(1))) == 6 == game.picks
    assert not game.allows(0)


def test_equal_seeds_give_equal_games() -> None:
    tables = []
    for seed in (5, 5, 6):
        game = episode()
        game.begin(seed)
        tables.append(to_wire(game.s))
    assert tables[0] == tables[1] != tables[2]


def test_a_clone_plays_on_with_the_same_luck_and_leaves_the_original_alone() -> None:
    game = episode(None, Policy())
    game.begin(3)
    game.act(game.action(0))
    before = to_wire(game.s)
    twin = game.clone()
    made = played(twin, Rng(2))
    assert to_wire(game.s) == before
    for action in made:
        game.act(action)
    assert to_wire(game.s) == to_wire(twin.s)


class Cheat(Policy):
    def pick(self, seen: Any, ask: Ask, options: vec[i64], rng: Rng) -> i64:
        return 99


def test_a_bot_that_picks_what_is_not_offered_is_a_fault() -> None:
    with pytest.raises(IllegalPick, match="seat 0"):
        episode(Cheat(), None).begin(1)


def test_the_row_is_that_of_the_seat_and_only_the_one_asked_finds_its_question() -> None:
    game = episode()
    game.begin(4)
    rows = [zeros_i16(SPACE.size) for _ in range(2)]
    for seat in range(2):
        game.observe(seat, rows[seat], 0)
    assert [card for card in range(9) if rows[0][card]] == list(game.s.hands[0])  # type: ignore[attr-defined]
    assert list(rows[0])[40:] == [1, 0] and list(rows[1])[40:] == [0, 0]
    marks = zeros_u8(SPACE.actions.size)
    game.write_mask(marks, 0)
    assert sum(marks) == 3


def tables_of(rotates: bool = False, *players: Policy | None) -> Tables:
    made = Tables(SPACE, GAME.new(2), [11, 12, 13], list(players or (None, None)), rotates, wins)
    made.begin()
    return made


def step(tables: Tables, *options: int) -> int:
    for table in range(3):
        tables.actions[table] = tables.episodes[table].action(options[table])
    tables.observations, tables.masks = zeros_i16(3 * SPACE.size), zeros_u8(3 * SPACE.actions.size)
    tables.ended = zeros_u8(3)
    return int(tables.step(0, tables.tables))


def test_tables_of_a_batch_are_episodes_of_their_own() -> None:
    tables = tables_of()
    tables.keep_last()
    alone = episode()
    alone.begin(12 << 32)
    for _ in range(5):
        assert step(tables, 0, 0, 0) == 0
        alone.act(alone.action(0))
        row = zeros_i16(SPACE.size)
        alone.observe(alone.ask().seat, row, 0)
        assert list(tables.observations)[SPACE.size : 2 * SPACE.size] == list(row)
    assert step(tables, 0, 0, 0) == 3
    alone.act(alone.action(0))
    assert list(tables.ended) == [1, 1, 1] and list(tables.games) == [1, 1, 1]
    assert list(tables.rewards)[2:4] == wins(alone.s)
    last = zeros_i16(SPACE.size)
    alone.observe(1, last, 0)
    assert list(tables.last)[SPACE.size : 2 * SPACE.size] == list(last)
    alone.begin((12 << 32) + 1)
    assert to_wire(alone.s) == to_wire(tables.episodes[1].s)


def test_an_illegal_action_is_found_before_anything_happens() -> None:
    tables = tables_of()
    for table in range(3):
        tables.actions[table] = tables.episodes[table].action(0)
    assert tables.first_illegal() == -1
    tables.actions[2] = next(a for a in range(18) if not tables.episodes[2].allows(a))
    assert tables.first_illegal() == 2


def test_chairs_change_from_table_to_table_and_game_to_game() -> None:
    tables = tables_of(True, None, Policy())
    assert list(tables.seats) == [0, 1, 0]
    while not step(tables, 0, 0, 0):
        pass
    assert list(tables.seats) == [1, 0, 1]


def test_random_draws_become_legal_actions() -> None:
    tables = tables_of()
    for table, draw in enumerate((0, 2**30, 2**31 - 1)):
        tables.actions[table] = draw
    tables.choose()
    assert list(tables.actions) == [tables.episodes[t].action(t) for t in range(3)]
