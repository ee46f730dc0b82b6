"""A rule set as the program lists it: what is known of it before any house rules are chosen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib.resources.abc import Traversable

from peling.rules.ruleset import OptionValue, RuleSet


@dataclass(frozen=True, slots=True)
class RuleBook:
    """A rule set of a book; a book in two parts has two.

    Attributes:
        id: the id of the rule set.
        build: makes it for chosen house rules.
        examples: the file of its examples.
        variants: house rules by which, taken together, everything in the book can come up.
        flowers_by: the house rule, with its value, that brings flowers into the wall; None where flowers are
            always in it or never.
    """

    id: str
    build: Callable[[Mapping[str, object]], RuleSet]
    examples: Traversable
    variants: tuple[Mapping[str, OptionValue], ...] = ({},)
    flowers_by: tuple[str, OptionValue] | None = None
