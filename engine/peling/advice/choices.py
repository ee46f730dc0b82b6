"""The choices of a player as he would take them: by their worth, and with sense.

Worth is a sum of guesses, and now and then it puts first what no player of the club would do. Three things
stand behind all others here, whatever their worth: a claim or kong that gains nothing, a wild tile given
away, and, where more than two play, a dream chased near a win.
"""

from __future__ import annotations

from dataclasses import replace
from enum import Enum
from typing import Final, NamedTuple

from peling.advice.formula.appraisal import Appraised, appraise
from peling.advice.formula.model import Model, model_for
from peling.advice.helpful import helpful
from peling.advice.kernel.kept import UnplayableError, kernel_for
from peling.advice.kernel.nets import CORRECTION, net_for
from peling.advice.left import left_by
from peling.advice.own_hand import tiles_short
from peling.core import actions as act
from peling.core.view import PlayerView
from peling.rules.nearness import apart
from peling.rules.ruleset import RuleSet

NEAR: Final = 1
"""So many tiles short a hand is near a win."""
ALIKE: Final = 0.1
"""Figures that differ by less than this part of the larger one, or by less than one, are no reason."""
DREAMERS: Final = 2
"""So few take a hand apart that is near a win where it pays: they draw so often that what is far comes."""
FEWEST_TO_CORRECT: Final = 2
"""A single discard is what it is."""
SETS: Final = (act.ClaimChow, act.ClaimPung, act.ClaimKong, act.ConcealedKong, act.AddedKong)
WINS: Final = (act.GoOut, act.GoOutByFlowers, act.ClaimWin)
GO_ON: Final = (act.Discard, act.Pass, *SETS)
KONGS: Final = (act.ClaimKong, act.ConcealedKong, act.AddedKong)


class Folly(Enum):
    """Why a choice stands behind the others."""

    IDLE = "idle"
    """A claim or kong that brings the hand neither nearer nor more; a pung may bring more tiles that help."""
    WILD = "wild"
    """A wild tile given away."""
    DREAM = "dream"
    """A hand near a win taken apart for one that is not worth it."""


class Choice(NamedTuple):
    """A legal action with what it is worth, how far it leaves the hand, and what speaks against it."""

    appraised: Appraised
    away: int
    folly: Folly | None = None


def choices(
    view: PlayerView, rules: RuleSet, model: Model | None = None, *, corrected: bool = True
) -> list[Choice]:
    """Return the legal actions from the best to the worst, those without sense last.

    The worth of one without sense is at most that of the last that has some.

    Args:
        view: what the player sees.
        rules: the rule set.
        model: the numbers by which he weighs; those of the book and number of players if none are given.
        corrected: whether the worth of discards is corrected by what a net has learned, where there is one.
    """
    appraised = appraise(view, rules, model)
    if corrected:
        appraised = _corrected(appraised, view, rules, model or model_for(rules.id, len(view.winds)))
    found = _with_distances(appraised, view, rules)
    judged = _judged(found, view, rules)
    sound = [one for one in judged if one.folly is None]
    if not sound or len(sound) == len(judged):
        return judged
    least = sound[-1].appraised.worth
    return sound + [
        one._replace(appraised=replace(one.appraised, worth=min(one.appraised.worth, least)))
        for one in judged
        if one.folly is not None
    ]


def _corrected(found: list[Appraised], view: PlayerView, rules: RuleSet, model: Model) -> list[Appraised]:
    """Return actions with what the formula misses of discards added to their worth, where that is known."""
    if sum(isinstance(one.action, act.Discard) for one in found) < FEWEST_TO_CORRECT:
        return found
    if net_for(CORRECTION, rules.id, len(view.winds)) is None:
        return found
    try:
        added = kernel_for(rules).corrections(view, model)
    except UnplayableError:
        return found
    made = [replace(one, worth=one.worth + added.get(one.action, 0.0)) for one in found]
    made.sort(key=lambda one: one.worth, reverse=True)
    return made


