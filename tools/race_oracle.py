"""Replay Race for the Galaxy games that an independent engine logged, and compare: python tools/race_oracle.py FILE…

Files are JSON lines, gzipped or not. Luck is fed by event (the next draw of that seat, the good of that world), because
the order of draws within a phase is no rule. Compared are the state at the start of every phase and at the end of every
round, the options of every placement, payment, sale, Consume power and choice of goods, and the result.
The last line is `games=N decisions=M comparisons=C mismatches=K`; the exit code is 1 if K is not 0.

Harmless differences, mapped here and nowhere else:
  * that engine stops after 30 rounds, so the games are played with round_cap 30;
  * it does not ask what is forced (one Consume power, one windfall world, plain conquest): we then take the one option;
  * it asks even for goods and payments that are forced: such an event is compared and taken;
  * it orders production by itself: its questions for windfall worlds are matched by their list, not by their turn.
A Gambling World card that empties the supply is reshuffled without it there; that is our rule as well.
"""

from __future__ import annotations

import gzip
import json
import re
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

from farshore.core.agenda import Ask, Chance, Lane, Step, close_lanes_if_done, run_lane
from farshore.core.record import Recorder
from farshore.games.race_for_the_galaxy.actions import PRODUCING
from farshore.games.race_for_the_galaxy.game import GAME
from farshore.games.race_for_the_galaxy.powers import EAT_ALL, MILITARY
from farshore.games.race_for_the_galaxy.state import EMPTY, Player, Race
from farshore.games.race_for_the_galaxy.steps import consume, develop, explore, payment, produce, rounds, settle, setup
from farshore.games.race_for_the_galaxy.steps import spend, supply

Json = dict[str, Any]
LAST_ROUND = "30"
SHOWN = 20
PHASE = {
    2: "explore5",
    3: "develop",
    4: "develop2",
    5: "settle",
    6: "settle2",
    7: "trade",
    8: "produce",
}
BOUNDARIES = {"setup", "phase", "round_end", "result"}


class Mismatch(Exception):
    """A difference after which the game cannot be followed any more."""


