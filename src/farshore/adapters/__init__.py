"""The games as other research tools know them: NumPy batches, Gymnasium, PettingZoo, OpenSpiel.

Each module needs the extra `research` and says so when it is missing: `pip install 'farshore[research]'`. Importing
this package registers the games with Gymnasium, if that is installed: `gymnasium.make("farshore/Century-v0")`.
"""

from importlib.util import find_spec

if find_spec("gymnasium") is not None:
    from farshore.adapters.names import register

    register()
