"""What must never change: every worker, good, ship, coin, token, card and building is somewhere, and only once."""

from __future__ import annotations

from farshore.core.errors import BrokenLaw
from farshore.core.rows import total
from farshore.games.age_of_discovery.edition import BUILDER, COLONIST, KINDS, REGIONS, WORKERS
from farshore.games.age_of_discovery.state import EMPTY, FACE_DOWN, SETUP, Empires
from farshore.games.age_of_discovery.steps.discovery import CrewHome
from farshore.games.age_of_discovery.tracks import kind_of, owner_of


def check_laws(s: Empires) -> None:
    """Raises BrokenLaw. Works on the real table and on views, whose hidden things lie in the bags."""
    if s.phase != SETUP:
        check_workers(s)
    check_goods_and_ships(s)
    check_money(s)
    check_discoveries(s)
    check_buildings(s)


def on_tracks(s: Empires) -> list[int]:
    rows = (s.initiative, s.dock, s.mayflower, s.goods_track, s.building_track, s.specialists, s.warfare)
    return [worker for row in rows for worker in row if worker != EMPTY] + [
        worker for worker in (s.dock_x, s.dock_y) if worker != EMPTY
    ]


def check_workers(s: Empires) -> None:
    """Each kind adds up to the box's number; at sea with an expedition they are on the agenda."""
    at_sea = crews(s)
    standing = on_tracks(s)
    for seat, p in enumerate(s.players):
        for kind, name in enumerate(WORKERS):
            count = p.stock[kind] + p.available[kind] + p.shipping[kind] + p.expedition[kind]
            count += sum(p.colonies[KINDS * region + kind] for region in range(REGIONS))
            count += sum(owner_of(w) == seat and kind_of(w) == kind for w in standing)
            count += at_sea[seat][kind] + (1 if kind == COLONIST else 0)  # the order marker
            due = s.edition.workers[kind] if kind != BUILDER or s.settings.builders else 0
            if count != due:
                raise BrokenLaw(f"seat {seat} has {count} workers of kind {name}, not {due}")
        if min(*p.stock, *p.available, *p.shipping, *p.expedition, *p.colonies) < 0:
            raise BrokenLaw(f"seat {seat} has fewer than no workers somewhere")


def crews(s: Empires) -> list[list[int]]:
    """Workers of expeditions that have sailed and not come home."""
    out = [[0] * KINDS for _ in range(s.seats)]
    for step in s.agenda.steps[: s.agenda.depth]:
        if isinstance(step, CrewHome):
            for kind in range(KINDS):
                out[step.seat][kind] += step.crew >> (8 * kind) & 255
    return out


def check_goods_and_ships(s: Empires) -> None:
    for good, count in enumerate(s.edition.goods_count):
        held = sum(p.goods[good] for p in s.players)
        there = sum(on_map == good for on_map in s.region_good)
        found = s.pool[good] + s.offer[good] + s.discarded[good] + held + there
        if found not in (0, count) or (total(s.pool) and found != count):
            raise BrokenLaw(f"there are {found} of {s.edition.goods[good]}, not {count}")
    if min(*s.pool, *s.offer, *[n for p in s.players for n in p.goods]) < 0:
        raise BrokenLaw("somebody owes a trade good")
    ships = s.ships_left + s.ship + sum(p.ships for p in s.players)
    if ships not in (0, s.settings.ships):
        raise BrokenLaw(f"there are {ships} ships, not {s.settings.ships}")
    if any(p.sailing > p.ships for p in s.players):
        raise BrokenLaw("more ships sail than their owner has")


def check_money(s: Empires) -> None:
    """What the players hold is what the bank has given out."""
    if sum(p.money for p in s.players) != s.issued or min(p.money for p in s.players) < 0:
        raise BrokenLaw(f"players hold {[p.money for p in s.players]}, the bank has given out {s.issued}")


def check_discoveries(s: Empires) -> None:
    tokens = [t for p in s.players for t in p.tokens] + [t for t in s.token if t >= 0]
    if len(set(tokens)) != len(tokens) or any(s.token_bag.has(t) for t in tokens):
        raise BrokenLaw("a discovery token is in two places")
    if s.token_bag.size < sum(t == FACE_DOWN for t in s.token) and s.phase != SETUP:
        raise BrokenLaw("more tokens lie face down than are left")
    cards = [c for p in s.players for c in p.cards] + [c for c in (s.top_card, *s.under) if c != EMPTY]
    if len(set(cards)) != len(cards) or any(s.deck.has(c) for c in cards):
        raise BrokenLaw("a discovery card is in two places")
    if s.phase != SETUP and len(cards) + s.deck.size != len(s.edition.cards):
        raise BrokenLaw("a discovery card is missing")


def check_buildings(s: Empires) -> None:
    held = [b for p in s.players for b in p.buildings] + list(s.market)
    if len(set(held)) != len(held) or any(s.building_bag.has(b) for b in held):
        raise BrokenLaw("a building is in two places")
