"""Show the course of the deal: a list of lines with the tiles they speak of; it follows the newest."""

from __future__ import annotations

from PySide6.QtCore import (
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from peling_app.kit.model.tables import Index
from peling_app.kit.model.theme import Theme
from peling_app.kit.view import paint
from peling_app.kit.view.keys import is_enter
from peling_app.kit.view.parts import Scale
from peling_app.kit.view.tiles.painting import draw_tile
from peling_app.play.tutor.model.log import PICTURES_ROLE, SPANS_ROLE, TILES_ROLE, LogModel

TILE = 20
ROOM = 3 * (TILE + 1) + 10
SIDE = 24


class LogView(QListView):
    """The log; while its end is in sight new lines come into sight too.

    Signals:
        terms_wanted: these words of the glossary, by their ids, are to be explained: one that was clicked, or
            with Enter all of the current line.
    """

    terms_wanted = Signal(tuple)

    def __init__(self, model: LogModel, theme: Theme) -> None:
        """Show a log."""
        super().__init__()
        self._lines = LogLines(Scale(theme))
        self.setModel(model)
        self.setItemDelegate(self._lines)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setStyleSheet("QListView { background: transparent; outline: none; padding: 10px 0; }")
        self.viewport().setAutoFillBackground(False)
        self.setMouseTracking(True)
        self._following = True
        self.verticalScrollBar().valueChanged.connect(self._moved)
        self.verticalScrollBar().rangeChanged.connect(self._follow)
        model.modelReset.connect(self._begin_again)

    def restyle(self, scale: Scale) -> None:
        """Show the lines in another size or colour."""
        self._lines.scale = scale
        self.scheduleDelayedItemsLayout()
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap the lines for this width."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Explain the word that is clicked."""
        super().mousePressEvent(event)
        term = self._term_at(event.position().toPoint())
        if term:
            self.terms_wanted.emit((term,))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show over which words a click does something."""
        super().mouseMoveEvent(event)
        over = self._term_at(event.position().toPoint())
        shape = Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.ArrowCursor
        self.viewport().setCursor(shape)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Explain the words of the current line with Enter."""
        terms = tuple(span.term for span in self.currentIndex().data(SPANS_ROLE) or () if span.term)
        if is_enter(event) and terms:
            self.terms_wanted.emit(terms)
        else:
            super().keyPressEvent(event)

    def _term_at(self, place: QPoint) -> str:
        index = self.indexAt(place)
        return self._lines.term_at(self.visualRect(index), index, place) if index.isValid() else ""

    def _begin_again(self) -> None:
        self._following = True

    def _moved(self, value: int) -> None:
        """Follow the newest line until the user scrolls back, and again when he returns to the end."""
        self._following = value >= self.verticalScrollBar().maximum() - 8

    def _follow(self, _least: int, most: int) -> None:
        if self._following:
            self.verticalScrollBar().setValue(most)
            self._following = True


class LogLines(QStyledItemDelegate):
    """Paints a line: at the left up to four small tiles, then the words, wrapped."""

    def __init__(self, scale: Scale) -> None:
        """Paint in a size."""
        super().__init__()
        self.scale = scale

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the height of the wrapped words, at least that of the tiles."""
        view = option.widget
        width = (view.viewport().width() if isinstance(view, QListView) else 344) - 2 * SIDE - ROOM
        metrics = QFontMetrics(self.scale.text(14))
        box = metrics.boundingRect(
            QRect(0, 0, max(80, width), 4000), Qt.TextFlag.TextWordWrap, str(index.data())
        )
        least = round(TILE * 1.5) + 8 if index.data(TILES_ROLE) else 0
        return QSize(width, max(box.height() + 10, least))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint the line, its ground if it is the current one, and a rule under it."""
        paper = self.scale.theme.paper
        area: QRect = option.rect
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chosen = area.adjusted(SIDE - 10, 0, -SIDE + 10, -1)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(chosen, QColor(paper.gold_ground))
        if option.state & QStyle.StateFlag.State_HasFocus:
            paint.focus_ring(painter, QRectF(chosen), paper.gold, 6)
        painter.fillRect(area.left() + SIDE, area.bottom(), area.width() - 2 * SIDE, 1, QColor(paper.line))
        tiles: tuple[str, ...] = index.data(PICTURES_ROLE) or ()
        step = TILE + 1 if len(tiles) < 4 else round(TILE * 0.8)
        for number, picture in enumerate(tiles):
            left = area.left() + SIDE + number * step
            draw_tile(
                painter,
                self.scale.theme.tiles,
                picture,
                left,
                area.center().y() - TILE * 0.75,
                TILE,
                index=picture[:2] in {"Fl", "Se"},
            )
        text = _text_area(area)
        if _terms(index):
            words = self._document(index, text.width())
            painter.translate(text.left(), text.top() + (text.height() - words.size().height()) / 2)
            words.drawContents(painter)
        else:
            painter.setFont(self.scale.text(14))
            painter.setPen(QColor(paper.ink))
            painter.drawText(
                text, Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter, str(index.data())
            )
        painter.restore()

    def term_at(self, area: QRect, index: Index, place: QPoint) -> str:
        """Return the word of the glossary at a place of a line that takes this area; empty: there is none."""
        if not _terms(index):
            return ""
        text = _text_area(area)
        words = self._document(index, text.width())
        top = text.top() + (text.height() - words.size().height()) / 2
        return words.documentLayout().anchorAt(QPointF(place) - QPointF(text.left(), top))

    def _document(self, index: Index, width: int) -> QTextDocument:
        """Return the words of a line with a dotted line under each word of the glossary."""
        made = QTextDocument()
        made.setDocumentMargin(0)
        made.setDefaultFont(self.scale.text(14))
        cursor = QTextCursor(made)
        for span in index.data(SPANS_ROLE):
            form = QTextCharFormat()
            form.setForeground(QColor(self.scale.theme.paper.ink))
            if span.term:
                form.setAnchor(True)
                form.setAnchorHref(span.term)
                form.setUnderlineStyle(QTextCharFormat.UnderlineStyle.DotLine)
            cursor.insertText(span.text, form)
        made.setTextWidth(width)
        return made


def _terms(index: Index) -> bool:
    return any(span.term for span in index.data(SPANS_ROLE) or ())


def _text_area(area: QRect) -> QRect:
    return area.adjusted(SIDE + ROOM, 0, -SIDE, -1)
