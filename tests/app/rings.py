"""Look whether the ring of the focus runs through what a widget says."""

from __future__ import annotations

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from peling_app.kit.view import paint


def darkest_under_ring(widget: QWidget, ground: str) -> int:
    """Return how light the darkest pixel under the ring is, of 255, where all stands on a light ground.

    The widget has the focus.
    """
    plain, ringed = (_picture(widget, ground, ring=ring) for ring in (False, True))
    under = [
        plain.pixelColor(x, y).lightness()
        for x in range(plain.width())
        for y in range(plain.height())
        if plain.pixel(x, y) != ringed.pixel(x, y)
    ]
    assert len(under) > 60, "there is a ring"
    return min(under)


def _picture(widget: QWidget, ground: str, *, ring: bool) -> QImage:
    paint.RINGS.use_keys(ring)
    picture = QImage(widget.size(), QImage.Format.Format_RGB32)
    picture.fill(ground)
    widget.render(picture)
    return picture
