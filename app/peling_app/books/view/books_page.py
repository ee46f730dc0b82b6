"""The page of rule books: what is special, rules in order, score card, rulings, house rules; with search."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt, QUrl, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFontMetrics,
    QKeySequence,
    QShortcut,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QListWidget,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)

from peling_app.books.faces import book_ids
from peling_app.books.model.chosen import ChosenRules
from peling_app.books.view.book_text import BookText
from peling_app.books.view.books_side import Search, Side
from peling_app.books.words.rulebook_page import RULE_LINK, Chapter, about_html, chapter_html, chapter_title
from peling_app.books.words.rulebooks import short_title
from peling_app.kit.model.services import Services
from peling_app.kit.model.theme import Theme
from peling_app.kit.theme import LACQUER
from peling_app.kit.view.controls import Button
from peling_app.kit.view.keys import key_text
from peling_app.kit.view.layouts import STRETCH, fill
from peling_app.kit.view.lists.whole_words import WholeWords
from peling_app.kit.view.page import Page
from peling_app.kit.view.paper_page import Paper, label
from peling_app.kit.view.parts import bare_area
from peling_app.kit.view.rules import DoubleRule
from peling_app.kit.view.style import SERIF_LIST, text_font
from peling_app.kit.words.links import compare_books
from peling_app.kit.words.tips import tip
from peling_app.platform.resources import SANS

SIDE = 272
WIDEST_SIDE = 330
"""Pixels, but in a large window."""
LIST_EDGE = 56
"""What a list of the lacquer needs beside its words."""
LINE_PADDING, LINE_MARK = 14, 3
"""Pixels left and right of the words in a line of a list, and of the mark before them."""
MEASURE = 760
"""Width of a page of text: about 62 characters a line, and the room at its sides."""


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
    .lead {{ font-family: {SERIF_LIST}; font-size: {theme.sized(23)}px; }}
    .cite {{ font-family: {SERIF_LIST}; font-style: italic; font-size: {theme.sized(15)}px;
        color: {sheet.ink3}; }}
    """


