"""The fit of priors: a net with an output for every action, on what the search tried most. It is a net of its own,
because one that shared its layers with the value learned the value worse.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray

from farshore.core.tuning import Tuning
from farshore.players.nets import SavedNet
from farshore.players.training.choices import Choices
from farshore.players.training.fit import EPOCHS, HELD_BACK, Fitted, Learner, Rows, find_inputs, saved


def fit_priors(
    data: Choices, actions: int, about: dict[str, Any], seed: int, epochs: int = EPOCHS
) -> tuple[SavedNet, dict[str, float]]:
    """The net, and how well it tells the search's choices on questions held back: its error, and that of a guess."""
    inputs, count = find_inputs(data), len(data.ends)
    learner = Learner(inputs, actions, seed)
    rows = Rows(learner, inputs, data, seed)
    begins = np.concatenate([[0], data.action_ends])
    widest = int(np.diff(begins).max())

    def error_of(some: NDArray[np.int64]) -> tuple[torch.Tensor, torch.Tensor]:
        """Cross-entropies of what the net says, and of saying that all options are equally likely."""
        counts = begins[some + 1] - begins[some]
        spots = np.minimum(begins[some][:, None] + np.arange(widest), len(data.actions) - 1)
        legal = torch.from_numpy(np.arange(widest) < counts[:, None])
        said = rows.said(some).gather(1, torch.from_numpy(data.actions[spots]))
        chances = torch.log_softmax(said.masked_fill(~legal, -1e9), 1)
        shares = torch.from_numpy(data.shares[spots]).masked_fill(~legal, 0.0)
        return -(shares * chances).sum(1).mean(), torch.log(torch.from_numpy(counts).float()).mean()

    held = max(1, int(count * HELD_BACK))
    rows.learn(np.arange(held, count), epochs, lambda some: error_of(some)[0])
    with torch.no_grad():
        error, even = error_of(np.arange(held))
    figures = {"questions": count, "error": round(float(error), 4), "even": round(float(even), 4)}
    return saved(Fitted(learner, inputs, 1.0), about, Tuning()), figures
