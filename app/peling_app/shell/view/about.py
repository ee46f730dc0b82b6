"""The box that says what Pe-Ling is, whose work it contains, and under which licences."""

from __future__ import annotations

import platform

from PySide6.QtCore import qVersion
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from peling_app import __version__
from peling_app.books.model.chosen import printed_books
from peling_app.books.words.citations import book_words
from peling_app.kit.model.theme import Theme
from peling_app.kit.view.controls import Button, Kind
from peling_app.kit.view.dialogs.paper import PaperDialog
from peling_app.kit.view.layouts import STRETCH, fill, nest
from peling_app.kit.view.paper_page import label
from peling_app.kit.view.rules import SingleRule
from peling_app.kit.words.tiles import joined
from peling_app.platform.resources import app_icon


def _sources() -> list[str]:
    """Return what the rules are taken from, each once."""
    return list(dict.fromkeys(book_words(book) for book in printed_books()))


class AboutBox(PaperDialog):
    """Name, version, idea, parts and licences."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Make the box."""
        super().__init__(theme, parent, reads=True)
        row = fill(QHBoxLayout(), spacing=20)
        picture = QLabel()
        picture.setPixmap(app_icon().pixmap(96, 96))
        self._picture = picture
        row.addWidget(picture)
        words = QVBoxLayout()
        self._version = label()
        self._idea = label("lead", wrap=True)
        fill(words, self._idea, self._version)
        nest(row, words, 1)
        fill(self.column, row, 6)
        self._parts: list[tuple[QLabel, QLabel]] = []
        for _ in range(7):
            self.column.addWidget(SingleRule(theme))
            name, about = label(), label("small", wrap=True)
            font = name.font()
            font.setBold(True)
            name.setFont(font)
            self._parts.append((name, about))
            fill(self.column, name, about)
        self.column.addStretch(1)
        self._qt = Button(theme)
        self._close = Button(theme, Kind.PRIMARY)
        self.answer_by_keys(self._close)
        fill(self.foot, self._qt, STRETCH, self._close)
        self._qt.clicked.connect(QApplication.aboutQt)
        self._close.clicked.connect(self.accept)
        self.retranslate()
        self.fit(600, 640)

    def retranslate(self) -> None:
        """Word the box again."""
        self.set_title(self.tr("About Pe-Ling"))
        self.title.setText("Pe-Ling")
        self._picture.setAccessibleName(self.tr("The bird of a hundred intelligences on a tile"))
        self._idea.setText(
            self.tr("The classical mah-jongg of the 1920s: play it, learn it from the books, keep the score.")
        )
        self._version.setText(
            self.tr("Version {version}, Python {python}, Qt {qt}").format(
                version=__version__,
                python=platform.python_version(),
                qt=qVersion(),
            )
        )
        parts = (
            (
                self.tr("Pe-Ling"),
                self.tr(
                    "The program stands under the MIT licence. Nothing is sent; "
                    "no network code is in the program."
                ),
            ),
            (
                self.tr("Tile faces, icons and sounds"),
                self.tr("Made by the Pe-Ling authors, who waived all rights: CC0 1.0 Universal."),
            ),
            (
                self.tr("The rule books"),
                self.tr(
                    "The rules are those of {books}. They are given here in our own words, with the place in "
                    "the source."
                ).format(books=joined(_sources())),
            ),
            ("Qt, PySide6", self.tr("GNU Lesser General Public License, version 3.")),
            (
                self.tr("Fonts"),
                self.tr(
                    "EB Garamond by Georg Duffner, Lato by Łukasz Dziedzic, the wind characters after "
                    "LXGW WenKai: SIL Open Font License 1.1."
                ),
            ),
            ("miniaudio, platformdirs, fsrs", self.tr("MIT licence.")),
            ("wasmtime", self.tr("Apache licence 2.0, with the exception of LLVM.")),
        )
        for (name, about), (name_words, about_words) in zip(self._parts, parts, strict=True):
            name.setText(name_words)
            about.setText(about_words)
        self._qt.setText(self.tr("About Qt"))
        self._close.setText(self.tr("Close"))
