"""Everything a game says to people, in their language: one way for terminal, server and tests.

The words lie in Project Fluent files: those all games share beside this module, a game's own in its folder.
"""

from farshore.words.files import LANGUAGES, best_language, guide, source
from farshore.words.words import Words

__all__ = ["LANGUAGES", "Words", "best_language", "guide", "source"]
