"""How useful each claim is that a player may make now; claims of too little use he need not be asked for."""

from __future__ import annotations

from enum import IntEnum

from peling.advice.choices import Choice, Folly, choices
from peling.core import actions as act
from peling.core.view import PlayerView
from peling.rules.ruleset import RuleSet


class Use(IntEnum):
    """What an answer to an offered tile does for the hand, from the least to the most."""

    NONE = 0
    """A set that brings it neither nearer nor more, and no tile more that helps: `Folly.IDLE`."""
    SOME = 1
    """It counts more, more tiles help, or a kong draws another tile."""
    NEARER = 2
    """Fewer tiles are missing to a win."""
    ENDS = 3
    """It goes out, or ends the deal in another way."""


def uses(view: PlayerView, rules: RuleSet) -> dict[act.Action, Use]:
    """Return how useful each legal answer to the offered tile is; passing is left out.

    Distances and tiles that help are those of advice; nothing is known but what the player sees.

    Args:
        view: what the player sees; he must be asked whether he claims.
        rules: the rule set.
    """
    found = choices(view, rules)
    stays = next(one.away for one in found if isinstance(one.appraised.action, act.Pass))
    return {
        one.appraised.action: _use(one, stays)
        for one in found
        if not isinstance(one.appraised.action, act.Pass)
    }


def _use(choice: Choice, stays: int) -> Use:
    if not isinstance(choice.appraised.action, act.ClaimChow | act.ClaimPung | act.ClaimKong):
        return Use.ENDS
    if choice.away < stays:
        return Use.NEARER
    return Use.NONE if choice.folly is Folly.IDLE else Use.SOME
