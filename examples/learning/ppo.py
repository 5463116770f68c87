"""PPO by self-play on one core: one net plays every seat and learns from all of them. Some tables have a rival.

    pip install 'farshore[train]'
    python examples/learning/ppo.py century --minutes 2
    python examples/learning/ppo.py century --minutes 30 --save century.pt
    python examples/learning/ppo.py century --minutes 30 --alone     # no bot to learn from, none to play against

In the first part of the time it is also drawn towards what a bot would do in the positions it gets into, less and less;
so it need not find out by chance what a good game looks like (Schmitt et al. 2018, "Kickstarting").
Prints a line every few updates: CPU time, decisions, and the share of games won against `random` and `greedy`.
"""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import dataclass

import numpy as np
import torch
from torch import Tensor, nn
from torch.distributions import Categorical

from farshore.adapters.batch import Batch

TABLES, STEPS = 256, 64  # a rollout
BOT = "greedy"  # teacher and rival
RIVALS = 128  # this many of the tables have the bot at one seat, as an opponent that does not learn
TAUGHT = 0.5  # the part of the time in which the bot is a teacher
EPOCHS, PIECES = 3, 8  # passes over a rollout, and minibatches of each
CLIP, LAMBDA, ENTROPY, VALUE, RATE = 0.2, 0.97, 0.01, 0.5, 1e-3
POINTS = 15.0  # a lead of this many points is nearly a certain win: tanh(1)


