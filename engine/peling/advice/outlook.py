"""What may become of a hand after each legal action, as facts: how far it is, what helps, what it could be.

A learner reads it before he acts. It comes from the appraisal by which advice is given, from the book's
own distance to a win, and from the prices of its hands; nothing of it decides a rule or a score.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from peling.advice.consequences import Consequences, consequences
from peling.advice.formula.appraisal import Appraised, appraise
from peling.advice.formula.plans import in_reach
from peling.advice.formula.prices import FOUR_WINDS, THREE_DRAGONS, limit_hands
from peling.advice.formula.scene import natural_counts, scene_of
from peling.advice.helpful import Helpful, helpful
from peling.advice.left import left_by
from peling.advice.own_hand import standing_score, tiles_short
from peling.advice.reasons import NEAR_AIM
from peling.core import actions as act
from peling.core.hand import Hand
from peling.core.melds import MeldKind
from peling.core.scoring import InvalidHandError
from peling.core.tiles import COPIES, KINDS, Tile
from peling.core.view import PlayerView
from peling.rules.readings import MAJORS, majors_away
from peling.rules.ruleset import RuleSet
from peling.shapes.plans import ALL_HONOURS, ALL_PUNGS, INDEPENDENT, SEVEN_PAIRS, THIRTEEN_MAJORS, outline
from peling.shapes.sets import tiles_away

MOST_AIMS: Final = 4
APART: Final = frozenset({SEVEN_PAIRS, INDEPENDENT, ALL_HONOURS, THIRTEEN_MAJORS})
"""Sorts of hand that are not made of four sets and a pair: other tiles help them."""
WINDS: Final = KINDS[27:31]
DRAGONS: Final = KINDS[31:34]


@dataclass(frozen=True, slots=True)
class Aim:
    """A sort of hand that is near (see `NEAR_AIM`), or no farther than any hand at all.

    Of those that are four sets and a pair themselves only what is nearer than any four sets and a pair.

    Attributes:
        pattern: one of `prices.AIMS` without ``"any"``, or of `prices.LIMIT_SAMPLES`.
        away: tiles missing to it.
        value: what such a hand may count; that of a limit hand is the limit.
        limit: whether the book pays it with the limit.
    """

    pattern: str
    away: int
    value: int
    limit: bool = False


@dataclass(frozen=True, slots=True)
class Outlook:
    """What may become of a hand after an action.

    Attributes:
        action: the action.
        before, after: tiles missing to any complete hand; after a claim with its best discard.
        helpful: the tiles that bring the hand nearer then, or complete it.
        then: the discard that would follow a claim.
        aims: the sorts of hand that are near or as near as any, the nearest first, see `Aim`.
        plain: tiles missing to four sets and a pair then; more than `after` if another sort is nearer.
        opened: sets that lie open then, where the action opens one; else 0.
        loose: whether a loose tile is drawn for it.
        value: what a hand of the sort aimed at may count; where that is a dream (see `NEAR_AIM`) what
            four sets and a pair may count.
        danger: what the discard may cost by helping others, in points, likelihood included.
        counts_before, counts_after: what the hand counts as it stands, if another goes out; None where only a
            winner's hand counts.
        wins: what it counts if the action goes out; None if it does not.
        makes: what the set counts that it makes, and more; None for a discard.
    """

    action: act.Action
    before: int
    after: int
    helpful: Helpful
    then: Tile | None = None
    aims: tuple[Aim, ...] = ()
    plain: int = 0
    opened: int = 0
    loose: bool = False
    value: int = 0
    danger: int = 0
    counts_before: int | None = None
    counts_after: int | None = None
    wins: int | None = None
    makes: Consequences | None = None


def outlooks(view: PlayerView, rules: RuleSet) -> tuple[Outlook, ...]:
    """Return the outlook for every legal action but passing, those worth most first.

    Empty if there is nothing to decide.
    """
    before = tiles_short(view, rules)
    counts = _counts(view, rules)
    return tuple(
        _outlook(found, view, rules, before, counts)
        for found in appraise(view, rules)
        if not isinstance(found.action, act.Pass)
    )


def _outlook(found: Appraised, view: PlayerView, rules: RuleSet, before: int, counts: int | None) -> Outlook:
    action = found.action
    if isinstance(action, act.GoOut | act.GoOutByFlowers | act.ClaimWin):
        return Outlook(action, before, 0, Helpful(0), wins=round(found.value))
    left = left_by(view, action, found.then)
    helps = helpful(left, rules)
    after = helps.away
    claims = isinstance(action, act.ClaimChow | act.ClaimPung | act.ClaimKong)
    kong = isinstance(action, act.ClaimKong | act.ConcealedKong | act.AddedKong)
    reach = in_reach(scene_of(left, rules), natural_counts(left), left.hand.melds)
    near = found.pattern in reach and (found.pattern == "any" or found.need <= NEAR_AIM)
    return Outlook(
        action,
        before,
        after,
        helps,
        found.then,
        _aims(left, rules, reach, after),
        reach["any"][0],
        opened=sum(not meld.concealed for meld in left.hand.melds) if claims else 0,
        loose=kong,
        value=round(found.value if near else reach["any"][1]),
        danger=round(found.danger),
        counts_before=counts,
        counts_after=None if counts is None else _counts(left, rules),
        makes=consequences(view, action, rules) if claims or kong else None,
    )


def _counts(view: PlayerView, rules: RuleSet) -> int | None:
    """Return what a hand counts as it stands; None where only a winner's counts."""
    if rules.only_winner_counts:
        return None
    try:
        return standing_score(view, rules).total
    except InvalidHandError:
        return None


