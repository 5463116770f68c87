"""PettingZoo: every seat an agent."""

# %% An environment for three, and agents that pick any legal action.
import numpy as np

from farshore.adapters.pettingzoo import env

table = env("century_new_world", seats=3)
table.reset(seed=42)
generator = np.random.default_rng(42)
rewards = {}

# %% One game.
for agent in table.agent_iter():
    seen, reward, terminated, truncated, info = table.last()
    if terminated or truncated:
        rewards[agent] = reward
        table.step(None)
    else:
        table.step(int(generator.choice(np.flatnonzero(seen["action_mask"]))))
print(rewards)
