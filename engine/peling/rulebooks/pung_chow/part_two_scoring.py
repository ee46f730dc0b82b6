"""The score card of Part II: bonuses, the values of the winner and of other hands, doubles."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any, Final

from peling.core.melds import MeldKind
from peling.core.rules import evidence
from peling.core.scoring import SHOWN, Doubles, Found, Limit, Points, ScoreItem, WinBy
from peling.core.tiles import Dragon, Tile, wind_tile
from peling.rulebooks.pung_chow.citations import BONUSES, DOUBLING, VALUES
from peling.rulebooks.pung_chow.part_two_limits import LIMIT_ITEMS
from peling.rulebooks.pung_chow.part_two_pairs import COMPLETIONS, OTHER_PAIRS, STANDING_PAIRS
from peling.rulebooks.pung_chow.scoring import (
    OWN_MANDARIN,
    almost_one_suit,
    almost_suit_and_honours,
    combinations,
    dragon_double,
    set_double,
)
from peling.rules.composer import HandFacts, ScoreCard, SheetFacts, WinFacts
from peling.rules.findings import no_sequence, one_sequence, the_suit, won_by
from peling.rules.records import FIRST_TURN, LAST_TILE


class FirstCard(Enum):
    """How the bonus for winning on the first tile played counts (A38); the value is the option's."""

    ADD_AFTER = "add_after"
    """Half the limit is added after the doubles."""
    ADD_BEFORE = "add_before"
    """Half the limit is added to the points before they are doubled."""
    FLAT = "flat"
    """Half the limit is paid instead of what the hand counts."""
    OFF = "off"


@dataclass(frozen=True, slots=True)
class Part2House:
    """The house rules on which the score card depends.

    Attributes:
        limit: the limit; None if there is none.
        mah_jongg: points for completing the hand.
        first_card: how the bonus for the first tile played counts.
        first_draw: it is given for a win on one's own first draw too.
        fourth_own: a winning tile that is the fourth of an exposed three of one's own doubles.
        fourth_robbed: so does one taken from a player who adds it to his three.
        winner_pair: the winner's pair counts as in other hands if the last tile did not complete it.
        last_loose: a loose tile that is the last that may be drawn counts as the last tile too.
        heads_doubled: single heads are doubled like other hands where there is no limit (A66).
    """

    limit: int | None = 300
    mah_jongg: int = 10
    first_card: FirstCard = FirstCard.ADD_AFTER
    first_draw: bool = False
    fourth_own: bool = True
    fourth_robbed: bool = False
    winner_pair: bool = True
    last_loose: bool = False
    heads_doubled: bool = False


def winner_card(house: Part2House) -> ScoreCard:
    """Return the items of a winner (Part II, p. 62–67)."""
    first = () if house.first_card is FirstCard.FLAT else first_card(house)
    return ScoreCard(
        sets=(*WINNER_SETS, *SET_DOUBLES),
        hand=(SUIT_HONOURS, ONE_SUIT, OWN_MANDARIN),
        win=(
            mah_jongg(house),
            last_tile(house),
            LOOSE_TILE,
            *first,
            *fourth_tile(house),
            *COMPLETIONS,
            *(STANDING_PAIRS if house.winner_pair else ()),
            NO_SEQUENCE,
        ),
        rest=(NO_OTHER,),
        limits=() if house.limit is None else LIMIT_ITEMS,
    )


def flat_card(house: Part2House) -> ScoreCard:
    """Return the card of a winner who gets half the limit and no more (A38); empty without that rule."""
    return ScoreCard((), (), (), (), first_card(house) if house.first_card is FirstCard.FLAT else ())


def heads_card(house: Part2House) -> ScoreCard:
    """Return the card of single heads without a limit, where nothing doubles them (A66)."""
    return ScoreCard((), (), (mah_jongg(house),), (NO_OTHER,))


def other_card() -> ScoreCard:
    """Return the items of all who have not won (Part II, p. 65–67)."""
    return ScoreCard(sets=(*OTHER_SETS, *OTHER_PAIRS, *SET_DOUBLES), hand=(OWN_MANDARIN,), win=(), rest=())


