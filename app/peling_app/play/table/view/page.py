"""The page that carries the board: a QQuickWidget with its pictures, its model and its voice."""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QMetaObject,
    QObject,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    QUrl,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFocusEvent,
    QGuiApplication,
    QHideEvent,
    QKeyEvent,
    QOffscreenSurface,
    QOpenGLContext,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtQml import QQmlEngine
from PySide6.QtQuick import QQuickItem, QQuickWindow, QSGRendererInterface
from PySide6.QtQuickWidgets import QQuickWidget
from PySide6.QtWidgets import QVBoxLayout, QWidget

from peling_app.kit.theme import LACQUER
from peling_app.kit.view import paint
from peling_app.kit.view.announce import announce
from peling_app.kit.view.keys import is_enter, is_enter_key
from peling_app.kit.view.layouts import fill
from peling_app.platform import shipped
from peling_app.play.table.model.board import BoardViewModel
from peling_app.play.table.model.board_keys import PLACES, SORT
from peling_app.play.table.view import thrown_die as thrown_die  # noqa: PLC0414 - registers its type with QML
from peling_app.play.table.view.images import BoardImages
from peling_app.play.table.view.word_sizes import size_of_words

HERE = Path(__file__).resolve().parent
ENGINE = "boards"
"""What the engine of the boards is called among the children of the application."""


@cache
def choose_renderer() -> None:
    """Paint with the processor where OpenGL would only pretend to be a graphics card; once for all boards.

    The environment decides when it says something (``QT_QUICK_BACKEND``, ``QSG_RHI_BACKEND``).
    """
    if not os.environ.get("QT_QUICK_BACKEND") and not os.environ.get("QSG_RHI_BACKEND") and _gl_is_slow():
        QQuickWindow.setGraphicsApi(QSGRendererInterface.GraphicsApi.Software)


def _gl_is_slow() -> bool:
    context = QOpenGLContext()
    surface = QOffscreenSurface()
    surface.create()
    if not context.create() or not context.makeCurrent(surface):
        return True
    try:
        name = context.functions().glGetString(0x1F01)  # GL_RENDERER
    finally:
        context.doneCurrent()
    text = str(name).lower()
    return "llvmpipe" in text or "softpipe" in text or "swrast" in text


def engine_of_boards() -> QQmlEngine:
    """Return the engine that all boards share; it goes with the application.

    A second engine would load the types of the board a second time, and from then on a cast to one of them
    (``as HandTile``) gives null on every board that was there before.
    """
    app = QCoreApplication.instance()
    made = None if app is None else app.findChild(QQmlEngine, ENGINE)
    if made is None:
        made = QQmlEngine()
        made.setParent(app)  # given to the constructor, Python would still delete it
        made.setObjectName(ENGINE)
        made.addImportPath(str(HERE.parents[3]))
        made.addImageProvider("board", BoardImages(shipped.assets()))
    return made


