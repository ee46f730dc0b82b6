"""A rule set: everything in which one book differs from another, as one value.

A book's module builds its `RuleSet` for given house rules: an option chooses a value or function *there*, so
that nothing in the engine asks which book is played.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from peling.core.melds import Meld
from peling.core.rules import Citation
from peling.core.scoring import HandRecord, NearMiss, Score, ScoreItem
from peling.core.settlement import DealOutcome, FalseCall, Settlement
from peling.core.tiles import WINDS, Wind
from peling.rules.course import CourseOfPlay
from peling.shapes.sets import tiles_away

OptionValue = str | int | bool


@dataclass(frozen=True, slots=True)
class Option:
    """A house rule that a user can set.

    Attributes:
        key: the key of the example format, for example ``"mandarins"``.
        values: the allowed values, the default first.
        source: the ruling (its id) or the rule id it belongs to.
        any_number: whether any whole positive number is allowed too (a limit).
        scope: ``"play"``, ``"score"`` or ``"sheet"`` (only at a table with real tiles).
        printed: whether the book itself gives the default, in its words, a table or an example, though its
            source is a ruling: that decides something beside it, or why another reading is not taken.
    """

    key: str
    values: tuple[OptionValue, ...]
    source: str
    any_number: bool = False
    scope: Literal["play", "score", "sheet"] = "score"
    printed: bool = False

    @property
    def default(self) -> OptionValue:
        """Return the book's default."""
        return self.values[0]


@dataclass(frozen=True, slots=True)
class Ruling:
    """A place where the book is silent or contradicts itself.

    Attributes:
        id: for example ``"A20"``.
        question: what is asked, in a few words.
        readings: the possible readings.
        decision: which one we take.
        why: the evidence.
        cite: where it arises.
        option: the key of the house rule; empty if there is none.
    """

    id: str
    question: str
    readings: tuple[str, ...]
    decision: str
    why: str
    cite: Citation
    option: str = ""


@dataclass(frozen=True, slots=True)
class BookEntry:
    """One rule of the book in the book's order, for `books`, the tutor and the lessons.

    Attributes:
        id: the rule's id.
        title: its subject, short.
        text: what it says, in our own words, one to three sentences.
        cite: where it stands.
    """

    id: str
    title: str
    text: str
    cite: Citation


@dataclass(frozen=True, slots=True)
class NotModelled:
    """Something of the book that is left out, and why."""

    id: str
    what: str
    why: str


class UnknownOptionError(ValueError):
    """An option that the book does not have, or a value it does not allow. The message names it."""


@dataclass(frozen=True, slots=True)
class HouseRules:
    """The options in force: every key of the book with its value. Hashable, so that rule sets can be kept."""

    values: tuple[tuple[str, OptionValue], ...]

    def __getitem__(self, key: str) -> OptionValue:
        """Return the value of an option."""
        for name, value in self.values:
            if name == key:
                return value
        raise KeyError(key)

    def changed(self, options: tuple[Option, ...]) -> dict[str, OptionValue]:
        """Return only what differs from the book's defaults."""
        defaults = {option.key: option.default for option in options}
        return {key: value for key, value in self.values if value != defaults[key]}


def house_rules(options: tuple[Option, ...], chosen: Mapping[str, object]) -> HouseRules:
    """Return the house rules for the chosen options.

    Raises:
        UnknownOptionError: an unknown key, or a value that is not allowed.
    """
    known = {option.key: option for option in options}
    values: dict[str, OptionValue] = {option.key: option.default for option in options}
    for key, value in chosen.items():
        if key not in known:
            message = f"there is no option {key!r}"
            raise UnknownOptionError(message)
        option = known[key]
        matches = [allowed for allowed in option.values if allowed == value and type(allowed) is type(value)]
        if matches:
            values[key] = matches[0]
        elif option.any_number and isinstance(value, int) and not isinstance(value, bool) and value > 0:
            values[key] = value
        else:
            allowed = ", ".join(str(v) for v in option.values)
            message = f"option {key!r} cannot be {value!r}; it is one of: {allowed}"
            raise UnknownOptionError(message)
    return HouseRules(tuple(values.items()))


def nobody_liable(_record: HandRecord) -> Wind | None:
    """Make nobody pay for all: for books that know no such penalty."""
    return None


def nobody_shares(_record: HandRecord) -> tuple[Wind, ...]:
    """Make nobody pay for all together: for books in which at most one player is liable."""
    return ()


def nobody_claims(_record: HandRecord) -> tuple[str, ...]:
    """Give nobody a claim: for books in which an unfinished hand counts what it holds and no more."""
    return ()


