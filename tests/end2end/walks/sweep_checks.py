"""What must be so of every layout: it comes to rest, nothing overlaps or is cut, no words have raw marks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QLabel,
    QLayout,
    QLineEdit,
    QScrollArea,
    QSizePolicy,
    QStackedLayout,
    QWidget,
)

from peling_app.kit.view.layouts import parts_of
from peling_app.kit.view.lists.choice_box import ChoiceBox
from peling_app.kit.view.parts import Cut
from tests.end2end.walks.raw_marks import raw_marks

MOST_PASSES: Final = 40
"""Times that one widget is given a size or asked to lay out what it has when its window is resized once.

Usual are three; a part that is built anew for a size comes to some thirty, a line of it after the other.
"""
MOST_ROUNDS: Final = 2 * MOST_PASSES
"""Turns of the event loop that a window gets to find its places; each goes one layer of widgets further.

They are more than a widget may have passes: what is laid out once in a turn, for ever, is found as well.
"""
ENDLESS: Final = 100
"""Times after which a widget is taken for one that would be laid out for ever."""
ROUNDING: Final = 1
"""Pixels that may be missing: sizes of text are no whole numbers."""
IGNORED = QSizePolicy.Policy.Ignored
OFF = Qt.ScrollBarPolicy.ScrollBarAlwaysOff


class Fault(NamedTuple):
    """Something that is wrong: of what kind, and where."""

    kind: str
    place: str


class Passes(QObject):
    """Count how often widgets are laid out, and stop those that would be laid out for ever.

    A widget whose size feeds on itself ends the process by a stack overflow: when it was laid out so often
    that there is no end to be seen, its events are swallowed, so that the sweep can tell of it and goes on.
    """

    PASSES = frozenset({QEvent.Type.Resize, QEvent.Type.LayoutRequest})

    def __init__(self, app: QApplication) -> None:
        """Begin to count."""
        super().__init__()
        self.counted: Counter[QObject] = Counter()
        self.most = 0
        app.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Count, and swallow what is too much."""
        if event.type() in self.PASSES:
            self.counted[watched] += 1
            return self.counted[watched] > ENDLESS
        return False

    def forget(self) -> None:
        """Begin anew, before the next size."""
        self.counted.clear()

    def faults(self) -> Iterator[Fault]:
        """Yield the widgets that were laid out too often since the counting began."""
        self.most = max(self.most, *self.counted.values(), 0)
        for watched, passes in self.counted.items():
            if passes > MOST_PASSES and isinstance(watched, QWidget):
                yield Fault("does not come to rest", place_of(watched))


def settle(window: QWidget, size: QSize, passes: Passes) -> None:
    """Give a window a size and let everything in it find its place, layer by layer."""
    passes.forget()
    window.resize(size)
    for _ in range(MOST_ROUNDS):
        before = passes.counted.total()
        QApplication.processEvents()
        if passes.counted.total() == before:
            return


def faults(root: QWidget) -> Iterator[Fault]:
    """Yield what is wrong in a window as it is now laid out."""
    least = root.minimumSizeHint() - QSize(ROUNDING, ROUNDING)
    if root.layout() is not None and root.size().expandedTo(least) != root.size():
        yield Fault("needs more than its window", place_of(root))
    for words in raw_marks(root):
        yield Fault("a mark that no value took the place of", words)
    for widget in _seen(root):
        layout = widget.layout()
        if layout is not None and not isinstance(layout, QStackedLayout):
            yield from _misplaced(widget, layout)
        yield from _cut(widget)


def _seen(widget: QWidget) -> Iterator[QWidget]:
    """Yield a widget and what is seen in it, but nothing that Qt makes for its own widgets."""
    yield widget
    if isinstance(widget, QAbstractItemView | QComboBox | QLineEdit):
        return
    for child in widget.children():
        if isinstance(child, QWidget) and not child.isHidden() and not child.isWindow():
            yield from _seen(child)


