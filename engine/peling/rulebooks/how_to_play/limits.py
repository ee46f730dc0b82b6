"""The limit hands of the booklet, the two that score unfinished, and who pays for all of one."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from peling.core.melds import Meld, MeldKind
from peling.core.rules import evidence
from peling.core.scoring import SHOWN, Found, HandRecord, Limit, Reading, ScoreItem, WinBy
from peling.core.tiles import KINDS, Tile, Wind
from peling.rulebooks.how_to_play.citations import LIMIT_HANDS
from peling.rules.composer import WinFacts
from peling.rules.findings import thirteen_singles, won_by
from peling.rules.readings import thirteen_majors, winner_readings

THIRTEENTH_WIN: Final = "thirteenth-win"
"""The circumstance that East wins for the thirteenth time in succession."""
FOUR_WINDS_ID: Final = "HP-L-FOUR-WINDS"
THREE_DRAGONS_ID: Final = "HP-L-THREE-DRAGONS"
_WINDS: Final = tuple(kind for kind in KINDS if kind.is_honour and kind.wind is not None)
_DRAGONS: Final = tuple(kind for kind in KINDS if kind.dragon is not None)
_NINE: Final = (3, 1, 1, 1, 1, 1, 1, 1, 3)
"""How many of each number of a suit the hand of nine tiles holds before its last one."""
_DISCARDS: Final = frozenset({WinBy.DISCARD, WinBy.LAST_DISCARD, WinBy.FIRST_DISCARD})


def readings(record: HandRecord) -> tuple[Reading, ...]:
    """Return every way to read a won hand: sets and a pair, or the thirteen majors (HP-WIN, HP-THIRTEEN)."""
    return (*winner_readings(record), *thirteen_majors(record))


def limit_hands(nine_tile: str, *, four_wind_pungs: bool) -> tuple[ScoreItem[WinFacts], ...]:
    """Return the ten limit hands in the order of the list (A Few Notes on Limit Hands).

    Args:
        nine_tile: how the hand of nine tiles may be held (A-10).
        four_wind_pungs: four sets of winds with any pair are a limit hand too (A-19).
    """

    def four_winds(facts: WinFacts) -> Found:
        """Give the limit for sets of three winds and a pair of the fourth, with any other set (A-19)."""
        tiles = wind_sets(facts.reading.sets, four_pungs=four_wind_pungs)
        return (evidence(*tiles),) if tiles else ()

    def nine(facts: WinFacts) -> Found:
        """Give the limit for 1112345678999 of one suit and any tile of that suit more (A-10)."""
        return SHOWN if _is_nine(facts, nine_tile) else ()

    limit = Limit()
    return (
        ScoreItem("HP-L-HONOURS", "All Winds and Dragons", LIMIT_HANDS, limit, _honours, _almost_honours),
        ScoreItem(
            FOUR_WINDS_ID,
            "Three Winds and a pair of the fourth",
            LIMIT_HANDS,
            limit,
            four_winds,
            _almost_winds,
        ),
        ScoreItem("HP-L-ORIGINAL", "East’s original hand", LIMIT_HANDS, limit, _original),
        ScoreItem("HP-L-EAST-DISCARD", "Winning on East’s first discard", LIMIT_HANDS, limit, _first),
        ScoreItem("HP-L-TERMINALS", "All ones and nines", LIMIT_HANDS, limit, _terminals, _almost_terminals),
        ScoreItem(
            THREE_DRAGONS_ID, "Sets of the three Dragons", LIMIT_HANDS, limit, _dragons, _almost_dragons
        ),
        ScoreItem(
            "HP-L-CONCEALED",
            "Four concealed Pungs or Kongs",
            LIMIT_HANDS,
            limit,
            _concealed,
            _almost_concealed,
        ),
        ScoreItem("HP-L-THIRTEEN", "Thirteen odd majors", LIMIT_HANDS, limit, _thirteen),
        ScoreItem("HP-L-NINE", "Calling nine tile hand", LIMIT_HANDS, limit, nine),
        ScoreItem("HP-L-THIRTEENTH", "East’s thirteenth win running", LIMIT_HANDS, limit, _thirteenth),
    )


def claims(record: HandRecord) -> tuple[str, ...]:
    """Return the limit hands that a loser may claim though the hand is unfinished (HP-L-INCOMPLETE).

    Three winds and a pair of the fourth, or three dragons, must be there; the rest may be anything. Three
    tiles of the fourth wind contain the pair.
    """
    if record.win is not None:
        return ()
    tiles = record.hand.all_tiles()
    winds = sorted(tiles.count(kind) for kind in _WINDS)
    found = []
    if winds[0] >= 2 and winds[1] >= 3:
        found.append(FOUR_WINDS_ID)
    if all(tiles.count(kind) >= 3 for kind in _DRAGONS):
        found.append(THREE_DRAGONS_ID)
    return tuple(found)


def liability(*, four_wind_pungs: bool) -> Callable[[HandRecord], Wind | None]:
    """Return who pays for all: the discarder whose piece completes one of four hands that lay half open.

    Pungs and kongs that lie exposed before the discard make the pattern; a chow or a concealed kong does not,
    and a snatched piece is no discard (A-16). The discard may complete any part of the hand.
    """

    def liable(record: HandRecord) -> Wind | None:
        win = record.win
        if win is None or win.tile is None or win.by not in _DISCARDS:
            return None
        exposed = [meld.tile for meld in record.hand.melds if meld.is_triplet and not meld.concealed]
        if len(exposed) < 2:
            return None
        tiles = (*record.hand.all_tiles(), win.tile)
        if _feeds(exposed, tiles) or _feeds_winds(record, exposed, tiles, four_pungs=four_wind_pungs):
            return win.giver
        return None

    return liable


def _feeds(exposed: list[Tile], tiles: tuple[Tile, ...]) -> bool:
    """Return whether the hand is of one suit, of the dragons or of ones and nines, and lay open enough."""
    three_open = len(exposed) >= 3
    if three_open and not any(held.is_honour for held in tiles) and len({held.suit for held in tiles}) == 1:
        return True
    if three_open and all(held.is_terminal for held in tiles):
        return True
    dragons = sum(1 for kind in exposed if kind.dragon is not None)
    return dragons >= 2 and all(tiles.count(kind) >= 3 for kind in _DRAGONS)


def _feeds_winds(
    record: HandRecord, exposed: list[Tile], tiles: tuple[Tile, ...], *, four_pungs: bool
) -> bool:
    """Return whether three sets of winds lay open in a limit hand of winds, or winds and dragons (A-32)."""
    if sum(1 for kind in exposed if kind.wind is not None) < 3:
        return False
    if all(held.is_honour for held in tiles):
        return True
    return any(wind_sets(reading.sets, four_pungs=four_pungs) for reading in winner_readings(record))


def wind_sets(sets: tuple[Meld, ...], *, four_pungs: bool) -> tuple[Tile, ...]:
    """Return the winds of three sets and a pair of the fourth, or of four sets (A-19); else none."""
    winds = tuple(meld.tile for meld in sets if meld.tile.wind is not None)
    pairs = [meld.tile for meld in sets if meld.kind is MeldKind.PAIR and meld.tile.wind is not None]
    return winds if len(winds) == 4 and (pairs or four_pungs) else ()


def _all_tiles(facts: WinFacts) -> tuple[Tile, ...]:
    won = () if facts.win.tile is None else (facts.win.tile,)
    return (*facts.record.hand.all_tiles(), *won)


def _others(tiles: Iterable[Tile], belongs: Callable[[Tile], bool]) -> tuple[Tile, ...]:
    return tuple(sorted(held for held in tiles if not belongs(held)))


def _few(others: tuple[Tile, ...]) -> Found:
    """Show what is in the way if it is one set or a pair at most."""
    return (evidence(*others),) if 0 < len(others) <= 3 else ()


def _is_honour(held: Tile) -> bool:
    return held.is_honour


def _is_terminal(held: Tile) -> bool:
    return held.is_terminal


def _honours(facts: WinFacts) -> Found:
    """Give the limit for a hand of winds and dragons only."""
    return SHOWN if not _others(_all_tiles(facts), _is_honour) else ()


def _almost_honours(facts: WinFacts) -> Found:
    return _few(_others(_all_tiles(facts), _is_honour))


def _almost_winds(facts: WinFacts) -> Found:
    """Show three sets of winds to which the pair of the fourth is missing."""
    winds = tuple(meld for meld in facts.reading.sets if meld.tile.wind is not None)
    near = len(winds) == 3 and all(meld.is_triplet for meld in winds)
    return (evidence(*(meld.tile for meld in winds)),) if near else ()


def _original(facts: WinFacts) -> Found:
    """Give the limit for East's fourteen dealt tiles if they are complete; flowers replaced do not matter."""
    return SHOWN if facts.win.by is WinBy.DEALT else ()


