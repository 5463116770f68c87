"""What the table is told. One function per event: nothing is built while nobody listens.

One function is three lines; there are many of them, so this file is long.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from farshore.core.agenda import EVERYONE
from farshore.games.age_of_discovery.state import Empires

FIELDS: Final = {
    "round-begun": "number:number age",
    "bid-made": "seat amount:number",
    "bid-passed": "seat",
    "board-won": "seat price:number",
    "nation-chosen": "seat nation",
    "advantage-used": "seat nation",
    "worker-placed": "seat worker space",
    "moved-to-front": "seat space",
    "paid-to-look": "seat region price:number",
    "paid-to-look-at-deck": "seat price:number",
    "token-seen": "seat region token resistance:number points:number",
    "card-seen": "seat card resistance:number points:number",
    "card-put-back": "seat",
    "card-put-under": "seat",
    "initiative-paid": "seat amount:number",
    "worker-landed": "seat worker region",
    "worker-settled": "seat worker region",
    "region-good-taken": "seat region good",
    "merchant-paid": "seat amount:number",
    "conversion-cancelled": "seat region",
    "action-forgone": "seat",
    "good-taken": "seat good",
    "good-drawn": "seat good",
    "ship-taken": "seat",
    "building-bought": "seat building price:number",
    "money-gained": "seat amount:number",
    "settlers-due": "seat count:number",
    "edict-issued": "seat other:seat",
    "plague-took": "seat region count:number",
    "token-stolen": "seat victim:seat token points:number",
    "soldier-moved": "seat start:region end:region",
    "expedition-sent": "seat region crew:workers",
    "expedition-sent-beyond": "seat crew:workers",
    "expedition-failed": "seat region token resistance:number",
    "region-discovered": "seat region token points:number amount:number",
    "venture-failed": "seat card resistance:number",
    "venture-succeeded": "seat card points:number amount:number",
    "worker-replaced": "seat victim:seat space",
    "training-paid": "seat amount:number",
    "specialist-exchanged": "seat worker region",
    "worker-joined": "seat worker",
    "worker-joined-discovery": "seat worker",
    "dock-filled": "seat worker",
    "battle-declared": "seat foe:seat region",
    "war-declared": "seat foe:seat price:number",
    "hit-forced": "seat foe:seat worker region",
    "militia-fell": "seat region",
    "workers-fell": "seat region fallen:workers",
    "income-received": "seat amount:number",
    "building-paid": "seat building amount:number",
    "levy-paid": "payer:seat seat amount:number",
    "goods-swapped": "seat other:seat given:good taken:good",
    "good-sold": "seat good amount:number",
    "colonists-moved": "seat count:number start:region end:region",
    "region-scored": "seat region points:number",
    "points-bought": "seat count:number price:number",
    "game-ended": "",
}


def round_begun(s: Empires, number: i64, age: i64) -> None:
    if s.log is not None:
        s.log.append(("round-begun", (number, age), EVERYONE))


def bid_made(s: Empires, seat: i64, amount: i64) -> None:
    if s.log is not None:
        s.log.append(("bid-made", (seat, amount), EVERYONE))


def bid_passed(s: Empires, seat: i64) -> None:
    if s.log is not None:
        s.log.append(("bid-passed", (seat,), EVERYONE))


def board_won(s: Empires, seat: i64, price: i64) -> None:
    if s.log is not None:
        s.log.append(("board-won", (seat, price), EVERYONE))


def nation_chosen(s: Empires, seat: i64, nation: i64) -> None:
    if s.log is not None:
        s.log.append(("nation-chosen", (seat, nation), EVERYONE))


def advantage_used(s: Empires, seat: i64, nation: i64) -> None:
    if s.log is not None:
        s.log.append(("advantage-used", (seat, nation), EVERYONE))


def worker_placed(s: Empires, seat: i64, worker: i64, space: i64) -> None:
    if s.log is not None:
        s.log.append(("worker-placed", (seat, worker, space), EVERYONE))


def moved_to_front(s: Empires, seat: i64, space: i64) -> None:
    if s.log is not None:
        s.log.append(("moved-to-front", (seat, space), EVERYONE))


def paid_to_look(s: Empires, seat: i64, region: i64, price: i64) -> None:
    if s.log is not None:
        s.log.append(("paid-to-look", (seat, region, price), EVERYONE))


def paid_to_look_at_deck(s: Empires, seat: i64, price: i64) -> None:
    if s.log is not None:
        s.log.append(("paid-to-look-at-deck", (seat, price), EVERYONE))


def token_seen(s: Empires, seat: i64, region: i64, token: i64, resistance: i64, points: i64) -> None:
    if s.log is not None:
        s.log.append(("token-seen", (seat, region, token, resistance, points), seat))


def card_seen(s: Empires, seat: i64, card: i64, resistance: i64, points: i64) -> None:
    if s.log is not None:
        s.log.append(("card-seen", (seat, card, resistance, points), seat))


def card_put_back(s: Empires, seat: i64) -> None:
    if s.log is not None:
        s.log.append(("card-put-back", (seat,), EVERYONE))


def card_put_under(s: Empires, seat: i64) -> None:
    if s.log is not None:
        s.log.append(("card-put-under", (seat,), EVERYONE))


def initiative_paid(s: Empires, seat: i64, amount: i64) -> None:
    if s.log is not None:
        s.log.append(("initiative-paid", (seat, amount), EVERYONE))


def worker_landed(s: Empires, seat: i64, worker: i64, region: i64) -> None:
    if s.log is not None:
        s.log.append(("worker-landed", (seat, worker, region), EVERYONE))


def worker_settled(s: Empires, seat: i64, worker: i64, region: i64) -> None:
    if s.log is not None:
        s.log.append(("worker-settled", (seat, worker, region), EVERYONE))


def region_good_taken(s: Empires, seat: i64, region: i64, good: i64) -> None:
    if s.log is not None:
        s.log.append(("region-good-taken", (seat, region, good), EVERYONE))


def merchant_paid(s: Empires, seat: i64, amount: i64) -> None:
    if s.log is not None:
        s.log.append(("merchant-paid", (seat, amount), EVERYONE))


def conversion_cancelled(s: Empires, seat: i64, region: i64) -> None:
    if s.log is not None:
        s.log.append(("conversion-cancelled", (seat, region), EVERYONE))


def action_forgone(s: Empires, seat: i64) -> None:
    if s.log is not None:
        s.log.append(("action-forgone", (seat,), EVERYONE))


def good_taken(s: Empires, seat: i64, good: i64) -> None:
    if s.log is not None:
        s.log.append(("good-taken", (seat, good), EVERYONE))


def good_drawn(s: Empires, seat: i64, good: i64) -> None:
    if s.log is not None:
        s.log.append(("good-drawn", (seat, good), EVERYONE))


def ship_taken(s: Empires, seat: i64) -> None:
    if s.log is not None:
        s.log.append(("ship-taken", (seat,), EVERYONE))


def building_bought(s: Empires, seat: i64, building: i64, price: i64) -> None:
    if s.log is not None:
        s.log.append(("building-bought", (seat, building, price), EVERYONE))


def money_gained(s: Empires, seat: i64, amount: i64) -> None:
    if s.log is not None:
        s.log.append(("money-gained", (seat, amount), EVERYONE))


def settlers_due(s: Empires, seat: i64, count: i64) -> None:
    if s.log is not None:
        s.log.append(("settlers-due", (seat, count), EVERYONE))


def edict_issued(s: Empires, seat: i64, other: i64) -> None:
    if s.log is not None:
        s.log.append(("edict-issued", (seat, other), EVERYONE))


def plague_took(s: Empires, seat: i64, region: i64, count: i64) -> None:
    if s.log is not None:
        s.log.append(("plague-took", (seat, region, count), EVERYONE))


def token_stolen(s: Empires, seat: i64, victim: i64, token: i64, points: i64) -> None:
    if s.log is not None:
        s.log.append(("token-stolen", (seat, victim, token, points), EVERYONE))


def soldier_moved(s: Empires, seat: i64, start: i64, end: i64) -> None:
    if s.log is not None:
        s.log.append(("soldier-moved", (seat, start, end), EVERYONE))


def expedition_sent(s: Empires, seat: i64, region: i64, crew: i64) -> None:
    if s.log is not None:
        s.log.append(("expedition-sent", (seat, region, crew), EVERYONE))


def expedition_sent_beyond(s: Empires, seat: i64, crew: i64) -> None:
    if s.log is not None:
        s.log.append(("expedition-sent-beyond", (seat, crew), EVERYONE))


def expedition_failed(s: Empires, seat: i64, region: i64, token: i64, resistance: i64) -> None:
    if s.log is not None:
        s.log.append(("expedition-failed", (seat, region, token, resistance), EVERYONE))


def region_discovered(s: Empires, seat: i64, region: i64, token: i64, points: i64, amount: i64) -> None:
    if s.log is not None:
        s.log.append(("region-discovered", (seat, region, token, points, amount), EVERYONE))


def venture_failed(s: Empires, seat: i64, card: i64, resistance: i64) -> None:
    if s.log is not None:
        s.log.append(("venture-failed", (seat, card, resistance), EVERYONE))


def venture_succeeded(s: Empires, seat: i64, card: i64, points: i64, amount: i64) -> None:
    if s.log is not None:
        s.log.append(("venture-succeeded", (seat, card, points, amount), EVERYONE))


def worker_replaced(s: Empires, seat: i64, victim: i64, space: i64) -> None:
    if s.log is not None:
        s.log.append(("worker-replaced", (seat, victim, space), EVERYONE))


def training_paid(s: Empires, seat: i64, amount: i64) -> None:
    if s.log is not None:
        s.log.append(("training-paid", (seat, amount), EVERYONE))


def specialist_exchanged(s: Empires, seat: i64, worker: i64, region: i64) -> None:
    if s.log is not None:
        s.log.append(("specialist-exchanged", (seat, worker, region), EVERYONE))


def worker_joined(s: Empires, seat: i64, worker: i64) -> None:
    if s.log is not None:
        s.log.append(("worker-joined", (seat, worker), EVERYONE))


def worker_joined_discovery(s: Empires, seat: i64, worker: i64) -> None:
    if s.log is not None:
        s.log.append(("worker-joined-discovery", (seat, worker), EVERYONE))


def dock_filled(s: Empires, seat: i64, worker: i64) -> None:
    if s.log is not None:
        s.log.append(("dock-filled", (seat, worker), EVERYONE))


def battle_declared(s: Empires, seat: i64, foe: i64, region: i64) -> None:
    if s.log is not None:
        s.log.append(("battle-declared", (seat, foe, region), EVERYONE))


def war_declared(s: Empires, seat: i64, foe: i64, price: i64) -> None:
    if s.log is not None:
        s.log.append(("war-declared", (seat, foe, price), EVERYONE))


def hit_forced(s: Empires, seat: i64, foe: i64, kind: i64, region: i64) -> None:
    if s.log is not None:
        s.log.append(("hit-forced", (seat, foe, kind, region), EVERYONE))


def militia_fell(s: Empires, seat: i64, region: i64) -> None:
    if s.log is not None:
        s.log.append(("militia-fell", (seat, region), EVERYONE))


def workers_fell(s: Empires, seat: i64, region: i64, fallen: i64) -> None:
    if s.log is not None and fallen:
        s.log.append(("workers-fell", (seat, region, fallen), EVERYONE))


def income_received(s: Empires, seat: i64, amount: i64) -> None:
    if s.log is not None and amount:
        s.log.append(("income-received", (seat, amount), EVERYONE))


def building_paid(s: Empires, seat: i64, building: i64, amount: i64) -> None:
    if s.log is not None:
        s.log.append(("building-paid", (seat, building, amount), EVERYONE))


def levy_paid(s: Empires, payer: i64, seat: i64, amount: i64) -> None:
    if s.log is not None:
        s.log.append(("levy-paid", (payer, seat, amount), EVERYONE))


def goods_swapped(s: Empires, seat: i64, other: i64, given: i64, taken: i64) -> None:
    if s.log is not None:
        s.log.append(("goods-swapped", (seat, other, given, taken), EVERYONE))


def good_sold(s: Empires, seat: i64, good: i64, amount: i64) -> None:
    if s.log is not None:
        s.log.append(("good-sold", (seat, good, amount), EVERYONE))


def colonists_moved(s: Empires, seat: i64, count: i64, start: i64, end: i64) -> None:
    if s.log is not None:
        s.log.append(("colonists-moved", (seat, count, start, end), EVERYONE))


def region_scored(s: Empires, seat: i64, region: i64, points: i64) -> None:
    if s.log is not None:
        s.log.append(("region-scored", (seat, region, points), EVERYONE))


def points_bought(s: Empires, seat: i64, count: i64, price: i64) -> None:
    if s.log is not None:
        s.log.append(("points-bought", (seat, count, price), EVERYONE))


def game_ended(s: Empires) -> None:
    if s.log is not None:
        s.log.append(("game-ended", (), EVERYONE))
