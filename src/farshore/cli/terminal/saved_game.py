"""A session at the keyboard: people and bots in its seats, and its record on disk before every question."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

from farshore.core.agenda import SPECTATOR
from farshore.core.decision import Decision, apply, pending
from farshore.core.errors import CannotUndo
from farshore.core.policy import Policy, shown_to
from farshore.core.rng import Rng
from farshore.core.session import Session, seeded
from farshore.core.sets import PickSet, candidates, is_complete
from farshore.core.view import imagine, view
from farshore.core.wire import to_wire
from farshore.players.advice import Reason, advise, adviser


@dataclass
class Player:
    """A person, or the bot that picks for a seat."""

    name: str
    bot: Policy | None = None
    spec: str = ""  # how the bot was asked for: hard, ismcts:200ms


class SavedGame:
    """Bots answer for their seats; people answer one choice at a time and may take it back."""

    def __init__(self, session: Session, players: list[Player], seed: int, file: Path, skip: bool = True) -> None:
        self.session = session
        self.players = players
        self.choices = Rng(seed + 1)
        self.file = file
        self.started: list[tuple[int, int]] = []  # by choice of a person: the seat, and the moves made before it
        self.bot_picks = 0
        session.skips = set(self.people if skip else ())
        session.luck = seeded(seed)
        session.advance()
        self.save()

    @property
    def people(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if player.bot is None]

    @property
    def bots(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if player.bot is not None]

    def save(self) -> None:
        """Replace the file in one step: it never holds half a record."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        fresh = self.file.with_suffix(".new")
        with fresh.open("w", encoding="utf-8") as out:
            out.write(self.session.record())
            out.flush()
            os.fsync(out.fileno())
        fresh.replace(self.file)

    def next_person(self) -> Decision | None:
        """Let the bots move until a person is asked; None when the game is over."""
        moved = False
        while (seat := next((seat for seat in self.session.waiting if seat in self.bots), None)) is not None:
            d = self.session.decision(seat)
            assert d is not None
            pick = self.bot_pick(d, self.players[seat].bot)
            self.session.pick(d.ask.describe(self.session.s, pick), seat)
            self.bot_picks += 1
            moved = True
        if moved:
            self.save()
        return None if self.session.over else self.session.decision(self.session.waiting[0])

    def bot_pick(self, d: Decision, bot: Policy | None) -> int:
        assert bot is not None
        s = self.session.s
        return bot.pick(shown_to(bot, s, d.seat), d.ask, d.options(s), self.choices)

    def offered(self, d: Decision) -> list[int]:
        """What a person chooses from; several of them where things are chosen together."""
        s = self.session.s
        return list(candidates(s, d.ask, vec[i64]()) if isinstance(d.ask, PickSet) else d.ask.offered(s, d.options(s)))

    def is_whole(self, d: Decision, picks: list[int]) -> bool:
        """Do these picks answer the question?"""
        if isinstance(d.ask, PickSet):
            return is_complete(self.session.s, d.ask, vec[i64](picks))
        return len(picks) == 1

    def pick(self, d: Decision, picks: list[int]) -> None:
        """A person's choice: one pick, or all of a set in any order."""
        session = self.session
        start = (d.seat, len(session.moves))
        paths = [d.ask.describe(session.s, pick) for pick in picks]
        session.pick(paths if isinstance(d.ask, PickSet) else paths[0], d.seat)
        self.started.append(start)
        self.save()

    def undo(self) -> bool:
        """Take back the latest choice of a person and the bots' answers to it, if `core/undo.py` allows that."""
        if not self.started:
            return False
        seat, before = self.started[-1]
        undone = False
        try:
            while any(move.counts and move.seat == seat for move in self.session.moves[before:]):
                self.session.undo(seat, self.bots)
                undone = True
            self.started.pop()
        except CannotUndo:
            if not undone:
                return False
        self.save()
        return True

    def advise(self, d: Decision) -> tuple[list[int], Reason | None]:
        """What the strongest bot would pick, and why; of a set it is asked for every part."""
        game = self.session.game
        if isinstance(d.ask, PickSet):
            return self.hint(d, adviser(game, parts=int(d.ask.picks_left()))), None
        seen, options = self.session.view(d.seat), vec[i64](self.offered(d))  # only what can be typed
        found = advise(game, seen, d.ask, options, Rng(0))
        return [pick for pick in options if d.ask.describe(seen, pick) == found.path], found.reason

    def hint(self, d: Decision, policy: Policy | None = None) -> list[int]:
        """What a policy, or the game's own heuristic, would pick, seeing no more than the seat does: all of a set."""
        table = imagine(self.session.view(d.seat), Rng(0))
        policy = policy or self.session.game.greedy()
        asked, picks = d, list[int]()
        while True:
            pick = policy.pick(view(table, d.seat), asked.ask, asked.options(table), Rng(0))
            if not isinstance(d.ask, PickSet):
                return [pick]
            if pick == d.ask.stop():
                return picks
            picks.append(pick)
            if len(picks) == d.ask.picks_left():
                return picks
            apply(table, d.seat, pick)
            found = next((one for one in pending(table) if one.seat == d.seat), None)
            if found is None or type(found.ask) is not type(d.ask):
                return picks
            asked = found

    def has_secrets(self, seat: int) -> bool:
        """Does the seat see anything that is hidden from a spectator?"""
        own, others = ({**to_wire(self.session.view(who)), "viewer": 0} for who in (seat, SPECTATOR))
        return own != others
