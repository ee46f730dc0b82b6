"""The settings that the system decides unless they are chosen by hand, as the user sees them."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from peling_app.kit.model.theme import Theme
from peling_app.platform.preferences import Preferences
from peling_app.platform.settings import Settings
from peling_app.platform.system.look import SystemLook
from peling_app.shell.view.settings_dialog import SettingsDialog
from peling_app.shell.view.silent import SilentDialog
from tests.app.shell.windows import Make

Look = dict[str, SystemLook]


@pytest.fixture
def look() -> Look:
    """Return a place for what the system asks for."""
    return {"now": SystemLook(text=125)}


@pytest.fixture
def shown(qtbot: QtBot, look: Look) -> tuple[SettingsDialog, Preferences, Theme]:
    """Return the settings on a system with larger text."""
    preferences = Preferences()
    theme = Theme(preferences, system=lambda: look["now"])
    dialog = SettingsDialog(theme, preferences, lambda: None)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog, preferences, theme


def test_by_default_the_system_decides_and_the_settings_say_so(
    shown: tuple[SettingsDialog, Preferences, Theme],
) -> None:
    dialog, preferences, _ = shown
    assert dialog.system_text.isChecked()
    assert dialog.slider("text_zoom").accessibleDescription() == "125 %"
    assert dialog.switch("contrast").value() == "system"
    assert preferences.current == Settings(), "to open them changes nothing"


def test_the_settings_follow_the_system_while_they_are_open(
    shown: tuple[SettingsDialog, Preferences, Theme], look: Look
) -> None:
    dialog, preferences, theme = shown
    look["now"] = SystemLook(text=140, contrast=True)
    theme.refresh()
    assert dialog.slider("text_zoom").accessibleDescription() == "140 %"
    assert theme.is_high_contrast()
    assert preferences.current == Settings()


def test_the_slider_is_by_hand_and_the_box_gives_it_back(
    shown: tuple[SettingsDialog, Preferences, Theme],
) -> None:
    dialog, _, theme = shown
    dialog.slider("text_zoom").setValue(11)
    assert theme.zoom() == 110
    assert not dialog.system_text.isChecked()
    dialog.slider("text_zoom").setValue(10)
    assert theme.zoom() == 100, "the usual size can be chosen by hand too"
    assert not dialog.system_text.isChecked()
    dialog.system_text.click()
    assert theme.zoom() == 125
    dialog.system_text.click()
    assert theme.zoom() == 120, "without the system text stays as large as it was, in steps of ten"
    assert not dialog.system_text.isChecked()


@pytest.mark.cases_by_day(1)
@pytest.mark.parametrize(("choice", "strong"), [("system", True), ("on", True), ("off", False)])
def test_contrast_is_as_the_system_has_it_or_by_hand(
    shown: tuple[SettingsDialog, Preferences, Theme], look: Look, choice: str, *, strong: bool
) -> None:
    dialog, _, theme = shown
    look["now"] = SystemLook(contrast=True)
    theme.refresh()
    for one in ("on", "off", choice):
        dialog.switch("contrast").side(one).click()
    assert theme.is_high_contrast() is strong
    assert dialog.switch("contrast").value() == choice
    look["now"] = SystemLook()
    theme.refresh()
    assert theme.is_high_contrast() is (choice == "on")


def test_the_commands_for_text_begin_at_what_is_seen(make: Make) -> None:
    window, context = make()
    context.commands.trigger("view.larger")
    assert context.theme.zoom() == 110
    assert not context.preferences.current.text_is_by_system
    context.commands.trigger("view.normal")
    assert context.preferences.current.text_is_by_system
    window.close()


@pytest.mark.parametrize(
    ("press", "result"),
    [
        (lambda dialog: dialog.beside.click(), QDialog.DialogCode.Accepted),
        (lambda dialog: dialog.leave.click(), QDialog.DialogCode.Rejected),
        (lambda dialog: dialog.reject(), QDialog.DialogCode.Rejected),
    ],
)
def test_a_second_window_is_opened_only_when_it_is_asked_for(
    qtbot: QtBot, press: Callable[[SilentDialog], object], result: QDialog.DialogCode
) -> None:
    dialog = SilentDialog(Theme(Preferences()))
    qtbot.addWidget(dialog)
    dialog.show()
    assert "does not answer" in dialog.said
    press(dialog)
    assert dialog.result() == result.value
