"""The types of the picture: what a screen gets to draw. TypeScript types are generated from these structs."""

from __future__ import annotations

from typing import Literal

import msgspec

Good = Literal["novelty", "rare", "genes", "alien"]
Phase = Literal["explore", "develop", "settle", "trade", "consume", "produce"]


class Power(msgspec.Struct, gc=False, omit_defaults=True):
    """A power of a card; only what differs from the plainest one of its kind is sent."""

    phase: Phase
    does: str
    good: Good | None = None
    amount: int = 1
    goods: int = 1
    times: int = 1
    vp: int = 0
    cards: int = 0
    here: bool = False
    rebels: bool = False
    different: bool = False
    bonuses: bool = False


class Card(msgspec.Struct, gc=False):
    """A card that can be seen. Its cost is the defence of a military world; without `vp` it is worth what it says."""

    ref: str
    kind: Literal["world", "development"]
    cost: int
    military: bool
    good: Good | None
    windfall: bool
    vp: int | None
    powers: list[Power]


class Placed(Card):
    """A card in a tableau."""

    good_ref: str | None
    worth: int
    used: list[bool]  # its Consume powers


class Player(msgspec.Struct, gc=False):
    """A seat. The cards of hands, and those looked at, are shown to their owner only."""

    tableau: list[Placed]
    hand: list[Card | None] | None
    hand_count: int
    drawn: list[Card | None] | None
    goods: int
    chips: int
    military: int
    actions: list[str]  # revealed last
    points: int


class Action(msgspec.Struct, gc=False):
    """An action card, and who revealed it last."""

    ref: str
    seats: list[int]


class Share(msgspec.Struct, gc=False):
    """What one source takes off a price, or adds to Military."""

    ref: str
    amount: int


class Bill(msgspec.Struct, gc=False):
    """What placing a card takes, and who helps."""

    ref: str
    cost: int
    cuts: list[Share]
    due: int | None  # None: it can only be conquered
    strength: int | None
    arms: list[Share]
    helpers: list[str]  # may be given up for it


class Unpaid(msgspec.Struct, gc=False):
    """The card that lies in a tableau and is not settled yet; how many cards are still to be paid for it."""

    seat: int
    ref: str
    left: int | None


class Picture(msgspec.Struct, gc=False):
    """The table as one seat sees it."""

    round: int
    stage: str
    full: int  # a tableau of this many cards ends the game
    actions: list[Action]
    turned: Card | None  # the last card of a bet
    pool: int
    deck: int
    bills: list[Bill]
    placing: Unpaid | None
    committed: list[str]  # by the viewer, unseen by the others
    players: list[Player]
