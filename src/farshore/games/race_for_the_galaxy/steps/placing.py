"""What Develop and Settle share: all choose in secret, then all cards are shown and lie in the tableaus at once."""

from __future__ import annotations

from typing import Final

from librt.vecs import remove

from farshore.games.race_for_the_galaxy import events
from farshore.games.race_for_the_galaxy.state import Race

PASS: Final = -1


def place_chosen(s: Race) -> None:
    """Every card chosen leaves its hand; nothing is paid yet, and the powers sleep."""
    for place in range(s.seats):
        seat = s.in_turn(place)
        number = s.commits[seat][0]
        if number == PASS:
            events.nothing_placed(s, seat)
            continue
        p = s.players[seat]
        p.hand = remove(p.hand, number)
        p.place(number, s.card(number))
        events.card_placed(s, seat, number)
