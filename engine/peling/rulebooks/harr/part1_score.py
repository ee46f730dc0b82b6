"""The score card of Part I: bonuses of the winner, combinations and doubles, in the order of the book."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from peling.composer import HandFacts, ScoreCard, SetFacts, SheetFacts, WinFacts
from peling.melds import Exposure, KongForm, MeldKind
from peling.patterns import sequences, strays
from peling.records import FIRST_TURN
from peling.rulebooks.harr.citations import MANDARINS, SCORE_CARD
from peling.rules import NOTHING, Evidence, evidence
from peling.scoring import Doubles, Points, ScoreItem, WinBy
from peling.tiles import KINDS, Dragon, Tile, Wind, wind_tile

Found: TypeAlias = tuple[Evidence, ...]
SHOWN: Final = (NOTHING,)
MANY_STRAYS: Final = 5
"""With more tiles of other suits than this, one suit was never in reach and is not mentioned."""


@dataclass(frozen=True, slots=True)
class Part1House:
    """The house rules on which the score card depends.

    Attributes:
        first_turn: a hand won on the first own turn is an original hand too, not only East's dealt one.
        kong_original: fours laid down at once do not spoil an original hand.
        by_shape: the only place to win is judged by shape (pair, middle of a sequence), not by the kinds that
            would have won.
    """

    first_turn: bool = False
    kong_original: bool = False
    by_shape: bool = False


def score_card(house: Part1House) -> ScoreCard:
    """Return the items of Part I for these house rules."""
    return ScoreCard(
        sets=(*COMBINATIONS, *SET_DOUBLES),
        hand=HAND_DOUBLES,
        win=(MAH_JONGG, NO_SEQUENCE, LOOSE_TILE, drawing(house), only_place(house), original(house)),
        rest=(NO_OTHER,),
    )


def items_in_order(house: Part1House) -> tuple[ScoreItem[Any], ...]:
    """Return the items in the order of the score card."""
    bonuses = (MAH_JONGG, NO_SEQUENCE, NO_OTHER, LOOSE_TILE, drawing(house), only_place(house))
    return (*bonuses, *COMBINATIONS, *SET_DOUBLES, *HAND_DOUBLES[:3], original(house), *HAND_DOUBLES[3:])


def is_original(facts: WinFacts, house: Part1House) -> bool:
    """Tell whether the hand was complete as dealt (A19); mandarins replaced before do not matter.

    By one house rule everybody's first draw counts too, by another a four of a kind that was laid down at
    once, with its loose tile. Any other set that was laid down spoils it.
    """
    melds = facts.record.hand.melds
    if melds and not (house.kong_original and all(meld.form is KongForm.DRAWN for meld in melds)):
        return False
    if facts.win.by is WinBy.DEALT:
        return True
    if FIRST_TURN not in facts.record.circumstances:
        return False
    return house.first_turn or (
        bool(melds) and facts.record.seat is Wind.EAST and facts.win.by is WinBy.LOOSE
    )


def _every_winner(_facts: WinFacts) -> Found:
    """Give 20 to the winner."""
    return SHOWN


def _sequences_absent(facts: WinFacts) -> Found:
    """Give 10 to the winner for a hand in which no set is a sequence."""
    for meld in facts.reading.sets:
        if meld.kind is MeldKind.CHOW:
            return ()
    return SHOWN


def _one_sequence(facts: WinFacts) -> Found:
    """Show the one sequence that spoilt it."""
    runs = sequences(facts.reading.sets)
    return (evidence(*runs[0].tiles, sequences=1),) if len(runs) == 1 else ()


def _nothing_else(facts: SheetFacts) -> Found:
    """Give 10 to the winner if nothing but the 20 counts.

    Any other points forfeit it: a set, a pair that counts, drawing, the only place. Doubles do not matter, as
    example 9 shows.
    """
    for line in facts.lines:
        if line.item != MAH_JONGG.id and type(line.award) is Points:
            return ()
    return SHOWN


def _one_other(facts: SheetFacts) -> Found:
    """Show the single other score of points that spoilt it."""
    others = [line for line in facts.lines if line.item != MAH_JONGG.id and type(line.award) is Points]
    return (evidence(*others[0].evidence.tiles, item=others[0].item),) if len(others) == 1 else ()


def _loose(facts: WinFacts) -> Found:
    """Give 10 to the winner if a loose tile completed the hand, whatever it replaced."""
    win = facts.win
    return (evidence(win.tile),) if win.by is WinBy.LOOSE and win.tile is not None else ()


def _own_mandarins(facts: HandFacts) -> Found:
    """Double once for every mandarin of the own wind, for every player; those of others bring nothing."""
    if not facts.bonus:
        return ()
    return tuple(evidence(held, wind=facts.seat) for held in facts.bonus if held.wind is facts.seat)


def _foreign_mandarins(facts: HandFacts) -> Found:
    """Show the mandarins of others, which bring nothing."""
    others = tuple(held for held in facts.bonus if held.wind is not facts.seat)
    return (evidence(*others, wind=facts.seat),) if others else ()


def _suit_and_honours(facts: HandFacts) -> Found:
    """Double once if all tiles are of one suit and winds or dragons, both present.

    The hand of a loser need not be finished: all tiles he holds are looked at (A24).
    """
    made = facts.makeup
    return (evidence(suit=made.suits[0].value),) if made.suit_and_honours else ()


def _almost_suit_and_honours(facts: HandFacts) -> Found:
    """Show the few tiles outside the main suit of a hand with winds or dragons."""
    made = facts.makeup
    if not made.honours or len(made.suits) < 2:
        return ()
    others = strays(facts.tiles)
    return (evidence(*others, suits=len(made.suits)),) if len(others) <= MANY_STRAYS else ()


def _one_suit(facts: HandFacts) -> Found:
    """Double three times if all tiles are of one suit, winds and dragons absent."""
    made = facts.makeup
    return (evidence(suit=made.suits[0].value),) if made.one_suit else ()


def _almost_one_suit(facts: HandFacts) -> Found:
    """Show the few winds and dragons, or the few tiles of other suits, beside one suit."""
    made = facts.makeup
    if made.suit_and_honours:
        others = tuple(sorted(held for held in facts.tiles if held.is_honour))
    elif not made.honours and len(made.suits) > 1:
        others = strays(facts.tiles)
    else:
        return ()
    return (evidence(*others, suits=len(made.suits)),) if len(others) <= MANY_STRAYS else ()


def _only_honours(facts: HandFacts) -> Found:
    """Double three times if all tiles are winds and dragons."""
    return SHOWN if facts.makeup.only_honours else ()


def _almost_only_honours(facts: HandFacts) -> Found:
    """Show the few tiles of suits beside winds and dragons."""
    if not facts.makeup.honours:
        return ()
    others = tuple(sorted(held for held in facts.tiles if held.suit is not None))
    return (evidence(*others),) if 0 < len(others) <= MANY_STRAYS else ()


def drawing(house: Part1House) -> ScoreItem[WinFacts]:
    """Return the bonus for drawing the winning tile, loose tiles too (A22), but not on an original hand."""

    def find(facts: WinFacts) -> Found:
        """Give 2 to the winner for a winning tile that he drew, from the wall or loose (A22).

        Nothing for a claimed tile, nor on an original hand (A19).
        """
        win = facts.win
        if win.tile is None or win.by.claimed or is_original(facts, house):
            return ()
        return (evidence(win.tile),)

    return ScoreItem("PC1-BONUS-DRAW", "Drawing the winning tile", SCORE_CARD, Points(2), find)


def only_place(house: Part1House) -> ScoreItem[WinFacts]:
    """Return the bonus for filling the only place to win, drawn or claimed (A20); not on an original hand."""

    def by_kinds(facts: WinFacts) -> bool:
        return len(facts.places) == 1

    def by_shape(facts: WinFacts) -> bool:
        done, tile = facts.reading.completed, facts.win.tile
        return done is not None and (
            done.kind is MeldKind.PAIR or (done.kind is MeldKind.CHOW and done.tiles[1] is tile)
        )

    only = by_shape if house.by_shape else by_kinds

    def find(facts: WinFacts) -> Found:
        """Give 2 to the winner if his tile filled the only place to win, drawn or claimed (A20).

        By default exactly one kind of tile would have won; a kind of which he holds all four is no place.
        """
        tile = facts.win.tile
        if tile is None or not only(facts) or is_original(facts, house):
            return ()
        return (evidence(tile, places=facts.places),)

    def near(facts: WinFacts) -> Found:
        tile = facts.win.tile
        if tile is None or house.by_shape or is_original(facts, house):
            return ()
        others = tuple(kind for kind in facts.places if kind is not tile)
        return (evidence(*others, tile=tile),) if 0 < len(others) <= 2 else ()

    title = "Filling the only place to win"
    return ScoreItem("PC1-BONUS-ONLYPLACE", title, SCORE_CARD, Points(2), find, near)


def original(house: Part1House) -> ScoreItem[WinFacts]:
    """Return the doubles for winning on the original hand (A19)."""

    def find(facts: WinFacts) -> Found:
        """Double three times for East's hand that is complete as dealt (A19)."""
        return SHOWN if is_original(facts, house) else ()

    return ScoreItem("PC1-DBL-ORIGINAL", "Winning on the original hand", SCORE_CARD, Doubles(3), find)


