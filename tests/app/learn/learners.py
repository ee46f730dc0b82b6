"""A learner who does a course by mouse, and one who does it by keys."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QWidget

from peling.core.actions import (
    Discard,
)
from peling_app.learn.model.forms import Form
from tests.app.learn.learner import Learner

LEFT = Qt.MouseButton.LeftButton
SIDE = 100
"""What the key of a stack counts for each side of the wall: below, at the right, above, at the left."""
ALONG = (
    (Qt.Key.Key_Left, Qt.Key.Key_Right),
    (Qt.Key.Key_Down, Qt.Key.Key_Up),
    (Qt.Key.Key_Right, Qt.Key.Key_Left),
    (Qt.Key.Key_Up, Qt.Key.Key_Down),
)
"""The arrows that lead on from stack to stack of a side, counted from its right end, and back."""


class MouseLearner(Learner):
    """He clicks."""

    def _click(self, widget: QWidget) -> None:
        # What has just been shown has its place only when the page is laid out; nobody clicks before.
        self.qtbot.waitUntil(lambda: widget.isVisible() and widget.height() > 0)
        QTest.mouseClick(widget, LEFT)

    def press_answer(self, card: QAbstractButton, number: int) -> None:
        """Click it."""
        del number
        self._click(card)

    def _write(self, field: QLineEdit, value: int) -> None:
        self._click(field)
        area = self.page.task.area
        pads = {
            Form.NUMBER: area.number.keypad,
            Form.SHEET: area.sheet.keypad,
            Form.PAYMENTS: area.payments.keypad,
        }
        keys = pads[self.task.form].keys
        while field.text():
            self._click(keys["⌫"])
        for digit in str(value):
            self._click(keys[digit])

    def lay_tile(self, number: int, place: int) -> None:
        """Click the place, then the tile."""
        lay = self.page.task.area.lay
        spot = lay.spots[place]
        QTest.mouseClick(spot, LEFT, pos=spot.rect().topLeft() + spot.rect().center() * 0)
        self._click(lay.buttons[number])

    def take_tile(self, number: int) -> None:
        """Click it where it lies."""
        self._click(self.page.task.area.lay.buttons[number])

    def throw(self) -> None:
        """Click the button."""
        self._click(self.page.task.throw)

    def _point(self, key: int) -> None:
        self.hands.click(f"stack-{key}")

    def discard(self, action: Discard) -> None:
        """Drag it to the middle."""
        self.hands.drag(f"hand-{self._key_of(action)}", self.hands.spot("centreBox"))

    def press_claim(self, place: str, key: Qt.Key) -> None:
        """Click it."""
        del key
        self.hands.click(f"claim-{place}")

    def choose_way(self, number: int) -> None:
        """Click it, when it lies in its place."""
        self.qtbot.waitUntil(lambda: not number or self.hands.item(f"way-{number}").x() > 0)
        self.hands.click(f"way-{number}")

    def watch(self) -> None:
        """Click the button."""
        self._click(self.page.task.worked)

    def check(self) -> None:
        """Click the button."""
        self._click(self.page.task.check)

    def retry(self) -> None:
        """Click the button."""
        self._click(self.page.task.again)

    def next(self) -> None:
        """Click the button on the paper."""
        self._click(self.page.paper.next)


class KeyLearner(Learner):
    """He types, always where the focus is; the page puts it where the task is done."""

    def type(self, key: Qt.Key) -> None:
        """Press a key."""
        focus = self.page.window().focusWidget()
        assert focus is not None
        QTest.keyClick(focus, key)

    def press_answer(self, card: QAbstractButton, number: int) -> None:
        """Press its digit; or walk there with the arrows and press Space."""
        form = self.page.task.area.form
        if self.task.form is Form.CARDS and number < 9:
            self.type(Qt.Key(Qt.Key.Key_1 + number))
            return
        assert form is not None
        cards = form.cards  # type: ignore[union-attr]  # a form of cards
        for _ in range(len(cards)):
            if card.hasFocus():
                break
            self.type(Qt.Key.Key_Right)
        self.type(Qt.Key.Key_Space)

    def _write(self, field: QLineEdit, value: int) -> None:
        for _ in range(40):
            if field.hasFocus():
                break
            self.type(Qt.Key.Key_Down)
        assert field.hasFocus(), (self.page.model.current, self.page.window().focusWidget())
        field.selectAll()
        QTest.keyClicks(field, str(value))

    def lay_tile(self, number: int, place: int) -> None:
        """Walk to the tile, press the number of the place."""
        self._walk_to(number)
        self.type(Qt.Key(Qt.Key.Key_1 + place))

    def take_tile(self, number: int) -> None:
        """Walk to the tile, press Backspace."""
        self._walk_to(number)
        self.type(Qt.Key.Key_Backspace)

    def _walk_to(self, number: int) -> None:
        button = self.page.task.area.lay.buttons[number]
        for _ in range(20):
            if button.hasFocus():
                return
            self.type(Qt.Key.Key_Right)
        raise AssertionError(number)

    def throw(self) -> None:
        """Press Enter where the focus is."""
        self.page.task.take_focus()
        self.type(Qt.Key.Key_Return)

    def _point(self, key: int) -> None:
        self.page.task.take_focus()
        wall = self.hands.item("wall")
        for _ in range(8):
            if wall.hasActiveFocus():
                break
            self.type(Qt.Key.Key_Tab)
        keys = [int(item.objectName().removeprefix("stack-")) for item in self.hands.items("stack-")]
        keys = sorted(keys)
        for _ in range(4):
            if self._stack(keys) // SIDE != key // SIDE:
                self.type(Qt.Key.Key_PageDown)
        on, back = ALONG[key // SIDE]
        while (here := self._stack(keys)) != key:
            self.type(on if key > here else back)
            assert self._stack(keys) != here, "the arrow leads nowhere"
        self.type(Qt.Key.Key_Return)

    def _stack(self, keys: list[int]) -> int:
        return keys[int(self.hands.item("wall").property("current"))]

    def discard(self, action: Discard) -> None:
        """Walk to the tile, press Enter twice."""
        tile_key = self._key_of(action)
        place = [key for key, _ in self.task.board.order.tiles].index(tile_key)
        self.type(Qt.Key.Key_Home)
        for _ in range(place):
            self.type(Qt.Key.Key_Right)
        self.type(Qt.Key.Key_Return)
        self.type(Qt.Key.Key_Return)

    def press_claim(self, place: str, key: Qt.Key) -> None:
        """Press its key."""
        del place
        self.type(key)

    def choose_way(self, number: int) -> None:
        """Walk to it, press Enter."""
        for _ in range(number):
            self.type(Qt.Key.Key_Right)
        self.type(Qt.Key.Key_Return)

    def watch(self) -> None:
        """Press Enter."""
        self.type(Qt.Key.Key_Return)

    def check(self) -> None:
        """Press Enter; behind the fields of a sheet it checks."""
        if self.task.form in {Form.SHEET, Form.PAYMENTS}:
            for _ in range(40):
                if self.task.is_checked:
                    return
                self.type(Qt.Key.Key_Return)
            raise AssertionError("Enter never checked")
        self.type(Qt.Key.Key_Return)

    def retry(self) -> None:
        """Press Enter again: it begins another try."""
        self.type(Qt.Key.Key_Return)
        self.qtbot.waitUntil(lambda: not self.task.is_checked)

    def next(self) -> None:
        """Press Enter: when the task is done it goes on."""
        before = self.page.model.current
        self.type(Qt.Key.Key_Return)
        self.qtbot.waitUntil(lambda: self.page.model.current is not before or not self.page.isVisible())
