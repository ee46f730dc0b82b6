"""The page of rule books: a book in its order, with citations, its score card and how we read it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QListWidget, QTextBrowser, QVBoxLayout, QWidget

from peling.rulebooks import rule_set
from peling_app.resources import SANS
from peling_app.texts.compare import page as compare_title
from peling_app.texts.rulebook_page import Chapter, chapter_html, chapter_title
from peling_app.texts.rulebooks import short_title
from peling_app.theme import LACQUER
from peling_app.viewmodels.context import AppContext
from peling_app.viewmodels.home import BOOKS
from peling_app.viewmodels.setup import usable_house_rules
from peling_app.viewmodels.theme import Theme
from peling_app.views.shell import paint
from peling_app.views.shell.controls import Button
from peling_app.views.shell.paper_page import DoubleRule, Paper, label
from peling_app.views.shell.retranslate import Worded
from peling_app.views.shell.style import SERIF_LIST

SIDE = 272
MEASURE = 760
"""Width of a page of text: about 62 characters a line, and the room at its sides."""


class _Side(QWidget):
    """The lacquer at the left with books and chapters."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the lacquer and its brass edge."""
        painter = QPainter(self)
        area = QRectF(self.rect())
        painter.fillRect(area, paint.vertical_gradient(area, LACQUER.bar_top, LACQUER.ground9))
        painter.fillRect(QRectF(self.width() - 1, 0, 1, self.height()), QColor(LACQUER.brass_dark))


def page_style(theme: Theme) -> str:
    """Return the style sheet of a chapter."""
    sheet = theme.paper
    return f"""
    body {{ font-family: "{SANS}"; font-size: {theme.sized(16)}px; color: {sheet.ink}; }}
    h2 {{ font-family: {SERIF_LIST}; font-weight: 400; font-size: {theme.sized(25)}px; color: {sheet.ink};
        margin-top: 26px; margin-bottom: 4px; }}
    h3 {{ font-family: {SERIF_LIST}; font-weight: 400; font-size: {theme.sized(20)}px; color: {sheet.ink};
        margin-top: 16px; margin-bottom: 5px; }}
    p {{ margin-top: 2px; margin-bottom: 4px; line-height: 118%; }}
    li {{ margin-bottom: 2px; }}
    td {{ border-bottom: 1px solid {sheet.line}; }}
    .cite {{ font-family: {SERIF_LIST}; font-style: italic; font-size: {theme.sized(15)}px;
        color: {sheet.ink3}; }}
    """