def _with_distances(found: list[Appraised], view: PlayerView, rules: RuleSet) -> list[Choice]:
    """Return actions with how far they leave the hand; discards by counts alone, for players ask often."""
    counts, wilds = apart(view.hand, view.wild)
    melds = view.hand.melds
    stays = rules.short(counts, melds, wilds)
    made = []
    for one in found:
        action, away = one.action, stays
        if isinstance(action, WINS):
            away = 0
        elif isinstance(action, SETS):
            away = tiles_short(left_by(view, action, one.then), rules)
        elif isinstance(action, act.Discard):
            if action.tile in view.wild:
                away = rules.short(counts, melds, wilds - 1)
            elif not action.tile.is_bonus:
                counts[action.tile.index] -= 1
                away = rules.short(counts, melds, wilds)
                counts[action.tile.index] += 1
        made.append(Choice(one, away))
    return made


def _judged(found: list[Choice], view: PlayerView, rules: RuleSet) -> list[Choice]:
    """Return the choices with what speaks against them: nothing in a dead hand, or where there is but one."""
    if len(found) < 2 or view.dead:
        return found
    stays = next((one for one in found if isinstance(one.appraised.action, act.Pass)), None)
    discards = [one for one in found if isinstance(one.appraised.action, act.Discard)]
    natural = [one for one in discards if _given(one) not in view.wild]
    judged = []
    for one in found:
        folly = None
        if natural and _given(one) in view.wild:
            folly = Folly.WILD
        elif isinstance(one.appraised.action, SETS) and _idle(one, stays or _nearest(natural), view, rules):
            folly = Folly.IDLE
        judged.append(one if folly is None else one._replace(folly=folly))
    sound = [one for one in judged if one.folly is None]
    if len(view.winds) <= DREAMERS or all(one.away <= NEAR for one in sound):
        return judged
    calling = [
        one
        for one in sound
        if one.away == NEAR and isinstance(one.appraised.action, GO_ON) and _live(one, view, rules)
    ]
    if not calling:
        return judged
    best = max(calling, key=lambda one: one.appraised.worth)
    return [
        one._replace(folly=Folly.DREAM) if one.folly is None and _chases(one, best) else one for one in judged
    ]


def _given(choice: Choice) -> object:
    action = choice.appraised.action
    return action.tile if isinstance(action, act.Discard) else None


def _nearest(natural: list[Choice]) -> Choice | None:
    """Return the discard that keeps the hand nearest, the best of equals."""
    return min(natural, key=lambda one: one.away, default=None)


def _idle(claim: Choice, stays: Choice | None, view: PlayerView, rules: RuleSet) -> bool:
    """Return whether a set laid down gains nothing against the hand as it would stay."""
    if stays is None or claim.away < stays.away or _dearer(claim, stays):
        return False
    if claim.away > stays.away:
        return True
    if isinstance(claim.appraised.action, KONGS):
        return False
    if isinstance(claim.appraised.action, act.ClaimChow):
        # A chow counts for nothing, and all see what it opens.
        return True
    return _live(claim, view, rules) <= _live(stays, view, rules)


def _dearer(one: Choice, other: Choice) -> bool:
    return plainly(round(one.appraised.value), round(other.appraised.value))


def plainly(more: float, less: float) -> bool:
    """Return whether a figure is larger than another one by enough to be a reason."""
    return more - less >= max(1.0, ALIKE * more)


def _live(choice: Choice, view: PlayerView, rules: RuleSet) -> int:
    return helpful(left_by(view, choice.appraised.action, choice.appraised.then), rules).live


def _chases(one: Choice, calling: Choice) -> bool:
    """Return whether a choice takes a hand apart that is near a win, neither for safety nor for enough.

    Each tile farther must at least double what the hand counts, and two tiles are too many.
    """
    farther = one.away - calling.away
    if farther <= 0 or not isinstance(one.appraised.action, (act.Discard, *SETS)):
        return False
    safer = calling.appraised.danger - one.appraised.danger
    if safer > 0 and safer >= (one.appraised.worth - calling.appraised.worth) / 2:
        return False
    return farther > 1 or one.appraised.value < 2 * calling.appraised.value
