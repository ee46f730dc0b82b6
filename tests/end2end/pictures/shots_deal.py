"""Filmstrips of the beginning of a deal: eight moments on one picture, in each book and at all sizes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QImage

from peling_app.platform.i18n import Translations
from peling_app.platform.resources import load_fonts
from peling_app.platform.settings import Language
from peling_app.platform.shipped import translations
from peling_app.play.table.model.deal.opening import Kind, Opening
from peling_app.play.table.view.page import TablePage
from tests.app.play.table.moments.beginnings import Begun
from tests.end2end.pictures.film import strip
from tests.end2end.pictures.shots_table import SIZES
from tests.end2end.stage import application

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
    return made


def times(course: Opening) -> list[int]:
    """Return eight times that tell the whole course: each throw on its way and lying, the wall, the deal."""
    found: list[float] = []
    for moment in course.moments:
        long = moment.end - moment.begin
        if moment.kind in {Kind.SEATS, Kind.THROW}:
            found += [moment.begin + 0.55 * (moment.told - moment.begin), moment.end - 0.25 * long]
        elif moment.kind is Kind.WALL:
            found += [moment.begin + 0.62 * (moment.told - moment.begin)]
        elif moment.kind is Kind.DEAL:
            throws = sum(one.kind in {Kind.SEATS, Kind.THROW} for one in course.moments)
            shares = (0.1, 0.3, 0.55, 0.8) if throws == 1 else (0.3, 0.8)
            found += [moment.begin + share * long for share in shares]
        elif moment.kind is Kind.HAND:
            found += [moment.begin + 0.6 * long]
    while len(found) > FRAMES:
        # What is thrown first is told by how it lies.
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
