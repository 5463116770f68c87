"""How nets are made: games to learn from, the fit, and the match that decides whether a net is kept."""
