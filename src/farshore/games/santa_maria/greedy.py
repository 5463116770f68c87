"""A readable heuristic."""

from __future__ import annotations

from farshore.core.play import Policy


class Greedy(Policy):
    pass