class BooksPage(Page):
    """A rule book to read.

    Signals:
        compare_asked: compare what the books say of a hand.
    """

    compare_asked = Signal()

    def __init__(self, services: Services, rules: ChosenRules, parent: QWidget | None = None) -> None:
        """Open the book that new games follow."""
        super().__init__(parent)
        self.services = services
        self._rules = rules
        theme = services.theme
        self._side = Side(self)
        self._books_title = label()
        self._chapters_title = label()
        self.books = QListWidget()
        self.chapters = QListWidget()
        self._ids = list(book_ids())
        self.search = Search()
        self._found = label("small")
        self._marks: list[QTextCursor] = []
        for words in (self.books, self.chapters):
            words.setFrameShape(QFrame.Shape.NoFrame)
            words.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
            words.setItemDelegate(WholeWords(words, 2 * LINE_PADDING + LINE_MARK))
        lists = QWidget()
        self._lists = bare_area(lists)
        fill(QVBoxLayout(self._side), self._lists, margins=(0, 0, 1, 0))
        column = fill(QVBoxLayout(lists), self._books_title, self.books, margins=(0, 22, 0, 16))
        fill(column, self._chapters_title, self.chapters, STRETCH)
        self._back = Button(theme, icon="arrow-left", key="Esc", height=42)
        self.compare = Button(theme, height=42)
        self._sheet = Paper(theme, self)
        self._title = label("title", wrap=True)
        self.text = BookText()
        self._lay_out()
        self.books.currentRowChanged.connect(self._open_book)
        self.search.textChanged.connect(self._look)
        self.search.stepped.connect(self._step)
        self.text.anchorClicked.connect(self._follow)
        find = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        find.activated.connect(lambda: self.search.setFocus(Qt.FocusReason.ShortcutFocusReason))
        self.chapters.currentRowChanged.connect(self._show)
        self._back.clicked.connect(self.back_asked)
        self.compare.clicked.connect(self.compare_asked)
        theme.changed.connect(self._restyle)
        self.retranslate()
        self._restyle()

    @property
    def titles(self) -> tuple[str, ...]:
        """Return the name of the page."""
        return (self.tr("Rule books"),)

    def _lay_out(self) -> None:
        """Put the lacquer at the left and the page in the middle of the paper."""
        looking = fill(QHBoxLayout(), self.search, (self._found, 1), spacing=14)
        foot = fill(QHBoxLayout(), self._back, STRETCH, self.compare)
        rule = DoubleRule(self.services.theme)
        self._middle = middle = QWidget()
        page = fill(QVBoxLayout(middle), self._title, rule, looking, margins=(44, 24, 44, 18))
        fill(page, (self.text, 1), foot)
        fill(QHBoxLayout(self._sheet), STRETCH, (middle, 100), STRETCH, margins=(0, 0, 0, 0))
        fill(QHBoxLayout(self), self._side, (self._sheet, 1), margins=(0, 0, 0, 0), spacing=0)

    @property
    def found(self) -> str:
        """Return what is said about the search."""
        return self._found.text()

    def open_book(self, book: str) -> None:
        """Show a book from its beginning."""
        self.books.setCurrentRow(self._ids.index(book))
        self.chapters.setCurrentRow(0)

    def open_rule(self, rule_id: str) -> bool:
        """Open the book at a rule, an item or a ruling; return whether it was found.

        It is looked for in the book that is open, then in the others.
        """
        return self._go_to(rule_id, any_book=True)

    def _go_to(self, name: str, *, any_book: bool) -> bool:
        """Open the chapter that has a heading of this name."""
        here = self.books.currentRow()
        rows = [here, *(row for row in range(len(self._ids)) if row != here)] if any_book else [here]
        for row in rows:
            for number, chapter in enumerate(self._chapters_of(self._ids[row])):
                if f"name='{name}'" in self._html(chapter, row):
                    self.books.setCurrentRow(row)
                    self.chapters.setCurrentRow(number)
                    self.text.show_from(name)
                    return True
        return False

    def _follow(self, link: QUrl) -> None:
        """Go from a house rule to its ruling or rule, and back."""
        target = link.toString()
        self._go_to(target.removeprefix(RULE_LINK), any_book=False)
        self.text.setFocus(Qt.FocusReason.OtherFocusReason)

    def _chapters_of(self, book: str) -> list[Chapter]:
        """Return what there is to read: of a book that comes later only what it is about."""
        return list(Chapter) if self._rules.is_playable(book) else [Chapter.ABOUT]

    def _open_book(self) -> None:
        """Show the same chapter of another book, if it has it."""
        self._fill_chapters()
        self._show()

    def _fill_chapters(self) -> None:
        chapters = self._chapters_of(self._ids[max(0, self.books.currentRow())])
        row = min(self.chapters.currentRow(), len(chapters) - 1)
        self.chapters.blockSignals(True)
        self.chapters.clear()
        self.chapters.addItems([chapter_title(chapter) for chapter in chapters])
        self.chapters.setCurrentRow(max(0, row))
        self.chapters.blockSignals(False)
        self._fit(self.chapters)

    # Search

    def _look(self) -> None:
        """Mark what is looked for on this page, go to the first place, and count those of the whole book."""
        self._mark()
        cursor = self.text.textCursor()
        cursor.setPosition(0)
        self.text.setTextCursor(cursor)
        if self._marks:
            self.text.find(self.search.text())

    def _mark(self) -> None:
        words = self.search.text()
        self._marks = self._places(self.text.document(), words)
        selections = []
        for cursor in self._marks:
            selection = QTextEdit.ExtraSelection()
            selection.cursor = cursor
            selection.format.setBackground(QColor(self.services.theme.paper.gold_ground))
            selections.append(selection)
        self.text.setExtraSelections(selections)
        if not words.strip():
            self._found.setText("")
            return
        every = sum(self._count(row) for row in range(self.chapters.count()))
        here = len(self._marks)
        self._found.setText(
            self.tr("Here: {here}, in the book: {every}").format(here=here, every=every)
            if every
            else self.tr("Not in this book")
        )
        self.search.setAccessibleDescription(self._found.text())

    def _count(self, row: int) -> int:
        """Return how often the words stand in a chapter of the open book."""
        document = QTextDocument()
        document.setHtml(self._html(self._chapters_of(self._book())[row], self.books.currentRow()))
        return len(self._places(document, self.search.text()))

    @staticmethod
    def _places(document: QTextDocument, words: str) -> list[QTextCursor]:
        if not words.strip():
            return []
        found = []
        cursor = document.find(words)
        while not cursor.isNull():
            found.append(cursor)
            cursor = document.find(words, cursor)
        return found

    def _step(self, step: int) -> None:
        """Go to the next place, or the one before; after the last of a page those of other chapters."""
        words = self.search.text()
        if not words.strip():
            return
        back = QTextDocument.FindFlag.FindBackward
        flags = QTextDocument.FindFlag(0) if step > 0 else back
        if self._marks and self.text.find(words, flags):
            return
        rows = self.chapters.count()
        for distance in range(1, rows + 1):
            row = (self.chapters.currentRow() + step * distance) % rows
            if self._count(row):
                self.chapters.setCurrentRow(row)
                cursor = self.text.textCursor()
                place = QTextCursor.MoveOperation.Start if step > 0 else QTextCursor.MoveOperation.End
                cursor.movePosition(place)
                self.text.setTextCursor(cursor)
                self.text.find(words, flags)
                return

    def _book(self) -> str:
        return self._ids[max(0, self.books.currentRow())]

    def focusInEvent(self, _event: QFocusEvent) -> None:
        """Begin at the chapters."""
        self.chapters.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        """Word the page again."""
        self.setAccessibleName(self.tr("Rule books"))
        self._books_title.setText(self.tr("Rule books"))
        self._chapters_title.setText(self.tr("Chapters"))
        self.books.setAccessibleName(self.tr("Rule books"))
        self.chapters.setAccessibleName(self.tr("Chapters"))
        self.text.setAccessibleName(self.tr("Text of the rule book"))
        self._back.setText(self.tr("Back"))
        self.compare.setText(compare_books())
        self._fill(self.books, [short_title(book) for book in self._ids], self._rules.book)
        self.search.setPlaceholderText(self.tr("Search in this book"))
        self.search.setAccessibleName(self.tr("Search in this book"))
        keys = key_text(QKeySequence(QKeySequence.StandardKey.Find).toString())
        said = self.tr("{keys}; Enter goes to the next place, Shift+Enter to the one before")
        self.search.setToolTip(tip(said.format(keys=keys)))
        self._fill_chapters()
        self.text.show_anew(self._fill_in)

    def _fill(self, target: QListWidget, words: list[str], chosen: str) -> None:
        row = target.currentRow()
        if row < 0:
            row = self._ids.index(chosen) if chosen in self._ids else 0
        target.blockSignals(True)
        target.clear()
        target.addItems(words)
        target.setCurrentRow(row)
        target.blockSignals(False)

    def _html(self, chapter: Chapter, row: int) -> str:
        book = self._ids[max(0, row)]
        if not self._rules.is_playable(book):
            return about_html(book)
        return chapter_html(chapter, self._rules.rules_of(book))

    def _show(self) -> None:
        """Show the chapter that is chosen, from its beginning."""
        self.text.begin()
        self._fill_in()

    def _fill_in(self) -> None:
        chapter = self._chapters_of(self._book())[max(0, self.chapters.currentRow())]
        self._title.setText(chapter_title(chapter))
        self.text.document().setDefaultStyleSheet(page_style(self.services.theme))
        self.text.setHtml(f"<body>{self._html(chapter, self.books.currentRow())}</body>")
        self._mark()

    def _restyle(self) -> None:
        theme = self.services.theme
        most = theme.sized(SIDE) if theme.is_large() else WIDEST_SIDE
        self._side.setFixedWidth(min(theme.sized(SIDE), most))
        self._middle.setMaximumWidth(max(MEASURE, theme.sized(MEASURE)) + 88)
        for words in (self._books_title, self._chapters_title):
            words.setStyleSheet(
                f"font-family: {SERIF_LIST}; font-size: {theme.sized(23)}px; color: {LACQUER.title};"
            )
            words.setContentsMargins(22, 0, 22, 0)
        for chosen in (self.books, self.chapters):
            chosen.setWordWrap(True)
            chosen.setStyleSheet(
                f"QListWidget {{ background: transparent; color: {LACQUER.text}; outline: none; padding: 4px;"
                f" border: 2px solid transparent; border-radius: 6px; font-size: {theme.sized(15)}px; }}"
                f"QListWidget:focus {{ border-color: {LACQUER.highlight}; }}"
                f"QListWidget::item {{ padding: 8px {LINE_PADDING}px;"
                f" border-left: {LINE_MARK}px solid transparent; }}"
                f"QListWidget::item:selected {{ background: {LACQUER.ground6}; color: {LACQUER.title};"
                f" border-left: {LINE_MARK}px solid {LACQUER.brass_text}; }}"
            )
        for chosen in (self.books, self.chapters):
            self._fit(chosen)
        self.search.setFixedWidth(theme.sized(210))
        self.text.setStyleSheet(
            "QTextBrowser { background: transparent; border: 2px solid transparent; border-radius: 6px; }"
            f"QTextBrowser:focus {{ border-color: {theme.paper.gold}; }}"
        )
        self.text.show_anew(self._fill_in)

    def _fit(self, chosen: QListWidget) -> None:
        """Make a list as high as its lines, which may break."""
        metrics = QFontMetrics(text_font(self.services.theme, 15))
        bar = self._lists.verticalScrollBar().sizeHint().width()
        room = QRect(0, 0, self._side.width() - LIST_EDGE - bar, 10_000)
        wrap = Qt.TextFlag.TextWordWrap
        heights = (
            metrics.boundingRect(room, wrap, chosen.item(row).text()).height() + 17
            for row in range(chosen.count())
        )
        chosen.setFixedHeight(sum(heights) + 14)
