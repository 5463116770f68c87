"""Keep a few logged Race games as records of our own: python tools/race_fixtures.py FOLDER FILE…

Of every file the two shortest games are kept, each with the states and the result that the independent engine logged,
as comments and notes. Tests replay them without the logs.
"""

from __future__ import annotations

import sys
from pathlib import Path

from race_log import Json, games_in
from race_oracle import follow

from farshore.games.race_for_the_galaxy.game import GAME

KEPT = 2


def name_of(head: Json) -> str:
    """Setting and seed of a game: 2p-choice-two_actions-107009.rec."""
    setting = [f"{head['players']}p"]
    setting += ["choice"] if head["optional_starts"] else []
    setting += ["two_actions"] if head["advanced"] else []
    return "-".join([*setting, f"{head['seed']}.rec"])


def main(folder: str, paths: list[str]) -> int:
    game = GAME()
    Path(folder).mkdir(parents=True, exist_ok=True)
    for path in paths:
        kept = 0
        for events in sorted(games_in(Path(path)), key=len):
            replay = follow(events, game)
            if replay.answers.early or replay.answers.faults:
                continue  # our table could not have drawn these cards in this order
            Path(folder, name_of(events[0])).write_text(str(replay.recorder.record), encoding="utf-8")
            kept += 1
            if kept == KEPT:
                break
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