def items_in_order(house: Part2House) -> tuple[ScoreItem[Any], ...]:
    """Return the items in the order of the book."""
    bonuses = (mah_jongg(house), NO_OTHER, last_tile(house), LOOSE_TILE)
    return (
        *bonuses,
        *first_card(house),
        *fourth_tile(house),
        *(() if house.limit is None else LIMIT_ITEMS),
        *WINNER_SETS,
        *COMPLETIONS,
        *OTHER_SETS,
        *OTHER_PAIRS,
        *SET_DOUBLES,
        SUIT_HONOURS,
        NO_SEQUENCE,
        ONE_SUIT,
        OWN_MANDARIN,
    )


def mah_jongg(house: Part2House) -> ScoreItem[WinFacts]:
    """Return the bonus for completing a hand (A35)."""

    def find(_facts: WinFacts) -> Found:
        """Give 10, or what was agreed, to the winner (A35)."""
        return SHOWN

    return ScoreItem(MAH_JONGG_ID, "Mah-Jongg", BONUSES, Points(house.mah_jongg), find)


def last_tile(house: Part2House) -> ScoreItem[WinFacts]:
    """Return the double for winning with the last tile that may be drawn (A08)."""

    def find(facts: WinFacts) -> Found:
        """Double once if the winner drew the last tile that may be drawn, the fifteenth from the end.

        A loose tile that happens to be the last counts as a loose tile only (A08).
        """
        win = facts.win
        loose = house.last_loose and win.by is WinBy.LOOSE and LAST_TILE in facts.record.circumstances
        return (evidence(win.tile),) if win.tile and (loose or win.by is WinBy.LAST_WALL) else ()

    return ScoreItem("PC2-BONUS-LASTTILE", "Drawing the last tile", BONUSES, Doubles(1), find)


