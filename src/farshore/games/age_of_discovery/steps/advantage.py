"""Advantages of nations: who may use one now, and the marking of its use."""

from __future__ import annotations

from mypy_extensions import i64

from farshore.games.age_of_discovery import events
from farshore.games.age_of_discovery.state import EMPTY, Empires


def advantage_owner(s: Empires, nation: i64) -> i64:
    """The seat that may use this nation's advantage now: uses left, and not twice in a round."""
    for seat in range(s.seats):
        p = s.players[seat]
        if p.nation == nation and p.advantage and p.advantage_round != s.round:
            return seat
    return EMPTY


def use_advantage(s: Empires, seat: i64) -> None:
    p = s.players[seat]
    p.advantage -= 1
    p.advantage_round = s.round
    events.advantage_used(s, seat, p.nation)
