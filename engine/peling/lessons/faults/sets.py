"""Why tiles make no set: the first thing that is wrong with them, and which tile it is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from peling.core.tiles import KINDS, Tile
from peling.lessons.drills.fault import Noted
from peling.lessons.drills.question import Stated
from peling.lessons.faults.said import marked, seen

SET = 3
PAIR = 2
HIGHEST = 9


def no_set(group: Sequence[Tile]) -> tuple[Stated, tuple[Noted, ...]]:
    """Return why these tiles are no set and no pair, with each tile marked.

    >>> from peling.core.notation import parse_tiles
    >>> reason, tiles = no_set(parse_tiles("B4 B5 B7"))
    >>> reason.topic, dict(reason.facts)["needed"].code, [one.good for one in tiles]
    ('set-gap', 'B6', [True, True, False])
    """
    tiles = tuple(sorted(group))
    if len(tiles) < PAIR:
        return Stated("set-single", (("tiles", tiles),)), marked(tiles, good=False)
    if len(tiles) == PAIR:
        return Stated("set-two-unequal", (("tiles", tiles),)), seen(tiles, good=False)
    if len(tiles) > SET:
        extra = len(tiles) - SET
        return Stated("set-too-many", (("number", len(tiles)), ("more", extra))), seen(tiles)
    if any(tile.suit is None for tile in tiles):
        return _with_honours(tiles)
    if len({tile.suit for tile in tiles}) > 1:
        return _of_several_suits(tiles)
    return _of_one_suit(tiles)


def is_set(group: Sequence[Tile]) -> Stated:
    """Return why tiles are a set: they are equal, or in order."""
    return Stated("set-equal" if len(set(group)) == 1 else "set-in-order", (("number", len(group)),))


def _with_honours(tiles: tuple[Tile, ...]) -> tuple[Stated, tuple[Noted, ...]]:
    most, number = Counter(tiles).most_common(1)[0]
    if number == PAIR:
        noted = tuple(
            Noted(tile, good=tile is most, what="same" if tile is most else "other") for tile in tiles
        )
        odd = next(tile for tile in tiles if tile is not most)
        return Stated("set-two-equal", (("tile", most), ("odd", odd))), noted
    honours = [tile for tile in tiles if tile.suit is None]
    if len(honours) < len(tiles):
        noted = tuple(Noted(one.tile, good=one.tile.suit is not None, what=one.what) for one in seen(tiles))
        return Stated("set-honour-among", (("tile", honours[0]),)), noted
    key = "set-winds" if all(tile.wind for tile in tiles) else "set-dragons"
    if not all(tile.wind for tile in tiles) and not all(tile.dragon for tile in tiles):
        key = "set-honours"
    return Stated(key, (("tiles", tiles),)), seen(tiles, good=False)


def _of_several_suits(tiles: tuple[Tile, ...]) -> tuple[Stated, tuple[Noted, ...]]:
    suit, number = Counter(tile.suit for tile in tiles).most_common(1)[0]
    noted = tuple(Noted(one.tile, good=one.tile.suit is suit, what=one.what) for one in seen(tiles))
    ranks = sorted(tile.rank for tile in tiles)
    if number == PAIR:
        odd = next(tile for tile in tiles if tile.suit is not suit)
        kept = tuple(tile for tile in tiles if tile.suit is suit)
        in_order = ranks == list(range(ranks[0], ranks[0] + SET))
        key = "set-suits-in-order" if in_order else "set-suits-equal" if len(set(ranks)) == 1 else "set-suits"
        return Stated(key, (("odd", odd), ("kept", kept), ("ranks", _run(ranks)))), noted
    return Stated("set-three-suits", (("ranks", _run(ranks)),)), seen(tiles, good=False)


def _of_one_suit(tiles: tuple[Tile, ...]) -> tuple[Stated, tuple[Noted, ...]]:
    ranks = [tile.rank for tile in tiles]
    kinds = {tile.rank: tile for tile in tiles}
    by_rank = {tile.rank: tile for tile in _suit_of(tiles[0])}
    if len(set(ranks)) == PAIR:
        most, _ = Counter(tiles).most_common(1)[0]
        odd = next(tile for tile in tiles if tile is not most)
        noted = tuple(
            Noted(tile, good=tile is most, what="same" if tile is most else "other") for tile in tiles
        )
        return Stated("set-two-equal", (("tile", most), ("odd", odd))), noted
    low, middle, high = ranks
    if (low, high) == (1, HIGHEST) and middle in {2, HIGHEST - 1}:
        end = kinds[low] if middle == HIGHEST - 1 else kinds[high]
        noted = tuple(
            Noted(tile, good=tile is not end, what="fits" if tile is not end else "beyond") for tile in tiles
        )
        return Stated("set-round", (("tile", end),)), noted
    for first, second, third in ((low, middle, high), (middle, high, low)):
        if second - first == 1:
            # Two neighbours: the tile that would go between them and the third, if that is near enough.
            between = second + 1 if third > second else first - 1
            noted = tuple(
                Noted(tile, good=tile.rank != third, what="fits" if tile.rank != third else "too-far")
                for tile in tiles
            )
            facts = (("ranks", _run(ranks)), ("needed", by_rank[between]), ("odd", kinds[third]))
            return Stated("set-gap", facts), noted
    needed = by_rank[low + 1]
    noted = tuple(
        Noted(tile, good=tile.rank == low, what="fits" if tile.rank == low else "too-far") for tile in tiles
    )
    return Stated("set-gaps", (("ranks", _run(ranks)), ("needed", needed))), noted


def _suit_of(tile: Tile) -> tuple[Tile, ...]:
    return tuple(other for other in KINDS if other.suit is tile.suit)


def _run(ranks: Sequence[int]) -> str:
    return "-".join(map(str, ranks))
