"""The conformance kit: what any game, ours or a stranger's, must pass; and tools to write its rule tests with.

TestMyGame = conformance_suite(MyGame())        # pytest finds the class and runs every check over every case

table = Table(MyGame(), seats=2)                # a rule test reads like the rulebook
table.luck("turn-up-point-card card:P07")
table.play("0 turn location:A1-3", "1 turn rest")
assert "location:A1-4" in table.options()
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from farshore.testing.budget import Budget
    from farshore.testing.copies import check_copies
    from farshore.testing.counting import divide, perft
    from farshore.testing.lanes import check_lanes
    from farshore.testing.questions import check_questions
    from farshore.testing.screens import check_screens
    from farshore.testing.secrets import check_secrets
    from farshore.testing.spaces import check_spaces
    from farshore.testing.suite import CHECKS, conformance_suite
    from farshore.testing.table import Table, row
    from farshore.testing.walking import Moment, Play, walk

WHERE = {
    "budget": ("Budget",),
    "copies": ("check_copies",),
    "lanes": ("check_lanes",),
    "counting": ("divide", "perft"),
    "questions": ("check_questions",),
    "screens": ("check_screens",),
    "secrets": ("check_secrets",),
    "spaces": ("check_spaces",),
    "suite": ("CHECKS", "conformance_suite"),
    "table": ("Table", "row"),
    "walking": ("Moment", "Play", "walk"),
}
HOME = {name: module for module, names in WHERE.items() for name in names}

__all__ = [
    "CHECKS",
    "Budget",
    "Moment",
    "Play",
    "Table",
    "check_copies",
    "check_lanes",
    "check_questions",
    "check_screens",
    "check_secrets",
    "check_spaces",
    "conformance_suite",
    "divide",
    "perft",
    "row",
    "walk",
]


def __getattr__(name: str) -> Any:
    """Loaded when first used: checking a ledger needs neither pytest nor hypothesis."""
    if name not in HOME:
        raise AttributeError(f"module 'farshore.testing' has no attribute '{name}'")
    return getattr(import_module(f"farshore.testing.{HOME[name]}"), name)