def _first(facts: WinFacts) -> Found:
    """Give the limit for a hand that East's first discard completes."""
    return won_by(facts.win, WinBy.FIRST_DISCARD)


def _terminals(facts: WinFacts) -> Found:
    """Give the limit for a hand of ones and nines only."""
    return SHOWN if not _others(_all_tiles(facts), _is_terminal) else ()


def _almost_terminals(facts: WinFacts) -> Found:
    return _few(_others(_all_tiles(facts), _is_terminal))


def _dragon_sets(facts: WinFacts) -> tuple[Tile, ...]:
    return tuple(meld.tile for meld in facts.reading.sets if meld.is_triplet and meld.tile.dragon is not None)


def _dragons(facts: WinFacts) -> Found:
    """Give the limit for pungs or kongs of all three dragons."""
    held = _dragon_sets(facts)
    return (evidence(*held),) if len(held) == 3 else ()


def _almost_dragons(facts: WinFacts) -> Found:
    """Show two sets and a pair of dragons, the pair last."""
    held = _dragon_sets(facts)
    pair = tuple(meld.tile for meld in facts.reading.sets[-1:] if meld.tile.dragon is not None)
    return (evidence(*held, *pair),) if len(held) == 2 and pair else ()


def _concealed(facts: WinFacts) -> Found:
    """Give the limit for four concealed pungs or kongs and a pair; the pair may be completed by a claim."""
    return SHOWN if _concealed_sets(facts) == 4 else ()


