"""Lay things out in a row or a column by saying what stands in it, in order."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from operator import itemgetter
from typing import Final, TypeAlias, TypeVar, cast

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QGridLayout,
    QLabel,
    QLayout,
    QLayoutItem,
    QScrollArea,
    QWidget,
    QWidgetItem,
)
from shiboken6 import invalidate

Box = TypeVar("Box", bound=QBoxLayout)
Area = TypeVar("Area", bound=QScrollArea)


NO_LIMIT: Final = 16_777_215
"""The largest side that Qt knows, in pixels: it lets a widget be as large as it likes."""


@dataclass(frozen=True, slots=True)
class Stretch:
    """Room that grows, in shares of what is left over."""

    share: int = 1


STRETCH: Final = Stretch()
"""One share of the room that is left over."""

Part: TypeAlias = (
    QWidget
    | QLayout
    | int
    | Stretch
    | tuple[QWidget | QLayout, int]
    | tuple[QWidget | QLayout, int, Qt.AlignmentFlag]
)
"""What stands in a layout: a widget or another layout, alone or with its share and where it lies; a number is
so many pixels of room."""


def fill(
    layout: Box,
    *parts: Part,
    spacing: int | None = None,
    margins: tuple[int, int, int, int] | None = None,
) -> Box:
    """Put parts into a layout, one after the other, and return it.

    `spacing` is between them, `margins` are left, above, right and below, in pixels; None: as they were.
    """
    if spacing is not None:
        layout.setSpacing(spacing)
    if margins is not None:
        layout.setContentsMargins(*margins)
    for part in parts:
        match part:
            case int():
                layout.addSpacing(part)
            case Stretch():
                layout.addStretch(part.share)
            case tuple():
                _add(layout, *part)
            case _:
                _add(layout, part)
    return layout


def _add(
    layout: QBoxLayout, part: QWidget | QLayout, share: int = 0, lies: Qt.AlignmentFlag | None = None
) -> None:
    if isinstance(part, QLayout):
        nest(layout, part, share)
    elif lies is None:
        layout.addWidget(part, share)
    else:
        layout.addWidget(part, share, lies)


def nest(
    outer: QBoxLayout | QGridLayout,
    inner: QLayout,
    *where: int | Qt.AlignmentFlag,
    before: int | None = None,
) -> None:
    """Put a layout into another: with its share into a row, or in its row and column and as it lies there.

    `before` puts it into a row before what has this place. PySide makes something of its own for every item
    that is in it by then, and keeps that until the outer layout goes: see `parts_of` for what comes of it. So
    it is let go here.
    """
    if before is None:
        put = cast("Callable[..., None]", outer.addLayout)
    else:
        put = cast("Callable[..., None]", partial(cast("QBoxLayout", outer).insertLayout, before))
    put(inner, *where)
    _forget_items(inner)


def _forget_items(inner: QLayout) -> None:
    """Let PySide forget the items of a layout, which Qt made; items of our own layouts Python has made."""
    if isinstance(inner, Listed):
        return
    for place in range(inner.count()):
        item = inner.itemAt(place)
        if isinstance(item, QLayout):
            _forget_items(item)
        elif item is not None:
            invalidate(item)


def upright(area: Area, holder: QWidget) -> Area:
    """Let a scroll area move a widget up and down, never sideways, and return it; Tab passes over it."""
    area.setWidget(holder)
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return area


def keep_room(*parts: QWidget) -> None:
    """Let widgets keep their room while they are hidden: what lies beside and below them must not move."""
    for part in parts:
        kept = part.sizePolicy()
        kept.setRetainSizeWhenHidden(True)
        part.setSizePolicy(kept)


def width_for(parts: Sequence[QWidget], layout: QLayout) -> int:
    """Return the width that the widest of these parts needs within the margins of a layout."""
    margins = layout.contentsMargins()
    return max(part.sizeHint().width() for part in parts) + margins.left() + margins.right()


def across(start: QWidget, others: Iterable[QWidget], step: int) -> QWidget | None:
    """Return what lies over (-1) or below (1) a widget in the line that is next to it, as near as there is.

    None: there is no such line.
    """

    def area(widget: QWidget) -> QRect:
        return QRect(widget.mapToGlobal(QPoint(0, 0)), widget.size())

    here = area(start)
    beyond = [
        (there, other)
        for other in others
        for there in (area(other),)
        if (there.top() > here.bottom() if step > 0 else there.bottom() < here.top())
    ]
    if not beyond:
        return None
    ahead = min(there.top() if step > 0 else -there.bottom() for there, _ in beyond)
    line = [
        (there, other)
        for there, other in beyond
        if (there.top() if step > 0 else -there.bottom()) < ahead + there.height()
    ]
    return min(line, key=lambda one: _aside(one[0], here))[1]


def _aside(there: QRect, here: QRect) -> tuple[int, int]:
    """Return how many pixels two things that lie in two lines are apart sideways, then their left edges."""
    apart = max(there.left() - here.right(), here.left() - there.right(), 0)
    return apart, abs(there.left() - here.left())


def parts_of(layout: QLayout) -> list[QWidget | QLayout]:
    """Return the widgets and layouts that stand in a layout that has a place in a widget, in their order.

    Ask Qt's layouts by this and never for an item (`itemAt`): PySide keeps what it made for an item until the
    layout goes, while Qt deletes the item with its widget. Whatever comes to lie in its place in memory, an
    item of a board, too, is then taken for the old one, and has none of its own methods.
    """
    holder, directly = layout.parentWidget(), Qt.FindChildOption.FindDirectChildrenOnly
    widgets = holder.findChildren(QWidget, options=directly) if holder is not None else []
    parts: list[QWidget | QLayout] = [*widgets, *layout.findChildren(QLayout, options=directly)]
    placed = [(layout.indexOf(part), part) for part in parts]
    return [part for place, part in sorted(placed, key=itemgetter(0)) if place >= 0]


def width_anew(*layouts: QLayout) -> int:
    """Return the least width of these beside each other, of words too that have just become longer.

    The layouts ask again, and so does what they stand in: never call this where a size is asked for.
    """
    for layout in layouts:
        layout.invalidate()
    return sum(layout.minimumSize().width() for layout in layouts)


@contextmanager
def laid_out_later(holder: QWidget) -> Iterator[None]:
    """Lay out nothing in a widget as long as parts of it come and go.

    With each part that is shown or hidden Qt would lay out all that is round it, up to the window.
    """
    layout = holder.layout()
    if layout is not None:
        layout.setEnabled(False)
    try:
        yield
    finally:
        if layout is not None:
            layout.setEnabled(True)


def show_new(holder: QWidget) -> None:
    """Let what was laid into a widget that is seen be seen at once, unless it was hidden by intent.

    Qt waits until the present event is over: until then it takes no room and is in no picture.
    """
    _show_parts(holder)
    layout = holder.layout()
    if layout is not None and holder.isVisible():
        layout.activate()


def _show_parts(holder: QWidget) -> None:
    """Show what is new in a widget that is seen."""
    if not holder.isVisible():
        return
    with laid_out_later(holder):
        for part in holder.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
            if part.isHidden() and not part.testAttribute(Qt.WidgetAttribute.WA_WState_ExplicitShowHide):
                part.show()


def make_ready(widget: QWidget) -> None:
    """Let everything in a widget know its size, also where it has never been shown."""
    _forget_sizes(widget)
    layout = widget.layout()
    if layout is not None:
        layout.activate()


def _forget_sizes(widget: QWidget) -> None:
    """Have all measured anew: before it is polished no text has its font; a layout keeps what it reckoned."""
    for part in widget.findChildren(QWidget):
        part.ensurePolished()
    for inner in widget.findChildren(QLayout):
        inner.invalidate()


def laid_out(page: QWidget, room: QSize, *changed: QWidget) -> int:
    """Lay a page out in this room, in height as much as it needs; return that height.

    `changed` are parts that show more or less than before: what is round them has kept their size.
    """
    for part in changed:
        _show_parts(part)
        part.updateGeometry()
    _forget_sizes(page)
    layout = page.layout()
    assert layout is not None, "a page has a layout"  # noqa: S101 - for the type checker
    height = layout.totalHeightForWidth(room.width())
    page.resize(room.width(), max(room.height(), height))
    layout.activate()
    return height


class Listed(QLayout):
    """A layout of our own that keeps its items in order, as Qt asks of every layout."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Keep nothing yet."""
        super().__init__(parent)
        self._items: list[QLayoutItem] = []

    def addWidget(self, widget: QWidget) -> None:
        """Take a widget, in an item that Python has made.

        PySide takes an item that Qt has made for gone when something else goes that once was in its place or
        that it was near to. Then Qt is answered by an error while it lays out, which ends the process.
        """
        self.addChildWidget(widget)
        self.addItem(QWidgetItem(widget))

    def addItem(self, item: QLayoutItem) -> None:
        """Take an item."""
        self._items.append(item)
        self.invalidate()

    def count(self) -> int:
        """Return the number of items."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """Return an item; None beyond the last."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Give an item back; None beyond the last."""
        if not 0 <= index < len(self._items):
            return None
        self.invalidate()
        return self._items.pop(index)


