from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from peling_app.kit.model.theme import Theme
from peling_app.platform.i18n import Translations
from peling_app.platform.preferences import Preferences
from peling_app.platform.resources import load_fonts
from peling_app.platform.settings import Language
from peling_app.platform.shipped import translations


@pytest.fixture
def english(qtbot: QtBot) -> Iterator[Translations]:  # noqa: ARG001 - a translator needs the application
    words = Translations(translations())
    words.use(Language.GERMAN)
    words.use(Language.ENGLISH)
    yield words
    words.use(Language.GERMAN)
    words.use(Language.ENGLISH)


@pytest.fixture
def theme(qtbot: QtBot) -> Theme:  # noqa: ARG001 - fonts need the application
    load_fonts()
    return Theme(Preferences())
