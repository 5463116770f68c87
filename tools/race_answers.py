"""What a logged game answers to our questions, and whether it had the same options.

Harmless differences are mapped here, each where it occurs, and nowhere else.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any

from race_compare import goods_of, place_of, reachable
from race_log import Mismatch
from race_produce import ProduceAnswers

from farshore.core.agenda import Ask, Chance
from farshore.games.race_for_the_galaxy.actions import PRODUCING, SETTLING, SETTLING_AGAIN
from farshore.games.race_for_the_galaxy.powers import CONSUME_ALL
from farshore.games.race_for_the_galaxy.steps import consume, explore, payment, rounds, setup, spend, supply


class Answers(ProduceAnswers):
    """Picks for our questions, a method for each kind of question; comparisons are counted and faults noted."""

    def picks(self, ask: Ask, options: list[int]) -> list[int]:
        """What the log answers, as our picks in a row."""
        methods: dict[str, Callable[[Any, list[int]], list[int]]] = {
            "ChooseAction": self.actions,
            "ChooseStartWorld": self.start_world,
            "ChooseDiscards": self.discards,
            "Keep": self.kept,
            "PlaceDevelopment": self.placed,
            "PlaceWorld": self.placed,
            "ChoosePayment": self.payment,
            "Sell": self.sale,
            "UseConsumePower": self.power,
            "SpendGoods": self.goods,
            "DiscardForChips": self.cards_for_chips,
            "NameNumber": self.number,
            "ProduceWindfall": self.windfall,
            "ProduceForCard": self.for_card,
        }
        return methods[type(ask).__name__](ask, options)

    # --- luck ----------------------------------------------------------------------------------------
    def luck(self, ask: Chance) -> int:
        """Draws are fed by event: their order within a phase is no rule."""
        pick = self.drawn(ask)
        s = self.s
        if s.stage == PRODUCING and s.discards.has(pick) and self.log.reshuffles():
            # That engine orders production by itself and drew this card after renewing the supply; we come to it
            # before. Nothing is discarded in between, so the same cards are drawn from the same piles.
            self.early = True
            while s.discards.size:
                number = s.discards.items[0]
                s.discards.take(number)
                s.deck.add(number)
        return pick

    def drawn(self, ask: Chance) -> int:
        ours = self.log.ours
        if isinstance(ask, setup.OfferStartWorld):
            start = next(e for e in self.log.events if e.get("type") == "START" and e["p"] == ask.player)
            return next(x for x in self.log.cards(start["special"]) if self.s.card(x).is_odd() == ask.odd)
        if isinstance(ask, setup.DealStartWorld):
            dealt: list[int] = next(e for e in self.log.events if e["ev"] == "setup")["start"]
            return ours[dealt[ask.player]]
        if isinstance(ask, supply.PlaceGood):
            world = self.s.players[ask.player].tableau[ask.place]
            return ours[self.log.need(ask.player, "good", lambda e: ours[e["world"]] == world)["card"]]
        if isinstance(ask, spend.TurnOver):
            flip = self.log.need(ask.player, "flip")
            self.compare("number named", flip["guess"], ask.named)
            return ours[flip["card"]]
        assert isinstance(ask, (supply.Draw, explore.Look))
        return ours[self.log.need(ask.player, "draw")["card"]]

    # --- set-up, actions, cards ----------------------------------------------------------------------
    def actions(self, ask: rounds.ChooseAction, options: list[int]) -> list[int]:
        """That engine lists no actions: its choice must be one of our whole choices, 7 cards or 23 pairs."""
        e = self.log.need(ask.seat, "ACTION")
        chosen = tuple(sorted(x - 1 for x in e["ans"] if x > 0))
        ours = set(reachable(self.s, ask))
        self.compare("actions", (chosen in ours, len(ours)), (True, 23 if self.s.advanced else 7))
        return list(chosen)

    def start_world(self, ask: Ask, options: list[int]) -> list[int]:
        e = self.log.need(ask.seat, "START")
        theirs = (self.log.cards(e["special"]), self.log.cards(e["list"]), len(e["ans"]))
        self.compare("start worlds", theirs, (set(options), set(self.s.players[ask.seat].hand), setup.THROWN))
        return [*self.log.cards(e["ans_special"]), *sorted(self.log.cards(e["ans"]))]

    def discards(self, ask: supply.ChooseDiscards, options: list[int]) -> list[int]:
        e = self.log.need(ask.seat, "DISCARD")
        hand = set(self.s.players[ask.seat].hand)
        self.compare("cards to discard", (self.log.cards(e["list"]), e["args"][0]), (hand, ask.left))
        return sorted(self.log.cards(e["ans"]))

    def kept(self, ask: explore.Keep, options: list[int]) -> list[int]:
        e = self.log.need(ask.seat, "DISCARD")
        seen = set(self.s.players[ask.seat].drawn)
        self.compare("cards to discard", (self.log.cards(e["list"]), e["args"][0]), (seen, len(seen) - ask.left))
        return sorted(seen - self.log.cards(e["ans"]))

    def placed(self, ask: Ask, options: list[int]) -> list[int]:
        e = self.log.need(ask.seat, "PLACE")
        phase = 3 if self.s.stage in (SETTLING, SETTLING_AGAIN) else 2
        self.compare("cards to place", (e["args"][0], self.log.cards(e["list"])), (phase, set(options) - {-1}))
        return [self.log.ours[e["rv"]] if e["rv"] >= 0 else -1]

    def payment(self, ask: payment.ChoosePayment, options: list[int]) -> list[int]:
        s, p = self.s, self.s.players[ask.seat]
        ways = {}
        for pick in options:
            refs = ask.describe(s, pick).split()[:-1]
            used = frozenset(s.edition.names.index(ref.removeprefix("card:")) for ref in refs)
            free = pick & payment.SHIP or not ask.is_paid(s, pick)
            ways[used] = (pick, 0 if free else int(payment.price(p, s.card(ask.number))))
        ours = {used: need for used, (_, need) in ways.items()}
        e = self.log.find(ask.seat, "PAYMENT")
        if e is None:  # that engine does not ask for a plain conquest
            self.compare("ways to settle", {frozenset(): 0}, ours)
            return [0]
        self.compare("ways to settle", {frozenset(self.log.cards(w["use"])): w["need"] for w in e["legal"]}, ours)
        self.compare("cards to pay with", self.log.cards(e["list"]), set(p.hand))
        used = frozenset(self.log.cards(e["ans_special"]))
        if used not in ways:
            raise Mismatch(f"seat {ask.seat} cannot settle by {set(used)}")
        return [ways[used][0], *sorted(self.log.cards(e["ans"]))]

    # --- Consume -------------------------------------------------------------------------------------
    def sale(self, ask: consume.Sell, options: list[int]) -> list[int]:
        p = self.s.players[ask.seat]
        e = self.log.need(ask.seat, "TRADE")
        self.compare("goods to sell", self.log.cards(e["list"]), {p.tableau[x] for x in options})
        self.compare("without Trade powers", bool(e["args"][0]), not ask.bonuses)
        return [place_of(p, self.log.ours[e["ans"][0]])]

    def power(self, ask: Ask, options: list[int]) -> list[int]:
        p = self.s.players[ask.seat]
        ours = {}
        for pick in options:
            if pick != consume.STOP:
                card = self.s.card(p.tableau[pick >> 1])
                ours[p.tableau[pick >> 1], card.powers.index(card.verbs[pick & 1])] = pick
        pick = options[0]
        if len(options) > 1:  # that engine does not ask which of one
            e = self.log.need(ask.seat, "CONSUME")
            theirs = {(self.log.ours[a], b) for a, b in zip(e["list"], e["special"], strict=True)}
            self.compare("powers to use", theirs, set(ours))
            self.compare("may stop", bool(e["args"][0]), consume.STOP in options)
            pick = ours[self.log.ours[e["ans"][0]], e["ans_special"][0]] if e["ans"] else consume.STOP
        if pick != consume.STOP and self.s.card(p.tableau[pick >> 1]).verbs[pick & 1].verb == CONSUME_ALL:
            e = self.log.need(ask.seat, "GOOD")  # that engine asks which goods when it takes all of them
            goods = goods_of(p)
            self.compare("all goods", (self.log.cards(e["list"]), e["args"][0]), (goods, len(goods)))
        return [pick]

    def goods(self, ask: spend.SpendGoods, options: list[int]) -> list[int]:
        p = self.s.players[ask.seat]
        e = self.log.need(ask.seat, "GOOD")
        self.compare("goods to spend", e["args"][:2], [ask.left, ask.left])
        places = sorted(place_of(p, x) for x in self.log.cards(e["list"]))
        kinds = {x: self.s.card(p.tableau[x]).good for x in places}
        sets = [
            row
            for row in combinations(places, ask.left)
            if not ask.different or len({kinds[x] for x in row}) == ask.left
        ]
        self.compare("sets of goods", sets, sorted(reachable(self.s, ask)))
        fitting = {x: self.s.card(x).good for x in goods_of(p) if ask.kinds >> self.s.card(x).good & 1}
        theirs = {p.tableau[x]: kind for x, kind in kinds.items()}
        self.compare("kinds of goods", (self.log.ours[e["special"][0]], theirs), (ask.number, fitting))
        return sorted(place_of(p, x) for x in self.log.cards(e["ans"]))

    def cards_for_chips(self, ask: spend.DiscardForChips, options: list[int]) -> list[int]:
        e = self.log.need(ask.seat, "CONSUME_HAND")
        power = self.s.card(self.log.ours[e["args"][0]]).powers[e["args"][1]]
        theirs = (self.log.cards(e["list"]), power.times, power.vp)
        self.compare("cards for chips", theirs, (set(self.s.players[ask.seat].hand), ask.left, ask.vp))
        chosen = sorted(self.log.cards(e["ans"]))
        return chosen if len(chosen) == ask.left else [*chosen, spend.DONE]

    def number(self, ask: Ask, options: list[int]) -> list[int]:
        named = self.log.need(ask.seat, "LUCKY")["rv"]
        self.bets.append((named, options[0], options[-1]))
        return [named]
