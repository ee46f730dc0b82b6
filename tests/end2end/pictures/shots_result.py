"""Pictures of the end of a game: three sizes, day and night, German, larger text, two players, no winner."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from peling.rules.course import Length
from peling_app.kit.model.theme import Theme
from peling_app.kit.view.style import apply, dress
from peling_app.platform.i18n import Translations
from peling_app.platform.settings import Language
from peling_app.platform.shipped import translations
from peling_app.play.result.model.result import ResultModel
from peling_app.play.result.view.page import ResultView
from tests.app.play.result.games import OverSession, finished
from tests.end2end.stage import application, make_preferences, picture

SIZES = {"1024x700": QSize(1024, 660), "1440x900": QSize(1440, 852), "2560x1440": QSize(2560, 1392)}


def shots() -> dict[str, Callable[[], QImage]]:
    """Return the makers of all pictures by name."""
    made: dict[str, Callable[[], QImage]] = {}
    for size in SIZES:
        made[f"result-{size}-day"] = _shot(size)
        made[f"result-{size}-night"] = _shot(size, night=True)
        made[f"result-{size}-de"] = _shot(size, language=Language.GERMAN)
    made["result-zoom-150-1440x900"] = _shot("1440x900", zoom=150)
    made["result-contrast-1440x900"] = _shot("1440x900", contrast=True)
    made["result-deal-1440x900"] = _shot("1440x900", length=Length.DEAL)
    made["result-fenghua-1440x900"] = _shot("1440x900", book="fenghua", length=Length.ROUND)
    made["result-unassisted-1440x900-de"] = _shot("1440x900", language=Language.GERMAN, alone=True)
    made["result-two-players-1440x900"] = _shot("1440x900", players=2, length=Length.ROUND)
    return made


def _shot(
    size: str,
    *,
    night: bool = False,
    language: Language = Language.ENGLISH,
    zoom: int = 100,
    contrast: bool = False,
    book: str = "pung-chow",
    length: Length = Length.GAME,
    players: int = 4,
    alone: bool = False,
) -> Callable[[], QImage]:
    def make() -> QImage:
        app = application()
        words = Translations(translations())
        preferences = make_preferences(night=night, language=language, text_zoom=zoom, high_contrast=contrast)
        words.use(preferences.current.language)
        theme = Theme(preferences)
        apply(app, theme)
        session = OverSession(finished(book, length, players))
        session.unassisted = alone
        model = ResultModel(session)
        session.answer()
        page = ResultView(model, theme)
        dress(page, theme)
        page.resize(SIZES[size])
        page.show()
        page.again.setFocus()
        try:
            return picture(page)
        finally:
            words.use(Language.ENGLISH)
            page.close()

    return make
