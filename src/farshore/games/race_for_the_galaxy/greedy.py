"""A readable heuristic, to be written."""

from __future__ import annotations

from farshore.core.play import Policy


class Greedy(Policy):
    pass
