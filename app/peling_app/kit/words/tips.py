"""Give tool tips their words: Qt reads what looks like HTML as HTML, and a name may look like anything."""

from __future__ import annotations

from html import escape


def tip(text: str) -> str:
    """Return a text as a tool tip that is shown letter by letter.

    >>> tip("Agnes"), tip("<b>&")
    ('Agnes', '<span>&lt;b&gt;&amp;</span>')
    """
    if "<" not in text and "&" not in text:
        return text
    return f"<span>{escape(text, quote=False)}</span>".replace("\n", "<br>")
