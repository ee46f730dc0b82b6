"""The application for all tests of the app, whichever of them comes first in its process."""

from collections.abc import Iterator

import pytest

from peling_app.platform.i18n import Translations
from peling_app.platform.settings import Language
from peling_app.platform.shipped import translations
from tests.end2end.stage import application


@pytest.fixture(scope="session", autouse=True)
def english_application() -> Iterator[None]:
    """Have fonts, and English plurals: one test made them for the next, and failed where it came first."""
    application()
    words = Translations(translations())
    words.use(Language.ENGLISH)
    yield
    words.deleteLater()
