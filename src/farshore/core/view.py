"""What one seat may know. A view is a table of its own, made from a clone with every secret taken off it.

Three kinds of secret exist, and each is removed in one place: things on the table (`State.hide`), arguments of
waiting steps (`Step.veiled`) and what others have committed in their lanes (here).
"""

from __future__ import annotations

from mypy_extensions import i64

from farshore.core.agenda import NATURE, NOBODY_HIDDEN, NOTHING, Ask, Lane, State, begin
from farshore.core.rng import Rng


def view(s: State, seat: i64) -> State:
    """The table as `seat` (or a SPECTATOR) sees it. It shows, and can be imagined; it is not played on."""
    seen = s.clone()
    seen.viewer = seat
    veil_lane(seen.agenda, seat)
    if seen.lanes:
        veil_others(seen, seat)
    seen.hide(seat)
    return seen


def hides_nothing(s: State) -> bool:
    """Does everybody see the same? So it is where nothing is ever dealt and nobody chooses unseen."""
    return type(s).deal is State.deal and not s.lanes


def veil_lane(lane: Lane, seat: i64) -> None:
    for i in range(lane.depth):
        lane.steps[i] = lane.steps[i].veiled(seat)
    ask = lane.asking
    if ask is not None and ask.seat != seat:
        veiled = ask.veiled(seat)
        assert type(veiled) is type(ask), "a veiled question stays the same question"
        lane.asking = veiled
        lane.options = NOTHING  # options may tell what is in a hand


def veil_others(seen: State, seat: i64) -> None:
    """Whatever the others have picked in their lanes: for this seat they still stand before the first question."""
    assert seen.openings is not None
    together = seen.openings.veiled(seat)
    seen.openings = together
    for other in range(seen.seats):
        if other != seat:
            seen.lanes[other] = Lane()
            seen.commits[other] = NOTHING
    for opening in together.openings:
        if opening.seat != seat:
            seen.lanes[opening.seat].push(opening)


def open_view(seen: State) -> None:
    """A view that has travelled: its viewer is asked again, and nobody else, for their hands are not here."""
    lane = seen.agenda
    if seen.lanes:
        if not seen.is_for_seat():
            return
        lane = seen.lanes[seen.viewer]
    if lane.depth == 0:
        return
    ask = lane.pop()
    assert isinstance(ask, Ask), "a table at rest waits for an answer"
    lane.asking = ask
    if ask.seat == seen.viewer:
        lane.options = ask.options(seen)


def imagine(seen: State, rng: Rng) -> State:
    """A whole table that looks like this view: secrets dealt at random, everybody asked what they are being asked."""
    s = seen.clone()
    seat = s.viewer
    s.viewer = NOBODY_HIDDEN
    s.deal(seat, rng)
    ask = s.agenda.asking
    if ask is not None and ask.seat != NATURE and ask.seat != seat:
        s.here = s.agenda
        s.agenda.options = ask.options(s)
        if len(s.agenda.options) == 0:
            s.agenda.asking = None
    begin(s)
    return s
