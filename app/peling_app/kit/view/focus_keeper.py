"""Keep the focus in the page that is shown, and keys and clicks from a page they were not meant for.

One rule for the whole program. When what has the focus goes away, Qt gives the focus to the next stop of Tab,
often the name of the program in the bar, where Enter leads home. Here it goes to the page instead: every page
knows the first thing of its work and takes the focus there when given it. What is out of sight takes none.
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QWindow
from PySide6.QtWidgets import QApplication, QMainWindow, QScrollArea, QStackedWidget, QWidget
from shiboken6 import isValid

from peling_app.kit.pace import Pace
from peling_app.kit.view import paint
from peling_app.kit.view.keys import ARROWS, HELD, MOVES, PAD, TABS, Repeats, acts_once, goes_to_focus, writes
from peling_app.kit.view.layouts import with_label
from peling_app.kit.view.page import Page, hand_over, is_put_away, takes_over
from peling_app.kit.view.parts import begin_around
from peling_app.kit.view.pressing import Lit
from peling_app.kit.view.text.key_tips import KeyTips
from peling_app.kit.view.typed_ahead import TypedAhead, TypedLate, TypedOver, is_field

KEYS: Final = frozenset({QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride})
CLICKS: Final = frozenset({QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick})
MARGIN: Final = 8
"""Pixels that stay free beside what is scrolled to."""


class PageStack(QStackedWidget):
    """Pages of which one is shown; a page that comes to the front is a new page to the user.

    It asks for the room of the page that is shown. One that was last laid out in a wide window still asks for
    the width of that, and is laid out anew only when it is shown.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        """Make it empty."""
        super().__init__(parent)
        self.currentChanged.connect(self._tell)
        self.currentChanged.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        """Return the room that the page in front would have."""
        page = self.currentWidget()
        return super().sizeHint() if page is None else page.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """Return the room that the page in front needs."""
        page = self.currentWidget()
        if page is None:
            return super().minimumSizeHint()
        return page.minimumSizeHint().expandedTo(page.minimumSize())

    def _tell(self) -> None:
        keeper = self.window().findChild(FocusKeeper)
        if keeper is not None and self.isVisible():
            keeper.begin_page()


