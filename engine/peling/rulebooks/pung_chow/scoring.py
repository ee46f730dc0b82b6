"""Score items, and parts of them, that both parts of the book have."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from peling.core.melds import Exposure, MeldKind
from peling.core.rules import Citation, evidence
from peling.core.scoring import Doubles, Found, Points, ScoreItem
from peling.core.tiles import KINDS, Dragon, Tile
from peling.rulebooks.pung_chow.citations import MANDARINS
from peling.rules.composer import HandFacts, SetFacts
from peling.rules.patterns import beside_one_suit, beside_suit_and_honours

TRIPLETS: Final = (
    (MeldKind.PUNG, False, "PUNG-MINOR", "Three of a kind, 2 to 8"),
    (MeldKind.PUNG, True, "PUNG-MAJOR", "Three of a kind, 1, 9, wind or dragon"),
    (MeldKind.KONG, False, "KONG-MINOR", "Four of a kind, 2 to 8"),
    (MeldKind.KONG, True, "KONG-MAJOR", "Four of a kind, 1, 9, wind or dragon"),
)
"""The lines of the tables of threes and fours: what, whether of major tiles, part of the id, title."""


def combinations(
    prefix: str, cite: Citation, awards: tuple[tuple[int, int], ...]
) -> tuple[ScoreItem[SetFacts], ...]:
    """Return a table of threes and fours.

    Args:
        prefix: how the ids begin.
        cite: where the table stands.
        awards: for each line of `TRIPLETS` the points exposed and concealed.
    """
    return tuple(
        _combination(f"{prefix}-{name}", title, award, cite, (kind, major, exposure))
        for (kind, major, name, title), pair in zip(TRIPLETS, awards, strict=True)
        for exposure, award in zip((Exposure.EXPOSED, Exposure.CONCEALED), pair, strict=True)
    )


def _combination(
    name: str, title: str, award: int, cite: Citation, wanted: tuple[MeldKind, bool, Exposure]
) -> ScoreItem[SetFacts]:
    kind, major, exposure = wanted

    def find(facts: SetFacts) -> Found:
        """Give points for a set by its kind, its tile and whether a tile of it was claimed.

        The set that a claimed tile completed to win is exposed (A23); four of a kind in the hand that were
        not laid down are three (A13b).
        """
        meld = facts.meld
        if meld.kind is kind and meld.exposure is exposure and meld.tile.is_major is major:
            return (evidence(*meld.tiles),)
        return ()

    word = exposure.value
    return ScoreItem(f"{name}-{word.upper()}", f"{title}, {word}", cite, Points(award), find)


def set_double(
    name: str, title: str, cite: Citation, doubling: Callable[[SetFacts], Tile | None], times: int = 1
) -> ScoreItem[SetFacts]:
    """Return doubles for three or four of a kind (Part I, p. 29–31; II, p. 67); a pair is one tile short.

    `doubling` gives the kind that doubles for a player, None if none does.
    """

    def find(facts: SetFacts) -> Found:
        """Double for three or four of this kind, for every player, exposed or concealed."""
        meld = facts.meld
        return (evidence(*meld.tiles),) if meld.is_triplet and meld.tile is doubling(facts) else ()

    def near(facts: SetFacts) -> Found:
        meld = facts.meld
        if meld.kind is MeldKind.PAIR and meld.tile is doubling(facts):
            return (evidence(*meld.tiles),)
        return ()

    return ScoreItem(name, title, cite, Doubles(times), find, near)


def dragon_double(prefix: str, colour: str, dragon: Dragon, cite: Citation) -> ScoreItem[SetFacts]:
    """Return the double for three or four of a dragon (Part I, p. 29–31; Part II, p. 67)."""
    tile = next(kind for kind in KINDS if kind.dragon is dragon)
    title = f"Three or four {colour} dragons"
    return set_double(f"{prefix}-{colour.upper()}", title, cite, lambda _: tile)


def almost_suit_and_honours(facts: HandFacts) -> Found:
    """Show the few tiles outside the main suit of a hand with winds or dragons."""
    others = beside_suit_and_honours(facts.makeup, facts.tiles)
    return (evidence(*others, suits=len(facts.makeup.suits)),) if others else ()


def almost_one_suit(facts: HandFacts) -> Found:
    """Show the few winds and dragons, or the few tiles of other suits, beside one suit."""
    others = beside_one_suit(facts.makeup, facts.tiles)
    return (evidence(*others, suits=len(facts.makeup.suits)),) if others else ()


def _own_mandarins(facts: HandFacts) -> Found:
    """Double once for every mandarin of the own wind, for every player; those of others bring nothing."""
    if not facts.bonus:
        return ()
    return tuple(evidence(held) for held in facts.bonus if held.wind is facts.seat)


def _foreign_mandarins(facts: HandFacts) -> Found:
    """Show the mandarins of others, which bring nothing."""
    others = tuple(held for held in facts.bonus if held.wind is not facts.seat)
    return (evidence(*others),) if others else ()


OWN_MANDARIN: Final = ScoreItem(
    "PCM-DBL-OWN", "Own mandarin", MANDARINS, Doubles(1), _own_mandarins, _foreign_mandarins
)
