"""What a benchmark hands in."""

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Figure:
    """A measured value and the bound it has to keep, both in `unit`.

    >>> Figure("start", 0.8, "s", 1.0, "<=").met
    True
    """

    name: str
    value: float
    unit: str
    target: float
    sense: Literal[">=", "<="]

    @property
    def met(self) -> bool:
        """Return whether the value keeps the bound."""
        return self.value >= self.target if self.sense == ">=" else self.value <= self.target
