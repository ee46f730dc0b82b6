"""Pictures of the settlement: day and night in three sizes, a drawn deal, great numbers, a dead hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QImage

from peling.core.scoring import Win, WinBy
from peling.core.tiles import Wind, tile
from peling.play.deal import DealResult
from peling.rulebooks import rule_set
from peling.rules.ruleset import RuleSet
from peling_app.kit.model.theme import Theme
from peling_app.kit.view.style import apply, dress
from peling_app.platform.i18n import Translations
from peling_app.platform.settings import Language
from peling_app.platform.shipped import translations
from peling_app.play.settle.model.settle import SettleModel
from peling_app.play.settle.model.teaching import SettleTeaching
from peling_app.play.settle.view.page import SettlePage
from peling_app.play.words.games import called
from tests.app.play.settle.deals import (
    BEFORE,
    PICTURE,
    claimed,
    drawn,
    finish,
    four_winds_deal,
    four_winds_game,
    full_points,
    greatest,
    liable,
    picture,
    totals,
)
from tests.app.play.table.moments.ends import washed
from tests.app.play.tutor.fakes import StillSession
from tests.app.play.tutor.positions import discard_of_west
from tests.end2end import stage
from tests.end2end.pictures.shots_tutor import firsts
from tests.end2end.stage import application, make_preferences

SIZES = {"1024x700": (1024, 660), "1440x900": (1440, 852), "2560x1440": (2560, 1392)}
SEATS = (Wind.SOUTH, Wind.WEST, Wind.NORTH, Wind.EAST)
"""From the user to the right."""
LONG = {
    Wind.EAST: "Wilhelmina Featherstonehaugh",
    Wind.SOUTH: "You",
    Wind.WEST: "Bartholomew the Elder",
    Wind.NORTH: "Crane",
}


def shots() -> dict[str, Callable[[], QImage]]:
    """Return the makers of all pictures by name."""
    made: dict[str, Callable[[], QImage]] = {}
    for night in (False, True):
        for size in SIZES:
            made[f"settle-{size}-{'night' if night else 'day'}"] = shot_of(picture(), size, night=night)
    made["settle-drawn-1440x900-day"] = shot_of(drawn(), "1440x900")
    made["settle-drawn-paid-1440x900-day"] = shot_of(drawn({"draw_settlement": "differences"}), "1440x900")
    poor = dict.fromkeys(BEFORE, -48612)
    for size in SIZES:
        made[f"settle-greatest-{size}-day"] = shot_of(greatest(), size, before=poor, names=LONG)
    for size in SIZES:
        made[f"settle-first-{size}-day"] = shot_of(picture(), size, new=True)
    made["settle-other-1440x900-day"] = shot_of(picture(), "1440x900", chosen=3)
    dead = finish(PICTURE, Wind.SOUTH, Win(tile("B8"), WinBy.WALL), dead={Wind.WEST: "too-many"})
    made["settle-dead-1440x900-day"] = shot_of(dead, "1440x900", chosen=2)
    made["settle-zoom-150-1440x900-day"] = shot_of(picture(), "1440x900", zoom=150)
    two = finish(
        {wind: PICTURE[wind] for wind in (Wind.EAST, Wind.SOUTH, Wind.WEST)},
        Wind.SOUTH,
        Win(tile("B8"), WinBy.WALL),
    )
    made["settle-three-players-1440x900-day"] = shot_of(two, "1440x900")
    for size in SIZES:
        made[f"settle-{size}-de"] = shot_of(picture(), size, language=Language.GERMAN)
    leaflet = rule_set("four-winds")
    for size in SIZES:
        for night in (False, True):
            name = f"settle-sticks-{size}-{'night' if night else 'day'}"
            made[name] = shot_of(four_winds_deal(), size, night=night, rules=leaflet)
    made["settle-full-points-1440x900-day"] = shot_of(full_points(), "1440x900", rules=leaflet)
    made["settle-leaflet-drawn-1440x900-day"] = shot_of(four_winds_deal(None), "1440x900", rules=leaflet)
    made["settle-sticks-1024x700-de"] = shot_of(
        four_winds_deal(), "1024x700", rules=leaflet, language=Language.GERMAN
    )
    booklet = rule_set("how-to-play", {"flowers": True})
    for size in SIZES:
        made[f"settle-claim-and-flowers-{size}-day"] = shot_of(claimed(), size, rules=booklet)
    made["settle-liable-1024x700-night"] = shot_of(liable(), "1024x700", rules=booklet, night=True)
    limit = rule_set("pung-chow-limit")
    made["settle-washed-1440x900-day"] = shot_of(of_washed(), "1440x900", rules=limit)
    made["settle-washed-1024x700-de"] = shot_of(
        of_washed(), "1024x700", rules=limit, language=Language.GERMAN
    )
    made["settle-drawn-1440x900-de"] = shot_of(drawn(), "1440x900", language=Language.GERMAN)
    return made


def of_washed() -> DealResult:
    """Return a deal of which East has washed the tiles."""
    game = washed()
    game.end()
    assert game.state is not None
    assert game.state.result is not None
    return game.state.result


def shot_of(
    result: DealResult,
    size: str,
    *,
    night: bool = False,
    before: Mapping[Wind, int] = BEFORE,
    names: Mapping[Wind, str] | None = None,
    chosen: int = 0,
    zoom: int = 100,
    language: Language = Language.ENGLISH,
    rules: RuleSet | None = None,
    new: bool = False,
) -> Callable[[], QImage]:
    def make() -> QImage:
        app = application()
        words = Translations(translations())
        preferences = make_preferences(night=night, language=language, text_zoom=zoom)
        words.use(preferences.current.language)
        theme = Theme(preferences)
        apply(app, theme)
        session = StillSession(discard_of_west(), rules=rules, result=result)
        if session.rules.sticks:
            session.state = four_winds_game(result)
        session.names = names or {wind: called("", place) for place, wind in enumerate(SEATS)}
        session.totals = totals(result, before)
        teaching = SettleTeaching(session, firsts(session.rules.id, new=new))
        page = SettlePage(SettleModel(session), theme, None, teaching)
        dress(page, theme)
        page.resize(*SIZES[size])
        page.choose(chosen)
        page.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        page.show()
        for _ in range(4):
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
            QCoreApplication.processEvents()
        image = stage.picture(page)
        page.close()
        page.deleteLater()
        words.use(Language.GERMAN)
        words.use(Language.ENGLISH)
        return image

    return make
