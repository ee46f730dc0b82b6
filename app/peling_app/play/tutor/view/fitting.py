"""Give the page "Now" the height it needs in its scroll area, and bring what was asked for into sight."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPoint, QTimer
from PySide6.QtWidgets import QScrollArea, QWidget

from peling_app.kit.view.layouts import laid_out, show_new

MARGIN = 12
"""What stays above or below a card that was scrolled into sight."""


def page_of(part: QWidget) -> tuple[QWidget, QScrollArea] | None:
    """Return the page on which something stands, and the area that scrolls it; None before it has both."""
    area: QWidget | None = part
    while area is not None and not isinstance(area, QScrollArea):
        area = area.parentWidget()
    page = None if area is None else area.widget()
    return None if area is None or page is None or page.layout() is None else (page, area)


def give_room(part: QWidget) -> None:
    """Lay a page out once what has come in a part of it is shown.

    A layout inside another keeps what it reckoned before: what came was left out, and all was pressed
    together when it was shown.
    """
    within = page_of(part)
    if within is not None:
        page, area = within
        laid_out(page, area.viewport().size(), part)


def give_room_to_new(part: QWidget) -> None:
    """Show what has just been laid into a part of a page, and lay the page out when all has its size."""
    show_new(part)
    QTimer.singleShot(0, part, partial(give_room, part))


def bring_into_sight(card: QWidget, covered: int = 0) -> None:
    """Scroll as little as shows the whole of a card, or its beginning where it is too high.

    So many pixels at the top of the area are `covered` by what stays there.
    """
    within = page_of(card)
    if within is None:
        return
    page, area = within
    top = card.mapTo(page, QPoint()).y() - covered
    bar, room = area.verticalScrollBar(), area.viewport().height() - covered
    before = bar.value()
    if top + card.height() > before + room:
        bar.setValue(min(top - MARGIN, top + card.height() - room + MARGIN))
    elif top < before:
        bar.setValue(top - MARGIN)
