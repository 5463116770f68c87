"""An open question in words that programs can use: options as spelled paths, sets with what may be added."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from farshore.core.agenda import Ask, State
from farshore.core.decision import Decision
from farshore.core.errors import IllegalPick
from farshore.core.notation import question
from farshore.core.sets import PickSet, candidates, is_complete


@dataclass(frozen=True)
class Question:
    """What one seat is asked."""

    seat: int
    name: str  # `visit-fort`
    options: list[str]  # every legal pick, spelled
    offered: list[str]  # those worth showing to a person
    about: dict[str, Any]  # refs and numbers for the prompt
    least: int  # picks that make a choice; 1 unless several things are chosen
    most: int
    _ask: Ask = field(repr=False, compare=False)
    _s: State = field(repr=False, compare=False)

    @property
    def is_set(self) -> bool:
        """Are several things chosen here? Then a list of them may be picked at once, in any order."""
        return isinstance(self._ask, PickSet)

    def candidates(self, chosen: Sequence[str] = ()) -> list[str]:
        """What may be added to a partial choice."""
        ask, picks = self._set(chosen)
        found = candidates(self._s, ask, picks)
        return [ask.describe(self._s, pick) for pick in found]

    def is_complete(self, chosen: Sequence[str]) -> bool:
        """May this choice be handed in?"""
        ask, picks = self._set(chosen)
        return is_complete(self._s, ask, picks)

    def _set(self, chosen: Sequence[str]) -> tuple[PickSet, vec[i64]]:
        ask = self._ask
        if not isinstance(ask, PickSet):
            raise IllegalPick(f"{self.name} takes one pick, not a list")
        picks = {ask.describe(self._s, pick): pick for pick in ask.items(self._s)}
        for path in chosen:
            if path not in picks:
                raise IllegalPick(f"'{path}' cannot be part of {self.name}; it may be: {', '.join(picks)}")
        return ask, vec[i64]([picks[path] for path in chosen])


def question_of(s: State, d: Decision) -> Question:
    """The question of an open decision, as the table stands."""
    ask = d.ask
    options = d.options(s)
    paths = {pick: ask.describe(s, pick) for pick in options}
    offered = [paths[pick] for pick in ask.offered(s, options)]
    least, most = (ask.least(s), ask.most(s)) if isinstance(ask, PickSet) else (1, 1)
    return Question(d.seat, question(ask), list(paths.values()), offered, ask.about(s), least, most, ask, s)
