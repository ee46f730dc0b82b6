"""What a player does who thinks no farther: the first of `choices`, found by the kernel where that can be.

The kernel chooses as the formula does, in a fifth of the time, most of which goes into asking it. What it
chooses stands unless sense may speak against it, for which few choices give a reason; then all are weighed.
"""

from __future__ import annotations

from peling.advice.choices import DREAMERS, NEAR, SETS, choices
from peling.advice.formula.appraisal import appraise
from peling.advice.formula.model import Model
from peling.advice.kernel.kept import UnplayableError, kernel_for
from peling.advice.left import left_by
from peling.advice.own_hand import tiles_short
from peling.core.actions import Action, AddedKong, ConcealedKong, Discard
from peling.core.tiles import Tile
from peling.core.view import PlayerView
from peling.rules.nearness import apart
from peling.rules.ruleset import RuleSet


def first_choice(view: PlayerView, rules: RuleSet, model: Model, *, corrected: bool = True) -> Action:
    """Return the first of `choices`; what is equally good may stand for it.

    Args:
        view: what the player sees; he must be awaited.
        rules: the rule set.
        model: the numbers by which he weighs.
        corrected: as in `choices`.
    """
    try:
        action, then = kernel_for(rules).choose(view, model, corrected=corrected)
    except UnplayableError:
        return choices(view, rules, model, corrected=corrected)[0].appraised.action
    makes_set = isinstance(action, SETS)
    if view.dead or (_gains(action, then, view, rules) if makes_set else _stays(action, view, rules)):
        return action
    return choices(view, rules, model, corrected=corrected)[0].appraised.action


def by_formula(view: PlayerView, rules: RuleSet, model: Model) -> Action:
    """Return what the formula puts first, sensible or not."""
    try:
        action, _ = kernel_for(rules).choose(view, model)
    except UnplayableError:
        return appraise(view, rules, model)[0].action
    return action


def _gains(action: Action, then: Tile | None, view: PlayerView, rules: RuleSet) -> bool:
    """Return whether it is plain that a set laid down is no folly.

    It brings the hand nearer, so that nothing else is near a win where it is not; or it is an own four that
    takes the hand no farther.
    """
    counts, wilds = apart(view.hand, view.wild)
    stays = rules.short(counts, view.hand.melds, wilds)
    away = tiles_short(left_by(view, action, then), rules)
    return away < stays or (away == stays and isinstance(action, ConcealedKong | AddedKong))


def _stays(action: Action, view: PlayerView, rules: RuleSet) -> bool:
    """Return whether it is plain that anything but a set laid down is no folly.

    A discard may chase a dream only where another one keeps the hand near a win: where it is near one now.
    """
    if not isinstance(action, Discard):
        return True
    if action.tile in view.wild:
        return False
    if action.tile.is_bonus or len(view.winds) <= DREAMERS:
        return True
    counts, wilds = apart(view.hand, view.wild)
    melds = view.hand.melds
    if rules.short(counts, melds, wilds) > NEAR:
        return True
    counts[action.tile.index] -= 1
    return rules.short(counts, melds, wilds) <= NEAR
