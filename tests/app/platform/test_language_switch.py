"""Switching the language again and again leaves nothing behind."""

import gc
from collections import Counter

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTranslator
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from peling_app.platform.settings import Language
from peling_app.shell.view.pages import PageId
from tests.end2end.stage import make_context, make_window


@pytest.mark.thorough
def test_the_twentieth_switch_leaves_no_more_objects_than_the_second(qtbot: QtBot) -> None:
    context = make_context()
    window = make_window(context)
    qtbot.addWidget(window)
    for page in (PageId.SETUP, PageId.BOOKS, PageId.HOME):
        window.show_page(page)

    def switched(times: int) -> tuple[Counter[str], int]:
        for _ in range(times):
            for language in (Language.GERMAN, Language.ENGLISH):
                context.preferences.update(language=language)
                for _ in range(3):
                    QApplication.processEvents()
                QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        gc.collect()
        alive = [*window.findChildren(QObject), *context.translations.findChildren(QObject)]
        translators = sum(isinstance(one, QTranslator) for one in gc.get_objects())
        return Counter(one.metaObject().className() for one in alive), translators

    switched(2)
    assert switched(1) == switched(9)
    assert window.windowTitle() == "Pe-Ling"


def test_both_languages_are_read_once(qtbot: QtBot) -> None:
    context = make_context()
    window = make_window(context)
    qtbot.addWidget(window)
    for _ in range(2):
        context.preferences.update(language=Language.GERMAN)
        german = QCoreApplication.translate("Messages", "The settings could not be saved: {name}")
        context.preferences.update(language=Language.ENGLISH)
        english = QCoreApplication.translate("Messages", "The settings could not be saved: {name}")
        assert german.startswith("Die Einstellungen")
        assert english.startswith("The settings")
