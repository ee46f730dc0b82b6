"""Which rules of a book are asked by its drills."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from peling.lessons.drills.books import ids
from peling.lessons.drills.catalogue import again, kinds
from peling.lessons.drills.question import LEVELS, Key
from peling.rulebooks import rule_book, rule_set
from peling.rules.ruleset import RuleSet

_SLOW: Final = frozenset({"complete", "waits", "wild", "exposing", "limit"})


@dataclass(frozen=True, slots=True)
class Coverage:
    """What drills ask of a book.

    Attributes:
        rules: the id of the book.
        asked: for each rule id how many questions of the sample asked it.
        missing: the ids that none asked.
        left_out: what the program does not have at all, as the book's own list says.
    """

    rules: str
    asked: Mapping[str, int]
    missing: tuple[str, ...]
    left_out: tuple[str, ...]

    @property
    def percent(self) -> float:
        """Return how much of what a player can meet is asked."""
        return 100 * len(self.asked) / (len(self.asked) + len(self.missing))


def met(rules: RuleSet) -> frozenset[str]:
    """Return the ids of what a player can meet: all but what the book's list says is not modelled."""
    return ids(rules) - {left.id for left in rules.not_modelled}


def coverage(rules_id: str, most: int = 60, seed: int = 1) -> Coverage:
    """Return what a sample of questions asks: one of each kind and level again and again, by all house rules.

    House rules under which nothing new is left to be asked are passed over after the first turn.

    Args:
        rules_id: the book.
        most: so often at most; when nothing is missing any more it ends.
        seed: of the sample.
    """
    rng = random.Random(seed)
    books = [rule_set(rules_id, options) for options in rule_book(rules_id).variants]
    wanted = frozenset().union(*(met(rules) for rules in books))
    asked: Counter[str] = Counter()
    for turn in range(most):
        for rules in books:
            if turn and met(rules) <= set(asked):
                continue
            # What is asked by looking for every tile takes longest, and asks few rules.
            asked.update(_sample(rules, rng, every_kind=turn % 5 == 0))
        if wanted <= set(asked):
            break
    found = {id_: asked[id_] for id_ in sorted(wanted) if asked[id_]}
    left_out = {left.id for rules in books for left in rules.not_modelled}
    return Coverage(rules_id, found, tuple(sorted(wanted - set(found))), tuple(sorted(left_out)))


def _sample(rules: RuleSet, rng: random.Random, *, every_kind: bool) -> Iterator[str]:
    """Yield the ids that one question of each kind and level asks."""
    options = tuple(sorted(rules.house.changed(rules.options).items()))
    for kind in kinds(rules) if every_kind else [kind for kind in kinds(rules) if kind not in _SLOW]:
        for level in LEVELS:
            yield from again(Key(kind, rules.id, options, level, rng.getrandbits(32)), rules).asks
