"""The room that buttons ask for."""

from __future__ import annotations

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
