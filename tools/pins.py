"""Choose the versions of all packages again, for every platform, with hashes and without naming any host."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
UV = Path(sys.executable).parent / "uv"
EXTRAS = {
    "play": ["web"],
    "build": ["web", "build"],
    "dev": ["web", "build", "dev", "postgres", "research", "ray"],
    "mutants": ["mutants"],
    "postgres": ["postgres"],
}


def main() -> int:
    for name, extras in EXTRAS.items():
        words = [str(UV), "pip", "compile", "--universal", "--generate-hashes", "--python-version", "3.11", "--upgrade"]
        words += ["--no-emit-index-url", "--no-emit-find-links", "--custom-compile-command", "make pins"]
        words += [word for extra in extras for word in ("--extra", extra)]
        for earlier in list(EXTRAS)[: list(EXTRAS).index(name)]:
            words += ["--constraint", f"requirements/{earlier}.txt"]
        words += ["-q", "-o", f"requirements/{name}.txt", "pyproject.toml"]
        code = subprocess.run(words, cwd=ROOT, check=False).returncode
        if code:
            return code
    return 0


if __name__ == "__main__":
    sys.exit(main())