class TablePage(QWidget):
    """The table of play, in whatever size it gets.

    `model` outlives the QML that shows it.

    Signals:
        asked: the user asks *Why not?* for a thing, by its name on the board; with where it lies on the page.
        reached: the focus is somewhere else on the board, or that is elsewhere now.
    """

    asked = Signal(str, QRect)
    reached = Signal()

    def __init__(self, model: BoardViewModel, parent: QWidget | None = None) -> None:
        """Show a board.

        Raises:
            RuntimeError: the QML could not be loaded; the message is that of the engine.
        """
        super().__init__(parent)
        choose_renderer()
        self.model = model
        model.court.measure_by(size_of_words)
        self._quick = QQuickWidget(engine_of_boards(), self)
        self._quick.setResizeMode(QQuickWidget.ResizeMode.SizeRootObjectToView)
        self._quick.setClearColor(QColor(LACQUER.ground8))
        self._quick.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._quick.setInitialProperties({"model": model})
        self._quick.setSource(QUrl.fromLocalFile(str(HERE / "Board.qml")))
        if self._quick.status() is not QQuickWidget.Status.Ready:
            raise RuntimeError("; ".join(error.toString() for error in self._quick.errors()))
        fill(QVBoxLayout(self), self._quick, margins=(0, 0, 0, 0))
        self._quick.installEventFilter(self)
        self.setFocusProxy(self._quick)
        paint.RINGS.changed.connect(self._use_keys)
        self._use_keys(paint.RINGS.keys)
        model.destroyed.connect(self.unload)
        model.announced.connect(self._announce)
        # Both tell of it too early: the widget has the focus after the board, things have places after that.
        for moved in (self._quick.quickWindow().activeFocusItemChanged, model.changed):
            moved.connect(self._tell_reached)
        model.whyWished.connect(self._ask)
        app = QCoreApplication.instance()
        if isinstance(app, QGuiApplication):
            app.aboutToQuit.connect(self.unload)
            app.focusWindowChanged.connect(self._wake)

    @property
    def quick(self) -> QQuickWidget:
        """Return the widget that shows the QML, for pictures and tests."""
        return self._quick

    @property
    def board(self) -> QQuickItem:
        """Return the root item."""
        return self._quick.rootObject()

    def focus_part(self, name: str) -> None:
        """Put the focus on a part of the board by its object name: ``"hand"`` or ``"wall"``."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        part = self.board.findChild(QQuickItem, name)
        if part is not None:
            part.forceActiveFocus(Qt.FocusReason.OtherFocusReason)

    def lead_back(self) -> bool:
        """Put the focus on the own hand, if that can be seen; return whether it was elsewhere.

        While several ways of a claim lie there to choose from, that goes on instead.
        """
        name = "ways" if self.model.property("waysShown") else "hand"
        part = self.board.findChild(QQuickItem, name)
        if part is None or not part.isVisible() or part.hasActiveFocus():
            return False
        self.focus_part(name)
        return True

    @property
    def place_in_focus(self) -> QRect:
        """Return where on the page the thing lies that has the focus of the board; empty: nothing has it."""
        part: QQuickItem | None = self._quick.quickWindow().activeFocusItem()
        board: QQuickItem | None = self._quick.rootObject()
        if part is None or part is board:
            return QRect()
        return _place(next((found for found in _askable(part) if found.property("current")), part))

    def lie_under(self, drawer: QRect) -> None:
        """Say what of the page a drawer lies over, empty: none; Tab passes over what nobody sees there."""
        if self.board is not None:
            self.board.setProperty("covered", QRectF(drawer))

    def take_key(self, event: QKeyEvent) -> bool:
        """Carry out a key that the board shows, pressed elsewhere on its page; return whether it was one.

        These are the keys of claims, of passing and of sorting; Escape is for what it is pressed on.
        """
        alone = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        command = self.model.commandOf(event.key()) if alone else ""
        if command not in {*PLACES, SORT} or self.model.property("watched"):
            return False
        self.model.give(command)
        return True

    def ask_focused(self) -> bool:
        """Ask *Why not?* for the thing that has the focus on the board; return whether there is one."""
        item = next((found for found in _askable(self.board) if found.property("current")), None)
        if item is not None:
            self.asked.emit(item.property("asked"), _place(item))
        return item is not None

    def thing_at(self, spot: QPoint) -> str:
        """Return the name of the thing at a place of the page that can be asked for; empty: there is none."""
        hit = [item for item in _askable(self.board) if _place(item).contains(spot)]
        return str(min(hit, key=_depth).property("asked")) if hit else ""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Lay the board out in its size; leave Enter to the page with another key, or where nothing is done.

        That holds whichever part of the board has the focus.
        """
        if isinstance(event, QResizeEvent):
            # Before QML sees it: everything finds its new place at once, and no picture is drawn in between.
            self.model.court.resize(event.size().width(), event.size().height())
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and is_enter_key(event):
            event.setAccepted(is_enter(event) and not self.model.property("watched"))
            if not event.isAccepted():
                return True
        if event.type() == QEvent.Type.KeyPress:
            # Arrows lead on among the tiles of one part.
            self._tell_reached()
        return super().eventFilter(watched, event)

    def _tell_reached(self) -> None:
        QTimer.singleShot(0, self, self.reached.emit)

    def showEvent(self, event: QShowEvent) -> None:
        """Have the own text size, contrast and faces of tiles: another board may have been in front."""
        super().showEvent(event)
        if self.board is not None:
            self.board.setProperty("inFront", True)

    def hideEvent(self, event: QHideEvent) -> None:
        """Put back what is dragged: it would be let go where the table is not seen."""
        super().hideEvent(event)
        if self.board is not None:
            QMetaObject.invokeMethod(self.board, "cancelDrag")
            self.board.setProperty("inFront", False)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask *Why not?* for what lies under the mouse, or has the focus."""
        if event.reason() is QContextMenuEvent.Reason.Keyboard:
            event.setAccepted(self.ask_focused())
            return
        thing = self.thing_at(event.pos())
        event.setAccepted(bool(thing))
        if thing:
            self._ask(thing)

    def _ask(self, thing: str) -> None:
        item = next((found for found in _askable(self.board) if found.property("asked") == thing), None)
        self.asked.emit(thing, QRect() if item is None else _place(item))

    def _use_keys(self, on: bool) -> None:
        """Show the frame of the board's focus, or not, from what was done on other pages too."""
        board = self._quick.rootObject()
        if board is not None:
            board.setProperty("keysInUse", on)

    def _wake(self) -> None:
        """Let the part of the board that had the focus before a menu have it again.

        X11 gives the keys back to the window only after Qt has given the focus back to what had it, and a
        board in a window without the keys does not take it: no part of it would get a key any more.
        """
        board = self._quick.rootObject() if self._quick.hasFocus() else None
        if board is not None and not board.window().contentItem().hasFocus():
            again = QFocusEvent(QEvent.Type.FocusIn, Qt.FocusReason.PopupFocusReason)
            QCoreApplication.sendEvent(self._quick, again)

    def unload(self) -> None:
        """Let the QML go before its model does; the page is empty afterwards."""
        self._quick.setSource(QUrl())

    def minimumSizeHint(self) -> QSize:
        """Return the least size at which tiles can still be recognised."""
        return QSize(560, 420)

    def sizeHint(self) -> QSize:
        """Return the size of the design."""
        return QSize(1048, 852)

    def _announce(self, text: str) -> None:
        announce(self._quick, text)


ABOVE: Final = ("claim", "take-back", "hand", "d", "m", "b", "wall", "rack")
"""Things by their kinds as they lie one over another."""


def _askable(item: QQuickItem) -> Iterator[QQuickItem]:
    """Yield the visible items under this one that name a thing, delegates of repeaters too."""
    for child in item.childItems():
        if child.isVisible():
            if child.property("asked"):
                yield child
            yield from _askable(child)


def _place(item: QQuickItem) -> QRect:
    """Return where an item lies on the page."""
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height())).toAlignedRect()


def _depth(item: QQuickItem) -> int:
    return ABOVE.index(str(item.property("asked")).partition(":")[0])
