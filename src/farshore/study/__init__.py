"""Study: what happened in a game, what would have been better, and what if. `docs/analysis.md` has the method."""
