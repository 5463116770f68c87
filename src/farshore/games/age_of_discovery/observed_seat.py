"""One player's part of an observation. All lies open; only whose part comes first depends on who looks."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

from farshore.core.space import Layout
from farshore.games.age_of_discovery.edition import AGES, EFFECTS, KINDS, NATIONS, REGIONS
from farshore.games.age_of_discovery.observed_cells import put_places, put_row
from farshore.games.age_of_discovery.state import Empires, Player


class SeatPart:
    """The fields of one seat; every seat has the same."""

    def __init__(self, layout: Layout, blank: Empires, name: str) -> None:
        edition = blank.edition
        self.effects: vec[i64] = vec[i64]([tile.effect for tile in edition.buildings])
        self.money: i64 = layout.add(f"{name}.money", 1, 20)
        self.stock: i64 = layout.add(f"{name}.stock", KINDS, 10)
        self.available: i64 = layout.add(f"{name}.available", KINDS, 5)
        self.shipping: i64 = layout.add(f"{name}.shipping", KINDS, 5)
        self.expedition: i64 = layout.add(f"{name}.expedition", KINDS, 5)
        self.colonies: i64 = layout.add(f"{name}.colonies", KINDS * REGIONS, 5)
        self.goods: i64 = layout.add(f"{name}.goods", len(edition.goods), 4)
        self.ships: i64 = layout.add(f"{name}.ships", 1, 4)
        self.sailing: i64 = layout.add(f"{name}.sailing", 1, 3)
        # what was gained one after another stands under its own number: 1 for the first
        self.buildings: i64 = layout.add(f"{name}.buildings", len(edition.buildings), 10)
        self.tokens: i64 = layout.add(f"{name}.tokens", len(edition.tokens), 4)
        self.cards: i64 = layout.add(f"{name}.cards", len(edition.cards), 4)
        self.powers: i64 = layout.add(f"{name}.powers", len(EFFECTS), 16)  # all come from buildings
        self.has_nation: bool = blank.rules.nations != 0
        if self.has_nation:
            self.nation: i64 = layout.add(f"{name}.nation", len(NATIONS))
            self.advantage: i64 = layout.add(f"{name}.advantage", 1, 2)
            self.advantage_round: i64 = layout.add(f"{name}.advantage-round", 1, 8)
        self.scored: i64 = layout.add(f"{name}.scored", AGES, 20)
        self.bought: i64 = layout.add(f"{name}.bought", 1, 10)
        self.economy: i64 = layout.add(f"{name}.economy", 1, 10)  # and 1, once it is settled
        self.fortune: i64 = layout.add(f"{name}.fortune", 1, 20)
        self.scholars: i64 = layout.add(f"{name}.scholars", 1, 2)

    def write(self, p: Player, out: vec[i16], at: i64) -> None:
        out[at + self.money] = i16(p.money)
        put_row(out, at + self.stock, p.stock)
        put_row(out, at + self.available, p.available)
        put_row(out, at + self.shipping, p.shipping)
        put_row(out, at + self.expedition, p.expedition)
        put_row(out, at + self.colonies, p.colonies)
        put_row(out, at + self.goods, p.goods)
        out[at + self.ships] = i16(p.ships)
        out[at + self.sailing] = i16(p.sailing)
        put_places(out, at + self.buildings, p.buildings)
        put_places(out, at + self.tokens, p.tokens)
        put_places(out, at + self.cards, p.cards)
        for building in p.buildings:
            effect = self.effects[building]
            out[at + self.powers + effect] = i16(p.powers[effect])
        if self.has_nation:
            if p.nation >= 0:
                out[at + self.nation + p.nation] = 1
            out[at + self.advantage] = i16(p.advantage)
            out[at + self.advantage_round] = i16(p.advantage_round + 1)
        put_row(out, at + self.scored, p.scored)
        out[at + self.bought] = i16(p.bought)
        out[at + self.economy] = i16(p.economy + 1)
        out[at + self.fortune] = i16(p.fortune + 1)
        out[at + self.scholars] = i16(p.scholars)
