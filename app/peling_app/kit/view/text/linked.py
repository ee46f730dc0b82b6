"""Rich words with links that the mouse and the keyboard reach: terms of the glossary, places in a book."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final, cast

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import (
    QFocusEvent,
    QPaintEvent,
    QPalette,
    QPen,
    QTextCursor,
    QTextDocument,
    QTextLine,
)
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QSizePolicy

from peling_app.kit.view import paint
from peling_app.kit.view.text.anchors import anchors
from peling_app.kit.view.text.flow import follow_width
from peling_app.kit.words.numbers import plain

# Only the type checker may take the mixin for a class of Qt: two of these cannot be bases of one.
if TYPE_CHECKING:
    from PySide6.QtWidgets import QLabel as Base
else:
    Base = object

ROUND: Final = 6
"""Pixels round a link that are seen too when it gets the focus: its ring, and a little more."""


class LinkStops(Base):
    """To stand before a label with links: Tab goes from link to link, a ring shows which has the focus."""

    @property
    def link(self) -> int:
        """Return which of the links has the focus, from 0; the first where none has."""
        begins = self._begins()
        chosen = self.selectionStart() if self.hasSelectedText() else -1
        return begins.index(chosen) if chosen in begins else 0

    def go_to_link(self, number: int) -> None:
        """Go from the first link, which has the focus, to the one of this number if there is one."""
        if number < len(self._begins()):
            for _ in range(number):
                super().focusNextPrevChild(True)

    def _begins(self) -> list[int]:
        """Return where in the words each link begins."""
        document = QTextDocument()
        document.setHtml(self.text())
        return [begin for begin, _ in anchors(document)]

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the words, and a ring round the link that has the focus."""
        super().paintEvent(event)
        _ring_link(self)

    def focusNextPrevChild(self, following: bool) -> bool:
        """Go to the next link or the one before, and out behind the last and before the first.

        Qt finds a link with which the words begin again and again on the way back, and would keep Tab there.
        """
        before = self.selectionStart() if self.hasSelectedText() else -1
        moved = super().focusNextPrevChild(following)
        if moved and not following and 0 <= before == self.selectionStart() and self.hasFocus():
            return QFrame.focusNextPrevChild(self, following)
        # When whatever scrolls has brought the words into sight: of long ones the link may be out of it.
        QTimer.singleShot(0, self, partial(_bring_link, self))
        return moved

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Go at once to the first link, or backwards to the last: the words have no ring and do nothing.

        By F6 or from a page that gives the focus back as well; to a link that had it before.
        """
        super().focusInEvent(event)
        reason = event.reason()
        by_tab = reason in {Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason}
        if by_tab or not (reason is Qt.FocusReason.MouseFocusReason or self.hasSelectedText()):
            self.focusNextPrevChild(reason is not Qt.FocusReason.BacktabFocusReason)


def _ring_link(label: QLabel) -> None:
    """Paint a ring round the link of a label that has the keyboard's focus, while it is painted."""
    areas = _link_areas(label)
    if not areas:
        return
    painter = paint.smooth_painter(label)
    painter.setPen(QPen(label.palette().color(QPalette.ColorRole.Link), 2))
    inside = QRectF(label.rect()).adjusted(1, 1, -1, -1)
    for area in areas:
        painter.drawRoundedRect(area.adjusted(-2, -1, 2, 1).intersected(inside), 4, 4)


def _bring_link(label: QLabel) -> None:
    """Scroll to the link of a label that has the keyboard's focus."""
    areas = _link_areas(label)
    above = label.parentWidget()
    while areas and above is not None:
        inner = above.widget() if isinstance(above, QScrollArea) else None
        if isinstance(above, QScrollArea) and inner is not None:
            for edge in (areas[-1].bottomRight(), areas[0].topLeft()):
                place = label.mapTo(inner, edge).toPoint()
                above.ensureVisible(place.x(), place.y(), 0, ROUND)
        above = above.parentWidget()


def _link_areas(label: QLabel) -> list[QRectF]:
    """Return where the link of a label stands that has the keyboard's focus, an area for each line."""
    if not (label.hasFocus() and label.hasSelectedText()):
        return []
    document = QTextDocument()
    document.setDocumentMargin(0)
    document.setDefaultFont(label.font())
    document.setHtml(label.text())
    document.setTextWidth(label.width())
    first = label.selectionStart()
    last = first + len(label.selectedText())
    cursor = QTextCursor(document)
    cursor.setPosition(last)
    if not cursor.charFormat().isAnchor():
        return []
    top = (label.height() - document.size().height()) / 2
    return [area.translated(0, top) for area in _areas(document, first, last)]


def _areas(document: QTextDocument, first: int, last: int) -> list[QRectF]:
    """Return where the characters of a document stand, an area for each line that has some of them."""
    block = document.findBlock(first)
    layout = block.layout()
    place = document.documentLayout().blockBoundingRect(block).topLeft()
    begin, end = first - block.position(), last - block.position()
    areas = []
    for number in range(layout.lineCount()):
        line = layout.lineAt(number)
        left, right = max(begin, line.textStart()), min(end, line.textStart() + line.textLength())
        if left < right:
            near, far = _x(line, left), _x(line, right)
            areas.append(QRectF(near, line.y(), far - near, line.height()).translated(place))
    return areas


def _x(line: QTextLine, place: int) -> float:
    """Return where a character begins; Qt gives its place back too."""
    found = cast("tuple[float, int] | float", line.cursorToX(place))
    return found[0] if isinstance(found, tuple) else found


class Linked(LinkStops, QLabel):
    """Rich words whose links can be reached by mouse and by Tab.

    Its links show the name of a term or a place in a book; `linkActivated` says what they open.
    """

    def __init__(self, html: str, style: str, leading: int) -> None:
        """Show words in a style."""
        super().__init__()
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setWordWrap(True)
        self.setStyleSheet(style)
        self.setText(f'<p style="line-height: {leading}%; margin: 0">{html}</p>')
        self.setAccessibleName(plain(html))
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )
        linked = "<a " in html
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if linked else Qt.FocusPolicy.NoFocus)
        follow_width(self, QSizePolicy.Policy.Preferred)