class BooksPage(Worded):
    """A rule book to read.

    Signals:
        back_asked: go back to where the user came from.
        compare_asked: compare what the books say of a hand.
    """

    back_asked = Signal()
    compare_asked = Signal()

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        """Open the book that new games follow."""
        super().__init__(parent)
        self._context = context
        theme = context.theme
        self._side = _Side(self)
        self._books_title = label()
        self._chapters_title = label()
        self._books = QListWidget()
        self._chapters = QListWidget()
        self._ids = [book for book in BOOKS if context.home.is_playable(book)]
        for words in (self._books, self._chapters):
            words.setFrameShape(QFrame.Shape.NoFrame)
        column = QVBoxLayout(self._side)
        column.setContentsMargins(0, 22, 1, 16)
        column.addWidget(self._books_title)
        column.addWidget(self._books)
        column.addWidget(self._chapters_title)
        column.addWidget(self._chapters)
        column.addStretch(1)
        self._back = Button(theme, icon="arrow-left", key="Esc", height=42)
        self.compare = Button(theme, height=42)
        self._sheet = Paper(theme, self)
        self._title = label("title", wrap=True)
        self._text = QTextBrowser()
        self._text.setFrameShape(QFrame.Shape.NoFrame)
        self._text.setOpenLinks(False)
        self._lay_out()
        self._books.currentRowChanged.connect(self._show)
        self._chapters.currentRowChanged.connect(self._show)
        self._back.clicked.connect(self.back_asked)
        self.compare.clicked.connect(self.compare_asked)
        theme.changed.connect(self._restyle)
        self.retranslate()
        self._restyle()

    def _lay_out(self) -> None:
        """Put the lacquer at the left and the page in the middle of the paper."""
        page = QVBoxLayout()
        page.addWidget(self._title)
        page.addWidget(DoubleRule(self._context.theme))
        page.addWidget(self._text, 1)
        foot = QHBoxLayout()
        foot.addWidget(self._back)
        foot.addStretch(1)
        foot.addWidget(self.compare)
        page.addLayout(foot)
        middle = QWidget()
        middle.setMaximumWidth(MEASURE + 88)
        middle.setLayout(page)
        page.setContentsMargins(44, 24, 44, 18)
        around = QHBoxLayout(self._sheet)
        around.setContentsMargins(0, 0, 0, 0)
        around.addStretch(1)
        around.addWidget(middle, 100)
        around.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self._side)
        row.addWidget(self._sheet, 1)

    @property
    def text(self) -> QTextBrowser:
        """Return the page that is read."""
        return self._text

    @property
    def chapters(self) -> QListWidget:
        """Return the list of chapters."""
        return self._chapters

    def open_rule(self, rule_id: str) -> bool:
        """Open the book at a rule, an item or a ruling; tell whether it was found."""
        for number, chapter in enumerate(Chapter):
            if f"· {rule_id}<" in self._html(chapter) or f"· {rule_id} ·" in self._html(chapter):
                self._chapters.setCurrentRow(number)
                return self._text.find(rule_id)
        return False

    def focusInEvent(self, _event: QFocusEvent) -> None:
        """Begin at the chapters."""
        self._chapters.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        """Word the page again."""
        self.setAccessibleName(self.tr("Rule books"))
        self._books_title.setText(self.tr("Rule books"))
        self._chapters_title.setText(self.tr("Chapters"))
        self._books.setAccessibleName(self.tr("Rule books"))
        self._chapters.setAccessibleName(self.tr("Chapters"))
        self._text.setAccessibleName(self.tr("Text of the rule book"))
        self._back.setText(self.tr("Back"))
        self.compare.setText(compare_title())
        self._fill(self._books, [short_title(book) for book in self._ids], self._context.home.chosen)
        self._fill(self._chapters, [chapter_title(chapter) for chapter in Chapter], "")
        self._show()

    def _fill(self, target: QListWidget, words: list[str], chosen: str) -> None:
        row = target.currentRow()
        if row < 0:
            row = self._ids.index(chosen) if chosen in self._ids else 0
        target.blockSignals(True)
        target.clear()
        target.addItems(words)
        target.setCurrentRow(row)
        target.blockSignals(False)

    def _html(self, chapter: Chapter) -> str:
        book = self._ids[max(0, self._books.currentRow())]
        chosen = self._context.preferences.current.house_rules.get(book, {})
        return chapter_html(chapter, rule_set(book, usable_house_rules(book, chosen)))

    def _show(self) -> None:
        chapter = list(Chapter)[max(0, self._chapters.currentRow())]
        self._title.setText(chapter_title(chapter))
        self._text.document().setDefaultStyleSheet(page_style(self._context.theme))
        self._text.setHtml(f"<body>{self._html(chapter)}</body>")

    def _restyle(self) -> None:
        theme = self._context.theme
        self._side.setFixedWidth(SIDE)
        for words in (self._books_title, self._chapters_title):
            words.setStyleSheet(
                f"font-family: {SERIF_LIST}; font-size: {theme.sized(23)}px; color: {LACQUER.title};"
                "padding: 0 22px;"
            )
        for chosen in (self._books, self._chapters):
            chosen.setWordWrap(True)
            chosen.setStyleSheet(
                f"QListWidget {{ background: transparent; color: {LACQUER.text}; outline: none; padding: 4px;"
                f" border: 2px solid transparent; border-radius: 6px; font-size: {theme.sized(15)}px; }}"
                f"QListWidget:focus {{ border-color: {LACQUER.highlight}; }}"
                "QListWidget::item { padding: 8px 14px; border-left: 3px solid transparent; }"
                f"QListWidget::item:selected {{ background: {LACQUER.ground6}; color: {LACQUER.title};"
                f" border-left: 3px solid {LACQUER.brass_text}; }}"
            )
        for chosen in (self._books, self._chapters):
            chosen.setFixedHeight(chosen.count() * (theme.sized(15) + 24) + 14)
        self._text.setStyleSheet(
            "QTextBrowser { background: transparent; border: 2px solid transparent; border-radius: 6px; }"
            f"QTextBrowser:focus {{ border-color: {theme.paper.gold}; }}"
        )
        self._show()
