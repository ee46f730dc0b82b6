"""Lay things out in a row or a column by saying what stands in it, in order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QFrame, QLayout, QScrollArea, QWidget

Box = TypeVar("Box", bound=QBoxLayout)
Area = TypeVar("Area", bound=QScrollArea)


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
        layout.addLayout(part, share)
    elif lies is None:
        layout.addWidget(part, share)
    else:
        layout.addWidget(part, share, lies)


def upright(area: Area, holder: QWidget) -> Area:
    """Let a scroll area move a widget up and down, never sideways, and return it; Tab passes over it."""
    area.setWidget(holder)
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return area


def width_for(parts: Sequence[QWidget], layout: QLayout) -> int:
    """Return the width that the widest of these parts needs within the margins of a layout."""
    margins = layout.contentsMargins()
    return max(part.sizeHint().width() for part in parts) + margins.left() + margins.right()


def make_ready(widget: QWidget) -> None:
    """Let everything in a widget know its size, also where it has never been shown.

    Before it is polished no text has its font, and a layout keeps what it has reckoned before.
    """
    for part in widget.findChildren(QWidget):
        part.ensurePolished()
    for inner in widget.findChildren(QLayout):
        inner.invalidate()
    layout = widget.layout()
    if layout is not None:
        layout.activate()
