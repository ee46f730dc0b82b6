"""The rule books. `rule_set` builds the rule set of an id for given house rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final

from peling.rulebooks.fenghua import book as fenghua
from peling.rulebooks.four_winds import book as four_winds
from peling.rulebooks.how_to_play import book as how_to_play
from peling.rulebooks.pung_chow import part_one, part_two
from peling.rules.ruleset import OptionValue, RuleSet, UnknownOptionError

ALL_IDS: Final = ("pung-chow", "pung-chow-limit", "how-to-play", "four-winds", "fenghua")
"""The ids of all rule sets, in the order in which they are offered."""

_BUILDERS: Final[Mapping[str, Callable[[Mapping[str, object]], RuleSet]]] = {
    part_one.ID: part_one.rule_set,
    part_two.ID: part_two.rule_set,
    how_to_play.ID: how_to_play.rule_set,
    four_winds.ID: four_winds.rule_set,
    fenghua.ID: fenghua.rule_set,
}

SCORED: Final = tuple(id_ for id_ in ALL_IDS if id_ in _BUILDERS)
"""The ids of the rule sets that can score hands."""

RULE_SETS: Final = SCORED
"""The ids of the rule sets that can be played too."""


class UnknownRulesError(ValueError):
    """There is no rule set with this id, or it is not ready yet. The message names it."""


def rule_set(rules_id: str, options: Mapping[str, object] | None = None) -> RuleSet:
    """Return the rule set of an id for these house rules; equal requests get the same object.

    Raises:
        UnknownRulesError: no such rule set.
        UnknownOptionError: an option or a value that the book does not have.

    >>> rule_set("pung-chow").title
    'Pung Chow, without a limit'
    """
    if rules_id not in _BUILDERS:
        known = ", ".join(SCORED)
        raise UnknownRulesError(f"there is no rule set {rules_id!r}; there is: {known}")
    chosen = dict(options or {})
    for key, value in chosen.items():
        if not isinstance(value, str | int):
            raise UnknownOptionError(f"option {key!r} cannot be of this kind")
    # True and 1 are equal to a cache and different to a book, so the type is part of the key.
    return _built(rules_id, tuple(sorted((key, type(value), value) for key, value in chosen.items())))


@lru_cache(maxsize=64)
def _built(rules_id: str, chosen: tuple[tuple[str, type, OptionValue], ...]) -> RuleSet:
    return _BUILDERS[rules_id]({key: value for key, _, value in chosen})