# -- what it could be ----------------------------------------------------------------------------------------


def _aims(
    view: PlayerView, rules: RuleSet, reach: Mapping[str, tuple[int, float]], away: int
) -> tuple[Aim, ...]:
    """Return the sorts of hand that are near or as near as any, see `Aim`."""
    limits = limit_hands(rules, view.me, view.round_wind)
    found = [
        Aim(pattern, need, round(value))
        for pattern, (need, value) in reach.items()
        if pattern != "any"
        and pattern not in limits
        and (pattern != "suit-honours" or _has_honour(view.hand))
    ]
    live = [COPIES - seen for seen in view.seen()]
    for name, total in limits.items():
        need = _limit_away(name, view.hand, live)
        if need is not None:
            found.append(Aim(name, need, total, limit=True))
    usual, _ = reach["any"]
    near = [
        aim
        for aim in found
        if aim.away <= NEAR_AIM or (aim.away <= away and (aim.pattern in APART or away < usual))
    ]
    near.sort(key=lambda aim: (aim.away, -aim.value))
    return tuple(near[:MOST_AIMS])


def _has_honour(hand: Hand) -> bool:
    """Return whether a hand has an honour: without one, one suit is nearer than one suit and honours."""
    laid = any(meld.tile.is_honour for meld in hand.melds)
    return laid or any(one.is_honour for one in hand.concealed)


def _limit_away(name: str, hand: Hand, live: Sequence[int]) -> int | None:
    """Return how far a hand is from a limit hand; None if it cannot be reached any more."""
    if name == THIRTEEN_MAJORS:
        counts = hand.counts()
        reachable = not hand.melds and all(counts[kind.index] or live[kind.index] for kind in MAJORS)
        return majors_away(hand.concealed) if reachable else None
    if name == THREE_DRAGONS:
        return _threes_away(hand, live, DRAGONS)
    return winds_away(hand, live) if name == FOUR_WINDS else _terminals_away(hand)


def _threes_away(hand: Hand, live: Sequence[int], kinds: Sequence[Tile]) -> int | None:
    """Return how far a hand is from threes of these kinds, with other sets and a pair beside them."""
    counts = hand.counts()
    laid = {meld.tile for meld in hand.melds if meld.is_triplet}
    wanted = [kind for kind in kinds if kind not in laid]
    sets = hand.sets_to_make - len(wanted)
    missing = [max(0, 3 - counts[kind.index]) for kind in wanted]
    if sets < 0 or any(live[kind.index] < short for kind, short in zip(wanted, missing, strict=True)):
        return None
    for kind in kinds:
        counts[kind.index] = 0
    return sum(missing) + tiles_away(counts, sets)


def winds_away(hand: Hand, live: Sequence[int]) -> int | None:
    """Return how far a hand is from threes of three winds, a pair of the fourth and any set."""
    counts = hand.counts()
    laid = {meld.tile for meld in hand.melds if meld.is_triplet}
    others = sum(meld.tile not in WINDS for meld in hand.melds)
    if others > 1:
        return None
    rest = [0 if kind in WINDS else counts[kind.index] for kind in KINDS]
    best: int | None = None
    for eye in WINDS:
        if eye in laid:
            continue
        missing = {
            kind: max(0, 3 - counts[kind.index]) for kind in WINDS if kind is not eye and kind not in laid
        }
        missing[eye] = max(0, 2 - counts[eye.index])
        if all(live[kind.index] >= short for kind, short in missing.items()):
            need = sum(missing.values()) + (0 if others else one_set_away(rest))
            best = need if best is None else min(best, need)
    return best


def one_set_away(counts: Sequence[int]) -> int:
    """Return how many tiles are missing to one set: two of a set are a pair or neighbours in a suit."""
    best = 3 - min(3, max(counts))
    for suit in (0, 9, 18):
        for low in range(suit, suit + 7):
            best = min(best, 3 - sum(held > 0 for held in counts[low : low + 3]))
    return best


def _terminals_away(hand: Hand) -> int | None:
    """Return how far a hand is from threes and a pair of ones and nines only."""
    if any(meld.kind is MeldKind.CHOW or not meld.tile.is_terminal for meld in hand.melds):
        return None
    counts = hand.counts()
    kept = [held if kind.is_terminal else 0 for kind, held in zip(KINDS, counts, strict=True)]
    return outline(ALL_PUNGS, kept, hand.sets_to_make).need
