"""From a fresh clone to a program that runs: environment, packages by hash, build. Quick when nothing has changed.

    python3 tools/prepare.py play     what is needed to play
    python3 tools/prepare.py dev      what is needed to test as well

Only the standard library is used: this runs before anything is installed.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import time
import venv
from collections.abc import Callable, Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts" if os.name == "nt" else "bin") / "python"
LOG = ROOT / "build" / "build.log"
SOURCES = ("src", "web")
GENERATED = {"node_modules", "__pycache__", "static", "dist", ".svelte-kit"}


def main(what: str) -> int:
    if sys.version_info < (3, 11):
        print(f"Farshore needs Python 3.11 or later; this is {sys.version.split()[0]}. Try: make PYTHON=python3.12")
        return 2
    step("environment .venv", "venv", sys.version, make_environment)
    pins = ROOT / "requirements" / f"{what}.txt"
    step(f"packages of requirements/{pins.name}", f"pins-{what}", pins.read_text(), lambda: install(pins))
    sources = digest_of(source_files())
    step("program (compiling the rules takes a minute or two)", "build", sources, build)
    if what == "dev":
        find_browser()
    return 0


def step(title: str, name: str, key: str, work: Callable[[], None]) -> None:
    """Do it, unless it was done for the same key."""
    stamp = VENV / f".{name}-stamp"
    short = hashlib.sha256(key.encode()).hexdigest()
    if stamp.is_file() and stamp.read_text() == short:
        return
    print(f"· {title} …", flush=True)
    began = time.monotonic()
    work()
    stamp.write_text(short)
    print(f"  done in {time.monotonic() - began:.0f} s", flush=True)


def run(*words: object) -> None:
    done = subprocess.run([str(word) for word in words], cwd=ROOT, check=False)
    if done.returncode:
        sys.exit(f"farshore: '{' '.join(str(word) for word in words)}' failed; see above")


def make_environment() -> None:
    venv.create(VENV, clear=VENV.exists(), with_pip=True)


def install(pins: Path) -> None:
    run(PYTHON, "-m", "pip", "install", "-qq", "--disable-pip-version-check", "--require-hashes", "-r", pins)


def source_files() -> list[Path]:
    found = [ROOT / "setup.py", ROOT / "pyproject.toml"]
    for folder in SOURCES:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.is_file() and not GENERATED.intersection(path.relative_to(ROOT).parts):
                found.append(path)
    return [path for path in found if path.suffix not in {".so", ".pyc"} and "egg-info" not in str(path)]


def digest_of(files: Iterable[Path]) -> str:
    digest = hashlib.sha256(os.environ.get("FARSHORE_PURE", "").encode())
    for path in files:
        digest.update(str(path.relative_to(ROOT)).encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def build() -> None:
    """Install a copy, so that no compiled file is next to a source that may change."""
    clear_copies()
    LOG.parent.mkdir(exist_ok=True)
    words = ["-m", "pip", "install", "-v", "--no-deps", "--no-build-isolation", "--disable-pip-version-check", "."]
    with LOG.open("w", encoding="utf-8") as log:
        job = subprocess.Popen(
            [str(PYTHON), *words], cwd=ROOT, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        )
        assert job.stdout is not None
        for line in job.stdout:
            log.write(line)
            if line.lstrip().startswith("farshore: "):
                print(f"  {line.strip().removeprefix('farshore: ')}", flush=True)
    if job.wait():
        print("".join(LOG.read_text(encoding="utf-8").splitlines(keepends=True)[-30:]))
        sys.exit(f"farshore: the build failed; the whole story is in {LOG.relative_to(ROOT)}")


def clear_copies() -> None:
    """setuptools never forgets a file: drop its copies, but keep compiled libraries, which take long to make."""
    for folder in (ROOT / "build").glob("lib*"):
        for path in folder.rglob("*"):
            source = ROOT / "src" / path.relative_to(folder).parent / f"{path.name.partition('.')[0]}.py"
            if path.is_file() and not (path.suffix == ".so" and (source.exists() or "__mypyc" in path.name)):
                path.unlink()


def find_browser() -> None:
    """Browser tests need Debian's chromium; root may install it, others are told."""
    if shutil.which("chromium") or not (ROOT / "tests" / "browser").is_dir():
        return
    if os.name == "posix" and os.geteuid() == 0 and shutil.which("apt-get"):
        print("· chromium, for the browser tests …", flush=True)
        began = time.monotonic()
        apt = ["apt-get", "-qq", "-o", "DPkg::Lock::Timeout=120"]
        for words in (["update"], ["install", "-y", "chromium"]):
            subprocess.run([*apt, *words], stdout=subprocess.DEVNULL, check=False)
        print(f"  done in {time.monotonic() - began:.0f} s", flush=True)
    if not shutil.which("chromium"):
        print("!" * 100)
        print("! NO CHROMIUM: the browser tests cannot run here. Install it: apt-get install chromium")
        print("!" * 100, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else "play"))
