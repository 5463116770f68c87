"""Layouts and action numbers, tried on a small game."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from farshore.core.errors import FarshoreError
from farshore.core.space import NO_ACTION, Actions, Layout, Numbers, zeros_u8
from tests.testing.high_card import HighCardGame, PlayCard, PutAway

GAME = HighCardGame()


def test_fields_follow_each_other_without_gaps() -> None:
    layout = Layout()
    assert [layout.add("round"), layout.add("own.cubes", 4, scale=10), layout.add("last")] == [0, 1, 5]
    assert layout.size == 6
    assert layout.describe()[1].split() == ["1", "+4", "own.cubes", "/10"]


def test_every_pick_has_an_action_of_its_own_and_back() -> None:
    wide = {3, 9, 1 << 40}  # searched for
    actions = Actions({PutAway: wide, PlayCard: range(-2, 5)})  # looked up
    assert actions.size == 10
    numbers = [actions.number(PlayCard(0), pick) for pick in range(-2, 5)]
    numbers += [actions.number(PutAway(0), pick) for pick in sorted(wide)]
    assert numbers == list(range(10))
    assert [actions.pick(PutAway(1), action) for action in (7, 8, 9)] == sorted(wide)


@pytest.mark.parametrize("pick", [-3, 5, 1 << 50])
def test_a_pick_that_is_not_declared_is_a_fault(pick: int) -> None:
    actions = Actions({PutAway: [3, 1 << 40], PlayCard: range(-2, 5)})
    for ask in (PlayCard(0), PutAway(0)):
        with pytest.raises(FarshoreError, match="has no action"):
            actions.number(ask, pick)
    with pytest.raises(FarshoreError, match="has no action"):
        actions.write_mask(PlayCard(0), vec[i64]([0, pick]), zeros_u8(10), 0)


def test_an_action_of_another_question_is_refused() -> None:
    actions = Actions({PutAway: [1], PlayCard: [2]})
    with pytest.raises(FarshoreError, match="none of PutAway"):
        actions.pick(PutAway(0), actions.number(PlayCard(0), 2))


def test_the_mask_marks_what_is_legal() -> None:
    marks = zeros_u8(20)
    GAME.space(2).actions.write_mask(PutAway(0), vec[i64]([0, 8]), marks, 2)
    assert [i for i, mark in enumerate(marks) if mark] == [2 + 9, 2 + 17]


def test_the_digest_tells_layouts_apart() -> None:
    space = GAME.space(2)
    assert GAME.space(2) is space
    again = HighCardGame().space(2)
    assert again.digest == space.digest
    assert space.digest in space.describe()[0]
    assert len(space.digest) == 16, "as long as in files that name a layout"

    class Other(HighCardGame):
        def actions(self, blank: object) -> Actions:
            return Actions({PutAway: range(9), PlayCard: range(8)})

    assert Other().space(2).digest != space.digest


def test_actions_are_described_by_their_runs() -> None:
    actions = Actions({PutAway: [4, 1, 2, 3, 9]})
    assert [line.split() for line in actions.describe()] == [
        ["0", "+4", "put-away", "1", "to", "4"],
        ["4", "+1", "put-away", "9"],
    ]


def test_actions_are_found_where_picks_lie_close_and_where_they_are_spread() -> None:
    """Close ones are looked up in a row, as long as they span; spread ones are searched for."""
    for picks in ([3, 4, 7], [3, 4, 1 << 40]):
        numbers = Numbers(10, picks)
        assert [numbers.action(pick) for pick in picks] == [10, 11, 12]
        assert numbers.action(2) == numbers.action(5) == numbers.action((1 << 40) + 1) == NO_ACTION
    assert len(Numbers(10, [3, 4, 7]).places) == 5 and len(Numbers(10, [3, 4, 1 << 40]).places) == 0
    assert Numbers(10, []).action(0) == NO_ACTION
