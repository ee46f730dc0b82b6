"""Write rows as comma-separated values that a spreadsheet reads as they are meant."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from typing import Final

from peling.core.typed import narrow

FOR_SPREADSHEETS: Final = "\ufeff"
"""By this mark at the beginning spreadsheets know that letters beyond ASCII are in UTF-8."""

_DANGEROUS: Final = ("=", "+", "-", "@", "\t", "\r", "\n")
"""What begins with one of these is a formula to a spreadsheet, or hides that one follows.

Some spreadsheets take the wide forms of these signs for the same.
"""


def comma_text(rows: Iterable[Sequence[object]]) -> str:
    r"""Return rows as one text; every text goes through here, and only numbers may begin with a sign.

    >>> comma_text([("Anna", -4), ("=1+1", 2)])
    "Anna,-4\r\n'=1+1,2\r\n"
    """
    text = io.StringIO(newline="")
    written = csv.writer(text, lineterminator="\r\n")
    written.writerows([_safe(cell) if isinstance(cell, str) else cell for cell in row] for row in rows)
    return text.getvalue()


def _safe(text: str) -> str:
    """Return a text that no spreadsheet takes for a formula, blanks before it or not.

    >>> _safe("=1+1"), _safe(" @x"), _safe("Anna")
    ("'=1+1", "' @x", 'Anna')
    """
    plain = narrow(text)
    dangerous = plain.startswith(_DANGEROUS) or plain.lstrip().startswith(_DANGEROUS)
    return f"'{text}" if dangerous else text
