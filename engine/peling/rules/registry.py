"""What comes with the program, by its id; for a while something from outside may stand behind it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeVar

T = TypeVar("T")


class Registry(dict[str, T]):
    """Rule books, courses or faces of books by the ids of their rule sets, in the order of the shelf."""

    @contextmanager
    def added(self, rules_id: str, one: T) -> Iterator[None]:
        """Let one from outside stand behind the others until the block ends.

        Raises:
            ValueError: there is one for this rule set.
        """
        if rules_id in self:
            raise ValueError(f"there is a {type(one).__name__} for {rules_id!r} already")
        self[rules_id] = one
        try:
            yield
        finally:
            del self[rules_id]