class Net(nn.Module):  # type: ignore[misc]  # torch need not be installed where types are checked
    """Two layers for all, then a preference for every action and the worth of the position."""

    def __init__(self, size: int, actions: int, factors: np.ndarray, width: int = 192) -> None:
        super().__init__()
        self.factors: Tensor
        self.register_buffer("factors", torch.from_numpy(factors))
        self.body = nn.Sequential(nn.Linear(size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)

    def forward(self, rows: Tensor, masks: Tensor) -> tuple[Categorical, Tensor]:
        seen = self.body(rows * self.factors)
        legal = self.policy(seen).masked_fill(masks == 0, -1e9)
        return Categorical(logits=legal, validate_args=False), self.value(seen).squeeze(-1)


@dataclass
class Rollout:
    """Everything is steps × tables."""

    rows: Tensor
    masks: Tensor
    actions: Tensor
    chances: Tensor  # log of the probability with which the action was chosen
    values: Tensor
    advice: Tensor  # what the teacher would have done; -100, which no loss counts, without one
    advantages: Tensor


def play(net: Net, batch: Batch, taught: bool) -> Rollout:
    """Some steps of all tables, and how much better each decision went than the net had thought."""
    seen = []
    untold = np.full(len(batch.seats), -100)
    for _ in range(STEPS):
        rows, masks = torch.from_numpy(batch.observations.copy()), torch.from_numpy(batch.masks.copy())
        with torch.no_grad():
            choice, values = net(rows, masks)
            actions = choice.sample()
        seats, advice = batch.seats.copy(), torch.from_numpy(batch.advice(BOT) if taught else untold)
        batch.step(actions.numpy())
        ends = np.tanh(batch.rewards / POINTS).astype(np.float32), batch.ended.copy()
        seen.append((rows, masks, actions, choice.log_prob(actions), values, advice, seats, *ends))
    with torch.no_grad():
        _, last = net(torch.from_numpy(batch.observations), torch.from_numpy(batch.masks))
    advantages = estimate(seen, last.numpy(), batch.seats)
    parts = [torch.stack([step[k] for step in seen]) for k in range(6)]
    return Rollout(*[*parts, torch.from_numpy(advantages)])


def joined(*rollouts: Rollout) -> Rollout:
    """Rollouts of several batches as one."""
    parts = zip(*(vars(rollout).values() for rollout in rollouts), strict=True)
    return Rollout(*(torch.cat(part, 1) for part in parts))


def estimate(seen: list[tuple], last: np.ndarray, asked: np.ndarray) -> np.ndarray:  # type: ignore[type-arg]
    """Generalised advantages, backwards: what follows a decision of a seat is the next decision of that seat."""
    tables, seats = seen[0][7].shape
    every = np.arange(tables)
    ahead = np.repeat(-last[:, None] / (seats - 1), seats, axis=1)  # what one seat hopes for the others fear
    ahead[every, asked] = last
    gained = np.zeros((tables, seats), np.float32)
    out = np.zeros((len(seen), tables), np.float32)
    for step in reversed(range(len(seen))):
        *_, values, _, seat, rewards, ended = seen[step]
        ahead[ended] = rewards[ended]
        gained[ended] = 0
        worth = values.numpy()
        out[step] = ahead[every, seat] - worth + LAMBDA * gained[every, seat]
        ahead[every, seat], gained[every, seat] = worth, out[step]
    return out


def learn(net: Net, optimiser: torch.optim.Optimizer, rollout: Rollout, taught: float) -> None:
    """Better decisions become more likely, but not too much so at once; so do the teacher's, as far as it is heard."""
    flat = {name: part.flatten(0, 1) for name, part in vars(rollout).items()}
    goals = flat["values"] + flat["advantages"]
    better = (flat["advantages"] - flat["advantages"].mean()) / (flat["advantages"].std() + 1e-8)
    for _ in range(EPOCHS):
        for some in torch.randperm(len(goals)).chunk(PIECES):
            choice, values = net(flat["rows"][some], flat["masks"][some])
            ratio = (choice.log_prob(flat["actions"][some]) - flat["chances"][some]).exp()
            gain = torch.minimum(ratio * better[some], ratio.clamp(1 - CLIP, 1 + CLIP) * better[some]).mean()
            loss = VALUE * (values - goals[some]).square().mean() - gain - ENTROPY * choice.entropy().mean()
            if taught:
                loss = loss + taught * nn.functional.cross_entropy(choice.logits, flat["advice"][some])
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimiser.step()


def win_share(net: Net, game: str, rival: str, games: int = 200, seed: int = 1) -> float:
    """Against a bot, from either seat, each table's first game; a shared win counts half."""
    batch = Batch(game, games, seed=seed, bots=[None, rival], rotates=True)
    shares = np.full(games, np.nan)
    while np.isnan(shares).any():
        with torch.no_grad():
            choice, _ = net(torch.from_numpy(batch.observations), torch.from_numpy(batch.masks))
        seats = batch.seats.copy()
        for table, returns in batch.step(choice.logits.argmax(-1).numpy()):
            if np.isnan(shares[table]):
                shares[table] = (returns[seats[table]] + 1) / 2
    return float(shares.mean())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=2.0, help="of CPU time, with the tests in between")
    parser.add_argument("--alone", action="store_true", help="self-play only, without a bot as teacher and rival")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--every", type=float, default=20, help="seconds between tests of strength")
    parser.add_argument("--save", help="a file for the net, with the digest of its layout")
    given = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(given.seed)
    batches = [Batch(given.game, TABLES if given.alone else TABLES - RIVALS, seed=given.seed, reward="lead")]
    if not given.alone:
        batches.append(Batch(given.game, RIVALS, seed=given.seed + 1, reward="lead", bots=[None, BOT], rotates=True))
    space = batches[0].space
    net = Net(int(space.size), int(space.actions.size), batches[0].rules.factors)
    optimiser = torch.optim.Adam(net.parameters(), RATE, eps=1e-5)
    began, tested, decisions, end = time.process_time(), 0.0, 0, 60 * given.minutes
    while (spent := time.process_time() - began) < end:
        for group in optimiser.param_groups:
            group["lr"] = RATE * (1 - 0.9 * spent / end)
        taught = 0.0 if given.alone else max(0.0, 1 - spent / end / TAUGHT)
        learn(net, optimiser, joined(*(play(net, batch, taught > 0) for batch in batches)), taught)
        decisions += TABLES * STEPS
        spent = time.process_time() - began
        if spent - tested > given.every or spent >= end:
            won = {rival: round(win_share(net, given.game, rival), 3) for rival in ("random", "greedy")}
            print(json.dumps({"seconds": round(spent), "decisions": decisions, **won}), flush=True)  # noqa: T201
            tested = time.process_time() - began
    if given.save:
        torch.save({"layout": space.digest, "net": net.state_dict()}, given.save)


if __name__ == "__main__":
    main()
