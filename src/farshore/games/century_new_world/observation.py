"""A table of Century as a row of numbers: everything that lies open, which is all but the order of deck and stacks.

Seats are counted from the viewer: 0 is the viewer, 1 the next in turn order. Every card and tile has a cell of its
own. Where a player holds it, the cell is 1 or more: the order in which things were taken is added as a fraction.
Two things are left out because they follow from the rest: which cards and tiles are unseen (they lie nowhere else),
and what Nature is about to draw (there is a gap on the table).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from farshore.core.agenda import Ask, Step
from farshore.core.rows import filled
from farshore.core.space import Observation
from farshore.games.century_new_world.edition import (
    BONUS_SPACES,
    FIND_SYMBOL,
    FORTS,
    LAST_CARD,
    SETTLERS_EACH,
    SPOTS,
    STACKS,
    STORAGE,
)
from farshore.games.century_new_world.state import EMPTY, NOBODY, Century, Player
from farshore.games.century_new_world.steps.fort import Explore, VisitFort
from farshore.games.century_new_world.steps.turn import EndTurn, ReturnCubes, Turn
from farshore.games.century_new_world.steps.work import Trade, Upgrade

# which question is asked
TURN: Final = 0
UPGRADE: Final = 1
TRADE: Final = 2
FORT: Final = 3
EXPLORE: Final = 4
RETURN: Final = 5
DRAW: Final = 6  # by Nature


class CenturyObservation(Observation):
    def __init__(self, blank: Century) -> None:
        super().__init__()
        edition = blank.edition
        self.seats: i64 = blank.seats
        covered, stacks = edition.covered_spots(blank.seats), edition.stacks()
        cards = [number for number, card in enumerate(edition.cards) if card.players <= blank.seats]
        self.cards: i64 = len(cards)
        self.tiles: i64 = len(edition.tiles)
        self.finds: i64 = len(edition.finds)
        self.card_at: vec[i64] = places(cards, len(edition.cards))
        self.cover_at: vec[i64] = places(covered, SPOTS)
        self.stack_at: vec[i64] = places(stacks, STACKS)
        self._lay_out_seats()
        self._lay_out_table(len(edition.maps), len(covered), len(stacks))

    def _lay_out_seats(self) -> None:
        add = self.layout.add
        self.cubes: i64 = add("own.cubes", 4, STORAGE)
        self.home: i64 = add("own.home", 1, SETTLERS_EACH)
        self.reserve: i64 = add("own.reserve", 1, SETTLERS_EACH)
        self.help: i64 = add("own.help", 4)
        self.tools: i64 = add("own.tools", 16)
        self.own_cards: i64 = add("own.cards", self.cards, LAST_CARD)
        self.own_tiles: i64 = add("own.tiles", self.tiles, BONUS_SPACES)
        self.own_finds: i64 = add("own.finds", self.finds, self.finds)
        self.symbols: i64 = add("own.symbols", 4, LAST_CARD)
        self.points: i64 = add("own.points", 1, 50)  # of cards and exploration tiles
        self.width: i64 = self.layout.size
        own = self.layout.fields[:]
        for other in range(1, self.seats):
            for field in own:
                add(field.name.replace("own", f"seat{other}"), field.width, field.scale)

    def _lay_out_table(self, boards: int, covered: int, stacks: int) -> None:
        add = self.layout.add
        self.board: i64 = add("board", boards)
        self.round: i64 = add("round", 1, 50)
        self.ending: i64 = add("last-round")
        self.first: i64 = add("first-seat", self.seats)
        self.settlers: i64 = add("locations.settlers", SPOTS * self.seats, 4)  # by location, then by seat
        self.covers: i64 = add("locations.cover", covered * self.finds)
        self.slots: i64 = add("forts.card", (FORTS + 1) * self.cards)  # the last is the top of the deck
        self.prices: i64 = add("forts.price", (FORTS + 1) * 4, 4)
        self.worths: i64 = add("forts.points", FORTS + 1, 10)
        self.tops: i64 = add("forts.tile", stacks * self.tiles)
        self.below: i64 = add("forts.tiles-below", stacks, 4)
        self.turn: i64 = add("turn", self.seats)
        self.question: i64 = add("question", DRAW + 1)
        self.left: i64 = add("question.picks-left", 1, 4)
        self.lowest: i64 = add("question.lowest-cube", 4)
        self.trade: i64 = add("question.trade-location", SPOTS)
        self.fort: i64 = add("fort", FORTS)  # where the visit is, also while exploring
        self.done: i64 = add("fort.done", 2)  # card claimed, tile taken
        self.explore: i64 = add("explore-next")

    def write(self, s: Century, seat: i64, ask: Ask | None, out: vec[i16], at: i64) -> None:
        """All questions are asked in the open, so `ask` adds nothing."""
        for k in range(self.seats):
            self._write_player(s, s.players[(seat + k) % self.seats], out, at + k * self.width)
        out[at + self.board + s.board] = 1
        out[at + self.round] = i16(s.round)
        out[at + self.ending] = 1 if s.ending else 0
        out[at + self.first + (self.seats - seat) % self.seats] = 1
        self._write_locations(s, seat, out, at)
        self._write_forts(s, out, at)
        agenda = s.agenda
        for k in range(agenda.depth):
            self._write_step(agenda.steps[k], seat, out, at)
        if agenda.asking is not None:
            out[at + self.question + self._write_step(agenda.asking, seat, out, at)] = 1

    def _write_player(self, s: Century, p: Player, out: vec[i16], at: i64) -> None:
        for k in range(i64(4)):
            out[at + self.cubes + k] = i16(p.cubes[k])
            out[at + self.help + k] = i16(p.help[k])
        for k in range(i64(16)):
            out[at + self.tools + k] = i16(p.tools[k])
        out[at + self.home] = i16(p.home)
        out[at + self.reserve] = i16(p.reserve)
        points: i64 = 0
        for k in range(i64(len(p.cards))):
            card = s.edition.cards[p.cards[k]]
            points += card.points
            out[at + self.symbols + card.kind] += 1
            out[at + self.own_cards + self.card_at[p.cards[k]]] = i16(LAST_CARD + k)
        for k in range(i64(len(p.tiles))):
            out[at + self.own_tiles + p.tiles[k]] = i16(BONUS_SPACES + k)
        for k in range(i64(len(p.finds))):
            find = s.edition.finds[p.finds[k]]
            points += find.points
            if find.kind == FIND_SYMBOL:
                out[at + self.symbols + find.symbol] += 1
            out[at + self.own_finds + p.finds[k]] = i16(self.finds + k)
        out[at + self.points] = i16(points)

    def _write_locations(self, s: Century, seat: i64, out: vec[i16], at: i64) -> None:
        for spot in range(i64(SPOTS)):
            owner = s.owner[spot]
            if owner != NOBODY:
                place = at + self.settlers + spot * self.seats
                out[place + (owner - seat + self.seats) % self.seats] = i16(s.settlers[spot])
            elif s.cover[spot] != EMPTY:
                out[at + self.covers + self.cover_at[spot] * self.finds + s.cover[spot]] = 1

    def _write_forts(self, s: Century, out: vec[i16], at: i64) -> None:
        for slot in range(i64(FORTS + 1)):
            number = s.slots[slot] if slot < FORTS else s.next_card
            if number != EMPTY:
                card = s.edition.cards[number]
                out[at + self.slots + slot * self.cards + self.card_at[number]] = 1
                out[at + self.worths + slot] = i16(card.points)
                for colour in range(i64(4)):
                    out[at + self.prices + 4 * slot + colour] = i16(card.cost[colour])
        for stack in range(i64(STACKS)):
            place = self.stack_at[stack]
            if s.stack_top[stack] != EMPTY:
                out[at + self.tops + place * self.tiles + s.stack_top[stack]] = 1
            if s.stack_left[stack]:
                out[at + self.below + place] = i16(s.stack_left[stack])

    def _write_step(self, step: Step, seat: i64, out: vec[i16], at: i64) -> i64:
        """What a waiting step or the question says; which kind of question it is."""
        if isinstance(step, Turn):
            out[at + self.turn + (step.seat - seat) % self.seats] = 1
            return TURN
        if isinstance(step, EndTurn):
            out[at + self.turn + (step.seat - seat) % self.seats] = 1
        elif isinstance(step, VisitFort):
            out[at + self.fort + step.fort] = 1
            out[at + self.done] = 1 if step.claimed else 0
            out[at + self.done + 1] = 1 if step.took else 0
            return FORT
        elif isinstance(step, Upgrade):
            self._write_picks(step.left, step.lowest, out, at)
            return UPGRADE
        elif isinstance(step, ReturnCubes):
            self._write_picks(step.left, step.lowest, out, at)
            return RETURN
        elif isinstance(step, Trade):
            out[at + self.trade + step.spot] = 1
            return TRADE
        elif isinstance(step, Explore):
            out[at + self.explore] = 1
            return EXPLORE
        return DRAW

    def _write_picks(self, left: i64, lowest: i64, out: vec[i16], at: i64) -> None:
        out[at + self.left] = i16(left)
        out[at + self.lowest + lowest] = 1


def places(things: list[int], universe: i64) -> vec[i64]:
    """Thing -> its place in the list. Things that are not in it never come up."""
    row = filled(universe, -1)
    for place in range(i64(len(things))):
        row[things[place]] = place
    return row
