"""The picture of an evening: its page without buttons, by day, twice as sharp as the screen."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPoint, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QImageWriter, QPainter
from PySide6.QtWidgets import QVBoxLayout, QWidget

from peling_app.kit.model.theme import Theme
from peling_app.kit.view import paint
from peling_app.kit.view.layouts import fill
from peling_app.platform.preferences import Preferences
from peling_app.platform.settings import Appearance
from peling_app.platform.whole_file import write_whole
from peling_app.score.model.evenings.evening import EveningPage
from peling_app.score.view.evening.content import EveningContent

WIDTH: Final = 1320
EDGE: Final = 40
SHARP: Final = 2
LONGEST: Final = 8000
"""So many pixels a picture is high at most, before it is made sharp."""


def evening_image(page: EveningPage, like: Theme) -> QImage:
    """Return the picture of an evening; tiles and cloth are those of `like`, the paper is that of the day."""
    theme = Theme(_by_day(like))
    sheet = QWidget()
    content = EveningContent(theme)
    fill(QVBoxLayout(sheet), content, margins=(EDGE, EDGE, EDGE, EDGE))
    content.show_page(page)
    content.stakes.hide()
    content.fit(WIDTH, 1.2)
    sheet.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    sheet.setFixedWidth(WIDTH + 2 * EDGE)
    sheet.show()
    layout = sheet.layout()
    high = sheet.sizeHint().height()
    if layout is not None and layout.hasHeightForWidth():
        high = max(high, layout.totalHeightForWidth(sheet.width()))
    sheet.resize(sheet.width(), min(LONGEST, high))
    image = QImage(sheet.size() * SHARP, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(SHARP)
    image.fill(QColor(theme.paper.top))
    painter = QPainter(image)
    area = QRectF(sheet.rect())
    painter.fillRect(area, paint.vertical_gradient(area, theme.paper.top, theme.paper.foot))
    sheet.render(painter, QPoint(0, 0), renderFlags=QWidget.RenderFlag.DrawChildren)
    painter.end()
    sheet.close()
    sheet.deleteLater()
    return image


def write_picture(image: QImage, file: Path) -> None:
    """Write a picture as PNG; an older file is replaced only when the new one is whole.

    Raises:
        OSError: it cannot be written.
    """
    made = QByteArray()
    buffer = QBuffer(made)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    write_whole(file, bytes(made.data()))


def _by_day(like: Theme) -> Preferences:
    """Return preferences of a light page in the usual size, kept nowhere, with the user's tiles and cloth."""
    mine, made = like.preferences.current, Preferences(None)
    made.update(appearance=Appearance.DAY, tile_set=mine.tile_set, cloth=mine.cloth)
    return made
