"""Every registered game proves itself, in every case it names."""

from farshore.core.registry import games
from farshore.testing import conformance_suite

TestGames = conformance_suite(*games().values())
