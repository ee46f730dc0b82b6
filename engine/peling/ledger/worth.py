"""What a point is worth, as a table agrees on it: a decimal number that is written as it was typed."""

from __future__ import annotations

from decimal import Decimal, InvalidOperation
from typing import Final

from peling.core.typed import narrow

MOST: Final = Decimal(1_000_000)
"""No point is worth more."""
PLACES: Final = 4
"""So many places after the point a worth has at most."""


def worth_of(text: str) -> Decimal | None:
    """Return the worth of a point, written with a point or a comma; 0 for an empty text; None: it is none.

    >>> worth_of("0,05"), worth_of("-1"), worth_of("1e9")
    (Decimal('0.05'), None, None)
    """
    plain = narrow(text).strip().replace(",", ".")
    if not plain:
        return Decimal(0)
    if not all(letter in "0123456789." for letter in plain):
        return None
    try:
        value = Decimal(plain)
    except InvalidOperation:
        return None
    exponent = value.as_tuple().exponent
    return value if value <= MOST and isinstance(exponent, int) and exponent >= -PLACES else None
