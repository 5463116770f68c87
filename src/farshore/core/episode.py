"""One game under way for a program that learns: some seats are answered from outside, by actions, the others by bots.

Luck and bots play by themselves, in compiled code, until a seat from outside is asked or the game is over. Where all
choose together, the lowest seat that has not answered yet is asked first; nobody sees what the others chose.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from farshore.core.agenda import Ask, Lane, State, resolve, waiting
from farshore.core.errors import IllegalPick
from farshore.core.play import run_nature
from farshore.core.policy import Policy, shown_to
from farshore.core.rng import Rng
from farshore.core.space import Numbers, Space


class Episode:
    """`fresh` is a new table at its first decision; every game begins as a clone of it."""

    def __init__(self, space: Space, fresh: State, players: list[Policy | None]) -> None:
        self.space: Space = space
        self.fresh: State = fresh
        self.players: list[Policy | None] = players  # by seat; None is answered from outside
        self.s: State = fresh
        self.luck: Rng = Rng(0)
        self.choices: Rng = Rng(0)  # what bots decide at random
        self.lane: Lane | None = None  # where a seat from outside is asked; None: the game is over
        self.numbers: Numbers = Numbers(0, [])  # the actions of its question
        self.picks: i64 = 0  # made from outside, in this game

    def begin(self, seed: i64) -> None:
        """A new game. The same seed gives the same luck."""
        self.s = self.fresh.clone()
        self.luck = Rng(seed)
        self.choices = Rng(-1 - seed)
        self.picks = 0
        self.run_others()

    def run_others(self) -> None:
        """Luck and bots, until a seat from outside is asked or the game is over."""
        s = self.s
        while True:
            run_nature(s, self.luck)
            lane = waiting(s)
            self.lane = lane
            if lane is None:
                return
            ask = lane.asking
            assert ask is not None
            player = self.players[ask.seat]
            if player is None:
                self.numbers = self.space.actions.of(ask)
                return
            pick = player.pick(shown_to(player, s, ask.seat), ask, lane.options, self.choices)
            if pick not in lane.options:
                raise IllegalPick(
                    f"the bot of seat {ask.seat} picked {pick}, which {type(ask).__name__} does not offer"
                )
            resolve(s, lane, ask, pick)

    @property
    def is_over(self) -> bool:
        return self.lane is None

    def ask(self) -> Ask:
        """The open question. There is none when the game is over."""
        lane = self.lane
        assert lane is not None, "nobody is asked when the game is over"
        ask = lane.asking
        assert ask is not None
        return ask

    def options(self) -> vec[i64]:
        lane = self.lane
        assert lane is not None
        return lane.options

    def action(self, number: i64) -> i64:
        """The action of the option with this number, from 0."""
        return self.numbers.action(self.options()[number])

    def allows(self, action: i64) -> bool:
        lane = self.lane
        numbers = self.numbers
        if lane is None or not numbers.start <= action < numbers.start + i64(len(numbers.picks)):
            return False
        return numbers.pick(action) in lane.options

    def act(self, action: i64) -> None:
        """Answer the open question, and play on to the next one."""
        if not self.allows(action):
            raise IllegalPick(f"action {action} is not legal now")
        self.take(action)

    def take(self, action: i64) -> None:
        """The same with an action known to be legal."""
        lane = self.lane
        assert lane is not None
        ask = lane.asking
        assert ask is not None
        resolve(self.s, lane, ask, self.numbers.pick(action))
        self.picks += 1
        self.run_others()

    def advice(self, player: Policy, rng: Rng) -> i64:
        """The action that a bot would take here, from what the seat that is asked may see."""
        ask = self.ask()
        return self.numbers.action(player.pick(shown_to(player, self.s, ask.seat), ask, self.options(), rng))

    def observe(self, seat: i64, out: vec[i16], at: i64) -> None:
        """Write what a seat may know into `out[at:]`, which is all zero."""
        ask = None if self.lane is None else self.ask()
        if ask is not None and ask.seat != seat:
            ask = None
        self.space.observation.write(self.s, seat, ask, out, at)

    def write_mask(self, out: vec[u8], at: i64) -> None:
        """Write the mask of the open question into `out[at:]`, which is all zero."""
        self.numbers.write_mask(self.options(), out, at)

    def mask(self) -> vec[u8]:
        """The mask of the open question, in a row of its own.

        Rows are made here, not handed in: mypyc 2.4.1 keeps every row that Python code passes as an argument.
        """
        row = self.space.mask()
        self.numbers.write_mask(self.options(), row, 0)
        return row

    def clone(self) -> Episode:
        """Another one that goes on from here, with the same luck to come."""
        twin = Episode(self.space, self.fresh, self.players)
        twin.s = self.s.clone()
        twin.luck = self.luck.clone()
        twin.choices = self.choices.clone()
        twin.picks = self.picks
        twin.run_others()
        return twin
