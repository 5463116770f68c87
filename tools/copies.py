"""Which Farshore this environment runs: the sources, interpreted, or a compiled copy of them.

One file says so, `farshore.pth` among the packages, and it is replaced in one step. A copy is compiled, tried and
only then named there. Whatever is interrupted, and whenever, the environment runs what it ran before.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import time
import zipfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts" if os.name == "nt" else "bin") / "python"
BUILD = ROOT / "build"
LOG = BUILD / "build.log"
COPIES = VENV / "copies"
KEPT = 2  # copies: an older one may still be running
SOURCES = ("src", "web")
GENERATED = {"node_modules", "__pycache__", "static", "dist", ".svelte-kit"}
TRIAL = "import farshore.build, farshore.core.registry as r; r.games(); print(farshore.build.mode())"
Say = Callable[[str], None]


class BuildFailed(Exception):
    """The sources could not be compiled; they run interpreted."""


class Busy(Exception):
    """Another process compiles."""


class SourcesChanged(Exception):
    """What was compiled is not what is there now."""


def source_files(root: Path = ROOT) -> list[Path]:
    found = [root / "setup.py", root / "pyproject.toml"]
    for folder in SOURCES:
        for path in sorted((root / folder).rglob("*")):
            if path.is_file() and not GENERATED.intersection(path.relative_to(root).parts):
                found.append(path)
    return [path for path in found if path.suffix not in {".so", ".pyc"} and "egg-info" not in str(path)]


def digest_of(files: Iterable[Path], root: Path = ROOT) -> str:
    digest = hashlib.sha256(os.environ.get("FARSHORE_PURE", "").encode())
    for path in files:
        digest.update(str(path.relative_to(root)).encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def copy_of(digest: str) -> Path | None:
    """The finished copy of these sources, if there is one."""
    copy = COPIES / digest
    return copy if copy.is_dir() else None


# --- which one runs ------------------------------------------------------------------------------------------------
def packages() -> Path:
    """The folder that packages are installed in."""
    return next(iter(VENV.glob("lib/python*/site-packages")), VENV / "Lib" / "site-packages")


def in_use() -> Path | None:
    file = packages() / "farshore.pth"
    return Path(file.read_text(encoding="utf-8").strip()) if file.is_file() else None


def use(folder: Path) -> None:
    """From now on the environment imports Farshore from here; what runs already goes on as it is."""
    if in_use() != folder:
        file = packages() / "farshore.pth"
        fresh = file.with_suffix(f".{os.getpid()}")
        fresh.write_text(f"{folder}\n", encoding="utf-8")
        fresh.replace(file)
    retire_installed()
    write_command()


def is_compiled(copy: Path) -> bool:
    return any(copy.glob("farshore__mypyc*"))


def retire_installed() -> None:
    """An installed Farshore would come before the one that is named."""
    for pattern in ("farshore", "farshore-*.dist-info", "farshore__mypyc*"):
        for path in packages().glob(pattern):
            shutil.rmtree(path) if path.is_dir() else path.unlink()


def write_command() -> None:
    """The program `farshore`; started by the shell, because a path with spaces cannot start a script."""
    command = PYTHON.with_name("farshore")
    text = f"""#!/bin/sh
'''exec' "{PYTHON}" "$0" "$@"
' '''
import sys

from farshore.cli import main

if __name__ == "__main__":  # processes it starts to share the work read this file too
    sys.exit(main())
"""
    if not command.is_file() or command.read_text(encoding="utf-8") != text:
        command.write_text(text, encoding="utf-8")
        command.chmod(0o755)


def drop_old(now: str) -> None:
    """Keep the latest copies, and this one."""
    found = sorted(COPIES.glob("[0-9a-f]*"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in [path for path in found if path.name != now][KEPT - 1 :]:
        shutil.rmtree(path, ignore_errors=True)


# --- making one ----------------------------------------------------------------------------------------------------
def compiler() -> str | None:
    """The C compiler that setuptools would call."""
    import sysconfig

    named = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(named) or shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")


@contextmanager
def alone(doing: str, wait: bool = True) -> Iterator[None]:
    """One process at a time; the system opens the lock when its holder ends, in whatever way."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / f"{doing}.lock").open("w") as lock:
        take(lock, doing, wait)
        yield


def take(lock: TextIO, doing: str, wait: bool) -> None:
    try:
        import fcntl
    except ImportError:
        return
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        if not wait:
            raise Busy from None
        print(f"Another process is {doing}; waiting for it …", flush=True)
        fcntl.flock(lock, fcntl.LOCK_EX)


def make_copy(digest: str, pip: list[str], say: Say = print) -> Path:
    """Compile, unpack, try; the copy gets its name last. Hold the lock."""
    done = copy_of(digest)
    if done is not None:
        return done
    wheel = build_wheel(pip, say)
    fresh = COPIES / f".new-{os.getpid()}"
    shutil.rmtree(fresh, ignore_errors=True)
    fresh.mkdir(parents=True)
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(fresh)
    shutil.rmtree(wheel.parent)
    words = [str(PYTHON), "-c", TRIAL]
    tried = subprocess.run(words, cwd=fresh, text=True, capture_output=True, check=False)
    if tried.returncode:
        shutil.rmtree(fresh)
        raise BuildFailed(f"what was built does not run: {tried.stderr.strip().splitlines()[-1]}")
    if digest_of(source_files()) != digest:
        shutil.rmtree(fresh)
        raise SourcesChanged
    copy = COPIES / digest
    fresh.rename(copy)
    drop_old(digest)
    return copy


def build_wheel(pip: list[str], say: Say) -> Path:
    """A wheel of the sources; the whole story goes into the log."""
    clear_build()
    unfinished = BUILD / "unfinished"
    unfinished.touch()
    target = BUILD / f"wheel-{os.getpid()}"
    words = [*pip, "wheel", "-v", "--no-deps", "--no-build-isolation", "--disable-pip-version-check", "-w", str(target)]
    began = time.monotonic()
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "text": True}
    with LOG.open("w", encoding="utf-8") as log, subprocess.Popen([*words, str(ROOT)], cwd=ROOT, **pipes) as job:  # type: ignore[call-overload]
        for line in job.stdout:
            log.write(line)
            if line.lstrip().startswith("farshore: "):
                say(f"  {time.monotonic() - began:3.0f} s · {line.strip().removeprefix('farshore: ')}")
    made = list(target.glob("*.whl"))
    if job.returncode or not made:
        raise BuildFailed(f"the build failed; the whole story is in {LOG.relative_to(ROOT)}")
    unfinished.unlink()
    return made[0]


def clear_build() -> None:
    """setuptools never forgets a file: drop its copies, but keep the compiled library, which takes long to make.

    The small ones that lead to it, one for each module, are made again: a module that is compiled no longer must not
    leave one behind. After an interrupted build the large one goes too: it may be half written.
    """
    whole = not (BUILD / "unfinished").exists()
    for folder in BUILD.glob("lib*"):
        for path in folder.rglob("*"):
            if path.is_file() and not (whole and path.suffix == ".so" and "__mypyc" in path.name):
                path.unlink()
    for left in [*BUILD.glob("wheel-*"), *COPIES.glob(".new-*")]:
        shutil.rmtree(left, ignore_errors=True)


if __name__ == "__main__":
    sys.exit("this is a part of tools/prepare.py")
