"""Names, titles, notes and file names are shown letter by letter on every page, and read as nothing else."""

import ast
import ctypes
import os
import struct
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QMenu,
)
from pytestqt.qtbot import QtBot

from peling.ledger.entry import DealEntry
from peling_app.__main__ import arguments, make_context, make_window
from peling_app.books import house_sets
from peling_app.books.house_rules import HouseSet
from peling_app.platform.settings import Language
from peling_app.play.replay.view.page import ReplayPage
from peling_app.play.review.store import ReviewStore
from peling_app.play.review.view.page import ReviewView
from peling_app.play.session import Session
from peling_app.play.setup import Level, NewGame, Opponent
from peling_app.play.tutor.view.panel import Tab
from peling_app.play.view.fence import Fence
from peling_app.play.view.play_page import PlayPage
from peling_app.score.model.report import report_of
from peling_app.score.session import ScoreSession
from peling_app.score.view.entry.dialogs import DealDialog
from peling_app.score.view.entry.entry import EntryPanel
from peling_app.score.view.page import ScorePage
from peling_app.score.view.pages import Pages
from peling_app.score.view.people.report import PeopleDocument
from peling_app.score.view.preview import PrintPreview
from peling_app.score.view.report import ReportDocument, write_pdf
from peling_app.score.view.sheet_page import Part
from peling_app.shell.model.context import AppContext
from peling_app.shell.view.main_window import MainWindow
from peling_app.shell.view.pages import PageId
from tests.app.letter_by_letter import Reader, with_mnemonics
from tests.app.play.replay.conftest import play_deal
from tests.app.play.sessions import Anything
from tests.app.score.evenings import EVENING, FIFTH, SETUP, enter_all, settle
from tests.by_day import by_day
from tests.end2end.stage import REVIEW_BUDGET
from tests.sources import trees

APP = Path(__file__).resolve().parents[2] / "app" / "peling_app"


def names_with(path: str) -> tuple[str, ...]:
    """Return four names that look like something else; "Zq" and a number begins each."""
    return (
        f"Zq0<img src={path}>",
        "Zq1&amp;&x <b>{x}%1",
        "Zq2 {name} [*]\u202e<i>",
        "Zq3'\"</p><h1>&lt;" + "w" * 60,
    )


@pytest.fixture(scope="module")
def spy() -> Iterator[tuple[str, Callable[[], list[int]]]]:
    """Give a picture on the disk, as short a name as can be, and what has been done with it until now."""
    with tempfile.TemporaryDirectory(prefix="z", dir="/tmp") as folder:
        path = Path(folder) / "p"
        path.write_bytes(b"GIF89a")
        libc = ctypes.CDLL(None, use_errno=True)
        watch = libc.inotify_init1(os.O_NONBLOCK)
        opened_or_read = 0x20 | 0x1
        assert libc.inotify_add_watch(watch, os.fsencode(path), opened_or_read) >= 0

        def seen() -> list[int]:
            try:
                data = os.read(watch, 65536)
            except BlockingIOError:
                return []
            return [struct.unpack_from("iI", data, at)[1] for at in range(0, len(data), 16)]

        path.read_bytes()
        assert seen(), "the watch hears nothing"
        yield str(path), seen
        os.close(watch)


@pytest.fixture
def program(
    request: pytest.FixtureRequest,
    qapp: QApplication,
    qtbot: QtBot,
    tmp_path: Path,
    spy: tuple[str, Callable[[], list[int]]],
) -> Iterator[tuple[MainWindow, AppContext, Reader]]:
    """Open the program with names in its settings; at the end ask what was opened, and shown otherwise."""
    path, seen = spy
    names = names_with(path)
    reader = Reader(names)
    store = house_sets.Store((HouseSet(names[1], "pung-chow-limit", {"p1_reserve": 14}),))
    house_sets.store_file(tmp_path / "house-rules.json").replace(store)
    context = make_context(qapp, arguments(["--data-dir", str(tmp_path), "--reduced-motion", "--day"]))
    context.preferences.update(
        player_name=names[0],
        opponent_names=names[1:],
        sheet_players=names,
        rule_set="pung-chow-limit",
        computer_pause=0,
    )
    context.rules.sets.choose("pung-chow-limit", names[1])
    context.session = Session(tmp_path / "games", lambda _level, rng, _taste: Anything(rng), lambda: 1922)
    context.made.reviews = ReviewStore(context.session, REVIEW_BUDGET, parent=context.commands)
    if getattr(request, "param", ""):
        opponents = tuple(Opponent(name, Level.NOVICE) for name in names[1:])
        context.session.set_pause(0)
        with qtbot.waitSignal(context.session.opened, timeout=60_000):
            context.session.new(NewGame("pung-chow", (), names[0], opponents, learning_aids=True))
        play_deal(qtbot, context.session)
    window = make_window(context)
    window.resize(1440, 900)
    qtbot.addWidget(window)
    window.show()
    yield window, context, reader
    assert sorted(set(reader.wrong)) == []
    assert seen() == []
    window.close()
    context.translations.use(Language.ENGLISH)


