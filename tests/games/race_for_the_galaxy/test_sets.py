"""Choices of several things at once: every legal set can be chosen, in any order, and no other."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from farshore.core.agenda import Ask
from farshore.core.decision import apply, decision_of
from farshore.core.errors import IllegalPick
from farshore.core.session import Session
from farshore.core.sets import PickSet, arrange, candidates, is_complete
from farshore.games.race_for_the_galaxy.actions import ACTIONS
from farshore.games.race_for_the_galaxy.game import RaceForTheGalaxy
from farshore.games.race_for_the_galaxy.steps.rounds import Round
from farshore.games.race_for_the_galaxy.steps.supply import DiscardDownTo
from farshore.testing import row
from tests.games.race_for_the_galaxy.position import Position

Names = frozenset[str]


def asking(table: Position, seat: int = 0) -> PickSet:
    ask = decision_of(table.s, seat).ask
    assert isinstance(ask, PickSet)
    return ask


def spelled(table: Position, ask: Ask, picks: vec[i64]) -> list[str]:
    return [ask.describe(table.s, pick).partition(":")[2] for pick in picks]


def sets_by_hand(table: Position, seat: int = 0) -> set[Names]:
    """Every choice that a person can complete, adding one candidate after the other."""
    ask = asking(table, seat)
    found: set[Names] = set()
    partial: list[tuple[int, ...]] = [()]
    known = set(partial)
    while partial:
        chosen = partial.pop()
        if is_complete(table.s, ask, row(*chosen)):
            found.add(frozenset(spelled(table, ask, row(*chosen))))
        for pick in candidates(table.s, ask, row(*chosen)):
            grown = tuple(sorted((*chosen, pick)))
            if grown not in known:
                known.add(grown)
                partial.append(grown)
    return found


def sets_by_rule(table: Position, seat: int = 0) -> set[Names]:
    """Every choice that the sequence of questions allows."""

    def follow(s: Position, chosen: Names) -> Iterator[Names]:
        ask = decision_of(s.s, seat).ask
        for pick in decision_of(s.s, seat).lane.options:
            picked = (
                chosen if isinstance(ask, PickSet) and pick == ask.stop() else chosen | {*spelled(s, ask, row(pick))}
            )
            twin = s.s.clone()
            lane = twin.lanes[seat] if twin.lanes else twin.agenda
            depth = lane.depth
            lane.asking, twin.here = None, lane
            ask.answer(twin, pick)
            if lane.depth > depth and type(lane.steps[lane.depth - 1]) is type(ask):
                following = lane.pop()
                assert isinstance(following, Ask)
                lane.asking, lane.options = following, following.options(twin)
                assert len(lane.options), "a pick must not lead to a dead end"
                yield from follow(Laid(twin), picked)
            else:
                yield picked

    return set(follow(table, frozenset()))


class Laid(Position):
    """A copy of a table in the middle of a choice."""

    def __init__(self, s: object) -> None:
        self.session = Session(RaceForTheGalaxy(), 2)
        self.s = s


def choosing_actions() -> Position:
    table = Position(two_actions="on")
    table.stage(Round())
    return table


def consuming(tableau: list[str], goods: list[str], hand: list[str] | None = None) -> Position:
    table = Position()
    table.seat(0, [*tableau, *goods], hand or [], goods)
    table.phase("consume")
    return table


def test_p16_all_23_pairs_of_action_cards_can_be_chosen() -> None:
    found = sets_by_hand(choosing_actions())
    plain = [action for action in ACTIONS if not action.endswith("-2")]
    pairs = {frozenset(pair) for pair in combinations(plain, 2)}
    assert found == pairs | {frozenset({"develop", "develop-2"}), frozenset({"settle", "settle-2"})}
    assert len(found) == 23
    assert sets_by_rule(choosing_actions()) == found


@pytest.mark.parametrize("first", ["develop", "settle"])
def test_p16_a_second_card_of_a_kind_goes_with_the_first_in_any_order(first: str) -> None:
    table = choosing_actions()
    ask = asking(table)
    one, two = ACTIONS.index(first), ACTIONS.index(f"{first}-2")
    assert spelled(table, ask, candidates(table.s, ask, row(two))) == [first]
    assert f"{first}-2" in spelled(table, ask, candidates(table.s, ask, row(one)))
    assert list(arrange(table.s, 0, row(two, one))) == [one, two]
    for action in set(range(9)) - {one, two}:
        assert not is_complete(table.s, ask, row(two, action))
        with pytest.raises(IllegalPick):
            arrange(table.s, 0, row(two, action))


def test_p16_a_pair_handed_in_backwards_is_the_pair_revealed() -> None:
    table = choosing_actions()
    for seat, pair in enumerate((("settle-2", "settle"), ("produce", "explore-1"))):
        table.choose(*(f"action:{action}" for action in pair), seat=seat)
    revealed = [(told["seat"], told["action"]) for told in table.heard("action-revealed")]
    assert revealed == [
        ("seat:0", "action:settle"),
        ("seat:0", "action:settle-2"),
        ("seat:1", "action:explore-1"),
        ("seat:1", "action:produce"),
    ]


def test_p06_one_action_card_is_one_of_seven() -> None:
    table = Position(3)
    table.stage(Round())
    assert len(sets_by_hand(table)) == 7
    assert sets_by_hand(table) == sets_by_rule(table)


NOVELTY, RARE, RARE_TOO, GENES = "gem-world", "comet-zone", "mining-world", "distant-world"


@pytest.mark.parametrize("goods", list(permutations((NOVELTY, RARE, RARE_TOO, GENES))))
def test_p19_diversified_economy_takes_every_triple_of_different_kinds(goods: tuple[str, ...]) -> None:
    table = consuming(["diversified-economy"], [*goods])
    forced = frozenset(goods) - set(table.goods())  # where one good alone can come first, nobody is asked for it
    triples = {frozenset({NOVELTY, rare, GENES}) for rare in (RARE, RARE_TOO)}
    assert {forced | chosen for chosen in sets_by_hand(table)} == triples
    assert {forced | chosen for chosen in sets_by_rule(table)} == triples


def test_p19_goods_of_different_kinds_can_be_chosen_in_any_order() -> None:
    goods = [RARE, NOVELTY, RARE_TOO, GENES]
    table = consuming(["diversified-economy"], goods)
    ask = asking(table)
    assert spelled(table, ask, candidates(table.s, ask, row(3))) == [NOVELTY, GENES]
    assert spelled(table, ask, candidates(table.s, ask, row(4, 3))) == [NOVELTY]
    for order in permutations((NOVELTY, RARE_TOO, GENES)):
        table = consuming(["diversified-economy"], goods)
        for pick in arrange(table.s, 0, row(*(1 + goods.index(name) for name in order))):
            apply(table.s, 0, pick)
        assert table.goods() == [RARE]
        assert table.s.players[0].chips == 3


def test_p19_two_goods_of_one_kind_are_never_two_different_kinds() -> None:
    goods = [RARE, NOVELTY, RARE_TOO, GENES, "alien-robot-sentry"]
    table = consuming(["diversified-economy"], goods)
    ask = asking(table)
    assert not ask.fits(table.s, row(1, 3))
    assert not is_complete(table.s, ask, row(1, 3, 4))
    with pytest.raises(IllegalPick):
        arrange(table.s, 0, row(1, 3, 4))
    table.pick(f"good:{RARE}")
    assert table.options() == [f"good:{NOVELTY}", f"good:{GENES}"], "the other rare good is no other kind"
    table.pick(f"good:{GENES}")
    assert set(table.goods()) == {NOVELTY, RARE_TOO}
    assert not table.asked()


def test_p12_goods_for_a_power_that_takes_two_of_any_kind() -> None:
    goods = [NOVELTY, RARE, RARE_TOO]
    table = consuming(["tourist-world"], goods)
    assert sets_by_hand(table) == {frozenset(pair) for pair in combinations(goods, 2)} == sets_by_rule(table)
    assert not is_complete(table.s, asking(table), row(1)), "both goods are due"


def test_p12_only_goods_of_the_kind_can_be_chosen() -> None:
    table = consuming(["mining-league"], [NOVELTY, RARE, RARE_TOO, "rebel-miners"])
    pairs = {frozenset(pair) for pair in combinations((RARE, RARE_TOO, "rebel-miners"), 2)}
    assert sets_by_hand(table) == pairs == sets_by_rule(table)


HAND = ["gem-world", "new-earth", "old-earth", "spice-world"]


def test_p19_cards_for_chips_can_be_none_one_or_two() -> None:
    table = consuming(["deficit-spending"], [], HAND)
    table.pick("card:deficit-spending")
    expected = {frozenset(cards) for n in range(3) for cards in combinations(HAND, n)}
    assert sets_by_hand(table) == expected
    assert sets_by_rule(table) == expected
    ask = asking(table)
    numbers = sorted(table.number(name) for name in HAND)
    assert list(arrange(table.s, 0, row())) == [ask.stop()]
    assert list(arrange(table.s, 0, row(numbers[1]))) == [numbers[1], ask.stop()]
    assert list(arrange(table.s, 0, row(numbers[3]))) == [numbers[3]], "no card is left to ask about"
    assert list(arrange(table.s, 0, row(numbers[2], numbers[0]))) == [numbers[0], numbers[2]]


def test_p08_any_cards_of_the_hand_pay() -> None:
    table = Position()
    table.seat(0, hand=[*HAND, "public-works", "drop-ships"])
    table.phase("develop")
    table.play("1 place-development pass", "0 place-development card:drop-ships")
    payments = {frozenset(cards) for cards in combinations([*HAND, "public-works"], 4)}
    assert sets_by_hand(table) == payments
    assert sets_by_rule(table) == payments


def test_p07_any_of_the_cards_seen_are_kept() -> None:
    table = Position()
    table.seat(0, actions=["explore-1"])
    table.phase("explore")
    drawn = table.names(table.s.players[0].drawn)
    pairs = {frozenset(pair) for pair in combinations(drawn, 2)}
    assert sets_by_hand(table) == pairs == sets_by_rule(table)


def test_p06_any_cards_go_at_the_hand_limit() -> None:
    table = Position()
    names = [name for name in table.s.edition.names if "#" not in name][20:32]
    table.seat(0, hand=names)
    table.stage(DiscardDownTo(10))
    pairs = {frozenset(pair) for pair in combinations(names, 2)}
    assert sets_by_hand(table) == pairs == sets_by_rule(table)
