"""Give tool tips their words: Qt reads what looks like HTML as HTML, and a name may look like anything."""

from __future__ import annotations

from html import escape
from textwrap import wrap
from typing import Final

LONGEST_LINE: Final = 72
"""Letters of a line; Qt breaks none, and a long sentence lay over half of the window."""


def tip(text: str) -> str:
    """Return a text as a tool tip that is shown letter by letter.

    What Qt takes for a plain text stays one: a screen reader is given the tip as it stands.

    >>> tip("Tom & Jerry"), tip("<b>&")
    ('Tom & Jerry', '<span>&lt;b&gt;&amp;</span>')
    """
    if "<" not in text and "&lt;" not in text:
        return text
    return f"<span>{escape(text, quote=False)}</span>".replace("\n", "<br>")


def in_lines(text: str) -> str:
    """Return a sentence of ours for a tool tip in lines that are not too long; names are left as they are."""
    return "\n".join(part for line in text.split("\n") for part in wrap(line, LONGEST_LINE))