def _combination(
    name: str, title: str, award: int, kind: MeldKind, *, major: bool, exposure: Exposure
) -> ScoreItem[SetFacts]:
    def find(facts: SetFacts) -> Found:
        """Give points for a set by its kind, its tile and whether a tile of it was claimed.

        Every player counts it. The set that a claimed tile completed to win is exposed (A23); four of a kind
        in the hand that were not laid down are three (A13b).
        """
        meld = facts.meld
        if meld.kind is kind and meld.exposure is exposure and meld.tile.is_major is major:
            return (evidence(*meld.tiles),)
        return ()

    word = exposure.value
    return ScoreItem(f"PC1-SCORE-{name}-{word.upper()}", f"{title}, {word}", SCORE_CARD, Points(award), find)


def _scoring_pair(facts: SetFacts) -> Found:
    """Give 2 for a pair of dragons or of the own wind, drawn or completed by a claim (A23b)."""
    meld = facts.meld
    if meld.kind is MeldKind.PAIR and (meld.tile.dragon is not None or meld.tile is wind_tile(facts.seat)):
        return (evidence(*meld.tiles),)
    return ()


def _set_double(name: str, title: str, doubling: Callable[[SetFacts], Tile]) -> ScoreItem[SetFacts]:
    """Return a double for three or four of a kind; a pair of it is one tile short."""

    def find(facts: SetFacts) -> Found:
        """Double once for three or four of this kind, for every player, exposed or concealed."""
        meld = facts.meld
        return (evidence(*meld.tiles),) if meld.is_triplet and meld.tile is doubling(facts) else ()

    def near(facts: SetFacts) -> Found:
        meld = facts.meld
        if meld.kind is MeldKind.PAIR and meld.tile is doubling(facts):
            return (evidence(*meld.tiles, missing=1),)
        return ()

    return ScoreItem(name, title, SCORE_CARD, Doubles(1), find, near)