def short_of_sets(counts: Sequence[int], melds: tuple[Meld, ...], wilds: int) -> int:
    """Return how many tiles a hand lacks to sets and a pair: for books in which nothing else wins.

    The counts are those of the tiles in the hand that are not wild.
    """
    return tiles_away(counts, max(0, 4 - len(melds)), wilds)


def nothing_shown(_records: Mapping[Wind, HandRecord], _winner: Wind) -> frozenset[str]:
    """Find nothing: for books in which the hands of the others do not change what the winner gets."""
    return frozenset()


@dataclass(frozen=True, slots=True, eq=False)
class RuleSet:
    """One rule set for given house rules; `peling.rulebooks.rule_set` gives equal requests the same object.

    Attributes:
        id: for example ``"pung-chow"``.
        title: the book's title as on its card.
        book: short id of the book used in citations.
        revision: counts up with every change of what the rules say; stored with each game.
        house: the options in force.
        options: the options there are.
        course: the course of play.
        items: the score items in the order of the book.
        score: scores a hand.
        near_misses: items that were looked for and just missed, for the reading that counts.
        settle: who pays whom.
        entries: the book's rules in its order.
        rulings: where the book is silent or contradicts itself.
        not_modelled: what is left out, and why.
        liable: from a won hand, who pays for all; None in most deals.
        shown: circumstances of the winner's hand that are known only when all hands are laid open: from every
            hand as recorded, and the winner.
        false_call: who pays whom when somebody announced a hand that is not complete; None if the book does
            not settle it.
        sharing: from a won hand, those who together pay for all in equal parts; empty in most deals.
        claims: from the hand of a player who has not won, the items for which he gets more from the other
            losers than the settlement of scores would give him.
        rounded: what a total is rounded to before it is paid; None where it is paid as it is.
        estimate: scores a hand that has not won by what its sets will count if it does; None where they count
            for everybody, and `score` tells it.
        short: how many tiles a hand lacks to the nearest hand that wins, see `short_of_sets`.
        claim_points: how many points a hand needs to win by a discard; 0 where any hand may.
        sticks: the sticks that stand for points, where a book has them: the value of each, and how many of it
            everybody has at the start.
        circumstances: what can be noted of a hand beyond loose tiles and first turns.
    """

    id: str
    title: str
    book: str
    revision: int
    house: HouseRules
    options: tuple[Option, ...]
    course: CourseOfPlay
    items: tuple[ScoreItem[Any], ...]
    score: Callable[[HandRecord], Score]
    near_misses: Callable[[HandRecord], tuple[NearMiss, ...]]
    settle: Callable[[DealOutcome], Settlement]
    entries: tuple[BookEntry, ...]
    rulings: tuple[Ruling, ...]
    not_modelled: tuple[NotModelled, ...] = field(default=())
    liable: Callable[[HandRecord], Wind | None] = nobody_liable
    shown: Callable[[Mapping[Wind, HandRecord], Wind], frozenset[str]] = nothing_shown
    false_call: Callable[[FalseCall], Settlement] | None = None
    sharing: Callable[[HandRecord], tuple[Wind, ...]] = nobody_shares
    claims: Callable[[HandRecord], tuple[str, ...]] = nobody_claims
    rounded: Callable[[int], int] | None = None
    estimate: Callable[[HandRecord], Score] | None = None
    sticks: tuple[tuple[int, int], ...] = ()
    circumstances: frozenset[str] = frozenset()
    short: Callable[[Sequence[int], tuple[Meld, ...], int], int] = short_of_sets
    claim_points: int = 0

    @property
    def only_winner_counts(self) -> bool:
        """Return whether a hand that has not won counts nothing, and the losers settle nothing."""
        return self.estimate is not None

    def as_paid(self, total: int) -> int:
        """Return a total as it is paid: rounded where the book rounds."""
        return total if self.rounded is None else self.rounded(total)

    def as_settled(self, score: int, *, won: bool) -> int:
        """Return what a score counts when a deal is settled: cut where no hand counts more than a limit.

        A limit on what is paid, and not on what a hand counts, cuts nothing here.

        Args:
            score: what a hand counts by its lines, or as somebody wrote it down.
            won: whether it is the winner's; other hands may be settled by another rule.
        """
        scores = dict.fromkeys(WINDS, 0) | {Wind.SOUTH: score}
        paid = self.settle(DealOutcome(WINDS, Wind.SOUTH if won else Wind.EAST, scores)).transfers
        return next((one.higher for one in paid if one.payee is Wind.SOUTH), score)

    def standing(self, record: HandRecord) -> Score:
        """Return what a hand that has not won counts, or will count if it wins where others count nothing."""
        return (self.estimate or self.score)(record)
