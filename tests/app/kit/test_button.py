"""The room that buttons ask for."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from pytestqt.qtbot import QtBot

from peling_app.kit.model.theme import Theme
from peling_app.kit.view.controls import Button
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
