"""A dialog of paper: title, double rule, a column that scrolls, buttons at the foot."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QMoveEvent, QResizeEvent
from PySide6.QtWidgets import QComboBox, QDialog, QHBoxLayout, QLineEdit, QScrollArea, QVBoxLayout, QWidget

from peling_app.kit.model.theme import Theme
from peling_app.kit.view.controls import ENTER, RING, Button
from peling_app.kit.view.keys import is_enter
from peling_app.kit.view.layouts import fill, upright
from peling_app.kit.view.paper_page import Paper, label
from peling_app.kit.view.rules import DoubleRule
from peling_app.kit.view.style import dress
from peling_app.kit.view.text.reader import Reader


def _is_wrong(field: QWidget) -> bool:
    """Return whether what a field holds is refused, or nothing has been chosen in it yet."""
    unchosen = isinstance(field, QComboBox) and field.currentIndex() < 0
    return bool(field.property("refused")) or unchosen


class PaperDialog(QDialog):
    """A dialog whose texts are all set in `retranslate`; fill `column` and `foot`.

    Attributes:
        wanted: the size it has where the screen has room.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None, *, reads: bool = False) -> None:
        """Make an empty dialog; where it `reads`, its column is a stop of Tab while it scrolls."""
        super().__init__(parent)
        self.theme = theme
        self.wanted = QSize()
        self._paper = Paper(theme, self)
        self.title = label("heading")
        inner = QWidget()
        self.column = fill(QVBoxLayout(inner), margins=(RING, 4, RING + 8, 8), spacing=8)
        self.scroller = Reader(inner) if reads else upright(QScrollArea(), inner)
        self.foot = fill(QHBoxLayout(), spacing=2)
        self._whole = layout = QVBoxLayout(self)
        fill(layout, self.title, DoubleRule(theme), (self.scroller, 1), self.foot, margins=(24, 20, 24, 14))
        self._owed = 0
        self._laid_out_in = QSize()
        self.scroller.installEventFilter(self)
        self.scroller.verticalScrollBar().rangeChanged.connect(self._stay)
        dress(self, theme)

    def insert(self, widget: QWidget) -> None:
        """Put a widget above what scrolls, so that it is always seen.

        When it becomes higher or lower while the dialog is shown, what scrolls stays where it is looked at.
        """
        self._whole.insertWidget(self._whole.indexOf(self.scroller), widget)

    def answer_by_keys(self, enter: Button | None, escape: Button | None = None) -> None:
        """Let Enter press one button, whatever field has the focus, and Escape another: both show it.

        `enter` is None where what has the focus takes Enter itself; `escape`, which is joined to `reject`, is
        None where Escape does what Enter does.
        """
        if enter is not None:
            enter.set_key(ENTER)
            enter.setDefault(True)
        if escape is not None:
            escape.set_key("Esc")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go where something is wrong or missing with Enter while the button that it presses is off."""
        if not (is_enter(event) and self._lead_on()):
            super().keyPressEvent(event)

    def _lead_on(self) -> bool:
        """Put the focus where something is wrong, or into the next field; return if Enter pressed nothing."""
        focus: QWidget | None = self.focusWidget()
        waits = any(one.isDefault() and not one.isEnabled() for one in self.findChildren(Button))
        if not waits or not isinstance(focus, QLineEdit):
            return False
        fields = [focus, *self._fields_after(focus)]
        wrong = [one for one in fields if _is_wrong(one)]
        lines = [one for one in fields[1:] if isinstance(one, QLineEdit)]
        for one in (wrong or lines)[:1]:
            one.setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def _fields_after(self, focus: QWidget) -> Iterator[QWidget]:
        """Yield the fields that Tab comes to before it is here again; those switched off it passes over."""
        after: QWidget | None = focus.nextInFocusChain()
        while after is not None and after is not focus:
            if (
                isinstance(after, QLineEdit | QComboBox)
                and self.isAncestorOf(after)
                and after.isVisibleTo(self)
                and after.isEnabled()
            ):
                yield after
            after = after.nextInFocusChain()

    def begin_at_top(self) -> None:
        """Show what scrolls from its beginning, whatever has just come above it: it is something else now."""
        self._whole.activate()
        self.scroller.verticalScrollBar().setValue(0)

    def set_title(self, title: str) -> None:
        """Call the dialog so, over its text and in the frame of its window."""
        self.setWindowTitle(title)
        self.title.setText(title)
        self.scroller.setAccessibleName(title)

    def retranslate(self) -> None:
        """Set every text in the present language."""

    def changeEvent(self, event: QEvent) -> None:
        """Word everything again in another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002 - Qt calls it so
        """Bring what gets the focus into sight: Qt does so only where Tab has come from what scrolls too."""
        moved = super().focusNextPrevChild(next)
        focus: QWidget | None = self.focusWidget()
        inner = self.scroller.widget()
        # What scrolls may have the focus itself, and counts to Qt as holding itself.
        if focus is not None and inner is not None and inner.isAncestorOf(focus):
            self.scroller.ensureWidgetVisible(focus)
            # What scrolls does so itself behind us where Tab has come from it, and shows a middle.
            QTimer.singleShot(0, focus, partial(self._begin, focus))
        return moved

    def _begin(self, focus: QWidget) -> None:
        """Show what is higher than there is room for, as a page of paper is, from its beginning."""
        inner = self.scroller.widget()
        if focus.hasFocus() and inner is not None and focus.height() > self.scroller.viewport().height():
            self.scroller.verticalScrollBar().setValue(focus.mapTo(inner, QPoint()).y())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Learn by how much what scrolls was moved because what stands above it is higher or lower now."""
        if isinstance(event, QMoveEvent) and watched is self.scroller and self.isVisible():
            same = self._laid_out_in == self.size()
            self._owed = event.pos().y() - event.oldPos().y() if same else 0
        self._laid_out_in = self.size()
        return super().eventFilter(watched, event)

    def _stay(self) -> None:
        """Scroll by that much, now that there is so much more or less to scroll."""
        bar, self._owed, owed = self.scroller.verticalScrollBar(), 0, self._owed
        if owed:
            bar.setValue(bar.value() + owed)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the paper under everything."""
        super().resizeEvent(event)
        self._paper.cover(self)

    def fit_words(self, width: int) -> None:
        """Take this width and as much height as lets nothing scroll, or what the screen has room for."""
        self.fit(width, self.sizeHint().height())
        self.fit(width, self.height() + self.missing_height())

    def missing_height(self) -> int:
        """Return how many pixels are missing for nothing to scroll; negative where some are to spare."""
        self._whole.activate()
        room, inner = self.scroller.contentsRect(), self.scroller.widget()
        return (0 if inner is None else inner.heightForWidth(room.width())) - room.height()

    def fit(self, width: int, height: int) -> None:
        """Take this size, or what the screen has room for, in the middle of the window."""
        self.wanted = QSize(width, height)
        screen = self.screen().availableGeometry()
        place = QRect(0, 0, min(width, screen.width() - 40), min(height, screen.height() - 60))
        parent = self.parentWidget()
        place.moveCenter((screen if parent is None else parent.window().geometry()).center())
        place.moveLeft(max(screen.left(), min(place.left(), screen.right() - place.width())))
        place.moveTop(max(screen.top(), min(place.top(), screen.bottom() - place.height())))
        self.setGeometry(place)
