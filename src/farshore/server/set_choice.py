"""A choice of several things as screens need it: the items, and which of them go together.

Everything here is computed from the view of the seat that is asked, so it tells nothing that the seat does not know.
"""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from farshore.core.agenda import State
from farshore.core.sets import NO_STOP, PickSet, candidates, is_complete
from farshore.server import socket_types as m
from farshore.server.wording import Wording

LISTED = 300  # choices in one message


def set_choice(view: State, ask: PickSet, wording: Wording, *, final: bool) -> m.SetChoice:
    items = list(ask.items(view))
    free = goes_together(ask)
    found = None if free else all_choices(view, ask, items)
    whole, partial = found or ([], [])
    stop = ask.stop()
    return m.SetChoice(
        items=[m.Item(path, labels) for path, labels in wording.options(view, ask, items)],
        least=ask.least(view),
        most=ask.most(view),
        repeats=ask.repeats(),
        stop=None if stop == NO_STOP else ask.describe(view, stop),
        rule="any" if free else "ask" if found is None else "listed",
        choices=whole,
        partial=partial,
        final=final,
    )


def goes_together(ask: PickSet) -> bool:
    """Is every choice of enough items whole? It is where the question states no condition of its own."""
    return type(ask).fits is PickSet.fits and type(ask).suffices is PickSet.suffices


def all_choices(view: State, ask: PickSet, items: Sequence[int]) -> tuple[list[list[int]], list[list[int]]] | None:
    """Every whole choice and every part that fits, as ascending positions; None where there are too many."""
    whole: list[list[int]] = []
    partial: list[list[int]] = []
    open_parts: list[list[int]] = [[]]
    seen: set[tuple[int, ...]] = set()
    while open_parts:
        part = open_parts.pop()
        chosen = vec[i64]([items[k] for k in part])
        (whole if is_complete(view, ask, chosen) else partial).append(part)
        for pick in candidates(view, ask, chosen):
            grown = sorted([*part, items.index(pick)])
            if tuple(grown) not in seen:
                seen.add(tuple(grown))
                open_parts.append(grown)
        if len(seen) > LISTED:
            return None
    return sorted(whole), sorted(partial)


def candidates_for(view: State, ask: PickSet, paths: Sequence[str]) -> tuple[list[int], bool] | None:
    """What may be added to these, as positions, and whether they are a whole choice; None for unknown paths."""
    items = list(ask.items(view))
    by_path = {ask.describe(view, pick): pick for pick in items}
    if any(path not in by_path for path in paths):
        return None
    chosen = vec[i64]([by_path[path] for path in paths])
    return [items.index(pick) for pick in candidates(view, ask, chosen)], is_complete(view, ask, chosen)
