"""What score items of several books look for in a won hand, and show.

The item of a book says in its own docstring what it gives and where that stands; how the hand is looked at is
the same for all and stands here.
"""

from __future__ import annotations

from peling.core.melds import MeldKind
from peling.core.rules import evidence
from peling.core.scoring import SHOWN, Found, Win, WinBy
from peling.core.tiles import Tile
from peling.rules.composer import WinFacts
from peling.rules.patterns import Makeup, beside_one_suit, beside_suit_and_honours, makeup, sequences
from peling.rules.readings import THIRTEEN_MAJORS


def sets_made_of(facts: WinFacts) -> Makeup:
    """Return what the sets of a won hand are made of; nothing for a hand that is no sets and a pair."""
    return makeup(meld.tile for meld in facts.reading.sets)


def tiles_of_sets(facts: WinFacts) -> tuple[Tile, ...]:
    """Return the tiles of the sets and the pair as the hand is read."""
    return tuple(held for meld in facts.reading.sets for held in meld.tiles)


def the_suit(made: Makeup) -> Found:
    """Show the suit of tiles that are of one suit, with or without winds and dragons."""
    return (evidence(suit=made.suits[0].value),)


def nearly_one_suit(facts: WinFacts) -> Found:
    """Show the few tiles of the sets that stand beside one suit."""
    others = beside_one_suit(sets_made_of(facts), tiles_of_sets(facts))
    return (evidence(*others),) if others else ()


def nearly_suit_and_honours(facts: WinFacts) -> Found:
    """Show the few tiles of the sets outside the main suit of a hand with winds or dragons."""
    others = beside_suit_and_honours(sets_made_of(facts), tiles_of_sets(facts))
    return (evidence(*others),) if others else ()


def no_sequence(facts: WinFacts) -> Found:
    """Show a hand of sets none of which is a sequence; thirteen majors have no sets."""
    for meld in facts.reading.sets:
        if meld.kind is MeldKind.CHOW:
            return ()
    return SHOWN if facts.reading.sets else ()


def one_sequence(facts: WinFacts) -> Found:
    """Show the one sequence that spoilt a hand without any."""
    runs = sequences(facts.reading.sets)
    return (evidence(*runs[0].tiles),) if len(runs) == 1 else ()


def thirteen_singles(facts: WinFacts) -> Found:
    """Show the single tiles of the thirteen majors, read as such."""
    reading = facts.reading
    return (evidence(*reading.singles),) if reading.shape == THIRTEEN_MAJORS else ()


def won_by(win: Win, way: WinBy) -> Found:
    """Show the winning tile if it came in this way."""
    return (evidence(win.tile),) if win.by is way and win.tile is not None else ()
