"""The result of a table: that of the game, and whoever resigned behind those who did not."""

from __future__ import annotations

from farshore.core.agenda import State
from farshore.core.game import Game, Outcome
from farshore.tables.sheet import Chair


def is_decided(chairs: list[Chair]) -> bool:
    """Only one seat has not resigned, and somebody has."""
    resigned = sum(chair.resigned for chair in chairs)
    return resigned > 0 and len(chairs) - resigned <= 1


def winners_of(outcome: Outcome, ranks: list[int], chairs: list[Chair]) -> list[int]:
    """Alone, a player may lose: below the target, or by resigning."""
    if len(chairs) == 1:
        return [] if chairs[0].resigned else outcome.winners
    return [seat for seat, rank in enumerate(ranks) if rank == 1]


def standing(game: Game, s: State, chairs: list[Chair]) -> tuple[Outcome, list[int], str]:
    """Scores as the game has them; ranks by seat; and what decided."""
    outcome = game.outcome(s)
    keys = [(chair.resigned, ranked.rank) for chair, ranked in zip(chairs, outcome.seats, strict=True)]
    ranks = [1 + sum(other < key for other in keys) for key in keys]
    return outcome, ranks, "resignation" if is_decided(chairs) else outcome.decided_by
