"""Make the words of the glossary quiet links in the sentences of a page."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import escape

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QWidget

from peling_app.kit.model.glossary import TERM
from peling_app.kit.view.parts import Scale, Words
from peling_app.kit.view.text.linked import LinkStops
from peling_app.kit.words import links as words
from peling_app.kit.words.glossary_forms import Span, spans

_TAG = re.compile(r"(<[^>]+>)")
_LINKS = Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard


class LinkedWords(LinkStops, Words):
    """Words with links: Tab goes from link to link, Enter opens the one that is marked."""

    def __init__(self, font: QFont, colour: str, html: str, spoken: str) -> None:
        """Show rich text; `spoken` is what a screen reader says of its links."""
        super().__init__(font, colour, html, rich=True)
        self.setTextInteractionFlags(_LINKS | Qt.TextInteractionFlag.TextSelectableByMouse)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleDescription(spoken)


class Terms:
    """Marks words of the glossary, each once from one beginning to the next, and opens what they mean."""

    def __init__(self, opened: Callable[[str, QWidget], object]) -> None:
        """Call `opened` with the id of a term and the words in which it was chosen."""
        self._opened = opened
        self._said: set[str] = set()

    def begin(self) -> None:
        """Begin another page or card, in which every word is marked anew."""
        self._said = set()

    def words(self, font: QFont, colour: str, text: str, *, rich: bool = False, after: str = "") -> Words:
        """Return a text with its terms as links; `rich`: it is rich text already.

        `after` is rich text that follows and has no links: where it stands.
        """
        pieces = _TAG.split(text) if rich else [text]
        marked: list[str] = []
        found: list[str] = []
        for piece in pieces:
            if rich and piece.startswith("<"):
                marked.append(piece)
                continue
            for span in spans(piece, self._said):
                shown = span.text if rich else escape(span.text).replace("\n", "<br>")
                marked.append(_link(span, shown, colour) if span.term else shown)
                if span.term:
                    found.append(span.text)
        if not found:
            return _without_links(font, colour, text, rich=rich, after=after)
        label = LinkedWords(font, colour, _joined("".join(marked), after), words.explained(found))
        label.linkActivated.connect(lambda target: self._opened(target.removeprefix(TERM), label))
        return label


def said(
    terms: Terms | None, font: QFont, colour: str, text: str, *, rich: bool = False, after: str = ""
) -> Words:
    """Return a text, its terms as links where a page has somebody who explains them."""
    if terms is None:
        return _without_links(font, colour, text, rich=rich, after=after)
    return terms.words(font, colour, text, rich=rich, after=after)


def _without_links(font: QFont, colour: str, text: str, *, rich: bool, after: str) -> Words:
    if not rich and after:
        text, rich = escape(text).replace("\n", "<br>"), True
    return Words(font, colour, _joined(text, after), rich=rich)


def _joined(text: str, after: str) -> str:
    return f"{text} {after}" if after else text


def place_link(scale: Scale, place: str) -> Words:
    """Return where a rule stands, quiet as everywhere, as a link to the rule."""
    ink = scale.theme.paper.ink3
    style = f"color: {ink}; text-underline-style: dotted"
    html = f'<a href="rule" style="{style}">{escape(place)}</a>'
    return LinkedWords(scale.display(13.5, italic=True), ink, html, words.open_rule())


def _link(span: Span, shown: str, colour: str) -> str:
    style = f"color: {colour}; text-underline-style: dotted"
    return f'<a href="{TERM}{span.term}" style="{style}">{shown}</a>'
