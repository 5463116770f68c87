"""The contract. A game is a stack of steps: some happen, some ask a seat for one pick.

The rules of this file:
  * a step never changes once made, so clones share it; progress is a new step;
  * a step either acts (`run`) or asks (`options`, then `answer`), never both;
  * options are small integers; words for them exist only at the edge (`describe`);
  * chance is a question put to the seat NATURE; no rule draws a random number;
  * inside lanes a step writes only its own seat's commitment, read later by the reveal.

`s: Any` lets a game write `s: Century` in its own steps; the compiler checks the type on entry.
One file, because steps, stacks and the table refer to each other, and calls within it are the hot path.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from farshore.core.rng import Rng

NATURE: Final = -1
SPECTATOR: Final = -2  # sees what is public, and nothing else
NOBODY_HIDDEN: Final = -3  # `State.viewer` of the real table, where nothing is veiled
EVERYONE: Final = -1  # audience of an event
NOTHING: Final[vec[i64]] = vec[i64]()


def all_but(seat: i64) -> i64:
    """The audience of everybody except one seat."""
    return -2 - seat


def hears(audience: i64, seat: i64) -> bool:
    """May this seat, or a SPECTATOR, be told?"""
    if audience <= -2:
        return seat != -2 - audience
    return audience == EVERYONE or audience == seat


RawEvent = tuple[str, tuple[int, ...], int]  # name, arguments, audience


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Step:
    """One sentence of the rulebook."""

    __slots__ = ()

    def run(self, s: Any) -> None:
        """Make it happen; what must follow goes on the agenda with `s.then`."""
        raise NotImplementedError

    def veiled(self, seat: i64) -> Step:
        """This step as `seat` may see it; a step that carries a secret of another seat returns one without."""
        return self


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Ask(Step):
    """A question to one seat. No option: it is skipped. A single one, outside lanes: it is taken."""

    __slots__ = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def options(self, s: Any) -> vec[i64]:
        """What may be picked, in canonical order. Changes nothing."""
        raise NotImplementedError

    def answer(self, s: Any, pick: i64) -> None:
        """The seat has picked."""
        raise NotImplementedError

    def sample(self, s: Any, rng: Rng) -> i64:
        """A random pick; Nature's are weighted."""
        options = self.options(s)
        return options[rng.below(len(options))]

    def picks_left(self) -> i64:
        """How many picks of this kind follow, this one included."""
        return 1

    def offered(self, s: Any, options: vec[i64]) -> vec[i64]:
        """The options worth showing to a person: without those that lead nowhere or do the same as another.

        Never empty, and every result can still be reached. Only one: the question needs nobody, and is answered for
        the person who is asked. All options stay legal, for bots and records.
        """
        return options

    def also(self, s: Any, pick: i64) -> vec[i64]:
        """What a person means along with this pick: answers to the questions of this class that follow it at once.

        Buying a grain in order to pay it is one choice for a person, and two picks for bots and records.
        """
        return NOTHING

    def describe(self, s: Any, pick: i64) -> str:
        """The pick as people and records write it: refs (`card:P07`) and words, space-separated; unique here."""
        return str(pick)

    def about(self, s: Any) -> dict[str, Any]:
        """What the question is about, for its prompt: refs and numbers by name."""
        return {}

    def detail(self, s: Any, pick: i64) -> dict[str, Any]:
        """What an option's label says besides its name, which stays the same in records: refs and numbers by name."""
        return {}

    def run(self, s: Any) -> None:
        pose(s, self)


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Chance(Ask):
    """A question to NATURE. `sample` is the fast path; `outcomes` serves search and tests."""

    __slots__ = ()

    def __init__(self) -> None:
        self.seat = NATURE

    def outcomes(self, s: Any) -> list[tuple[i64, i64]]:
        """Every outcome with its integer weight."""
        raise NotImplementedError

    def allows(self, s: Any, pick: i64) -> bool:
        return pick in self.options(s)

    def options(self, s: Any) -> vec[i64]:
        return vec[i64]([pick for pick, _ in self.outcomes(s)])

    def run(self, s: Any) -> None:
        pose_to_nature(s, self)


@mypyc_attr(acyclic=True, free_list_len=1)
class Together(Step):
    """Simultaneous choice: a lane per seat, answered in any order, unseen by the others."""

    __slots__ = ("openings",)

    def __init__(self, openings: list[Ask]) -> None:
        self.openings: list[Ask] = openings

    def run(self, s: Any) -> None:
        open_lanes(s, self)

    def veiled(self, seat: i64) -> Together:
        """A seat's own question stays whole."""
        seen: list[Ask] = []
        for opening in self.openings:
            step = opening if opening.seat == seat else opening.veiled(seat)
            assert isinstance(step, Ask), "a veiled question stays a question"
            seen.append(step)
        return Together(seen)


