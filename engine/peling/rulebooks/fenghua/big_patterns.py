"""The big patterns: shapes, suits, honours, kongs, flowers and three wild tiles."""

from __future__ import annotations

from typing import Final

from peling.core.melds import Exposure
from peling.core.rules import evidence
from peling.core.scoring import SHOWN, Found, ScoreItem, WinBy
from peling.core.tiles import KINDS, Suit, Tile
from peling.rulebooks.fenghua.hands import ALL_HONOURS, INDEPENDENT, SETS, SEVEN_PAIRS, Facts
from peling.rulebooks.fenghua.options import House
from peling.rulebooks.fenghua.patterns import (
    Find,
    celebrated,
    counts_as_none,
    item,
    pattern,
    repeated,
)
from peling.rulebooks.fenghua.small_points import runs
from peling.rules.findings import the_suit
from peling.rules.patterns import strays

_MANY: Final = 4
"""With more tiles out of place than this a pattern was never in reach and is not mentioned."""
_HONOURS: Final = KINDS[27:34]


def big_patterns(house: House) -> tuple[ScoreItem[Facts], ...]:
    """Return the patterns that count towards the points a discard needs (FH-WIN-DISCARD), in their order."""
    return (
        *_independent(house),
        *_of_sets(house),
        *_of_pairs(house),
        item(house, "MIXED", "Mixed one suit", 70, _mixed, _almost_mixed),
        item(house, "PURE", "Pure one suit", 150, _pure, _almost_pure),
        pattern("HEAVEN", "Heavenly win", 0, _heaven),
        pattern("EARTH", "Earthly win", 0, _earth),
        celebrated(house, "HONOURS-UNCOMPLETED", "All honours, uncompleted", 400, _honours, _almost_honours),
        celebrated(house, "HONOURS-COMPLETED", "All honours, completed", 800, _honours_completed),
    )


def _stars(facts: Facts, house: House) -> str:
    """Return which stars independent tiles have: ``"closed"``, ``"open"``, ``"no-suit"``, or empty.

    With all seven honours complete as dealt they are closed (A-35).
    """
    if facts.reading.shape != INDEPENDENT:
        return ""
    tiles = facts.reading.singles
    if sum(tile.is_honour for tile in tiles) < 7:
        return ""
    last = facts.stood
    if last is None:
        return "closed"
    if last.is_honour:
        return "closed" if house.drawn_honour_closed and not facts.win.by.claimed else "open"
    numbers = {suit: sum(tile.suit is suit for tile in tiles) for suit in Suit}
    lone = last.suit is not None and numbers[last.suit] == 1 and max(numbers.values()) == 3
    return "no-suit" if lone else "closed"


def _independent(house: House) -> tuple[ScoreItem[Facts], ...]:
    def fifty(facts: Facts) -> Found:
        """Give 50 for fourteen tiles of which no two could be in one set or run; nothing is laid down.

        Stars and the hand without a suit count as well (A-2); by a house rule they replace it.
        """
        if facts.reading.shape != INDEPENDENT or (house.replace_fifty and _stars(facts, house)):
            return ()
        return SHOWN

    def stars(which: str) -> Find:
        def find(facts: Facts) -> Found:
            """Give points for independent tiles with all seven honours.

            Closed: they were there before the winning tile, a suit tile. Open: the winning tile is one of
            them. Without a suit: the waiting hand is the honours and three tiles of each of two suits, so
            that any tile of the third suit wins; then closed stars are not counted.
            """
            if _stars(facts, house) != which:
                return ()
            return (evidence(*(tile for tile in facts.reading.singles if tile.is_honour)),)

        return find

    def six(facts: Facts) -> Found:
        honours = [tile for tile in facts.reading.singles if tile.is_honour]
        missing = tuple(tile for tile in _HONOURS if tile not in honours)
        return (evidence(*missing),) if facts.reading.shape == INDEPENDENT and len(missing) == 1 else ()

    def closed_instead(facts: Facts) -> Found:
        return SHOWN if _stars(facts, house) == "closed" else ()

    return (
        item(house, "INDEPENDENT", "Fourteen independent tiles", 50, fifty),
        item(house, "STARS-CLOSED", "Seven stars, closed", 150, stars("closed"), six),
        item(house, "STARS-OPEN", "Seven stars, open", 100, stars("open")),
        item(
            house,
            "INDEPENDENT-NO-SUIT",
            "Independent tiles, a suit missing",
            150,
            stars("no-suit"),
            closed_instead,
        ),
    )


