"""The games, a folder each; none knows another. `farshore.games()` lists all that are installed."""

from farshore.callable_package import make_callable


def games() -> object:
    """Every installed game by name."""
    from farshore.core.registry import games as registered

    return registered()


make_callable(__name__, games)
