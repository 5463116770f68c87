"""A choice of several things as screens need it: the items, and which of them go together.

Everything here is computed from the view of the seat that is asked, so it tells nothing that the seat does not know.
"""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import append, vec
from mypy_extensions import i64

from farshore.core.agenda import State
from farshore.core.sets import NO_STOP, PickSet, candidates, is_complete
from farshore.server import socket_types as m
from farshore.server.wording import Wording

LISTED = 300  # whole choices in one message


def set_choice(view: State, ask: PickSet, wording: Wording) -> m.SetChoice:
    items = list(ask.items(view))
    choices = None if goes_together(ask) else whole_choices(view, ask, items)
    stop = ask.stop()
    return m.SetChoice(
        items=[m.Item(ask.describe(view, pick).split(" "), wording.labels(view, ask, pick)) for pick in items],
        least=ask.least(view),
        most=ask.picks_left(),
        repeats=ask.repeats(),
        stop=None if stop == NO_STOP else ask.describe(view, stop),
        rule="any" if goes_together(ask) else "ask" if choices is None else "listed",
        choices=choices or [],
    )


def goes_together(ask: PickSet) -> bool:
    """Is every choice of enough items whole? It is where the question states no condition of its own."""
    return type(ask).fits is PickSet.fits and type(ask).suffices is PickSet.suffices


def whole_choices(view: State, ask: PickSet, items: Sequence[int]) -> list[list[int]] | None:
    """Every whole choice, as ascending positions; None where there are too many."""
    found: list[list[int]] = []
    parts: list[list[int]] = [[]]
    while parts:
        part = parts.pop()
        chosen = vec[i64]([items[k] for k in part])
        if is_complete(view, ask, chosen):
            found.append(part)
        if len(found) + len(parts) > LISTED:
            return None
        last = part[-1] if part else 0
        start = last if ask.repeats() or not part else last + 1
        parts += [[*part, k] for k in range(start, len(items)) if ask.fits(view, append(chosen[:], items[k]))]
    return sorted(found)


def candidates_for(view: State, ask: PickSet, paths: Sequence[str]) -> tuple[list[int], bool] | None:
    """What may be added to these, as positions, and whether they are a whole choice; None for unknown paths."""
    items = list(ask.items(view))
    by_path = {ask.describe(view, pick): pick for pick in items}
    if any(path not in by_path for path in paths):
        return None
    chosen = vec[i64]([by_path[path] for path in paths])
    return [items.index(pick) for pick in candidates(view, ask, chosen)], is_complete(view, ask, chosen)