def _variants(
    house: House, name: str, title: str, points: tuple[int, int], find: Find, near: Find = lambda _: ()
) -> tuple[ScoreItem[Facts], ...]:
    """Return a pattern that counts less with wild tiles than without; tame ones are wild ones (A-4)."""

    def wild(facts: Facts) -> Found:
        return () if counts_as_none(facts, house) else find(facts)

    def straight(facts: Facts) -> Found:
        return find(facts) if counts_as_none(facts, house) else ()

    def near_wild(facts: Facts) -> Found:
        return () if counts_as_none(facts, house) else near(facts)

    def near_straight(facts: Facts) -> Found:
        return near(facts) if counts_as_none(facts, house) else ()

    wild.__doc__ = straight.__doc__ = find.__doc__
    return (
        item(house, f"{name}-WILD", f"{title}, with wild tiles", points[0], wild, near_wild),
        item(house, f"{name}-STRAIGHT", f"{title}, straight", points[1], straight, near_straight),
    )


def _of_sets(house: House) -> tuple[ScoreItem[Facts], ...]:
    def loner(facts: Facts) -> Found:
        """Give points if four open sets lie before the winner and one tile was left in his hand.

        All four must be open; by a house rule one may be a closed kong (A-12).
        """
        melds = facts.record.hand.melds
        if facts.reading.shape != SETS or len(melds) != 4:
            return ()
        closed = [meld for meld in melds if meld.exposure is Exposure.CONCEALED]
        return () if closed and not house.closed_loner else (evidence(*facts.reading.sets[-1].tiles),)

    def almost_loner(facts: Facts) -> Found:
        closed = [meld for meld in facts.record.hand.melds if meld.exposure is Exposure.CONCEALED]
        hidden = len(facts.record.hand.melds) == 4 and len(closed) == 1
        return (evidence(*closed[0].tiles),) if facts.reading.shape == SETS and hidden else ()

    return (
        *_variants(house, "ALL-PUNG", "All pung", (50, 100), _all_pung, _almost_all_pung),
        *_variants(house, "LONER", "Loner", (50, 100), loner, almost_loner),
    )


def _all_pung(facts: Facts) -> Found:
    """Give points for four threes or fours and an eye."""
    return SHOWN if facts.reading.shape == SETS and not runs(facts) else ()


def _almost_all_pung(facts: Facts) -> Found:
    """Show the one run."""
    found = runs(facts)
    return (evidence(*found[0].tiles),) if facts.reading.shape == SETS and len(found) == 1 else ()


def _of_pairs(house: House) -> tuple[ScoreItem[Facts], ...]:
    def bombs(facts: Facts, *, claimed: bool) -> Found:
        if facts.reading.shape != SEVEN_PAIRS:
            return ()
        tiles = facts.record.hand.concealed if facts.win.tile is None else _with_last(facts)
        four = [kind for kind in dict.fromkeys(tiles) if kind not in facts.wild and tiles.count(kind) == 4]
        last = facts.win.tile if facts.win.by.claimed else None
        return tuple(evidence(*(kind,) * 4) for kind in four if (kind is last) is claimed)

    def closed(facts: Facts) -> Found:
        """Give points for each four equal natural tiles in seven pairs, none of them claimed."""
        return bombs(facts, claimed=False)

    def opened(facts: Facts) -> Found:
        """Give points for four equal natural tiles in seven pairs, one of them the claimed winning tile."""
        return bombs(facts, claimed=True)

    def three(facts: Facts) -> Found:
        if facts.reading.shape != SEVEN_PAIRS:
            return ()
        tiles = facts.record.hand.concealed if facts.win.tile is None else _with_last(facts)
        found = [kind for kind in dict.fromkeys(tiles) if kind not in facts.wild and tiles.count(kind) == 3]
        return tuple(evidence(*(kind,) * 3) for kind in found)

    return (
        *_variants(house, "SEVEN-PAIRS", "Seven pairs", (50, 150), _seven_pairs),
        repeated(house, "BOMB-CLOSED", "Closed bomb", 100, closed, three),
        repeated(house, "BOMB-OPEN", "Open bomb", 50, opened),
    )


