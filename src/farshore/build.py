"""Are the rules compiled, and from the sources that are in the folder now?

`setup.py` writes a digest of every compiled module's source into the package; a later edit has another digest.
"""

from __future__ import annotations

import hashlib
import json
import sys
import sysconfig
from fnmatch import fnmatch
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

DIGESTS = "built.json"  # beside this file: module path -> digest of its source, for what was compiled

# Interpreted on purpose: files at the edge, never in the hot path.
EDGE = (
    "*/__init__.py",
    "core/errors.py",
    "core/game.py",
    "core/moves.py",
    "core/question.py",
    "core/record.py",
    "core/registry.py",
    "core/replay.py",
    "core/rewards.py",
    "core/wire.py",
    "games/*/bill.py",
    "games/*/game.py",
    "games/*/picture_types.py",
)
# Compiled, though they stand above the rules.
HOT = (
    "players/lookahead.py",
    "players/net.py",
    "players/search.py",
    "players/selfplay.py",
    "server/changes.py",
    "server/previews.py",
    "server/set_choice.py",
    "server/shared.py",
    "server/table_message.py",
    "server/wording.py",
    "tables/audience.py",
    "tables/clock.py",
    "tables/outcome.py",
    "tables/roles.py",
    "tables/settling.py",
    "tables/undoing.py",
    "tables/versions.py",
)


def compiled_sources(package: Path) -> list[Path]:
    """The files that mypyc compiles, in a fixed order."""
    found = [*(package / "core").rglob("*.py"), *(package / "games").rglob("*.py")]
    hot = [package / name for name in HOT]
    return sorted(path for path in [*found, *hot] if not is_edge(path.relative_to(package).as_posix()))


def is_edge(name: str) -> bool:
    return any(fnmatch(name, pattern) for pattern in EDGE)


def source_digests(package: Path) -> dict[str, str]:
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


def folder_in_use() -> str:
    """Where a program that starts now would find Farshore: another folder once the rules have been compiled.

    Empty where Farshore is installed like any other package. See `tools/copies.py`.
    """
    file = Path(sysconfig.get_path("purelib"), "farshore.pth")
    try:
        return file.read_text(encoding="utf-8").strip()
    except OSError:
        return ""


def starts_compiled() -> bool:
    """Would a program that starts now run compiled rules?"""
    folder = folder_in_use()
    core = Path(folder, "farshore", "core") if folder else Path(__file__).parent / "core"
    return any((core / f"agenda{suffix}").is_file() for suffix in EXTENSION_SUFFIXES)


def stale_modules() -> list[str]:
    """Compiled modules whose source has changed since, here or in the checkout this environment belongs to."""
    here = Path(__file__).parent
    file = here / DIGESTS
    if not is_compiled() or not file.is_file():
        return []
    built = json.loads(file.read_text(encoding="utf-8"))
    checkout = Path(sys.prefix).parent / "src" / "farshore"
    places = [here, *([checkout] if (checkout / "core").is_dir() else [])]
    current = [source_digests(place) for place in places]
    return sorted({name for now in current for name in {*built, *now} if built.get(name) != now.get(name)})
