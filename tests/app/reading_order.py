"""Tell where Tab goes against the way one reads: down and to the right, column by column."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QAbstractButton, QWidget


def tab_stops(top: QWidget) -> list[QWidget]:
    """Return what Tab comes to in a widget, in its order."""

    def is_stop(one: QWidget) -> bool:
        takes = bool(one.focusPolicy() & Qt.FocusPolicy.TabFocus) and one.focusProxy() is None
        return (
            takes
            and top.isAncestorOf(one)
            and one.isVisible()
            and one.isEnabled()
            and not one.size().isEmpty()
        )

    return [one for one in _chain(top) if is_stop(one)]


def against_reading(top: QWidget) -> list[str]:
    """Return the steps of Tab that go up or to the left, in words.

    Once it must, from the last stop to the first, before which nothing stands; that step is none of them,
    wherever the round begins. What stands together in a widget of its own, as what scrolls, is read as one.
    """
    stops = tab_stops(top)
    back = [(one, other) for one, other in pairwise([*stops, *stops[:1]]) if _goes_back(one, other)]
    to_the_first = [step for step in back if not any(_goes_back(step[1], stop) for stop in stops)]
    return [f"{_name(one)} -> {_name(other)}" for one, other in back if (one, other) not in to_the_first[-1:]]


def _chain(top: QWidget) -> Iterator[QWidget]:
    one = top.nextInFocusChain()
    while one is not None and one is not top:
        yield one
        one = one.nextInFocusChain()


def _goes_back(one: QWidget, other: QWidget) -> bool:
    here, there = _apart(one, other)
    is_above = there.bottom() <= here.top() and there.left() < here.right()
    shared = min(here.bottom(), there.bottom()) - max(here.top(), there.top())
    is_left = there.right() <= here.left() and shared * 2 > min(here.height(), there.height())
    return is_above or is_left


def _apart(one: QWidget, other: QWidget) -> tuple[QRect, QRect]:
    """Return where both are, or the largest in which only one of them is."""
    above = {id(holder) for holder in _holders(one)}
    common = next(holder for holder in _holders(other) if id(holder) in above)
    if common in (one, other):
        return QRect(), QRect()
    sides = [
        next(holder for holder in _holders(side) if holder.parentWidget() is common) for side in (one, other)
    ]
    first, second = (QRect(side.mapTo(common, QPoint()), side.size()) for side in sides)
    return first, second


def _holders(one: QWidget) -> Iterator[QWidget]:
    holder: QWidget | None = one
    while holder is not None:
        yield holder
        holder = holder.parentWidget()


def _name(one: QWidget) -> str:
    words = one.accessibleName() or (one.text() if isinstance(one, QAbstractButton) else "")
    return f"{type(one).__name__} {words[:40]!r}"
