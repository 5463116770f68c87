"""Bags, rows, luck, options, spellings: the small parts that everything rests on."""

from __future__ import annotations

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from farshore.core.agenda import Ask, State
from farshore.core.bag import Bag
from farshore.core.errors import IllegalPick, UnknownGame, UnknownVariant
from farshore.core.game import Variant, rank
from farshore.core.notation import kebab, parse
from farshore.core.play import play
from farshore.core.policy import Policy
from farshore.core.registry import game_named, games
from farshore.core.rng import Rng
from farshore.core.rows import covers, insert_sorted, next_of_subset, packed
from farshore.testing import row
from tests.testing.high_card import HighCardGame


def bag_of(*things: int) -> Bag:
    bag = Bag(10)
    for thing in things:
        bag.add(thing)
    return bag


def test_a_bag_gives_each_thing_once() -> None:
    bag, rng = bag_of(*range(10)), Rng(1)
    drawn = []
    while bag.size:
        thing = bag.sample(rng)
        bag.take(thing)
        assert not bag.has(thing)
        drawn.append(thing)
    assert sorted(drawn) == list(range(10))


def test_a_bag_sorted_tells_nothing_of_the_past() -> None:
    one, other = bag_of(1, 5, 3), bag_of(5, 9, 1, 3)
    other.take(9)
    one.sort()
    other.sort()
    assert list(one.items) == list(other.items)
    assert list(one.where) == list(other.where)
    assert [one.has(x) for x in (1, 2, -1, 10, 99)] == [True, False, False, False, False]


def test_luck_is_even_and_repeatable() -> None:
    counts = Counter(Rng(seed).below(6) for seed in range(6000))
    assert set(counts) == set(range(6))
    assert all(850 < n < 1150 for n in counts.values())
    assert [Rng(7).word() for _ in range(3)] == [Rng(7).word()] * 3
    assert Rng(1 << 40).word() != Rng(0).word()


def test_rows() -> None:
    assert list(insert_sorted(row(1, 3, 5), 4)) == [1, 3, 4, 5]
    assert list(next_of_subset(row(2, 4, 6, 8), 2, 2)) == [4, 6], "one must be left to follow"
    assert list(next_of_subset(row(2, 4), -1, 0)) == []
    assert covers(row(1, 2), row(1, 2))
    assert not covers(row(9, 1), row(1, 2))
    assert packed(row(1, 0, 2)) == 1 + (2 << 16)


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


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("", "does not begin with a seat"),
        ("x deal card:1", "does not begin with a seat"),
        ("2 deal card:1", "does not begin with a seat"),
        ("99999999999999999999999 deal card:1", "does not begin with a seat"),
        ("N deal card:99", "not an option of deal"),
        ("N deal", "not an option of deal"),
    ],
)
def test_a_line_that_cannot_be_read_says_why(line: str, says: str) -> None:
    with pytest.raises(IllegalPick, match=says):
        parse(HighCardGame().new(2), line)


def test_names_of_questions() -> None:
    assert [kebab(name) for name in ("Turn", "VisitFort", "TurnUpBonusTile")] == [
        "turn",
        "visit-fort",
        "turn-up-bonus-tile",
    ]


class Cheat(Policy):
    def pick(self, seen: object, ask: Ask, options: object, rng: Rng) -> int:
        return 77


def test_a_bot_that_picks_what_is_not_offered_is_stopped() -> None:
    with pytest.raises(IllegalPick, match="bot of seat 0 picked 77"):
        play(game_named("century").new(2), [Cheat(), Policy()], Rng(1), Rng(2), 1000)


class Nosy(Policy):
    """Says that it does not look, in the hope of being shown the table itself."""

    def __init__(self) -> None:
        self.shown: list[object] = []

    def pick(self, seen: object, ask: Ask, options: vec[i64], rng: Rng) -> i64:
        self.shown.append(seen)
        return options[0]

    def needs_view(self) -> bool:
        return False


class Plain(Nosy):
    """Says nothing of views, as a bot written in a hurry."""

    def needs_view(self) -> bool:
        return Policy.needs_view(self)


def test_no_bot_is_ever_shown_the_table_itself() -> None:
    nosy, plain = Nosy(), Plain()
    s = HighCardGame().new(2)
    play(s, [nosy, plain], Rng(1), Rng(2), 1000)
    assert nosy.shown == [None] * 3
    assert [seen.viewer for seen in plain.shown if isinstance(seen, State)] == [1] * 3
    assert not Policy().needs_view(), "the random one needs nothing"
