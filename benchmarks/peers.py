"""How fast the rules run beside those of well-known libraries: one machine, one core, one run, random play.

    .venv/bin/python -m benchmarks.peers                 # measures all, writes benchmarks/RESULTS.md
    .venv/bin/python -m benchmarks.peers --seconds 1 --rounds 1 --no-write

Every case runs in a process of its own, bound to one core, and counts CPU time. All cases take turns for several
rounds of five stretches and the best stretch of each counts, ours and theirs alike: noise only ever adds time. A
decision is a pick of a player; dice and draws are not counted. The peers live in a virtual environment of their own
under `build/peers`; one that cannot be installed is named in the table.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve()
ROOT = HERE.parent.parent
sys.path.insert(0, str(ROOT))  # for `python benchmarks/peers.py`, too

from benchmarks.cases import DOORS, DRIVERS, ENGINE, TABLES, THEIRS, Case, bind_to_one_core, clone_us, our_cases  # noqa: E402
from farshore.build import mode  # noqa: E402

PEERS = ROOT / "build" / "peers"
RESULTS = HERE.parent / "RESULTS.md"
TITLE = "## Speed, side by side"
PACKAGES = {
    "catanatron": ["catanatron", "gymnasium"],
    "catanatron_gym": ["--no-deps", "catanatron_gym"],  # asks for an old gymnasium, works with today's
    "envpool": ["envpool"],
    "open_spiel": ["open_spiel"],
    "pettingzoo": ["pettingzoo[classic]"],
    "pgx": ["pgx"],
    "rlcard": ["rlcard"],
}
PACE = "century_new_world"  # the game that must keep its distance …
PACED = "catanatron"  # … from this one …
DISTANCE = 25  # … by this factor, 4 players each

HOW_TO_READ = (
    "One core, CPU time, random play; all cases take turns and the best stretch of each counts, ours and theirs alike.",
    "A decision is a pick of a player; dice and draws are not counted.",
    "*Driver* says who makes the picks: a compiled loop; a batch of tables in step; a loop over an environment of",
    "Gymnasium, PettingZoo or OpenSpiel; or a plain Python loop over the library's own objects. The games differ, so",
    "the figures tell how long one waits for a game of each, not whose rules are harder. EnvPool has no board games:",
    "its CartPole is the price of the stepping alone. A load average above 1: other programs ran beside it.",
    "PufferLib is missing: its releases are source but for 2.0.2; that wheel lacks the Python half of its games",
    "(its TripleTriad, opened by hand, made 6 million steps a second with illegal ones among them, and broke memory).",
)


def in_own_process(case: Case, seconds: float) -> dict[str, float] | str:
    """Bound to one core, in the environment that has the package; or what went wrong."""
    python = sys.executable if case.package == "farshore" else str(PEERS / "bin" / "python")
    command = [python, "-m", "benchmarks.cases", case.name, str(seconds)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=600, cwd=ROOT)
    if done.returncode:
        return (done.stderr.strip().splitlines() or ["failed"])[-1][:120]
    found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return found


def install() -> dict[str, str]:
    """The peers, each by itself, so that one that fails keeps none of the others away: version, or what went wrong."""
    if not (PEERS / "bin" / "python").exists():
        subprocess.run([sys.executable, "-m", "venv", "--clear", str(PEERS)], check=True)
    python = str(PEERS / "bin" / "python")
    found = {}
    for name, packages in PACKAGES.items():
        print(f"installing {name} …", flush=True)
        command = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *packages]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        ask = f"from importlib.metadata import version; print(version('{name}'))"
        version = subprocess.run([python, "-c", ask], capture_output=True, text=True, check=False).stdout.strip()
        found[name] = "could not be installed" if done.returncode or not version else version
    return found


# --- the table -------------------------------------------------------------------------------------


def report(cases: list[Case], best: dict[str, Any], versions: dict[str, str], clones: dict[str, float]) -> str:
    slow = best[next(c for c in cases if c.package == PACED).name]
    unit = slow["decisions_per_s"] if isinstance(slow, dict) else None
    command = " ".join(["python -m benchmarks.peers", *sys.argv[1:]])
    lines = [
        TITLE,
        "",
        f"Measured on {datetime.now(UTC).date()} by `{command}`, our rules {mode()}.",
        f"{machine()}, Python {platform.python_version()}. Load average {os.getloadavg()[1]:.0f}.",
        "",
        *HOW_TO_READ,
        "",
        f"| driver | library | game | players | games/s | decisions/s | µs a decision | × {PACED} |",
        "|---|---|---|---:|---:|---:|---:|---:|",
    ]
    most = {case.game: case.players for case in cases if case.driver == "Python"}  # of our games; fewer: below
    for case in sorted(cases, key=lambda case: DRIVERS.index(case.driver)):
        if case.package == "farshore" and case.players != most[case.game]:
            continue
        found = best[case.name]
        who = case.package if case.package == "farshore" else f"{case.package} {versions.get(case.package, '')}"
        if isinstance(found, str):
            lines.append(f"| {case.driver} | {who} | {case.game} | {case.players} | {found} | | | |")
            continue
        times = f"{found['decisions_per_s'] / unit:,.1f}" if unit else ""
        pace = found["decisions_per_s"]
        rates = f"{found['games_per_s']:,.1f} | {pace:,.0f} | {1e6 / pace:,.2f}"
        lines.append(f"| {case.driver} | {who} | {case.game} | {case.players} | {rates} | {times} |")
    lines += ["", *doors(cases, best)]
    lines += ["", "| a clone, of | players | µs |", "|---|---:|---:|"]
    lines += [f"| {c.game} | {c.players} | {clones[c.name]:.2f} |" for c in cases if c.name in clones]
    return "\n".join(lines) + "\n"


def doors(cases: list[Case], best: dict[str, Any]) -> list[str]:
    """What one decision costs through each door, in microseconds."""
    lines = [
        f"What a decision costs in µs, picked at random. All but the bare engine ({ENGINE}) make an observation and a",
        f"mask for it; a batch has {TABLES} tables; in Gymnasium the picks of all others are within; OpenSpiel lists",
        "the chances of every draw. `farshore bench GAME --players N --door DOOR` measures one of them.",
        "",
        f"| a decision of | players | {' | '.join(DOORS)} |",
        "|---|---:|" + "---:|" * len(DOORS),
    ]
    for case in cases:
        if case.package == "farshore" and case.driver == ENGINE:
            found = [best[Case(case.package, case.game, case.players, driver).name] for driver in DOORS]
            costs = [x if isinstance(x, str) else f"{1e6 / x['decisions_per_s']:.2f}" for x in found]
            lines.append(f"| {case.game} | {case.players} | {' | '.join(costs)} |")
    return lines


def write(table: str) -> None:
    """Write our chapter of the results again; those of other scripts stay."""
    chapters = RESULTS.read_text(encoding="utf-8").split("\n## ") if RESULTS.is_file() else ["# Results\n"]
    kept = [chapter.rstrip() for chapter in chapters if not f"## {chapter}".startswith(TITLE)]
    RESULTS.write_text("\n\n## ".join([*kept, table.removeprefix("## ")]), encoding="utf-8")


def machine() -> str:
    names = [line.partition(":")[2].strip() for line in _cpuinfo() if line.startswith("model name")]
    return f"{names[0] if names else platform.processor() or 'unknown'}, {os.cpu_count()} cores, {platform.system()}"


def _cpuinfo() -> list[str]:
    file = Path("/proc/cpuinfo")
    return file.read_text(encoding="utf-8").splitlines() if file.is_file() else []


def compare(seconds: float, rounds: int) -> tuple[str, bool]:
    """The report, and whether the distance holds."""
    print(f"the rules run {mode()}", flush=True)
    versions = install()
    cases = [*our_cases(), *THEIRS]
    best: dict[str, Any] = {}
    for number in range(rounds):
        for case in cases:
            if versions.get(case.package) == "could not be installed":
                best[case.name] = versions[case.package]
                continue
            found = in_own_process(case, seconds)
            better = isinstance(found, dict) and (
                not isinstance(best.get(case.name), dict)
                or found["decisions_per_s"] > best[case.name]["decisions_per_s"]
            )
            if better or case.name not in best:
                best[case.name] = found
            print(f"round {number + 1} of {rounds}: {case.name} {found}", flush=True)
    clones = {case.name: clone_us(case) for case in cases if case.driver == ENGINE}
    ours = best[Case("farshore", PACE, 4, ENGINE).name]
    theirs = best[next(case for case in THEIRS if case.package == PACED).name]
    holds = isinstance(theirs, str) or ours["decisions_per_s"] >= DISTANCE * theirs["decisions_per_s"]
    return report(cases, best, versions, clones), holds


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=3.0, help="CPU time of a case in a round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--no-write", action="store_true", help="print the table and leave RESULTS.md alone")
    given = parser.parse_args()
    bind_to_one_core()
    table, holds = compare(given.seconds, given.rounds)
    if not given.no_write:
        write(table)
    print(table)
    if not holds:
        print(f"{PACE} with 4 players makes fewer than {DISTANCE} times the decisions of {PACED}", file=sys.stderr)
    return 0 if holds else 1


if __name__ == "__main__":
    sys.exit(main())
