"""Playing on: at random as fast as it goes, or with a policy for each seat that sees only its own view."""

from __future__ import annotations

from mypy_extensions import i64

from farshore.core.agenda import NATURE, State, resolve, waiting
from farshore.core.errors import IllegalPick
from farshore.core.policy import Policy, shown_to
from farshore.core.rng import Rng


def run_nature(s: State, rng: Rng) -> i64:
    """Let Nature pick until a seat is asked or the game is over; how many picks she made."""
    made: i64 = 0
    while True:
        lane = waiting(s)
        if lane is None:
            return made
        ask = lane.asking
        assert ask is not None
        if ask.seat != NATURE:
            return made
        resolve(s, lane, ask, ask.sample(s, rng))
        made += 1


def playout(s: State, rng: Rng, cap: i64) -> tuple[i64, i64]:
    """Play on at random, luck included; how many picks the seats made, and how many Nature."""
    by_seats: i64 = 0
    by_nature: i64 = 0
    while by_seats + by_nature < cap:
        lane = waiting(s)
        if lane is None:
            break
        ask = lane.asking
        assert ask is not None
        if ask.seat == NATURE:
            pick = ask.sample(s, rng)
            by_nature += 1
        else:
            pick = lane.options[rng.below(len(lane.options))]
            by_seats += 1
        resolve(s, lane, ask, pick)
    return by_seats, by_nature


def rollout(s: State, policy: Policy, rng: Rng, cap: i64) -> i64:
    """Play on with one policy for all seats, on a table nobody needs to be protected from: inside a search."""
    picks: i64 = 0
    while picks < cap:
        lane = waiting(s)
        if lane is None:
            break
        ask = lane.asking
        assert ask is not None
        pick = ask.sample(s, rng) if ask.seat == NATURE else policy.pick(s, ask, lane.options, rng)
        resolve(s, lane, ask, pick)
        picks += 1
    return picks


def play(s: State, policies: list[Policy], luck: Rng, choices: Rng, cap: i64) -> i64:
    """A whole game: each seat's policy sees its view only. Luck has a generator of its own, for duplicate luck."""
    picks: i64 = 0
    while picks < cap:
        lane = waiting(s)
        if lane is None:
            break
        ask = lane.asking
        assert ask is not None
        if ask.seat == NATURE:
            pick = ask.sample(s, luck)
        else:
            policy = policies[ask.seat]
            pick = policy.pick(shown_to(policy, s, ask.seat), ask, lane.options, choices)
            if pick not in lane.options:
                raise IllegalPick(
                    f"the bot of seat {ask.seat} picked {pick}, which {type(ask).__name__} does not offer"
                )
        resolve(s, lane, ask, pick)
        picks += 1
    return picks
