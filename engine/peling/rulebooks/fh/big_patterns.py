"""The big patterns: shapes, suits, honours, kongs, flowers and three wild tiles."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from peling.checks import SUPPLY_OF_FLOWER
from peling.melds import Exposure, KongForm
from peling.patterns import strays
from peling.rulebooks.fh.hands import ALL_HONOURS, EIGHT_FLOWERS, INDEPENDENT, SETS, SEVEN_PAIRS, Facts
from peling.rulebooks.fh.options import House
from peling.rulebooks.fh.small_points import SHOWN, Find, Found, counts_as_none, meant, pattern, runs
from peling.rules import evidence
from peling.scoring import ScoreItem, WinBy
from peling.tiles import KINDS, Suit, Tile, Wind

_MANY: Final = 4
"""With more tiles out of place than this a pattern was never in reach and is not mentioned."""
_HONOURS: Final = KINDS[27:34]
_OLD: Final = {50: 30, 70: 40, 100: 60, 150: 90, 200: 120, 300: 180, 400: 240, 800: 480}
"""The values in multiples of 30 (A-22)."""


def big_patterns(house: House) -> tuple[ScoreItem[Facts], ...]:
    """Return the patterns that count towards the points a discard needs, in the order of the article."""
    return (
        *_independent(house),
        *_of_sets(house),
        *_of_pairs(house),
        _item(house, "MIXED", "Mixed one suit", 70, _mixed, _almost_mixed),
        _item(house, "PURE", "Pure one suit", 150, _pure, _almost_pure),
        pattern("HEAVEN", "Heavenly win", 0, _heaven),
        pattern("EARTH", "Earthly win", 0, _earth),
        _celebrated(house, "HONOURS-UNCOMPLETED", "All honours, uncompleted", 400, _honours, _almost_honours),
        _celebrated(house, "HONOURS-COMPLETED", "All honours, completed", 800, _honours_completed),
    )


def extras(house: House) -> tuple[ScoreItem[Facts], ...]:
    """Return the patterns that do not count towards the points a discard needs, in the article's order."""
    return (
        _celebrated(
            house, "FLOWERS8-COMPLETED", "Eight flowers, completed", 800, _eight_played, _seven_flowers
        ),
        _celebrated(house, "FLOWERS8-UNCOMPLETED", "Eight flowers, uncompleted", 400, _eight_declared),
        *_kongs(house, KongForm.CLAIMED, "DIRECT", "Direct kong", 50, 100),
        *_kongs(house, KongForm.DRAWN, "CLOSED", "Closed kong", 100, 150),
        *_kongs(house, KongForm.ADDED, "RISKY", "Risky kong", 100, 200),
        _item(house, "FLOWER-BLOOMING", "Flower blooming", 50, _flower_blooming),
        _item(house, "THREE-WILD-NORMAL", "Three wild tiles", 150, _three_wild, _two_wild),
        _item(house, "THREE-WILD-FLOWER", "Three wild flowers", 300, _three_wild_flowers),
        _repeated(house, "OWN-FLOWER", "Own flower", 2, _own_flowers, _foreign_flowers),
        _repeated(house, "FOUR-FLOWERS", "Four flowers", 150, _four_flowers, _three_flowers),
    )


def _item(
    house: House, name: str, title: str, points: int, find: Find, near: Find = lambda _: ()
) -> ScoreItem[Facts]:
    return pattern(name, title, _OLD.get(points, points) if house.old_values else points, find, near)


def _celebrated(
    house: House, name: str, title: str, points: int, find: Find, near: Find = lambda _: ()
) -> ScoreItem[Facts]:
    """Return one of the patterns that some only celebrate: then it counts nothing."""
    return _item(house, name, title, 0 if house.celebrate else points, find, near)


