"""Who picks for a seat when no person does: at random, by a game's own heuristic, by search, or a stranger's bot."""
