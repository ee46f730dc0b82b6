"""The small points of the article's score list, and what a hand has by the way it was won."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from peling.core.melds import Exposure, Meld, MeldKind
from peling.core.rules import evidence
from peling.core.scoring import SHOWN, Found, ScoreItem, WinBy
from peling.core.tiles import Tile, Wind
from peling.rulebooks.fenghua.hands import ALL_HONOURS, EIGHT_FLOWERS, SETS, SEVEN_PAIRS, Facts
from peling.rulebooks.fenghua.options import House
from peling.rulebooks.fenghua.patterns import Find, counts_as_none, meant, pattern
from peling.rules.findings import won_by
from peling.rules.patterns import sequences

OWN_TILE: Final = frozenset(
    {
        WinBy.WALL,
        WinBy.LOOSE,
        WinBy.LAST_WALL,
        WinBy.DEALT,
        WinBy.EIGHT_FLOWERS,
        WinBy.ROBBED_KONG,
    }
)
"""Ways to win that are scored and paid as an own tile; robbing a kong is one of them."""
BOTTOM: Final = frozenset({WinBy.LAST_WALL, WinBy.LAST_DISCARD})
FEW: Final = 3
"""A single call with more other calls than this was never in reach and is not mentioned."""


def small_points(house: House) -> tuple[ScoreItem[Facts], ...]:
    """Return the patterns of one and two points, in the order of the article (Scoring)."""
    return (
        pattern("BASE", "Base", 1, _base),
        pattern("COMMON", "Common win", 1, _common, _almost_common),
        _dragons(house),
        *_winds(house),
        _single_call(house),
        _pair_call(house),
        pattern("OWN-TILE", "Own tile", 1, _own_tile),
        *_wilds(house),
        pattern("ROB", "Robbing a kong", 0, _robbed),
        pattern("BOTTOM", "Bottom tile", 0, _bottom),
    )


def honour_sets(facts: Facts, house: House) -> tuple[Meld, ...]:
    """Return the threes and fours of honours that count; if there is no eye only those laid down (A-25)."""
    if facts.reading.shape not in {SETS, ALL_HONOURS}:
        return ()
    return tuple(
        meld
        for meld in facts.reading.sets
        if meld.is_triplet
        and meld.tile.is_honour
        and not (house.exposed_honours and meld.exposure is Exposure.CONCEALED)
    )


def _base(_facts: Facts) -> Found:
    """Give 1 to every winner."""
    return SHOWN


def _common(facts: Facts) -> Found:
    """Give 1 for four runs with any eye."""
    return (evidence(),) if facts.reading.shape == SETS and len(sequences(facts.reading.sets)) == 4 else ()


def _almost_common(facts: Facts) -> Found:
    """Show the one set that is no run."""
    others = [meld for meld in facts.reading.sets if meld.is_triplet]
    return (evidence(*others[0].tiles),) if facts.reading.shape == SETS and len(others) == 1 else ()


def _pair_of(facts: Facts, tile: Callable[[Tile], bool]) -> Found:
    """Show the eye of a hand if it is of such a tile: one tile short of a three."""
    if facts.reading.shape != SETS:
        return ()
    eye = facts.reading.sets[-1]
    return (evidence(*eye.tiles),) if tile(eye.tile) else ()


def _dragons(house: House) -> ScoreItem[Facts]:
    def find(facts: Facts) -> Found:
        """Give 1 for each three or four of a dragon, open or closed (A-11), wild tiles included.

        In a hand of honours that is no four sets and an eye only sets laid down count (A-25).
        """
        return tuple(evidence(*meld.tiles) for meld in honour_sets(facts, house) if meld.tile.dragon)

    def near(facts: Facts) -> Found:
        return _pair_of(facts, lambda tile: tile.dragon is not None)

    return pattern("DRAGON", "Dragon", 1, find, near)


def _winds(house: House) -> tuple[ScoreItem[Facts], ...]:
    def wind(name: str, title: str, points: int, which: Callable[[Facts], Wind | None]) -> ScoreItem[Facts]:
        def find(facts: Facts) -> Found:
            """Give points for a three or four of the seat wind, the prevailing wind or the wind that is both.

            Each counts once, even if wild tiles make a second three (A-24).
            """
            wanted = which(facts)
            if wanted is None:
                return ()
            found = [meld for meld in honour_sets(facts, house) if meld.tile.wind is wanted]
            return (evidence(*found[0].tiles),) if found else ()

        def near(facts: Facts) -> Found:
            wanted = which(facts)
            return () if wanted is None else _pair_of(facts, lambda tile: tile.wind is wanted)

        return pattern(name, title, points, find, near)

    return (
        wind("SEAT-WIND", "Seat wind", 1, _seat_wind),
        wind("PREVAILING-WIND", "Prevailing wind", 1, _prevailing_wind),
        wind("RIGHT-WIND", "Right wind", 2, _right_wind),
    )


def _seat_wind(facts: Facts) -> Wind | None:
    record = facts.record
    return None if record.seat is record.round_wind else record.seat


def _prevailing_wind(facts: Facts) -> Wind | None:
    record = facts.record
    return None if record.seat is record.round_wind else record.round_wind


def _right_wind(facts: Facts) -> Wind | None:
    record = facts.record
    return record.seat if record.seat is record.round_wind else None


def _single_call(house: House) -> ScoreItem[Facts]:
    shapes = {SETS, SEVEN_PAIRS} if house.seven_pairs_call else {SETS}

    def find(facts: Facts) -> Found:
        """Give 1 if one kind only would have won, as the middle or closed end of a run, or as the eye.

        All shapes count, wild tiles stand for anything, and whether a tile is left does not matter (A-33). A
        wild tile that was drawn may fill the place.
        """
        tile = facts.stood
        if tile is None or len(facts.calls) != 1 or facts.reading.shape not in shapes:
            return ()
        return (evidence(tile, role=facts.role),) if facts.role in {"eye", "closed"} else ()

    def near(facts: Facts) -> Found:
        tile = facts.stood
        if tile is None or facts.reading.shape not in shapes or not 1 < len(facts.calls) <= FEW:
            return ()
        return (evidence(*(call for call in facts.calls if call is not tile)),)

    return pattern("SINGLE-CALL", "Single call", 1, find, near)


def _pair_call(house: House) -> ScoreItem[Facts]:
    def find(facts: Facts) -> Found:
        """Give 1 if the winning tile makes a three of one of two pairs, the other being the eye (A-5)."""
        tile = facts.stood
        if tile is None or facts.reading.shape != SETS or facts.role != "pung":
            return ()
        if facts.beside_wild and not house.pair_call_wild:
            return ()
        if house.pair_call_only and len(facts.calls) > 2:
            return ()
        return (evidence(tile),)

    return pattern("PAIR-CALL", "Pair call", 1, find)


def _own_tile(facts: Facts) -> Found:
    """Give 1 for a tile that was drawn, a hand complete as dealt (A-30), or a robbed kong."""
    if facts.win.by not in OWN_TILE:
        return ()
    return SHOWN if facts.win.tile is None else (evidence(facts.win.tile),)


def _wilds(house: House) -> tuple[ScoreItem[Facts], ...]:
    def none(facts: Facts) -> Found:
        """Give 1 for a hand without wild tiles; by a house rule tame ones do not matter (A-4)."""
        if facts.reading.shape == EIGHT_FLOWERS or not counts_as_none(facts, house):
            return ()
        return SHOWN

    def almost_none(facts: Facts) -> Found:
        return (meant(facts),) if len(facts.wild) == 1 else ()

    def number(wanted: int) -> Find:
        def find(facts: Facts) -> Found:
            """Give as many points as there are wild tiles, one or two, whatever they stand for."""
            fits = len(facts.wild) == wanted and not counts_as_none(facts, house)
            return (meant(facts),) if fits else ()

        return find

    def tame(facts: Facts) -> Found:
        """Give 1 if there are wild tiles and all of them stand for their own face; flowers never do."""
        return (meant(facts),) if facts.tame else ()

    def almost_tame(facts: Facts) -> Found:
        stands = facts.reading.stands
        strange = [shown for shown, stood in stands if shown is not stood and not shown.is_bonus]
        return (meant(facts),) if len(strange) == 1 and len(stands) > 1 else ()

    return (
        pattern("NO-WILD", "No wild tile", 1, none, almost_none),
        pattern("ONE-WILD", "One wild tile", 1, number(1)),
        pattern("TWO-WILD", "Two wild tiles", 2, number(2)),
        pattern("TAME", "Tame wild tiles", 1, tame, almost_tame),
    )


def _robbed(facts: Facts) -> Found:
    """Give nothing for the tile that another added to a pung; he pays for all."""
    return won_by(facts.win, WinBy.ROBBED_KONG)


def _bottom(facts: Facts) -> Found:
    """Give nothing for winning with the bottom tile; who discards it pays for all."""
    tile = facts.win.tile
    return (evidence(tile),) if facts.win.by in BOTTOM and tile is not None else ()


def runs(facts: Facts) -> tuple[Meld, ...]:
    """Return the runs of a hand of four sets and an eye."""
    return tuple(meld for meld in facts.reading.sets if meld.kind is MeldKind.CHOW)
