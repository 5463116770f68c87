"""The table as a row of numbers, read back by the names of its fields: what lies where, counted from the seat."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from farshore.games.age_of_discovery.edition import KINDS, REGIONS
from farshore.games.age_of_discovery.state import DISCOVERED, EMPTY, PUBLIC
from farshore.testing import row
from tests.games.age_of_discovery.board import GAME
from tests.games.age_of_discovery.test_observation import EVERYTHING, in_the_middle, read
from tests.games.positions import ones

SCALES = {  # of fields that the page of layouts does not name, for its tables lack these variants
    "region.token-seen": 1, "top-card": 1, "top-card-seen": 1, "under.card": 1, "under.count": 4, "under.seen": 1,
    "buildings.last-age": 10, "mayflower": 1, "own.nation": 1, "own.advantage": 2, "own.advantage-round": 8,
    "waiting.open-auction": 1, "waiting.open-auction.last": 10, "waiting.deal-nation": 1,
    "waiting.next-expedition": 1, "waiting.crew-home": 1, "waiting.crew-home.crew": 4, "waiting.rewrite-history": 1,
    "waiting.rewrite-history.left": 2, "waiting.rewrite-history.above": 1,
}  # fmt: skip


def table() -> Any:
    """In the middle of a game, with cards looked at and workers on every track."""
    s = in_the_middle().clone()
    for number in (3, 5, 6, 9):
        if s.deck.has(number):
            s.deck.take(number)
    s.under, s.under_seen = row(3, 6, 9), row(0b001, 0b110, PUBLIC)
    s.top_card, s.top_seen = 5, 0b011
    s.succession = row(2, 0, 1)
    s.order = row(1, 2, 0)
    s.warfare, s.goods_track = row(KINDS * 2 + 4, 1), row(KINDS + 2, KINDS * 2, 3)
    s.building_track, s.mayflower = row(KINDS * 2, KINDS + 5), row(KINDS, 0)
    s.initiative, s.dock = row(KINDS * 2 + 1, 0), row(5, KINDS + 1, KINDS * 2 + 3)
    s.dock_x, s.dock_y = KINDS + 1, EMPTY
    s.specialists = row(EMPTY, 2, EMPTY, KINDS * 2 + 1, KINDS, EMPTY)
    return s


def of_workers(workers: Iterable[int], seat: int) -> set[int]:
    """Three cells for the owner and six for the kind, at every space."""
    standing = [(place, worker) for place, worker in enumerate(workers) if worker != EMPTY]
    owners = {9 * place + (worker // KINDS - seat) % 3 for place, worker in standing}
    return owners | {9 * place + 3 + worker % KINDS for place, worker in standing}


def of_masks(masks: Iterable[int], seat: int) -> set[int]:
    return {3 * k + turn for k, mask in enumerate(masks) for turn in range(3) if mask >> (seat + turn) % 3 & 1}


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_tracks_and_the_order_are_read_as_the_layout_says(seat: int) -> None:
    s = table()
    tracks = {
        "initiative": s.initiative, "dock": s.dock, "dock.x": [s.dock_x], "dock.y": [s.dock_y],
        "mayflower": s.mayflower, "trade-goods": s.goods_track, "capital-buildings": s.building_track,
        "specialists": s.specialists, "warfare": s.warfare,
    }  # fmt: skip
    for name, workers in tracks.items():
        assert set(ones(read(s, seat, name))) == of_workers(workers, seat), name
    for name, seats in (("order", s.order), ("succession", s.succession)):
        assert ones(read(s, seat, name)) == [3 * place + (x - seat) % 3 for place, x in enumerate(seats)], name
    for name, number in (("round", s.round), ("age", s.age), ("phase", s.phase)):
        assert ones(read(s, seat, name)) == [number], name
    assert read(s, seat, "issued") == [s.issued]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_discoveries_and_who_has_seen_them_are_read_as_the_layout_says(seat: int) -> None:
    s = table()
    s.token_seen[0], s.token_seen[1] = 0b101, 0b010
    box = s.edition
    tokens, goods, cards = len(box.tokens), len(box.goods), len(box.cards)
    lying = {k: s.token[k] for k in range(REGIONS) if s.token[k] >= 0}
    known = {k for k in lying if s.token_seen[k] >> seat & 1}
    assert ones(read(s, seat, "region.discovered")) == [k for k in range(REGIONS) if s.token[k] == DISCOVERED]
    assert set(ones(read(s, seat, "region.token"))) == {tokens * k + lying[k] for k in known}
    assert ones(read(s, seat, "region.token-public")) == [k for k in range(REGIONS) if s.token_seen[k] == PUBLIC]
    placed = {goods * k + s.region_good[k] for k in range(REGIONS) if s.region_good[k] >= 0}
    assert set(ones(read(s, seat, "region.good"))) == placed
    bag = {s.token_bag.items[i] for i in range(s.token_bag.size)}
    assert set(ones(read(s, seat, "unseen.tokens"))) == bag | {lying[k] for k in lying if k not in known}
    looks = [0 if x == PUBLIC else x for x in s.token_seen]
    assert set(ones(read(s, seat, "region.token-seen"))) == of_masks(looks, seat)
    deck = {s.deck.items[i] for i in range(s.deck.size)}
    places = [(k, card) for k, card in enumerate(s.under) if s.under_seen[k] >> seat & 1]
    hidden = {card for k, card in enumerate(s.under) if not s.under_seen[k] >> seat & 1}
    seen_top = s.top_seen >> seat & 1
    assert set(ones(read(s, seat, "unseen.cards"))) == deck | hidden | (set() if seen_top else {5})
    assert ones(read(s, seat, "top-card")) == ([5] if seen_top else [])
    assert set(ones(read(s, seat, "top-card-seen"))) == of_masks([s.top_seen], seat)
    assert ones(read(s, seat, "under.card")) == [cards * k + card for k, card in places]
    assert read(s, seat, "under.count") == [3]
    assert set(ones(read(s, seat, "under.seen"))) == of_masks(s.under_seen, seat)
    assert ones(read(s, seat, "last-card")) == ([s.last_card] if s.last_card >= 0 else [])


def test_goods_ships_and_buildings_are_read_as_the_layout_says() -> None:
    s = table()
    assert read(s, 1, "goods.pool") == list(s.pool)
    assert read(s, 1, "goods.offer") == list(s.offer)
    assert read(s, 1, "goods.discarded") == list(s.discarded)
    assert [read(s, 1, "ship"), read(s, 1, "ships-left")] == [[int(bool(s.ship))], [s.ships_left]]
    pile = {s.building_bag.items[i] for i in range(s.building_bag.size)}
    assert set(ones(read(s, 1, "buildings.pile"))) == pile
    for name, buildings in (("buildings.open", s.market), ("buildings.last-age", s.last_age)):
        told = {k: x for k, x in enumerate(read(s, 1, name)) if x}
        assert told == {building: k + 1 for k, building in enumerate(buildings)}, name


def test_powers_nations_and_seats_are_read_as_the_layout_says() -> None:
    s = table()
    for owner, p in enumerate(s.players):
        block = "own" if owner == 1 else f"seat{(owner - 1) % 3}"
        assert ones(read(s, 1, f"{block}.nation")) == [p.nation]
        effects = {s.edition.buildings[b].effect for b in p.buildings}
        told = read(s, 1, f"{block}.powers")
        assert told == [p.powers[k] if k in effects else 0 for k in range(len(told))]


def test_fields_of_variants_have_their_scale() -> None:
    plain = {field.name for field in GAME.space(2, {}).observation.layout.fields}
    found: dict[str, int] = {}
    for more in ({"nations": "auction"}, {"nations": "random"}, {"rules": "1"}):
        fields = GAME.space(3, {**EVERYTHING, **more}).observation.layout.fields
        found |= {field.name: field.scale for field in fields if not field.name.startswith("seat")}
    assert {name: scale for name, scale in found.items() if name not in plain} == SCALES
