"""A walk by chance over all pages, by keys and mouse as a window gets them.

The walker knows nothing of what pages are for: it presses keys and clicks what can be clicked. After every
step it asks that the focus is in sight and in the page that is shown, that Enter does something where a
button says Enter, that no game, deal or sheet begins but by what says so, and that no sentence has a mark of
its own in it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from PySide6.QtCore import QPoint, Qt
from PySide6.QtQuickWidgets import QQuickWidget
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QDialog,
    QFileDialog,
    QLabel,
    QLineEdit,
    QMenu,
    QMenuBar,
    QStackedWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot

from peling.ledger.files.sheet_file import SUFFIX as SHEET
from peling.storage.journal import SUFFIX as GAME
from peling_app.kit.view.controls import Button
from peling_app.platform.settings import Language
from peling_app.play.replay.words import replay as replay_words
from peling_app.play.result.words import result as result_words
from peling_app.play.review.words import review as review_words
from peling_app.play.session import Session
from peling_app.score.view.page import ScorePage
from peling_app.shell.model.context import AppContext
from peling_app.shell.view.main_window import MainWindow
from peling_app.shell.view.pages import PageId
from tests.app.play.windows import SETUP, play_page, play_to_the_end
from tests.end2end.stage import make_context, make_window
from tests.end2end.walks.raw_marks import raw_marks
from tests.end2end.walks.whole_deal import waits

PATIENCE = 30_000
ON_ITS_WAY = 100
"""Milliseconds after which a focus that was lost has come to the page."""
CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
PLAIN = Qt.KeyboardModifier.NoModifier
ENTER = (Qt.Key.Key_Return, PLAIN)
SPACE = (Qt.Key.Key_Space, PLAIN)
COMMAND = (Qt.Key.Key_Return, CONTROL)
AS_SHEET = (Qt.Key.Key_G, CONTROL | SHIFT)
TABS = ((Qt.Key.Key_Tab, PLAIN), (Qt.Key.Key_Backtab, SHIFT))
Key = tuple[Qt.Key, Qt.KeyboardModifier]
KEYS: tuple[tuple[Key, int], ...] = (
    (ENTER, 24),
    (SPACE, 6),
    (COMMAND, 3),
    (AS_SHEET, 1),
    (TABS[0], 14),
    (TABS[1], 5),
    *(
        ((key, PLAIN), 4)
        for key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_End)
    ),
    ((Qt.Key.Key_Escape, PLAIN), 4),
    *(((getattr(Qt.Key, f"Key_{name}"), PLAIN), 1) for name in "ACDKLMNPRSTW123"),
    *(((getattr(Qt.Key, name), PLAIN), 1) for name in ("Key_F1", "Key_F2", "Key_F4", "Key_F6", "Key_F8")),
    *(((key, PLAIN), 1) for key in (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp, Qt.Key.Key_Home)),
    *(((getattr(Qt.Key, f"Key_{name}"), CONTROL), 1) for name in "NORZTLEDHGJB"),
    ((Qt.Key.Key_Home, CONTROL), 1),
)
# What buttons say that begin something, and what they begin.
BEGINNING = {
    "Start": "game",
    replay_words.fixed("play-on"): "game",
    review_words.fixed("retry"): "game",
    review_words.fixed("again"): "game",
    result_words.again(): "game",
    "Continue": "game",
    "Begin the sheet": "sheet",
    "Next deal": "deal",
}
LEADING_OUT = frozenset({Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_F6, Qt.Key.Key_F10, Qt.Key.Key_Alt})
"""Keys that may lead out of a page: F6 does where the page is one part."""


@dataclass
class Walk:
    """One walk: the window, chance, and the trail of what was done, to be shown when something is wrong."""

    qtbot: QtBot
    folder: Path
    seed: int
    trail: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Open the program with empty folders."""
        self.random = Random(self.seed)
        self.written = (self.folder / "trail.txt").open("w", encoding="utf-8", buffering=1)
        self.session = Session(self.folder / "games", new_seed=lambda: self.seed)
        self.context: AppContext = make_context(
            session=self.session, settings={"computer_pause": 0, "sound": False}, fades=True
        )
        self.context.score_folder = self.folder / "sheets"
        self.context.learn_file = self.folder / "progress.json"
        self.window: MainWindow = make_window(self.context, painted=True)
        self.qtbot.addWidget(self.window)
        self.qtbot.waitExposed(self.window)
        self.activate()

    def activate(self) -> None:
        """Bring the window to the front."""
        self.window.activateWindow()
        self.qtbot.waitUntil(self.window.isActiveWindow)

    def play_a_deal(self) -> None:
        """Begin with the end of a deal: by chance hardly any walk comes to one by day."""
        self.window.ways.start_game(SETUP)
        self.qtbot.waitUntil(lambda: self.window.current is PageId.TABLE)
        play_page(self.window).table_model.board.hurry()
        play_to_the_end(self.qtbot, self.session)
        self.settle()
        self.hold(self.begun == (1, 0, 1), "more than the first deal of a game began")

    # -- what is there -------------------------------------------------------------------------------------

    @property
    def page(self) -> QWidget:
        """Return the page that is shown."""
        return self.window.page(self.window.current)

    @property
    def begun(self) -> tuple[int, int, int]:
        """Return how many games and sheets are on the disk, and the number of the deal."""
        games = len(list((self.folder / "games").rglob(f"*{GAME}")))
        sheets = len(list((self.folder / "sheets").rglob(f"*{SHEET}")))
        return games, sheets, self.session.deal_number

    @property
    def texts(self) -> tuple[object, ...]:
        """Return all that can be read on the page and where the focus is, to see whether anything happens."""
        labels = [one.text() for one in self.page.findChildren(QLabel) if one.isVisible()]
        buttons = [(one.text(), one.isEnabled()) for one in self.page.findChildren(Button) if one.isVisible()]
        return (*labels, *buttons, self.window.current, self.session.view, len(self.dialogs))

    @property
    def dialogs(self) -> list[QDialog]:
        """Return the dialogs that are open."""
        return [one for one in self.window.findChildren(QDialog) if one.isVisible()]

    def is_in_page(self, widget: QWidget | None) -> bool:
        """Return whether a widget is in the page that is shown."""
        return widget is not None and (widget is self.page or self.page.isAncestorOf(widget))

    def said_enter(self) -> list[Button]:
        """Return the buttons that say Enter."""
        return [
            one
            for one in self.page.findChildren(Button)
            if one.shown_key == "Enter" and one.isVisible() and one.isEnabled()
        ]

    def clickable(self) -> Iterator[QWidget]:
        """Yield what can be clicked: in the page, and in the bar."""
        top = QApplication.activeModalWidget() or self.window
        for one in top.findChildren(QWidget):
            kinds = QAbstractButton | QLineEdit | QQuickWidget | QComboBox | QAbstractItemView
            if isinstance(one, kinds) and one.isVisible() and one.isEnabled():
                middle = one.rect().center()
                if one.visibleRegion().contains(middle) and one.window() is top:
                    yield one

    # -- one step ------------------------------------------------------------------------------------------

    def step(self) -> None:
        """Do something by chance and look whether all is well."""
        popup = QApplication.activePopupWidget()
        if popup is not None:
            self.add(f"close {type(popup).__name__}")
            popup.close()
            self.settle()
            return
        modal = QApplication.activeModalWidget()
        if modal is not None and (isinstance(modal, QFileDialog) or self.random.random() < 0.2):
            self.add(f"close {type(modal).__name__}")
            modal.close()
            self.settle()
            self.activate()
            self.look(frozenset(), moved=True)
            return
        if self.random.random() < 0.25 and (found := list(self.clickable())):
            self.click(self.chosen(found))
        else:
            self.press(self.random.choices([key for key, _ in KEYS], [weight for _, weight in KEYS])[0])
        self.stay_english()

    def chosen(self, found: list[QWidget]) -> QWidget:
        """Choose what to click, mostly in the page: the bar changes the look, which takes long."""
        inside = [one for one in found if self.is_in_page(one)]
        return self.random.choice(inside if inside and self.random.random() < 0.9 else found)

    def press(self, key: Key) -> None:
        """Press a key as the window gets it."""
        target = QApplication.activeModalWidget() or self.window
        focus = target.focusWidget()
        self.note(f"{'Ctrl+' if key[1] & CONTROL else ''}{key[0].name}")
        before, begun = self.window.current, self.begun
        outside = not self.is_in_page(self.window.focusWidget())
        said = self.said_enter() if key == ENTER and target is self.window else []
        texts = self.texts if said else ()
        waits_for_entry = isinstance(focus, QLineEdit | QComboBox)
        allowed = self.allowed(focus, key)
        handle = target.windowHandle()
        assert handle is not None
        QTest.keyClick(handle, key[0], key[1])
        self.settle()
        self.look(allowed, moved=outside or key[0] in LEADING_OUT, begun=begun)
        if said and self.window.current is before and not waits_for_entry:
            self.hold(self.texts != texts, f"Enter did nothing, but {said[0].text()!r} says Enter")

    def click(self, widget: QWidget) -> None:
        """Click a widget as the window gets it."""
        top = widget.window()
        spot = widget.rect().center()
        if isinstance(widget, QQuickWidget):
            spot = QPoint(
                self.random.randrange(widget.width()), round(widget.height() * self.random.uniform(0.3, 0.99))
            )
        name = getattr(widget, "text", str)() if isinstance(widget, QAbstractButton) else ""
        self.note(f"click {type(widget).__name__} {name!r}")
        begun = self.begun
        allowed = self.allowed(widget, SPACE)
        outside = not self.is_in_page(self.window.focusWidget())
        in_bar = top is self.window and not self.is_in_page(widget)
        handle = top.windowHandle()
        assert handle is not None
        QTest.mouseClick(handle, Qt.MouseButton.LeftButton, PLAIN, widget.mapTo(top, spot))
        self.settle()
        self.look(allowed, moved=in_bar or outside, begun=begun)

    def allowed(self, focus: QWidget | None, key: Key) -> frozenset[str]:
        """Return what may begin by a key here: ``"game"``, ``"sheet"``, ``"deal"``."""
        current = self.window.current
        text = focus.text() if isinstance(focus, QAbstractButton) and key in {ENTER, SPACE} else ""
        found = {kind for word, kind in BEGINNING.items() if text.startswith(word)}
        if key == COMMAND:
            found |= {
                PageId.SETUP: {"game"},
                PageId.REPLAY: {"game"},
                PageId.REVIEW: {"game"},
                PageId.TABLE: {"deal"},
            }.get(current, set())
        score = self.window.page(PageId.SCORE) if key == COMMAND and current is PageId.SCORE else None
        if isinstance(score, ScorePage) and score.start.isVisible():
            found.add("sheet")
        if key == AS_SHEET and current is PageId.TABLE:
            found.add("sheet")
        if (
            key == ENTER
            and current is PageId.TABLE
            and any(one.text() == "Next deal" for one in self.said_enter())
        ):
            found.add("deal")
        if key in {ENTER, SPACE} and (current is PageId.GAMES or type(focus).__name__ == "ContinueStrip"):
            found.add("deal")
        if key[1] & CONTROL and key[0] == Qt.Key.Key_O:
            found.add("deal")
        if "game" in found:
            found.add("deal")
        return frozenset(found)

    # -- what must hold ------------------------------------------------------------------------------------

    def settle(self) -> None:
        """Wait until nothing is written and no computer player is to act."""

        def calm() -> bool:
            score = self.context.made.score
            session = self.session
            plays = session.view is not None and not session.is_writing and not session.pause.is_held
            return (
                not session.is_writing
                and not session.opening
                and (score is None or not score.busy)
                and (not plays or waits(session))
            )

        for _ in range(3):
            QApplication.processEvents()
        self.qtbot.waitUntil(calm, timeout=PATIENCE)
        for _ in range(3):
            QApplication.processEvents()

    def stay_english(self) -> None:
        """Go back to English when the language was changed: buttons are known by their words."""
        if self.context.preferences.current.language is not Language.ENGLISH:
            self.context.preferences.update(language=Language.ENGLISH)
            self.settle()

    def look(
        self, allowed: frozenset[str], *, moved: bool, begun: tuple[int, int, int] | None = None
    ) -> None:
        """Hold that the focus is where it belongs, and that nothing began that was not asked for."""
        if begun is not None:
            for kind, was, now in zip(("game", "sheet", "deal"), begun, self.begun, strict=True):
                more = now - was if kind != "deal" else int(now > was)
                self.hold(more <= 0 or kind in allowed, f"a {kind} began that was not asked for")
                self.hold(more <= 1, f"{more} {kind}s began at once")
        for top in (self.page, *self.dialogs):
            said = next(raw_marks(top), None)
            self.hold(said is None, f"{said!r} is shown")
        if QApplication.activePopupWidget() is not None or self.dialogs or not self.window.isActiveWindow():
            if not self.dialogs and QApplication.activePopupWidget() is None:
                self.activate()
            return
        if isinstance(QApplication.focusWidget(), QStackedWidget):
            # It rests there until what goes away has gone, as when a page comes that was made elsewhere.
            self.qtbot.wait(ON_ITS_WAY)
        focus = QApplication.focusWidget()
        self.hold(focus is not None, "nothing has the focus")
        assert focus is not None
        if isinstance(focus, QMenu | QMenuBar):
            return
        self.hold(
            focus.isVisible() and focus.isEnabled(),
            f"the focus is on {self.named(focus)}, which is not there",
        )
        self.hold(moved or self.is_in_page(focus), f"the focus left the page for {self.named(focus)}")

    def hold(self, holds: bool, words: str) -> None:
        """Fail with the trail unless something holds."""
        if not holds:
            raise AssertionError(f"seed {self.seed}: {words} after\n" + "\n".join(self.trail[-25:]))

    def note(self, what: str) -> None:
        """Add to the trail where we are and what is done."""
        focus = QApplication.focusWidget()
        self.add(f"{len(self.trail)} {self.window.current.value} [{self.named(focus)}] {what}")

    def add(self, line: str) -> None:
        """Add a line to the trail, and to its file: that one outlives a process that ends at once."""
        self.trail.append(line)
        self.written.write(line + "\n")

    def named(self, widget: QWidget | None) -> str:
        """Return words for a widget."""
        if widget is None:
            return "nothing"
        parents: list[str] = []
        parent = widget.parentWidget()
        while parent is not None and len(parents) < 3:
            parents.append(type(parent).__name__)
            parent = parent.parentWidget()
        text = widget.text() if isinstance(widget, QAbstractButton) else widget.accessibleName()
        return f"{type(widget).__name__} {text[:30]!r} in {'<'.join(parents)}"
