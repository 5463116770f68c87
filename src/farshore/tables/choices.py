"""Was this answer given already? A client that lost its connection sends its answer again, and it must count once."""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from farshore.core.agenda import State
from farshore.core.errors import IllegalPick
from farshore.core.sets import PickSet, arrange, lane_of
from farshore.tables.versions import VersionedSession

Answer = str | Sequence[str]  # the path of an option; or the paths of a whole choice, in any order


def is_answer(session: VersionedSession, seat: int, version: int, answer: Answer) -> bool:
    """Is this the answer that the seat gave to the question of this version?"""
    first = session.answered(seat, version)
    if first is None:
        return False
    if isinstance(answer, str):
        return first.text.split(" ", 2)[2] == answer
    picks = picks_of(session.table_before(first.number), seat, answer)
    own = [m.pick for m in session.moves[first.number - 1 :] if m.seat == seat and m.counts]
    return picks is not None and own[: len(picks)] == picks


def picks_of(s: State, seat: int, paths: Sequence[str]) -> list[int] | None:
    """The picks that a whole choice stands for; None where it cannot be made."""
    ask = lane_of(s, seat).asking
    items = {ask.describe(s, pick): pick for pick in ask.items(s)} if isinstance(ask, PickSet) else {}
    try:
        return list(arrange(s, seat, vec[i64]([items[path] for path in paths])))
    except (KeyError, IllegalPick):
        return None
