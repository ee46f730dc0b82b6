"""Pictures of Learn: its start, every page of every course before and after, drills, the guided deal."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import date, timedelta
from functools import partial
from itertools import count
from random import Random
from typing import Any, TypedDict, Unpack

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest

from peling.core.tiles import KINDS
from peling.lessons.courses import COURSES, TAUGHT, beside, course
from peling.lessons.drills import explain, kinds, question
from peling.lessons.learnt import Answered, Bookmarked, Learnt, PageDone, Practised, TileNamed
from peling.lessons.memory import Recall, remembered
from peling.lessons.model import AskTask, BoardTask, LayTask, WallTask
from peling.rulebooks import rule_set
from peling_app.learn.facts import Clock
from peling_app.learn.model.task import TaskModel
from peling_app.learn.session import LearnSession
from peling_app.learn.view.learn_page import LearnPage
from peling_app.platform.settings import Language
from peling_app.play.habits.reader import Read
from peling_app.shell.view.main_window import MainWindow
from peling_app.shell.view.pages import PageId
from tests.app.learn.mistaken import mistaken
from tests.app.learn.tries.wrong_answers import wrong_answers
from tests.app.learn.tries.wrong_layouts import wrong_layouts
from tests.end2end.stage import LARGE, MIDDLE, SMALL, make_context, make_window, picture

SIZES = {"1024x700": SMALL, "1440x900": MIDDLE, "2560x1440": LARGE}
BOOK = "pung-chow"
TODAY = date(2026, 11, 22)
TELLING = (
    "pc-game/1",
    "pc-tiles/1",
    "pc-sets/1",
    "pc-sets/2",
    "pc-seats/1",
    "pc-wall/3",
    "pc-chow/1",
    "pc-kong/1",
    "pc-mahjongg/1",
    "pc-doubles/2",
    "pc-settling/1",
)
"""Pages of every form, for the other sizes, night, large type and German."""
WELL = 5
"""Each fifth page of *Playing well* is shown in every look."""
LOOKS: dict[str, dict[str, Any]] = {
    "1024x700": {"size": SMALL},
    "2560x1440": {"size": LARGE},
    "night": {"night": True},
    "zoom-150": {"zoom": 150},
    "de": {"language": Language.GERMAN},
    "de-1024x700": {"language": Language.GERMAN, "size": SMALL},
}
SETTLED = 140
"""Milliseconds after which tiles that were claimed have appeared."""


class Looks(TypedDict, total=False):
    """How a window looks in a picture, see `opened`."""

    night: bool
    zoom: int
    language: Language
    book: str
    settings: Mapping[str, object]


def shots() -> dict[str, Callable[[], QImage]]:
    """Return the makers of all pictures by name."""
    made: dict[str, Callable[[], QImage]] = {}
    for book in COURSES:
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
        for misses in (1, 2):
            made[f"lesson-{name}-miss-{misses}"] = partial(lesson, BOOK, page_id, misses=misses)
            made[f"lesson-{name}-miss-{misses}-1024x700"] = partial(
                lesson, BOOK, page_id, SMALL, misses=misses
            )
        made[f"lesson-{name}-zoom-150"] = partial(lesson, BOOK, page_id, zoom=150)
        made[f"lesson-{name}-de"] = partial(lesson, BOOK, page_id, language=Language.GERMAN)
    for book in TAUGHT:
        for number, page in enumerate(page for one in beside(book) for page in one.pages if page.task):
            name, look = f"well-{page.id.replace('/', '-')}", partial(well, book, page.id)
            made[f"{name}-worse"] = look
            if not number % WELL:
                made |= {f"{name}-{how}": partial(look, **said) for how, said in LOOKS.items()}
    for book in ("pung-chow", "fenghua"):
        for kind in kinds(rule_set(book)):
            made[f"drill-{book}-{kind}"] = partial(drill, book, kind)
            made[f"drill-{book}-{kind}-checked"] = partial(drill, book, kind, done=True)
            for misses in (1, 2):
                made[f"drill-{book}-{kind}-miss-{misses}"] = partial(drill, book, kind, misses=misses)
            made[f"drill-{book}-{kind}-shown-1024x700"] = partial(
                drill, book, kind, SMALL, misses=1, done=True
            )
    for name, size in SIZES.items():
        made[f"drill-waits-{name}-night"] = partial(drill, BOOK, "waits", size, night=True, done=True)
        made[f"learn-start-{name}"] = partial(start, size)
        made[f"learn-start-{name}-night"] = partial(start, size, night=True)
        made[f"learn-start-{name}-de-150"] = partial(start, size, language=Language.GERMAN, zoom=150)
        made[f"learn-reading-{name}"] = partial(reading, size)
        made[f"learn-reading-{name}-wrong"] = partial(reading, size, "wrong")
    made["learn-start-new"] = partial(start, MIDDLE, seasoned=False)
    made["learn-start-de"] = partial(start, MIDDLE, language=Language.GERMAN)
    made["learn-start-answered"] = partial(start, MIDDLE, answered=True)
    made["learn-start-answered-night"] = partial(start, MIDDLE, answered=True, night=True)
    made["learn-start-contrast"] = partial(start, MIDDLE, settings={"high_contrast": True})
    for state in ("right", "over"):
        made[f"learn-reading-{state}"] = partial(reading, MIDDLE, state)
    made["learn-reading-de-150"] = partial(reading, SMALL, "wrong", language=Language.GERMAN, zoom=150)
    return made


@contextmanager
def opened(
    size: QSize,
    *,
    night: bool = False,
    zoom: int = 100,
    language: Language = Language.ENGLISH,
    book: str = BOOK,
    learnt: Sequence[tuple[Learnt, date]] = (),
    settings: Mapping[str, object] | None = None,
) -> Iterator[tuple[MainWindow, LearnPage]]:
    """Open Learn in a window; questions come from fixed seeds."""
    wanted = {"text_zoom": zoom, "rule_set": book, **dict(settings or {})}
    context = make_context(night=night, language=language, settings=wanted)
    seeds = count(1)
    today = TODAY
    learn = LearnSession(new_seed=lambda: next(seeds), clock=Clock(lambda: today), parent=context.commands)
    for done, today in learnt:  # noqa: B007 - the clock reads it
        learn.do(done)
    today = TODAY
    context.use_learn(learn)
    if learnt:
        context.habits.take(Read(mistaken()))
    window = make_window(context, size)
    window.show_page(PageId.LEARN)
    page = window.page(PageId.LEARN)
    assert isinstance(page, LearnPage)
    yield window, page
    window.close()
    window.deleteLater()
    context.translations.use(Language.ENGLISH)


def some_weeks() -> list[tuple[Learnt, date]]:
    """Return what somebody has learnt in five weeks: lessons, tiles, drills, minutes."""
    found: list[tuple[Learnt, date]] = []
    for book, lessons in (("pung-chow", 20), ("pung-chow-limit", 9), ("how-to-play", 2)):
        for one in course(book).lessons[:lessons]:
            found += [(PageDone(page.id), TODAY) for page in one.pages]
        found.append((Bookmarked(book, course(book).lessons[lessons - 1].pages[-1].id), TODAY))
    rules, rng = rule_set(BOOK), Random(5)
    for week in range(5):
        for day in (2, 4, 5, 6):
            on = TODAY - timedelta(days=7 * (4 - week) + 6 - day + (week == 4))
            found.append((Practised(60 * (3 + (week * 5 + day * 3) % 7)), on))
            found += [(TileNamed(kind.code, Recall.GOOD), on) for kind in KINDS[week * 6 : week * 6 + 9]]
            for kind in ("claim", "first", "score", "pays", "rule"):
                asked = question(kind, rules, 2, rng)
                right = rng.random() < 0.7
                explained = explain(asked, asked.solutions[0] if right else ["nothing"])
                found.append((Answered(asked.key, explained, remembered(asked, explained)), on))
    return found


def wait_for(done: Callable[[], bool]) -> None:
    """Let a thread do its work."""
    while not done():
        QTest.qWait(10)


def start(size: QSize, *, seasoned: bool = True, answered: bool = False, **looks: Unpack[Looks]) -> QImage:
    """Return the start of Learn; `seasoned`: after some weeks; `answered`: the hand of the day too."""
    with opened(size, learnt=some_weeks() if seasoned else (), **looks) as (window, page):
        hand = page.start_model.hand
        wait_for(lambda: bool(hand.tiles))
        if answered:
            hand.choose(hand.tiles[3])
            hand.give()
            wait_for(lambda: hand.best is not None)
        return picture(window)


def reading(size: QSize, state: str = "", **looks: Unpack[Looks]) -> QImage:
    """Return the reading of tiles: asked, right, or wrong."""
    with opened(size, **looks) as (window, page):
        page.open("reading")
        model = page.reading.model
        shown = model.tile
        assert shown is not None
        if state == "right":
            model.choose(shown)
        elif state:
            model.choose(next(kind for kind in model.choices if kind != shown))
        while state == "over" and not model.is_over:
            model.next()
            if model.tile is not None:
                model.choose(model.tile)
        return picture(window)


def lesson(
    book: str,
    page_id: str,
    size: QSize = MIDDLE,
    *,
    done: bool = False,
    misses: int = 0,
    night: bool = False,
    zoom: int = 100,
    language: Language = Language.ENGLISH,
) -> QImage:
    """Return a page of a course; `done`: with its task solved, `misses`: after so many wrong tries."""
    with opened(size, night=night, zoom=zoom, language=language) as (window, page):
        page.open(f"course:{book}")
        model = page.course.model
        model.open_page(page_id)
        for _ in range(misses):
            miss(model.task)
        if done:
            model.task.show_solution()
        picture(window)
        QTest.qWait(SETTLED)
        return picture(window)


def well(book: str, page_id: str, size: QSize = MIDDLE, **look: Any) -> QImage:  # noqa: ANN401 - as `opened`
    """Return a page of *Playing well* after the worst that can be done on it."""
    with opened(size, book=book, **look) as (window, page):
        (course,) = beside(book)
        page.open(f"course:{course.id}")
        model = page.course.model
        model.open_page(page_id)
        task = course.page(page_id).task
        assert isinstance(task, BoardTask)
        model.task.lesson_table.do(task.weighed[-1].action)
        picture(window)
        QTest.qWait(SETTLED)
        return picture(window)


def miss(task: TaskModel) -> None:
    """Make a wrong try at the task of a page."""
    if task.is_checked:
        task.retry()
    match task.task:
        case AskTask() if task.asked is not None:
            task.solve(list(wrong_answers(task.asked.question, 4))[-1])
            task.check()
        case LayTask() as laid:
            task.solve(next(wrong_layouts(laid, rule_set(BOOK), 1)))
            task.check()
        case WallTask():
            task.solve(["N", "7"])
            task.check()
        case BoardTask() as board:
            task.act(board.wrong[0].action)
        case None:
            return


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


def drill(
    book: str,
    kind: str,
    size: QSize = MIDDLE,
    *,
    done: bool = False,
    misses: int = 0,
    night: bool = False,
) -> QImage:
    """Return a question of a drill.

    Args:
        book, kind: what is asked.
        size: the size of the window.
        done: all is shown, where that can be after an answer that is not wholly right.
        misses: so many wrong answers were given.
        night: by night.
    """
    with opened(size, night=night, book=book) as (window, page):
        page.open("drills")
        model = page.drills.model
        model.choose(kind)
        asked = model.asked
        assert asked is not None
        for _ in range(misses):
            model.try_again()
            model.solve(list(wrong_answers(asked.question, 6))[-1])
            model.check()
        if done and misses:
            model.show_me()
        elif done:
            answer = asked.question.solutions[0]
            model.solve(answer[:-1] if isinstance(answer, list) and len(answer) > 1 else answer)
            model.check()
            model.show_me()
        return picture(window)
