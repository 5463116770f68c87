"""What was built from what: are the rules compiled, and are they those that lie in the source folder?

`setup.py` writes a mark of every compiled module's source into the package; a later edit shows by its own mark.
"""

from __future__ import annotations

import hashlib
import json
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

MARKS = "built.json"  # beside this file: module path -> mark of its source, for what was compiled

# Interpreted on purpose: the edge of the house, never in the hot path.
EDGE = {
    "__init__.py",
    "bill.py",
    "errors.py",
    "foresight.py",
    "game.py",
    "notation.py",
    "picture.py",
    "record.py",
    "registry.py",
    "replay.py",
    "wire.py",
}
HOT = ("adapters/places.py", "players/search.py")  # compiled, though it stands above the rules


def compiled_sources(package: Path) -> list[Path]:
    """The files that mypyc compiles, in a fixed order."""
    found = [*(package / "core").rglob("*.py"), *(package / "games").rglob("*.py")]
    hot = [package / name for name in HOT]
    return sorted(path for path in [*found, *hot] if path.name not in EDGE)


def marks(package: Path) -> dict[str, str]:
    """Every compiled module's source by its digest."""
    return {
        path.relative_to(package).as_posix(): hashlib.blake2b(path.read_bytes(), digest_size=8).hexdigest()
        for path in compiled_sources(package)
    }


def is_compiled() -> bool:
    import farshore.core.agenda

    return str(farshore.core.agenda.__file__).endswith(tuple(EXTENSION_SUFFIXES))


def mode() -> str:
    return "compiled" if is_compiled() else "interpreted"


def stale_modules() -> list[str]:
    """Compiled modules whose source has changed since, here or in the checkout this environment belongs to."""
    here = Path(__file__).parent
    file = here / MARKS
    if not is_compiled() or not file.is_file():
        return []
    built = json.loads(file.read_text(encoding="utf-8"))
    checkout = Path(sys.prefix).parent / "src" / "farshore"
    places = [here, *([checkout] if (checkout / "core").is_dir() else [])]
    current = [marks(place) for place in places]
    return sorted({name for now in current for name in {*built, *now} if built.get(name) != now.get(name)})
