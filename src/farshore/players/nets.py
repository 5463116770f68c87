"""Nets as files: a game ships one for each number of seats, in `nets/` of its package.

A net knows the layout of the observations it was trained on. Where a table has another one, because of variants or an
edition, there is no net for it, and levels search without.
"""

from __future__ import annotations

import sys
from array import array
from functools import cache
from importlib import resources
from typing import Any

import msgspec
from msgspec import Struct

from farshore.core.errors import FarshoreError
from farshore.core.game import Game
from farshore.core.space import Observation, digest_of
from farshore.players.net import Net


class WrongNet(FarshoreError):
    """A file is no net, or one for other observations."""


class SavedNet(Struct):
    """All numbers of a net; weights as bytes, whole numbers of 16 bits or floats of 32."""

    game: str
    seats: int
    layout: str  # digest of the observations
    inputs: list[int]
    lows: list[int]
    highs: list[int]
    usual: list[int]
    rows: list[int]
    first: bytes
    first_bias: bytes
    step: float
    second: bytes
    second_bias: bytes
    third: bytes
    third_bias: bytes
    points: float  # what a score is divided by in the outputs
    exploration: float  # constants of the search that won with this net
    trust: float
    modesty: float
    priors: bytes = b""  # another net, with an output for every action of the game, as a file of its own

    def net(self) -> Net:
        net = Net(self.inputs, self.lows, self.highs, self.usual, self.rows)
        net.set_first(list(unpacked("h", self.first)), list(unpacked("f", self.first_bias)), self.step)
        rest = (self.second, self.second_bias, self.third, self.third_bias)
        net.set_rest(*(list(unpacked("f", part)) for part in rest))
        return net

    def policy(self) -> Net | None:
        """The net that tells how likely a good player is to take each option, if there is one."""
        return read_net(self.priors).net() if self.priors else None


def unpacked(kind: str, data: bytes) -> array[Any]:
    """Little-endian numbers."""
    found = array(kind, data)
    if sys.byteorder == "big":
        found.byteswap()
    return found


def layout_of(game: Game, table: Any, observation: Observation) -> str:
    """The digest of how tables like this one are observed."""
    lines = observation.layout.describe()
    return digest_of([game.name, str(table.seats), table.edition.digest, *lines])


def read_net(data: bytes, layout: str = "") -> SavedNet:
    """The net in a file; raises unless it fits the layout, if one is given."""
    try:
        saved = msgspec.msgpack.decode(data, type=SavedNet)
    except msgspec.DecodeError as fault:
        raise WrongNet(f"this file is not a net: {fault}") from fault
    if layout and saved.layout != layout:
        raise WrongNet(
            f"this net is for {saved.game} with {saved.seats} seats, layout {saved.layout}; "
            f"these observations have layout {layout}. Train it again with 'farshore train'"
        )
    return saved


@cache
def shipped(package: str, seats: int) -> SavedNet | None:
    """The net that a game brings for a number of seats, if any."""
    file = resources.files(package) / "nets" / f"{seats}.net"
    return read_net(file.read_bytes()) if file.is_file() else None


@cache
def ready(package: str, seats: int) -> tuple[Net, Net | None]:
    """The same, loaded: what it says of positions, and of picks."""
    saved = shipped(package, seats)
    assert saved is not None, "asked for only where there is one"
    return saved.net(), saved.policy()
