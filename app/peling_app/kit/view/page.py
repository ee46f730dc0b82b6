"""What a page of the main window is: all that the window knows of any page."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import groupby
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractScrollArea, QAbstractSlider, QWidget

from peling_app.kit.view.controls import Button
from peling_app.kit.view.layouts import Divided
from peling_app.kit.view.text.linked import LinkStops
from peling_app.kit.view.text.reader import stops_in
from peling_app.kit.view.text.retranslate import Worded

TURNS: Final = {
    Qt.Key.Key_PageDown: QAbstractSlider.SliderAction.SliderPageStepAdd,
    Qt.Key.Key_PageUp: QAbstractSlider.SliderAction.SliderPageStepSub,
}
"""What the keys that turn pages do to what scrolls."""
TAKES_OVER: Final = "takes_over"
"""A property of what was given the focus in place of what goes."""


class Parted(Worded):
    """What is in front of a page and knows itself between what to change."""

    def change_part(self) -> None:
        """Give the focus to the other part."""
        raise NotImplementedError


class Page(Worded):
    """A page that fills the main window below the bar.

    A page takes in its constructor what it uses, carries out its own commands, and announces by signals where
    it leads. When it comes to the front it is given the focus, and passes it on to where its work begins.

    Signals:
        titleChanged: `titles` or `title_note` are others now.
        back_asked: the user has seen enough of this page.
        turned: it shows what comes next (True), or it still shows what it did, which could not be done.

    Attributes:
        has_parts: it is made of parts that have looks of their own, see `peling_app.kit.view.style.wear`.
    """

    has_parts = False
    _was_in: Mapping[int, QWidget] = MappingProxyType({})  # what had the focus in each part when it was left

    titleChanged = Signal()
    back_asked = Signal()
    turned = Signal(bool)

    @property
    def titles(self) -> tuple[str, ...]:
        """Return the words in the middle of the bar, the first of them also for the window; empty: none."""
        return ()

    @property
    def title_note(self) -> str:
        """Return what stands after them where there is room; empty: nothing."""
        return ""

    @property
    def is_opening(self) -> bool:
        """Return whether what it is to show is still being read."""
        return False

    @property
    def is_turning(self) -> bool:
        """Return whether it still shows what is done with: what is typed now is meant for what comes next."""
        return False

    @property
    def stops_by_part(self) -> list[list[QWidget]]:
        """Return the stops of Tab part by part: what scrolls is one, and what is before it or behind.

        Each of two parts that share the room of a page is one as well, or more. The way out of the page is
        none by itself: alone it belongs to the part before it, or the one behind where there is none before.
        """
        layout = self.layout()
        stops = [] if layout is None else [stop for stop in stops_in(layout) if takes_tab(stop)]
        parts: list[list[QWidget]] = []
        for _area, some in groupby(stops, self._area_of):
            part = list(some)
            if parts and (all(map(leads_out, part)) or all(map(leads_out, parts[-1]))):
                parts[-1] += part
            else:
                parts.append(part)
        return parts

    def _area_of(self, stop: QWidget) -> tuple[QWidget | None, QWidget | None]:
        """Return the outermost thing that scrolls and holds a stop, or is it, and its part of the page."""
        area, side, one = None, None, stop
        while one is not self and (above := one.parentWidget()) is not None:
            area = one if isinstance(one, QAbstractScrollArea) else area
            side = one if isinstance(above.layout(), Divided) else side
            one = above
        return area, side

    def next_part(self) -> bool:
        """Go to the next part, where the focus was in it last; return whether there are several.

        One that had no focus yet begins with the first thing of the work, never with the way out of the page.
        """
        front = next((one for one in self.findChildren(Parted) if one.isVisible()), None)
        if front is not None:
            front.change_part()
            return True
        parts = self.stops_by_part
        if len(parts) < 2:
            return False
        focus = self.window().focusWidget()
        here = next((place for place, part in enumerate(parts) if focus in part), -1)
        if here >= 0 and focus is not None:
            self._was_in = {**self._was_in, here: focus}
        then = (here + 1) % len(parts)
        left = self._was_in.get(then)
        first = next(stop for stop in parts[then] if not leads_out(stop))
        target = left if left in parts[then] else first
        target.setFocus(Qt.FocusReason.ShortcutFocusReason)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Turn over what scrolls, wherever the focus is: a button has no use for these keys."""
        if event.key() not in TURNS or not turn(self._to_turn(), event):
            super().keyPressEvent(event)

    def _to_turn(self) -> QAbstractScrollArea | None:
        """Return what scrolls around the focus, else the highest of all that scrolls."""
        focus = self.window().focusWidget()
        areas = [one for one in self.findChildren(QAbstractScrollArea) if one.isVisible() and scrolls(one)]
        around = (one for one in areas if one.isAncestorOf(focus))
        return next(around, max(areas, key=QAbstractScrollArea.height, default=None))

    def find_work(self) -> None:
        """Go to where the work goes on: what had the focus is gone, and this page was given it instead."""

    def begin_again(self) -> None:
        """Go back to the beginning of the page: its tab was chosen while it was in front."""

    def unload(self) -> None:
        """Let go, at the end of the program, of what must go before its model."""


