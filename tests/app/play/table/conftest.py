"""The board on a page, in the size of the design, without motion."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QPointF, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from peling_app.platform import resources
from peling_app.play.table.model.board import BoardViewModel
from peling_app.play.table.view.page import TablePage


class Hands:
    """The user's hands on a page: they find items by name, click, drag and type."""

    def __init__(self, page: TablePage, qtbot: QtBot) -> None:
        """Work on this page."""
        self.page = page
        self.qtbot = qtbot

    def items(self, *starts: str) -> list[QQuickItem]:
        """Return the visible items whose object names begin with one of these; all that have one."""
        return [item for item in self._named(starts or ("",)) if item.objectName()]

    def everything(self) -> list[QQuickItem]:
        """Return all visible items, those too that have no name."""
        return list(self._named(("",)))

    def item(self, name: str) -> QQuickItem:
        """Return the item with this object name."""
        return next(item for item in self._named((name,)) if item.objectName() == name)

    def resize(self, width: int, height: int) -> None:
        """Give the page another size, as its window does, and let everything find its place."""
        self.page.resize(width, height)
        QCoreApplication.processEvents()

    def _named(self, starts: tuple[str, ...]) -> Iterator[QQuickItem]:
        """Yield them from the root down; what lies in an item that is not visible is not visible either."""
        left = [self.page.board]
        while left:
            item = left.pop()
            if item.isVisible():
                if item.objectName().startswith(starts):
                    yield item
                left.extend(reversed(item.childItems()))

    def spot(self, name: str) -> QPoint:
        """Return the middle of an item on the widget."""
        item = self.item(name)
        return item.mapToScene(QPointF(item.width() / 2, item.height() / 2)).toPoint()

    def click(self, name: str) -> None:
        """Click an item."""
        QTest.mouseClick(self.page.quick, Qt.MouseButton.LeftButton, pos=self.spot(name))

    def drag(self, start: str, to: QPoint, *, drop: bool = True) -> None:
        """Drag an item to a place in eight steps."""
        first = self.spot(start)
        QTest.mousePress(self.page.quick, Qt.MouseButton.LeftButton, pos=first)
        for step in range(1, 9):
            QTest.mouseMove(self.page.quick, first + (to - first) * (step / 8))
            QTest.qWait(1)
        if drop:
            QTest.mouseRelease(self.page.quick, Qt.MouseButton.LeftButton, pos=to)

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Press a key."""
        QTest.keyClick(self.page.quick, key, modifier)


@pytest.fixture
def board(qapp: object) -> BoardViewModel:
    """Return an empty board without motion."""
    del qapp
    resources.load_fonts()
    model = BoardViewModel()
    model.set_up(still=True)
    return model


@pytest.fixture
def hands(qtbot: QtBot) -> Iterator[Callable[[BoardViewModel], Hands]]:
    """Return what opens a page for a board."""
    pages: list[TablePage] = []

    def opened(model: BoardViewModel, width: int = 1048, height: int = 852) -> Hands:
        page = TablePage(model)
        pages.append(page)
        qtbot.addWidget(page, before_close_func=lambda widget: widget.unload())
        page.resize(width, height)
        page.show()
        qtbot.waitExposed(page)
        page.activateWindow()
        page.setFocus()
        qtbot.waitUntil(page.quick.hasFocus)
        return Hands(page, qtbot)

    yield opened
    for page in pages:
        page.unload()


@pytest.fixture
def user(board: BoardViewModel, hands: Callable[[BoardViewModel], Hands]) -> Hands:
    """Return the hands of somebody in front of the board; a test that looks at many sizes gives it each."""
    return hands(board)
