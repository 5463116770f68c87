"""Conservation: a table on which something has appeared or vanished is found out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from farshore.core.agenda import NATURE
from farshore.core.decision import apply, pending
from farshore.core.errors import BrokenLaw
from farshore.games.age_of_discovery.laws import check_laws
from farshore.games.age_of_discovery.steps.discovery import ResolveDiscovery
from farshore.testing import row
from tests.games.age_of_discovery.board import Board


def lose_worker(s: Any) -> None:
    s.players[0].stock[2] -= 1


def gain_good(s: Any) -> None:
    s.players[1].goods[0] += 1


def gain_ship(s: Any) -> None:
    s.players[1].ships += 1


def gain_money(s: Any) -> None:
    s.players[0].money += 1


def owe_money(s: Any) -> None:
    s.players[0].money -= 100
    s.issued -= 100


def double_token(s: Any) -> None:
    s.players[0].tokens = row(3)


def lose_card(s: Any) -> None:
    s.deck.take(4)


def double_card(s: Any) -> None:
    s.deck.take(4)
    s.players[0].cards = row(4)
    s.players[1].cards = row(4)


def double_building(s: Any) -> None:
    s.players[0].buildings = row(s.market[0])


@pytest.mark.parametrize(
    ("breach", "complaint"),
    [
        (lose_worker, "workers of kind merchant"),
        (gain_good, "of silver"),
        (gain_ship, "ships"),
        (gain_money, "bank"),
        (owe_money, "bank"),
        (double_token, "token is in two places"),
        (lose_card, "card is missing"),
        (double_card, "card is in two places"),
        (double_building, "building is in two places"),
    ],
)
def test_a_broken_law_is_noticed(breach: Callable[[Any], None], complaint: str) -> None:
    table = Board(2)
    check_laws(table.s)
    breach(table.s)
    with pytest.raises(BrokenLaw, match=complaint):
        check_laws(table.s)


def test_a_crew_at_sea_is_not_lost() -> None:
    """Between sailing and the reveal, which is Nature's, the crew is on the agenda."""
    table = Board(2)
    table.embark(0, captain=1)
    table.stage(ResolveDiscovery())
    s = table.s
    apply(s, 0, 0)
    assert not any(s.players[0].expedition)
    assert pending(s)[0].seat == NATURE
    check_laws(s)
