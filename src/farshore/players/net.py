"""A small net that values a position from one seat's observation, in compiled code.

Most inputs of a position have their usual value, and the net is stored so that those cost nothing: every other value
adds its row of the first layer to the sums. Rows are whole numbers, three to a word, so three sums grow with every
addition and no rounding depends on the machine.
"""

from __future__ import annotations

from math import exp, inf
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from farshore.core.agenda import Ask, State, waiting
from farshore.core.batch import zeros
from farshore.core.rows import filled
from farshore.core.space import Actions, Observation, zeros_i16
from farshore.players.search import Judge, Priors

LANES: Final = 3  # sums in a word of 64 bits
LANE_BITS: Final = 21
LANE_MASK: Final = (1 << LANE_BITS) - 1
OFFSET: Final = 2048  # makes weights of 12 bits positive, so that no lane borrows from the next
MOST_ROWS: Final = 512  # as many fit into a lane before it would overflow
USUAL: Final = -1


class Net:
    """`inputs` are those that matter; input `k` has a row number for each value from `lows[k]` to `highs[k]`."""

    def __init__(self, inputs: list[int], lows: list[int], highs: list[int], usual: list[int], rows: list[int]) -> None:
        self.inputs: vec[i64] = vec[i64](inputs)
        self.lows: vec[i64] = vec[i64](lows)
        self.highs: vec[i64] = vec[i64](highs)
        self.usual: vec[i64] = vec[i64](usual)
        self.rows: vec[i64] = vec[i64](rows)  # input by input; USUAL where nothing is added
        self.starts: vec[i64] = filled(len(inputs), 0)
        start: i64 = 0
        for k in range(i64(len(inputs))):
            self.starts[k] = start - self.lows[k]
            start += self.highs[k] - self.lows[k] + 1
        self.words: vec[i64] = vec[i64]()
        self.width: i64 = 0  # words of a row
        self.step: float = 1.0  # what a weight of 1 is worth
        self.hidden: i64 = 0
        self.outputs: i64 = 0
        self.first_bias: vec[float] = vec[float]()
        self.second: vec[float] = vec[float]()
        self.second_bias: vec[float] = vec[float]()
        self.third: vec[float] = vec[float]()
        self.third_bias: vec[float] = vec[float]()

    def set_first(self, weights: list[int], bias: list[float], step: float) -> None:
        """The first layer, row by row; every weight fits into 12 bits."""
        size: i64 = len(bias)
        self.width = (size + LANES - 1) // LANES
        count: i64 = i64(len(weights)) // size
        self.words = filled(count * self.width, 0)
        for row in range(count):
            for k in range(size):
                weight: i64 = weights[row * size + k]
                self.words[row * self.width + k // LANES] += (weight + OFFSET) << (LANE_BITS * (k % LANES))
        self.first_bias = vec[float](bias)
        self.step = step

    def set_rest(self, second: list[float], bias: list[float], third: list[float], third_bias: list[float]) -> None:
        """The other layers, by what they come from."""
        self.second = vec[float](second)
        self.second_bias = vec[float](bias)
        self.third = vec[float](third)
        self.third_bias = vec[float](third_bias)
        self.hidden = len(bias)
        self.outputs = len(third_bias)

    def forward(self, row: vec[i16]) -> vec[float]:
        """What the net says about an observation, before it is scaled."""
        hidden = self.inner(row)
        out = self.third_bias[:]
        for k in range(self.hidden):
            x = hidden[k]
            if x > 0.0:
                start = k * self.outputs
                for j in range(self.outputs):
                    out[j] += x * self.third[start + j]
        return out

    def output(self, hidden: vec[float], j: i64) -> float:
        """One output alone, where there are many and few matter."""
        out = self.third_bias[j]
        for k in range(self.hidden):
            if hidden[k] > 0.0:
                out += hidden[k] * self.third[k * self.outputs + j]
        return out

    def inner(self, row: vec[i16]) -> vec[float]:
        """The second layer, from which every output is made."""
        size: i64 = len(self.first_bias)
        first = self.first_bias[:]
        sums = filled(self.width, 0)
        added: i64 = 0
        for k in range(i64(len(self.inputs))):
            value = i64(row[self.inputs[k]])
            if value == self.usual[k]:
                continue
            value = min(max(value, self.lows[k]), self.highs[k])
            number = self.rows[self.starts[k] + value]
            if number == USUAL:
                continue
            start = number * self.width
            for j in range(self.width):
                sums[j] += self.words[start + j]
            added += 1
            if added == MOST_ROWS:
                self.unpack(sums, added, first)
                sums = filled(self.width, 0)
                added = 0
        self.unpack(sums, added, first)
        second = self.second_bias[:]
        for k in range(size):
            x = first[k]
            if x > 0.0:
                start = k * self.hidden
                for j in range(self.hidden):
                    second[j] += x * self.second[start + j]
        return second

    def unpack(self, sums: vec[i64], added: i64, out: vec[float]) -> None:
        """Add the sums of `added` rows, lane by lane."""
        for k in range(i64(len(out))):
            lane = (sums[k // LANES] >> (LANE_BITS * (k % LANES))) & LANE_MASK
            out[k] += self.step * float(lane - added * OFFSET)


def asked_of(s: State, seat: i64) -> Ask | None:
    """The question that is put to a seat, if any."""
    ask = s.lanes[seat].asking if s.lanes else s.agenda.asking
    return ask if ask is not None and ask.seat == seat else None


class NetJudge:
    """Values a table for every seat: by the rules if the game is over, else by what each seat would expect."""

    def __init__(self, net: Net, observation: Observation, over: Judge) -> None:
        self.net: Net = net
        self.observation: Observation = observation
        self.over: Judge = over
        self.blank: vec[i16] = zeros_i16(observation.layout.size)

    def judge(self, s: State) -> list[float]:
        if waiting(s) is None:
            return self.over(s)
        totals = zeros(s.seats)
        for seat in range(s.seats):
            out = self.seen_by(s, seat)
            for k in range(s.seats):
                totals[(seat + k) % s.seats] += 1.0 / (1.0 + exp(-out[k]))
        return [totals[seat] / float(s.seats) for seat in range(s.seats)]

    def seen_by(self, s: State, seat: i64) -> vec[float]:
        """What the net says of the table as a seat sees it: this seat first, then the others in turn order."""
        row = self.blank[:]
        self.observation.write(s, seat, asked_of(s, seat), row, 0)
        return self.net.forward(row)


class NetPriors(Priors):
    """Priors by a net that has an output for every action of a game."""

    def __init__(self, net: Net, observation: Observation, actions: Actions) -> None:
        self.net: Net = net
        self.observation: Observation = observation
        self.actions: Actions = actions
        self.blank: vec[i16] = zeros_i16(observation.layout.size)

    def of(self, s: State, ask: Ask, options: vec[i64]) -> vec[float]:
        row = self.blank[:]
        self.observation.write(s, ask.seat, ask, row, 0)
        hidden = self.net.inner(row)
        numbers = self.actions.of(ask)
        found = vec[float](capacity=len(options))
        highest = -inf
        for pick in options:
            x = self.net.output(hidden, numbers.action(pick))
            found = append(found, x)
            highest = max(highest, x)
        total = 0.0
        for k in range(i64(len(found))):
            found[k] = exp(found[k] - highest)
            total += found[k]
        for k in range(i64(len(found))):
            found[k] /= total
        return found
