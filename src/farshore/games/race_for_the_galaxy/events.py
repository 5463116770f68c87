"""What the table is told. One function per event: nothing is built while nobody listens.

A card that only its owner sees is told in two events: the card to its owner, the fact to the others.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from farshore.core.agenda import EVERYONE, all_but
from farshore.games.race_for_the_galaxy.state import Race

FIELDS: Final = {
    "start-world-dealt": "seat card",
    "start-worlds-offered": "seat",
    "start-world-chosen": "seat card",
    "round-begun": "round:number",
    "action-revealed": "seat action",
    "phase-begun": "phase",
    "card-drawn": "seat card",
    "cards-drawn": "seat",
    "card-seen": "seat card",
    "cards-seen": "seat",
    "cards-kept": "seat kept:number discarded:number",
    "card-kept": "seat card",
    "card-discarded": "seat card",
    "cards-discarded": "seat",
    "nothing-placed": "seat",
    "card-placed": "seat card",
    "card-given-up": "seat card",
    "world-conquered": "seat card",
    "cards-paid": "seat card count:number",
    "good-placed": "seat card",
    "good-sold": "seat card count:number",
    "power-used": "seat card",
    "goods-consumed": "seat card count:number",
    "chips-gained": "seat count:number",
    "number-named": "seat count:number",
    "bet-won": "seat card",
    "bet-lost": "seat card",
    "most-produced": "seat kind",
    "supply-renewed": "count:number",
    "last-round-over": "",
}


def start_world_dealt(s: Race, seat: i64, card: i64) -> None:
    if s.log is not None:
        s.log.append(("start-world-dealt", (seat, card), EVERYONE))


def start_world_offered(s: Race, seat: i64, card: i64) -> None:
    if s.log is not None:
        s.log.append(("card-drawn", (seat, card), seat))
        s.log.append(("start-worlds-offered", (seat,), all_but(seat)))


def start_world_chosen(s: Race, seat: i64, card: i64) -> None:
    if s.log is not None:
        s.log.append(("start-world-chosen", (seat, card), EVERYONE))


def round_begun(s: Race) -> None:
    if s.log is not None:
        s.log.append(("round-begun", (s.round + 1,), EVERYONE))


def action_revealed(s: Race, seat: i64, action: i64) -> None:
    if s.log is not None:
        s.log.append(("action-revealed", (seat, action), EVERYONE))


def phase_begun(s: Race) -> None:
    if s.log is not None:
        s.log.append(("phase-begun", (s.stage,), EVERYONE))


def card_drawn(s: Race, seat: i64, card: i64) -> None:
    if s.log is not None:
        s.log.append(("card-drawn", (seat, card), seat))
        s.log.append(("cards-drawn", (seat,), all_but(seat)))


def card_seen(s: Race, seat: i64, card: i64) -> None:
    if s.log is not None:
        s.log.append(("card-seen", (seat, card), seat))
        s.log.append(("cards-seen", (seat,), all_but(seat)))


def card_kept(s: Race, seat: i64, card: i64) -> None:
    if s.log is not None:
        s.log.append(("card-kept", (seat, card), seat))


def cards_kept(s: Race, seat: i64, kept: i64, discarded: i64) -> None:
    if s.log is not None:
        s.log.append(("cards-kept", (seat, kept, discarded), EVERYONE))


def card_discarded(s: Race, seat: i64, card: i64) -> None:
    if s.log is not None:
        s.log.append(("card-discarded", (seat, card), seat))
        s.log.append(("cards-discarded", (seat,), all_but(seat)))


def nothing_placed(s: Race, seat: i64) -> None:
    if s.log is not None:
        s.log.append(("nothing-placed", (seat,), EVERYONE))


def card_placed(s: Race, seat: i64, card: i64) -> None:
    if s.log is not None:
        s.log.append(("card-placed", (seat, card), EVERYONE))


def card_given_up(s: Race, seat: i64, card: i64) -> None:
    if s.log is not None:
        s.log.append(("card-given-up", (seat, card), EVERYONE))


def world_conquered(s: Race, seat: i64, card: i64) -> None:
    if s.log is not None:
        s.log.append(("world-conquered", (seat, card), EVERYONE))


def cards_paid(s: Race, seat: i64, card: i64, count: i64) -> None:
    if s.log is not None:
        s.log.append(("cards-paid", (seat, card, count), EVERYONE))


def good_placed(s: Race, seat: i64, world: i64) -> None:
    if s.log is not None:
        s.log.append(("good-placed", (seat, world), EVERYONE))


def good_sold(s: Race, seat: i64, world: i64, price: i64) -> None:
    if s.log is not None:
        s.log.append(("good-sold", (seat, world, price), EVERYONE))


def power_used(s: Race, seat: i64, card: i64) -> None:
    if s.log is not None:
        s.log.append(("power-used", (seat, card), EVERYONE))


def goods_consumed(s: Race, seat: i64, card: i64, count: i64) -> None:
    if s.log is not None:
        s.log.append(("goods-consumed", (seat, card, count), EVERYONE))


def chips_gained(s: Race, seat: i64, count: i64) -> None:
    if s.log is not None:
        s.log.append(("chips-gained", (seat, count), EVERYONE))


def number_named(s: Race, seat: i64, number: i64) -> None:
    if s.log is not None:
        s.log.append(("number-named", (seat, number), EVERYONE))


def bet_won(s: Race, seat: i64, card: i64) -> None:
    if s.log is not None:
        s.log.append(("bet-won", (seat, card), EVERYONE))


def bet_lost(s: Race, seat: i64, card: i64) -> None:
    if s.log is not None:
        s.log.append(("bet-lost", (seat, card), EVERYONE))


def most_produced(s: Race, seat: i64, good: i64) -> None:
    if s.log is not None:
        s.log.append(("most-produced", (seat, good), EVERYONE))


def supply_renewed(s: Race) -> None:
    if s.log is not None:
        s.log.append(("supply-renewed", (s.deck.size,), EVERYONE))


def last_round_over(s: Race) -> None:
    if s.log is not None:
        s.log.append(("last-round-over", (), EVERYONE))
