"""An entry panel in a window of its own, open dialogs, and what tests do with them."""

from collections.abc import Iterable
from typing import TypeVar

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from peling.core.tiles import Wind
from peling.ledger.entry import DealEntry, empty_deal
from peling.ledger.history import new_history
from peling.ledger.inputs import SheetSetup
from peling.ledger.reckon import deal_reckoning
from peling.ledger.reckoning import DealReckoning
from peling.rules.ruleset import OptionValue
from peling_app.kit.words import numbers
from peling_app.score.model.entry import EntryModel
from peling_app.score.model.entry_session import EntrySession
from peling_app.score.session import ScoreSession
from peling_app.score.view.entry.entry import EntryPanel
from peling_app.score.view.entry.row import EntryRow
from peling_app.score.view.large.page import LargeEntryPage
from tests.app.score.evenings import NAMES, settle
from tests.end2end.stage import make_context

D = TypeVar("D", bound=QDialog)

CASE = {Wind.EAST: 0, Wind.SOUTH: 1, Wind.WEST: 2, Wind.NORTH: 3}
"""In the first deal the players sit so."""


def dialog(page: QWidget, kind: type[D]) -> D:
    """Return the open dialog of a kind."""
    return next(one for one in page.findChildren(kind) if one.isVisible())


def begin(
    qtbot: QtBot,
    score: ScoreSession,
    book: str,
    options: dict[str, OptionValue] | None = None,
    players: tuple[str, ...] = NAMES,
) -> None:
    """Begin a sheet."""
    score.new(SheetSetup("A test", book, options or {}, players))
    settle(qtbot, score)


class StillScore(QObject):
    """A score session in memory: nothing is written, every deal is the first."""

    opened = Signal()
    editing_changed = Signal()
    draft_changed = Signal()
    refused = Signal(object)
    entered = Signal(int)

    def __init__(
        self, book: str, options: dict[str, OptionValue] | None = None, names: tuple[str, ...] = NAMES
    ) -> None:
        """Begin a sheet of four players, or of others."""
        super().__init__()
        self.is_correction = self.is_insertion = False
        self.editing = 1
        self.reason = ""
        self.begin(book, options, names)

    def begin(
        self, book: str, options: dict[str, OptionValue] | None = None, names: tuple[str, ...] = NAMES
    ) -> None:
        """Begin another sheet."""
        self.sheet = new_history(SheetSetup("A test", book, options or {}, names)).sheet
        self.rules = self.sheet.rules
        self.names = names
        self.entry = self.untyped = empty_deal(len(names))
        self.situation = self.sheet.next
        self.submitted: list[DealEntry] = []
        self.opened.emit()

    def reckon(self, entry: DealEntry) -> DealReckoning:
        """Return what the book makes of it."""
        return deal_reckoning(entry, self.situation, self.rules)

    def save_draft(self, entry: DealEntry) -> None:
        """Keep it."""
        self.entry = entry
        self.draft_changed.emit()

    def try_correction(self, entry: DealEntry) -> None:
        """Keep it too."""
        self.save_draft(entry)

    def save_reason(self, reason: str) -> None:
        """Keep it."""
        self.reason = reason

    def submit(self, entry: DealEntry, _reason: str = "") -> None:
        """Remember what was entered."""
        self.submitted.append(entry)

    def edit_next(self) -> None:
        """Go on."""
        self.editing_changed.emit()


def panel_of(qtbot: QtBot, score: EntrySession, size: tuple[int, int] = (800, 836)) -> EntryPanel:
    """Return the panel in a shown window."""
    context = make_context()
    window = QWidget()
    layout = QVBoxLayout(window)
    panel = EntryPanel(EntryModel(score), context.theme)
    panel.model.setParent(panel)
    layout.addWidget(panel)
    window.resize(*size)
    qtbot.addWidget(window)
    panel.holder = window  # type: ignore[attr-defined]  # the window lives as long as the panel
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    panel.begin()
    return panel


def focus(qtbot: QtBot, widget: QWidget) -> None:
    """Put the focus somewhere and wait for it."""
    widget.setFocus(Qt.FocusReason.OtherFocusReason)
    qtbot.waitUntil(widget.hasFocus)


def key(widget: QWidget, *keys: Qt.Key, control: bool = False) -> None:
    """Press keys."""
    modifier = Qt.KeyboardModifier.ControlModifier if control else Qt.KeyboardModifier.NoModifier
    for pressed in keys:
        QTest.keyClick(widget, pressed, modifier)


def write(field: QLineEdit, text: str) -> None:
    """Type over what stands in a field."""
    field.selectAll()
    QTest.keyClicks(field, text)


def shown(panel: EntryPanel) -> dict[str, str]:
    """Return what everybody gains, as it stands at the foot."""
    return {net.name: net.amount for net in panel.model.paid.nets}


def signed(amounts: Iterable[int]) -> list[str]:
    """Return amounts as they are written."""
    return [numbers.signed(amount) for amount in amounts]


def typed(large: LargeEntryPage, keys: str) -> int:
    """Type on the page; `.` is Enter, `<` takes a figure back; return how many keys that were."""
    special = {".": Qt.Key.Key_Return, "<": Qt.Key.Key_Backspace}
    for key in keys:
        if key in special:
            QTest.keyClick(large, special[key])
        else:
            QTest.keyClicks(large, key)
    return len(keys)


def tap(button: QAbstractButton) -> int:
    """Click a button in its middle."""
    QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=button.rect().center())
    return 1


def click(widget: QWidget) -> QWidget:
    """Click what can be seen: a button in its middle, a row at its edge, where it is bare; return it."""
    QApplication.processEvents()
    assert widget.isVisible()
    middle = widget.rect().center()
    at = QPoint(3, middle.y()) if isinstance(widget, EntryRow) else middle
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=at)
    return widget
