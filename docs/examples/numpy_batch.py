"""Batches: many tables in step, observations and masks as arrays."""

# %% Sixteen tables; those that end begin their next game.
import numpy as np

from farshore.adapters.batch import Batch

batch = Batch("century_new_world", tables=16, seats=2, seed=3)
print("observations", batch.observations.shape, "masks", batch.masks.shape)

# %% A linear policy with random weights; replace it by a net.
generator = np.random.default_rng(3)
weights = generator.normal(0, 0.1, (batch.space.size, batch.space.actions.size))
ended = 0
for _ in range(100):
    values = batch.floats() @ weights + generator.gumbel(size=batch.masks.shape)
    ended += len(batch.step(np.where(batch.masks, values, -np.inf).argmax(axis=1)))
print(ended, "games ended; seats that are asked now:", batch.seats)
