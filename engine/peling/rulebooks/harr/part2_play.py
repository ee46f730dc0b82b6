"""The course of play of Part II: that of Part I with rounds, a reserve and single heads."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from peling.readings import MAJORS
from peling.rulebooks.harr.play import (
    PlayCondition,
    Shapes,
    common_course,
    distance,
    four_sets,
    four_sets_with_tile,
    last_fourteen,
    offered_tile,
)
from peling.rules import Condition, Evidence
from peling.ruleset import Course, HouseRules, PlayFacts
from peling.tiles import Tile


def limit_course(house: HouseRules) -> Course:
    """Return the course of play of Part II for these house rules."""
    return replace(common_course(house, last_fourteen, WITH_SINGLE_HEADS), rounds=True)


def heads_away(tiles: tuple[Tile, ...]) -> int:
    """Return how many tiles concealed ones lack to single heads; 0 if they are complete.

    >>> from peling.tiles import tile
    >>> heads_away((*MAJORS, tile("E"))), heads_away(tuple(MAJORS)), heads_away((tile("E"), tile("E")))
    (0, 1, 12)
    """
    kinds = MAJORS.intersection(tiles)
    paired = any(tiles.count(kind) > 1 for kind in kinds)
    return len(MAJORS) + 1 - len(kinds) - paired


def _complete(f: PlayFacts) -> bool:
    hand = f.view.hand
    return four_sets(f) or (
        len(hand.concealed) == len(MAJORS) + 1 and not hand.melds and not heads_away(hand.concealed)
    )


def _tile_completes(f: PlayFacts) -> bool:
    offered, hand = offered_tile(f.view), f.view.hand
    return four_sets_with_tile(f) or (
        offered is not None
        and len(hand.concealed) == len(MAJORS)
        and not hand.melds
        and not heads_away((*hand.concealed, offered))
    )


def _show_distance(f: PlayFacts) -> Evidence:
    """Show how far the own hand is from the nearest win and, if one tile is missing, which would do."""
    away, missing = distance(f.view)
    hand = f.view.hand
    if not hand.melds:
        to_heads = heads_away(hand.concealed)
        if to_heads < away:
            missing = ()
        away = min(away, to_heads)
        if to_heads == away == 1:
            missing = tuple(sorted({*missing, *_heads_wanted(hand.concealed)}))
    return Evidence((), (("away", away), ("missing", missing)))


def _heads_wanted(tiles: tuple[Tile, ...]) -> frozenset[Tile]:
    """Return the heads one of which is missing: the last kind, or any to make the pair."""
    return MAJORS.difference(tiles) or MAJORS


def _show_completion(f: PlayFacts) -> Evidence:
    offered = offered_tile(f.view)
    tiles = () if offered is None else (offered,)
    if _tile_completes(f):
        return Evidence(tiles, (("away", 0), ("missing", ())))
    return Evidence(tiles, _show_distance(f).facts)


_OWN: Final[PlayCondition] = Condition("hand-complete", _complete, _show_distance)
_CLAIMED: Final[PlayCondition] = Condition("tile-completes", _tile_completes, _show_completion)
WITH_SINGLE_HEADS: Final = Shapes(_OWN, _CLAIMED)
