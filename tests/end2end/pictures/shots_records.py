"""Pictures of the records, of what decisions cost, and of a drill with own hands, in sizes and looks."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from peling.coach.habits import Subject
from peling.play.records import DealRecord
from peling_app.kit.model.commands import Commands
from peling_app.kit.model.faces import AS_DRAWN
from peling_app.kit.model.services import Services
from peling_app.kit.model.theme import PageTheme, Theme
from peling_app.kit.pace import AT_ONCE
from peling_app.kit.view.paper_page import PaperPage
from peling_app.kit.view.style import apply, dress
from peling_app.platform.i18n import Translations
from peling_app.platform.settings import Appearance, Language
from peling_app.platform.shipped import translations
from peling_app.play.habits.model.page import Habit, OwnHand
from peling_app.play.habits.reader import DealAt, ReviewedDeal
from peling_app.play.habits.view.drill import OwnHandsPage
from peling_app.play.habits.view.page import HabitsPage
from peling_app.play.habits.which import Which
from peling_app.play.habits.words.named import habit_names
from peling_app.play.records.view.page import RecordsPage
from peling_app.shell.view.pages import PageId
from tests.app.play.habits.reviews import NOW, Reviewed
from tests.app.play.habits.reviews import deals as reviewed
from tests.app.play.records.stores import PLAYED, Store, deals
from tests.end2end.pictures.shots_replay import FADE, a_played_deal, wait
from tests.end2end.pictures.shots_review import BUDGET
from tests.end2end.stage import (
    LARGE,
    MIDDLE,
    SMALL,
    application,
    make_context,
    make_preferences,
    make_window,
    picture,
)

SIZES = {"1024x700": QSize(1024, 660), "1440x900": QSize(1440, 852), "2560x1440": QSize(2560, 1392)}
WHOLE = QSize(1440, 1700)
HABITS = QSize(1440, 1150)
"""As high as the whole pages are, so that all that scrolls is seen."""


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
    return made | _habits() | _own_hands()


def _habits() -> dict[str, Callable[[], QImage]]:
    made: dict[str, Callable[[], QImage]] = {}
    for size, pixels in SIZES.items():
        made[f"habits-{size}-day"] = _habits_shot(pixels)
        made[f"habits-{size}-night"] = _habits_shot(pixels, night=True)
        made[f"habits-{size}-de"] = _habits_shot(pixels, language=Language.GERMAN)
    made["habits-zoom-150-1440x900"] = _habits_shot(SIZES["1440x900"], zoom=150)
    made["habits-zoom-150-1024x700-de"] = _habits_shot(SIZES["1024x700"], zoom=150, language=Language.GERMAN)
    made["habits-contrast-1440x1150"] = _habits_shot(HABITS, contrast=True)
    made["habits-whole-1440x1150"] = _habits_shot(HABITS)
    made["habits-whole-1440x1150-night"] = _habits_shot(HABITS, night=True)
    made["habits-whole-1440x1150-de"] = _habits_shot(HABITS, language=Language.GERMAN)
    made["habits-whole-1024x2000"] = _habits_shot(QSize(1024, 2000))
    made["habits-game-1440x900"] = _habits_shot(SIZES["1440x900"], which=Which.GAME)
    made["habits-few-1440x900"] = _habits_shot(SIZES["1440x900"], shown=reviewed()[-3:])
    made["habits-empty-1440x900"] = _habits_shot(SIZES["1440x900"], shown=())
    return made


def _own_hands() -> dict[str, Callable[[], QImage]]:
    return {
        "own-hands-1440x900-day": lambda: drill_shot(MIDDLE),
        "own-hands-answered-1440x900-day": lambda: drill_shot(MIDDLE, answered=True),
        "own-hands-answered-1440x900-night": lambda: drill_shot(MIDDLE, answered=True, night=True),
        "own-hands-answered-1024x700-de": lambda: drill_shot(SMALL, answered=True, language=Language.GERMAN),
        "own-hands-1024x700-de-150": lambda: drill_shot(SMALL, language=Language.GERMAN, zoom=150),
        "own-hands-answered-2560x1440-day": lambda: drill_shot(LARGE, answered=True),
        "own-hands-answered-contrast-1440x900": lambda: drill_shot(MIDDLE, answered=True, contrast=True),
        "own-hands-fenghua-1440x900": lambda: drill_shot(MIDDLE, answered=True, book="fenghua"),
    }


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
    def page(services: Services) -> PaperPage:
        return RecordsPage(services, Store(deals() if shown is None else shown, left_out))

    look = Appearance.NIGHT if night else Appearance.DAY
    return _page_shot(size, page, appearance=look, language=language, text_zoom=zoom, high_contrast=contrast)


def _habits_shot(
    size: QSize,
    *,
    night: bool = False,
    language: Language = Language.ENGLISH,
    zoom: int = 100,
    contrast: bool = False,
    which: Which = Which.WEEKS,
    shown: tuple[ReviewedDeal, ...] | None = None,
) -> Callable[[], QImage]:
    def page(services: Services) -> PaperPage:
        made = HabitsPage(services, Reviewed(reviewed() if shown is None else shown))
        made.model.clock = lambda: NOW
        made.model.choose(which)
        made.switch.set_value(which)
        return made

    look = Appearance.NIGHT if night else Appearance.DAY
    return _page_shot(size, page, appearance=look, language=language, text_zoom=zoom, high_contrast=contrast)


def _page_shot(
    size: QSize, page_of: Callable[[Services], PaperPage], **settings: object
) -> Callable[[], QImage]:
    def make() -> QImage:
        app = application()
        words = Translations(translations())
        preferences = make_preferences()
        preferences.update(**settings)
        words.use(preferences.current.language)
        theme = PageTheme(Theme(preferences))
        theme.fit(size.width(), size.height())
        theme.wake()
        apply(app, theme)
        page = page_of(Services(theme, preferences, Commands(), AT_ONCE))
        dress(page, theme)
        page.resize(size)
        page.show()
        page.setFocus()
        try:
            return picture(page)
        finally:
            words.use(Language.ENGLISH)
            page.close()

    return make


def drill_shot(
    size: QSize,
    *,
    night: bool = False,
    book: str = "pung-chow",
    language: Language = Language.ENGLISH,
    zoom: int = 100,
    contrast: bool = False,
    answered: bool = False,
) -> QImage:
    """Play a deal to its end, then return a picture of the drill with what cost most in it."""
    application()
    with TemporaryDirectory() as folder:
        session = a_played_deal(Path(folder), book)
        context = make_context(
            night=night,
            session=session,
            language=language,
            settings={"text_zoom": zoom, "high_contrast": contrast},
            review_budget=BUDGET,
        )
        window = make_window(context, size)
        assert session.path is not None
        window.show_page(PageId.HABITS)
        wait(lambda: bool(context.habits.deals))
        deal = context.habits.deals[-1]
        slip = max(deal.sums.slips, key=lambda one: one.loss.lost)
        own = OwnHand(DealAt(session.path, deal.deal.number, NOW), slip.loss.place)
        name = habit_names(Subject.BROKEN_PAIRS)
        window.ways.practise_own(
            Habit(slip.loss.subject, name, "", "", slip.hand, AS_DRAWN, (own, own), "", "")
        )
        page = window.page(PageId.OWN_HANDS)
        assert isinstance(page, OwnHandsPage)
        wait(lambda: page.model.is_asked)
        if answered:
            page.model.answer(0)
        QTest.qWait(FADE)
        image = picture(window)
        window.close()
        window.deleteLater()
        QApplication.processEvents()
        context.habits.finish()
        context.reviews.finish()
        context.translations.use(Language.ENGLISH)
    return image
