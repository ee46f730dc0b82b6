"""Keep the tutor at the right of the table: a panel where there is room, else a rail with a drawer.

The rail stands there too while the panel is put away: it is the way back.
"""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QObject, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QMoveEvent, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from peling_app.kit.model.theme import Theme
from peling_app.kit.view.layouts import fill
from peling_app.kit.view.text.retranslate import Worded
from peling_app.play.tutor.model.tutor import TutorModel
from peling_app.play.tutor.view.panel import Tab, TutorPanel
from peling_app.play.tutor.view.rail import RAIL, Rail
from peling_app.play.tutor.words import panel as words

DRAWER = 360
PANEL = 392
WIDE_PANEL = 520
NARROW = 1200
"""A page narrower than this has the rail."""
WIDE = 2000
"""A page at least this wide has the wide panel."""


class TutorSide(Worded):
    """The place of the tutor beside the table; `fit` chooses its form.

    The drawer is a child of the parent widget and lies over its right part, above the last `keep_free`
    pixels, where the own hand is.

    Signals:
        practise_wanted: drills of this kind are wanted.
        lesson_wanted: the page of the course with this id is to be opened.
        placed: the drawer lies elsewhere now, or came, or went.
    """

    practise_wanted = Signal(str)
    lesson_wanted = Signal(str)
    placed = Signal()

    def __init__(self, model: TutorModel, theme: Theme, parent: QWidget) -> None:
        """Show a tutor beside what else is in `parent`."""
        super().__init__(parent)
        self._theme = theme
        self._model = model
        self._keep_free = 0
        self._compact = False
        self._away = False
        self._wide = PANEL
        self.panel = TutorPanel(model, theme, self)
        self.rail = Rail(model, theme, self)
        self._row = fill(QHBoxLayout(self), self.panel, self.rail, margins=(0, 0, 0, 0), spacing=0)
        self.rail.hide()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.setFixedWidth(PANEL)
        self.panel.hidden.connect(self.put_away)
        self.panel.practise_wanted.connect(self.practise_wanted)
        self.panel.lesson_wanted.connect(self.lesson_wanted)
        self.rail.wanted.connect(self._toggle_tab)
        self.rail.turned.connect(self.toggle)
        self._host().installEventFilter(self)
        for tab in Tab:
            keys = QShortcut(QKeySequence(f"Ctrl+{int(tab) + 1}"), self)
            keys.activated.connect(partial(self._jump, tab))
        self.retranslate()

    @property
    def compact(self) -> bool:
        """Return whether the rail is shown in the place of the panel."""
        return self._compact

    @property
    def is_open(self) -> bool:
        """Return whether the panel can be seen, in its place or as a drawer."""
        return self.panel.isVisibleTo(self._host())

    @property
    def drawer(self) -> QRect:
        """Return where in the parent the drawer lies over the table; empty: it is shut, or there is none."""
        return self.panel.geometry() if self._compact and self.is_open else QRect()

    def fit(self, width: int, keep_free: int = 0) -> None:
        """Choose the form for a page of this width; a drawer leaves `keep_free` pixels free at its foot."""
        self._keep_free = keep_free
        compact = width < NARROW
        if compact != self._compact:
            self._compact = compact
            self._change_form()
        self._wide = WIDE_PANEL if width >= WIDE else PANEL
        self._fit_width()
        self._place_drawer()

    def open(self, tab: Tab | None = None) -> None:
        """Show the panel, and a page of it."""
        if tab is not None:
            self.panel.show_tab(tab)
        self._away = False
        self.panel.setVisible(True)
        if not self._compact and self.rail.isAncestorOf(self.window().focusWidget()):
            self.panel.focus_tabs()
        self._fit_width()
        self._place_drawer()
        self.panel.raise_()
        self.rail.show_open(self.panel.tab)

    def put_away(self) -> None:
        """Hide the panel; the rail stays, and has the focus if the panel had it."""
        had_focus = self.panel.isAncestorOf(self.window().focusWidget())
        self._away = self._away or not self._compact
        self._fit_width()
        self.rail.show_open(None)
        if had_focus:
            # Before the panel is hidden: else Qt would give the focus to whatever comes first on the table.
            self.rail.arrow.setFocus(Qt.FocusReason.OtherFocusReason)
        self.panel.hide()
        self.placed.emit()

    def toggle(self) -> None:
        """Show the panel or put it away."""
        if self.is_open:
            self.put_away()
        else:
            self.open()

    def open_rule(self, rule_id: str) -> None:
        """Show a rule of the book."""
        self.open(Tab.NOW)
        self.panel.open_rule(rule_id)

    def take_focus(self) -> None:
        """Give the focus to the panel, opening a drawer."""
        self.open()
        self.panel.focus_first()

    def retranslate(self) -> None:
        """Word the rail again."""
        self.rail.set_words(words.tabs(), words.something_allowed(), (words.bring(), words.close()))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the drawer in its place when the page changes its size, and hear Escape from the table too."""
        if event.type() == QEvent.Type.Resize:
            self._place_drawer()
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and self._is_escape(event):
            self.put_away()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the drawer beside the rail."""
        super().resizeEvent(event)
        self._place_drawer()

    def moveEvent(self, event: QMoveEvent) -> None:
        """Keep the drawer beside the rail."""
        super().moveEvent(event)
        self._place_drawer()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close a drawer with Escape, which leads on to the hand."""
        if self._is_escape(event):
            self.put_away()
        super().keyPressEvent(event)

    def _is_escape(self, event: QKeyEvent) -> bool:
        """Return whether a key puts an open drawer away."""
        return event.key() == Qt.Key.Key_Escape and self._compact and self.is_open

    def _host(self) -> QWidget:
        host = self.parentWidget()
        if host is None:
            message = "the tutor stands beside something"
            raise RuntimeError(message)
        return host

    def _change_form(self) -> None:
        if self._compact:
            self._row.removeWidget(self.panel)
            self.panel.setParent(self._host())
            self.panel.hide()
        else:
            self.panel.setParent(self)
            self._row.insertWidget(0, self.panel)
            self.panel.setVisible(not self._away)
        self.panel.lie_over_table(on=self._compact)
        self.rail.show_open(None)

    def _fit_width(self) -> None:
        """Take the width of the panel, or that of the rail where it stands in the panel's place."""
        railed = self._compact or self._away
        self.rail.setVisible(railed)
        self.setFixedWidth(RAIL if railed else self._wide)

    def _place_drawer(self) -> None:
        if self._compact:
            self.panel.setGeometry(
                self.x() - DRAWER, self.y(), DRAWER, max(240, self.height() - self._keep_free)
            )
            self.panel.raise_()
        self.placed.emit()

    def _jump(self, tab: Tab) -> None:
        self.open(tab)
        self.panel.focus_tabs()

    def _toggle_tab(self, page: int) -> None:
        if self.is_open and int(self.panel.tab) == page:
            self.put_away()
        else:
            self.open(Tab(page))
