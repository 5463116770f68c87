"""How thorough a conformance run is, set by environment variables: quick every day, thorough in a soak run.

`FARSHORE_GAMES` games per case and check (1), `FARSHORE_LOOKS` close looks per game (8; 0 is every pick). The first
occurrences of every kind of question are always looked at, so a rare one is never missed.
"""

from __future__ import annotations

import os
from dataclasses import dataclass

from farshore.core.errors import FarshoreError


@dataclass(frozen=True)
class Budget:
    games: int = 1  # per case and check
    looks: int = 8  # per game, spread over it; 0: every pick
    firsts: int = 2  # how many occurrences of each question are looked at in any case
    cap: int = 50_000  # picks after which a game counts as endless

    @classmethod
    def from_environment(cls) -> Budget:
        return cls(games=_number("FARSHORE_GAMES", cls.games), looks=_number("FARSHORE_LOOKS", cls.looks))


def _number(name: str, default: int) -> int:
    text = os.environ.get(name, str(default))
    if not text.isdecimal():
        raise FarshoreError(f"{name} must be a whole number, not '{text}'")
    return int(text)