def _concealed_sets(facts: WinFacts) -> int:
    return sum(1 for meld in facts.reading.sets if meld.is_triplet and meld.concealed)


def _almost_concealed(facts: WinFacts) -> Found:
    """Show three concealed sets and the one that is not."""
    others = [meld for meld in facts.reading.sets[:-1] if not (meld.is_triplet and meld.concealed)]
    return (evidence(*others[0].tiles),) if len(others) == 1 and _concealed_sets(facts) == 3 else ()


def _thirteen(facts: WinFacts) -> Found:
    """Give the limit for one of each one, nine, wind and dragon, and one of these once more."""
    return thirteen_singles(facts)


def _is_nine(facts: WinFacts, form: str) -> bool:
    """Return whether the hand is the nine tile hand in the agreed form (A-10)."""
    tiles = _all_tiles(facts)
    if facts.record.hand.melds and form != "any_exposed":
        return False
    if form == "called_form" and facts.win.tile is not None:
        return not _beyond_nine(facts.record.hand.concealed)
    return len(_beyond_nine(tiles)) == 1


def _beyond_nine(tiles: tuple[Tile, ...]) -> tuple[Tile, ...]:
    """Return the tiles beyond 1112345678999 of one suit; all of them if these are not there."""
    suit = tiles[0].suit
    if suit is None or any(held.suit is not suit for held in tiles):
        return tiles
    left = list(tiles)
    for held in [kind for kind in KINDS if kind.suit is suit]:
        for _ in range(_NINE[held.rank - 1]):
            if held not in left:
                return tiles
            left.remove(held)
    return tuple(left)


def _thirteenth(facts: WinFacts) -> Found:
    """Give the limit to East for the thirteenth win in succession."""
    return SHOWN if THIRTEENTH_WIN in facts.record.circumstances else ()
