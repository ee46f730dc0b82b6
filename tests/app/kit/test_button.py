"""The room that buttons ask for, and that the ring of the focus leaves to their words."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from peling_app.kit.model.theme import Theme
from peling_app.kit.view import paint
from peling_app.kit.view.controls import RING, SHEET, Button, Over
from peling_app.kit.view.parts import Scale
from peling_app.kit.view.switch import CLOSE_ROOM, Switch
from peling_app.kit.view.text.key_frame import key_width
from peling_app.kit.view.text.quiet_link import QuietLink
from peling_app.platform.preferences import Preferences


def made(qtbot: QtBot, *, spares: bool) -> Button:
    button = Button(Theme(Preferences(None)), key="Ctrl+Enter")
    qtbot.addWidget(button)
    button.setText("Enter deal 9")
    if spares:
        button.spare_key()
    return button


def test_a_key_that_is_spared_is_shown_where_there_is_room(qtbot: QtBot) -> None:
    button = made(qtbot, spares=True)
    assert button.minimumSizeHint().width() < button.sizeHint().width()
    button.resize(button.sizeHint())
    assert button.shown_key == "Ctrl+Enter"
    button.resize(button.minimumSizeHint())
    assert button.shown_key == ""


def test_the_words_of_a_button_are_never_spared(qtbot: QtBot) -> None:
    button = made(qtbot, spares=True)
    with_key = button.minimumSizeHint()
    button.set_key("")
    assert button.minimumSizeHint() == button.sizeHint() == with_key


def test_a_key_is_part_of_the_least_room_of_other_buttons(qtbot: QtBot) -> None:
    button = made(qtbot, spares=False)
    assert button.minimumSizeHint() == button.sizeHint()
    assert button.shown_key == "Ctrl+Enter"


@pytest.mark.parametrize("key", ["", "Enter"])
def test_words_stand_in_the_middle_where_no_key_is_shown(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    button = made(qtbot, spares=False)
    button.set_key(key)
    monkeypatch.setattr(Button, "shown_key", "")
    button.resize(400, 46)
    places: list[QRectF] = []

    class Seen(QPainter):
        def drawText(self, place: QRectF, *_more: object) -> None:  # type: ignore[override]  # one form is enough
            places.append(place)

    monkeypatch.setattr("peling_app.kit.view.paint.smooth_painter", Seen)
    button.grab()
    assert [round(abs(place.center().x() - 200)) for place in places] in ([0], [1])


def test_words_stay_where_they_are_while_a_sheet_takes_the_escape_of_their_button(qtbot: QtBot) -> None:
    """Without the key they stood in the middle, and jumped there and back with every sheet."""
    window = QWidget()
    qtbot.addWidget(window)
    button = Button(Theme(Preferences(None)), key="Esc", parent=window)
    button.setText("Back")
    button.resize(button.sizeHint())
    sheet = QWidget(window)
    Over(sheet, SHEET)
    window.show()
    pictures = []
    for over in (False, True):
        sheet.setVisible(over)
        assert button.shown_key == ("" if over else "Esc")
        pictures.append(button.grab().toImage())
    key = round(key_width(Theme(Preferences(None)), "Esc")) + RING + 10
    words, others = QRect(0, 0, button.width() - key, button.height()), QRect(button.rect())
    assert pictures[0].copy(words) == pictures[1].copy(words)
    assert pictures[0].copy(others) != pictures[1].copy(others)


def link(theme: Theme) -> QAbstractButton:
    return QuietLink(Scale(theme), "In diesem Spiel nicht mehr")


def close_side(theme: Theme) -> QAbstractButton:
    switch = Switch(theme, ("one", "other"), room=CLOSE_ROOM)
    switch.set_words("which", ("In einem Mal", "Im anderen"))
    switch.set_value("one")
    return switch.side("one")


def button(theme: Theme) -> QAbstractButton:
    made = Button(theme)
    made.setText("Noch einmal von hier an")
    return made


@pytest.mark.parametrize(("make", "free"), [(link, 0), (close_side, 2), (button, 4)])
@pytest.mark.parametrize("zoom", [100, 150])
def test_the_ring_of_the_focus_leaves_the_words_alone(
    qtbot: QtBot, make: Callable[[Theme], QAbstractButton], free: int, zoom: int
) -> None:
    """It ran over the first letter and the last: "n diesem Spiel nicht meh"; on a filled side it touched."""
    preferences = Preferences(None)
    preferences.update(text_zoom=zoom, text_by_system=False)
    one = make(Theme(preferences))
    window = one.window()
    qtbot.addWidget(window)
    window.show()
    paint.RINGS.use_keys(True)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    one.setFocus()
    ringed = one.grab().toImage()
    one.setText("")
    bare = one.grab().toImage()
    rows, columns = range(bare.height()), range(bare.width())
    words = {(x, y) for y in rows for x in columns if ringed.pixel(x, y) != bare.pixel(x, y)}
    one.clearFocus()
    ground = one.grab().toImage()
    ring = {(x, y) for y in rows for x in columns if bare.pixel(x, y) != ground.pixel(x, y)}
    assert words
    assert ring
    ring_left = min(x for x, y in ring if y == bare.height() // 2)
    words_left, words_right = min(x for x, _ in words), max(x for x, _ in words)
    assert words_left > ring_left + 3 + free
    assert words_right < max(x for x, y in ring if y == bare.height() // 2) - 3 - free
