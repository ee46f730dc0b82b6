"""The box of the deals: the name of one, on as many lines as a narrow paper needs for it."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QStyle, QStyleOptionComboBox, QStylePainter

from peling_app.kit.view.lists.choice_box import ChoiceBox
from peling_app.kit.view.text.flow import follow_width

WRAPPED = int((Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft).value) | int(
    Qt.TextFlag.TextWordWrap.value
)


class DealBox(ChoiceBox):
    """A box as wide as its place, which is higher where what is chosen has no room on one line."""

    def __init__(self) -> None:
        """Make an empty box."""
        super().__init__()
        follow_width(self, QSizePolicy.Policy.Ignored)
        self.currentIndexChanged.connect(lambda _: self.updateGeometry())

    def heightForWidth(self, width: int) -> int:
        """Return the height that the words need in a width."""
        option = self._option()
        option.rect.setWidth(width)
        room = QRect(0, 0, max(1, self._field(option).width()), 0)
        metrics = self.fontMetrics()
        lines = metrics.boundingRect(room, WRAPPED, self.shown_text()).height()
        return super().sizeHint().height() + max(0, lines - metrics.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the box with all of its words."""
        painter = QStylePainter(self)
        option = self._option()
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        painter.setPen(option.palette.color(option.palette.ColorRole.ButtonText))
        painter.drawText(self._field(option), WRAPPED, self.shown_text())

    def shown_text(self) -> str:
        """Return what is read in the closed box: all of it."""
        return self.currentText() if self.currentIndex() >= 0 else self.placeholderText()

    def _option(self) -> QStyleOptionComboBox:
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        return option

    def _field(self, option: QStyleOptionComboBox) -> QRect:
        box, field = QStyle.ComplexControl.CC_ComboBox, QStyle.SubControl.SC_ComboBoxEditField
        return self.style().subControlRect(box, option, field, self)
