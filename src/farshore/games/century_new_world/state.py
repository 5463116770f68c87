"""The table: locations and their settlers, the row of Point cards, stacks, and each player's things."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from farshore.core.agenda import State
from farshore.core.bag import Bag
from farshore.core.rows import filled
from farshore.games.century_new_world.edition import FORTS, SPOTS, STACKS, CenturyEdition, Location

NOBODY: Final = -1
EMPTY: Final = -1


class Player:
    __slots__ = ("cards", "cubes", "finds", "help", "home", "reserve", "tiles", "tools")

    def __init__(self) -> None:
        self.cubes: vec[i64] = vec[i64]()  # by colour
        self.home: i64 = 0  # settlers on the player board
        self.reserve: i64 = 0
        self.cards: vec[i64] = vec[i64]()
        self.tiles: vec[i64] = vec[i64]()
        self.finds: vec[i64] = vec[i64]()  # exploration tiles
        self.help: vec[i64] = vec[i64]()  # Native Help cards by circle symbol
        self.tools: vec[i64] = vec[i64]()  # cubes from Tool cards, 4 * circle symbol + colour

    def clone(self) -> Player:
        twin = Player()
        twin.cubes = self.cubes[:]
        twin.home = self.home
        twin.reserve = self.reserve
        twin.cards = self.cards[:]
        twin.tiles = self.tiles[:]
        twin.finds = self.finds[:]
        twin.help = self.help[:]
        twin.tools = self.tools[:]
        return twin


class Century(State):
    __slots__ = ("board", "cover", "deck", "edition", "ending", "find_bag", "next_card", "owner", "players", "round",
                 "round_cap", "settlers", "slots", "stack_left", "stack_top", "tile_bag")  # fmt: skip

    def __init__(self, seats: i64, edition: CenturyEdition) -> None:
        super().__init__(seats)
        self.edition: CenturyEdition = edition
        self.board: i64 = 0  # which fourth board: see CenturyEdition.maps
        self.round: i64 = 0  # from 1, once all is laid out
        self.round_cap: i64 = 0
        self.ending: bool = False  # somebody holds eight Point cards
        self.players: list[Player] = []
        # by location
        self.owner: vec[i64] = vec[i64]()
        self.settlers: vec[i64] = vec[i64]()
        self.cover: vec[i64] = vec[i64]()  # exploration tile lying there, or EMPTY
        # forts
        self.slots: vec[i64] = vec[i64]()  # Point card above each fort, or EMPTY
        self.next_card: i64 = EMPTY  # the visible top of the deck
        self.deck: Bag = NO_BAG  # Point cards nobody has seen
        self.stack_top: vec[i64] = vec[i64]()  # visible bonus tile, or EMPTY; two stacks a fort
        self.stack_left: vec[i64] = vec[i64]()  # hidden tiles below it
        self.tile_bag: Bag = NO_BAG  # every bonus tile nobody has seen
        self.find_bag: Bag = NO_BAG

    def clone(self) -> Century:
        twin = Century(self.seats, self.edition)
        self.clone_core(twin)
        twin.board = self.board
        twin.round = self.round
        twin.round_cap = self.round_cap
        twin.ending = self.ending
        twin.players = [p.clone() for p in self.players]
        twin.owner = self.owner[:]
        twin.settlers = self.settlers[:]
        twin.cover = self.cover[:]
        twin.slots = self.slots[:]
        twin.next_card = self.next_card
        twin.deck = self.deck.clone()
        twin.stack_top = self.stack_top[:]
        twin.stack_left = self.stack_left[:]
        twin.tile_bag = self.tile_bag.clone()
        twin.find_bag = self.find_bag.clone()
        return twin

    def hide(self, seat: i64) -> None:
        """Everything lies open but the order of what is still to come, and a bag has no order."""
        self.deck.sort()
        self.tile_bag.sort()
        self.find_bag.sort()

    def location(self, spot: i64) -> Location:
        return self.edition.maps[self.board][spot]


NO_BAG: Final = Bag(0)


def blank(seats: i64, edition: CenturyEdition) -> Century:
    """A table with everything in place and nothing dealt. Also the template for from_wire."""
    s = Century(seats, edition)
    s.owner = filled(SPOTS, NOBODY)
    s.settlers = filled(SPOTS, 0)
    s.cover = filled(SPOTS, EMPTY)
    s.slots = filled(FORTS, EMPTY)
    s.deck = Bag(len(edition.cards))
    s.stack_top = filled(STACKS, EMPTY)
    s.stack_left = filled(STACKS, 0)
    s.tile_bag = Bag(len(edition.tiles))
    s.find_bag = Bag(len(edition.finds))
    for _ in range(seats):
        p = Player()
        p.cubes = filled(4, 0)
        p.help = filled(4, 0)
        p.tools = filled(16, 0)
        s.players.append(p)
    return s
