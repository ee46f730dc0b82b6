import pytest
from PySide6.QtWidgets import QLabel

from peling_app.platform.loudspeaker import Silence
from peling_app.shell.view.settings_dialog import SettingsDialog
from tests.app.shell.windows import Make


@pytest.mark.parametrize("why", Silence)
def test_a_machine_that_cannot_be_heard_says_so_beside_a_slider_that_rests(make: Make, why: Silence) -> None:
    _, context = make()
    dialog = SettingsDialog(context.theme, context.preferences, lambda: None)
    slider = dialog.slider("volume")
    assert slider.isEnabled()
    dialog.set_silence(why)
    assert not slider.isEnabled()
    told = slider.accessibleDescription()
    assert told.endswith(".")
    assert [words for words in dialog.findChildren(QLabel) if words.text() == told and not words.isHidden()]
    dialog.set_silence(None)
    assert slider.isEnabled()
    assert slider.accessibleDescription() == "100 %"
