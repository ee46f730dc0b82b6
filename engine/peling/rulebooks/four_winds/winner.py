"""The score items of the whole hand and of how it was won: points, head of the bird, doubles, extras."""

from __future__ import annotations

from typing import Final, TypeAlias

from peling.core.melds import Meld, MeldKind
from peling.core.rules import evidence
from peling.core.scoring import SHOWN, Doubles, Found, Points, ScoreItem, WinBy
from peling.rulebooks.four_winds.citations import DOUBLES, MOON, OPEN_FLOWERS, PAIRS, PLAIN, POINTS, ROBBING
from peling.rulebooks.four_winds.options import ScoreHouse
from peling.rulebooks.four_winds.sets import doubling_honour
from peling.rules.composer import SetFacts, WinFacts
from peling.rules.findings import (
    nearly_one_suit,
    nearly_suit_and_honours,
    one_sequence,
    sets_made_of,
    the_suit,
    won_by,
)
from peling.rules.patterns import sequences

WinItem: TypeAlias = ScoreItem[WinFacts]


def heads(which: str) -> tuple[WinItem, ...]:
    """Return the points for the head of the bird by one of the readings of A-11; none if they are off."""
    return tuple(_head(which, major=major, given=given) for given in (True, False) for major in (False, True))


def _head(which: str, *, major: bool, given: bool) -> WinItem:
    def find(facts: WinFacts) -> Found:
        """Give points for the head of the bird, twice as many if no other player gave its second card.

        By default only a head of suit cards that the winning card completes counts, and in a plain hand won
        by a discard not even that; the last card and the rear card of a four are one's own (A-11, A-17,
        A-22).
        """
        head = counted_head(facts, which)
        if head is None or head.concealed is given or head.tile.is_terminal is not major:
            return ()
        return (evidence(*head.tiles),)

    def near(facts: WinFacts) -> Found:
        """Show a pair of suit cards that was there before the winning card."""
        head = _head_of(facts)
        was_there = which.startswith("winning_card") and head is not None and facts.reading.completed != head
        by_claim = facts.win.by.claimed
        if head is None or not was_there or by_claim is not given or head.tile.is_terminal is not major:
            return ()
        return (evidence(*head.tiles),)

    name, title = ("FW-HEAD-DISCARD", "given") if given else ("FW-HEAD-SELF", "obtained oneself")
    points = (4 if major else 2) * (1 if given else 2)
    cards = "1 or 9" if major else "2 to 8"
    return ScoreItem(name, f"Head of the bird {title}, {cards}", POINTS, Points(points), find, near)


def counted_head(facts: WinFacts, which: str) -> Meld | None:
    """Return the head of the bird if it counts by this reading of A-11; None if it does not."""
    head = _head_of(facts)
    if head is None or which == "off":
        return None
    if which == "any_pair":
        return head
    if facts.reading.completed != head:
        return None
    spoilt = which == "winning_card" and facts.win.by.claimed and _is_plain(facts)
    return None if spoilt else head


def _head_of(facts: WinFacts) -> Meld | None:
    """Return the pair of a hand of sets if it is of a suit (A-22)."""
    sets = facts.reading.sets
    if not sets or sets[-1].kind is not MeldKind.PAIR or sets[-1].tile.is_honour:
        return None
    return sets[-1]


def _is_plain(facts: WinFacts) -> bool:
    return len(sequences(facts.reading.sets)) == 4


def _every_winner(_facts: WinFacts) -> Found:
    """Give every winner 10."""
    return SHOWN


def _plain(facts: WinFacts) -> Found:
    """Give 10 more for four sequences and a pair, whatever the pair (A-12, A-18)."""
    return SHOWN if _is_plain(facts) else ()


def _nearly_plain(facts: WinFacts) -> Found:
    """Show the one set that is no sequence."""
    sets = facts.reading.sets
    others = [meld for meld in sets if meld.is_triplet]
    return (evidence(*others[0].tiles),) if len(sequences(sets)) == 3 and len(others) == 1 else ()


def mixed(*, needs_three: bool) -> WinItem:
    """Return the double for one suit with honours (A-13)."""

    def find(facts: WinFacts) -> Found:
        """Double once for cards of one suit with winds or dragons, both present, beside other doubles.

        By a house rule only if a three of dragons or of the own direction is among them (A-13).
        """
        made = sets_made_of(facts)
        if not made.suit_and_honours or (needs_three and not _has_doubling_three(facts)):
            return ()
        return the_suit(made)

    title = "One variety with honours"
    return ScoreItem("FW-D-MIXED", title, DOUBLES, Doubles(1), find, nearly_suit_and_honours)


def _has_doubling_three(facts: WinFacts) -> bool:
    record = facts.record
    return any(
        meld.is_triplet and doubling_honour(meld.tile, SetFacts(meld, record.seat, record.round_wind))
        for meld in facts.reading.sets
    )


def _pure(facts: WinFacts) -> Found:
    """Double three times for cards of one suit and nothing else (A-13, A-18)."""
    made = sets_made_of(facts)
    return the_suit(made) if made.one_suit else ()


def _by_pairs(facts: WinFacts) -> Found:
    """Double once for four threes or fours and a pair, where that was agreed."""
    return SHOWN if sum(meld.is_triplet for meld in facts.reading.sets) == 4 else ()


def _rear_card(facts: WinFacts) -> Found:
    """Double once for a win by the additional card of a four, where that was agreed."""
    return won_by(facts.win, WinBy.LOOSE)


def _last_card(facts: WinFacts) -> Found:
    """Double once for a win by the last card that may be drawn from the head, where that was agreed.

    A discard after that draw may be claimed to win, without this double (A-8).
    """
    return won_by(facts.win, WinBy.LAST_WALL)


def _robbed(facts: WinFacts) -> Found:
    """Double once for a win by the card of another player's visible four, where that was agreed (A-14)."""
    return won_by(facts.win, WinBy.ROBBED_KONG)


def doubles(house: ScoreHouse) -> tuple[WinItem, ...]:
    """Return the doubles for the whole hand (§6)."""
    return (mixed(needs_three=house.mixed_needs_three), PURE)


def extras(house: ScoreHouse) -> tuple[WinItem, ...]:
    """Return the optional extras that were agreed (Extras a to d)."""
    agreed = (
        (house.pairs, BY_PAIRS),
        (house.open_flowers, OPEN_FLOWER),
        (house.moon, FROM_THE_BOTTOM),
        (house.rob, ROBBED_FOUR),
    )
    return tuple(item for wanted, item in agreed if wanted)


BASE: Final = ScoreItem("FW-BASE", "Winning", POINTS, Points(10), _every_winner)
PLAIN_HAND: Final = ScoreItem("FW-PLAIN", "Plain winning", PLAIN, Points(10), _plain, _nearly_plain)
PURE: Final = ScoreItem("FW-D-PURE", "One variety only", DOUBLES, Doubles(3), _pure, nearly_one_suit)
BY_PAIRS: Final = ScoreItem("FW-X-PAIRS", "Winning by pairs", PAIRS, Doubles(1), _by_pairs, one_sequence)
OPEN_FLOWER: Final = ScoreItem("FW-X-FLOWER", "Four with open flowers", OPEN_FLOWERS, Doubles(1), _rear_card)
FROM_THE_BOTTOM: Final = ScoreItem(
    "FW-X-MOON", "Taking the moon from the bottom of the sea", MOON, Doubles(1), _last_card
)
ROBBED_FOUR: Final = ScoreItem("FW-X-ROB", "Robbing the four", ROBBING, Doubles(1), _robbed)
