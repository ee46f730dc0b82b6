"""A chapter of the manual on paper: headings, paragraphs, lists and pictures, one below the other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import assert_never

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QImageReader, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from peling_app.kit.commands import BY_ID
from peling_app.kit.model.commands import command_text
from peling_app.kit.model.theme import Theme
from peling_app.kit.view.controls import RING
from peling_app.kit.view.keys import key_text
from peling_app.kit.view.layouts import STRETCH, fill, nest
from peling_app.kit.view.paper_page import label
from peling_app.kit.view.style import SERIF_LIST, lining
from peling_app.kit.view.text.flow import follow_width
from peling_app.kit.view.text.linked import Linked
from peling_app.platform.resources import SANS
from peling_app.shell.words.manual import (
    Block,
    Chapter,
    Items,
    Paragraph,
    Picture,
    Section,
    picture_path,
    rich,
)

LEADING = 122
"""Percent of the font's own height from line to line."""
TWO_COLUMNS = 900
"""Pixels at the usual size of text from which on pictures stand beside the words."""


def named(command_id: str) -> tuple[str, str]:
    """Return what a command is called and its first key, as they are shown.

    Raises:
        KeyError: there is no such command.
    """
    command = BY_ID[command_id]
    return command_text(command), key_text(*command.keys[:1])


class Shown(QWidget):
    """A picture of the program, as wide as it is or as there is room."""

    def __init__(self, picture: Picture, theme: Theme, parent: QWidget | None = None) -> None:
        """Take a picture; it is read in when it is first painted."""
        super().__init__(parent)
        self._path = picture_path(picture.name)
        self._size = QImageReader(self._path).size()
        self._theme = theme
        self._pixmap: QPixmap | None = None
        self._fitting: QPixmap | None = None
        self.setAccessibleName(picture.alt)
        self.setVisible(self._size.isValid())
        follow_width(self)

    def sizeHint(self) -> QSize:
        """Return the size of the picture."""
        return self._size

    def hasHeightForWidth(self) -> bool:
        """Say that a narrow one is lower."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of the picture in a width."""
        within = min(width, self._size.width())
        return within * self._size.height() // max(1, self._size.width())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the picture at the left, with a line round it."""
        if self._pixmap is None:
            self._pixmap = QPixmap(self._path)
        height = self.heightForWidth(self.width())
        area = QRectF(0, 0, min(self.width(), self._size.width()), height)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        size = (area.size() * self.devicePixelRatioF()).toSize()
        if self._fitting is None or self._fitting.size() != size:
            # Kept: a page that scrolls is painted often.
            self._fitting = self._pixmap.scaled(
                size, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
            )
        painter.drawPixmap(area, self._fitting, QRectF(self._fitting.rect()))
        painter.setPen(self._theme.paper.border)
        painter.drawRect(area.adjusted(0.5, 0.5, -0.5, -0.5))


@dataclass
class _Row:
    """Two columns, one below the other where there is little room.

    In the right one stand the pictures of the section at the left, or another section if there are none.
    """

    whole: QBoxLayout
    left: QVBoxLayout
    right: QVBoxLayout
    is_open: bool
    """Whether another section may stand at the right."""


class ChapterView(QWidget):
    """A chapter to read, in two columns where there is room.

    Attributes:
        links: the paragraphs with links, in the order in which they are read.

    Signals:
        followed: a link leads to this place of the manual.
    """

    followed = Signal(str)

    def __init__(self, chapter: Chapter, theme: Theme, parent: QWidget | None = None) -> None:
        """Lay out a chapter."""
        super().__init__(parent)
        self._theme = theme
        self._sections: dict[str, QLabel] = {}
        self._rows: list[_Row] = []
        self.links: list[QWidget] = []
        self._column = fill(QVBoxLayout(self), spacing=14, margins=(RING, 0, 14, 0))
        title = label("heading", wrap=True)
        title.setText(chapter.title)
        self._column.addWidget(title)
        for section in _sections(chapter):
            self._add_section(section)
        for row in self._rows:
            fill(row.left, STRETCH)
            fill(row.right, STRETCH)

    def section(self, section_id: str) -> QLabel | None:
        """Return the heading of a section; None if there is none."""
        return self._sections.get(section_id)

    def arrange(self, room: int) -> None:
        """Put pictures beside the words, or below them in a narrow place."""
        is_wide = room >= self._theme.sized(TWO_COLUMNS)
        direction = QBoxLayout.Direction.LeftToRight if is_wide else QBoxLayout.Direction.TopToBottom
        for row in self._rows:
            row.whole.setDirection(direction)
            row.whole.setSpacing(40 if is_wide else 12)
            for column in (row.left, row.right):
                row.whole.setStretchFactor(column, int(is_wide))

    def _add_section(self, blocks: Sequence[Block]) -> None:
        """Add a section: its pictures beside it, or itself beside another without pictures."""
        pictures = [block for block in blocks if isinstance(block, Picture)]
        if not pictures and self._rows and self._rows[-1].is_open:
            self._rows[-1].is_open = False
            words = self._rows[-1].right
        else:
            whole = QBoxLayout(QBoxLayout.Direction.TopToBottom)
            row = _Row(whole, QVBoxLayout(), QVBoxLayout(), not pictures)
            fill(whole, fill(row.left, spacing=10), fill(row.right, spacing=10))
            nest(self._column, whole)
            self._rows.append(row)
            words = row.left
            fill(row.right, *(Shown(one, self._theme, self) for one in pictures))
        for block in blocks:
            self._add(block, words)

    def _add(self, block: Block, words: QVBoxLayout) -> None:
        match block:
            case Section(id_, title):
                heading = label("subheading", wrap=True)
                heading.setText(title)
                self._sections[id_] = heading
                words.addWidget(heading)
            case Paragraph(text):
                words.addWidget(self._words(rich(text, named)))
            case Items(texts):
                for text in texts:
                    mark = label("lead")
                    mark.setText("•")
                    row = fill(QHBoxLayout(), (mark, 0, Qt.AlignmentFlag.AlignTop), spacing=10)
                    fill(words, fill(row, (self._words(rich(text, named)), 1)))
            case Picture():
                pass
            case _:
                assert_never(block)

    def _words(self, html: str) -> Linked:
        """Return running text; keys and what is typed have letters without serifs in it."""
        size, ink = self._theme.sized(18), self._theme.paper.ink
        plain = f'<span style="font-family: {SANS}; font-weight: 600; font-size: {round(size * 0.8)}px">'
        for tag in ("kbd", "code"):
            html = html.replace(f"<{tag}>", plain).replace(f"</{tag}>", "</span>")
        made = Linked(html, f"font-family: {SERIF_LIST}; font-size: {size}px; color: {ink};", LEADING)
        made.setFont(lining(made.font()))
        made.linkActivated.connect(self._follow)
        if "<a " in html:
            self.links.append(made)
        return made

    def _follow(self, link: str) -> None:
        self.followed.emit(link.removeprefix("#"))


def _sections(chapter: Chapter) -> list[list[Block]]:
    """Return the blocks of each section; what stands before the first is one of its own."""
    found: list[list[Block]] = [[]]
    for block in chapter.blocks:
        if isinstance(block, Section) and found[-1]:
            found.append([])
        found[-1].append(block)
    return found
