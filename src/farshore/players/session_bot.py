"""A bot that plays in a session."""

from __future__ import annotations

from farshore.core.errors import NotYourDecision
from farshore.core.moves import Move
from farshore.core.policy import shown_to
from farshore.core.rng import Rng
from farshore.core.session import Session
from farshore.players.registry import bot


class SessionBot:
    """Picks for any seat of one session; it sees only what that seat may know."""

    def __init__(self, name: str, session: Session, seed: int = 0) -> None:
        self.session = session
        self.policy = bot(name, session.game)
        self.rng = Rng(seed + len(session.moves))

    def choose(self, seat: int | None = None) -> str:
        """What the bot would pick, without making the move."""
        s = self.session.s
        seat = next(iter(self.session.waiting), None) if seat is None else seat
        d = None if seat is None else self.session.decision(seat)
        if d is None:
            raise NotYourDecision("nobody is being asked anything now")
        pick = self.policy.pick(shown_to(self.policy, s, d.seat), d.ask, d.options(s), self.rng)
        return d.ask.describe(s, pick)

    def move(self, seat: int | None = None) -> list[Move]:
        """Answer for a seat, or for the first that is asked."""
        return self.session.pick(self.choose(seat), seat)
