"""The types of the picture: what a screen gets to draw. TypeScript types are generated from these structs."""

from __future__ import annotations

from typing import Literal

import msgspec

Worker = Literal["colonist", "captain", "merchant", "missionary", "soldier", "builder"]
KindOfBuilding = Literal["immediate", "continuous", "once"]
Event = Literal["initiative", "dock", "goods", "shipping", "buildings", "discovery", "specialists", "warfare"]


class Standing(msgspec.Struct, gc=False):
    """A worker on a space."""

    seat: int
    worker: Worker


class Space(msgspec.Struct, gc=False):
    ref: str
    label: str
    worker: Standing | None


class Good(msgspec.Struct, gc=False, omit_defaults=True):
    ref: str
    name: str
    count: int | None = None


class Crew(msgspec.Struct, gc=False, omit_defaults=True):
    """Workers of one player at an event without numbered spaces; `leads` tells who would take the ship."""

    seat: int
    workers: dict[str, int]
    value: int
    leads: bool | None = None


class Discovery(msgspec.Struct, gc=False):
    """A token or a card."""

    ref: str
    resistance: int
    plunder: int
    booty: int
    points: int


class Colony(msgspec.Struct, gc=False):
    seat: int
    count: int
    workers: dict[str, int]


class Region(msgspec.Struct, gc=False):
    """A region. Its token is there as far as the viewer knows it; `points` by seat, if it were scored now."""

    ref: str
    name: str
    discovered: bool
    token: Discovery | None
    good: Good | None
    colonies: list[Colony]
    points: list[int]


class Building(msgspec.Struct, gc=False):
    """A building: one that counts something is worth `each` points for every `per` of it."""

    ref: str
    name: str
    age: int
    kind: KindOfBuilding
    effect: str
    worker: Worker | None
    amount: int
    goods: list[str]
    counts: str | None
    each: int
    per: int
    price: int
    points: int
    used: bool


class Deck(msgspec.Struct, gc=False):
    """The discovery deck; its top card if the viewer knows it, and whether expeditions go there."""

    ref: str
    cards: int
    top: Discovery | None
    open: bool


class Sailing(msgspec.Struct, gc=False):
    """An expedition being put together: where it goes, what resists as far as the viewer knows, who is aboard."""

    seat: int
    target: str
    resistance: int | None
    aboard: dict[str, int]
    value: int
    worker: Worker
    waiting: int  # how many of this kind may go


class Occasion(msgspec.Struct, gc=False, omit_defaults=True):
    """One of the eight events, with what belongs to it."""

    name: Event
    ref: str | None = None
    spaces: list[Space] | None = None
    offer: list[Good] | None = None
    ship: bool | None = None
    crews: list[Crew] | None = None
    price: int | None = None
    market: list[Building] | None = None
    pile: int | None = None
    deck: Deck | None = None
    sailing: Sailing | None = None


class Leader(msgspec.Struct, gc=False):
    """The nation of a player, and how often its advantage can still be used."""

    ref: str
    uses: int


class Ready(msgspec.Struct, gc=False):
    """Workers to place."""

    ref: str
    worker: Worker
    count: int


class Player(msgspec.Struct, gc=False):
    seat: int
    nation: Leader | None
    money: int
    income: int
    available: list[Ready]
    goods: list[Good]
    ships: int
    buildings: list[Building]
    discoveries: list[Discovery]
    points: int


class Nation(msgspec.Struct, gc=False):
    ref: str
    seat: int | None


class OrderSpace(msgspec.Struct, gc=False):
    ref: str
    label: str
    seat: int


class Scoring(msgspec.Struct, gc=False):
    """The next scoring of the New World, and what a region brings then."""

    age: int
    round: int
    colony: int
    first: int
    shared: int
    second: int


class Picture(msgspec.Struct, gc=False):
    """The table. `rounds` is the age of each round; `last_age` are buildings known beforehand."""

    round: int
    rounds: list[int]
    age: int
    phase: str
    scoring: Scoring | None
    order_spaces: list[OrderSpace]
    nations: list[Nation]
    regions: list[Region]
    events: list[Occasion]
    last_age: list[Building]
    players: list[Player]
