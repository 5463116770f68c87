"""What the strongest bot makes of the same start: it plays for every seat, with fresh luck after the set-up."""

from __future__ import annotations

from farshore.core.play import play
from farshore.core.policy import Policy
from farshore.core.rng import Rng
from farshore.players.ismcts import HORIZON
from farshore.players.mind import Mind
from farshore.study.timeline import Timeline
from farshore.study.units import YardstickPart

LUCK = 7919  # of the first game; every game has its own


def play_yardstick(mind: Mind, line: Timeline, number: int) -> YardstickPart:
    """One game from the first decision of the record."""
    start = line.choices[0].before if line.choices else 0
    s = line.tables[start].clone()
    policies: list[Policy] = [mind] * int(s.seats)
    play(s, policies, Rng(LUCK * (number + 1)), Rng(number), HORIZON)
    return YardstickPart(number, [dict(one.categories) for one in mind.game.outcome(s).seats])
