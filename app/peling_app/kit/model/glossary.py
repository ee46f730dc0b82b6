"""Link the terms of the glossary in a text."""

from __future__ import annotations

import re
from html import escape
from typing import Final

from peling_app.kit.model.lesson_rows import link
from peling_app.kit.words.glossary import find
from peling_app.kit.words.tiles import NO_BREAK

TERM: Final = "term:"
"""How the target of a link to a term begins."""
_ERROR: Final = re.compile(r" ?± ")
"""What stands between a figure and its error, or before an error alone."""
_LINK: Final = re.compile(r"\[\[([^\]|]+)(?:\|([^\]]+))?\]\]")


def rich(text: str) -> str:
    """Return words as rich text, their terms linked to the glossary; a figure and its error stay in one line.

    >>> rich("a < b")
    'a &lt; b'
    """
    text = _ERROR.sub(lambda found: found.group().replace(" ", NO_BREAK), text)
    parts: list[str] = []
    at = 0
    for found in _LINK.finditer(text):
        parts.append(escape(text[at : found.start()]))
        shown, term = found.group(1), found.group(2) or found.group(1)
        known = find(term)
        parts.append(link(TERM + known, shown) if known else escape(shown))
        at = found.end()
    parts.append(escape(text[at:]))
    return "".join(parts)
