"""The conformance kit: checks that every game must pass, and tools for writing its rule tests.

TestMyGame = conformance_suite(MyGame())        # pytest finds the class and runs every check over every case

table = ScriptedTable(MyGame(), seats=2)        # a rule test reads like the rulebook
table.luck("turn-up-point-card card:P07")
table.play("0 turn location:A1-3", "1 turn rest")
assert "location:A1-4" in table.options()
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from farshore.testing.budget import Budget
from farshore.testing.copies import check_copies
from farshore.testing.lanes import check_lanes
from farshore.testing.perft import divide, perft
from farshore.testing.screens import check_screens
from farshore.testing.scripted import ScriptedTable, row
from farshore.testing.secrets import check_secrets
from farshore.testing.sets import check_sets
from farshore.testing.spaces import check_spaces
from farshore.testing.walk import Moment, Play, walk

if TYPE_CHECKING:
    from farshore.testing.questions import check_questions
    from farshore.testing.suite import CHECKS, conformance_suite

__all__ = [
    "CHECKS",
    "Budget",
    "Moment",
    "Play",
    "ScriptedTable",
    "check_copies",
    "check_lanes",
    "check_questions",
    "check_screens",
    "check_secrets",
    "check_sets",
    "check_spaces",
    "conformance_suite",
    "divide",
    "perft",
    "row",
    "walk",
]


def __getattr__(name: str) -> Any:
    """What needs pytest is loaded when it is used: `farshore check` works without."""
    if name not in ("CHECKS", "check_questions", "conformance_suite"):
        raise AttributeError(f"module 'farshore.testing' has no attribute '{name}'")
    return getattr(import_module("farshore.testing.suite"), name)