def _dragon_double(colour: str, dragon: Dragon) -> ScoreItem[SetFacts]:
    tile = next(kind for kind in KINDS if kind.dragon is dragon)
    title = f"Three or four {colour} dragons"
    return _set_double(f"PC1-DBL-{colour.upper()}", title, lambda _: tile)


def _combinations() -> tuple[ScoreItem[SetFacts], ...]:
    """Return the table of threes and fours: exposed half of concealed, major twice minor or more."""
    return tuple(
        _combination(
            f"{name}-{'MAJOR' if major else 'MINOR'}", title, award, kind, major=major, exposure=exposure
        )
        for kind, name, words, awards in (
            (MeldKind.PUNG, "PUNG", "Three of a kind", ((2, 4), (4, 8))),
            (MeldKind.KONG, "KONG", "Four of a kind", ((8, 16), (16, 32))),
        )
        for major, title, pair in (
            (False, f"{words}, 2 to 8", awards[0]),
            (True, f"{words}, 1, 9, wind or dragon", awards[1]),
        )
        for exposure, award in zip((Exposure.EXPOSED, Exposure.CONCEALED), pair, strict=True)
    )


MAH_JONGG: Final = ScoreItem("PC1-BONUS-MAHJONGG", "Mah-Jongg", SCORE_CARD, Points(20), _every_winner)
NO_SEQUENCE: Final = ScoreItem(
    "PC1-BONUS-NOSEQ", "No sequence in the hand", SCORE_CARD, Points(10), _sequences_absent, _one_sequence
)
NO_OTHER: Final = ScoreItem(
    "PC1-BONUS-NOOTHER", "No other score", SCORE_CARD, Points(10), _nothing_else, _one_other
)
LOOSE_TILE: Final = ScoreItem("PC1-BONUS-LOOSE", "Winning with a loose tile", SCORE_CARD, Points(10), _loose)
COMBINATIONS: Final = (
    *_combinations(),
    ScoreItem("PC1-SCORE-PAIR-HONOR", "Pair of dragons or own wind", SCORE_CARD, Points(2), _scoring_pair),
)
SET_DOUBLES: Final = (
    _dragon_double("green", Dragon.GREEN),
    _dragon_double("red", Dragon.RED),
    _dragon_double("white", Dragon.WHITE),
    _set_double("PC1-DBL-OWNWIND", "Three or four of the own wind", lambda facts: wind_tile(facts.seat)),
)
HAND_DOUBLES: Final = (
    ScoreItem(
        "PC1-DBL-SUIT-HONORS",
        "One suit with winds and dragons",
        SCORE_CARD,
        Doubles(1),
        _suit_and_honours,
        _almost_suit_and_honours,
    ),
    ScoreItem("PC1-DBL-ONESUIT", "All one suit", SCORE_CARD, Doubles(3), _one_suit, _almost_one_suit),
    ScoreItem(
        "PC1-DBL-ALLHONORS",
        "All winds and dragons",
        SCORE_CARD,
        Doubles(3),
        _only_honours,
        _almost_only_honours,
    ),
    ScoreItem("PCM-DBL-OWN", "Own mandarin", MANDARINS, Doubles(1), _own_mandarins, _foreign_mandarins),
)
