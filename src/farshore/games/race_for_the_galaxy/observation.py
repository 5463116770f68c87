"""A table as a row of numbers: what one seat may know, own seat first, then the others in turn order.

A card is a cell in fields as wide as the deck; seats are counted from the one that looks. What follows from other
numbers is left out: which cards nobody has seen, the developments in a tableau, start worlds (the first place).
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

from farshore.core.agenda import NOBODY_HIDDEN, Ask
from farshore.core.space import Layout, Observation
from farshore.games.race_for_the_galaxy.actions import ACTIONS, CHOOSING, STAGES
from farshore.games.race_for_the_galaxy.observed_agenda import AgendaFields
from farshore.games.race_for_the_galaxy.observed_question import QuestionFields, write_bits
from farshore.games.race_for_the_galaxy.powers import GOODS, POWERS
from farshore.games.race_for_the_galaxy.state import EMPTY, Player, Race
from farshore.games.race_for_the_galaxy.steps.rounds import LAST_CARD


def most_places(advanced: bool) -> i64:
    """The longest tableau: a round begins with at most one card less than ends the game, and adds one a phase."""
    return LAST_CARD - 1 + (4 if advanced else 2)


class SeatFields:
    """Where the numbers of the own seat start; the blocks of the others follow, all with the same layout."""

    def __init__(self, layout: Layout, name: str, cards: i64, places: i64) -> None:
        start = layout.size
        self.tableau: i64 = layout.add(f"{name}.tableau", cards)
        self.place: i64 = layout.add(f"{name}.place", cards, LAST_CARD)  # counted from 1
        self.goods: i64 = layout.add(f"{name}.goods", places * len(GOODS))  # by place, then kind
        self.used: i64 = layout.add(f"{name}.used", 2 * places)  # Consume powers, two a place
        self.powers: i64 = layout.add(f"{name}.powers", POWERS, 2)
        self.actions: i64 = layout.add(f"{name}.actions", len(ACTIONS))
        self.produced: i64 = layout.add(f"{name}.produced", len(GOODS), 2)
        self.chips: i64 = layout.add(f"{name}.chips", 1, 12)
        self.hand: i64 = layout.add(f"{name}.hand_size", 1, 10)
        self.drawn: i64 = layout.add(f"{name}.drawn_size", 1, 8)
        self.width: i64 = layout.size - start

    def write(self, s: Race, p: Player, out: vec[i16], at: i64) -> i64:
        """Everything open about a player; how many goods there are."""
        cards = s.edition.cards
        tableau, goods, powers, produced = p.tableau, p.goods, p.powers, p.produced
        count: i64 = 0
        for place in range(i64(len(tableau))):
            number = tableau[place]
            out[at + self.tableau + number] = 1
            out[at + self.place + number] = i16(place + 1)
            if goods[place] != EMPTY:
                out[at + self.goods + 4 * place + cards[number].good] = 1
                count += 1
        cell = at + self.powers
        for power in powers:
            if power:
                out[cell] = i16(power)
            cell += 1
        for kind in range(i64(4)):
            out[at + self.produced + kind] = i16(produced[kind])
        write_bits(p.used, out, at + self.used)
        write_bits(p.actions, out, at + self.actions)
        out[at + self.chips] = i16(p.chips)
        out[at + self.hand] = i16(len(p.hand))
        out[at + self.drawn] = i16(len(p.drawn))
        return count


class RaceObservation(Observation):
    """The encoder for tables with the edition, seats and number of action cards of a blank one."""

    def __init__(self, blank: Race) -> None:
        super().__init__()
        layout = self.layout
        cards = i64(len(blank.edition.cards))
        places = most_places(blank.advanced)
        self.stage: i64 = layout.add("stage", len(STAGES))
        self.round: i64 = layout.add("round", 1, 30)
        self.rounds_left: i64 = layout.add("rounds_left", 1, 200)
        self.pool: i64 = layout.add("pool", 1, 12)
        self.supply: i64 = layout.add("supply", 1, 100)
        self.discards: i64 = layout.add("discards", 1, 100)
        self.first: i64 = layout.add("first", blank.seats)  # relative to the seat that looks
        self.turned: i64 = layout.add("turned", cards)
        self.hand: i64 = layout.add("hand", cards)
        self.drawn: i64 = layout.add("drawn", cards)
        self.committed_cards: i64 = layout.add("committed.cards", cards)
        self.committed_actions: i64 = layout.add("committed.actions", len(ACTIONS))
        self.committed_pass: i64 = layout.add("committed.pass")
        self.question = QuestionFields(layout, cards, blank.seats, places)
        self.agenda = AgendaFields(layout, blank.seats, places)
        self.player = SeatFields(layout, "own", cards, places)
        for k in range(1, blank.seats):
            SeatFields(layout, f"seat{k}", cards, places)

    def write(self, s: Race, seat: i64, ask: Ask | None, out: vec[i16], at: i64) -> None:
        own = s.players[seat]
        hidden: i64 = s.in_discards  # cards that lie in the deck of a view, but not in the supply
        block = at
        for k in range(s.seats):
            other = seat + k if seat + k < s.seats else seat + k - s.seats
            p = s.players[other]
            hidden += self.player.write(s, p, out, block)
            if other != seat:
                hidden += len(p.hand) + len(p.drawn)
            block += self.player.width
        for number in own.hand:
            out[at + self.hand + number] = 1
        for number in own.drawn:
            out[at + self.drawn + number] = 1
        self.write_table(s, seat, hidden, out, at)
        if s.lanes:
            self.write_committed(s, seat, out, at)
        elif ask is None:
            ask = s.agenda.asking
        if ask is not None:
            self.question.write(ask, seat, out, at)
        self.agenda.write(s.agenda, seat, out, at)

    def write_table(self, s: Race, seat: i64, hidden: i64, out: vec[i16], at: i64) -> None:
        out[at + self.stage + s.stage] = 1
        out[at + self.round] = i16(s.round)
        out[at + self.rounds_left] = i16(s.round_cap - s.round)
        out[at + self.pool] = i16(s.pool)
        out[at + self.supply] = i16(s.deck.size if s.viewer == NOBODY_HIDDEN else s.deck.size - hidden)
        out[at + self.discards] = i16(s.discards_size())
        if s.turned != EMPTY:
            out[at + self.turned + s.turned] = 1
        if s.players[s.first].start != EMPTY:  # before, nobody is first
            out[at + self.first + (s.first - seat if s.first >= seat else s.first - seat + s.seats)] = 1

    def write_committed(self, s: Race, seat: i64, out: vec[i16], at: i64) -> None:
        """What the seat has chosen in its lane."""
        for pick in s.commits[seat]:
            if pick < 0:
                out[at + self.committed_pass] = 1
            elif s.stage == CHOOSING:
                out[at + self.committed_actions + pick] = 1
            else:
                out[at + self.committed_cards + pick] = 1