class Lane:
    """A stack of steps, and the question it is waiting on, if any."""

    __slots__ = ("asking", "depth", "options", "steps")

    def __init__(self) -> None:
        self.steps: vec[Step] = vec[Step]()  # the first `depth` count; the last of these is next
        self.depth: i64 = 0
        self.asking: Ask | None = None
        self.options: vec[i64] = NOTHING  # of `asking`; NATURE's are made on demand

    def clone(self) -> Lane:
        twin = Lane()
        twin.steps = self.steps[: self.depth]
        twin.depth = self.depth
        twin.asking = self.asking
        twin.options = self.options
        return twin

    def push(self, step: Step) -> None:
        if self.depth == len(self.steps):
            self.steps = append(self.steps, step)
        else:
            self.steps[self.depth] = step
        self.depth += 1

    def pop(self) -> Step:
        self.depth -= 1
        return self.steps[self.depth]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The state of one table. It has one owner and is changed only by steps."""

    __slots__ = ("agenda", "commits", "here", "idle", "lanes", "log", "openings", "seats", "viewer")

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.viewer: i64 = NOBODY_HIDDEN  # the seat this is a view for
        self.agenda: Lane = Lane()
        self.lanes: list[Lane] = NO_LANES  # by seat; empty unless all choose together
        self.idle: list[Lane] = NO_LANES  # closed lanes, to be used again
        self.openings: Together | None = None  # what the lanes were first asked
        self.commits: list[vec[i64]] = NO_COMMITS  # by seat; hidden until the reveal
        self.here: Lane = self.agenda  # where `then` puts steps
        self.log: list[RawEvent] | None = None  # None: nobody listens

    def then(self, a: Step, b: Step | None = None, c: Step | None = None) -> None:
        """Do these next, in reading order."""
        if c is not None:
            self.here.push(c)
        if b is not None:
            self.here.push(b)
        self.here.push(a)

    def then_each(self, steps: list[Step]) -> None:
        """Do all of these next, in reading order: one for each player in turn."""
        for step in reversed(steps):
            self.here.push(step)

    def commit(self, seat: i64, pick: i64) -> None:
        """Add a pick to what the seat has committed. Clones share the row, so one that holds picks is copied."""
        row = self.commits[seat]
        self.commits[seat] = append(row[:] if len(row) > 0 else row, pick)

    def is_for_seat(self) -> bool:
        """Is this the view of somebody who plays? Spectators, and the real table, have no seat."""
        return self.viewer >= 0

    def clone(self) -> State:
        raise NotImplementedError

    def hide(self, seat: i64) -> None:
        """Take off this table, a fresh clone, all that `seat` may not know. Games with secrets say how."""

    def deal(self, seat: i64, rng: Rng) -> None:
        """The reverse: lay out at random what `hide` took off, as it might really be."""

    def clone_core(self, twin: State) -> None:
        """What every clone() does first. Steps are shared, stacks are copied."""
        twin.viewer = self.viewer
        twin.agenda = self.agenda.clone()
        twin.here = twin.agenda
        if self.lanes:
            twin.lanes = [lane.clone() for lane in self.lanes]
            twin.openings = self.openings
        if self.commits:
            twin.commits = self.commits[:]


NO_LANES: Final[list[Lane]] = []
NO_COMMITS: Final[list[vec[i64]]] = []
UNCOMMITTED: Final[list[vec[i64]]] = [NOTHING] * 32  # more seats than any game has


def pose(s: State, ask: Ask) -> None:
    """Ask, unless there is nothing to choose. In a lane even that must not show."""
    options = ask.options(s)
    n = len(options)
    if n > 1 or (n == 1 and s.lanes):
        s.here.asking = ask
        s.here.options = options
    elif n == 1:
        ask.answer(s, options[0])


def pose_to_nature(s: State, chance: Chance) -> None:
    s.here.asking = chance
    s.here.options = NOTHING


def open_lanes(s: State, together: Together) -> None:
    s.openings = together
    s.lanes = s.idle or [Lane() for _ in range(s.seats)]
    s.idle = NO_LANES
    s.commits = UNCOMMITTED[: s.seats]  # a list of its own for every choice
    for opening in together.openings:
        s.here = s.lanes[opening.seat]
        opening.run(s)
        run_lane(s, s.here)
    close_lanes_if_done(s)


def close_lanes_if_done(s: State) -> None:
    """Once all have answered the agenda goes on; the commitments stay for the step that reveals them."""
    for lane in s.lanes:
        if lane.asking is not None:
            return
    s.idle = s.lanes
    s.lanes = NO_LANES
    s.openings = None
    s.here = s.agenda


def run_lane(s: State, lane: Lane) -> None:
    s.here = lane
    while lane.asking is None and lane.depth > 0:
        lane.pop().run(s)


def run_agenda(s: State) -> None:
    """Run everything that needs nobody."""
    agenda = s.agenda
    while agenda.asking is None and agenda.depth > 0 and not s.lanes:
        agenda.pop().run(s)


def begin(s: State) -> None:
    """Start a new game, or a restored one: the seats that were being asked are asked again."""
    if s.lanes:
        for lane in s.lanes:
            run_lane(s, lane)
        close_lanes_if_done(s)
    run_agenda(s)


def waiting(s: State) -> Lane | None:
    """The first lane with an open question; None: the game is over."""
    if not s.lanes:
        return None if s.agenda.asking is None else s.agenda
    for lane in s.lanes:
        if lane.asking is not None:
            return lane
    return None


def resolve(s: State, lane: Lane, ask: Ask, pick: i64) -> None:
    """Answer a lane's question with a pick known to be legal, and run on to the next question."""
    lane.asking = None
    s.here = lane
    ask.answer(s, pick)
    if s.lanes:
        run_lane(s, lane)
        close_lanes_if_done(s)
    run_agenda(s)