def settled() -> None:
    for _ in range(3):
        QApplication.processEvents()


def look_at_dialog(reader: Reader, place: str, window: MainWindow) -> None:
    """Look at what has been opened over the window, and close it."""
    settled()
    dialog = window.findChildren(QDialog)[-1]
    assert dialog.isVisible()
    reader.look(place, dialog)
    dialog.grab()
    dialog.reject()
    settled()


def test_start_setting_up_and_house_rules(program: tuple[MainWindow, AppContext, Reader]) -> None:
    window, _, reader = program
    for page in (PageId.HOME, PageId.SETUP, PageId.BOOKS, PageId.COMPARE, PageId.LEARN):
        window.show_page(page)
        settled()
        reader.look(page.name, window)
        window.grab()
    window.ways.show_house_rules()
    look_at_dialog(reader, "house rules", window)
    window.show_page(PageId.SETUP)
    fence = window.findChildren(Fence)[0]
    next(one for one in fence.birds if one.isVisible()).click()
    (menu,) = fence.findChildren(QMenu)
    shown = [with_mnemonics(choice.text()) for choice in menu.actions()]
    assert [name in text for name, text in zip(reader.names[1:], shown, strict=True)] == [True] * 3
    menu.close()
    window.tell("settings-unsaved", reader.names[0])
    settled()
    reader.look("notice", window)
    assert reader.seen == {"Zq0", "Zq1", "Zq2", "Zq3"}


@pytest.mark.parametrize("every", by_day([12], [12, 1]))
@pytest.mark.parametrize("program", ["a played deal"], indirect=True)
def test_game_and_replay(program: tuple[MainWindow, AppContext, Reader], qtbot: QtBot, every: int) -> None:
    window, context, reader = program
    names = reader.names
    window.show_page(PageId.TABLE)
    page = window.page(PageId.TABLE)
    assert isinstance(page, PlayPage)
    assert context.session is not None
    page.show_table()
    settled()
    reader.look("table", window)
    for tab in Tab:
        page.tutor.open(tab)
        settled()
        reader.look(f"tutor {tab.name}", window)
        window.grab()
    page.show_settlement()
    settled()
    reader.look("settlement", window)
    window.grab()
    window.ways.show_replay()
    replay = window.page(PageId.REPLAY)
    assert isinstance(replay, ReplayPage)
    qtbot.waitUntil(lambda: replay.model.deal is not None, timeout=60_000)
    replay.model.name_bookmark(0, names[0])
    replay.model.name_bookmark(3, names[1])
    for place in (0, 3, replay.model.count - 1):
        replay.model.go(place)
        for part in ("moment", "decisions", "hands"):
            replay.paper.show_part(part)
            settled()
            reader.look(f"replay {part}", window)
    window.grab()
    window.ways.show_review()
    review = window.page(PageId.REVIEW)
    assert isinstance(review, ReviewView)
    qtbot.waitUntil(lambda: review.model.is_known, timeout=60_000)
    for place in range(0, review.model.count, every):
        review.model.go(place)
        settled()
        reader.look(f"review {place}", window)
    window.grab()
    at_night = (PageId.RECORDS, PageId.HABITS, PageId.LEARN, PageId.JUDGE) if every == 1 else ()
    for other in (PageId.HOME, PageId.GAMES, *at_night):
        window.show_page(other)
        settled()
        reader.look(other.name, window)
        window.grab()
    assert reader.seen == {"Zq0", "Zq1", "Zq2", "Zq3"}


def score_page(window: MainWindow, context: AppContext, qtbot: QtBot, names: tuple[str, ...]) -> ScorePage:
    """Return the page of a sheet on which some deals stand, one of them corrected, with hostile words."""
    window.ways.show_score()
    page = window.page(PageId.SCORE)
    assert isinstance(page, ScorePage)
    score = context.score
    assert isinstance(score, ScoreSession)
    score.new(replace(SETUP, title=names[0] + names[2], players=names))
    settle(qtbot, score)
    deals: list[DealEntry] = [replace(deal, note=names[1]) for deal in EVENING[:5]]
    enter_all(qtbot, score, tuple(deals))
    score.edit(5)
    score.submit(replace(FIFTH, note=names[2]), names[0])
    settle(qtbot, score)
    return page


