"""Rules that decide and explain: the same object gives the verdict and the reasons for it.

A `Rule` is a list of `Condition`s with the place in the book. Judging it keeps the finding of *every*
condition, met or not; that is what the tutor shows, ticked or crossed. `Rule.allows` asks the same conditions
and stops at the first that is not met; it can never say something else than `Rule.judge`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from peling.core.melds import Meld
from peling.core.tiles import Tile, Wind

F = TypeVar("F")

Value = int | str | bool | Tile | Wind | Meld | tuple[Tile, ...] | tuple[Wind, ...]
"""A fact that a sentence may need: a number, an id, a tile, a wind, a set or several of them."""


@dataclass(frozen=True, slots=True)
class Citation:
    """A place in a rule book.

    Attributes:
        book: the book's short id, for example ``"pung-chow"``.
        part: the part, for example ``"Part I"``; empty if the book has none.
        section: the heading, in the book's own words.
        page: the printed page or pages; empty where the source has none.
    """

    book: str
    part: str
    section: str
    page: str = ""


@dataclass(frozen=True, slots=True)
class Evidence:
    """What shows that a condition is met, or how far it is from being met.

    Attributes:
        tiles: the tiles it rests on.
        facts: named values for the sentence that explains it, in a fixed order.
    """

    tiles: tuple[Tile, ...] = ()
    facts: tuple[tuple[str, Value], ...] = ()

    def fact(self, name: str) -> Value:
        """Return the value of a named fact.

        Raises:
            KeyError: there is no such fact.
        """
        for key, value in self.facts:
            if key == name:
                return value
        raise KeyError(name)


def evidence(*tiles: Tile, **facts: Value) -> Evidence:
    """Return evidence of tiles and named facts."""
    return Evidence(tiles, tuple(facts.items()))


NOTHING = Evidence()
"""Evidence that needs neither tiles nor facts."""


@dataclass(frozen=True, slots=True)
class Finding:
    """The outcome of one condition: its id, whether it is met, what shows it, where it stands in the book."""

    condition: str
    met: bool
    evidence: Evidence
    cite: Citation


@dataclass(frozen=True, slots=True)
class Condition(Generic[F]):
    """One condition of a rule.

    Attributes:
        id: a stable id, for example ``"from-left"``; the app's texts know a sentence for it, met and not met.
        test: returns whether the condition holds, cheaply.
        show: returns the evidence for either answer; asked only when somebody wants to read it.
        cite: its own place in the book; None: the rule's.
        asked: returns whether it is a condition of this action at all; where it is none, `test` must hold.
    """

    id: str
    test: Callable[[F], bool]
    show: Callable[[F], Evidence] = lambda _: NOTHING
    cite: Citation | None = None
    asked: Callable[[F], bool] = lambda _: True


@dataclass(frozen=True, slots=True)
class Rule(Generic[F]):
    """A rule of play: an action is legal when all conditions are met.

    Attributes:
        id: the rule's id in our rule files, for example ``"PC-CHOW"``.
        cite: where it stands.
        conditions: in the order in which a person would check them; cheap ones first where that is the same.
    """

    id: str
    cite: Citation
    conditions: tuple[Condition[F], ...]

    def allows(self, facts: F) -> bool:
        """Return whether every condition is met; stop at the first that is not."""
        for condition in self.conditions:  # noqa: SIM110 -- all() takes twice as long, and this is asked most
            if not condition.test(facts):
                return False
        return True

    def judge(self, facts: F) -> tuple[Finding, ...]:
        """Return the finding of every condition of this action."""
        return tuple(
            Finding(c.id, c.test(facts), c.show(facts), c.cite or self.cite)
            for c in self.conditions
            if c.asked(facts)
        )
