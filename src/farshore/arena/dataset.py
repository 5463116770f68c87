"""Decisions of bots as Parquet files, for offline and imitation learning; and a loader that yields NumPy batches.

    farshore simulate century --bots greedy --games 1000 --dataset games

    for batch in Dataset("games").batches(1024):
        batch.observations, batch.masks, batch.actions, batch.returns

A row is one decision: what the seat saw (whole numbers, see `docs/spaces`), what was legal, what its bot did, and how
the game ended for it. Every file names the layout by its digest; a loader refuses a layout that is not today's.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from farshore.arena.plan import Plan
from farshore.core.agenda import Ask, State
from farshore.core.errors import FarshoreError, MissingExtra
from farshore.core.game import Game, Outcome
from farshore.core.registry import game_named
from farshore.core.rewards import returns_of, win
from farshore.core.space import Space

KEY = b"farshore"  # of the metadata in every file


class OtherLayout(FarshoreError):
    """A dataset whose observations or actions are numbered otherwise than today's."""


def check_dataset(folder: Path, resumes: bool) -> None:
    """Before hours of play: is all there that is needed, and nothing in the way?"""
    if find_spec("pyarrow") is None or find_spec("numpy") is None:
        raise MissingExtra("datasets need the extra 'research': pip install 'farshore[research]'")
    if not resumes and any(folder.glob("*.parquet")):
        raise FarshoreError(f"{folder} holds a dataset already; name another folder, or go on with --out")


class Recorder:
    """The decisions of a stretch of games, written as one file."""

    def __init__(self, game: Game, plan: Plan) -> None:
        self.plan = plan
        self.space: Space = game.space(plan.seats, plan.variants, plan.edition)
        self.columns: dict[str, list[Any]] = {name: [] for name in ("game", "seat", "bot", "question", "action")}
        self.results: dict[str, list[float]] = {name: [] for name in ("return", "score", "rank")}
        self.observations: list[Any] = []
        self.masks: list[Any] = []

    def note(self, number: int, bot: str, s: State, ask: Ask, options: vec[i64], pick: int) -> None:
        marks = self.space.mask()
        self.space.actions.write_mask(ask, options, marks, 0)
        self.observations.append(self.space.seen(s, ask.seat, ask))
        self.masks.append(marks)
        values = (number, int(ask.seat), bot, type(ask).__name__, int(self.space.actions.number(ask, pick)))
        for column, value in zip(self.columns.values(), values, strict=True):
            column.append(value)

    def end_game(self, outcome: Outcome) -> None:
        """How the game ended, for every decision made in it."""
        returns = returns_of(outcome, win)
        for seat in self.columns["seat"][len(self.results["rank"]) :]:
            ended = returns[seat], outcome.seats[seat].score, outcome.seats[seat].rank
            for column, value in zip(self.results.values(), ended, strict=True):
                column.append(value)

    def write(self, folder: Path, first: int, last: int) -> None:
        """Whole or not at all: under another name until it is done."""
        import numpy as np
        import pyarrow as pa
        from pyarrow import parquet

        def block(rows: list[Any], kind: Any, width: int) -> Any:
            flat = np.concatenate([np.asarray(row) for row in rows]) if rows else np.zeros(0, np.int16)
            return pa.FixedSizeListArray.from_arrays(pa.array(flat, kind), width)

        columns = {
            **{name: pa.array(values) for name, values in self.columns.items()},
            "return": pa.array(self.results["return"], pa.float32()),
            "score": pa.array(self.results["score"], pa.int32()),
            "rank": pa.array(self.results["rank"], pa.int8()),
            "mask": block(self.masks, pa.uint8(), int(self.space.actions.size)),
            "observation": block(self.observations, pa.int16(), int(self.space.size)),
        }
        table = pa.table(columns).replace_schema_metadata({KEY: json.dumps(self.about()).encode()})
        folder.mkdir(parents=True, exist_ok=True)
        part = folder / f"games-{first:08}-{last:08}.parquet"
        parquet.write_table(table, part.with_suffix(".tmp"), compression="zstd")
        part.with_suffix(".tmp").replace(part)

    def about(self) -> dict[str, Any]:
        plan = self.plan
        return {
            "layout": self.space.digest,
            "game": plan.game,
            "seats": plan.seats,
            "variants": dict(plan.variants),
            "edition": plan.edition,
            "rules_version": plan.rules_version,
            "scales": self.space.scales,
        }


def drop_unfinished(folder: Path, played: set[int]) -> None:
    """Files of games that an earlier run did not write down: they will be played again."""
    for part in folder.glob("games-*.parquet"):
        first, last = (int(word) for word in part.stem.split("-")[1:])
        if not played.issuperset(range(first, last)):
            part.unlink()


@dataclass(frozen=True)
class Decided:
    """Decisions, a row for each. Observations are whole numbers; times `factors` they come out around 0 to 1."""

    observations: Any  # int16
    masks: Any  # bool
    actions: Any  # int64
    returns: Any  # float32: 1 for a win, -1/(n-1) for a loss
    bots: Any  # names


class Dataset:
    """All files of a folder. `space` is their layout."""

    def __init__(self, folder: str | Path) -> None:
        check_dataset(Path(folder), resumes=True)
        import numpy as np
        from pyarrow import parquet

        self.files = sorted(Path(folder).glob("*.parquet"))
        if not self.files:
            raise FarshoreError(f"there is no dataset in {folder}")
        self.about: dict[str, Any] = json.loads(parquet.read_schema(self.files[0]).metadata[KEY])
        about = self.about
        self.space = game_named(about["game"]).space(about["seats"], about["variants"], about["edition"])
        self.factors: Any = (1 / np.array(about["scales"])).astype(np.float32)
        for file in self.files:
            self.check(file, json.loads(parquet.read_schema(file).metadata[KEY]))

    def check(self, file: Path, about: dict[str, Any]) -> None:
        if about["layout"] != self.space.digest:
            raise OtherLayout(f"{file} has layout {about['layout']}, not {self.space.digest}: play its games again")

    def __len__(self) -> int:
        from pyarrow import parquet

        return sum(parquet.read_metadata(file).num_rows for file in self.files)

    def batches(self, size: int, seed: int | None = None) -> Iterator[Decided]:
        """All decisions once, `size` at a time; with a seed files and the rows of each are shuffled."""
        import numpy as np
        from pyarrow import parquet

        generator = None if seed is None else np.random.default_rng(seed)
        order = self.files if generator is None else [self.files[i] for i in generator.permutation(len(self.files))]
        for file in order:
            table = parquet.read_table(file)
            whole = Decided(
                block(table["observation"]),
                block(table["mask"]).astype(bool),
                table["action"].to_numpy(),
                table["return"].to_numpy(),
                np.array(table["bot"].to_pylist()),
            )
            rows = np.arange(len(table)) if generator is None else generator.permutation(len(table))
            for at in range(0, len(rows), size):
                chosen = rows[at : at + size]
                yield Decided(*(column[chosen] for column in vars(whole).values()))


def block(column: Any) -> Any:
    """A column of rows as a matrix."""
    joined = column.combine_chunks()
    return joined.flatten().to_numpy().reshape(len(joined), joined.type.list_size)