def _with_last(facts: Facts) -> tuple[Tile, ...]:
    tile = facts.win.tile
    return facts.record.hand.concealed if tile is None else (*facts.record.hand.concealed, tile)


def _seven_pairs(facts: Facts) -> Found:
    """Give points for seven pairs, nothing laid down; four equal tiles are two pairs."""
    return SHOWN if facts.reading.shape == SEVEN_PAIRS else ()


def _read_tiles(facts: Facts) -> tuple[Tile, ...]:
    """Return the tiles of a hand of sets or pairs as they are read."""
    return tuple(tile for meld in facts.reading.sets for tile in meld.tiles)


def _mixed(facts: Facts) -> Found:
    """Give points for sets or pairs of one suit and honours, both present."""
    fits = facts.reading.shape in {SETS, SEVEN_PAIRS} and facts.makeup.suit_and_honours
    return the_suit(facts.makeup) if fits else ()


def _almost_mixed(facts: Facts) -> Found:
    """Show the few tiles of other suits beside honours."""
    made = facts.makeup
    if facts.reading.shape not in {SETS, SEVEN_PAIRS} or not made.honours or len(made.suits) < 2:
        return ()
    others = strays(_read_tiles(facts))
    return (evidence(*others),) if len(others) <= _MANY else ()


def _pure(facts: Facts) -> Found:
    """Give points for sets or pairs of one suit and nothing else."""
    fits = facts.reading.shape in {SETS, SEVEN_PAIRS} and facts.makeup.one_suit
    return the_suit(facts.makeup) if fits else ()


def _almost_pure(facts: Facts) -> Found:
    """Show the few tiles that are not of the one suit."""
    made = facts.makeup
    if facts.reading.shape not in {SETS, SEVEN_PAIRS} or made.one_suit or not made.suits:
        return ()
    tiles = _read_tiles(facts)
    others = (*strays(tiles), *sorted(tile for tile in tiles if tile.is_honour))
    return (evidence(*others),) if len(others) <= _MANY else ()


def _heaven(facts: Facts) -> Found:
    """Celebrate the banker's hand that is complete as dealt; it counts nothing."""
    return SHOWN if facts.win.by is WinBy.DEALT else ()


def _earth(facts: Facts) -> Found:
    """Celebrate a win by the banker's first discard (A-31); it counts nothing."""
    return SHOWN if facts.win.by is WinBy.FIRST_DISCARD else ()


def _honours(facts: Facts) -> Found:
    """Give points for winds and dragons in any combination that is not four sets and an eye.

    Seven pairs of them count as well. Some only celebrate it.
    """
    return SHOWN if facts.makeup.only_honours and facts.reading.shape in {ALL_HONOURS, SEVEN_PAIRS} else ()


def _almost_honours(facts: Facts) -> Found:
    """Show the few tiles of suits beside winds and dragons."""
    if not facts.makeup.honours or facts.reading.shape not in {SETS, SEVEN_PAIRS}:
        return ()
    others = tuple(tile for tile in _read_tiles(facts) if tile.suit is not None)
    return (evidence(*others),) if 0 < len(others) <= _MANY else ()


def _honours_completed(facts: Facts) -> Found:
    """Give points for four sets and an eye of winds and dragons; it replaces the uncompleted hand."""
    return SHOWN if facts.makeup.only_honours and facts.reading.shape == SETS else ()
