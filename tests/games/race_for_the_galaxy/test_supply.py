"""The supply: renewed the moment it runs out (page 14)."""

from __future__ import annotations

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
