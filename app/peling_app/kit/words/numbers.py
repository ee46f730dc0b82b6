"""Write numbers as the account book has them: grouped by thousands, with a true minus."""

from __future__ import annotations

import re
from html import escape, unescape

from PySide6.QtCore import QLocale

MINUS = "−"
TIMES = "×"


def number(value: int) -> str:
    """Return a whole number: "126,976", "−412"."""
    digits = f"{abs(value):,}".replace(",", QLocale().groupSeparator())
    return f"{MINUS}{digits}" if value < 0 else digits


def in_language(digits: str) -> str:
    """Return a number that Python has written, as "1,650.50", with the marks of the language: "1.650,50"."""
    locale = QLocale()
    # First apart, then grouped: a language may group by the point.
    whole, _, part = digits.partition(".")
    grouped = whole.replace(",", locale.groupSeparator())
    return f"{grouped}{locale.decimalPoint()}{part}" if part else grouped


def decimal(value: float, least: int = 1) -> str:
    """Return a number to a tenth, with the decimal point of the language: "48.6".

    `least` is how many places it has at least: with 0, a whole number has none.
    """
    shown = f"{abs(value):,.1f}" if least or round(value, 1) != round(value) else f"{abs(value):,.0f}"
    text = in_language(shown)
    return f"{MINUS}{text}" if value < 0 and text.strip("0.,") else text


def signed_tenths(value: float) -> str:
    """Return a gain or loss to a tenth with its sign: "+48.6"; what is nought when rounded has none."""
    shown = decimal(abs(value))
    if not any(letter in "123456789" for letter in shown):
        return decimal(0)
    return f"+{shown}" if value > 0 else f"{MINUS}{shown}"


def signed(value: int) -> str:
    """Return a gain or loss with its sign; 0 has none."""
    return f"+{number(value)}" if value > 0 else number(value)


def had(value: int, begun: int) -> str:
    """Return what somebody has: a gain or loss where all began with 0, else it has no sign."""
    return number(value) if begun else signed(value)


def times(factor: int) -> str:
    """Return a factor: "× 2"."""
    return f"{TIMES} {number(factor)}"


def summed(values: list[int]) -> str:
    """Return a sum as it is written out: "4 + 2 + 20"."""
    return " + ".join(number(value) for value in values)


def chained(points: int, doubles: int) -> str:
    """Return points and each doubling: "50 × 2 × 2"; just the points without a doubling."""
    return f" {TIMES} ".join([number(points), *(["2"] * doubles)])


def reckoned(points: int, doubles: int, added: int = 0) -> str:
    """Return points, doublings and what is added after them: "20 × 2 + 150"."""
    chain = chained(points, doubles)
    return f"{chain} + {number(added)}" if added else chain


def strong(text: str) -> str:
    """Return a sentence, which may hold names, as rich text with its figures set bold."""
    return re.sub(r"\d[\d.,]*(?<![.,])", r"<b>\g<0></b>", escape(text, quote=False))


def plain(text: str) -> str:
    """Return rich text as plain text, for screen readers."""
    return unescape(re.sub(r"<[^>]+>", "", text))
