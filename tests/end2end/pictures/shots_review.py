"""Pictures of the coach: his table of choices, the gentle stop, an exam, and the review of a deal."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from peling.advice.players import LEVELS
from peling.coach.counsel import counsel
from peling.coach.grades import Grade
from peling.core.actions import Discard
from peling_app.platform.settings import Coaching, Language
from peling_app.play.coaching import ROUNDS, WATCHED, Answer, Stop
from peling_app.play.review.view.page import ReviewView
from peling_app.play.review.view.table import DecisionsDialog
from peling_app.play.session import Session
from peling_app.play.setup import Level, NewGame, Opponent
from peling_app.play.tutor.view.panel import Tab
from peling_app.play.view.play_page import PlayPage
from peling_app.shell.view.pages import PageId
from tests.end2end.pictures.shots_replay import FADE, a_played_deal, has_moved, wait
from tests.end2end.stage import LARGE, MIDDLE, SMALL, application, make_context, make_window, picture

SEED = 1923
BUDGET = 1200
"""Fewer rollouts than in the program, so that pictures are soon made."""
TURNS = 7
"""So many own discards lie on the table."""
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
        "coach-1440x900-day": lambda: coach_shot(MIDDLE),
        "coach-1440x900-night": lambda: coach_shot(MIDDLE, night=True),
        "coach-1024x700-day": lambda: coach_shot(SMALL),
        "coach-1440x900-de-150": lambda: coach_shot(MIDDLE, language=Language.GERMAN, zoom=150),
        "coach-2560x1440-day": lambda: coach_shot(LARGE),
        "coach-fenghua-1440x900-day": lambda: coach_shot(MIDDLE, book="fenghua"),
        "coach-sharpening-1440x900-day": lambda: coach_shot(MIDDLE, book="fenghua", first_figures=True),
        "coach-sharpening-1024x700-de-150": lambda: coach_shot(
            SMALL, language=Language.GERMAN, zoom=150, book="fenghua", first_figures=True
        ),
        "coach-stop-1440x900-day": lambda: coach_shot(MIDDLE, manner=Coaching.STOP),
        "coach-stop-1440x900-night": lambda: coach_shot(MIDDLE, manner=Coaching.STOP, night=True),
        "coach-stop-1024x700-de": lambda: coach_shot(SMALL, manner=Coaching.STOP, language=Language.GERMAN),
        "coach-stop-1024x700-de-150": lambda: coach_shot(
            SMALL, manner=Coaching.STOP, language=Language.GERMAN, zoom=150
        ),
        "coach-exam-1440x900-day": lambda: coach_shot(MIDDLE, manner=Coaching.EXAM),
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
            review_budget=BUDGET,
        )
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
        context.reviews.finish()
        context.translations.use(Language.ENGLISH)
    return image


def coach_shot(
    size: QSize,
    *,
    night: bool = False,
    manner: Coaching = Coaching.REQUEST,
    language: Language = Language.ENGLISH,
    zoom: int = 100,
    book: str = "pung-chow",
    first_figures: bool = False,
) -> QImage:
    """Play some turns, then return a picture of the table with what the coach does there.

    `first_figures`: as it is seen while the figures still sharpen.
    """
    application()
    with TemporaryDirectory() as folder:
        session = Session(Path(folder), new_seed=lambda: SEED)
        session.set_pause(0)
        opponents = (Opponent("", Level.CLUB),) * 3
        session.new(NewGame(book, (), "", opponents, learning_aids=True))
        play_turns(session)
        settings = {"text_zoom": zoom, "coaching": manner}
        context = make_context(night=night, session=session, language=language, settings=settings)
        window = make_window(context, size)
        window.show_page(PageId.TABLE)
        page = window.page(PageId.TABLE)
        assert isinstance(page, PlayPage)
        assert session.view is not None
        page.tutor.open(Tab.NOW)
        if first_figures:
            page.tutor_model.is_advising = True
            session.advice.emit(Answer(counsel(session.view, session.rules, ROUNDS[0], 1)))
        elif manner is Coaching.REQUEST:
            ask(session, page)
        if manner is Coaching.STOP:
            choices = counsel(session.view, session.rules, WATCHED, 1)
            graves = [one for one in choices if one.grade is Grade.GRAVE] or [choices[-1]]
            board, wrong = page.table_model.board, graves[-1].action
            for key in [key for key, kind in board.order.tiles if wrong == Discard(kind)][-1:]:
                board.tapTile(key)
            session.coach.stopped.emit(Stop(graves[-1], choices[0]))
        QTest.qWait(FADE)
        image = picture(window)
        window.close()
        window.deleteLater()
        session.finish()
        QApplication.processEvents()
        context.translations.use(Language.ENGLISH)
    return image


def ask(session: Session, page: PlayPage) -> None:
    """Ask for advice, and look at the third choice."""
    done: list[bool] = []
    session.advice.connect(lambda answer: done.append(answer.settled))
    wait(lambda: page.tutor_model.may_advise)
    page.tutor_model.ask_advice()
    wait(lambda: any(done))
    rows = [row for row in page.tutor_model.advice.coach.rows if row.tile is not None]
    if len(rows) > 2 and rows[2].tile is not None:
        page.tutor_model.look_at(Discard(rows[2].tile))


def play_turns(session: Session) -> None:
    """Let the human play some turns, until he is to discard."""
    player, gone = LEVELS["club"](random.Random(SEED)), 0
    while True:
        wait(lambda: session.view is not None and (session.view.awaited or session.last_result is not None))
        assert session.view is not None
        if session.last_result is not None:
            return
        action = player.choose(session.view, session.rules)
        if isinstance(action, Discard):
            if gone == TURNS:
                return
            gone += 1
        session.do(action)
        wait(partial(has_moved, session, session.view))
