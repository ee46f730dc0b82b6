"""What of a view a hand is weighed by: what is out of sight, what the others threaten, the time left."""

from __future__ import annotations

from dataclasses import dataclass

from peling.advice.formula.model import Model, model_for
from peling.advice.formula.prices import Prices, prices
from peling.advice.formula.threats import Threat, threats
from peling.core.tiles import COPIES
from peling.core.view import PlayerView
from peling.rules.ruleset import RuleSet


def scene_of(view: PlayerView, rules: RuleSet, model: Model | None = None) -> Scene:
    """Return what a view shows of live tiles, threats and the time left, weighed by the book's own model.

    Another model can be given, as one that is being trained.
    """
    if model is None:
        model = model_for(rules.id, len(view.winds))
    live = tuple([COPIES - seen for seen in view.seen()])
    paid = prices(rules, view.me, view.round_wind)
    faced = tuple(threats(view, rules, paid, model))
    rounds = view.wall.drawable / len(view.winds)
    calling = sum([threat.calling for threat in faced])
    hazard = model.early_end + model.wall_end / (rounds + 0.5) + model.calling_end * calling
    wild = sum([held in view.wild for held in view.hand.concealed]) if view.wild else 0
    return Scene(model, paid, live, max(1, sum(live)), round(hazard, 2), faced, wild)


def natural_counts(view: PlayerView) -> list[int]:
    """Return the 34 counts of the tiles in the hand that are not wild."""
    counts = view.hand.counts()
    for kind in view.wild:
        if not kind.is_bonus:
            counts[kind.index] = 0
    return counts


@dataclass(frozen=True, slots=True)
class Scene:
    """What of a view a hand is weighed by.

    Attributes:
        model: the numbers that weigh it.
        prices: what the book pays the player.
        live: for the 34 kinds the copies out of sight.
        unseen: their sum.
        hazard: how likely the deal ends in the coming round of turns by somebody else.
        threats: what the opponents may be about to win.
        wild: how many wild tiles the player holds; each stands for one that is missing.
    """

    model: Model
    prices: Prices
    live: tuple[int, ...]
    unseen: int
    hazard: float
    threats: tuple[Threat, ...]
    wild: int = 0
