"""Gymnasium: one learner, bots at the other seats. Here the learner is a table of how well actions went."""

# %% Seat 0 against the random bot.
import numpy as np

import farshore.adapters  # noqa: F401  # registers the games
import gymnasium

env = gymnasium.make("farshore/Century-v0", bots=["random"], seat=0)
worth = np.zeros(env.action_space.n)
tried = np.ones(env.action_space.n)
generator = np.random.default_rng(1)

# %% Play, and remember how the games ended in which an action was taken.
for episode in range(3):
    seen, info = env.reset(seed=episode)
    over, taken = False, []
    while not over:
        guess = worth / tried + generator.normal(0, 0.5, worth.shape)
        action = int(np.argmax(np.where(info["action_mask"], guess, -np.inf)))
        taken.append(action)
        seen, reward, over, _, info = env.step(action)
    worth[taken] += reward
    tried[taken] += 1
    print("episode", episode, "reward", reward, "score", info["score"])
