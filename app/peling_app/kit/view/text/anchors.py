"""Where the links of rich words stand."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtGui import QTextDocument


def anchors(document: QTextDocument) -> Iterator[tuple[int, int]]:
    """Yield where each link of a document begins and ends, in characters, in the order in which Tab goes.

    Pieces of one link that look different are one link.
    """
    begin, end, target = -1, -1, ""
    block = document.begin()
    while block.isValid():
        pieces = block.begin()
        while not pieces.atEnd():
            piece = pieces.fragment()
            named, place = piece.charFormat().anchorHref(), piece.position()
            if named and (named, place) == (target, end):
                end += piece.length()
            else:
                if target:
                    yield begin, end
                begin, end, target = place, place + piece.length(), named
            pieces += 1
        block = block.next()
    if target:
        yield begin, end
