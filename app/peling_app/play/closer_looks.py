"""What the user looks at is weighed by itself: the choices all together are tried too seldom for that."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from peling.coach.alone import is_vague
from peling.coach.counsel import Counsel
from peling.core.actions import Action


class CloserLooks:
    """Closer looks at choices in one position.

    Attributes:
        now: what the user looks at, one choice or several ways of one; empty: nothing.
    """

    def __init__(self) -> None:
        """Know nothing yet."""
        self.now: tuple[Action, ...] = ()
        self._found: dict[Action, tuple[Action, Counsel]] = {}

    def wanted(self, choices: Sequence[Counsel], rules: str) -> Action | None:
        """Return what is to be weighed by itself, being looked at and little known; None: nothing.

        Args:
            choices: what is known of all of them, the best first.
            rules: the id of the rule set.
        """
        for one in choices[1:]:
            if one.action in self.now and is_vague(one, rules):
                best, _ = self._found.get(one.action, (None, one))
                if best != choices[0].action:
                    return one.action
        return None

    def add(self, best: Action, found: Counsel) -> None:
        """Note what was found of a choice beside what was the best then."""
        self._found[found.action] = (best, found)

    def seen_in(self, choices: tuple[Counsel, ...]) -> tuple[Counsel, ...]:
        """Return choices with what closer looks have found of them beside the same best one."""
        for best, found in self._found.values():
            if choices and best == choices[0].action:
                choices = with_closer(choices, found)
        return choices


def with_closer(choices: tuple[Counsel, ...], closer: Counsel) -> tuple[Counsel, ...]:
    """Return choices with what was found of one of them in more worlds, beside the same best one.

    What it is worth is then what the best is worth, less the loss by the closer look.
    """
    points = choices[0].equity.points - closer.equity.behind
    known = replace(closer, equity=replace(closer.equity, points=points))
    return tuple(
        known if one.action == closer.action and one.equity.worlds < closer.equity.worlds else one
        for one in choices
    )