def _repeated(
    house: House, name: str, title: str, points: int, find: Find, near: Find = lambda _: ()
) -> ScoreItem[Facts]:
    """Return a pattern that may be there several times; by a house rule it counts once (A-10)."""
    if not house.once:
        return _item(house, name, title, points, find, near)

    def first(facts: Facts) -> Found:
        return find(facts)[:1]

    first.__doc__ = find.__doc__
    return _item(house, name, title, points, first, near)


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

        Stars and the hand without a suit count besides (A-2); by a house rule they replace it.
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
        _item(house, "INDEPENDENT", "Fourteen independent tiles", 50, fifty),
        _item(house, "STARS-CLOSED", "Seven stars, closed", 150, stars("closed"), six),
        _item(house, "STARS-OPEN", "Seven stars, open", 100, stars("open")),
        _item(
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

    wild.__doc__ = straight.__doc__ = find.__doc__
    return (
        _item(house, f"{name}-WILD", f"{title}, with wild tiles", points[0], wild, near),
        _item(house, f"{name}-STRAIGHT", f"{title}, straight", points[1], straight, near),
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
        return tuple(evidence(*(kind,) * 3, missing=1) for kind in found)

    return (
        *_variants(house, "SEVEN-PAIRS", "Seven pairs", (50, 150), _seven_pairs),
        _repeated(house, "BOMB-CLOSED", "Closed bomb", 100, closed, three),
        _repeated(house, "BOMB-OPEN", "Open bomb", 50, opened),
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
    return (evidence(suit=facts.makeup.suits[0].value),) if fits else ()


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
    return (evidence(suit=facts.makeup.suits[0].value),) if fits else ()


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

    Seven pairs of them count besides. Some only celebrate it.
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


def _eight_played(facts: Facts) -> Found:
    """Give points if the winner had melded all eight flowers, played on and won in another way."""
    bonus = facts.record.hand.bonus
    return (evidence(*bonus),) if len(bonus) == 8 and facts.win.by is not WinBy.EIGHT_FLOWERS else ()


def _seven_flowers(facts: Facts) -> Found:
    """Show seven flowers."""
    bonus = facts.record.hand.bonus
    return (evidence(*bonus, missing=1),) if len(bonus) == 7 else ()


def _eight_declared(facts: Facts) -> Found:
    """Give points for a win declared on the eight melded flowers alone, whatever the other tiles are."""
    return (evidence(*facts.record.hand.bonus),) if facts.reading.shape == EIGHT_FLOWERS else ()


def _kongs(
    house: House, form: KongForm, name: str, title: str, budding: int, blooming: int
) -> tuple[ScoreItem[Facts], ...]:
    supply = f"supply-of-{form.value}-kong"

    def formed(facts: Facts) -> Found:
        return tuple(evidence(*meld.tiles) for meld in facts.record.hand.melds if meld.form is form)

    def bloomed(facts: Facts) -> bool:
        return facts.win.by is WinBy.LOOSE and supply in facts.record.circumstances

    def bud(facts: Facts) -> Found:
        """Give points for each kong of this form whose supplementary tile did not win.

        Of several one blooms at most (A-36).
        """
        return formed(facts)[: -1 if bloomed(facts) else None]

    def bloom(facts: Facts) -> Found:
        """Give points for the kong of this form whose supplementary tile won; the own tile counts besides."""
        return formed(facts)[-1:] if bloomed(facts) else ()

    def not_bloomed(facts: Facts) -> Found:
        return formed(facts)[-1:] if not bloomed(facts) else ()

    return (
        _repeated(house, f"KONG-{name}-BUDDING", f"{title}, budding", budding, bud),
        _repeated(house, f"KONG-{name}-BLOOMING", f"{title}, blooming", blooming, bloom, not_bloomed),
    )


def _flower_blooming(facts: Facts) -> Found:
    """Give points for winning with the supplementary tile of a flower melded in play (A-17, A-18)."""
    tile = facts.win.tile
    blooms = facts.win.by is WinBy.LOOSE and SUPPLY_OF_FLOWER in facts.record.circumstances
    return (evidence(tile),) if blooms and tile is not None else ()


def _three_wild(facts: Facts) -> Found:
    """Give points for all three wild tiles in the hand."""
    return (meant(facts),) if len(facts.wild) == 3 and not facts.wild[0].is_bonus else ()


def _two_wild(facts: Facts) -> Found:
    """Show two wild tiles."""
    return (meant(facts),) if len(facts.wild) == 2 and not facts.wild[0].is_bonus else ()


def _three_wild_flowers(facts: Facts) -> Found:
    """Give points for all three wild tiles in the hand when they are flowers or seasons."""
    return (meant(facts),) if len(facts.wild) == 3 and facts.wild[0].is_bonus else ()


def _own_flowers(facts: Facts) -> Found:
    """Give 2 for each melded flower or season of the winner's seat wind."""
    seat = facts.record.seat
    return tuple(evidence(held, wind=seat) for held in facts.record.hand.bonus if held.wind is seat)


def _foreign_flowers(facts: Facts) -> Found:
    """Show the melded flowers of other winds."""
    seat: Wind = facts.record.seat
    others = tuple(held for held in facts.record.hand.bonus if held.wind is not seat)
    return (evidence(*others, wind=seat),) if others else ()


def _families(facts: Facts, number: int) -> Found:
    by: tuple[Callable[[Tile], bool], ...] = (lambda tile: tile.is_season, lambda tile: tile.is_flower)
    found = [tuple(sorted(filter(belongs, facts.record.hand.bonus))) for belongs in by]
    return tuple(evidence(*tiles) for tiles in found if len(tiles) == number)


def _four_flowers(facts: Facts) -> Found:
    """Give points for all four seasons melded, and for all four flowers."""
    return _families(facts, 4)


def _three_flowers(facts: Facts) -> Found:
    """Show three of the four."""
    return _families(facts, 3)