class Divided(Listed):
    """Two parts beside or below each other; a rule says how much of the room the second one gets.

    The rule is asked when the room is known, and what it says goes into no size that this layout asks for.
    A part that took its share as a least size would ask for room by the room it has, for ever if need be.
    """

    def __init__(
        self, first: QWidget, second: QWidget, share: Callable[[QSize], int], parent: QWidget | None = None
    ) -> None:
        """Lay two parts out beside each other; `share` takes the whole room, both in pixels."""
        super().__init__(parent)
        self._share = share
        self._down = False
        self.setContentsMargins(0, 0, 0, 0)
        self.addWidget(first)
        self.addWidget(second)

    def lie(self, *, down: bool) -> None:
        """Put the second part below the first, or beside it."""
        if down is not self._down:
            self._down = down
            self.invalidate()

    def hasHeightForWidth(self) -> bool:
        """Say whether a narrow one is higher."""
        return self._down and any(item.hasHeightForWidth() for item in self._items)

    def heightForWidth(self, width: int) -> int:
        """Return the height for a width of parts that lie below each other."""
        return sum(
            item.heightForWidth(width) if item.hasHeightForWidth() else item.sizeHint().height()
            for item in self._items
        )

    def minimumHeightForWidth(self, width: int) -> int:
        """Return the least height for a width of parts that lie below each other."""
        return sum(
            item.minimumHeightForWidth(width) if item.hasHeightForWidth() else item.minimumSize().height()
            for item in self._items
        )

    def sizeHint(self) -> QSize:
        """Return the room that both would have."""
        return self._both([item.sizeHint() for item in self._items])

    def minimumSize(self) -> QSize:
        """Return the room that both need."""
        return self._both([item.minimumSize() for item in self._items])

    def setGeometry(self, rect: QRect) -> None:
        """Divide the room; no part gets less than it needs while there is enough for both.

        When a window goes, one part goes before the other, and there is nothing to divide.
        """
        super().setGeometry(rect)
        if len(self._items) != 2:
            return
        first, second = self._items
        room, (least, other) = (
            (rect.height(), (second.minimumSize().height(), first.minimumSize().height()))
            if self._down
            else (rect.width(), (second.minimumSize().width(), first.minimumSize().width()))
        )
        share = min(room, max(least, min(self._share(rect.size()), room - other)))
        if self._down:
            first.setGeometry(rect.adjusted(0, 0, 0, -share))
            second.setGeometry(rect.adjusted(0, room - share, 0, 0))
        else:
            first.setGeometry(rect.adjusted(0, 0, -share, 0))
            second.setGeometry(rect.adjusted(room - share, 0, 0, 0))

    def _both(self, sizes: Sequence[QSize]) -> QSize:
        wide, high = [size.width() for size in sizes], [size.height() for size in sizes]
        most_wide, most_high = max(wide, default=0), max(high, default=0)
        return QSize(most_wide, sum(high)) if self._down else QSize(sum(wide), most_high)


def with_label(field: QWidget, view: QWidget) -> QRect:
    """Return the place of a field in a view, and of the label that stands over it, if it has one."""
    place = QRect(field.mapTo(view, QPoint()), field.size())
    around = field.parentWidget()
    for label in [] if around is None else around.findChildren(QLabel):
        if label.buddy() is field and label.isVisible():
            place = place.united(QRect(label.mapTo(view, QPoint()), label.size()))
    return place
