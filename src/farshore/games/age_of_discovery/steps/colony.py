"""Colonies: workers of one player in a region. The first to have three there takes the region's trade good."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from farshore.games.age_of_discovery import events
from farshore.games.age_of_discovery.edition import KINDS, REGIONS
from farshore.games.age_of_discovery.scoring import COLONY
from farshore.games.age_of_discovery.state import DISCOVERED, EMPTY, Empires


def arrive(s: Empires, seat: i64, region: i64, kind: i64) -> None:
    """A worker of this kind now stands in the region."""
    p = s.players[seat]
    p.colonies[KINDS * region + kind] += 1
    good = s.region_good[region]
    if good != EMPTY and p.present(region) >= COLONY:
        s.region_good[region] = EMPTY
        p.goods[good] += 1
        events.region_good_taken(s, seat, region, good)


def leave(s: Empires, seat: i64, region: i64, kind: i64, count: i64) -> None:
    """Workers go back from a region to their owner's stock."""
    p = s.players[seat]
    p.colonies[KINDS * region + kind] -= count
    p.stock[kind] += count


def is_discovered(s: Empires, region: i64) -> bool:
    return s.token[region] == DISCOVERED


def discovered_regions(s: Empires, lowest: i64) -> vec[i64]:
    out = vec[i64](capacity=REGIONS)
    for region in range(lowest, i64(REGIONS)):
        if s.token[region] == DISCOVERED:
            out = append(out, region)
    return out


def undiscovered_regions(s: Empires) -> vec[i64]:
    out = vec[i64](capacity=REGIONS)
    for region in range(i64(REGIONS)):
        if s.token[region] != DISCOVERED:
            out = append(out, region)
    return out


def own_colonies(s: Empires, seat: i64) -> vec[i64]:
    """Regions where a player has a worker."""
    p = s.players[seat]
    out = vec[i64](capacity=REGIONS)
    for region in range(i64(REGIONS)):
        if p.present(region):
            out = append(out, region)
    return out


def region_ref(s: Empires, region: i64) -> str:
    return f"region:{s.edition.regions[region].name}"
