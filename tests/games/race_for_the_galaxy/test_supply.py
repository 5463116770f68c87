"""The supply: renewed the moment it runs out (page 14)."""

from __future__ import annotations

import pytest

from farshore.games.race_for_the_galaxy.steps.supply import Draw, Pay
from tests.games.race_for_the_galaxy.position import Position


def test_p14_an_empty_supply_is_renewed_at_once_from_the_discards() -> None:
    table = Position()
    table.supply("gem-world")
    before = table.s.discards.size
    table.stage(Draw(0, 1))
    assert table.hand() == ["gem-world"]
    assert (table.s.deck.size, table.s.discards.size) == (before, 0)
    assert table.heard("supply-renewed") == [{"count": before}]


def test_p14_what_is_discarded_later_is_not_in_the_new_supply() -> None:
    table = Position()
    table.supply("old-earth")
    table.stage(Draw(0, 1), Pay(0, table.number("new-earth"), 1))
    assert table.discards() == {"old-earth"}
    assert not table.s.deck.has(table.number("old-earth"))


def test_with_no_card_anywhere_a_draw_fails_and_the_next_discards_are_drawn_again() -> None:
    table = Position()
    s = table.s
    rest = [n for n in s.edition.names if n not in ("gem-world", "new-earth")]
    table.seat(1, hand=rest)
    table.stage(Draw(0, 5))
    assert table.hand() == ["gem-world", "new-earth"]
    assert (s.deck.size, s.discards.size) == (0, 0)
    s.players[1].hand = s.players[1].hand[1:]
    s.discards.add(0)
    table.stage(Draw(0, 1))
    assert table.hand() == ["gateway-station", "gem-world", "new-earth"]
    table.game.laws(s)


def test_p14_the_supply_is_renewed_in_the_middle_of_exploring() -> None:
    """Two cards are left for seven: the discards follow at once, and those of this phase are not among them."""
    table = Position()
    table.seat(0, actions=["explore-5"])
    table.supply("gem-world", "spice-world")
    before = table.s.discards.size
    table.phase("explore")
    assert [len(p.drawn) for p in table.s.players] == [7, 2]
    assert {"gem-world", "spice-world"} < set(table.names(table.s.players[0].drawn))
    assert table.heard("supply-renewed") == [{"count": before}]
    assert (table.s.deck.size, table.s.discards.size) == (before - 5 - 2, 0)


def left(*names: str) -> Position:
    """Only these cards are not in the hand of seat 1 or before seat 0."""
    table = Position()
    table.seat(0, ["gambling-world", "spice-world", "artist-colony"], actions=["explore-5"])
    table.seat(1, hand=[n for n in table.s.edition.names if table.s.deck.has(table.number(n)) and n not in names])
    return table


def test_with_too_few_cards_the_first_in_turn_order_explores_with_what_there_is() -> None:
    table = left("gem-world", "old-earth", "new-earth")
    table.phase("explore")
    assert [len(p.drawn) for p in table.s.players] == [3, 0]
    table.play("0 keep card:gem-world")
    assert table.asked() == []
    assert table.discards() == {"old-earth", "new-earth"}


def test_with_too_few_cards_worlds_later_in_the_tableau_produce_nothing() -> None:
    table = left("gem-world")
    table.phase("produce")
    assert table.goods() == ["spice-world"]
    assert sum(table.s.players[0].produced) == 1
    table.game.laws(table.s)


@pytest.mark.parametrize("number", [1, 7])
def test_with_no_card_anywhere_a_bet_wins_and_loses_nothing(number: int) -> None:
    table = left()
    table.phase("consume")
    table.pick(f"number:{number}")
    assert table.asked() == []
    assert (table.hand(), table.s.discards.size) == ([], 0)


def test_p13_a_good_that_is_sold_is_discarded_before_cards_are_drawn_for_it() -> None:
    """One card is left for two: the second is the good itself, out of the renewed supply."""
    table = Position()
    table.seat(0, ["gem-world"], goods=["gem-world"], actions=["trade"])
    good = table.names(table.s.players[0].goods)[0]
    rest = [n for n in table.s.edition.names if table.s.deck.has(table.number(n)) and n != "old-earth"]
    table.seat(1, hand=rest)
    table.phase("consume")
    assert set(table.hand()) == {"old-earth", good}
