"""A player's answer: the path of one option, or the paths of a whole choice in any order."""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from farshore.core.agenda import State
from farshore.core.errors import IllegalPick
from farshore.core.sets import PickSet, arrange, lane_of

Answer = str | Sequence[str]


def picks_of(s: State, seat: int, answer: Answer) -> list[int] | None:
    """The picks that an answer stands for; None where it cannot be given."""
    ask = lane_of(s, seat).asking
    assert ask is not None
    if isinstance(answer, str):
        return [pick for pick in ask.options(s) if ask.describe(s, pick) == answer] or None
    items = {ask.describe(s, pick): pick for pick in ask.items(s)} if isinstance(ask, PickSet) else {}
    try:
        return list(arrange(s, seat, vec[i64]([items[path] for path in answer])))
    except (KeyError, IllegalPick):
        return None