def slug(title: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", title.lower().replace("'", "")).strip("-")


def place_of(p: Player, number: int) -> int:
    return list(p.tableau).index(number)


class Replay:
    """One logged game on our table."""

    def __init__(self, log: list[Json], game: GAME) -> None:
        self.head, self.log = log[0], log[1:]
        self.done = [False] * len(self.log)
        self.at = 0  # everything before is done
        self.faults: list[str] = []
        self.decisions = 0
        self.comparisons = 0
        self.plan: dict[int, list[int]] = {}
        options = {
            "start": "choice" if self.head["optional_starts"] else "dealt",
            "two_actions": "on" if self.head["advanced"] else "off",
            "round_cap": LAST_ROUND,
        }
        self.game = game
        self.s: Race = game.blank(self.head["players"], game.settle(self.head["players"], options), game.edition())
        self.recorder = Recorder(game, self.head["players"], options)
        game.prepare(self.s, options)
        names: Counter[str] = Counter()
        self.ours: list[int] = []  # its cards -> ours
        for title in self.head["cards"]:
            names[slug(title)] += 1
            copy = names[slug(title)]
            self.ours.append(self.s.edition.names.index(slug(title) + (f"#{copy}" if copy > 1 else "")))

    # --- the log -------------------------------------------------------------------------------------
    def find(self, seat: int, *kinds: str, world: int | None = None) -> Json | None:
        """The next event of that kind and seat before the next boundary, now used up."""
        for i in range(self.at, len(self.log)):
            e = self.log[i]
            if e["ev"] in BOUNDARIES:
                return None
            kind = e.get("type", e["ev"])
            if not self.done[i] and e.get("p") == seat and kind in kinds:
                if world is not None and self.ours[e["world"]] != world:
                    continue
                self.done[i] = True
                return e
        return None

    def need(self, seat: int, *kinds: str, world: int | None = None) -> Json:
        e = self.find(seat, *kinds, world=world)
        if e is None:
            raise Mismatch(f"no {'/'.join(kinds)} of seat {seat} follows")
        return e

    def boundary(self, kind: str) -> Json:
        """The boundary that must come now; everything before it must be used up."""
        for i in range(self.at, len(self.log)):
            e = self.log[i]
            if e["ev"] in BOUNDARIES:
                self.at = i + 1
                if e["ev"] != kind:
                    raise Mismatch(f"there it is {e['ev']} {e.get('phase', '')}, here {kind}")
                return e
            if not self.done[i] and e["ev"] != "reshuffle":
                raise Mismatch(f"unused: {e}")
        raise Mismatch(f"the log ends before {kind}")

    def compare(self, what: str, theirs: Any, ours: Any) -> None:
        self.comparisons += 1
        if theirs != ours:
            self.faults.append(f"round {self.s.round + 1}: {what}: there {theirs}, here {ours}")

    def numbers(self, row: list[int]) -> set[int]:
        return {self.ours[x] for x in row}

    # --- running -------------------------------------------------------------------------------------
    def run(self) -> None:
        s = self.s
        while s.lanes or s.agenda.depth:
            if s.lanes:
                lane = next(lane for lane in s.lanes if lane.asking is not None)
                self.put(lane, lane.asking)
                run_lane(s, lane)
                close_lanes_if_done(s)
                continue
            step = s.agenda.pop()
            self.before(step)
            if isinstance(step, Ask) and not isinstance(step, Chance):
                self.put(s.agenda, step)
            else:
                step.run(s)
                if s.agenda.asking is not None:
                    self.put(s.agenda, s.agenda.asking)
        self.result()

    def put(self, lane: Lane, ask: Ask) -> None:
        """Answer a question as the log does. Forced ones pass by here, too."""
        s = self.s
        options = ask.options(s)
        if len(options) == 0:
            return
        if isinstance(ask, Chance):
            pick = self.luck(ask)
            options = ask.options(s)
        else:
            pick = self.answer(ask, list(options))
        if pick not in options:
            raise Mismatch(f"{type(ask).__name__} of seat {ask.seat}: {pick} is not among {list(options)}")
        self.decisions += ask.seat >= 0
        if isinstance(ask, Chance) or len(options) > 1 or s.lanes:
            lane.asking = ask
            lane.options = options
            self.recorder.note(s, ask.seat, pick)
        lane.asking = None
        s.here = lane
        ask.answer(s, pick)

    def luck(self, ask: Ask) -> int:
        pick = self.drawn(ask)
        s = self.s
        if s.stage == PRODUCING and s.discards.has(pick) and self.reshuffles():
            # its order of production drew this card after the supply had been renewed, ours comes to it before
            while s.discards.size:
                card = s.discards.items[0]
                s.discards.take(card)
                s.deck.add(card)
        return pick

    def reshuffles(self) -> bool:
        """Is the supply renewed before the next boundary?"""
        for i in range(self.at, len(self.log)):
            if self.log[i]["ev"] in BOUNDARIES:
                return False
            if self.log[i]["ev"] == "reshuffle":
                return True
        return False

    def drawn(self, ask: Ask) -> int:
        if isinstance(ask, setup.OfferStartWorld):
            offered = next(e for e in self.log if e.get("type") == "START" and e["p"] == ask.player)["special"]
            return next(x for x in sorted(self.numbers(offered)) if self.s.card(x).is_odd() == ask.odd)
        if isinstance(ask, setup.DealStartWorld):
            return self.ours[next(e for e in self.log if e["ev"] == "setup")["start"][ask.player]]
        if isinstance(ask, supply.PlaceGood):
            world = self.s.players[ask.player].tableau[ask.place]
            return self.ours[self.need(ask.player, "good", world=world)["card"]]
        if isinstance(ask, spend.TurnOver):
            flip = self.need(ask.player, "flip")
            self.compare("number named", flip["guess"], ask.named)
            return self.ours[flip["card"]]
        assert isinstance(ask, (supply.Draw, explore.Look))
        return self.ours[self.need(ask.player, "draw")["card"]]

    def answer(self, ask: Ask, options: list[int]) -> int:
        if self.plan.get(ask.seat):
            return self.plan[ask.seat].pop(0)
        picks = self.picks(ask, options)
        self.plan[ask.seat] = picks[1:]
        return picks[0]

    def picks(self, ask: Ask, options: list[int]) -> list[int]:
        """What the log answers, as our picks in a row."""
        s, seat = self.s, ask.seat
        p = s.players[seat]
        if isinstance(ask, rounds.ChooseAction):
            return sorted(x - 1 for x in self.need(seat, "ACTION")["ans"] if x > 0)
        if isinstance(ask, setup.ChooseStartWorld):
            e = self.need(seat, "START")
            return [*self.numbers(e["ans_special"]), *sorted(self.numbers(e["ans"]))]
        if isinstance(ask, supply.ChooseDiscards):
            e = self.need(seat, "DISCARD")
            self.compare("cards to discard", e["args"][0], ask.left)
            return sorted(self.numbers(e["ans"]))
        if isinstance(ask, explore.Keep):
            e = self.need(seat, "DISCARD")
            self.compare("cards to discard", e["args"][0], len(p.drawn) - ask.left)
            self.compare("cards to discard from", self.numbers(e["list"]), set(p.drawn))
            return sorted(set(p.drawn) - self.numbers(e["ans"]))
        if isinstance(ask, (develop.PlaceDevelopment, settle.PlaceWorld)):
            e = self.need(seat, "PLACE")
            self.compare("cards to place", self.numbers(e["list"]), set(options) - {-1})
            return [self.ours[e["rv"]] if e["rv"] >= 0 else -1]
        if isinstance(ask, payment.ChoosePayment):
            return self.payment(ask, options)
        if isinstance(ask, consume.Sell):
            e = self.need(seat, "TRADE")
            self.compare("goods to sell", self.numbers(e["list"]), {p.tableau[x] for x in options})
            self.compare("sale without Trade powers", bool(e["args"][0]), not ask.bonuses)
            return [place_of(p, self.ours[e["ans"][0]])]
        if isinstance(ask, consume.UseConsumePower):
            return self.power(ask, options)
        if isinstance(ask, spend.SpendGoods):
            return self.goods(ask)
        if isinstance(ask, spend.DiscardForChips):
            chosen = sorted(self.numbers(self.need(seat, "CONSUME_HAND")["ans"]))
            return chosen if len(chosen) == ask.left else [*chosen, spend.DONE]
        if isinstance(ask, spend.NameNumber):
            return [self.need(seat, "LUCKY")["rv"]]
        if isinstance(ask, produce.ProduceWindfall):
            return options if len(options) == 1 else self.windfall(seat, options)
        assert isinstance(ask, produce.ProduceForCard), type(ask)
        return self.for_card(ask, options)

    # --- single questions ----------------------------------------------------------------------------
    def payment(self, ask: payment.ChoosePayment, options: list[int]) -> list[int]:
        p = self.s.players[ask.seat]
        ways = {}
        for pick in options:
            refs = ask.describe(self.s, pick).split()[:-1]
            used = frozenset(self.s.edition.names.index(ref.removeprefix("card:")) for ref in refs)
            free = pick & payment.SHIP or not ask.is_paid(self.s, pick)
            ways[used] = (pick, 0 if free else payment.price(p, self.s.card(ask.number)))
        e = self.find(ask.seat, "PAYMENT")
        if e is None:  # not asked there: a plain conquest
            self.compare("ways to settle", [(frozenset(), 0)], [(used, need) for used, (_, need) in ways.items()])
            return [0]
        theirs = {frozenset(self.numbers(way["use"])): way["need"] for way in e["legal"]}
        self.compare("ways to settle", theirs, {used: need for used, (_, need) in ways.items()})
        used = frozenset(self.numbers(e["ans_special"]))
        if used not in ways:
            raise Mismatch(f"seat {ask.seat} cannot settle by {used}")
        return [ways[used][0], *sorted(self.numbers(e["ans"]))]

    def power(self, ask: consume.UseConsumePower, options: list[int]) -> list[int]:
        p = self.s.players[ask.seat]
        names = {}
        for pick in options:
            if pick != consume.STOP:
                number = p.tableau[pick >> 1]
                card = self.s.card(number)
                names[number, card.powers.index(card.verbs[pick & 1])] = pick
        if len(options) == 1:
            pick = options[0]
        else:
            e = self.need(ask.seat, "CONSUME")
            theirs = {(self.ours[a], b) for a, b in zip(e["list"], e["special"], strict=True)}
            self.compare("powers to use", theirs, set(names))
            self.compare("may stop", bool(e["args"][0]), consume.STOP in options)
            pick = names[self.ours[e["ans"][0]], e["ans_special"][0]] if e["ans"] else consume.STOP
        if pick != consume.STOP and self.s.card(p.tableau[pick >> 1]).verbs[pick & 1].verb == EAT_ALL:
            e = self.need(ask.seat, "GOOD")
            goods = {w for w, good in zip(p.tableau, p.goods, strict=True) if good != EMPTY}
            self.compare("all goods", (self.numbers(e["list"]), e["args"][0]), (goods, len(goods)))
        return [pick]

    def goods(self, ask: spend.SpendGoods) -> list[int]:
        p = self.s.players[ask.seat]
        e = self.need(ask.seat, "GOOD")
        self.compare("goods to spend", e["args"][:2], [ask.left, ask.left])
        places = sorted(place_of(p, self.ours[x]) for x in e["list"])
        kinds = {x: self.s.card(p.tableau[x]).good for x in places}
        sets = [
            x
            for x in combinations(places, ask.left)
            if not ask.different or len({kinds[place] for place in x}) == ask.left
        ]
        self.compare("sets of goods", sets, sorted(self.reachable(self.s, ask)))
        return sorted(place_of(p, self.ours[x]) for x in e["ans"])

    def reachable(self, s: Race, ask: Ask) -> Iterator[tuple[int, ...]]:
        """Every row of picks our question allows, tried on copies of the table."""
        for pick in ask.options(s):
            twin = s.clone()
            twin.agenda.depth = 0
            ask.answer(twin, pick)
            if twin.agenda.depth == 0:
                yield (pick,)
            else:
                follow = twin.agenda.pop()
                assert isinstance(follow, Ask)
                yield from ((pick, *rest) for rest in self.reachable(twin, follow))

    def windfall(self, seat: int, options: list[int]) -> list[int]:
        p = self.s.players[seat]
        worlds = {p.tableau[x] for x in options}
        for i in range(self.at, len(self.log)):
            e = self.log[i]
            if e["ev"] in BOUNDARIES:
                break
            if (
                not self.done[i]
                and e.get("type") == "WINDFALL"
                and e["p"] == seat
                and self.numbers(e["list"]) == worlds
            ):
                self.done[i] = True
                self.comparisons += 1
                return [place_of(p, self.ours[e["ans"][0]])]
        raise Mismatch(f"seat {seat} is not asked for a windfall world among {sorted(worlds)} there")

    def for_card(self, ask: produce.ProduceForCard, options: list[int]) -> list[int]:
        p = self.s.players[ask.seat]
        e = self.find(ask.seat, "PRODUCE")
        if e is not None:
            card = self.s.card(self.ours[e["ans"][0]])
            draws = [x for x in options if x <= produce.FIRST_DRAW]
            drawn = [x for x in draws if card.row[produce.power_of(produce.FIRST_DRAW - x)]]
            if drawn:
                return drawn
        e = self.find(ask.seat, "DISCARD_PRODUCE")
        if e is None or not e["ans"]:
            return [produce.DECLINE]
        worlds = produce.empty_windfalls(self.s, p, 15)
        self.compare("windfall worlds", self.numbers(e["special"]), {p.tableau[x] for x in worlds})
        return [self.ours[e["ans"][0]], place_of(p, self.ours[e["ans_special"][0]])]

    # --- boundaries ----------------------------------------------------------------------------------
    def before(self, step: Step) -> None:
        s = self.s
        if isinstance(step, rounds.Round) and s.round == 0:
            e = self.boundary("setup")
            self.compare("turn order", e["turn_order"], [s.in_turn(i) for i in range(s.seats)])
            self.state(e["state"], 0)
        elif isinstance(step, explore.Explore):
            self.phase("explore5")
        elif isinstance(step, (develop.Develop, settle.Settle)):
            self.phase(PHASE[step.stage])
        elif isinstance(step, consume.Consume):
            self.phase("trade")
        elif isinstance(step, produce.Produce):
            self.phase("produce")
        elif isinstance(step, supply.DiscardDownTo) and any(len(p.hand) > step.limit for p in s.players):
            self.phase("discard")
        elif isinstance(step, rounds.EndRound):
            e = self.boundary("round_end")
            self.state(e["state"], s.round + 1)
            s.round += 1
            self.compare("game over", bool(e["over"]), rounds.is_last_round(s))
            s.round -= 1
        elif isinstance(step, develop.PayForDevelopment):
            self.pay_for_development(step)

    def phase(self, name: str) -> None:
        e = self.boundary("phase")
        self.compare("phase", e["phase"], name)
        actions = [sorted(x - 1 for x in row if x > 0) for row in e["actions"]]
        self.compare("actions", actions, [[a for a in range(9) if p.chose(a)] for p in self.s.players])
        self.state(e["state"], self.s.round + 1)

    def pay_for_development(self, step: develop.PayForDevelopment) -> None:
        due = self.s.card(step.number).cost - develop.development_discount(self.s, self.s.players[step.seat])
        if due > 0:
            e = self.need(step.seat, "PAYMENT")
            self.compare("price", (self.ours[e["args"][0]], e["legal"]), (step.number, [{"use": [], "need": due}]))
            self.plan[step.seat] = sorted(self.numbers(e["ans"]))

    def state(self, theirs: Json, number: int) -> None:
        s = self.s
        self.game.laws(s)
        piles = {"round": number, "pool": s.pool, "deck": s.deck.size, "discard": s.discards.size}
        self.compare("table", {key: theirs[key] for key in piles}, piles)
        for seat, (it, p) in enumerate(zip(theirs["players"], s.players, strict=True)):
            goods = {w for w, good in zip(p.tableau, p.goods, strict=True) if good != EMPTY}
            self.compare(
                f"seat {seat}",
                {
                    "chips": it["vp"],
                    "hand": sorted(self.numbers(it["hand"])),
                    "tableau": sorted(self.numbers(it["tableau"])),
                    "goods": self.numbers(it["goods"]),
                    "military": it["mil"],
                },
                {
                    "chips": p.chips,
                    "hand": list(p.hand),
                    "tableau": sorted(p.tableau),
                    "goods": goods,
                    "military": p.powers[MILITARY],
                },
            )
            self.plan.pop(seat, None)

    def result(self) -> None:
        e = self.boundary("result")
        outcome = self.game.outcome(self.s)
        self.recorder.end(self.s)
        self.compare("rounds", e["rounds"], self.s.round)
        self.compare("scores", e["scores"], [r.score for r in outcome.seats])
        self.compare("chips", e["chips"], [r.categories["chips"] for r in outcome.seats])
        self.compare("tie-break", e["tiebreak"], [r.tie_break[0] for r in outcome.seats])
        self.compare("winners", sorted(e["winners"]), outcome.winners)


def games_in(path: Path) -> Iterator[list[Json]]:
    text = (gzip.decompress(path.read_bytes()) if path.suffix == ".gz" else path.read_bytes()).decode()
    log: list[Json] = []
    for line in text.splitlines():
        e = json.loads(line)
        if e["ev"] == "game" and log:
            yield log
            log = []
        log.append(e)
    if log:
        yield log


def main(paths: list[str]) -> int:
    game = GAME()
    games = decisions = comparisons = mismatches = 0
    for path in paths:
        for log in games_in(Path(path)):
            replay = Replay(log, game)
            try:
                replay.run()
            except Mismatch as fault:
                replay.faults.append(f"round {replay.s.round + 1}: {fault}")
            for fault in replay.faults[: max(0, SHOWN - mismatches)]:
                print(f"{path} seed {log[0]['seed']} {fault}")
            games += 1
            decisions += replay.decisions
            comparisons += replay.comparisons
            mismatches += len(replay.faults)
    print(f"games={games} decisions={decisions} comparisons={comparisons} mismatches={mismatches}")
    return 1 if mismatches else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
