"""What a point is worth in money, as the table has agreed; kept as it was typed."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal
from typing import Final

from peling.ledger.inputs import SheetSetup
from peling.ledger.worth import worth_of
from peling_app.kit.words.numbers import MINUS, in_language, number

LONGEST: Final = 12
"""So many characters the name of the money has at most."""


@dataclass(frozen=True, slots=True)
class Stakes:
    """What a point is worth.

    Attributes:
        value: the worth of one point; 0: nothing was agreed, debts are in points.
        unit: the name of the money, for example ``"€"``; may be empty.
    """

    value: Decimal = Decimal(0)
    unit: str = ""

    @property
    def point(self) -> str:
        """Return what a point is worth; empty if nothing was agreed."""
        return self._money(self.value) if self.value else ""

    def worth(self, points: int) -> str:
        """Return so many points in money, or the points themselves where nothing was agreed.

        >>> Stakes(Decimal("0.05"), "€").worth(33)
        '1.65 €'
        >>> Stakes().worth(33)
        '33'
        """
        return self._money(self.value * points) if self.value else number(points)

    def _money(self, amount: Decimal) -> str:
        exponent = self.value.as_tuple().exponent
        places = max(2, -exponent) if isinstance(exponent, int) and exponent < 0 else 0
        shown = in_language(f"{abs(amount):,.{places}f}")
        return f"{MINUS if amount < 0 else ''}{shown} {self.unit}".strip()


def value_of(text: str) -> Decimal | None:
    """Return what somebody typed as the worth of a point; None: no worth, or none that money can have."""
    return worth_of(text)


def stakes_of(value: str, unit: str) -> Stakes:
    """Return stakes as they are kept; what cannot be read is none.

    >>> stakes_of("0.05", "€").point
    '0.05 €'
    >>> stakes_of("much", "€").point
    ''
    """
    found = worth_of(value)
    return Stakes(found or Decimal(0), unit[:LONGEST])


def agreed_stakes(setup: SheetSetup) -> Stakes:
    """Return what the table of a sheet has agreed on."""
    return stakes_of(setup.point, setup.money)
