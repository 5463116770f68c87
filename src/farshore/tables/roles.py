"""Who sits at a table, who may do what, and whose answer is awaited."""

from __future__ import annotations

import hashlib

from mypy_extensions import mypyc_attr

from farshore.players.levels import DEFAULT_BOT
from farshore.tables.audience import Audience
from farshore.tables.faults import NotKept, NotPossible, NotYours
from farshore.tables.info import SeatInfo, TableInfo
from farshore.tables.versions import VersionedSession


@mypyc_attr(allow_interpreted_subclasses=True)
class Roles(Audience):
    def __init__(self, table: str, info: TableInfo) -> None:
        super().__init__()
        self.id = table
        self.info = info
        self.session: VersionedSession | None = None
        self.votes: dict[int, set[str]] = {}  # seat -> people who want a bot to pick for its absent person
        self.stand_ins: dict[int, str] = {}  # seats out of time in the open simultaneous choice -> who answers for them
        self.is_lost = False  # what is on disk is not known: never to be shown again, and to be unloaded
        self._status = info.status  # when others were last woken

    def check(self) -> None:
        if self.is_lost:
            raise NotKept("not-kept")

    @property
    def is_running(self) -> bool:
        return self.info.status == "running" and not self.info.stopped

    @property
    def is_paused(self) -> bool:
        """Bots wait for the host; but where others play, nobody keeps them waiting while no clock runs."""
        return self.info.paused and not self.others_play(self.info.host)

    def others_play(self, person: str) -> bool:
        return any(seat.kind == "person" and seat.person != person and not seat.bot_picks for seat in self.info.seats)

    def playing(self) -> VersionedSession:
        self.check()
        if self.session is None or not self.is_running:
            raise NotPossible("stopped" if self.info.stopped else "not-playing")
        return self.session

    def gathering(self) -> TableInfo:
        """The table's data, while people may still sit down."""
        if self.info.status != "gathering":
            raise NotPossible("called-off" if self.info.status == "called-off" else "begun")
        return self.info

    def seat_info(self, seat: int) -> SeatInfo:
        self.check()
        if not 0 <= seat < len(self.info.seats):
            raise NotYours("not-yours")
        return self.info.seats[seat]

    def own_seat(self, person: str, seat: int) -> SeatInfo:
        own = self.seat_info(seat)
        if own.kind != "person" or not person or own.person != person:
            raise NotYours("not-yours")
        return own

    def check_host(self, person: str) -> None:
        if person != self.info.host:
            raise NotYours("not-host")

    def people_asked(self) -> list[int]:
        """Seats whose answer is awaited from a person."""
        if self.session is None or not self.is_running:
            return []
        return [seat for seat in self.session.waiting if not self.info.seats[seat].bot_picks]

    def people_deciding(self) -> list[int]:
        """Those of them whose own screens ask something. Clocks and webhooks, which others see, tell no difference."""
        session = self.session
        return [seat for seat in self.people_asked() if session is not None and not session.is_forced(seat)]

    def bot_asked(self) -> tuple[int, str] | None:
        """A seat that waits for its bot. Where only bots are left, they play while somebody watches."""
        if self.session is None or not self.is_running or self.is_paused:
            return None
        if all(seat.bot_picks for seat in self.info.seats) and not self.listeners:
            return None
        for seat in self.session.waiting:
            if seat in self.stand_ins or self.info.seats[seat].bot_picks:
                return seat, self.stand_ins.get(seat) or self.info.seats[seat].bot or DEFAULT_BOT
        return None

    def wakes(self) -> bool:
        """Where only people play, nobody needs to be woken for a pick; everybody when the game begins or ends."""
        was, self._status = self._status, self.info.status
        return (
            self.is_lost
            or was != self._status
            or bool(self.stand_ins)
            or any(seat.bot_picks for seat in self.info.seats)
        )

    def came(self, person: str) -> None:
        for seat in self.info.seats_of(person):
            self.votes.pop(seat, None)

    def went(self, person: str) -> None:
        if self.info.seats_of(person):
            self.gone_since[person] = self.touched

    def watcher_id(self, person: str) -> str:
        """A person as others at this table may name them; it tells nothing elsewhere."""
        return hashlib.blake2b(f"{self.id} {person}".encode(), digest_size=6).hexdigest()
