"""The fit: a net of two hidden layers on sparse inputs, with torch; then it is written as whole numbers.

Every input is a thermometer: it has a weight for each step from one value to the next, so neighbours start out alike
and still any course can be learned. Summed up, the steps are a row for every value, which is all that play needs.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch.nn import functional

from farshore.core.tuning import Tuning
from farshore.players.net import OFFSET, USUAL
from farshore.players.nets import SavedNet
from farshore.players.training.choices import Choices
from farshore.players.training.samples import Samples

WIDTH, SECOND = 64, 24  # neurons
STEPS = 12  # of a thermometer, at most
RARE = 20  # values seen less often than this are taken for their neighbours
RATE, DECAY, SIZE, EPOCHS = 4e-3, 1e-4, 1024, 2
SCORES = 0.2  # the weight of the error in scores
HELD_BACK = 0.03
BLOCK = 10_000_000  # numbers that are worked on at a time: there may be a billion


@dataclass(frozen=True)
class Inputs:
    """Thermometers: input `k` reads `places[k]`; the rows of its levels begin at `starts[k]`."""

    places: list[int]
    edges: list[NDArray[np.int64]]  # the lowest value of every level but the first
    starts: list[int]
    zeros: list[int]  # the level of 0
    usual: list[int]  # the value that is most common
    count: int  # rows

    def level(self, k: int, values: NDArray[np.int64]) -> NDArray[np.int64]:
        return np.searchsorted(self.edges[k], values, side="right")


def find_inputs(data: Samples | Choices) -> Inputs:
    """Which inputs vary, and which of their values are told apart."""
    total, low = len(data.ends), int(data.numbers.min(initial=0))
    span = int(data.numbers.max(initial=0)) - low + 1
    counts = np.zeros((int(data.places.max(initial=0)) + 1) * span, np.int64)
    for begin in range(0, len(data.places), BLOCK):
        places, numbers = data.places[begin : begin + BLOCK], data.numbers[begin : begin + BLOCK]
        counts += np.bincount(places.astype(np.int64) * span + numbers - low, minlength=len(counts))
    by_place = counts.reshape(-1, span)
    inputs = Inputs([], [], [], [], [], 0)
    count = 0
    for place in np.flatnonzero(by_place.any(1)):
        seen = np.flatnonzero(by_place[place])
        times = by_place[place][seen]
        seen, times = np.append(seen + low, 0), np.append(times, total - times.sum())
        by_value = np.argsort(seen)
        seen, times = seen[by_value], times[by_value]
        common = seen[times >= RARE]
        if len(common) < 2:
            continue
        edges = common[1:]
        if len(edges) > STEPS:
            shares = np.cumsum(times) / times.sum()
            marks = seen[np.searchsorted(shares, np.arange(1, STEPS + 1) / (STEPS + 1))]
            edges = np.unique(marks)[1:] if len(np.unique(marks)) > 2 else edges[:: len(edges) // STEPS]
        inputs.places.append(int(place))
        inputs.edges.append(edges)
        inputs.starts.append(count)
        inputs.zeros.append(count + int(np.searchsorted(edges, 0, side="right")))
        inputs.usual.append(int(seen[np.argmax(times)]))
        count += len(edges) + 1
    return Inputs(inputs.places, inputs.edges, inputs.starts, inputs.zeros, inputs.usual, count)


def tokens(data: Samples | Choices, inputs: Inputs) -> tuple[NDArray[np.int32], NDArray[np.int64]]:
    """The row of the first layer for every number that is not 0, and where each sample begins; 0 adds nothing."""
    low, high = int(data.numbers.min()), int(data.numbers.max())
    table = np.full((int(data.places.max()) + 1, high - low + 1), -1, np.int32)
    for k, place in enumerate(inputs.places):
        table[place] = inputs.starts[k] + inputs.level(k, np.arange(low, high + 1))
        table[place][table[place] == inputs.zeros[k]] = -1
    parts, kept = [], np.zeros(len(data.places) + 1, np.int32 if len(data.places) < 1 << 31 else np.int64)
    for begin in range(0, len(data.places), BLOCK):
        rows = table[data.places[begin : begin + BLOCK], data.numbers[begin : begin + BLOCK] - low]
        kept[begin + 1 : begin + 1 + len(rows)] = rows >= 0
        parts.append(rows[rows >= 0])
    before = np.cumsum(kept, out=kept)
    return np.concatenate(parts), before[np.concatenate([[0], data.ends])].astype(np.int64)


class Learner:
    """The weights while they are learned."""

    def __init__(self, inputs: Inputs, outputs: int, seed: int) -> None:
        torch.manual_seed(seed)
        self.zero_of = torch.empty(inputs.count, dtype=torch.int64)
        for k, start in enumerate(inputs.starts):
            self.zero_of[start : start + len(inputs.edges[k]) + 1] = inputs.zeros[k]
        shapes = [(inputs.count, WIDTH), (WIDTH,), (WIDTH, SECOND), (SECOND,), (SECOND, outputs), (outputs,)]
        spreads = [0.04, 0.0, (2 / WIDTH) ** 0.5, 0.0, (1 / SECOND) ** 0.5, 0.0]
        self.weights = [torch.randn(*n) * x for n, x in zip(shapes, spreads, strict=True)]
        for weight in self.weights:
            weight.requires_grad_()

    def rows(self) -> torch.Tensor:
        """The first layer: steps summed up from 0 to each value."""
        sums = torch.cumsum(self.weights[0], 0)
        return sums - sums[self.zero_of]

    def forward(self, rows: torch.Tensor, begins: torch.Tensor) -> torch.Tensor:
        _, bias, second, second_bias, third, third_bias = self.weights
        first = functional.embedding_bag(rows, self.rows(), begins, mode="sum")
        hidden = torch.relu(torch.relu(first + bias) @ second + second_bias)
        return hidden @ third + third_bias


class Rows:
    """Samples as rows of the first layer, and the steps of learning from them."""

    def __init__(self, learner: Learner, inputs: Inputs, data: Samples | Choices, seed: int) -> None:
        self.learner = learner
        self.rows, self.begins = tokens(data, inputs)
        self.rng = np.random.default_rng(seed)

    def said(self, some: NDArray[np.int64]) -> torch.Tensor:
        """What the learner says of some samples."""
        lengths = self.begins[some + 1] - self.begins[some]
        starts = np.concatenate([[0], np.cumsum(lengths)[:-1]])
        spots = np.arange(lengths.sum()) + np.repeat(self.begins[some] - starts, lengths)
        return self.learner.forward(torch.from_numpy(self.rows[spots].astype(np.int64)), torch.from_numpy(starts))

    def learn(
        self,
        train: NDArray[np.int64],
        epochs: int,
        loss_of: Callable[[NDArray[np.int64]], torch.Tensor],
        rate: float = RATE,
    ) -> None:
        size = min(SIZE, max(1, len(train)))
        total = epochs * (len(train) // size)
        optimiser = torch.optim.AdamW(self.learner.weights, lr=rate, weight_decay=DECAY)
        schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, rate, total_steps=total + 1)
        for _ in range(epochs):
            self.rng.shuffle(train)
            for k in range(len(train) // size):
                optimiser.zero_grad()
                loss_of(train[k * size : (k + 1) * size]).backward()
                optimiser.step()
                schedule.step()


@dataclass(frozen=True)
class Fitted:
    """A net as it was learned, to be learned on."""

    learner: Learner
    inputs: Inputs
    points: float  # the scale of scores


def fit(
    data: Samples, seats: int, seed: int, epochs: int = EPOCHS, rate: float = RATE, before: Fitted | None = None
) -> tuple[Fitted, dict[str, float]]:
    """Learn from samples, from the beginning or on from a net before; and the error on samples held back."""
    if before is None:
        inputs = find_inputs(data)
        points = float(np.abs(data.targets[:, seats:]).mean()) or 1.0
        before = Fitted(Learner(inputs, 2 * seats, seed), inputs, points)
    learner, points, count = before.learner, before.points, len(data.ends)
    targets = data.targets.copy()
    targets[:, seats:] /= points
    rows = Rows(learner, before.inputs, data, seed)
    held = int(count * HELD_BACK) // seats * seats

    def loss_of(some: NDArray[np.int64]) -> torch.Tensor:
        said, wanted = rows.said(some), torch.from_numpy(targets[some])
        loss = functional.binary_cross_entropy_with_logits(said[:, :seats], wanted[:, :seats])
        return loss + SCORES * functional.mse_loss(said[:, seats:], wanted[:, seats:])

    rows.learn(np.arange(held, count), epochs, loss_of, rate)
    with torch.no_grad():
        said, wanted = rows.said(np.arange(held)), torch.from_numpy(targets[:held])
        error = (torch.sigmoid(said[:, :seats]) - wanted[:, :seats]).square().mean()
        plain = (wanted[:, :seats].mean(0) - wanted[:, :seats]).square().mean()
        apart = (said[:, seats:] - wanted[:, seats:]).abs().mean() * points
    figures = {"samples": count, "error": float(error), "plain": float(plain), "points": float(apart)}
    return before, {name: round(x, 5) for name, x in figures.items()}


def write_fitted(fitted: Fitted, path: Path) -> None:
    part = path.with_suffix(".part")
    torch.save((fitted.inputs, fitted.points, [weight.detach() for weight in fitted.learner.weights]), part)
    part.replace(path)


def read_fitted(path: Path) -> Fitted:
    """A file that this program wrote: it may hold anything that can be pickled."""
    inputs, points, weights = torch.load(path, weights_only=False)
    learner = Learner(inputs, len(weights[-1]), 0)
    learner.weights = [weight.requires_grad_() for weight in weights]
    return Fitted(learner, inputs, points)


def saved(fitted: Fitted, about: dict[str, Any], tuning: Tuning) -> SavedNet:
    """As whole numbers, in which usual values add nothing."""
    learner, inputs = fitted.learner, fitted.inputs
    with torch.no_grad():
        table = learner.rows().numpy().astype(np.float64)
        bias, *rest = (weight.numpy().astype(np.float32) for weight in learner.weights[1:])
    bias = bias.astype(np.float64)
    lows, highs, rows = [], [], []
    kept: list[NDArray[np.float64]] = []
    for k, edges in enumerate(inputs.edges):
        usual = inputs.starts[k] + int(inputs.level(k, np.array([inputs.usual[k]]))[0])
        bias = bias + table[usual]
        low, high = min(int(edges[0]) - 1, inputs.usual[k]), max(int(edges[-1]), inputs.usual[k])
        lows.append(low)
        highs.append(high)
        numbers = {usual: USUAL}
        for row in inputs.starts[k] + inputs.level(k, np.arange(low, high + 1)):
            if int(row) not in numbers:
                numbers[int(row)] = len(kept)
                kept.append(table[row] - table[usual])
            rows.append(numbers[int(row)])
    first = np.array(kept)
    step = float(np.abs(first).max()) / (OFFSET - 1)
    return SavedNet(
        **about,
        inputs=inputs.places,
        lows=lows,
        highs=highs,
        usual=inputs.usual,
        rows=rows,
        first=packed(np.rint(first / step), "<i2"),
        first_bias=packed(bias, "<f4"),
        step=step,
        second=packed(rest[0], "<f4"),
        second_bias=packed(rest[1], "<f4"),
        third=packed(rest[2], "<f4"),
        third_bias=packed(rest[3], "<f4"),
        points=fitted.points,
        exploration=tuning.exploration,
        trust=tuning.trust,
        modesty=tuning.modesty,
    )


def packed(numbers: NDArray[Any], kind: str) -> bytes:
    return numbers.astype(kind).tobytes()
