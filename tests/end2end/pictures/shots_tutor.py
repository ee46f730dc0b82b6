"""Pictures of the tutor's panel: every page by day and night, narrow, as drawn, and wide."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, QRect, Qt
from PySide6.QtGui import QImage, QResizeEvent
from PySide6.QtWidgets import QWidget

from peling.advice.outlook import outlooks
from peling.coach.counsel import counsel
from peling.core.actions import Discard
from peling.core.events import BonusSetOut, Claimed, Drawn, Event, TileDiscarded, TilesDealt, WallBroken
from peling.core.melds import chow, pung
from peling.core.tiles import Wind, tile
from peling.core.view import PlayerView, Source
from peling.play.deal import DealResult
from peling.rules.ruleset import RuleSet
from peling_app.kit.model.theme import Theme
from peling_app.kit.view.style import apply, dress
from peling_app.learn.session import LearnSession
from peling_app.platform.i18n import Translations
from peling_app.platform.settings import Language, TutorDepth
from peling_app.platform.shipped import translations
from peling_app.play.coaching import Answer
from peling_app.play.tutor.model.first_times import FirstTimes
from peling_app.play.tutor.model.tutor import TutorModel
from peling_app.play.tutor.view.panel import Tab
from peling_app.play.tutor.view.side import TutorSide
from peling_app.play.tutor.words.first_times import topics_worded
from tests.app.play.settle.deals import greatest, picture
from tests.app.play.tutor.fakes import StillSession
from tests.app.play.tutor.positions import discard_of_east, discard_of_west, own_turn, tiles
from tests.end2end import stage
from tests.end2end.stage import application, make_preferences

SIZES = {"1024x700": (1024, 660), "1440x900": (1440, 852), "2560x1440": (2560, 1392)}


def shots() -> dict[str, Callable[[], QImage]]:
    """Return the makers of all pictures by name."""
    made: dict[str, Callable[[], QImage]] = {}
    for night in (False, True):
        kind = "night" if night else "day"
        for size in SIZES:
            for tab in Tab:
                made[f"tutor-{tab.name.lower()}-{size}-{kind}"] = shot_of(
                    discard_of_west(), size, tab, night=night
                )
    made["tutor-chow-1440x900-day"] = shot_of(discard_of_east(), "1440x900", Tab.NOW)
    made["tutor-unfolded-1440x900-day"] = shot_of(discard_of_west(), "1440x900", Tab.NOW, unfold=True)
    made["tutor-own-1440x900-day"] = shot_of(own_turn(), "1440x900", Tab.NOW)
    made["tutor-own-unfolded-1440x900-night"] = shot_of(
        own_turn(), "1440x900", Tab.NOW, night=True, unfold=True
    )
    made["tutor-own-zoom-150-1440x900-de"] = shot_of(
        own_turn(), "1440x900", Tab.NOW, zoom=150, language=Language.GERMAN, unfold=True
    )
    made["tutor-wait-1440x900-day"] = shot_of(
        replace(discard_of_west(), awaited=False, answered=True), "1440x900", Tab.NOW
    )
    made["tutor-turn-1440x900-day"] = shot_of(own_turn(), "1440x900", Tab.NOW, advice=True)
    for depth in (TutorDepth.QUIET, TutorDepth.TEACH):
        made[f"tutor-{depth.value}-1440x900-day"] = shot_of(
            discard_of_west(), "1440x900", Tab.NOW, depth=depth
        )
    made["tutor-first-1440x900-day"] = shot_of(discard_of_west(), "1440x900", Tab.NOW, new=True)
    made["tutor-first-1024x700-night"] = shot_of(discard_of_west(), "1024x700", Tab.NOW, new=True, night=True)
    made["tutor-first-1024x700-de"] = shot_of(
        discard_of_west(), "1024x700", Tab.NOW, new=True, language=Language.GERMAN
    )
    made["tutor-first-zoom-150-1440x900-day"] = shot_of(own_turn(), "1440x900", Tab.NOW, new=True, zoom=150)
    made["tutor-first-contrast-1440x900-day"] = shot_of(
        own_turn(), "1440x900", Tab.NOW, new=True, contrast=True
    )
    made["tutor-term-1440x900-day"] = shot_of(discard_of_west(), "1440x900", Tab.NOW, term="loose-tile")
    made["tutor-term-1024x700-night"] = shot_of(
        discard_of_west(), "1024x700", Tab.NOW, term="chow", night=True
    )
    made["tutor-what-if-1440x900-day"] = shot_of(own_turn(), "1440x900", Tab.NOW, tried="B7")
    made |= _compared()
    complete = own_turn("B1 B1 B1 B2 B3 B4 D5 D5 D5 D5 R R R E", "E")
    made["tutor-kong-1440x900-day"] = shot_of(complete, "1440x900", Tab.NOW)
    won = own_turn("B1 B1 B1 B2 B3 B4 D5 D5 D5 D6 D7 R R R", "R")
    made["tutor-win-1440x900-day"] = shot_of(won, "1440x900", Tab.NOW)
    made["tutor-rule-1440x900-day"] = shot_of(discard_of_west(), "1440x900", Tab.NOW, rule="PC-CHOW")
    made["tutor-rail-1024x700-day"] = shot_of(discard_of_west(), "1024x700", None)
    made["tutor-away-1440x900-night"] = shot_of(discard_of_west(), "1440x900", None, night=True)
    made["tutor-zoom-150-1440x900-day"] = shot_of(discard_of_west(), "1440x900", Tab.NOW, zoom=150)
    made["tutor-zoom-80-1440x900-day"] = shot_of(discard_of_west(), "1440x900", Tab.NOW, zoom=80)
    made["tutor-contrast-1440x900-day"] = shot_of(discard_of_west(), "1440x900", Tab.NOW, contrast=True)
    made["tutor-score-final-1440x900-day"] = shot_of(own_turn(), "1440x900", Tab.SCORE, result=picture())
    made["tutor-score-final-1024x700-night"] = shot_of(
        own_turn(), "1024x700", Tab.SCORE, night=True, result=greatest()
    )
    for tab in Tab:
        made[f"tutor-{tab.name.lower()}-1440x900-de"] = shot_of(
            discard_of_west(), "1440x900", tab, language=Language.GERMAN
        )
        made[f"tutor-{tab.name.lower()}-1024x700-de"] = shot_of(
            discard_of_west(), "1024x700", tab, language=Language.GERMAN
        )
    made["tutor-turn-1440x900-de"] = shot_of(
        own_turn(), "1440x900", Tab.NOW, advice=True, language=Language.GERMAN
    )
    made["tutor-rule-1440x900-de"] = shot_of(
        discard_of_west(), "1440x900", Tab.NOW, rule="PC-CHOW", language=Language.GERMAN
    )
    return made


def _compared() -> dict[str, Callable[[], QImage]]:
    """Return the makers of pictures of two discards side by side."""
    view, pair = own_turn(), "N B7"
    shot = partial(shot_of, view, tab=Tab.NOW, tried=pair)
    return {
        "tutor-compared-1440x900-day": shot(size="1440x900"),
        "tutor-compared-1440x900-night": shot(size="1440x900", night=True),
        "tutor-compared-1440x900-contrast": shot(size="1440x900", contrast=True),
        "tutor-compared-1440x900-de": shot(size="1440x900", language=Language.GERMAN, advice=True),
        "tutor-compared-1440x900-zoom-150": shot(size="1440x900", zoom=150),
        "tutor-compared-1024x700-day": shot(size="1024x700"),
        "tutor-compared-2560x1440-day": shot(size="2560x1440"),
        "tutor-compared-far-1440x900-day": shot(size="1440x900", tried="R D3"),
    }


def firsts(book: str, *, new: bool) -> FirstTimes:
    """Return who explains what is new: everything of a book, or nothing any more."""
    learn = LearnSession()
    shown = FirstTimes(lambda: learn)
    for topic in () if new else topics_worded():
        shown.put_away(topic, book)
    return shown


def log() -> tuple[Event, ...]:
    """Return the beginning of a deal as South sees it."""
    return (
        WallBroken((3, 4), (5, 2), Wind.WEST, Wind.WEST, 14),
        TilesDealt(Wind.SOUTH, tuple(tiles("C4 C5 C5 C6 B8 B8 D3 D3 S S R R C9")), 13),
        TileDiscarded(Wind.EAST, tile("W")),
        Drawn(Wind.SOUTH, tile("D1"), Source.WALL),
        TileDiscarded(Wind.SOUTH, tile("C9")),
        Drawn(Wind.WEST, None, Source.WALL),
        TileDiscarded(Wind.WEST, tile("D9")),
        Drawn(Wind.NORTH, None, Source.WALL),
        TileDiscarded(Wind.NORTH, tile("B4")),
        Claimed(Wind.EAST, chow((tile("B3"), tile("B4"), tile("B5")), tile("B4"), Wind.NORTH)),
        TileDiscarded(Wind.EAST, tile("Wh")),
        Claimed(Wind.NORTH, pung(tile("Wh"), Wind.EAST), (Wind.SOUTH, Wind.WEST)),
        BonusSetOut(Wind.NORTH, tile("Fl4")),
        Drawn(Wind.NORTH, None, Source.LOOSE, "flower"),
        TileDiscarded(Wind.NORTH, tile("D1")),
        TileDiscarded(Wind.WEST, tile("C5")),
    )


class Place(QWidget):
    """A page at the right of which the tutor stands."""

    def __init__(self, model: TutorModel, theme: Theme) -> None:
        """Make the tutor."""
        super().__init__()
        self.side = TutorSide(model, theme, self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the tutor at the right."""
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Give the tutor the room that the page of play gives it."""
        self.side.fit(self.width(), 104)
        self.side.setGeometry(self.width() - self.side.width(), 0, self.side.width(), self.height())


def shot_of(
    view: PlayerView,
    size: str,
    tab: Tab | None,
    *,
    night: bool = False,
    rule: str = "",
    advice: bool = False,
    zoom: int = 100,
    contrast: bool = False,
    result: DealResult | None = None,
    language: Language = Language.ENGLISH,
    rules: RuleSet | None = None,
    depth: TutorDepth = TutorDepth.FULL,
    tried: str = "",
    unfold: bool = False,
    new: bool = False,
    term: str = "",
) -> Callable[[], QImage]:
    def make() -> QImage:
        app = application()
        words = Translations(translations())
        preferences = make_preferences(night=night, language=language, text_zoom=zoom, high_contrast=contrast)
        words.use(preferences.current.language)
        theme = Theme(preferences)
        apply(app, theme)
        session = StillSession(view, rules=rules, log=log(), result=result)
        model = TutorModel(session, None, firsts(session.rules.id, new=new))
        model.set_depth(depth)
        width, height = SIZES[size]
        page = Place(model, theme)
        dress(page, theme)
        page.resize(width, height)
        page.fit()
        side = page.side
        if tab is not None:
            side.open(tab)
        elif not side.compact:
            side.put_away()
            page.fit()
        if rule:
            side.open_rule(rule)
        if advice:
            model.ask_advice()
            session.advice.emit(Answer(counsel(view, session.rules, 1500, 1), settled=True))
        if tried:
            for code in tried.split():
                model.look_at(Discard(tile(code)))
            session.weighed.emit(outlooks(view, session.rules))
            session.advice.emit(Answer(counsel(view, session.rules, 1500, 1), settled=True))
        page.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        page.show()
        for _ in range(4):
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
            QCoreApplication.processEvents()
        if unfold:
            for fold in side.panel.now.folds:
                fold.line.click()
            QCoreApplication.processEvents()
        if term:
            side.panel.open_term(term, side.panel.now.cards[0])
            QCoreApplication.processEvents()
        shown = side.width() + (side.panel.width() if side.compact and tab is not None else 0)
        picture = stage.picture(page).copy(QRect(width - shown, 0, shown, height))
        page.close()
        page.deleteLater()
        words.use(Language.GERMAN)
        words.use(Language.ENGLISH)
        return picture

    return make
