"""Policies: what picks for a seat when no person does. Every bot is one."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from farshore.core.agenda import Ask, State
from farshore.core.rng import Rng
from farshore.core.view import view


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Picks for a seat. This one picks at random; others override `pick`."""

    def pick(self, seen: Any, ask: Ask, options: vec[i64], rng: Rng) -> i64:
        """One of `options`, for the seat `ask.seat`, whose view `seen` is; None for one that does not look."""
        return options[rng.below(len(options))]

    def worths(self, seen: Any, ask: Ask, options: vec[i64]) -> vec[i64]:
        """How good each option looks; empty, where the policy does not compare them one by one."""
        return vec[i64]()

    def needs_view(self) -> bool:
        """A policy that overrides `pick` gets a view, unless it says that it never looks: that skips building it."""
        return type(self) is not Policy


def shown_to(policy: Policy, s: State, seat: i64) -> Any:
    """What a policy is given to look at: the view of its seat, or nothing. Never the table itself."""
    return view(s, seat) if policy.needs_view() else None
