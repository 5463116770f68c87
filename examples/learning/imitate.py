"""Learn to play like a bot from a dataset of its games, then play against it.

    farshore simulate century --bots greedy --games 1000 --dataset games
    python examples/learning/imitate.py games --against greedy

Prints a line after every pass: how often the net picks as the bot did in decisions it has not learned from, and the
share of games it wins.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import torch
from ppo import Net, win_share  # type: ignore[import-not-found]  # beside this script
from torch import nn

from farshore.arena.dataset import Dataset

SIZE, RATE = 512, 1e-3
HELD_BACK = 10  # one batch in this many is kept for the test


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--passes", type=int, default=8)
    parser.add_argument("--against", default="greedy", help="a bot to play against")
    given = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(0)
    data = Dataset(given.folder)
    net = Net(int(data.space.size), int(data.space.actions.size), data.factors)
    optimiser = torch.optim.Adam(net.parameters(), RATE)
    for number in range(given.passes):
        right = tried = 0
        for k, batch in enumerate(data.batches(SIZE, seed=0)):  # the same batches in every pass
            rows, masks = torch.from_numpy(batch.observations), torch.from_numpy(batch.masks)
            actions = torch.from_numpy(batch.actions)
            choice, values = net(rows, masks)
            if k % HELD_BACK == 0:
                right += int((choice.logits.argmax(-1) == actions).sum())
                tried += len(actions)
                continue
            worth = (values - torch.from_numpy(batch.returns)).square().mean()
            loss = nn.functional.cross_entropy(choice.logits, actions) + 0.5 * worth
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
        won = win_share(net, data.about["game"], given.against)
        told = {"pass": number + 1, "same": round(right / tried, 3), given.against: round(won, 3)}
        print(json.dumps(told), flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
