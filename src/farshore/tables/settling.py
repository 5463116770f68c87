"""What a change settles before it is saved: who decides now, whose clock runs, who may know, whether the game is over.

Compiled, as every move of every table comes through here; what waits for the disk is in `saved.py`.
"""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from farshore.core.moves import Move
from farshore.store.protocol import Change, ChatRow, CommentRow, Entry, Fence
from farshore.tables.clock import Clocks
from farshore.tables.info import TableInfo
from farshore.tables.outcome import is_decided, standing, winners_of
from farshore.tables.roles import Roles

NEW = Fence()


class Settled:
    """A change that is ready to be saved."""

    def __init__(self, change: Change, only: set[str] | None, replaced: list[int], ends: bool) -> None:
        self.change = change
        self.only = only  # the people who may know of it; None: everybody
        self.replaced = replaced  # the seats for which a bot goes on
        self.ends = ends  # the game is over with it


@mypyc_attr(allow_interpreted_subclasses=True)
class SettlingTable(Roles):
    def __init__(self, table: str, info: TableInfo, fence: Fence = NEW) -> None:
        super().__init__(table, info)
        self.fence = fence  # what the next save must state
        self.changed_at = info.opened  # when the table last changed in a way that everybody may know
        self.clocks = Clocks(info.clock, info.seats)

    def settle(self, moves: Sequence[Move], chat: ChatRow | None, now: float, at: float) -> Settled:
        """`now` is for people, `at` for clocks."""
        self.touched = at
        replaced = self._replaced(moves)
        ends = self._ends()
        if ends:
            self._finish()
        self._turn_clocks(at)
        self.info.deciding = self.people_deciding()
        only = self._secret_to(moves)
        if only is None:
            self.changed_at = now
            self._note_progress()
        if moves and self.session is not None:
            self.session.starts.add(moves[0].number)
        entries = tuple([Entry(m.number, m.seat, m.text, now) for m in moves])
        return Settled(self._change(entries, chat), only, replaced, ends)

    def _replaced(self, moves: Sequence[Move]) -> list[int]:
        """Once everybody has chosen, all may know for whom a bot answered; it goes on for them until they return."""
        if not self.stand_ins or not any(move.closes for move in moves):
            return []
        stand_ins, self.stand_ins = self.stand_ins, {}
        for seat, bot in stand_ins.items():
            self.info.seats[seat].away, self.info.seats[seat].bot = True, bot
        return list(stand_ins)

    def _change(
        self, entries: tuple[Entry, ...] = (), chat: ChatRow | None = None, comment: CommentRow | None = None
    ) -> Change:
        """The next save. It counts from now on, also if the task that waits for it is cancelled."""
        fence, self.fence = self.fence, self.fence.saved
        return Change(self.info.row(self.id, self.changed_at), entries, chat, comment=comment, fence=fence)

    def _secret_to(self, moves: Sequence[Move]) -> set[str] | None:
        """The people who may know of these rows, where they belong to an open simultaneous choice; None: everybody."""
        if not moves or any(not m.choice or m.closes for m in moves):
            return None
        return {self.info.seats[m.seat].person for m in moves}

    def _note_progress(self) -> None:
        """What a lobby says of a running game. Who has answered in a simultaneous choice stays untold."""
        session = self.session if self.is_running else None
        self.info.progress = session.game.progress(session.s) if session is not None else {}
        self.info.turn = session.waiting if session is not None and not session.s.lanes else []

    def _turn_clocks(self, now: float) -> None:
        if self.info.clock.kind == "none":
            return
        session = self.session
        self.clocks.begin_choice(session.choice if session is not None and session.s.lanes else 0, now)
        self.clocks.turn_to(self._asked(), now)
        self.clocks.note_used(now)

    def _asked(self) -> dict[int, int]:
        """People whose answer is awaited, and the rows after which they were asked."""
        return {seat: self.playing().asked_at[seat] for seat in self.people_asked()}

    def _ends(self) -> bool:
        if not self.is_running or self.session is None:
            return False
        return self.session.over or is_decided(self.info.seats)

    def _finish(self) -> None:
        assert self.session is not None
        outcome, ranks, _ = standing(self.session.game, self.session.s, self.info.seats)
        self.info.status = "finished"
        self.info.winners = winners_of(outcome, ranks, self.info.seats)
        self.info.scores = [ranked.score for ranked in outcome.seats]
