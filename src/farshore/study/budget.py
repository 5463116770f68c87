"""How much is simulated: the usual budget, times an effort."""

from __future__ import annotations

from farshore.study.types import Budget

FEWEST = 8  # simulations of anything: fewer tell nothing


def scaled(effort: float, budget: Budget | None = None) -> Budget:
    """All simulations of a budget, times a number; how many candidates and games there are stays."""
    usual = budget or Budget()
    times = {
        name: max(FEWEST, round(effort * getattr(usual, name)))
        for name in ("search", "compare", "duel", "moment", "luck", "yardstick_search")
    }
    return Budget(**times, candidates=usual.candidates, yardstick=usual.yardstick, open_cards=usual.open_cards)
