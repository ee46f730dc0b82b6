"""Keep the position that is laid in the user's own file."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from peling.core.scoring import InvalidHandError
from peling.positions import kept
from peling.positions.laid import Laid
from peling_app.platform.user_file import Kind

FILE_NAME: Final = "position.json"
LONGEST_FILE: Final = 200_000
"""Bytes; a full table makes some thousand."""


@dataclass(frozen=True, slots=True)
class Kept:
    """What is kept.

    Attributes:
        laid: the table; None: nothing was ever laid.
        guess: whether the user wants to guess first.
    """

    laid: Laid | None = None
    guess: bool = False


def _read(entries: dict[str, Any]) -> tuple[Kept, tuple[str, ...]]:
    table = entries.get("table", {})
    try:
        laid = None if table is None else kept.read(table)
    except (InvalidHandError, AttributeError) as error:
        raise ValueError(str(error)) from error
    return Kept(laid, entries.get("guess") is True), ()


def _written(value: Kept) -> Mapping[str, object] | None:
    if value == Kept():
        return None
    return {"guess": value.guess, "table": None if value.laid is None else kept.written(value.laid)}


KIND: Final = Kind(
    "position",
    Kept(),
    1,
    LONGEST_FILE,
    _read,
    _written,
    lambda _base, mine, _theirs: mine,
    "position",
)
"""The user's own file; of two windows the one in which somebody laid something last is kept."""
