"""Conservation of cards and chips, what a view still counts, and an action for every pick, over whole games."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from farshore.core.agenda import SPECTATOR
from farshore.core.errors import BrokenLaw
from farshore.core.rng import Rng
from farshore.core.view import imagine, view
from farshore.games.race_for_the_galaxy.actions import OVER
from farshore.games.race_for_the_galaxy.game import GAME
from farshore.games.race_for_the_galaxy.state import Race
from tests.games.positions import lawful_positions
from tests.games.race_for_the_galaxy.position import Position, row

GAME_ = GAME()


def midgame() -> Race:
    table = Position()
    table.seat(0, ["old-earth", "gem-world"], ["colony-ship", "comet-zone"], goods=["gem-world"], chips=3)
    table.seat(1, ["new-sparta"], ["space-marines"])
    for name in ("plague-world", "spice-world", "refugee-world"):
        table.s.discards.add(table.take(name))
    s: Race = table.s
    return s


def lose_card(s: Race) -> None:
    s.players[0].hand = row(s.players[0].hand[0])


def double_card(s: Race) -> None:
    s.players[1].hand = row(s.players[0].hand[0])


def good_that_is_in_hand(s: Race) -> None:
    s.players[0].goods[1] = s.players[0].hand[0]


def card_drawn_twice(s: Race) -> None:
    s.players[1].drawn = row(s.players[1].tableau[0])


def lose_chip(s: Race) -> None:
    s.pool -= 1


@pytest.mark.parametrize(
    ("breach", "complaint"),
    [
        (lose_card, "there are 119 cards, 6 of them optional"),
        (double_card, "two places"),
        (good_that_is_in_hand, "two places"),
        (card_drawn_twice, "two places"),
        (lose_chip, "20 chips in the pool and those of the players are not 24"),
    ],
)
def test_a_broken_law_is_noticed(breach: Callable[[Race], None], complaint: str) -> None:
    s = midgame()
    GAME_.laws(s)
    breach(s)
    with pytest.raises(BrokenLaw, match=complaint):
        GAME_.laws(s)
    seen = view(s, 1)
    assert isinstance(seen, Race)
    GAME_.laws(seen)  # a view keeps no account of what it does not show


def test_a_view_counts_the_supply_and_the_discards_and_every_imagined_table_has_as_many() -> None:
    s = midgame()
    for seat in (0, 1, SPECTATOR):
        seen = view(s, seat)
        assert isinstance(seen, Race)
        assert (seen.supply_size(), seen.discards_size()) == (s.supply_size(), 3)
        guess = imagine(seen, Rng(seat))
        assert isinstance(guess, Race)
        GAME_.laws(guess)
        assert (guess.supply_size(), guess.discards.size) == (s.supply_size(), 3)
        assert [len(p.hand) for p in guess.players] == [2, 1]


@pytest.mark.parametrize(
    ("seats", "variants"), [(2, {"two_actions": "on"}), (3, {"start": "choice"}), (4, {"start": "first-game"})]
)
def test_every_pick_has_an_action_and_every_table_keeps_the_laws(seats: int, variants: dict[str, str]) -> None:
    for s in lawful_positions(GAME_, seats, {**variants, "round_cap": "12"}):
        if s.stage != OVER:
            assert GAME_.progress(s)["round"] == s.round + 1
    assert s.stage == OVER
    assert GAME_.progress(s)["round"] == s.round, "the last one has been counted"
