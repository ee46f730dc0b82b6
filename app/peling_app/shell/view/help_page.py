"""The manual in the program: the first minutes, every key from the registry of commands, and its chapters."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QGridLayout, QLabel, QListWidget, QVBoxLayout, QWidget

from peling_app.kit.commands import BY_ID, COMMANDS, Command, Group, Scope
from peling_app.kit.model.commands import command_text
from peling_app.kit.model.services import Services
from peling_app.kit.theme import LARGE_TEXT, LARGE_WINDOW
from peling_app.kit.view.controls import Button
from peling_app.kit.view.keys import key_text
from peling_app.kit.view.layouts import STRETCH, fill, nest
from peling_app.kit.view.lists.whole_words import WholeWords
from peling_app.kit.view.page import make_anew
from peling_app.kit.view.paper_page import Line, PaperPage, label, say
from peling_app.kit.view.rules import SingleRule
from peling_app.kit.view.text.key_cap import KeyCap
from peling_app.kit.view.text.reader import Reader
from peling_app.shell.view.manual import ChapterView
from peling_app.shell.words import keys as words
from peling_app.shell.words.manual import CHAPTERS, chapters

FIRST: Final = "keys"
"""The chapter of first steps and keys, which is made from the commands."""
BESIDE: Final = (
    (Group.CLAIMS, Group.TABLE),
    (Group.GAME, Group.LEARN, Group.SCORE, Group.VIEW, Group.HELP),
)
"""The groups in the order in which they stand: one column, or two where there is much room."""
TIGHT = 720
"""Pixels at the usual size of text; in a narrower page it is said on two lines where a key works."""
LIST = 172
"""Pixels of the list of chapters at the usual size of text."""
PADDING, MARK = 10, 3
"""Pixels at the left and at the right of the words in a row of it, and of the mark before them."""


def commands_of(group: Group) -> list[Command]:
    """Return the commands of a group that have keys, in the order in which they stand."""
    shown = [command for command in COMMANDS if command.group is group and command.keys]
    # What belongs to the table of play comes before what is done on another page.
    return sorted(shown, key=lambda one: one.scope in words.place)


def keys_text(command: Command) -> str:
    """Return the shortcuts of a command as this system writes them."""
    return key_text(*command.keys)


def places_of(command: Command) -> list[Scope]:
    """Return where a command works, as far as that is said of it."""
    return [scope for scope in (command.scope, *command.also) if scope in words.place]


class HelpPage(PaperPage):
    """How to begin, all keys, and the chapters of the manual."""

    _read_at: int | None = None  # which words are read; None: the beginning
    _is_held = False  # something is being laid out anew

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        """Make the page; a chapter is laid out when it is first opened."""
        self.chapters = QListWidget()
        super().__init__(services.theme, parent, reads=True, widest=1310, beside=self.chapters)
        assert isinstance(self.scroller, Reader)  # noqa: S101 -- it was asked for
        self._reader = self.scroller
        self.chapters.setFrameShape(QFrame.Shape.NoFrame)
        self.chapters.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.chapters.setWordWrap(True)
        self.chapters.setItemDelegate(WholeWords(self.chapters, 2 * (PADDING + MARK)))
        self.opened: dict[str, ChapterView] = {}
        self.begin_part = QWidget()
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight, self.begin_part)
        self._columns.setSpacing(56)
        self._columns.setContentsMargins(0, 0, 0, 0)
        fill(self.column, self.begin_part, STRETCH)
        self._first_title, self._steps_title = label("subheading", wrap=True), label("subheading", wrap=True)
        steps = fill(QVBoxLayout(), self._first_title, spacing=10)
        first = QGridLayout()
        first.setVerticalSpacing(4)
        first.setHorizontalSpacing(14)
        first.setColumnStretch(1, 1)
        self.first_keys = [(KeyCap(services.theme), label(wrap=True)) for _ in words.first_keys]
        for row, (key, meant) in enumerate(self.first_keys):
            first.addWidget(key, row, 0, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
            first.addWidget(meant, row, 1)
        fill(steps, first, 6, SingleRule(services.theme), 2, self._steps_title)
        self._steps = [label("lead", wrap=True) for _ in words.first_steps]
        fill(steps, *self._steps, STRETCH)
        self._keys = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._keys.setSpacing(4)
        self.groups: dict[Group, Line] = {}
        self._grids: list[QGridLayout] = []
        self.rows: list[tuple[Command, Line, Line | None, KeyCap]] = []
        for groups in BESIDE:
            keys = fill(QVBoxLayout(), spacing=4)
            for group in groups:
                self._add_group(keys, group)
            fill(keys, STRETCH)
            nest(self._keys, keys, 1)
        self._all_title = label("heading", wrap=True)
        everything = fill(QVBoxLayout(), self._all_title, (self._keys, 1), spacing=6)
        fill(self._columns, (steps, 5), (everything, 6))
        self.back = Button(services.theme, icon="arrow-left", key="Esc", height=42)
        self.back.clicked.connect(self.back_asked)
        self.next_button = Button(services.theme, height=42)
        self.next_button.clicked.connect(self._go_on)
        fill(self.foot, self.back, STRETCH, self.next_button)
        self.chapters.currentRowChanged.connect(self._show)
        self._reader.verticalScrollBar().valueChanged.connect(self._note_place)
        self.theme.changed.connect(self._restyle)
        self.retranslate()
        self._restyle()

    @property
    def titles(self) -> tuple[str, ...]:
        """Return the name of the page."""
        return (words.title(),)

    def _add_group(self, column: QVBoxLayout, group: Group) -> None:
        heading = label("subheading", wrap=True)
        self.groups[group] = heading
        column.addWidget(heading)
        grid = QGridLayout()
        grid.setVerticalSpacing(4)
        grid.setHorizontalSpacing(20)
        grid.setColumnStretch(0, 5)
        self._grids.append(grid)
        for row, command in enumerate(commands_of(group)):
            meant, keys = label(wrap=True), KeyCap(self.theme)
            where = label("small") if places_of(command) else None
            # What works everywhere has the room of where others work as well.
            grid.addWidget(meant, row, 0, 1, 2 if where is None else 1)
            if where is not None:
                grid.addWidget(where, row, 1)
            grid.addWidget(keys, row, 2, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            self.rows.append((command, meant, where, keys))
        fill(column, grid, 6, SingleRule(self.theme), 6)

    # Chapters

    def open(self, place: str) -> None:
        """Open the manual at a chapter, or at a section of one: ``"play/turn"``."""
        chapter, _, section = place.partition("/")
        self.chapters.setCurrentRow((FIRST, *CHAPTERS).index(chapter))
        if section:
            heading = self.opened[chapter].section(section)
            if heading is not None:
                self._reader.bring(heading, below=self._reader.viewport().height())

    def shown(self) -> str:
        """Return the chapter that is open."""
        return (FIRST, *CHAPTERS)[max(0, self.chapters.currentRow())]

    def _show(self) -> None:
        """Show the chapter that is chosen, from its beginning."""
        self._read_at = None
        self._show_chosen()
        self._reader.begin()

    def _show_chosen(self) -> None:
        chosen = self.shown()
        if chosen != FIRST and chosen not in self.opened:
            self._lay_out(chosen)
        self.begin_part.setVisible(chosen == FIRST)
        for name, view in self.opened.items():
            view.setVisible(name == chosen)
        self._word_next()
        self.arrange()

    def _lay_out(self, name: str) -> None:
        made = ChapterView(chapters()[CHAPTERS.index(name)], self.theme)
        made.followed.connect(self.open)
        self.opened[name] = made
        self.column.insertWidget(1, made)
        self.lead_tab()

    def _forget(self) -> None:
        """Let chapters be laid out anew, in another language or look; the reader stays where he is.

        A link that has the focus keeps it.
        """
        self._is_held = True
        make_anew(self._lay_out_anew, self._links)
        if self._read_at is not None:
            self._reader.bring(self._words()[self._read_at], below=self._reader.viewport().height())
        QTimer.singleShot(0, self, self._let_go)

    def _let_go(self) -> None:
        self._is_held = False

    def _links(self) -> list[QWidget]:
        chapter = self.opened.get(self.shown())
        return [] if chapter is None else chapter.links

    def _words(self) -> list[QLabel]:
        """Return all words of the chapter that is open, in an order that is the same in every language."""
        return self.opened.get(self.shown(), self.begin_part).findChildren(QLabel)

    def _note_place(self, at: int) -> None:
        """Note which words are the uppermost that begin in sight; none where the chapter begins there.

        That is when the reader scrolls: words may have other places before they are laid out anew.
        """
        inner = self._reader.widget()
        if self._is_held or inner is None:
            return
        tops = [(one.mapTo(inner, QPoint()).y(), place) for place, one in enumerate(self._words())]
        below = [(top, place) for top, place in tops if top >= at]
        self._read_at = min(below)[1] if at and below else None

    def _lay_out_anew(self) -> None:
        for view in self.opened.values():
            view.hide()
            view.deleteLater()
        self.opened.clear()
        self._show_chosen()

    def _go_on(self) -> None:
        """Turn to the next chapter, and after the last to the first."""
        self.chapters.setCurrentRow((self.chapters.currentRow() + 1) % self.chapters.count())

    def _word_next(self) -> None:
        following = self.chapters.item((self.chapters.currentRow() + 1) % self.chapters.count())
        self.next_button.setText(words.next_chapter(chapter=following.text()))

    def focusInEvent(self, _event: QFocusEvent) -> None:
        """Begin to read, or where all is in sight at the way back."""
        reads = self.scroller.focusPolicy() is not Qt.FocusPolicy.NoFocus
        (self.scroller if reads else self.back).setFocus(Qt.FocusReason.OtherFocusReason)

    # Words and look

    def retranslate(self) -> None:
        """Word the page again."""
        self.set_title(words.title())
        self.scroller.setAccessibleName(words.title())
        self.subtitle.setText(words.subtitle())
        self._first_title.setText(words.first_keys_title())
        for (key, meant), (ids, sentence) in zip(self.first_keys, words.first_keys, strict=True):
            key.setText("  ".join(key_text(BY_ID[one].keys[0]) for one in ids))
            meant.setText(sentence())
        self._steps_title.setText(words.first_steps_title())
        self._all_title.setText(words.all_keys())
        for number, (step, sentence) in enumerate(zip(self._steps, words.first_steps, strict=True), start=1):
            say(step, self.tr("{number}. {words}").format(number=number, words=sentence()))
        for group, heading in self.groups.items():
            heading.setText(words.group_heading(group))
        for command, meant, where, keys in self.rows:
            meant.setText(command_text(command))
            if where is not None:
                where.setText(", ".join(map(words.place, places_of(command))))
            keys.setText(keys_text(command))
        self.back.setText(self.tr("Back"))
        self._fill_list()
        self._forget()

    def _fill_list(self) -> None:
        row = max(0, self.chapters.currentRow())
        self.chapters.blockSignals(True)
        self.chapters.clear()
        self.chapters.addItems([words.keys_title(), *(chapter.title for chapter in chapters())])
        self.chapters.setCurrentRow(row)
        self.chapters.blockSignals(False)
        self.chapters.setAccessibleName(words.contents())

    def _restyle(self) -> None:
        """Give the list its look, and let chapters be laid out in the new one."""
        paper, theme = self.theme.paper, self.theme
        self.chapters.setStyleSheet(
            f"QListWidget {{ background: transparent; color: {paper.ink2}; outline: none; padding: 2px;"
            f" border: 2px solid transparent; border-radius: 6px; font-size: {theme.sized(15)}px; }}"
            f"QListWidget:focus {{ border-color: {paper.gold}; }}"
            f"QListWidget::item {{ padding: 7px {PADDING}px; border-left: {MARK}px solid transparent; }}"
            f"QListWidget::item:selected {{ background: {paper.gold_ground}; color: {paper.ink};"
            f" border-left: {MARK}px solid {paper.gold}; }}"
        )
        self._forget()

    def arrange(self) -> None:
        """Put the columns one below the other where they have no room side by side."""
        beside = min(self.theme.sized(LIST), max(LIST, self.width() // 6))
        self.chapters.setFixedWidth(beside)
        room = self.width() - beside
        narrow = room < 900 * self.theme.zoom() / 100
        direction = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        self._columns.setDirection(direction)
        is_large = self.width() >= LARGE_WINDOW[0] and self.theme.zoom() <= LARGE_TEXT
        self._keys.setDirection(direction if is_large else QBoxLayout.Direction.TopToBottom)
        self._keys.setSpacing(64 if is_large else 4)
        self._columns.setStretch(1, 12 if is_large else 6)
        for grid in self._grids:
            # Where a command works must not fold its name where only the keys of others are long.
            grid.setColumnStretch(1, 2 if is_large else 0)
        is_tight = is_large or self.width() < TIGHT * self.theme.zoom() / 100
        for _, _, where, _ in self.rows:
            if where is not None:
                where.setWordWrap(is_tight)
        for view in self.opened.values():
            view.arrange(room)
