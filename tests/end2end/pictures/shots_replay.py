"""Pictures of the replay: a moment, a decision of the learner, the list of decisions, all hands open."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from peling.advice.equities import BUDGET
from peling.advice.players import LEVELS
from peling.core.view import PlayerView
from peling.rules.legality import legal_actions
from peling.storage.journal import JournalTrouble
from peling_app.books.words.rulebooks import short_title
from peling_app.platform.journal_folder import Unreadable
from peling_app.platform.settings import Language
from peling_app.play.replay.model.decisions import Judgement
from peling_app.play.replay.view.page import ReplayPage
from peling_app.play.session import Session
from peling_app.play.setup import Level, NewGame, Opponent, Waiting
from peling_app.play.tutor.view.panel import Tab
from peling_app.play.view.games_page import GamesPage
from peling_app.play.view.play_page import PlayPage
from peling_app.shell.view.pages import PageId
from tests.end2end.stage import (
    LARGE,
    MIDDLE,
    SMALL,
    application,
    make_context,
    make_window,
    picture,
    saved_game,
)

PLAYED = 6
"""The seed of the deal that is played to its end: in it a beginner makes mistakes, in Fenghua too."""
FADE = 250
"""Milliseconds in which tiles that were laid down have appeared."""


def shots() -> dict[str, Callable[[], QImage]]:
    """Return the makers of all pictures by name."""
    return {
        "replay-decision-1440x900-day": lambda: shot(MIDDLE),
        "replay-decision-1440x900-night": lambda: shot(MIDDLE, night=True),
        "replay-decision-1024x700-day": lambda: shot(SMALL),
        "replay-decision-1024x700-de": lambda: shot(SMALL, language=Language.GERMAN),
        "replay-decisions-1440x900-day": lambda: shot(MIDDLE, part="decisions"),
        "replay-decisions-1024x700-night": lambda: shot(SMALL, night=True, part="decisions"),
        "replay-hands-1440x900-day": lambda: shot(MIDDLE, part="hands"),
        "replay-bookmarks-1024x700-de": lambda: shot(SMALL, part="bookmarks", language=Language.GERMAN),
        "replay-log-1440x900-day": lambda: log_shot(MIDDLE),
        "saved-games-1440x900-day": lambda: games_shot(MIDDLE),
        "saved-games-2560x1440-day": lambda: games_shot(LARGE),
        "saved-games-1024x700-night-de": lambda: games_shot(SMALL, night=True, language=Language.GERMAN),
        "replay-end-1440x900-day": lambda: shot(MIDDLE, end=True),
        "replay-fenghua-1440x900-day": lambda: shot(MIDDLE, book="fenghua"),
    }


def games_shot(size: QSize, *, night: bool = False, language: Language = Language.ENGLISH) -> QImage:
    """Return a picture of the list of saved games."""
    application()
    games = (
        saved_game(),
        replace(saved_game(1), assisted=True, rule_set="fenghua"),
        replace(saved_game(2), waiting=Waiting.NEXT_DEAL, rule_set="four-winds", unassisted=True),
        replace(saved_game(3), deal=1, rule_set="how-to-play"),
    )
    bad = Unreadable(Path("pung-chow 2026-10-02 20-15-00.peling"), JournalTrouble.DAMAGED, games[-1].when)
    context = make_context(night=night, saved=games, unreadable=(bad,), language=language)
    window = make_window(context, size)
    window.show_page(PageId.GAMES)
    page = window.page(PageId.GAMES)
    assert isinstance(page, GamesPage)
    page.away.tell(short_title("pung-chow"))
    image = picture(window)
    window.close()
    context.translations.use(Language.ENGLISH)
    return image


def log_shot(size: QSize) -> QImage:
    """Return a picture of the log of a deal that is over, each line of which leads to the replay."""
    application()
    with TemporaryDirectory() as folder:
        session = a_played_deal(Path(folder), "pung-chow")
        window = make_window(make_context(session=session), size)
        window.show_page(PageId.TABLE)
        table = window.page(PageId.TABLE)
        assert isinstance(table, PlayPage)
        table.show_table()
        table.tutor.open(Tab.LOG)
        log = table.tutor.panel.log
        log.setCurrentIndex(log.model().index(log.model().rowCount() - 4, 0))
        QTest.qWait(FADE)
        image = picture(window)
        window.close()
    return image


def a_played_deal(folder: Path, book: str) -> Session:
    """Return a session with a game whose first deal is over."""
    session = Session(folder, new_seed=lambda: PLAYED)
    session.set_pause(0)
    opponents = (Opponent("", Level.CLUB),) * 3
    session.new(NewGame(book, (), "", opponents, learning_aids=True))
    play_deal(session)
    return session


def shot(
    size: QSize,
    *,
    night: bool = False,
    part: str = "moment",
    end: bool = False,
    book: str = "pung-chow",
    language: Language = Language.ENGLISH,
) -> QImage:
    """Play a deal to its end, then return a picture of its replay."""
    application()
    with TemporaryDirectory() as folder:
        session = a_played_deal(Path(folder), book)
        context = make_context(night=night, session=session, language=language, review_budget=BUDGET)
        window = make_window(context, size)
        window.ways.show_replay()
        page = window.page(PageId.REPLAY)
        assert isinstance(page, ReplayPage)
        model = page.model
        wait(
            lambda: bool(model.decisions) and all(d.judgement is not Judgement.OPEN for d in model.decisions)
        )
        others = [d.place for d in model.decisions if d.judgement is Judgement.OTHER]
        # With stronger advice a deal may have no decision that it would take otherwise.
        shown = others or [d.place for d in model.decisions]
        model.go(model.count - 1 if end else shown[len(shown) // 2])
        model.name_bookmark(model.place, "Why not the pung?")
        model.name_bookmark(3, "")
        page.paper.show_part(part)
        QTest.qWait(FADE)
        image = picture(window)
        window.close()
        window.deleteLater()
        QApplication.processEvents()
        context.translations.use(Language.ENGLISH)
    return image


def play_deal(session: Session) -> None:
    """Let the human play as a beginner until the deal is over."""
    player = LEVELS["novice"](random.Random(PLAYED))
    while session.last_result is None:
        wait(lambda: session.view is not None and (session.view.awaited or session.last_result is not None))
        view = session.view
        if view is not None and view.awaited and legal_actions(view, session.rules):
            session.do(player.choose(view, session.rules))
            # What is done while that is written is dropped, and would make it another deal each time.
            wait(partial(has_moved, session, view))


def has_moved(session: Session, before: PlayerView | None) -> bool:
    """Return whether another position is on the table."""
    return session.view is not before


def wait(until: Callable[[], bool]) -> None:
    """Let events happen until something is so, and leave the processor to whoever works at it."""
    while not until():
        QTest.qWait(1)
