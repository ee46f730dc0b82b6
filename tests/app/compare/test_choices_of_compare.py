"""What is chosen beside the palette of the compare page is read in full where all its parts are shown."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from peling_app.compare.view.page import ComparePage
from peling_app.kit.view.lists.choice_box import ChoiceBox
from peling_app.platform.settings import LANGUAGES, Language
from peling_app.shell.view.main_window import MainWindow
from tests.by_day import by_day


@pytest.mark.cases_by_day(1)
@pytest.mark.parametrize("language", by_day([Language.GERMAN], LANGUAGES))
@pytest.mark.parametrize("size", [QSize(1024, 700), QSize(1440, 900), QSize(2560, 1440)])
def test_what_is_chosen_at_first_is_not_cut(
    window: MainWindow, page: ComparePage, language: Language, size: QSize
) -> None:
    window.context.preferences.update(language=language)
    window.resize(size)
    QApplication.processEvents()
    boxes = [box for box in page.findChildren(ChoiceBox) if box.isVisible()]
    assert len(boxes) >= 4
    assert [(box.shown_text(), box.width()) for box in boxes if box.shown_text() != box.currentText()] == []
