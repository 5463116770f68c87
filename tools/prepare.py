"""From a fresh clone to a program that runs: environment, packages by hash, browser table, compiled rules.

    python3 tools/prepare.py play [--terminal]   what is needed to play; the rules are compiled in the background
    python3 tools/prepare.py setup               the same with compiled rules
    python3 tools/prepare.py dev                 what is needed to test as well
    python3 tools/prepare.py behind              what `play` starts in the background

Only the standard library is used: this runs before anything is installed. Quick when nothing has changed.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import client
import copies
from copies import BUILD, PYTHON, ROOT, VENV, BuildFailed, Busy, SourcesChanged
from packages import install, make_environment, node_of, pip, quiet, without_node
from progress import Progress, Step, StepFailed

COMPILE = "the rules are compiled (a minute or two of two processors)"
INTERPRETED = "the rules run interpreted, ten to twenty times slower: everything can be played, bots think less deeply"


def main(what: str, arguments: list[str]) -> int:
    if sys.version_info < (3, 11):
        print(f"Farshore needs Python 3.11 or later; this is {sys.version.split()[0]}. Try: make PYTHON=python3.12")
        return 2
    try:
        if what == "behind":
            return behind()
        get_ready(what, "--terminal" in arguments)
        digest = copies.digest_of(copies.source_files())
        if what == "play":
            play(digest)
        else:
            compile_now(digest)
        if what == "dev":
            find_programs()
    except StepFailed as fault:
        print(f"farshore: {fault}")
        return 1
    except SourcesChanged:
        print("farshore: the sources changed while they were compiled; run it again")
        return 1
    except KeyboardInterrupt:
        print("\nInterrupted. What is done is kept; run it again to go on.")
        return 130
    return 0


# --- steps, done unless they were done for the same key ------------------------------------------------------------
def get_ready(what: str, terminal: bool = False) -> None:
    with copies.alone("installing packages"):
        for each in step("environment", 1, "venv", sys.version, make_environment):
            each.work()  # the other steps look into it
        Progress(chains(what, terminal)).run()


def chains(what: str, terminal: bool = False) -> list[list[Step]]:
    """What is still to do: packages, and beside them the browser table."""
    which = {"play": "play", "setup": "build", "dev": "dev"}[what]
    pins = (ROOT / "requirements" / f"{which}.txt").read_text(encoding="utf-8")
    seconds = {"play": 6, "setup": 9, "dev": 60}[what]
    packages = step("packages", seconds, f"pins-{which}", without_node(pins), lambda: install(without_node(pins)))
    if what != "play":
        packages += step("pip", 4, "pip", sys.version, lambda: quiet(PYTHON, "-m", "ensurepip"))
    return [packages, [] if terminal else browser_table(node_of(pins), what == "dev")]


def browser_table(node: str, everything: bool) -> list[Step]:
    steps = step("node", 4, "node", node, lambda: install(node))
    if not client.has_packages(everything) and (everything or not client.is_fresh()):
        words = ["packages", *(["--all"] if everything else [])]
        steps += [Step("packages of the browser table", 9 if everything else 4, lambda: built_by_client(*words))]
    if not client.is_fresh():
        steps += [Step("browser table", 5, lambda: built_by_client("build"))]
    return steps


def built_by_client(*words: str) -> str:
    """Without the browser table the terminal is left; that is said."""
    try:
        quiet(PYTHON, ROOT / "tools" / "client.py", *words)
    except StepFailed as why:
        return f"the browser table could not be built ({why}); the terminal works without it"
    return ""


def step(title: str, seconds: float, name: str, key: str, work: Callable[[], object]) -> list[Step]:
    """Nothing if it was done for the same key."""
    stamp = VENV / f".{name}-stamp"
    short = hashlib.sha256(key.encode()).hexdigest()
    if stamp.is_file() and stamp.read_text() == short:
        return []

    def done() -> str:
        work()
        stamp.write_text(short)
        return ""

    return [Step(title, seconds, done)]


# --- the rules -----------------------------------------------------------------------------------------------------
def play(digest: str) -> None:
    """Run what is there: a compiled copy, or the sources while they are compiled in the background."""
    copy = copies.copy_of(digest)
    copies.use(copy or ROOT / "src")
    if copy and copies.is_compiled(copy):
        return
    failed = BUILD / f"failed-{digest}"
    if os.environ.get("FARSHORE_PURE") == "1":
        print(f"FARSHORE_PURE=1: {INTERPRETED}.")
    elif copies.compiler() is None:
        print(f"There is no C compiler here: {INTERPRETED}.")
    elif copy:
        print(f"The C compiler here could not compile the rules (build/build.log): {INTERPRETED}.")
    elif failed.is_file():
        print(f"{failed.read_text(encoding='utf-8')}\nSo {INTERPRETED}. 'make setup' tries again.")
    else:
        start_behind()
        print(
            "The rules are being compiled in the background, for two or three minutes. Until then they run interpreted:"
        )
        print("bots think less deeply. Bots switch over by themselves, all the rest with the next start.", flush=True)


def start_behind() -> None:
    """In a session of its own: it goes on when the game is left, and finds nothing half done when it is killed."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "behind.log").open("a", encoding="utf-8") as log:
        words = [sys.executable, __file__, "behind"]
        subprocess.Popen(words, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True)


