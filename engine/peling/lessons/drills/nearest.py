"""What stands in the way of a win: tiles left over of sets and a pair, or what another shape does not bear.

A hand of fourteen single tiles is not explained by "left over: all fourteen" where the book knows a shape
without sets and the hand nearly has it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final, TypeAlias

from peling.core.hand import Hand
from peling.core.scoring import HandRecord
from peling.core.tiles import COPIES, KINDS, Tile
from peling.lessons.drills.books import knows_style
from peling.lessons.drills.layouts import best_effort
from peling.lessons.drills.question import Arranged, Stated
from peling.rules.ruleset import RuleSet
from peling.shapes.plans import short_of_independent, short_of_pairs
from peling.shapes.sets import tiles_away

WHOLE = 14
NEAR_THIRTEEN: Final = "near-thirteen"
"""What the topics begin with that tell of the thirteen ones, nines, winds and dragons."""
APART = 3
"""So far apart stand two numbers of one suit at least where all tiles stand apart."""

_Short: TypeAlias = tuple[int, Stated]


def in_the_way(rules: RuleSet, record: HandRecord, tile: Tile | None = None) -> Arranged | Stated:
    """Return what a hand, with one more tile, has left over; or what keeps it from a shape that is nearer."""
    hand = record.hand if tile is None else record.hand.add(tile)
    plain = [held for held in hand.concealed if held not in record.wild and not held.is_bonus]
    # A kind of which all copies are held can be picked too; a fifth copy completes nothing.
    counts = [min(COPIES, plain.count(kind)) for kind in KINDS]
    wilds = sum(held in record.wild for held in hand.concealed)
    to_sets = tiles_away(counts, max(0, 4 - len(hand.melds)), wilds)
    others = [one for one in _others(rules, hand, counts, wilds) if one[0] < to_sets]
    return min(others, key=lambda one: one[0])[1] if others else best_effort(hand)


def none_left(record: HandRecord, tile: Tile) -> Stated | None:
    """Return that no tile of a kind can come any more, since the player holds them all; None: one can."""
    in_all = 1 if tile.is_bonus else COPIES - (tile in record.wild)
    if record.hand.all_tiles().count(tile) < in_all:
        return None
    return Stated("all-four-held" if in_all == COPIES else "all-left-held", (("tile", tile),))


def _others(rules: RuleSet, hand: Hand, counts: Sequence[int], wilds: int) -> Iterator[_Short]:
    """Yield how many tiles are missing to each shape without sets, with what is in its way."""
    kinds = [(kind, held) for kind, held in zip(KINDS, counts, strict=True) if held]
    if knows_style(rules, "any-honours") and all(meld.tile.is_honour for meld in hand.melds):
        suited = tuple(kind for kind, _ in kinds if not kind.is_honour)
        short = WHOLE - 3 * len(hand.melds) - sum(counts[27:]) - wilds
        yield short, _obstacle("near-honours", suited)
    if hand.melds:
        return
    if knows_style(rules, "thirteen"):
        alien = tuple(kind for kind, _ in kinds if not kind.is_major)
        beyond = tuple(kind for kind, held in kinds if kind.is_major for _ in range(held - 1))
        majors = len(kinds) - len(alien)
        way = (*alien, *beyond[1:])
        yield WHOLE - majors - bool(beyond), _obstacle(NEAR_THIRTEEN, way)
    if knows_style(rules, "seven-pairs"):
        alone = tuple(kind for kind, held in kinds if held % 2)
        if alone:
            topic = "near-pairs" if not wilds else "near-pairs-wild" if wilds == 1 else "near-pairs-wilds"
            yield short_of_pairs(counts) - wilds, Stated(topic, (("tiles", alone),))
    if knows_style(rules, "independent"):
        yield short_of_independent(counts) - wilds, _too_close(kinds)


def _obstacle(topic: str, tiles: tuple[Tile, ...]) -> Stated:
    """Return what keeps a hand from a shape; no tile: nothing that it holds, there are only too few."""
    return Stated(topic, (("tiles", tiles),)) if tiles else Stated(f"{topic}-clear")


def _too_close(kinds: Sequence[tuple[Tile, int]]) -> Stated:
    """Return the first tile that is there twice, else the first two of a suit that are too near, or none."""
    for kind, held in kinds:
        if held > 1:
            return Stated("near-apart-twice", (("tile", kind),))
    for (one, _), (other, _) in pairwise(kinds):
        if one.suit is not None and one.suit is other.suit and other.rank - one.rank < APART:
            return _obstacle("near-apart", (one, other))
    return _obstacle("near-apart", ())
