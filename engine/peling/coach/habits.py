"""What kinds of decisions cost a player most: by what was to be decided, and by subject, in points a deal."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from math import sqrt
from statistics import fmean, stdev
from typing import Final, NamedTuple, TypeVar

from peling.advice.choices import KONGS, WINS
from peling.advice.equities import Equity
from peling.advice.formula.appraisal import appraise
from peling.advice.formula.prices import PATTERNS
from peling.advice.own_hand import company
from peling.advice.reasons import Reason
from peling.coach.grades import held_against, is_dearer
from peling.coach.review import Judged, Review
from peling.coach.why import SETS, why
from peling.core import actions as act
from peling.rules.ruleset import RuleSet

Key = TypeVar("Key", bound=Enum)


class Kind(Enum):
    """What was to be decided."""

    DISCARD = "discard"
    CLAIM = "claim"
    KONG = "kong"
    GOING_OUT = "going-out"


class Subject(Enum):
    """What a costly decision was about."""

    LONE_HONOURS = "lone-honours"
    """A wind or dragon that stood alone was better gone than what was discarded."""
    BROKEN_PAIRS = "broken-pairs"
    """One of a pair was discarded, of which neither stands in a run."""
    EARLY_CLAIMS = "early-claims"
    """A set was laid open that was better left."""
    MISSED_CLAIMS = "missed-claims"
    """A tile was let pass that was better claimed."""
    DREAMS = "dreams"
    """A special sort of hand that would count more was chased, and won more rarely."""
    DANGERS = "dangers"
    """A discard that others win with."""
    FEEDS = "feeds"
    """A discard by which the others win more, or dearer, without another tile of the player's."""
    WILD_TILES = "wild-tiles"
    """A wild tile was given away."""
    AIMS_LEFT = "aims-left"
    """The better choice aimed at a special sort of hand, and what was done led away from it."""
    SLOWER = "slower"
    """The hand was farther from a win afterwards, or fewer tiles helped it."""
    WAITS = "waits"
    """Of a hand that was one tile from a win: fewer tiles completed it."""
    CHEAPER = "cheaper"
    """The hand counts less when it wins."""
    OTHER = "other"


DEARER: Final = 1.25
"""A hand is a dream if it would count so many times as much as the better choice's."""


@dataclass(frozen=True, slots=True)
class Loss:
    """A decision that cost something.

    Attributes:
        place: which of the decisions of its deal it was, from 0.
        kind, subject: what it was about.
        lost: the points lost.
    """

    place: int
    kind: Kind
    subject: Subject
    lost: float


class Mean(NamedTuple):
    """Points lost in a deal, on average.

    Attributes:
        points: so many.
        se: the standard error of that; 0 with one deal alone.
    """

    points: float
    se: float


class PerDeal(NamedTuple):
    """Points lost in a deal by decisions of one sort, on average.

    Attributes:
        points: so many.
        se: the standard error of that; 0 with one deal alone.
        times: how many decisions it was in all deals.
    """

    points: float
    se: float
    times: int


def losses(review: Review, rules: RuleSet) -> tuple[Loss, ...]:
    """Return what cost something in a deal, with what it was about."""
    return tuple(
        Loss(place, kind_of(one), subject_of(one, rules), one.lost)
        for place, one in enumerate(review.decisions)
        if one.lost
    )


def kind_of(judged: Judged) -> Kind:
    """Return what was to be decided."""
    both = (judged.played, judged.best)
    if any(isinstance(one, (*WINS, act.Wash)) for one in both):
        return Kind.GOING_OUT
    if any(isinstance(one, KONGS) for one in both):
        return Kind.KONG
    return Kind.CLAIM if judged.view.offered is not None else Kind.DISCARD


def subject_of(judged: Judged, rules: RuleSet) -> Subject:
    """Return what a costly decision was about."""
    played = next(one for one in judged.choices if one.action == judged.played)
    first = held_against(judged.choices, judged.played)
    reason = why(judged.view, rules, judged.choices, played, judged.beside)
    done, best = judged.played, judged.best
    if reason.id == "keeps-wild":
        return Subject.WILD_TILES
    if reason.id == "safer":
        return Subject.DANGERS
    if isinstance(done, SETS) and isinstance(best, act.Pass):
        return Subject.EARLY_CLAIMS
    if isinstance(done, act.Pass) and isinstance(best, (*SETS, act.ClaimWin)):
        return Subject.MISSED_CLAIMS
    if _is_dream(judged, rules, played, first):
        return Subject.DREAMS
    if isinstance(done, act.Discard) and isinstance(best, act.Discard):
        held = judged.view.hand.concealed
        is_pair = held.count(done.tile) == 2 and not any(done.tile in run for run in company(held).runs)
        if is_pair and held.count(best.tile) != 2:
            return Subject.BROKEN_PAIRS
        if best.tile.suit is None and held.count(best.tile) == 1:
            return Subject.LONE_HONOURS
        if reason.id in {"costs-less", "collects"}:
            return Subject.FEEDS
    return _of_hand(reason)


def _is_dream(judged: Judged, rules: RuleSet, played: Equity, first: Equity) -> bool:
    """Return whether a special sort of hand was aimed at, which would count more and won more rarely."""
    if played.value < DEARER * max(1.0, first.value) or first.win <= played.win:
        return False
    plan = next((one for one in appraise(judged.view, rules) if one.action == played.action), None)
    aims = plan is not None and plan.pattern not in {"", PATTERNS[0]}
    return aims and is_dearer(played, first)


def _of_hand(reason: Reason) -> Subject:
    """Return what became of the hand by what was done, as the reason says it."""
    facts = dict(reason.evidence.facts)
    if "aim" in facts:
        return Subject.AIMS_LEFT
    match reason.id:
        case "higher-value":
            return Subject.CHEAPER
        case "more-tiles" if facts["away"] == 1:
            return Subject.WAITS
        case "nearer" | "more-tiles" | "wins-more":
            return Subject.SLOWER
        case _:
            return Subject.OTHER


def per_deal(
    deals: Sequence[Iterable[Loss]], keys: Iterable[Key], key_of: Callable[[Loss], Key]
) -> dict[Key, PerDeal]:
    """Return what was lost in a deal on average for each key; together they are all that was lost.

    Args:
        deals: what cost something in each deal, none left out.
        keys: the keys, in the order wanted.
        key_of: the key of a loss.
    """
    found = {}
    kept = [tuple(deal) for deal in deals]
    for key in keys:
        lost = mean_of([sum(loss.lost for loss in deal if key_of(loss) is key) for deal in kept])
        times = sum(key_of(loss) is key for deal in kept for loss in deal)
        found[key] = PerDeal(lost.points, lost.se, times)
    return found


def mean_of(lost: Sequence[float]) -> Mean:
    """Return the mean of the points lost in each of some deals; nought without a deal."""
    if not lost:
        return Mean(0.0, 0.0)
    return Mean(fmean(lost), stdev(lost) / sqrt(len(lost)) if len(lost) > 1 else 0.0)
