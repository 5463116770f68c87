"""One sitting: who sits where, whose pick it is, what can be taken back, and the record on disk after every pick."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from farshore.core.agenda import NATURE, SPECTATOR, hears
from farshore.core.decision import Decision, apply, pending
from farshore.core.foresight import Foresight
from farshore.core.game import Fact, Game
from farshore.core.notation import spell
from farshore.core.policy import Policy, shown_to
from farshore.core.record import Header, Recorder
from farshore.core.replay import Reading
from farshore.core.rng import Rng
from farshore.core.view import view
from farshore.core.wire import to_wire
from farshore.tables.undo import differs_somewhere


@dataclass
class Chair:
    """A seat's player: a person, or the bot that picks for it."""

    name: str
    bot: Policy | None = None
    spec: str = ""  # how the bot was asked for: greedy, ismcts:200ms


@dataclass(frozen=True)
class Heard:
    """An event as it was told, for those who may hear it."""

    name: str
    told: dict[str, Fact]
    audience: int


@dataclass(frozen=True)
class Past:
    """A table as it was before a person's pick, and that pick."""

    s: Any
    seat: int
    line: str
    lines: int
    count: int
    heard: int


class Sitting:
    """A game in progress."""

    def __init__(self, game: Game, s: Any, recorder: Recorder, chairs: list[Chair], seed: int, file: Path) -> None:
        self.game = game
        self.s = s
        self.recorder = recorder
        self.chairs = chairs
        self.luck = Rng(seed)
        self.choices = Rng(seed + 1)
        self.file = file
        self.log: list[Heard] = []
        self.past: list[Past] = []
        self.bot_picks = 0
        self.save()

    @property
    def header(self) -> Header:
        return self.recorder.record.header

    @property
    def people(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.bot is None]

    def save(self) -> None:
        """The whole record, in one step: either the old file is there or the new one, never half of it."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        fresh = self.file.with_suffix(".new")
        with fresh.open("w", encoding="utf-8") as out:
            out.write(str(self.recorder.record))
            out.flush()
            os.fsync(out.fileno())
        fresh.replace(self.file)

    def next_person(self) -> Decision | None:
        """Let Nature and the bots pick until a person is asked; None when the game is over."""
        while True:
            asked = pending(self.s)
            if not asked:
                return None
            machine = [d for d in asked if d.seat == NATURE or self.chairs[d.seat].bot is not None]
            if not machine:
                return asked[0]
            d = machine[0]
            if d.seat == NATURE:
                self.past.clear()  # luck has fallen: nothing before it can be taken back
                self.make(d, d.ask.sample(self.s, self.luck))
            else:
                self.bot_picks += 1
                self.make(d, self.bot_pick(d, self.chairs[d.seat].bot))

    def bot_pick(self, d: Decision, bot: Policy | None) -> int:
        assert bot is not None
        return bot.pick(shown_to(bot, self.s, d.seat), d.ask, d.options(self.s), self.choices)

    def pick(self, d: Decision, pick: int) -> None:
        """A person has picked."""
        record = self.recorder.record
        line = spell(self.s, d.seat, pick)
        self.past.append(Past(self.s.clone(), d.seat, line, len(record.body), self.recorder.count, len(self.log)))
        self.make(d, pick)

    def make(self, d: Decision, pick: int) -> None:
        self.recorder.note(self.s, d.seat, pick)
        self.s.log = []
        apply(self.s, d.seat, pick)
        self.log += [Heard(e[0], self.game.facts(self.s, e), e[2]) for e in self.s.log]
        self.s.log = None
        self.recorder.checkpoint(self.s)
        if not pending(self.s):
            self.recorder.end(self.s)
        self.save()

    def undo(self) -> bool:
        """Take back the last pick of a person and all that bots answered; False where luck has fallen since, or the
        pick brought something hidden to light.
        """
        if not self.past or differs_somewhere(self.past[-1].s.clone(), self.past[-1].seat, self.past[-1].line):
            return False
        before = self.past.pop()
        self.s = before.s
        del self.recorder.record.body[before.lines :]
        self.recorder.count = before.count
        del self.log[before.heard :]
        self.save()
        return True

    def hint(self, d: Decision) -> int:
        """What the game's own heuristic would pick, seeing no more than the seat does."""
        greedy = self.game.greedy()
        return greedy.pick(view(self.s, d.seat), d.ask, d.options(self.s), Rng(0))

    def preview(self, d: Decision, pick: int) -> dict[str, int]:
        """What the pick changes for its seat, as far as the seat can know."""
        return Foresight(self.game, view(self.s, d.seat), d.seat).changes(pick)

    def heard_by(self, seat: int, since: int = 0) -> list[Heard]:
        return [one for one in self.log[since:] if hears(one.audience, seat)]

    def has_secrets(self, seat: int) -> bool:
        """Does the seat see anything that lies hidden from a stranger?"""
        own, strange = ({**to_wire(view(self.s, who)), "viewer": 0} for who in (seat, SPECTATOR))
        return own != strange


def resumed(reading: Reading, chairs: list[Chair], seed: int, file: Path) -> Sitting:
    """Go on where a record ends, or where its sound part does."""
    header = reading.record.header
    variants = reading.game.variants_under(header.rules_version, header.variants)
    recorder = Recorder(reading.game, header.seats, variants, header.edition, [c.name for c in chairs])
    recorder.record.header.notes.update(header.notes)
    recorder.record.body = list(reading.record.body)
    recorder.count = len(reading.record.picks)
    return Sitting(reading.game, reading.s, recorder, chairs, seed, file)
