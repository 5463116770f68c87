"""Bots: random picks, a game's own heuristic, search, and bots from other packages."""
