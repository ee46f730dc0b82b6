"""Values that a caller knows to be there although their type does not say so."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def there(value: T | None) -> T:
    """Return the value.

    Raises:
        LookupError: it is not there.
    """
    if value is None:
        raise LookupError
    return value
