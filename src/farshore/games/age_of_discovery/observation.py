"""A table as one seat sees it, as numbers. Seats are counted from the one that looks: 0 is its own, 1 the next.

What is hidden from a seat lies, for that seat, among the unseen things, wherever it really is; so the row of a view is
that of the real table.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

from farshore.core.agenda import Ask
from farshore.core.space import Observation
from farshore.games.age_of_discovery.edition import AGES
from farshore.games.age_of_discovery.observed_agenda import AgendaPart
from farshore.games.age_of_discovery.observed_board import DiscoveriesPart, MarketPart, TracksPart
from farshore.games.age_of_discovery.observed_cells import ahead
from farshore.games.age_of_discovery.observed_seat import SeatPart
from farshore.games.age_of_discovery.state import PHASES, Empires


class EmpiresObservation(Observation):
    """Every field of the table, the agenda and each player."""

    def __init__(self, blank: Empires) -> None:
        super().__init__()
        layout = self.layout
        self.seats: i64 = blank.seats
        self.rounds: i64 = layout.add("round", sum([age.rounds for age in blank.edition.ages]))
        self.age: i64 = layout.add("age", AGES)
        self.phase: i64 = layout.add("phase", len(PHASES))
        self.order: i64 = layout.add("order", self.seats * self.seats)  # by place: whose it is
        self.succession: i64 = layout.add("succession", self.seats * self.seats)
        self.issued: i64 = layout.add("issued", 1, 50 * int(self.seats))
        self.discoveries = DiscoveriesPart(layout, blank)
        self.market = MarketPart(layout, blank)
        self.tracks = TracksPart(layout, blank)
        self.agenda = AgendaPart(layout, blank)
        self.parts: list[SeatPart] = [
            SeatPart(layout, blank, f"seat{k}" if k else "own") for k in range(int(self.seats))
        ]

    def write(self, s: Empires, seat: i64, ask: Ask | None, out: vec[i16], at: i64) -> None:
        n = self.seats
        out[at + self.rounds + s.round] = 1
        out[at + self.age + s.age] = 1
        out[at + self.phase + s.phase] = 1
        for place in range(i64(len(s.order))):
            out[at + self.order + n * place + ahead(s.order[place], seat, n)] = 1
        for place in range(i64(len(s.succession))):
            out[at + self.succession + n * place + ahead(s.succession[place], seat, n)] = 1
        out[at + self.issued] = i16(s.issued)
        self.discoveries.write(s, seat, out, at)
        self.market.write(s, out, at)
        self.tracks.write(s, seat, out, at)
        self.agenda.write(s, seat, out, at)
        for k in range(n):
            self.parts[k].write(s.players[(seat + k) % n], out, at)
