"""What a search found: the questions of its games, with how often each option was tried, and what pauses are worth."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from farshore.core.agenda import Ask, State
from farshore.core.rng import Rng
from farshore.players.mind import Mind
from farshore.players.selfplay import Teacher

KEEP = 3  # one question in this many is kept


@dataclass(frozen=True)
class Choices:
    """Questions as their seats saw them, by what is not 0 in them; and the share of tries of each legal action."""

    places: NDArray[np.int16]
    numbers: NDArray[np.int16]
    ends: NDArray[np.int64]
    actions: NDArray[np.int64]
    shares: NDArray[np.float32]
    action_ends: NDArray[np.int64]


class Scribe(Teacher):
    """Plays as a mind does, and keeps what it found. One pick in `vary` is drawn by how often options were tried."""

    def __init__(self, mind: Mind) -> None:
        super().__init__()
        self.mind = mind
        self.vary = 0
        self.kept: dict[str, list[float]] = {name: [] for name in Choices.__dataclass_fields__}

    def pick(self, seen: State, ask: Ask, options: vec[i64], rng: Rng) -> i64:
        if len(options) == 1 and type(ask) not in self.mind.game.pauses:
            return options[0]
        search, best = self.mind.think(seen, ask, options, rng)
        found = [search.root.children.get(search.key(ask, pick)) for pick in options]
        tries = [0 if node is None else int(node.visits) for node in found]
        self.expected = search.value(ask, best)
        if rng.below(KEEP) == 0:
            self.note(seen, ask, options, tries)
        if self.vary and rng.below(self.vary) == 0:
            best = drawn(options, tries, rng)
        self.mind.keep(search, seen, ask, best)
        return best

    def note(self, seen: State, ask: Ask, options: vec[i64], tries: list[int]) -> None:
        kept, actions = self.kept, self.mind.game.actions(seen)
        for place, number in enumerate(self.mind.row(seen, ask.seat)[1:]):
            if number:
                kept["places"].append(place)
                kept["numbers"].append(number)
        kept["ends"].append(len(kept["places"]))
        kept["actions"] += [actions.number(ask, pick) for pick in options]
        kept["shares"] += [n / sum(tries) for n in tries]
        kept["action_ends"].append(len(kept["actions"]))

    def write(self, path: Path) -> None:
        with path.open("wb") as out:
            np.savez(out, **{name: np.asarray(row) for name, row in self.kept.items()})  # type: ignore[arg-type]


def drawn(options: vec[i64], tries: list[int], rng: Rng) -> i64:
    """An option, the likelier the more often it was tried."""
    left = rng.below(sum(tries))
    for pick, count in zip(options, tries, strict=True):
        left -= count
        if left < 0:
            return pick
    raise AssertionError("some option was tried")


def read_choices(paths: list[Path]) -> Choices:
    """All files as one."""
    parts = [dict(np.load(path)) for path in paths]
    for ends, of in (("ends", "places"), ("action_ends", "actions")):
        shift = 0
        for part in parts:
            part[ends] = part[ends] + shift
            shift += len(part[of])
    kinds = {"places": np.int16, "numbers": np.int16, "shares": np.float32}
    names = Choices.__dataclass_fields__
    joined = {name: np.concatenate([part[name] for part in parts]).astype(kinds.get(name, np.int64)) for name in names}
    return Choices(**joined)
