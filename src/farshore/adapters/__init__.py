"""The games as other research tools know them: NumPy batches, Gymnasium, PettingZoo, OpenSpiel.

All of it needs the extra `research` and says so when it is missing: `pip install 'farshore[research]'`. Importing this
package registers the games with Gymnasium, if that is installed: `gymnasium.make("farshore/Century-v0")`.
"""

from importlib.util import find_spec

from farshore.core.errors import MissingExtra

if find_spec("numpy") is None:
    raise MissingExtra("this needs the extra 'research': pip install 'farshore[research]'")
if find_spec("gymnasium") is not None:
    from farshore.adapters.names import register

    register()