class FocusKeeper(QObject):
    """Watches the focus of one window, and what comes from keys and mouse to it and its dialogs."""

    def __init__(
        self,
        window: QMainWindow,
        pages: QStackedWidget,
        pace: Pace,
        clock: Callable[[], float] = monotonic,
        leads: Callable[[QKeyEvent], bool] = lambda _event: False,
    ) -> None:
        """Watch the window whose pages these are; `clock` tells the time in seconds.

        `leads` says of a key that it cannot be meant for the page before: it is taken at once on a new one.
        `is_coming` says whether the page in front is still to be painted; `over` keeps what is typed while
        that page turns.
        """
        super().__init__(window)
        self._window = window
        self._pages = pages
        self._pace = pace
        self._clock = clock
        self._leads = leads
        self._quiet_until = 0.0
        self.is_coming = False
        self._is_held = False
        self._has_arrived = False
        self._is_arrow = self._is_move = self._is_tab = self._moves_now = False
        self._last: QWidget | None = None
        self._ahead, self._late = TypedAhead(window), TypedLate(window)
        self.over = TypedOver(window, pages)
        self._tips = KeyTips(self)
        self._repeats = Repeats()
        self._lit = Lit(self)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._moved)
            app.focusWindowChanged.connect(self._watch)

    def watch_input(self) -> None:
        """Begin to see what comes to the window; call when it is shown."""
        self._watch(self._window.windowHandle())

    def _watch(self, window: QWindow | None) -> None:
        """See what comes to a window: to a dialog as well, where only the rings of the focus depend on it."""
        if window is not None and isValid(self._window):
            window.installEventFilter(self)
            window.installEventFilter(self._lit)

    def begin_page(self) -> None:
        """Take nothing until another page, which is in front now, has been seen for a while.

        What comes before it is painted was meant for the page before, however long that takes; but what is
        written is kept for its fields: it acts on nothing, and whoever writes knows what is coming.
        """
        if self._pace.quiet > 0:
            self._is_held = True
            self._has_arrived = False
            self._window.installEventFilter(self)
            self._await_page()

    def _await_page(self) -> None:
        self.is_coming = True
        QTimer.singleShot(0, self, self._begin_quiet)

    def _begin_quiet(self) -> None:
        self.is_coming = False
        if not self._has_arrived:
            self._quiet_until = self._clock() + self._pace.quiet / 1000
            self._give()

    def _give(self) -> None:
        """Write what was typed ahead into the field that has the focus now."""
        if not self.is_coming and self._waits and self._ahead.give():
            self._arrive()

    def _arrive(self) -> None:
        """Take all keys from now on: who writes into a page has arrived there."""
        self._quiet_until = 0.0
        self._has_arrived = True

    @property
    def _waits(self) -> bool:
        """Return whether a field may still come for what is written."""
        page = self._pages.currentWidget()
        return self.is_quiet or (isinstance(page, Page) and page.is_opening)

    @property
    def is_quiet(self) -> bool:
        """Return whether the page is so new that nothing can be meant for it."""
        return self.is_coming or self._clock() < self._quiet_until

    # What comes to the window

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep back what was meant for the page before; note whether keys or mouse are used."""
        kind = event.type()
        if watched is self._window:
            if kind == QEvent.Type.UpdateRequest:
                # The new page is painted now: begin anew when that is done.
                self._window.removeEventFilter(self)
                if not self._has_arrived:
                    self._await_page()
            return False
        if self._late.takes(watched, event):
            return True
        if isinstance(event, QKeyEvent):
            self._repeats.note(event)
        if kind in KEYS and isinstance(event, QKeyEvent):
            takes = self._takes_key if self._is_own(watched) else self._is_held_on
            if takes(event):
                event.accept()
                return True
            if event.key() not in HELD:
                self._tips.put_away(event)
                _show_rings(on=True)
            if (kept := goes_to_focus(event)) is not None:
                event.setAccepted(kept)
                return True
        elif kind in CLICKS:
            if self._is_own(watched):
                self._ahead.forget()
                if self.is_quiet:
                    return True
            self._is_arrow = self._is_move = False
            _show_rings(on=False)
        return super().eventFilter(watched, event)

    def _is_held_on(self, event: QKeyEvent) -> bool:
        """Return whether a key in a dialog has done its work and only goes on being held."""
        in_field = is_field(QApplication.focusWidget())
        return self._repeats.are_more(event) and acts_once(event, in_field=in_field)

    def _is_own(self, watched: QObject) -> bool:
        """Return whether it is for a page: with a menu open all is for that, whatever window it comes to."""
        return watched is self._window.windowHandle() and QApplication.activePopupWidget() is None

    def _takes_key(self, event: QKeyEvent) -> bool:
        """Give a lost focus to the page before a key comes to it; return whether the key is kept back."""
        self._settle()
        if self._keeps_key(event):
            return True
        self._is_arrow = event.key() in ARROWS
        self._is_move = event.key() in MOVES
        self._is_tab = event.key() in TABS
        if self._is_move:
            self._moves_now = True
            QTimer.singleShot(0, self, self._end_move)
        return False

    def _end_move(self) -> None:
        self._moves_now = False

    def _keeps_key(self, event: QKeyEvent) -> bool:
        again = self._repeats.are_more(event)
        if event.key() not in HELD and self.over.keeps(event, again=again):
            return True
        pressed = event.type() == QEvent.Type.KeyPress
        if not self._waits:
            self._ahead.forget()
        if event.key() in HELD or (event.key() in MOVES and not self._ahead):
            return False
        if not (again or self._ahead) and self._leads(event):
            return False
        field = is_field(self._window.focusWidget())
        if again:
            # It may have been held down since before the page came.
            return self.is_quiet or self._is_held or acts_once(event, in_field=field)
        written = writes(event)
        in_field = written and field
        if self._ahead or self.is_coming or (written and not in_field and self._waits):
            if pressed:
                self._ahead.keep(event)
            return True
        if self.is_quiet and not in_field:
            return True
        if pressed:
            self._is_held = False
            if self.is_quiet and event.text().strip():
                self._arrive()
        return False

    # Where the focus is

    def _moved(self, old: QWidget | None, now: QWidget | None) -> None:
        window = self._window
        if not isValid(window):
            return  # it is going with all it has
        if now is None and window.isActiveWindow():
            self._park()
        if now is None or now is self._pages or now.window() is not window:
            return
        inside = old if old is not None and isValid(old) and old.window() is window else None
        before = inside or (None if now is self._last else self._last)
        if before is not None and before is not self._pages and not is_there(before) and not self._led(now):
            self._park()
        elif inside is not None and is_put_away(now) and not inside.isAncestorOf(now):
            hand_over(inside)
        elif inside is not None and self._leads_out(inside, now):
            inside.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            if inside is not None and paint.RINGS.keys:
                self._show(inside, now)
            self._last = now
            if self._ahead and is_field(now):
                QTimer.singleShot(0, self, self._give)

    def _led(self, now: QWidget) -> bool:
        """Return whether what has the focus took the place of what had it, or a key led to it.

        What a key left may go by that. An arrow may turn to something else, so that all goes; Tab not.
        """
        by_key = now is self._last or (self._is_tab and self._pages.isAncestorOf(now))
        return takes_over(now) or (self._moves_now and by_key)

    def lead_in(self) -> bool:
        """Give a focus that is outside, as in the bar, to the page in front; return whether it was so."""
        page, focus = self._pages.currentWidget(), self._window.focusWidget()
        if page is None or focus is self._pages or self._pages.isAncestorOf(focus):
            return False
        come_back(page, page.focusWidget())
        return True

    def hand_in(self, event: QKeyEvent) -> bool:
        """Give a digit that was pressed outside, as in the bar, to the page, which shows digits as its keys.

        Return whether it was given.
        """
        if not event.text().isdigit() or event.modifiers() & ~PAD or not self.lead_in():
            return False
        focus = self._window.focusWidget()
        if focus is not None:
            held, again = event.modifiers(), event.isAutoRepeat()
            QApplication.sendEvent(focus, QKeyEvent(event.type(), event.key(), held, event.text(), again))
        return True

    def _show(self, before: QWidget, now: QWidget) -> None:
        """Bring what got the focus into sight: after what a page that gave it has still to lay out."""
        if self._is_move:
            _bring_into_sight(before, now, from_outside=True)
            self._tips.tell(now)
        else:
            QTimer.singleShot(0, now, lambda: _bring_into_sight(before, now, from_outside=False))

    def _leads_out(self, before: QWidget, now: QWidget) -> bool:
        """Return whether an arrow, which a button passes on, led out of the page: only Tab leads out."""
        return self._is_arrow and self._pages.isAncestorOf(before) and not self._pages.isAncestorOf(now)

    def _park(self) -> None:
        """Let the focus rest where no key means anything, until all that goes away has gone."""
        self._pages.setFocus(Qt.FocusReason.OtherFocusReason)
        QTimer.singleShot(0, self, self._settle)

    def _settle(self) -> None:
        """Give a focus that was lost, or that stands on what is hidden by now, to the page that is shown."""
        page, focus = self._pages.currentWidget(), self._window.focusWidget()
        if page is None or (focus is not self._pages and is_there(focus)):
            return
        page.setFocus(Qt.FocusReason.OtherFocusReason)
        if isinstance(page, Page):
            page.find_work()
        if self._window.focusWidget() in {None, self._pages, page}:
            first = _first_stop(page)
            if first is not None:
                first.setFocus(Qt.FocusReason.OtherFocusReason)


def _bring_into_sight(before: QWidget, now: QWidget, *, from_outside: bool) -> None:
    """Scroll to what gets the focus: Qt does so for Tab alone, and brings no more of a field than its cursor.

    `from_outside`: scroll as well what the focus was not in before, as it is when Tab comes from the bar. A
    page that gives the focus itself has its own place to begin at. But it may have been left scrolled away
    from that: what nothing is seen of is brought in any case.
    """
    if not (isValid(before) and now.hasFocus()):
        return
    above = now.parentWidget()
    while above is not None and not above.isWindow():
        if isinstance(above, QScrollArea):
            port = above.viewport()
            place = with_label(now, port)
            goes_there = from_outside or above.isAncestorOf(before) or not port.rect().intersects(place)
            if goes_there and not port.rect().contains(place) and place.height() <= port.height():
                bar = above.verticalScrollBar()
                lower = place.bottom() + MARGIN - port.rect().bottom()
                bar.setValue(bar.value() + (lower if lower > 0 else min(0, place.top() - MARGIN)))
        above = above.parentWidget()


def _show_rings(*, on: bool) -> None:
    if (paint.RINGS.shown, paint.RINGS.keys) != (on, on):
        paint.RINGS.use_keys(on)
        focus = QApplication.focusWidget()
        if focus is not None:
            focus.update()


def come_back(page: QWidget, left: QWidget | None) -> None:
    """Give the focus to a page that is come back to: there it goes to what the page was left from.

    Where that is no more, it goes where the work of the page begins, which is in sight then; else the page
    begins nothing anew. What it was left from is its `focusWidget()` before it comes to the front; Qt then
    names the first stop of Tab.
    """
    again = left if left is not None and is_there(left) else page
    again.setFocus(Qt.FocusReason.OtherFocusReason)
    if again is page:
        begin_around(page.focusWidget())


def to_come_back_to(sheet: QWidget) -> QWidget:
    """Return what gets the focus when a sheet over a page is put away: what has it in the page now.

    Where it is outside, as on the bar over all pages, that is the page itself: keys act on the work again.
    """
    page: QWidget = sheet
    while not isinstance(page, Page) and (above := page.parentWidget()) is not None and not page.isWindow():
        page = above
    focus = QApplication.focusWidget()
    return focus if focus is not None and page.isAncestorOf(focus) else page


def is_there(widget: QWidget | None) -> bool:
    """Return whether a widget can have the focus; None, which is valid to shiboken, cannot."""
    return widget is not None and isValid(widget) and widget.isVisible() and widget.isEnabled()


def _first_stop(page: QWidget) -> QWidget | None:
    """Return the first stop of Tab in a page."""
    stop = page.nextInFocusChain()
    while stop is not None and stop is not page:
        if page.isAncestorOf(stop) and is_there(stop) and stop.focusPolicy() & Qt.FocusPolicy.TabFocus:
            return stop
        stop = stop.nextInFocusChain()
    return None
