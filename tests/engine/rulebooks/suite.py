"""What the suite asks of every book. The folder of a book has the answers, a module for each question."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, TypeVar

import pytest

from peling.core.actions import Action
from peling.core.scoring import Award
from peling.core.view import PlayerView
from peling.rulebooks import RULE_SETS
from tests.engine.rulebooks.positions import Hands

T = TypeVar("T")
Place = tuple[str, ...]
"""A hand, how it was won, and what else the book's `Hands.record` takes."""
Item = str | tuple[str, Award]
"""An item by its id, with the award where several items have one id: the columns of a table."""
Ruling = tuple[str, Callable[[], object], object]
"""The ruling's id, what the engine makes of a position, and what the ruling says."""
Refusal = tuple[Place, str]
"""A hand and the reason why it is not scored, empty if it is."""
Play = tuple[str, PlayerView, Action, str]
"""The rule of play, what a player sees, what he does, and the conditions that forbid it."""


@dataclass(frozen=True)
class Items:
    """The score items of a book, each with a hand that earns it and one that just misses it.

    Attributes:
        near: items whose near miss is shown to the player in the second hand.
        said: other items that some hand of the table misses so nearly that the player sees it.
        unfinished: items whose second hand is not complete, so that it cannot be scored.
        house: house rules for both hands of an item.
        columns: ids that several items have.
        own_titles: whether no two items have the same title.
        far: a hand that is near nothing.
        several: a hand that can be read in several ways.
        book: the book that items cite.
        paged: whether a citation has a page.
    """

    hands: Hands
    earned_and_missed: Mapping[Item, tuple[Place, Place]]
    near: frozenset[str]
    said: frozenset[str]
    far: Place
    several: Place
    book: str
    paged: bool = False
    unfinished: frozenset[str] = frozenset()
    house: Mapping[Item, Mapping[str, object]] = field(default_factory=dict)
    columns: frozenset[str] = frozenset()
    own_titles: bool = True


@dataclass(frozen=True)
class Settling:
    """How a book settles.

    Attributes:
        who: places of won hands, each with who pays for all, or nobody.
        alike: house rules under which the same pay for all.
        nobody: house rules under which nobody pays for all.
        house: house rules to settle by, each with its values.
        step: every payment is a multiple of it, if every score is one of two.
        dead: whether a loser's hand may be dead.
        liable: whether one player may pay for all.
        limit: what a payment cannot exceed, times its factor; nothing if there is no limit.
    """

    hands: Hands
    who: tuple[tuple[Place, str | None], ...] = ()
    alike: tuple[Mapping[str, object], ...] = ()
    nobody: tuple[Mapping[str, object], ...] = ()
    house: Mapping[str, tuple[object, ...]] = field(default_factory=dict)
    step: int = 1
    dead: bool = False
    liable: bool = False
    limit: bool = False


@dataclass(frozen=True)
class Second:
    """A book's plain second scorer, and random hands for it.

    Attributes:
        random_hand: makes a hand, or nothing if there cannot be such a one; the second argument tells of a
            long run, which may ask for harder hands.
        agrees: asserts that engine and second scorer agree on a hand; returns of what sort it was, `scored`
            among them if it could be scored.
        seed: what the first hands are made of.
        long_seed: what the hands of the long run are made of.
        sorts: what must be among the first hands.
        all_sorts: asserts that more random hands are of all sorts, without scoring them.
    """

    random_hand: Callable[[random.Random, bool], Any]
    agrees: Callable[[random.Random, Any], tuple[str, ...]]
    seed: int
    long_seed: int
    sorts: tuple[str, ...] = ()
    all_sorts: Callable[[], None] | None = None


def of_each_book(question: str, kind: type[T]) -> dict[str, T]:
    """Return what every book answers to a question: its module of that name has it in capitals.

    Raises:
        LookupError: a book has no such module.
    """
    answers = {}
    for rules_id in RULE_SETS:
        room = f"{__package__}.{rules_id.replace('-', '_')}"
        try:
            module = import_module(f"{room}.{question}")
        except ModuleNotFoundError as error:
            if error.name not in {room, f"{room}.{question}"}:
                raise
            file = f"{room.replace('.', '/')}/{question}.py"
            wanted = f"{question.upper()}, see {kind.__name__} in suite.py"
            raise LookupError(f"{rules_id} does not answer the suite: write {file} with {wanted}") from error
        answers[rules_id] = getattr(module, question.upper())
        assert isinstance(answers[rules_id], kind), rules_id
    return answers


def by_book(cases: Iterable[tuple[str, str, object]]) -> list[Any]:
    """Return cases to parametrize by: each is of a book, with a name for its id."""
    return [pytest.param(rules_id, case, id=f"{rules_id}-{name}") for rules_id, name, case in cases]
