"""Questions of the drills: what is shown, what may be answered, what is right, and why.

A question is a value. It is made from a kind, the rules in force, a level and a seed, and made again from the
same it is the same, so that only these four need to be remembered. Answers are plain values that JSON can
hold. What is right was computed by the engine; no sentence is in here.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final, TypeAlias, assert_never

from peling.core.melds import Meld
from peling.core.rules import Citation, Value
from peling.core.scoring import Award, Doubles, HandRecord, Limit, Points, ScoreLine, ScoreSheet
from peling.core.settlement import Transfer
from peling.core.tiles import Tile, Wind
from peling.core.view import PlayerView
from peling.rules.legality import Verdict
from peling.rules.ruleset import OptionValue

LEVELS: Final = (1, 2, 3, 4, 5)

Answer: TypeAlias = int | str | list[str] | dict[str, int]
"""A number; the ids of the choices or the codes of the tiles that were picked; by line or pair, a number."""

TOTAL: Final = "total"
POINTS: Final = "points"
DOUBLES: Final = "doubles"
SUMS: Final = (POINTS, DOUBLES, TOTAL)
"""The parts of a score that are no lines."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One of several things to choose from.

    Attributes:
        id: what it is: ``"yes"``, the letter of a wind, a claim, the id of a condition, ``"hand-2"``.
        hand: the hand it is, if it is one.
    """

    id: str
    hand: HandRecord | None = None


@dataclass(frozen=True, slots=True)
class Choose:
    """Choose one, or all that are right. The answer is a list of ids.

    Attributes:
        choices: what can be chosen.
        several: any number of them may be right, one at least; else exactly one is to be chosen.
    """

    choices: tuple[Choice, ...]
    several: bool = False


@dataclass(frozen=True, slots=True)
class PickTiles:
    """Pick every tile that is right, one at least. The answer is a list of codes.

    Attributes:
        palette: the kinds that can be picked, in order.
    """

    palette: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class Count:
    """Give a number, from `least` to `most`."""

    least: int = 0
    most: int = 999_999


@dataclass(frozen=True, slots=True)
class Offered:
    """A line that may stand on a score sheet.

    Attributes:
        id: item and award together, see `line_id`: the key of the answer.
        item: the id of the item.
        title: in the book's words.
        award: what it gives.
    """

    id: str
    item: str
    title: str
    award: Award


@dataclass(frozen=True, slots=True)
class FillSheet:
    """Say which lines a hand earns and how often, and add up.

    The answer gives for the id of each line how often it stands, and for the names in `sums` a number;
    what is left out is 0. Lines of points and of doubles stand apart, as on a score card.

    Attributes:
        points, doubles, limits: the lines offered, right ones and others.
        sums: which sums are asked, of `SUMS`.
    """

    points: tuple[Offered, ...]
    doubles: tuple[Offered, ...]
    limits: tuple[Offered, ...]
    sums: tuple[str, ...]

    @property
    def lines(self) -> tuple[Offered, ...]:
        """Return all lines."""
        return self.points + self.doubles + self.limits


@dataclass(frozen=True, slots=True)
class SettleUp:
    """Say who pays whom how much. The answer gives for ``"S>E"`` (South pays East) the points.

    Attributes:
        winds: who plays.
    """

    winds: tuple[Wind, ...]

    @property
    def pairs(self) -> tuple[str, ...]:
        """Return every payment that can be: payer before payee."""
        return tuple(pair_id(one, other) for one in self.winds for other in self.winds if one is not other)


Form: TypeAlias = Choose | PickTiles | Count | FillSheet | SettleUp


@dataclass(frozen=True, slots=True)
class Shown:
    """What can be seen beside the question.

    Attributes:
        hands: hands as recorded; the winning tile apart.
        view: a position in play as one player sees it.
        tiles: tiles that lie there without being anybody's hand.
        scores: what each hand counts.
        winds: players that matter, in an order that the facts tell.
    """

    hands: tuple[HandRecord, ...] = ()
    view: PlayerView | None = None
    tiles: tuple[Tile, ...] = ()
    scores: tuple[tuple[Wind, int], ...] = ()
    winds: tuple[Wind, ...] = ()


@dataclass(frozen=True, slots=True)
class Arranged:
    """Tiles laid out: what they make, and what is left over.

    Attributes:
        sets: sets and pair; those laid down first.
        left: tiles that are in none of them.
        completed: the one that the tile in question completed.
        stands: each wild tile with what it stands for.
        shape: the id of a shape that is not four sets and a pair; `left` then belongs to it.
    """

    sets: tuple[Meld, ...]
    left: tuple[Tile, ...] = ()
    completed: Meld | None = None
    stands: tuple[tuple[Tile, Tile], ...] = ()
    shape: str = ""


@dataclass(frozen=True, slots=True)
class Judged:
    """An action judged, with every finding."""

    verdict: Verdict


@dataclass(frozen=True, slots=True)
class Earned:
    """A line of a sheet; `times` how often it stands there, `given` how often it was answered.

    `line` is the line itself; None for one that was answered and does not stand there.
    """

    offered: Offered
    times: int
    given: int
    line: ScoreLine | None = None


@dataclass(frozen=True, slots=True)
class Summed:
    """A sum of a sheet, with the sheet."""

    sheet: ScoreSheet
    right: int
    given: int


@dataclass(frozen=True, slots=True)
class Paid:
    """What one player pays another, and the transfers that it is made of."""

    transfers: tuple[Transfer, ...]
    right: int
    given: int


@dataclass(frozen=True, slots=True)
class Compared:
    """Two ways to hold the same hand, and what each counts."""

    one: ScoreSheet
    other: ScoreSheet


@dataclass(frozen=True, slots=True)
class Stated:
    """A fact for a sentence: the app words `topic` with the facts."""

    topic: str
    facts: tuple[tuple[str, Value], ...] = ()
    cite: Citation | None = None


Why: TypeAlias = Arranged | Judged | Earned | Summed | Paid | Compared | Stated


Parts: TypeAlias = tuple[tuple[str, tuple[Why, ...]], ...]
"""Why the parts of an answer are right or wrong, by id of the part."""


class State(Enum):
    """How a part of an answer stands."""

    RIGHT = "right"
    MISSED = "missed"
    WRONG = "wrong"
    SPARED = "spared"
    """It is not right, and was not chosen."""


@dataclass(frozen=True, slots=True)
class Part:
    """One part of an answer: a tile, a choice, a line, a payment; or the whole number."""

    id: str
    state: State
    why: tuple[Why, ...] = ()


@dataclass(frozen=True, slots=True)
class Explanation:
    """What an answer was worth, part by part.

    Attributes:
        right: everything is right, and nothing is missing.
        got, of: parts that are right, of how many; what was picked wrongly counts against it.
        parts: in the order of the form.
    """

    right: bool
    got: int
    of: int
    parts: tuple[Part, ...]

    def count(self, state: State) -> int:
        """Return how many parts stand so; what was left alone rightly counts for nothing."""
        return sum(part.state is state for part in self.parts)

    @property
    def partly(self) -> bool:
        """Return whether it is right in part."""
        return not self.right and self.got > 0


@dataclass(frozen=True, slots=True)
class Hint:
    """How to look: a sentence of the app, and tiles laid out for it.

    Attributes:
        id: the id of the words.
        facts: named values for them.
        ways: other ways to read the same tiles.
    """

    id: str
    facts: tuple[tuple[str, Value], ...] = ()
    ways: tuple[Arranged, ...] = ()


@dataclass(frozen=True, slots=True)
class Key:
    """What a question is made of; it is made again from this.

    Attributes:
        kind: the kind of drill.
        rules: the id of the rule set.
        options: the house rules that differ from the book.
        level: 1 to 5.
        seed: the seed.
    """

    kind: str
    rules: str
    options: tuple[tuple[str, OptionValue], ...]
    level: int
    seed: int


@dataclass(frozen=True, slots=True)
class Question:
    """One question.

    Attributes:
        key: what it was made of.
        topic: what is asked; the words of the app are found by it.
        facts: named values for these words.
        shown: what can be seen.
        form: what may be answered.
        solutions: every right answer; the first is the one to show.
        asks: the ids of the rules and items that it asks.
        cite: where the rule stands.
        hints: how to look.
        parts: why the parts of the right answer are right, and wrong ones wrong, as far as it is known before
            the answer: by id of the part.
        under: house rules for this question only, which differ from those in force.
        readings: the same as `parts` for each further right answer, where a hand can be read in several ways.
    """

    key: Key
    topic: str
    form: Form
    solutions: tuple[Answer, ...]
    asks: tuple[str, ...]
    facts: tuple[tuple[str, Value], ...] = ()
    shown: Shown = Shown()
    cite: Citation | None = None
    hints: tuple[Hint, ...] = ()
    parts: Parts = ()
    under: tuple[tuple[str, OptionValue], ...] = ()
    readings: tuple[Parts, ...] = ()

    def fact(self, name: str) -> Value:
        """Return a named fact.

        Raises:
            KeyError: there is no such fact.
        """
        return dict(self.facts)[name]

    def why(self, part: str) -> tuple[Why, ...]:
        """Return why a part is right or wrong."""
        return dict(self.parts).get(part, ())

    def asks_as(self, other: Question) -> bool:
        """Return whether another asks the same, whatever made it and in what order its choices stand."""
        return self._content == other._content

    @property
    def _content(self) -> tuple[object, ...]:
        form = frozenset(self.form.choices) if isinstance(self.form, Choose) else self.form
        return self.topic, self.facts, self.shown, form, self.under


def line_id(item: str, award: Award) -> str:
    """Return the id of a line on a sheet: one item may award different points to different sets."""
    match award:
        case Points(amount):
            return f"{item}:{amount}"
        case Doubles(times):
            return f"{item}:x{times}"
        case Limit(numerator, denominator):
            return f"{item}:{numerator}/{denominator}"
        case _:
            assert_never(award)


def pair_id(payer: Wind, payee: Wind) -> str:
    """Return the id of a payment."""
    return f"{payer.value}>{payee.value}"


def pair_of(pair: str) -> tuple[Wind, Wind]:
    """Return who pays whom by the id of a payment.

    >>> pair_of("S>E")
    (<Wind.SOUTH: 'S'>, <Wind.EAST: 'E'>)
    """
    payer, payee = pair.split(">")
    return Wind(payer), Wind(payee)
