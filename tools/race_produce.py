"""What a logged game answers in Produce, where that engine orders most powers by itself."""

from __future__ import annotations

from race_compare import Comparing, place_of
from race_log import Json

from farshore.core.agenda import Ask
from farshore.core.rows import filled
from farshore.games.race_for_the_galaxy.powers import ANY_KIND, POWERS, WINDFALL_FOR_CARD
from farshore.games.race_for_the_galaxy.state import Player
from farshore.games.race_for_the_galaxy.steps import payment, produce


class ProduceAnswers(Comparing):
    """Picks for the questions of Produce."""

    def windfall(self, ask: produce.ProduceWindfall, options: list[int]) -> list[int]:
        """That engine orders windfall powers by itself: its question is found by its list, not by its turn."""
        p = self.s.players[ask.seat]
        if len(options) == 1:
            return options
        worlds = {p.tableau[x] for x in options}

        def fits(e: Json) -> bool:
            card, power = e["args"][:2]  # none for the bonus, which is for any kind
            kinds = self.s.card(self.log.ours[card]).powers[power].kinds() if card >= 0 else ANY_KIND
            return self.log.cards(e["list"]) == worlds and kinds == ask.kinds

        e = self.log.need(ask.seat, "WINDFALL", fits)
        self.comparisons += 1
        return [place_of(p, self.log.ours[e["ans"][0]])]

    def for_card(self, ask: Ask, options: list[int]) -> list[int]:
        p = self.s.players[ask.seat]
        draws = {
            self.with_power(p, produce.power_of(produce.FIRST_DRAW - x)): x for x in options if x < produce.DECLINE
        }
        if draws and len(p.hand) == 0:  # that engine draws first, without asking, if that gives a card to discard
            return [*draws.values()][:1] if self.log.expects(ask.seat, "DISCARD_PRODUCE") else [produce.DECLINE]
        if draws:
            order = self.log.need(ask.seat, "PRODUCE")
            theirs = {(self.log.ours[a], b) for a, b in zip(order["list"], order["special"], strict=True)}
            self.compare("powers to produce", theirs, {*draws, self.with_power(p, WINDFALL_FOR_CARD)})
            chosen = (self.log.ours[order["ans"][0]], order["ans_special"][0])
            if chosen in draws:
                return [draws[chosen]]
        e = self.log.find(ask.seat, "DISCARD_PRODUCE")
        if e is None:
            self.compare("a good for a card", [], [x for x in options if x > produce.DECLINE])
            return [produce.DECLINE]
        worlds = {p.tableau[x] for x in produce.empty_windfalls(self.s, p, ANY_KIND)}
        self.compare(
            "a good for a card", (self.log.cards(e["list"]), self.log.cards(e["special"])), (set(p.hand), worlds)
        )
        if not e["ans"]:
            return [produce.DECLINE]
        return [self.log.ours[e["ans"][0]], place_of(p, self.log.ours[e["ans_special"][0]])]

    def with_power(self, p: Player, power: int) -> tuple[int, int]:
        """The card of the tableau that has a power, and which of its powers that is."""
        number = int(payment.with_power(self.s, p, power))
        for k, x in enumerate(self.s.card(number).powers):
            row = filled(POWERS, 0)
            x.add_to(row)
            if row[power]:
                return number, k
        raise AssertionError("a row of powers is the sum of them")
