"""The score card of Part I: bonuses of the winner, combinations and doubles, in the order of the book."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from peling.core.melds import KongForm, MeldKind
from peling.core.rules import evidence
from peling.core.scoring import SHOWN, Doubles, Found, Points, ScoreItem, WinBy
from peling.core.tiles import Dragon, Wind, wind_tile
from peling.rulebooks.pung_chow.citations import SCORE_CARD
from peling.rulebooks.pung_chow.scoring import (
    OWN_MANDARIN,
    almost_one_suit,
    almost_suit_and_honours,
    combinations,
    dragon_double,
    set_double,
)
from peling.rules.composer import HandFacts, ScoreCard, SetFacts, SheetFacts, WinFacts
from peling.rules.findings import no_sequence, one_sequence, the_suit, won_by
from peling.rules.patterns import FEW
from peling.rules.records import FIRST_TURN


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
    """Return the items in the order of the score card (Part I, p. 29–31)."""
    bonuses = (MAH_JONGG, NO_SEQUENCE, NO_OTHER, LOOSE_TILE, drawing(house), only_place(house))
    return (*bonuses, *COMBINATIONS, *SET_DOUBLES, *HAND_DOUBLES[:3], original(house), *HAND_DOUBLES[3:])


def is_original(facts: WinFacts, house: Part1House) -> bool:
    """Return whether the hand was complete as dealt (A19); mandarins replaced before do not matter.

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
    return no_sequence(facts)


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
    return (evidence(*others[0].evidence.tiles),) if len(others) == 1 else ()


def _loose(facts: WinFacts) -> Found:
    """Give 10 to the winner if a loose tile completed the hand, whatever it replaced."""
    return won_by(facts.win, WinBy.LOOSE)


def _suit_and_honours(facts: HandFacts) -> Found:
    """Double once if all tiles are of one suit and winds or dragons, both present.

    The hand of a loser need not be finished: all tiles he holds are looked at (A24).
    """
    made = facts.makeup
    return the_suit(made) if made.suit_and_honours else ()


def _one_suit(facts: HandFacts) -> Found:
    """Double three times if all tiles are of one suit, winds and dragons absent."""
    made = facts.makeup
    return the_suit(made) if made.one_suit else ()


def _only_honours(facts: HandFacts) -> Found:
    """Double three times if all tiles are winds and dragons."""
    return SHOWN if facts.makeup.only_honours else ()


def _almost_only_honours(facts: HandFacts) -> Found:
    """Show the few tiles of suits beside winds and dragons."""
    if not facts.makeup.honours:
        return ()
    others = tuple(sorted(held for held in facts.tiles if held.suit is not None))
    return (evidence(*others),) if 0 < len(others) <= FEW else ()


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
        return (evidence(*others),) if 0 < len(others) <= 2 else ()

    title = "Filling the only place to win"
    return ScoreItem("PC1-BONUS-ONLYPLACE", title, SCORE_CARD, Points(2), find, near)


def original(house: Part1House) -> ScoreItem[WinFacts]:
    """Return the doubles for winning on the original hand (A19)."""

    def find(facts: WinFacts) -> Found:
        """Double three times for East's hand that is complete as dealt (A19)."""
        return SHOWN if is_original(facts, house) else ()

    return ScoreItem("PC1-DBL-ORIGINAL", "Winning on the original hand", SCORE_CARD, Doubles(3), find)


def _scoring_pair(facts: SetFacts) -> Found:
    """Give 2 for a pair of dragons or of the own wind, drawn or completed by a claim (A23b)."""
    meld = facts.meld
    if meld.kind is MeldKind.PAIR and (meld.tile.dragon is not None or meld.tile is wind_tile(facts.seat)):
        return (evidence(*meld.tiles),)
    return ()


MAH_JONGG: Final = ScoreItem("PC1-BONUS-MAHJONGG", "Mah-Jongg", SCORE_CARD, Points(20), _every_winner)
NO_SEQUENCE: Final = ScoreItem(
    "PC1-BONUS-NOSEQ", "No sequence in the hand", SCORE_CARD, Points(10), _sequences_absent, one_sequence
)
NO_OTHER: Final = ScoreItem(
    "PC1-BONUS-NOOTHER", "No other score", SCORE_CARD, Points(10), _nothing_else, _one_other
)
LOOSE_TILE: Final = ScoreItem("PC1-BONUS-LOOSE", "Winning with a loose tile", SCORE_CARD, Points(10), _loose)
COMBINATIONS: Final = (
    *combinations("PC1-SCORE", SCORE_CARD, ((2, 4), (4, 8), (8, 16), (16, 32))),
    ScoreItem("PC1-SCORE-PAIR-HONOR", "Pair of dragons or own wind", SCORE_CARD, Points(2), _scoring_pair),
)
SET_DOUBLES: Final = (
    dragon_double("PC1-DBL", "green", Dragon.GREEN, SCORE_CARD),
    dragon_double("PC1-DBL", "red", Dragon.RED, SCORE_CARD),
    dragon_double("PC1-DBL", "white", Dragon.WHITE, SCORE_CARD),
    set_double(
        "PC1-DBL-OWNWIND",
        "Three or four of the own wind",
        SCORE_CARD,
        lambda facts: wind_tile(facts.seat),
    ),
)
HAND_DOUBLES: Final = (
    ScoreItem(
        "PC1-DBL-SUIT-HONORS",
        "One suit with winds and dragons",
        SCORE_CARD,
        Doubles(1),
        _suit_and_honours,
        almost_suit_and_honours,
    ),
    ScoreItem("PC1-DBL-ONESUIT", "All one suit", SCORE_CARD, Doubles(3), _one_suit, almost_one_suit),
    ScoreItem(
        "PC1-DBL-ALLHONORS",
        "All winds and dragons",
        SCORE_CARD,
        Doubles(3),
        _only_honours,
        _almost_only_honours,
    ),
    OWN_MANDARIN,
)
