"""Open a file that was named on the command line, handed over by another start, or dropped on the window."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication, QDialog

from peling_app.platform.own_file import FileKind, NotOursError, own_file
from peling_app.shell.model.context import AppContext
from peling_app.shell.view.pages import FILE, GAME, SHEET, PageId
from peling_app.shell.view.ways import Ways, Window
from peling_app.shell.words.opened import hand_trouble, others_left, trouble_words

LEFT: Final = "files left"
"""What a message is about that says of files which of them was taken."""


class Opener(QObject):
    """Opens what a file holds on the page where it belongs; what is wrong with it is said on the window."""

    def __init__(self, ways: Ways, window: Window, context: AppContext) -> None:
        """Open files in a window."""
        super().__init__(ways)
        self._ways, self._window, self._context = ways, window, context

    def open(self, file: Path, *, is_alone: bool = True) -> None:
        """Open a file now, or when the dialog is done that stands over the window.

        `is_alone`: no other file was given with it; else it is said that this one was taken.
        """
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QDialog):
            once = Qt.ConnectionType.SingleShotConnection
            dialog.finished.connect(
                lambda _result: QTimer.singleShot(0, self, partial(self.open, file, is_alone=is_alone)), once
            )
            return
        name = file.name or str(file)
        for about in (GAME, SHEET, FILE, LEFT):
            self._window.withdraw(about)
        self._open_now(file, name)
        if not is_alone:
            self._window.tell_words(partial(others_left, name=name), LEFT)

    def _open_now(self, file: Path, name: str) -> None:
        try:
            found = own_file(file)
        except NotOursError as error:
            self._window.tell_words(partial(trouble_words, error.trouble, name, error.where), FILE)
            return
        match found.kind:
            case FileKind.GAME:
                self._ways.continue_game(self._known(file))
            case FileKind.SHEET | FileKind.SHEET_COPY:
                self._open_sheet(file, is_copy=found.kind is FileKind.SHEET_COPY)
            case FileKind.HOUSE_RULES:
                self._open_house_rules(file)
            case FileKind.HAND:
                self._open_hand(name, found.text)

    def _known(self, file: Path) -> Path:
        """Return a game as it is known: one of the user's own by the folder of games."""
        session = self._context.session
        is_own = session is not None and file.resolve().parent == session.folder.resolve()
        return session.folder / file.name if session is not None and is_own else file

    def _open_sheet(self, file: Path, *, is_copy: bool) -> None:
        score = self._context.score
        assert score is not None  # noqa: S101 - only pictures and tests keep none
        self._ways.show_score()
        if is_copy:
            score.import_json(file)
        else:
            score.take_file(file)

    def _open_house_rules(self, file: Path) -> None:
        """Take in house rules, choose their book and show them; a name that is taken is asked about."""
        from peling_app.books.house_rules import HouseFileError  # noqa: PLC0415 - when first asked for
        from peling_app.books.house_sets import read_file  # noqa: PLC0415 - as above
        from peling_app.books.words.house_sets import trouble_words as house_trouble  # noqa: PLC0415 - as above

        try:
            one = read_file(file)
        except HouseFileError as error:
            self._window.tell_words(partial(house_trouble, file.name, error), FILE)
            return
        self._context.rules.choose_book(one.book)
        self._ways.show_house_rules().sets.import_file(file)

    def _open_hand(self, name: str, text: str) -> None:
        """Lay a hand on the page that judges it; what lay there can be brought back by *Undo*."""
        from peling_app.judge.view.page import JudgePage  # noqa: PLC0415 - when first asked for

        page = self._window.page(PageId.JUDGE)
        assert isinstance(page, JudgePage)  # noqa: S101 - the page of this id is of this class
        wrong = page.model.open_text(text)
        if wrong is None:
            self._window.show_page(PageId.JUDGE)
        else:
            self._window.tell_words(lambda: hand_trouble(name, wrong()), FILE)
