"""A view as plain data for screens: every place and piece by its ref."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from farshore.games.age_of_discovery.edition import (
    CARRY_WORKERS,
    COUNT_MONEY,
    COUNTS,
    EFFECTS,
    KINDS,
    KINDS_OF_BUILDING,
    NATIONS,
    ONCE,
    REGIONS,
    SCORE,
    WORKERS,
    Discovery,
)
from farshore.games.age_of_discovery.income import trade_income
from farshore.games.age_of_discovery.scoring import (
    COLONY,
    FIRST,
    SECOND,
    SHARED_FIRST,
    points_of_building,
    region_points,
    score,
)
from farshore.games.age_of_discovery.state import (
    DISCOVERED,
    EMPTY,
    FACE_DOWN,
    NO_NATION,
    OVER,
    PHASES,
    PUBLIC,
    SETUP,
    SLOTS,
    Empires,
    Player,
)
from farshore.games.age_of_discovery.steps.discovery import crew_value
from farshore.games.age_of_discovery.steps.face_down import deck_size
from farshore.games.age_of_discovery.steps.specialists import TRAINING_PRICE
from farshore.games.age_of_discovery.steps.trade import shipping_value
from farshore.games.age_of_discovery.tracks import (
    BUILDER_SLOT,
    BUILDING_SPACES,
    BUILDINGS,
    DOCK,
    DOCK_X,
    DOCK_Y,
    GOODS,
    GOODS_SPACES,
    INITIATIVE,
    INITIATIVE_SPACES,
    ORDER,
    SHIPS,
    SPECIALISTS,
    WARFARE,
    WARFARE_SPACES,
    WIDTH,
    dock_spaces,
    kind_of,
    owner_of,
    space_name,
)


def workers(row: vec[i64]) -> dict[str, int]:
    """Counts by kind, those that are not zero."""
    return {kind: row[k] for k, kind in enumerate(WORKERS) if row[k]}


def worker(code: int) -> dict[str, Any] | None:
    return None if code == EMPTY else {"seat": owner_of(code), "worker": WORKERS[kind_of(code)]}


def goods(s: Empires, row: vec[i64]) -> dict[str, int]:
    return {good: row[k] for k, good in enumerate(s.edition.goods) if row[k]}


def discovery(kind: str, x: Discovery) -> dict[str, Any]:
    return {
        "ref": f"{kind}:{x.name}",
        "resistance": x.resistance,
        "plunder": x.plunder,
        "booty": x.booty,
        "points": x.points,
    }


def region(s: Empires, number: int) -> dict[str, Any]:
    place = s.edition.regions[number]
    known = s.token[number]
    seen = s.token_seen[number]
    good = s.region_good[number]
    return {
        "ref": f"region:{place.name}",
        "name": place.name,
        "discovered": known == DISCOVERED,
        "token": discovery("token", s.edition.tokens[known]) if known >= 0 else None,  # as far as the viewer knows
        "face_up": known >= 0 and s.settings.advanced,
        "seen_by": "all" if seen == PUBLIC else [seat for seat in range(s.seats) if seen >> seat & 1],
        "good": {"ref": f"good:{s.edition.goods[good]}", "name": s.edition.goods[good]} if good != EMPTY else None,
        "neighbours": [s.edition.regions[n].name for n in place.neighbours],
        "colonies": [
            {
                "seat": seat,
                "count": p.present(number),
                "workers": workers(p.colonies[KINDS * number : KINDS * number + KINDS]),
            }
            for seat, p in enumerate(s.players)
            if p.present(number)
        ],
        "points": list(region_points(s, number)),  # by seat, if it were scored now
    }


def track(row: vec[i64], number: int, spaces: int) -> list[dict[str, Any]]:
    """Numbered spaces with who stands there; England may make the dock longer than it is."""
    return [
        {
            "ref": f"space:{space_name(WIDTH * number + i)}",
            "label": str(i + 1),
            "worker": worker(row[i]) if i < len(row) else None,
        }
        for i in range(max(spaces, len(row)))
    ]


def dock(s: Empires) -> list[dict[str, Any]]:
    extra = [
        {"ref": f"space:{space_name(DOCK_X)}", "label": "X", "worker": worker(s.dock_x)},
        {"ref": f"space:{space_name(DOCK_Y)}", "label": "Y", "worker": worker(s.dock_y)},
    ]
    free = sum(max(min(p.ships, p.powers[CARRY_WORKERS]) - p.sailing, 0) for p in s.players)
    ships = track(s.mayflower, SHIPS, len(s.mayflower) + free)
    return [*track(s.dock, DOCK, dock_spaces(s)), *extra, *ships]


def events_of(s: Empires) -> list[dict[str, Any]]:
    """The eight events from top to bottom."""
    slots = [
        {
            "ref": f"space:{space_name(WIDTH * SPECIALISTS + slot)}",
            "label": space_name(WIDTH * SPECIALISTS + slot).partition(",")[2],
            "worker": worker(s.specialists[slot]),
        }
        for slot in range(SLOTS)
        if slot != BUILDER_SLOT or s.settings.builders
    ]
    return [
        {"name": "initiative", "spaces": track(s.initiative, INITIATIVE, min(s.seats, INITIATIVE_SPACES))},
        {"name": "dock", "spaces": dock(s)},
        {"name": "goods", "spaces": track(s.goods_track, GOODS, GOODS_SPACES), "offer": offer(s)},
        {"name": "shipping", "ref": "space:shipping", "ship": bool(s.ship), "crews": crews(s)},
        {
            "name": "buildings",
            "spaces": track(s.building_track, BUILDINGS, BUILDING_SPACES),
            "price": s.edition.ages[s.age].building,
            "market": [building(s, b, None) for b in s.market],
            "pile": s.building_bag.size,
        },
        {"name": "discovery", "ref": "space:discovery", "crews": expeditions(s), "deck": deck(s)},
        {"name": "specialists", "spaces": slots, "price": TRAINING_PRICE},
        {"name": "warfare", "spaces": track(s.warfare, WARFARE, WARFARE_SPACES)},
    ]


def offer(s: Empires) -> list[dict[str, str]]:
    return [{"ref": f"good:{good}", "name": good} for k, good in enumerate(s.edition.goods) for _ in range(s.offer[k])]


def crews(s: Empires) -> list[dict[str, Any]]:
    """Who is where in Merchant Shipping, in player order, and who would take the ship."""
    values = [(shipping_value(s.players[seat]), seat) for seat in s.order]
    best = max((value for value, _ in values), default=0)
    leader = next((seat for value, seat in values if value == best and best), None)
    return [
        {
            "seat": seat,
            "workers": workers(s.players[seat].shipping),
            "value": value,
            "leads": seat == leader and bool(s.ship),
        }
        for value, seat in values
        if value
    ]


def expeditions(s: Empires) -> list[dict[str, Any]]:
    """Who waits in Discovery, in player order, and what they would count for together."""
    waiting = [(seat, s.players[seat]) for seat in s.order if any(s.players[seat].expedition)]
    return [
        {
            "seat": seat,
            "workers": workers(p.expedition),
            "value": crew_value(p, sum(count << 8 * kind for kind, count in enumerate(p.expedition))),
        }
        for seat, p in waiting
    ]


def deck(s: Empires) -> dict[str, Any]:
    return {
        "ref": "word:deck",
        "cards": deck_size(s),
        "top": discovery("card", s.edition.cards[s.top_card]) if s.top_card != EMPTY else None,
        "last": discovery("card", s.edition.cards[s.last_card]) if s.last_card != EMPTY else None,  # turned up last
        "open": all(token == DISCOVERED for token in s.token),
    }


def building(s: Empires, number: int, owner: Player | None) -> dict[str, Any]:
    tile = s.edition.buildings[number]
    return {
        "ref": f"building:{tile.name}",
        "name": tile.name,
        "age": tile.age + 1,
        "kind": KINDS_OF_BUILDING[tile.kind],
        "effect": EFFECTS[tile.effect],
        "worker": WORKERS[tile.worker] if tile.worker >= 0 else None,
        "amount": tile.amount,
        "goods": [s.edition.goods[good] for good in tile.goods],
        "counts": COUNTS[tile.counts] if tile.effect == SCORE else None,  # `each` points for every `per` of these
        "each": tile.each,
        "per": s.settings.wealth_rate if tile.counts == COUNT_MONEY else tile.per,
        "price": 0 if tile.is_free else s.edition.ages[tile.age].building,
        "expansion": tile.is_expansion,
        "points": tile.points if owner is None else points_of_building(s, owner, number),
        "used": owner is not None
        and (tile.kind == 0 or (tile.kind == ONCE and tile.effect != SCORE and not owner.powers[tile.effect])),
    }


def player(s: Empires, seat: int) -> dict[str, Any]:
    p = s.players[seat]
    return {
        "seat": seat,
        "place": list(s.order).index(seat) + 1 if seat in s.order else None,
        "nation": None if p.nation == NO_NATION else {"ref": f"nation:{NATIONS[p.nation]}", "uses": p.advantage},
        "money": p.money,
        "income": trade_income(p.goods, p.ships - p.sailing),
        "available": [
            {"ref": f"worker:{kind}", "worker": kind, "count": p.available[k]}
            for k, kind in enumerate(WORKERS)
            if p.available[k]
        ],
        "stock": {kind: p.stock[k] for k, kind in enumerate(WORKERS)},
        "goods": [
            {"ref": f"good:{good}", "name": good, "count": p.goods[k]}
            for k, good in enumerate(s.edition.goods)
            if p.goods[k]
        ],
        "ships": p.ships,
        "sailing": p.sailing,
        "buildings": [building(s, b, p) for b in p.buildings],
        "discoveries": [discovery("token", s.edition.tokens[t]) for t in p.tokens]
        + [discovery("card", s.edition.cards[c]) for c in p.cards],
        "new_world": list(p.scored),
        "bought": p.bought,
        "points": score(s, seat),
    }


def nations(s: Empires) -> list[dict[str, Any]]:
    """All six and who leads them; nothing when the game is played without."""
    owners = {p.nation: seat for seat, p in enumerate(s.players) if p.nation != NO_NATION}
    if not owners and s.phase != SETUP:
        return []
    return [{"ref": f"nation:{name}", "seat": owners.get(i)} for i, name in enumerate(NATIONS)]


def next_scoring(s: Empires) -> dict[str, int] | None:
    """When the New World is scored next, and what a region brings then."""
    if s.phase == OVER:
        return None
    return {
        "age": s.age + 1,
        "round": sum(age.rounds for age in s.edition.ages[: s.age + 1]),
        "colony": COLONY,
        "first": FIRST,
        "shared": SHARED_FIRST,
        "second": SECOND,
    }


def picture(s: Empires) -> dict[str, Any]:
    return {
        "round": s.round + 1,
        "rounds": [age + 1 for age, x in enumerate(s.edition.ages) for _ in range(x.rounds)],  # the age of each
        "age": s.age + 1,
        "phase": PHASES[s.phase],
        "scoring": next_scoring(s),
        "order": list(s.order),
        "order_spaces": [
            {"ref": f"space:{space_name(WIDTH * ORDER + i)}", "label": str(i + 1), "seat": seat}
            for i, seat in enumerate(s.order)
        ],
        "nations": nations(s),
        "succession": list(s.succession),
        "regions": [region(s, number) for number in range(REGIONS)],
        "undiscovered": sum(token != DISCOVERED for token in s.token),
        "box": s.token_bag.size - sum(token == FACE_DOWN for token in s.token),
        "events": events_of(s),
        "last_age": [building(s, b, None) for b in s.last_age],
        "pool": goods(s, s.pool),
        "players": [player(s, seat) for seat in range(s.seats)],
    }