def _laid_out(layout: QLayout) -> Iterator[QWidget]:
    """Yield the widgets of a layout and of the layouts in it that take room."""
    for part in parts_of(layout):
        if isinstance(part, QLayout):
            yield from _laid_out(part)
        elif not part.isHidden() and not part.size().isEmpty():
            yield part


def _misplaced(holder: QWidget, layout: QLayout) -> Iterator[Fault]:
    """Yield what lies over its neighbour, or reaches out of what holds it."""
    placed = list(_laid_out(layout))
    for one, other in combinations(placed, 2):
        if one.geometry().intersects(other.geometry()):
            yield Fault("overlap", f"{place_of(one)} and {_name(other)}")
    room = holder.rect().adjusted(-ROUNDING, -ROUNDING, ROUNDING, ROUNDING)
    for one in placed:
        if not room.contains(one.geometry()):
            yield Fault("reaches out of its place", place_of(one))


def _cut(widget: QWidget) -> Iterator[Fault]:
    """Yield a widget that is smaller than what it shows needs."""
    if isinstance(widget, QAbstractScrollArea):
        yield from _out_of_sight(widget)
        return
    if isinstance(widget, QLabel) and not widget.text():
        return
    if isinstance(widget, ChoiceBox) and not widget.shown_text().startswith(_first_word(widget)):
        yield Fault("not a word of what is chosen", place_of(widget))
    if widget.layout() is None:
        policy = widget.sizePolicy()
        least = _least(widget)
        if policy.horizontalPolicy() != IGNORED and widget.width() < least.width() - ROUNDING:
            yield Fault("cut at its side", place_of(widget))
        if policy.verticalPolicy() != IGNORED and widget.height() < least.height() - ROUNDING:
            yield Fault("cut at its foot", place_of(widget))


def _first_word(box: ChoiceBox) -> str:
    """Return the first word of what is chosen, or of what the box is for."""
    text = box.currentText() if box.currentIndex() >= 0 else box.placeholderText()
    return text.split(maxsplit=1)[0] if text.strip() else ""


def _least(widget: QWidget) -> QSize:
    """Return the size that all of a widget needs, at the width that it has."""
    least = widget.minimumSizeHint()
    # A name that is cut by itself may be written smaller than it would like to be.
    fits_itself = isinstance(widget, Cut) or (isinstance(widget, QLabel) and "…" in widget.text())
    if isinstance(widget, QLabel) and not widget.wordWrap() and not fits_itself:
        least = widget.sizeHint()
    if widget.hasHeightForWidth():
        least.setHeight(widget.heightForWidth(widget.width()))
    elif isinstance(widget, QAbstractButton):
        least.setHeight(min(least.height(), widget.sizeHint().height()))
    return least.boundedTo(widget.maximumSize())


def _out_of_sight(area: QAbstractScrollArea) -> Iterator[Fault]:
    """Yield an area that is too narrow for what is in it and does not scroll sideways."""
    if area.horizontalScrollBarPolicy() != OFF:
        return
    inner = area.widget() if isinstance(area, QScrollArea) else None
    if inner is not None and inner.width() > area.viewport().width():
        yield Fault("too wide for its area", place_of(inner))


def place_of(widget: QWidget) -> str:
    """Return where a widget stands: what holds it, from outside, and what it says."""
    chain = [widget]
    while (above := chain[-1].parentWidget()) is not None and not chain[-1].isWindow():
        chain.append(above)
    names = [type(one).__name__ for one in reversed(chain[1:])]
    own = [name for name in names if not name.startswith("Q")]
    return " > ".join([*own[-3:], _name(widget)])


def _name(widget: QWidget) -> str:
    text = widget.text() if isinstance(widget, QLabel | QAbstractButton) else ""
    said = " ".join((widget.accessibleName() or text).split())
    return f"{type(widget).__name__}{f' “{said[:40]}”' if said.strip() else ''}"
