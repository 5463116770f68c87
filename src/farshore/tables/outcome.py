"""The result of a table: that of the game, with players who resigned behind the others."""

from __future__ import annotations

from farshore.core.agenda import State
from farshore.core.game import Game, Outcome
from farshore.tables.info import SeatInfo


def is_decided(seats: list[SeatInfo]) -> bool:
    """Only one seat has not resigned, and somebody has."""
    resigned = sum(place.resigned for place in seats)
    return resigned > 0 and len(seats) - resigned <= 1


def winners_of(outcome: Outcome, ranks: list[int], seats: list[SeatInfo]) -> list[int]:
    """A solo player may lose: below the target, or by resigning."""
    if len(seats) == 1:
        return [] if seats[0].resigned else outcome.winners
    return [seat for seat, rank in enumerate(ranks) if rank == 1]


def standing(game: Game, s: State, seats: list[SeatInfo]) -> tuple[Outcome, list[int], str]:
    """Scores as the game has them; ranks by seat; and what decided."""
    outcome = game.outcome(s)
    keys = [(place.resigned, ranked.rank) for place, ranked in zip(seats, outcome.seats, strict=True)]
    ranks = [1 + sum(other < key for other in keys) for key in keys]
    return outcome, ranks, "resignation" if is_decided(seats) else outcome.decided_by
