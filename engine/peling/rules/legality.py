"""May I? One answer for every action, with the reasons, from what the player sees."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from peling.core import actions as act
from peling.core.melds import MeldKind
from peling.core.rules import Citation, Finding
from peling.core.tiles import BONUS_TILES, TILES, Tile
from peling.core.view import Phase, PlayerView
from peling.rules.course import PlayFacts
from peling.rules.ruleset import RuleSet


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether an action is legal, with the finding of every condition of its rule.

    Attributes:
        action: what was judged.
        rule: the id of the rule that decides.
        cite: where the rule stands.
        findings: every condition, met or not.
    """

    action: act.Action
    rule: str
    cite: Citation
    findings: tuple[Finding, ...]

    @property
    def legal(self) -> bool:
        """Return whether every condition is met."""
        return all(finding.met for finding in self.findings)

    @property
    def unmet(self) -> tuple[Finding, ...]:
        """Return the findings that forbid it, in the rule's order."""
        return tuple(finding for finding in self.findings if not finding.met)


class IllegalActionError(Exception):
    """An action that the rules do not allow; `verdict` says why."""

    def __init__(self, verdict: Verdict) -> None:
        """Keep the verdict."""
        unmet = ", ".join(finding.condition for finding in verdict.unmet)
        super().__init__(f"{verdict.action} is not allowed by {verdict.rule}: {unmet}")
        self.verdict = verdict


def judge(view: PlayerView, action: act.Action, rules: RuleSet) -> Verdict:
    """Return the verdict on any action, legal or not, of the player who has this view."""
    rule = rules.course.rules[type(action)]
    return Verdict(action, rule.id, rule.cite, rule.judge(PlayFacts(view, action)))


def conceivable(view: PlayerView, rules: RuleSet) -> tuple[act.Action, ...]:
    """Return every action that a player could think of here; those that the rules allow are among them.

    Actions that the book does not know are left out. Washing the tiles is thought of until something of
    the own hand was laid down or discarded: who could have done it may wonder why it is too late.

    On the own turn: each kind to discard, each kong that at least three tiles or a pung suggest, going out.
    While another player's tile is offered: every claim, a chow in each way the tile's number allows, passing.
    """
    actions: list[act.Action] = []
    if view.offered is not None:
        actions += claims_of(view.offered.tile)
        actions.append(act.Pass())
    if view.phase is Phase.TURN and view.turn is view.me:
        actions.append(act.GoOut())
        flowers = [kind for kind in view.hand.concealed if kind.is_bonus]
        if len(flowers) + len(view.hand.bonus) >= len(BONUS_TILES) - 1:
            actions.append(act.GoOutByFlowers())
        actions += [act.SetOutBonus(kind) for kind in flowers]
        kinds = view.hand.kinds()
        actions += [act.ConcealedKong(kind) for kind in kinds if view.hand.count(kind) >= 3]
        actions += [act.AddedKong(meld.tile) for meld in view.hand.melds if meld.kind is MeldKind.PUNG]
        actions += [act.Discard(kind) for kind in kinds]
        if all(discard.wind is not view.me for discard in view.discards):
            actions += [act.Discard(kind, standing=True) for kind in kinds if not kind.is_bonus]
    if actions and _is_whole(view):
        actions.append(act.Wash())
    if view.phase is Phase.LAST and view.turn is view.me:
        actions += [act.TakeLast(), act.RefuseLast()]
    return tuple(filter(rules.course.knows, actions))


def _is_whole(view: PlayerView) -> bool:
    """Return whether the player has laid down and discarded nothing."""
    return not view.hand.melds and all(discard.wind is not view.me for discard in view.discards)


@lru_cache(maxsize=64)
def claims_of(offered: Tile) -> tuple[act.ClaimAction, ...]:
    """Return every claim that a player could think of for this tile."""
    return (
        act.ClaimWin(),
        act.ClaimKong(),
        act.ClaimPung(),
        *(act.ClaimChow(own) for own in chow_ways(offered)),
    )


def chow_ways(claimed: Tile) -> tuple[tuple[Tile, Tile], ...]:
    """Return the pairs of tiles that would make a sequence with this one; none for honours.

    >>> from peling.core.tiles import tile
    >>> chow_ways(tile("B2")), chow_ways(tile("E"))
    (((B1, B3), (B3, B4)), ())
    """
    if claimed.suit is None:
        return ()
    ways = []
    for low, high in ((-2, -1), (-1, 1), (1, 2)):
        if claimed.rank + low >= 1 and claimed.rank + high <= 9:
            ways.append((TILES[claimed.index + low], TILES[claimed.index + high]))
    return tuple(ways)


def legal_actions(view: PlayerView, rules: RuleSet) -> tuple[act.Action, ...]:
    """Return the conceivable actions that the rules allow."""
    by_type = rules.course.rules
    return tuple(a for a in conceivable(view, rules) if by_type[type(a)].allows(PlayFacts(view, a)))
