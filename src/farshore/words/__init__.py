"""Everything a game says to people, in their language: one way for terminal, server and tests.

The words lie in Project Fluent files: those all games share beside this module, a game's own in its folder.
"""

from farshore.callable_package import make_callable
from farshore.words.files import LANGUAGES, best_language, guide, source
from farshore.words.words import Words


def words(game: object, language: str = "en") -> object:
    """What a game under way says, in English ("en") or Brazilian Portuguese ("pt-BR")."""
    from farshore.words.session_words import SessionWords

    return SessionWords(game, language)  # type: ignore[arg-type]  # `farshore` types it for callers


make_callable(__name__, words)

__all__ = ["LANGUAGES", "Words", "best_language", "guide", "source"]