def behind() -> int:
    """Compile politely, then switch over; another process that does so is enough."""
    if hasattr(os, "nice"):
        os.nice(19)
    try:
        with copies.alone("compiling", wait=False):
            get_ready("setup")
            make(copies.digest_of(copies.source_files()))
    except Busy:
        print("another process compiles")
    except BuildFailed as fault:
        print(fault)
        return 1
    return 0


def make(digest: str) -> None:
    failed = BUILD / f"failed-{digest}"
    try:
        copy = copies.make_copy(digest, pip(), lambda text: print(text, flush=True))
    except BuildFailed as fault:
        failed.write_text(str(fault), encoding="utf-8")
        raise
    failed.unlink(missing_ok=True)
    copies.use(copy)


def compile_now(digest: str) -> None:
    copy = copies.copy_of(digest)
    if copy is not None:
        copies.use(copy)
        return
    began = time.monotonic()
    print(f"· {COMPILE} …", flush=True)
    try:
        with copies.alone("compiling"):
            make(digest)
    except BuildFailed as fault:
        told = copies.LOG.read_text(encoding="utf-8").splitlines(keepends=True)[-30:] if copies.LOG.is_file() else []
        print("".join(told))
        raise StepFailed(str(fault)) from fault
    print(f"  done in {time.monotonic() - began:.0f} s", flush=True)


def missing_programs() -> list[str]:
    """Debian packages that tests need and that are not here."""
    postgres = shutil.which("postgres") or any(Path("/usr/lib/postgresql").glob("*/bin/postgres"))
    here = {
        "chromium": shutil.which("chromium"),
        "postgresql": postgres,
        "haproxy": shutil.which("haproxy") or Path("/usr/sbin/haproxy").exists(),
    }
    return [package for package, found in here.items() if not found]


def apt(*words: str) -> None:
    """Without questions; what goes wrong, it says itself."""
    quietly = ["apt-get", "-qq", "-o", "DPkg::Lock::Timeout=120", *words]
    silent = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(quietly, stdout=subprocess.DEVNULL, env=silent, check=False)


def find_programs() -> None:
    """A browser, a database and a proxy for the tests; root may install them, others are told."""
    missing = missing_programs()
    if missing and os.name == "posix" and os.geteuid() == 0 and shutil.which("apt-get"):
        print(f"· {', '.join(missing)}, for the tests …", flush=True)
        began = time.monotonic()
        apt("update")
        for package in missing:  # one by one: one that is not available must not keep the others away
            apt("install", "-y", package)
        print(f"  done in {time.monotonic() - began:.0f} s", flush=True)
    for package in missing_programs():
        print("!" * 100)
        print(f"! NO {package.upper()}: its tests cannot run here. Install it: apt-get install {package}")
        print("!" * 100, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else "play", sys.argv[2:]))
