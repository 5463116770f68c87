"""Replay Race for the Galaxy games that an independent engine logged, and compare: python tools/race_oracle.py FILE…

Compared are the state at the start of every phase and at the end of every round, the options of every question, the
order in which players act within a phase, the numbers named in bets, and the result. The last line printed is
`games=N decisions=M comparisons=C mismatches=K`; the exit code is 1 if K is not 0.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from race_answers import Answers
from race_compare import goods_of
from race_log import Json, Log, Mismatch, games_in

from farshore.core.agenda import Ask, Chance, Lane, Step, close_lanes_if_done, run_lane
from farshore.core.record import Recorder
from farshore.games.race_for_the_galaxy.actions import STAGES
from farshore.games.race_for_the_galaxy.game import GAME
from farshore.games.race_for_the_galaxy.powers import MILITARY
from farshore.games.race_for_the_galaxy.state import Player, Race
from farshore.games.race_for_the_galaxy.steps import consume, develop, explore, produce, rounds, settle, supply

LAST_ROUND = "30"  # that engine ends every game there; no such rule exists
SHOWN = 20
MANY_BETS = 200
THEIR_NAME = {"develop": "develop", "develop-2": "develop2", "settle": "settle", "settle-2": "settle2"}


class Replay:
    """One logged game on our table. Questions pass by one by one, forced ones too, and so do phases."""

    def __init__(self, events: list[Json], game: GAME) -> None:
        head = events[0]
        options = {
            "start": "choice" if head["optional_starts"] else "dealt",
            "two_actions": "on" if head["advanced"] else "off",
            "round_cap": LAST_ROUND,
        }
        self.game = game
        edition: Any = game.edition()
        self.s: Race = game.blank(head["players"], game.settle(head["players"], options), edition)
        game.prepare(self.s, options)
        self.log = Log(events, self.s.edition.names)
        self.answers = Answers(self.s, self.log)
        self.compare = self.answers.compare
        self.recorder = Recorder(game, head["players"], options)
        self.decisions = 0
        self.plan: dict[int, list[int]] = {}  # picks of a choice that takes several

    def run(self) -> None:
        s = self.s
        while s.lanes or s.agenda.asking is not None or s.agenda.depth:
            if s.lanes:
                lane = next(lane for lane in s.lanes if lane.asking is not None)
                assert lane.asking is not None
                self.put(lane, lane.asking)
                run_lane(s, lane)
                close_lanes_if_done(s)
            elif s.agenda.asking is not None:
                self.put(s.agenda, s.agenda.asking)
            else:
                step = s.agenda.pop()
                self.before(step)
                if isinstance(step, Ask) and not isinstance(step, Chance):
                    self.put(s.agenda, step)
                else:
                    step.run(s)
        self.result()

    def put(self, lane: Lane, ask: Ask) -> None:
        """Answer a question as the log does."""
        s = self.s
        options = ask.options(s)
        if len(options) == 0:
            return
        if isinstance(ask, Chance):
            pick = self.answers.luck(ask)
            options = ask.options(s)
        else:
            if not self.plan.get(ask.seat):
                self.plan[ask.seat] = self.answers.picks(ask, list(options))
            pick = self.plan[ask.seat].pop(0)
            self.decisions += 1
        if pick not in options:
            raise Mismatch(f"{type(ask).__name__} of seat {ask.seat}: {pick} is not among {list(options)}")
        if len(options) > 1 or s.lanes or isinstance(ask, Chance):
            lane.asking, lane.options = ask, options
            self.recorder.note(s, ask.seat, pick)
        lane.asking = None
        s.here = lane
        ask.answer(s, pick)

    # --- boundaries ----------------------------------------------------------------------------------
    def before(self, step: Step) -> None:
        """Where the log shows its state, compare ours."""
        s = self.s
        if isinstance(step, rounds.Round) and s.round == 0:
            e = self.log.boundary("setup")
            self.log.out_of_turn.clear()  # in which order it deals is no rule
            self.compare("turn order", e["turn_order"], [s.in_turn(i) for i in range(s.seats)])
            self.compare("start worlds", [self.log.ours[x] for x in e["start"]], [p.start for p in s.players])
            self.state(e["state"], 0)
        elif isinstance(step, explore.Explore):
            self.phase("explore5")
        elif isinstance(step, (develop.Develop, settle.Settle)):
            self.phase(THEIR_NAME[STAGES[step.stage]])
        elif isinstance(step, consume.Consume):
            self.phase("trade")
        elif isinstance(step, produce.Produce):
            self.phase("produce")
        elif isinstance(step, supply.DiscardDownTo) and any(len(p.hand) > step.limit for p in s.players):
            self.phase("discard")
        elif isinstance(step, rounds.EndRound):
            self.end_round()
        elif isinstance(step, develop.PayForDevelopment):
            self.pay_for_development(step)

    def phase(self, name: str) -> None:
        e = self.log.boundary("phase")
        self.compare("phase", e["phase"], name)
        actions = [sorted(x - 1 for x in row if x > 0) for row in e["actions"]]
        self.compare("actions", actions, [[a for a in range(9) if p.chose(a)] for p in self.s.players])
        self.state(e["state"], self.s.round + 1)

    def end_round(self) -> None:
        e = self.log.boundary("round_end")
        after = self.s.clone()
        after.round += 1
        self.state(e["state"], after.round)
        self.compare("game over", bool(e["over"]), rounds.is_last_round(after))
        for line in self.shown(e["state"]):
            self.recorder.record.add(line)

    def shown(self, theirs: Json) -> list[str]:
        """Their state as comments of our record, so that a test can compare it without the log."""
        lines = [f"# round {theirs['round']} pool {theirs['pool']} deck {theirs['deck']} discards {theirs['discard']}"]
        for seat, it in enumerate(theirs["players"]):
            rows = {key: sorted(self.log.cards(it[key])) for key in ("hand", "tableau", "goods")}
            cards = " ".join(f"{key} {','.join(map(str, row)) or '-'}" for key, row in rows.items())
            lines.append(f"# seat {seat} chips {it['vp']} military {it['mil']} {cards}")
        return lines

    def pay_for_development(self, step: develop.PayForDevelopment) -> None:
        due = self.s.card(step.number).cost - develop.development_discount(self.s, self.s.players[step.seat])
        if due > 0:  # that engine does not ask for 0 cards
            e = self.log.need(step.seat, "PAYMENT")
            theirs = (self.log.ours[e["args"][0]], e["legal"])
            self.compare("price", theirs, (step.number, [{"use": [], "need": due}]))
            self.compare("cards to pay with", self.log.cards(e["list"]), set(self.s.players[step.seat].hand))
            self.plan[step.seat] = sorted(self.log.cards(e["ans"]))

    def state(self, theirs: Json, number: int) -> None:
        s = self.s
        self.game.laws(s)
        self.compare("order between players", self.log.out_of_turn, [])
        self.log.out_of_turn.clear()
        piles = {"round": number, "pool": s.pool, "deck": s.deck.size, "discard": s.discards.size}
        self.compare("table", {key: theirs[key] for key in piles}, piles)
        for seat, it in enumerate(theirs["players"]):
            shown = {
                "chips": it["vp"],
                "hand": self.log.cards(it["hand"]),
                "tableau": self.log.cards(it["tableau"]),
                "goods": self.log.cards(it["goods"]),
                "military": it["mil"],
            }
            self.compare(f"seat {seat}", shown, seat_of(s.players[seat]))
            if self.plan.pop(seat, []):
                raise Mismatch(f"seat {seat} picked more there")

    def result(self) -> None:
        e = self.log.boundary("result")
        outcome = self.game.outcome(self.s)
        self.recorder.record.header.notes.update(
            {key: " ".join(map(str, e[key])) for key in ("scores", "tiebreak", "winners")}
        )
        self.compare("rounds", e["rounds"], self.s.round)
        self.compare("scores", e["scores"], [r.score for r in outcome.seats])
        self.compare("chips", e["chips"], [r.categories["chips"] for r in outcome.seats])
        self.compare("tie-break", e["tiebreak"], [r.tie_break[0] for r in outcome.seats])
        self.compare("winners", sorted(e["winners"]), outcome.winners)


def seat_of(p: Player) -> Json:
    return {
        "chips": p.chips,
        "hand": set(p.hand),
        "tableau": set(p.tableau),
        "goods": goods_of(p),
        "military": p.powers[MILITARY],
    }


def follow(events: list[Json], game: GAME) -> Replay:
    """A game as far as it can be followed."""
    replay = Replay(events, game)
    try:
        replay.run()
    except Mismatch as fault:
        replay.answers.faults.append(f"round {replay.s.round + 1}: {fault}")
    return replay


def check_bets(bets: list[tuple[int, int, int]]) -> list[str]:
    """No question lists the numbers of a bet: over many bets the lowest and highest must be those offered here."""
    if len(bets) < MANY_BETS:
        return []
    named, low, high = zip(*bets, strict=True)
    theirs, ours = (min(named), max(named)), (min(low), max(high))
    return [] if theirs == ours else [f"bets: there {theirs}, here {ours}"]


def main(paths: list[str]) -> int:
    game = GAME()
    games = decisions = comparisons = mismatches = 0
    bets: list[tuple[int, int, int]] = []
    for path in paths:
        for events in games_in(Path(path)):
            replay = follow(events, game)
            faults = replay.answers.faults
            for line in faults[: max(0, SHOWN - mismatches)]:
                print(f"{path} seed {events[0]['seed']} {line}")
            games += 1
            decisions += replay.decisions
            comparisons += replay.answers.comparisons
            mismatches += len(faults)
            bets += replay.answers.bets
    for line in check_bets(bets):
        print(line)
        mismatches += 1
    print(f"games={games} decisions={decisions} comparisons={comparisons} mismatches={mismatches}")
    return 1 if mismatches else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