def first_card(house: Part2House) -> tuple[ScoreItem[WinFacts], ...]:
    """Return the bonus for winning on the first tile played (A38); none without a limit."""
    if house.limit is None or house.first_card is FirstCard.OFF:
        return ()

    def find(facts: WinFacts) -> Found:
        """Give half the limit for winning on the first tile played (A38).

        It is the first discard of East; it does not spoil the bonus for no other score (A38b).
        """
        win = facts.win
        drawn = house.first_draw and win.by is WinBy.WALL and FIRST_TURN in facts.record.circumstances
        if win.tile is not None and (
            win.by is WinBy.FIRST_DISCARD or (drawn and not facts.record.hand.melds)
        ):
            return (evidence(win.tile),)
        return ()

    half = Points(house.limit // 2) if house.first_card is FirstCard.ADD_BEFORE else Limit(1, 2)
    return (ScoreItem(FIRST_CARD_ID, "Winning on the first tile played", BONUSES, half, find),)


def fourth_tile(house: Part2House) -> tuple[ScoreItem[WinFacts], ...]:
    """Return the double for the fourth tile of an exposed three (A39); none if it is not played."""
    if not house.fourth_own and not house.fourth_robbed:
        return ()

    def find(facts: WinFacts) -> Found:
        """Double once if the last tile is the fourth of a kind of which the winner has exposed three (A39).

        It can only end the hand in a sequence. Where a tile that is added to a three may be claimed, one that
        was claimed so doubles too.
        """
        win = facts.win
        own = house.fourth_own and any(
            meld.kind is MeldKind.PUNG and meld.tile is win.tile for meld in facts.record.hand.melds
        )
        robbed = house.fourth_robbed and win.by is WinBy.ROBBED_KONG
        return (evidence(win.tile),) if win.tile is not None and (own or robbed) else ()

    return (ScoreItem("PC2-BONUS-FOURTHTILE", "Fourth tile of an exposed three", BONUSES, Doubles(1), find),)


def _nothing_else(facts: SheetFacts) -> Found:
    """Give 10 to the winner if no other points are in hand or on the table.

    Doubles do not matter, nor does the bonus for the first tile played (A38b).
    """
    return () if _other_points(facts) else SHOWN


def _one_other(facts: SheetFacts) -> Found:
    """Show the single other score that spoilt it."""
    others = _other_points(facts)
    return (evidence(*others[0]),) if len(others) == 1 else ()


def _other_points(facts: SheetFacts) -> list[tuple[Tile, ...]]:
    return [
        line.evidence.tiles
        for line in facts.lines
        if isinstance(line.award, Points) and line.item not in {MAH_JONGG_ID, FIRST_CARD_ID}
    ]


def _loose(facts: WinFacts) -> Found:
    """Double once if a loose tile completed the hand, whatever it replaced."""
    return won_by(facts.win, WinBy.LOOSE)


def _sequences_absent(facts: WinFacts) -> Found:
    """Double once if no set of the winner is a sequence (Tei Tei Woo)."""
    return no_sequence(facts)


def _suit_and_honours(facts: HandFacts) -> Found:
    """Double once if all tiles of the winner are of one suit and winds or dragons, both present."""
    made = facts.makeup
    return the_suit(made) if made.suit_and_honours else ()


def _one_suit(facts: HandFacts) -> Found:
    """Double three times if all tiles of the winner are of one suit.

    Winds and dragons are a suit too: without a limit a hand of these alone doubles three times.
    """
    made = facts.makeup
    if made.only_honours:
        return SHOWN
    return the_suit(made) if made.one_suit else ()


MAH_JONGG_ID: Final = "PC2-BONUS-MAHJONGG"
FIRST_CARD_ID: Final = "PC2-BONUS-FIRSTCARD"
NO_OTHER: Final = ScoreItem(
    "PC2-BONUS-NOOTHER", "No other score", BONUSES, Points(10), _nothing_else, _one_other
)
LOOSE_TILE: Final = ScoreItem("PC2-BONUS-LOOSE", "Winning with a loose tile", BONUSES, Doubles(1), _loose)
WINNER_SETS: Final = combinations("PC2-WIN", VALUES, ((2, 6), (4, 10), (8, 16), (16, 32)))
OTHER_SETS: Final = combinations("PC2-OTH", VALUES, ((2, 4), (4, 8), (8, 16), (16, 32)))
SET_DOUBLES: Final = (
    set_double(
        "PC2-DBL-OWNWIND",
        "Three or four of own wind",
        DOUBLING,
        lambda facts: None if facts.seat is facts.round_wind else wind_tile(facts.seat),
    ),
    set_double(
        "PC2-DBL-OWNWIND-ROUND",
        "Three or four of own wind in own round",
        DOUBLING,
        lambda facts: wind_tile(facts.seat) if facts.seat is facts.round_wind else None,
        times=2,
    ),
    dragon_double("PC2-DBL", "red", Dragon.RED, DOUBLING),
    dragon_double("PC2-DBL", "green", Dragon.GREEN, DOUBLING),
    dragon_double("PC2-DBL", "white", Dragon.WHITE, DOUBLING),
)
SUIT_HONOURS: Final = ScoreItem(
    "PC2-DBL-SUIT-HONORS",
    "One suit with winds and dragons",
    DOUBLING,
    Doubles(1),
    _suit_and_honours,
    almost_suit_and_honours,
)
NO_SEQUENCE: Final = ScoreItem(
    "PC2-DBL-NOSEQ", "No sequence (Tei Tei Woo)", DOUBLING, Doubles(1), _sequences_absent, one_sequence
)
ONE_SUIT: Final = ScoreItem(
    "PC2-DBL-ONESUIT", "All one suit", DOUBLING, Doubles(3), _one_suit, almost_one_suit
)
DOUBLING_HONOURS: Final = frozenset(item.id for item in (*SET_DOUBLES, SUIT_HONOURS, NO_SEQUENCE, ONE_SUIT))
"""The doubling honors of the book, which bonuses and mandarins are not."""
