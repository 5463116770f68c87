"""Four board games, exact rules. The front door:

    import farshore

    game = farshore.play("century", seats=2, seed=7, board="D1")
    while not game.over:
        farshore.bot("greedy", game).move()
    print(game.outcome().winners, game.record())

Everything here is loaded when it is first used, so that `import farshore` is quick.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

    from farshore.core.errors import FarshoreError
    from farshore.core.game import Game
    from farshore.core.session import Session
    from farshore.players.session_bot import SessionBot
    from farshore.study.types import Analysis, AnalysisProgress, Budget
    from farshore.words.session_words import SessionWords

    def games() -> dict[str, Game]:
        """Every installed game by name."""
        ...

    def words(game: Session, language: str = "en") -> SessionWords:
        """What a game under way says, in English ("en") or Brazilian Portuguese ("pt-BR")."""
        ...


__all__ = ["FarshoreError", "Session", "analyse", "bot", "games", "load", "play", "words"]
__version__ = "0.1.0"


def play(
    game: str | Game,
    seats: int = 2,
    seed: int | None = None,
    edition: str = "standard",
    players: tuple[str, ...] | list[str] = (),
    **variants: object,
) -> Session:
    """A new game, at its first question. The same seed and picks give the same game; without a seed luck is fresh."""
    from secrets import randbits

    from farshore.core.registry import game_named
    from farshore.core.session import seeded

    found = game_named(game) if isinstance(game, str) else game
    values = {name: value if isinstance(value, str) else as_text(value) for name, value in variants.items()}
    luck = seeded(randbits(62) if seed is None else seed)
    session = session_class()(found, seats, values, edition, luck, players)
    if seed is not None:
        session.notes["seed"] = str(seed)
    return session


def as_text(value: object) -> str:
    """`True` is how Python says `on`."""
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


def load(text: str, seed: int | None = None) -> Session:
    """The game that a record holds, ready to go on where it ends."""
    from secrets import randbits

    from farshore.core.replay import session_of
    from farshore.core.session import seeded

    session_class()
    return session_of(text, seeded(randbits(62) if seed is None else seed))


def bot(name: str, game: Session, seed: int = 0) -> SessionBot:
    """A bot for a game under way: `farshore.bot("hard", game).move()` answers for the player who is asked."""
    from farshore.players.session_bot import SessionBot

    return SessionBot(name, game, seed)


def session_class() -> type[Session]:
    """Sessions, with what only the front door can give them."""
    from farshore.core.session import Session

    Session.analyser = staticmethod(analyse)
    return Session


def analyse(
    game: Session, budget: Budget | None = None, report: Callable[[AnalysisProgress], None] | None = None
) -> Analysis:
    """What every decision of a game cost, what luck gave, and how sure that is; also as `game.analyse()`.

    It takes a few minutes; `report` hears how far it is.
    """
    from farshore.study.analysis import analyse as analyse_session

    return analyse_session(game, budget, report)


def __getattr__(name: str) -> Any:
    if name in ("games", "words"):  # packages that can be called
        return import_module(f"farshore.{name}")
    if name == "Session":
        return session_class()
    if name == "FarshoreError":
        return import_module("farshore.core.errors").FarshoreError
    raise AttributeError(f"module 'farshore' has no attribute '{name}'")