class LookTime(QTimer):
    """How long a page has to be in front before Enter leads on from it.

    It runs from when the page has been painted: on a slow machine all of it would else be over before
    anything is seen. Where it is never painted, as on a window that lies under others, it runs twice.

    Signals:
        over: it was in front long enough.
    """

    over = Signal()

    def __init__(self, page: QWidget, milliseconds: int) -> None:
        """Wait so long, once, whenever `begin` says so; 0: there is nothing to wait for."""
        super().__init__(page, singleShot=True, interval=milliseconds)
        self._page = page
        self._window: QWidget | None = None
        self.timeout.connect(self._elapsed)

    def begin(self) -> None:
        """Begin anew for the page, which is in front or comes."""
        self.cancel()
        self._window = self._page.window()
        self._window.installEventFilter(self)
        self._page.update()
        self.start()

    def cancel(self) -> None:
        """Wait no longer."""
        self.stop()
        self._see()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Begin anew behind what is asked to be painted now."""
        if event.type() == QEvent.Type.UpdateRequest and self._page.isVisible():
            self._see()
            QTimer.singleShot(0, self, partial(QTimer.start, self))
        return super().eventFilter(watched, event)

    def _elapsed(self) -> None:
        if self._window is not None:
            self._see()
            self.start()
        else:
            self.over.emit()

    def _see(self) -> None:
        if self._window is not None:
            self._window.removeEventFilter(self)
            self._window = None


def leads_out(stop: QWidget) -> bool:
    """Return whether a stop of Tab is the way out of its page."""
    return isinstance(stop, Button) and stop.leads_out


def takes_tab(widget: QWidget) -> bool:
    """Return whether Tab stops at a widget now."""
    return widget.isVisible() and widget.isEnabled() and bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)


def scrolls(area: QAbstractScrollArea) -> bool:
    """Return whether there is more in something than is seen at once, from above to below."""
    return area.verticalScrollBar().maximum() > area.verticalScrollBar().minimum()


def turn(area: QWidget | None, event: QKeyEvent) -> bool:
    """Turn over what scrolls if a key is one that does; return whether it is."""
    action = TURNS.get(Qt.Key(event.key()))
    if action is None or not isinstance(area, QAbstractScrollArea):
        return False
    area.verticalScrollBar().triggerAction(action)
    return True


def go_round(sheet: QWidget, *, following: bool) -> bool:
    """Lead Tab round a sheet that lies over a page: from its last stop it would go to what lies under it.

    Return whether it was led. Qt asks as well where the focus goes from a sheet that it hides: not there.
    """
    if not sheet.isVisibleTo(sheet.window()):
        return False
    layout, focus = sheet.layout(), sheet.window().focusWidget()
    stops = [] if layout is None else [stop for stop in stops_in(layout) if takes_tab(stop)]
    if stops:
        reason = Qt.FocusReason.TabFocusReason if following else Qt.FocusReason.BacktabFocusReason
        here = stops.index(focus) if focus in stops else -1
        stops[(here + (1 if following else -1)) % len(stops)].setFocus(reason)
    return bool(stops)


def hand_over(widget: QWidget) -> None:
    """Give the focus to what takes the place of what had it, also while a dialog lies over the window.

    It stays there when the window is in front again; else it would go to where the work of the page begins.
    """
    widget.setProperty(TAKES_OVER, True)
    widget.setFocus(Qt.FocusReason.OtherFocusReason)


def make_anew(make: Callable[[], object], stops: Callable[[], Sequence[QWidget]]) -> None:
    """Make something anew; if one of its stops has the focus, the one in its place has it afterwards.

    So it is in another look or language, also while the settings lie over the window. Where there are fewer
    stops than before it is the last of them. What is folded away is no stop.
    """
    give_back = keep_stop(stops)
    make()
    give_back()


def keep_stop(stops: Callable[[], Sequence[QWidget]]) -> Callable[[], None]:
    """Note which of some stops has the focus; return what gives it to the one in its place, see `make_anew`.

    It is for what is made anew in two steps: call what is returned after the second. Of a page that is out of
    sight it is the stop at which it was left.
    """
    known = stops()
    focus = known[0].window().focusWidget() if known else None
    left = next(filter(_was_left, known), None)
    if left is not None:
        return partial(_leave_at, stops, [type(one) for one in known], [*known].index(left))
    # Among entries of which Tab comes to one alone, as in a list, the arrows lead to all.
    alike = _may_take_tab if focus is None or _may_take_tab(focus) else lambda one: not is_put_away(one)
    before = list(filter(alike, known))
    place = next((place for place, one in enumerate(before) if one is focus), -1)
    kinds = [type(one) for one in before]
    link = focus.link if isinstance(focus, LinkStops) else 0

    def give_back() -> None:
        after = list(filter(alike, stops()))
        if place >= 0 and after:
            stop = _in_place(after, kinds, place)
            _show_now(stop)
            hand_over(stop)
            if isinstance(stop, LinkStops):
                stop.go_to_link(link)

    return give_back


def _leave_at(stops: Callable[[], Sequence[QWidget]], kinds: Sequence[type[QWidget]], place: int) -> None:
    """Let whoever comes back to a page find there what is in the place of the stop that he left."""
    after = stops()
    if after:
        # Out of sight it takes no focus yet: its page notes it.
        _in_place(after, kinds, place).setFocus(Qt.FocusReason.OtherFocusReason)


def _in_place(after: Sequence[QWidget], kinds: Sequence[type[QWidget]], place: int) -> QWidget:
    """Return what is in the place of a stop: that of its kind, where there are as many of it as before."""
    kind = kinds[place]
    alike = [one for one in after if type(one) is kind]
    if len(alike) == kinds.count(kind):
        return alike[kinds[:place].count(kind)]
    return after[min(place, len(after) - 1)]


def _was_left(widget: QWidget) -> bool:
    """Return whether a widget is what had the focus when its page was left, which is out of sight by now."""
    around = widget.parentWidget()
    while around is not None and not isinstance(around, Page):
        around = around.parentWidget()
    return around is not None and not around.isVisible() and around.focusWidget() is widget


def _may_take_tab(widget: QWidget) -> bool:
    """Return whether Tab stops at a widget, as soon as that is shown if it has just been made."""
    takes = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
    return takes and widget.isEnabled() and not is_put_away(widget)


def _show_now(widget: QWidget) -> None:
    """Show a widget with what it stands in: at once, not with the next layout, for it is to take the focus.

    What somebody put away stays so.
    """
    widget.show()
    around = widget.parentWidget()
    while around is not None and not around.isVisible() and not is_put_away(around):
        around.show()
        around = around.parentWidget()


def takes_over(widget: QWidget) -> bool:
    """Return once whether a widget was given the focus by `hand_over`."""
    given = bool(widget.property(TAKES_OVER))
    widget.setProperty(TAKES_OVER, None)
    return given


def is_put_away(widget: QWidget) -> bool:
    """Return whether a widget or something around it was hidden, as all of a page that is not in front is.

    What has been made just now and is not shown yet was not.
    """
    around: QWidget | None = widget
    while around is not None and not around.isWindow():
        if around.isHidden() and around.testAttribute(Qt.WidgetAttribute.WA_WState_ExplicitShowHide):
            return True
        around = around.parentWidget()
    return False
