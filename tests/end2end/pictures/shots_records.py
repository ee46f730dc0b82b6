"""Pictures of the records: three sizes, day and night, German, larger text, nothing played, one book."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from peling.play.records import DealRecord
from peling_app.kit.model.commands import Commands
from peling_app.kit.model.services import Services
from peling_app.kit.model.theme import PageTheme, Theme
from peling_app.kit.pace import AT_ONCE
from peling_app.kit.view.style import apply, dress
from peling_app.platform.i18n import Translations
from peling_app.platform.settings import Language
from peling_app.platform.shipped import translations
from peling_app.play.records.view.page import RecordsPage
from tests.app.play.records.shelves import PLAYED, Shelf, deals
from tests.end2end.stage import application, make_preferences, picture

SIZES = {"1024x700": QSize(1024, 660), "1440x900": QSize(1440, 852), "2560x1440": QSize(2560, 1392)}
WHOLE = QSize(1440, 1700)
"""As high as the whole page is, so that all that scrolls is seen."""


def shots() -> dict[str, Callable[[], QImage]]:
    """Return the makers of all pictures by name."""
    made: dict[str, Callable[[], QImage]] = {}
    for size, pixels in SIZES.items():
        made[f"records-{size}-day"] = _shot(pixels)
        made[f"records-{size}-night"] = _shot(pixels, night=True)
        made[f"records-{size}-de"] = _shot(pixels, language=Language.GERMAN)
    made["records-zoom-150-1440x900"] = _shot(SIZES["1440x900"], zoom=150)
    made["records-zoom-150-1024x700"] = _shot(SIZES["1024x700"], zoom=150)
    made["records-contrast-1440x900"] = _shot(SIZES["1440x900"], contrast=True)
    made["records-whole-1440x1700"] = _shot(WHOLE)
    made["records-whole-1440x1700-night"] = _shot(WHOLE, night=True)
    made["records-whole-1440x1700-de"] = _shot(WHOLE, language=Language.GERMAN)
    made["records-one-book-1440x900"] = _shot(SIZES["1440x900"], shown=deals(played=PLAYED[3:4]))
    made["records-empty-1440x900"] = _shot(SIZES["1440x900"], shown=())
    made["records-left-out-1440x900"] = _shot(SIZES["1440x900"], left_out=2)
    return made


def _shot(
    size: QSize,
    *,
    night: bool = False,
    language: Language = Language.ENGLISH,
    zoom: int = 100,
    contrast: bool = False,
    shown: tuple[DealRecord, ...] | None = None,
    left_out: int = 0,
) -> Callable[[], QImage]:
    def make() -> QImage:
        app = application()
        words = Translations(translations())
        preferences = make_preferences(night=night, language=language, text_zoom=zoom, high_contrast=contrast)
        words.use(preferences.current.language)
        whole = Theme(preferences)
        theme = PageTheme(whole)
        theme.fit(size.width(), size.height())
        theme.wake()
        apply(app, theme)
        shelf = Shelf(deals() if shown is None else shown, left_out)
        page = RecordsPage(Services(theme, preferences, Commands(), AT_ONCE), shelf)
        dress(page, theme)
        page.resize(size)
        page.show()
        page.switch.focus()
        try:
            return picture(page)
        finally:
            words.use(Language.ENGLISH)
            page.close()

    return make
