"""Pictures of the review of a deal: the curve, the table at a moment, what cost most, luck and play."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from peling_app.platform.settings import Language
from peling_app.play.review.store import ReviewStore
from peling_app.play.review.view.page import ReviewView
from peling_app.play.review.view.table import DecisionsDialog
from peling_app.shell.view.pages import PageId
from tests.end2end.pictures.shots_replay import FADE, a_played_deal, wait
from tests.end2end.stage import LARGE, MIDDLE, SMALL, application, make_context, make_window, picture

BUDGET = 1200
"""Fewer rollouts than in the program, so that pictures are soon made."""
BOOKS = ("pung-chow-limit", "how-to-play", "four-winds", "fenghua")


def shots() -> dict[str, Callable[[], QImage]]:
    """Return the makers of all pictures by name."""
    books = {f"review-{book}-1440x900-day": lambda book=book: shot(MIDDLE, book=book) for book in BOOKS}
    return {
        "review-1440x900-day": lambda: shot(MIDDLE),
        "review-1440x900-night": lambda: shot(MIDDLE, night=True),
        "review-1024x700-day": lambda: shot(SMALL),
        "review-1024x700-de-150": lambda: shot(SMALL, language=Language.GERMAN, zoom=150),
        "review-1440x900-de-150": lambda: shot(MIDDLE, language=Language.GERMAN, zoom=150),
        "review-2560x1440-day": lambda: shot(LARGE),
        "review-contrast-1440x900-day": lambda: shot(MIDDLE, contrast=True),
        "review-table-1440x900-day": lambda: shot(MIDDLE, table=True),
        "review-table-1024x700-night": lambda: shot(SMALL, night=True, table=True),
        **books,
    }


def shot(
    size: QSize,
    *,
    night: bool = False,
    book: str = "pung-chow",
    language: Language = Language.ENGLISH,
    zoom: int = 100,
    contrast: bool = False,
    table: bool = False,
) -> QImage:
    """Play a deal to its end, then return a picture of its review."""
    application()
    with TemporaryDirectory() as folder:
        session = a_played_deal(Path(folder), book)
        context = make_context(
            night=night,
            session=session,
            language=language,
            settings={"text_zoom": zoom, "high_contrast": contrast},
        )
        context.made.reviews = ReviewStore(session, BUDGET, parent=context.commands)
        window = make_window(context, size)
        window.ways.show_review()
        page = window.page(PageId.REVIEW)
        assert isinstance(page, ReviewView)
        wait(lambda: page.model.is_known)
        page.model.next_mistake()
        if table:
            page.show_table()
        QTest.qWait(FADE)
        image = picture(window)
        if table:
            for dialog in page.findChildren(DecisionsDialog):
                dialog.grab()
                image = picture(dialog)
                dialog.close()
        window.close()
        window.deleteLater()
        QApplication.processEvents()
        context.made.reviews.finish()
        context.translations.use(Language.ENGLISH)
    return image
