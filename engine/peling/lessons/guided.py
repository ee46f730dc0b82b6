"""A guided deal: one with a fixed wall, from the first discard to the score of the hand that was won.

What everybody does is written down, so that the guide knows what comes. The learner does his own acts;
another act, legal or not, is answered and changes nothing, so that the deal cannot leave its course.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import gcd
from typing import Final

from peling.core.actions import Action
from peling.core.events import Event
from peling.core.tiles import KINDS, WINDS, Tile, Wind, full_set
from peling.play.deal import DealResult, DealState
from peling.play.dealing import broken_wall, dealing_places
from peling.play.table import Throw, apply, result, start_deal
from peling.rulebooks import rule_set
from peling.rules.ruleset import RuleSet

SCORE: Final = "score"
"""The step at which the learner counts the hand that he has won."""


@dataclass(frozen=True, slots=True)
class GuidedStep:
    """One step of the guide.

    Attributes:
        id: the id of its words, ``"guided/chow"``.
        done: how many acts of the script are done before it.
        action: what the learner is to do; None: there is something to count, or to read and see.
    """

    id: str
    done: int
    action: Action | None = None

    @property
    def is_score(self) -> bool:
        """Return whether the learner counts the hand here."""
        return self.id.partition("/")[2].split("-")[0] == SCORE


@dataclass(frozen=True, slots=True)
class Guided:
    """A deal that is led by a guide.

    Attributes:
        id: under which it is remembered how far the learner came.
        rules: the id of the rule set; it is played as printed.
        me: whom the learner plays.
        wall: the whole wall in its physical order.
        throws: East's throw and the breaker's.
        script: what everybody does.
        steps: what the guide says.
    """

    id: str
    rules: str
    me: Wind
    wall: tuple[Tile, ...]
    throws: tuple[Throw, Throw]
    script: tuple[tuple[Wind, Action], ...]
    steps: tuple[GuidedStep, ...]


@dataclass(frozen=True, slots=True)
class Stacked:
    """What is to come from a wall.

    Attributes:
        hands: what each is dealt.
        drawn: what is drawn afterwards, in this order.
        loose: what comes from the end of the wall, in this order.
        turned: the tile turned up; None where the book turns none up.
    """

    hands: Mapping[Wind, Sequence[Tile]]
    drawn: Sequence[Tile]
    loose: Sequence[Tile]
    turned: Tile | None = None


def stacked_wall(rules: RuleSet, throws: tuple[Throw, Throw], wanted: Stacked) -> tuple[Tile, ...]:
    """Return a whole wall from which four players get what is wanted, when it is broken by these throws.

    Raises:
        ValueError: there are not so many tiles of a kind.
    """
    course = rules.course
    number = 8 * course.stacks
    wall: list[Tile | None] = [None] * number
    regular, ends, turned = _order_of(rules, throws, number, len(wanted.loose))
    dealt = [(place, wind) for wind, taken in dealing_places(WINDS, leaps=course.leaps) for place in taken]
    left = {wind: iter(hand) for wind, hand in wanted.hands.items()}
    for place, wind in dealt:
        wall[regular[place]] = next(left[wind])
    for place, kind in zip(regular[len(dealt) :], wanted.drawn, strict=False):
        wall[place] = kind
    for place, kind in zip(ends, wanted.loose, strict=True):
        wall[place] = kind
    if turned is not None:
        wall[turned] = wanted.turned
    rest = Counter(full_set(bonus=course.bonus_tiles))
    rest.subtract(kind for kind in wall if kind is not None)
    if min(rest.values()) < 0:
        message = "a wall has not so many tiles of a kind"
        raise ValueError(message)
    others = _spread(rest)
    return tuple(next(others) if kind is None else kind for kind in wall)


def _order_of(
    rules: RuleSet, throws: tuple[Throw, Throw], number: int, loose: int
) -> tuple[list[int], list[int], int | None]:
    """Return which places of a wall are drawn, one after the other, which come loose, which is turned up.

    A wall is broken twice, with its places written on its tiles as numbers of two digits.
    """
    base = len(KINDS)
    numbers = [divmod(place, base) for place in range(number)]
    high, low = (
        broken_wall(tuple(KINDS[two[digit]] for two in numbers), throws, rules)[0] for digit in (0, 1)
    )
    value = {kind: place for place, kind in enumerate(KINDS)}
    drawn = [base * value[one] + value[other] for one, other in zip(high.regular, low.regular, strict=True)]
    turned = None
    if high.turned is not None and low.turned is not None:
        turned = base * value[high.turned] + value[low.turned]
    ends: list[int] = []
    for _ in range(loose):
        (one, high), (other, low) = high.take_loose(), low.take_loose()
        ends.append(base * value[one] + value[other])
    return drawn, ends, turned


def _spread(rest: Counter[Tile]) -> Iterator[Tile]:
    """Return what is left of a set, well mixed and always the same."""
    left = [kind for kind in sorted(rest, key=lambda kind: kind.index) for _ in range(rest[kind])]
    step = next(step for step in range(37, 999) if gcd(step, len(left)) == 1)
    return (left[place * step % len(left)] for place in range(len(left)))


def position(deal: Guided, done: int, since: int | None = None) -> tuple[DealState, tuple[Event, ...]]:
    """Return the position after so many acts, and what happened since so many (None: since the shuffle)."""
    rules = rules_of(deal)
    round_wind = Wind.EAST if rules.course.rounds else None
    state, events = start_deal(rules, 4, deal.wall, deal.throws, round_wind)
    seen = events if since is None else ()
    for number, (wind, action) in enumerate(deal.script[:done]):
        state, made = apply(state, wind, action, rules)
        if since is None or number >= since:
            seen += made
    return state, seen


def ended(deal: Guided) -> DealResult:
    """Return how the deal ends when all is done as it is written."""
    settled = result(position(deal, len(deal.script))[0], rules_of(deal))
    assert settled is not None, "the script leads to the end of the deal"  # noqa: S101 - for the type checker
    return settled


def rules_of(deal: Guided) -> RuleSet:
    """Return the rules of the deal."""
    return rule_set(deal.rules)
