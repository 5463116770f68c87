"""OpenSpiel: our games under its names, for its algorithms."""

# %% Importing the adapter registers every game as farshore_NAME.
import numpy as np
import pyspiel

import farshore.adapters.openspiel  # noqa: F401

game = pyspiel.load_game("farshore_century_new_world(players=2)")
print(game.get_type().long_name, "has", game.num_distinct_actions(), "actions")

# %% A random game, chance included.
state = game.new_initial_state()
generator = np.random.default_rng(5)
while not state.is_terminal():
    if state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(generator.choice(outcomes, p=weights)))
    else:
        state.apply_action(int(generator.choice(state.legal_actions())))
print("returns", state.returns(), "after", len(state.history()), "picks")
