"""Patterns that do not count towards the points a discard needs: kongs, flowers, three wild tiles."""

from __future__ import annotations

from collections.abc import Callable

from peling.core.melds import KongForm
from peling.core.rules import evidence
from peling.core.scoring import Found, ScoreItem, WinBy
from peling.core.tiles import Tile, Wind
from peling.rulebooks.fenghua.hands import EIGHT_FLOWERS, Facts
from peling.rulebooks.fenghua.options import House
from peling.rulebooks.fenghua.patterns import celebrated, item, meant, repeated
from peling.rules.checks import SUPPLY_OF_FLOWER


def extras(house: House) -> tuple[ScoreItem[Facts], ...]:
    """Return these patterns in the order of the article (Scoring)."""
    return (
        celebrated(
            house, "FLOWERS8-COMPLETED", "Eight flowers, completed", 800, _eight_played, _seven_flowers
        ),
        celebrated(house, "FLOWERS8-UNCOMPLETED", "Eight flowers, uncompleted", 400, _eight_declared),
        *_kongs(house, KongForm.CLAIMED, "DIRECT", "Direct kong", 50, 100),
        *_kongs(house, KongForm.DRAWN, "CLOSED", "Closed kong", 100, 150),
        *_kongs(house, KongForm.ADDED, "RISKY", "Risky kong", 100, 200),
        item(house, "FLOWER-BLOOMING", "Flower blooming", 50, _flower_blooming),
        item(house, "THREE-WILD-NORMAL", "Three wild tiles", 150, _three_wild, _two_wild),
        item(house, "THREE-WILD-FLOWER", "Three wild flowers", 300, _three_wild_flowers),
        repeated(house, "OWN-FLOWER", "Own flower", 2, _own_flowers, _foreign_flowers),
        repeated(house, "FOUR-FLOWERS", "Four flowers", 150, _four_flowers, _three_flowers),
    )


def _eight_played(facts: Facts) -> Found:
    """Give points if the winner had melded all eight flowers, played on and won in another way."""
    bonus = facts.record.hand.bonus
    return (evidence(*bonus),) if len(bonus) == 8 and facts.win.by is not WinBy.EIGHT_FLOWERS else ()


def _seven_flowers(facts: Facts) -> Found:
    """Show seven flowers."""
    bonus = facts.record.hand.bonus
    return (evidence(*bonus),) if len(bonus) == 7 else ()


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
        """Give points for the kong of this form whose supplementary tile won; the own tile counts as well."""
        return formed(facts)[-1:] if bloomed(facts) else ()

    def not_bloomed(facts: Facts) -> Found:
        return formed(facts)[-1:] if not bloomed(facts) else ()

    return (
        repeated(house, f"KONG-{name}-BUDDING", f"{title}, budding", budding, bud),
        repeated(house, f"KONG-{name}-BLOOMING", f"{title}, blooming", blooming, bloom, not_bloomed),
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
    return tuple(evidence(held) for held in facts.record.hand.bonus if held.wind is seat)


def _foreign_flowers(facts: Facts) -> Found:
    """Show the melded flowers of other winds."""
    seat: Wind = facts.record.seat
    others = tuple(held for held in facts.record.hand.bonus if held.wind is not seat)
    return (evidence(*others),) if others else ()


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
