"""Pictures of Learn: its start, every page of every course before and after, drills, the guided deal."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from itertools import count

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest

from peling.lessons.courses import TAUGHT, course
from peling.lessons.drills import kinds
from peling.rulebooks import rule_set
from peling_app.learn.session import LearnSession
from peling_app.learn.view.learn_page import LearnPage
from peling_app.platform.settings import Language
from peling_app.shell.view.main_window import MainWindow
from peling_app.shell.view.pages import PageId
from tests.end2end.stage import LARGE, MIDDLE, SMALL, make_context, make_window, picture

SIZES = {"1024x700": SMALL, "1440x900": MIDDLE, "2560x1440": LARGE}
BOOK = "pung-chow"
TELLING = (
    "pc-game/1",
    "pc-tiles/1",
    "pc-sets/2",
    "pc-wall/3",
    "pc-chow/1",
    "pc-kong/1",
    "pc-mahjongg/1",
    "pc-doubles/2",
    "pc-settling/1",
)
"""Pages of every form, for the other sizes, night, large type and German."""
SETTLED = 140
"""Milliseconds after which tiles that were claimed have appeared."""


def shots() -> dict[str, Callable[[], QImage]]:
    """Return the makers of all pictures by name."""
    made: dict[str, Callable[[], QImage]] = {}
    for book in TAUGHT:
        for page in course(book).pages:
            for done in (False, True):
                made[name_of(page.id, done=done)] = partial(lesson, book, page.id, done=done)
    known = {page.id for page in course(BOOK).pages}
    for page_id in TELLING:
        if page_id not in known:
            continue
        name = page_id.replace("/", "-")
        made[f"lesson-{name}-1024x700"] = partial(lesson, BOOK, page_id, SMALL)
        made[f"lesson-{name}-2560x1440"] = partial(lesson, BOOK, page_id, LARGE)
        made[f"lesson-{name}-night"] = partial(lesson, BOOK, page_id, night=True, done=True)
        made[f"lesson-{name}-zoom-150"] = partial(lesson, BOOK, page_id, zoom=150)
        made[f"lesson-{name}-de"] = partial(lesson, BOOK, page_id, language=Language.GERMAN)
    for book in ("pung-chow", "fenghua"):
        for kind in kinds(rule_set(book)):
            made[f"drill-{book}-{kind}"] = partial(drill, book, kind)
            made[f"drill-{book}-{kind}-checked"] = partial(drill, book, kind, done=True)
    for name, size in SIZES.items():
        made[f"drill-waits-{name}-night"] = partial(drill, BOOK, "waits", size, night=True, done=True)
        made[f"learn-start-{name}"] = partial(start, size)
        made[f"learn-start-{name}-night"] = partial(start, size, night=True)
        for step in (1, 3, 8, 17, 18):
            made[f"guided-{step}-{name}"] = partial(guided, step, size)
    return made


@contextmanager
def opened(
    size: QSize,
    *,
    night: bool = False,
    zoom: int = 100,
    language: Language = Language.ENGLISH,
    book: str = BOOK,
) -> Iterator[tuple[MainWindow, LearnPage]]:
    """Open Learn in a window; questions come from fixed seeds."""
    context = make_context(night=night, language=language, settings={"text_zoom": zoom, "rule_set": book})
    seeds = count(1)
    context.use_learn(LearnSession(new_seed=lambda: next(seeds), parent=context.commands))
    window = make_window(context, size)
    window.show_page(PageId.LEARN)
    page = window.page(PageId.LEARN)
    assert isinstance(page, LearnPage)
    yield window, page
    window.close()
    window.deleteLater()
    context.translations.use(Language.ENGLISH)


def start(size: QSize, *, night: bool = False) -> QImage:
    """Return the start of Learn."""
    with opened(size, night=night) as (window, _):
        return picture(window)


def lesson(
    book: str,
    page_id: str,
    size: QSize = MIDDLE,
    *,
    done: bool = False,
    night: bool = False,
    zoom: int = 100,
    language: Language = Language.ENGLISH,
) -> QImage:
    """Return a page of a course; `done`: with its task solved."""
    with opened(size, night=night, zoom=zoom, language=language) as (window, page):
        page.open(f"course:{book}")
        model = page.course.model
        model.open_page(page_id)
        if done:
            model.task.show_solution()
        picture(window)
        QTest.qWait(SETTLED)
        return picture(window)


def name_of(page_id: str, *, done: bool) -> str:
    """Return the name of the picture of a page of a course."""
    return f"lesson-{page_id.replace('/', '-')}{'-done' if done else ''}"


def turn_pages(book: str, page_ids: Iterable[str]) -> Iterator[tuple[str, MainWindow]]:
    """Yield pages of a course before and after in one window, each with the name of its picture."""
    with opened(MIDDLE) as (window, page):
        page.open(f"course:{book}")
        model = page.course.model
        for page_id in page_ids:
            model.open_page(page_id)
            yield name_of(page_id, done=False), window
            model.task.show_solution()
            yield name_of(page_id, done=True), window


def drill(book: str, kind: str, size: QSize = MIDDLE, *, done: bool = False, night: bool = False) -> QImage:
    """Return a question of a drill; `done`: with an answer that is not wholly right where that can be."""
    with opened(size, night=night, book=book) as (window, page):
        page.open("drills")
        model = page.drills.model
        model.choose(kind)
        asked = model.asked
        assert asked is not None
        if done:
            answer = asked.question.solutions[0]
            model.solve(answer[:-1] if isinstance(answer, list) and len(answer) > 1 else answer)
            model.check()
        return picture(window)


def guided(step: int, size: QSize) -> QImage:
    """Return a step of the guided deal, from 1."""
    with opened(size) as (window, page):
        page.open("guided")
        model = page.guided.model
        while model.number < step:
            if model.waits_for_reading:
                model.go_on()
            else:
                model.show_me()
        picture(window)
        QTest.qWait(SETTLED)
        return picture(window)
