"""Let a page appear: the old one lies over it as a picture and fades."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from peling_app.kit.model.theme import Theme


def fade_from(shown: QWidget, theme: Theme) -> None:
    """Let what a widget shows now fade away over what it is about to show, if it is seen at all."""
    duration = theme.fade()
    if duration > 0 and shown.isVisible():
        Fade(shown.grab(), duration, shown)


class Fade(QWidget):
    """A picture of the old page that fades away and removes itself."""

    def __init__(self, picture: QPixmap, duration: int, parent: QWidget) -> None:
        """Lie over the whole parent for `duration` milliseconds."""
        super().__init__(parent)
        self._picture = picture
        self._opacity = 1.0
        self.setGeometry(parent.rect())
        self._animation = QVariantAnimation(self)
        self._animation.setStartValue(1.0)
        self._animation.setEndValue(0.0)
        self._animation.setDuration(duration)
        self._animation.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._animation.valueChanged.connect(self._set_opacity)
        self._animation.finished.connect(self.deleteLater)
        self.show()
        self.raise_()
        self._animation.start()

    def finish(self) -> None:
        """Be gone at once."""
        self._animation.stop()
        self.hide()
        self.deleteLater()

    def _set_opacity(self, value: float) -> None:
        self._opacity = value
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the old page as far as it is still there."""
        painter = QPainter(self)
        painter.setOpacity(self._opacity)
        painter.drawPixmap(self.rect(), self._picture)
