"""What a player does who thinks no farther: the first of `choices`, found by the kernel where that can be.

The kernel chooses as the formula does, in a fifth of the time, most of which goes into asking it. What it
chooses stands unless sense may speak against it, for which few choices give a reason; then all are weighed.
"""

from __future__ import annotations

from peling.advice.choices import NEAR, SETS, choices
from peling.advice.formula.model import Model
from peling.advice.kernel.kept import UnplayableError, kernel_for
from peling.advice.own_hand import apart
from peling.core.actions import Action, Discard
from peling.core.view import PlayerView
from peling.rules.ruleset import RuleSet


def first_choice(view: PlayerView, rules: RuleSet, model: Model) -> Action:
    """Return the first of `choices`; what is equally good may stand for it.

    Args:
        view: what the player sees; he must be awaited.
        rules: the rule set.
        model: the numbers by which he weighs.
    """
    try:
        action = kernel_for(rules).choose(view, model)
    except UnplayableError:
        action = None
    if action is not None and _makes_sense(action, view, rules):
        return action
    return choices(view, rules, model)[0].appraised.action


def _makes_sense(action: Action, view: PlayerView, rules: RuleSet) -> bool:
    """Return whether nothing can speak against an action, whatever else there is: see `choices.Folly`.

    A set laid down may gain nothing. A discard may chase a dream only where another one keeps the hand near a
    win, and so where the hand is near one now.
    """
    if view.dead or not isinstance(action, (Discard, *SETS)):
        return True
    if not isinstance(action, Discard) or action.tile in view.wild:
        return False
    counts, wilds = apart(view.hand, view.wild)
    melds = view.hand.melds
    if action.tile.is_bonus or rules.short(counts, melds, wilds) > NEAR:
        return True
    counts[action.tile.index] -= 1
    return rules.short(counts, melds, wilds) <= NEAR
