"""What the others may be about to win, and which discards would help them, as far as a player can see it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from peling.advice.formula.liabilities import NOTHING, pays_for_all
from peling.advice.formula.model import Model
from peling.advice.formula.prices import Prices, prices
from peling.core.view import Opponent, PlayerView
from peling.rules.ruleset import RuleSet
from peling.shapes.sets import HONOURS, KINDS


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


def threats(view: PlayerView, rules: RuleSet, paid: Prices, model: Model) -> list[Threat]:
    """Return the threat of every opponent whose hand is not dead; `paid` are the player's own prices."""
    stage = min(1.0, len(view.discards) / model.late)
    nothing_shown = Threat(model.calling[0] * stage, paid.patterns[0].price.points, (1.0, 1.0, 1.0, 1.0))
    return [
        _threat(other, stage, prices(rules, other.wind, view.round_wind), model)._replace(
            liable=pays_for_all(rules, other, view.me, view.round_wind)
        )
        if other.melds
        else nothing_shown
        for other in view.others
        if not other.dead
    ]


def _threat(other: Opponent, stage: float, paid: Prices, model: Model) -> Threat:
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
            weights[group] = model.same_suit if group in suits or not suits else model.other_suit
        weights[3] = model.same_suit
    return Threat(
        model.calling[min(len(other.melds), 4)] * stage,
        points << doubles,
        (weights[0], weights[1], weights[2], weights[3]),
    )


def dangers(view: PlayerView, live: Sequence[int], faced: Sequence[Threat], model: Model) -> list[float]:
    """Return for each kind what discarding it is likely to cost, in points that the player would pay."""
    likely = [model.danger * (model.dead + model.fits * copies) for copies in live]
    groups = [0.0, 0.0, 0.0, 0.0]
    for threat in faced:
        for group, weight in enumerate(threat.suits):
            groups[group] += threat.calling * threat.score * weight
    found = [groups[min(kind, HONOURS) // 9] * likely[kind] for kind in range(KINDS)]
    for threat in faced:
        if threat.liable is not NOTHING:
            _add_liability(found, threat, likely, len(view.others) - 1)
    for discard in view.discards[-len(view.winds) :]:
        if not discard.tile.is_bonus and discard.claimed_by is None:
            found[discard.tile.index] *= model.refused
    return found


def _add_liability(found: list[float], threat: Threat, likely: Sequence[float], shares: int) -> None:
    """Add what the others would have paid, for each kind whose discarder pays their shares too."""
    paid = threat.calling * threat.score * shares
    for kind, liable in enumerate(threat.liable):
        if liable:
            found[kind] += paid * threat.suits[min(kind, HONOURS) // 9] * likely[kind]
