"""Filmstrips of the beginning of a deal: eight moments on one picture, in each book and at all sizes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtGui import QImage

from peling_app.books.faces import book_ids
from peling_app.platform.i18n import Translations
from peling_app.platform.resources import load_fonts
from peling_app.platform.settings import Language
from peling_app.platform.shipped import translations
from peling_app.play.birds import Bird
from peling_app.play.session import Session
from peling_app.play.setup import Level, NewGame, Opponent
from peling_app.play.table.model.deal.opening import Kind, Opening
from peling_app.play.table.view.page import TablePage
from peling_app.play.view.play_page import PlayPage
from tests.app.play.table.moments.beginnings import Begun
from tests.end2end.pictures.film import strip
from tests.end2end.pictures.shots_table import SIZES, wait_for
from tests.end2end.stage import LARGE, MIDDLE, application, make_context, make_window, picture

FRAMES = 8


def shots() -> dict[str, Callable[[], QImage]]:
    """Return the makers of all filmstrips by name."""
    made: dict[str, Callable[[], QImage]] = {"film-deal": film}
    for book in ("pung-chow-limit", "how-to-play", "four-winds", "fenghua"):
        made[f"film-deal-{book}"] = partial(film, book)
        made[f"film-deal-seats-{book}"] = partial(film, book, seats=True)
    german = partial(film, "fenghua", language=Language.GERMAN, seats=True)
    for size in ("1024x700", "2560x1440"):
        made[f"film-deal-{size}"] = partial(film, size=size)
        made[f"film-deal-{size}-german"] = partial(german, size=size)
    for players in (2, 3):
        made[f"film-deal-{players}-players"] = partial(film, "pung-chow-limit", players=players)
    for name, settings in (
        ("night", {"night": True}),
        ("contrast", {"flat": True}),
        ("still", {"still": True}),
    ):
        made[f"film-deal-{name}"] = partial(film, settings=settings)
    large = partial(film, "how-to-play", size="1024x700", settings={"zoom": 150})
    made["film-deal-zoom-150"] = partial(large, seats=True)
    for book in book_ids():
        made[f"window-dice-{book}"] = partial(window, book)
    made["window-dice-seats"] = partial(window, "how-to-play", moment=0)
    made["window-dice-rolling"] = partial(window, share=0.3)
    made["window-dice-night-german"] = partial(window, night=True, language=Language.GERMAN)
    made["window-dice-2560x1440"] = partial(window, size=LARGE)
    made["window-dice-zoom-150"] = partial(window, settings={"text_zoom": 150})
    return made


def window(
    book: str = "pung-chow",
    *,
    size: QSize = MIDDLE,
    moment: int = -1,
    share: float = 0.9,
    night: bool = False,
    language: Language = Language.ENGLISH,
    settings: Mapping[str, object] | None = None,
) -> QImage:
    """Return the whole window with the tutor at a throw of dice: the last one, or one by its number.

    `share`: how much of the throw has gone by.
    """
    with TemporaryDirectory() as folder:
        application()
        session = Session(Path(folder), new_seed=lambda: 5)
        context = make_context(night=night, session=session, language=language, settings=settings)
        shown = make_window(context, size)
        birds = tuple(Opponent("", Level.NOVICE, bird) for bird in (Bird.HERON, Bird.CRANE, Bird.MAGPIE))
        shown.ways.start_game(NewGame(book, (), "", birds, learning_aids=True))
        wait_for(lambda: session.view is not None)
        page = shown.findChild(PlayPage)
        assert isinstance(page, PlayPage)
        deal = page.table_model.board.beginning
        wait_for(lambda: deal.opening is not None)
        assert deal.opening is not None
        deal.hold()
        throws = [one for one in deal.opening.moments if one.kind in {Kind.SEATS, Kind.THROW}]
        now = throws[moment]
        deal.go_to(now.begin + share * (now.end - now.begin))
        image = picture(shown)
        shown.close()
        shown.deleteLater()
        session.finish()
        context.translations.use(Language.ENGLISH)
    return image


def times(course: Opening) -> list[int]:
    """Return eight times that tell the whole course: each throw on its way and lying, the wall, the deal."""
    found: list[float] = []
    for moment in course.moments:
        long = moment.end - moment.begin
        if moment.kind in {Kind.SEATS, Kind.THROW}:
            found += [moment.begin + 0.55 * (moment.said - moment.begin), moment.end - 0.25 * long]
        elif moment.kind is Kind.WALL:
            found += [moment.begin + 0.62 * (moment.said - moment.begin)]
        elif moment.kind is Kind.DEAL:
            throws = sum(one.kind in {Kind.SEATS, Kind.THROW} for one in course.moments)
            shares = (0.1, 0.3, 0.55, 0.8) if throws == 1 else (0.3, 0.8)
            found += [moment.begin + share * long for share in shares]
        elif moment.kind is Kind.HAND:
            found += [moment.begin + 0.6 * long]
    while len(found) > FRAMES:
        # How it lies says what is thrown first.
        del found[0 if len(found) % 2 else 2]
    return [round(one) for one in found]


def film(
    book: str = "pung-chow",
    *,
    size: str = "1440x900",
    players: int = 4,
    seats: bool = False,
    language: Language = Language.ENGLISH,
    settings: Mapping[str, int] | None = None,
) -> QImage:
    """Return eight moments of the beginning of a deal, two rows of four, at half their size."""
    application()
    load_fonts()
    words = Translations(translations())
    words.use(language)
    begun = Begun(book, players, seats=seats)
    begun.board.set_up(**(settings or {}))
    deal = begun.board.beginning
    page = TablePage(begun.board)
    page.resize(*SIZES[size])
    page.show()
    begun.tell()
    assert deal.opening is not None
    frames = []
    for time in times(deal.opening):
        deal.go_to(time)
        for _ in range(8):
            QCoreApplication.processEvents()
        frames.append(page.quick.grabFramebuffer())
    page.unload()
    page.deleteLater()
    words.use(Language.ENGLISH)
    return strip(frames)