def test_score_sheet(program: tuple[MainWindow, AppContext, Reader], qtbot: QtBot, tmp_path: Path) -> None:
    window, context, reader = program
    names = reader.names
    window.ways.show_score()
    settled()
    reader.look("sheets", window)
    page = score_page(window, context, qtbot, names)
    for part in Part:
        page.sheet.show_part(part)
        settled()
        reader.look(f"sheet {part.name}", window)
        window.grab()
    page.score.edit(2)
    settled()
    reader.look("correction", window)
    entry = page.findChild(EntryPanel)
    assert entry is not None
    for kind in DealDialog.__subclasses__():
        entry.foot.ask(kind)
        look_at_dialog(reader, kind.__name__, window)
    page.asking.show_history()
    look_at_dialog(reader, "history", window)
    page.show_at_table()
    settled()
    reader.look("at the table", window)
    window.grab()
    for command in ("score.large", "score.evening", "score.people"):
        page.show_sheet()
        assert context.commands.trigger(command)
        settled()
        reader.look(command, window)
        window.grab()
    look_at_people(page, reader, qtbot)
    page.show_sheet()
    for command in ("score.rename", "score.seats", "score.overrule"):
        assert context.commands.trigger(command)
        look_at_dialog(reader, command, window)
    page.files.show_preview()
    settled()
    preview = page.findChild(PrintPreview)
    assert preview is not None
    reader.look("preview", preview)
    preview.reject()
    sheet = context.score.sheet if context.score is not None else None
    assert sheet is not None
    report = ReportDocument(report_of(sheet))
    reader.shown("report", report.plain_text)
    assert not has_pictures_of(report, names)
    write_pdf(report_of(sheet), tmp_path / "evening.pdf")
    page.show_start()
    settled()
    reader.look("saved", window)
    window.grab()
    assert reader.seen == {"Zq0", "Zq1", "Zq2", "Zq3"}


def look_at_people(page: ScorePage, reader: Reader, qtbot: QtBot) -> None:
    """Look at everybody who ever sat at a table, and at what is printed of each."""
    qtbot.waitUntil(lambda: not page.people.model.store.is_reading)
    assert {one.name for one in page.people.model.rows} == set(reader.names)
    settled()
    reader.look("all people", page)
    for name in reader.names:
        page.people.model.choose(name)
        settled()
        reader.look(f"person {name[:3]}", page)
        people = PeopleDocument(page.people.model)
        reader.shown("all people in pages", people.plain_text)
        assert all(name in people.plain_text for name in reader.names)
        assert not has_pictures_of(people, reader.names)


def has_pictures_of(report: Pages, names: tuple[str, ...]) -> bool:
    """Return whether a report asks for a picture that a name names."""
    wanted = [one.toImageFormat().name() for one in report.text.allFormats() if one.isImageFormat()]
    return any(picture in name for picture in wanted for name in names)


def has_tip(asked: ast.expr) -> bool:
    """Return whether the tip of a widget is asked for, which was made so when it was given to it."""
    return isinstance(asked, ast.Attribute) and asked.attr == "toolTip"


def test_all_tool_tips_and_labels_are_made_by_what_shows_them_letter_by_letter() -> None:
    wrong = []
    places = {"setToolTip": 0, "showText": 1}
    for path, tree in trees(APP, naming=places).items():
        for node in ast.walk(tree):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)):
                continue
            given = places.get(node.func.attr)
            if given is None:
                continue
            value = node.args[given]
            empty = isinstance(value, ast.Constant) and value.value == ""
            made = isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id == "tip"
            again = node.func.attr == "showText" and isinstance(value, ast.Call) and has_tip(value.func)
            if not empty and not made and not again:
                wrong.append(f"{path.relative_to(APP)}:{node.lineno}")
    assert wrong == []


def test_words_on_the_board_are_plain() -> None:
    boards = list(APP.rglob("*.qml"))
    assert boards
    for path in boards:
        text = path.read_text(encoding="utf-8")
        for piece in text.split("\n    Text {")[1:]:
            assert "textFormat: Text." in piece.split("\n    }")[0], path.name
