"""What the others may be about to win, and which discards would help them, as far as a player can see it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from peling.advice.liabilities import NOTHING, pays_for_all
from peling.advice.prices import Prices, prices
from peling.core.view import Opponent, PlayerView
from peling.rules.ruleset import RuleSet
from peling.shapes.sets import HONOURS, KINDS

CALLING: Final = (0.1, 0.2, 0.35, 0.6, 0.9)
"""How likely a player is calling late in a deal, by the sets before him (three are an alarm, Harr p. 50)."""
LATE: Final = 48
"""After so many discards a deal is late."""
FITS: Final = 0.03
"""How likely a live tile is the one that a calling player waits for, for each of its live copies."""
DEAD: Final = 0.02
"""The same for a kind of which no copy is out of sight; it can still fill a sequence."""
SAME_SUIT, OTHER_SUIT = 2.5, 0.4
"""How much more and less dangerous suits are when all sets before a player are of one suit."""
REFUSED: Final = 0.35
"""How dangerous a kind remains that somebody has just discarded and nobody claimed."""


class Threat(NamedTuple):
    """What one opponent may be about to win.

    Attributes:
        calling: how likely he is calling.
        score: what his hand would count.
        suits: how dangerous bamboos, circles, characters, honours are, 1 being the usual.
        liable: for each kind 1 if who discards it to this hand pays for everybody.
    """

    calling: float
    score: float
    suits: tuple[float, float, float, float]
    liable: bytes = NOTHING


def threats(view: PlayerView, rules: RuleSet, paid: Prices) -> list[Threat]:
    """Return the threat of every opponent whose hand is not dead; `paid` are the player's own prices."""
    stage = min(1.0, len(view.discards) / LATE)
    nothing_shown = Threat(CALLING[0] * stage, paid.patterns[0].price.points, (1.0, 1.0, 1.0, 1.0))
    return [
        _threat(other, stage, prices(rules, other.wind, view.round_wind))._replace(
            liable=pays_for_all(rules, other, view.me, view.round_wind)
        )
        if other.melds
        else nothing_shown
        for other in view.others
        if not other.dead
    ]


def _threat(other: Opponent, stage: float, paid: Prices) -> Threat:
    points, doubles = paid.patterns[0].price
    groups = set()
    for meld in other.melds:
        price = paid.of_meld(meld)
        points += price.points
        doubles += price.doubles
        groups.add(meld.tile.index // 9)
    suits = [group for group in groups if group < 3]
    weights = [1.0, 1.0, 1.0, 1.0]
    if len(other.melds) >= 2 and len(suits) <= 1:
        doubles += 1
        for group in range(3):
            weights[group] = SAME_SUIT if group in suits or not suits else OTHER_SUIT
        weights[3] = SAME_SUIT
    return Threat(
        CALLING[min(len(other.melds), 4)] * stage,
        points << doubles,
        (weights[0], weights[1], weights[2], weights[3]),
    )


def dangers(view: PlayerView, live: Sequence[int], faced: Sequence[Threat]) -> list[float]:
    """Return for each kind what discarding it is likely to cost, in points that the player would pay."""
    groups = [0.0, 0.0, 0.0, 0.0]
    for threat in faced:
        for group, weight in enumerate(threat.suits):
            groups[group] += threat.calling * threat.score * weight
    found = [groups[min(kind, HONOURS) // 9] * (DEAD + FITS * live[kind]) for kind in range(KINDS)]
    for threat in faced:
        if threat.liable is not NOTHING:
            _add_liability(found, threat, live, len(view.others) - 1)
    for discard in view.discards[-len(view.winds) :]:
        if not discard.tile.is_bonus and discard.claimed_by is None:
            found[discard.tile.index] *= REFUSED
    return found


def _add_liability(found: list[float], threat: Threat, live: Sequence[int], shares: int) -> None:
    """Add what the others would have paid, for each kind whose discarder pays their shares too."""
    paid = threat.calling * threat.score * shares
    for kind, liable in enumerate(threat.liable):
        if liable:
            found[kind] += paid * threat.suits[min(kind, HONOURS) // 9] * (DEAD + FITS * live[kind])
