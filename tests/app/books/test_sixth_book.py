"""A book that the program does not know is played, scored, shown and taught from its own folder."""

import ast
import json
import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from peling.__main__ import main
from peling.commands.book_check import lacks
from peling.core.scoring import Win, WinBy
from peling.core.tiles import Wind, tile
from peling.lessons import coverage, drills, tasks
from peling.lessons.courses import course, taught, with_course
from peling.lessons.drills.catalogue import KINDS
from peling.lessons.drills.makers.examples import exercises
from peling.lessons.model import AskTask
from peling.rulebooks import rule_set, rule_set_ids, with_book
from peling_app.books.faces import book_ids, with_face
from peling_app.books.view.books_page import BooksPage
from peling_app.compare.view.page import ComparePage
from peling_app.learn.view.learn_page import LearnPage
from peling_app.play.session import Session
from peling_app.play.settle.model.settle import SettleModel
from peling_app.play.settle.view.page import SettlePage
from peling_app.play.setup import Level, NewGame, Opponent
from peling_app.play.view.play_page import PlayPage
from peling_app.play.view.setup_page import SetupPage
from peling_app.score.view.page import ScorePage
from peling_app.shell.model.context import AppContext
from peling_app.shell.view.home import HomePage
from peling_app.shell.view.main_window import MainWindow
from peling_app.shell.view.pages import PageId
from tests.app.play.settle.deals import PICTURE, finish, totals
from tests.app.play.tutor.fakes import StillSession
from tests.app.play.tutor.positions import discard_of_west
from tests.app.play.windows import play_to_the_end
from tests.app.score.evenings import settle, won
from tests.end2end.stage import make_context, make_window, picture
from tests.engine.ledger.sheets import setup
from tests.sixth_book.book import ID, RULE_BOOKS
from tests.sixth_book.course import COURSE
from tests.sixth_book.face import FACE
from tests.sources import trees

Shown = tuple[MainWindow, AppContext, Session]


@pytest.fixture(autouse=True)
def _added(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with with_book(*RULE_BOOKS), with_course(COURSE), with_face(FACE):
        monkeypatch.setattr("tests.end2end.stage.RULE_SETS", rule_set_ids())
        yield


@pytest.fixture
def shown(qtbot: QtBot, tmp_path: Path) -> Iterator[Shown]:
    session = Session(tmp_path / "games")
    context = make_context(session=session, settings={"computer_pause": 0, "sound": False, "rule_set": ID})
    context.score_folder = tmp_path / "sheets"
    context.learn_file = tmp_path / "progress.json"
    window = make_window(context)
    qtbot.addWidget(window)
    yield window, context, session
    window.close()


def test_it_is_there_while_it_is_added_and_gone_after() -> None:
    assert rule_set_ids()[-1] == taught()[-1] == book_ids()[-1] == ID
    with pytest.raises(ValueError, match="already"), with_book(*RULE_BOOKS):
        pass
    with pytest.raises(ValueError, match="already"), with_course(COURSE):
        pass
    with pytest.raises(ValueError, match="already"), with_face(FACE):
        pass
    other = replace(RULE_BOOKS[0], id="other")
    with with_book(other):
        assert rule_set_ids()[-1] == "other"
    assert rule_set_ids()[-1] == ID


def test_computer_players_play_it_and_every_step_is_checked(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["--rules", ID, "--deals", "2", "--seed", "6", "--players", "novice,club,novice,club", "--json"]
    assert main(["simulate", *asked]) == 0
    said = json.loads(capsys.readouterr().out)
    assert said["invariants"]
    assert (said["rules"], said["deals"]) == (ID, 2)
    assert said["draws"] < 2


def test_a_hand_is_scored_and_the_command_line_knows_the_book(capsys: pytest.CaptureFixture[str]) -> None:
    exercise, *_ = exercises(ID)
    assert exercise.printed
    assert drills.explain(exercise.question, exercise.question.solutions[0]).right
    assert main(["books", ID]) == 0
    assert "CY-THREE  Three of a kind: 2 points  [Scores]  1 example" in capsys.readouterr().out


def test_its_course_teaches_every_rule_and_its_tasks_can_be_done() -> None:
    assert coverage.coverage(ID).missing == ()
    rules = rule_set(ID)
    asked = [page.task for page in course(ID).pages if isinstance(page.task, AskTask)]
    assert asked
    for task in asked:
        assert tasks.check(task, tasks.solution(task, rules), rules).right


@pytest.mark.cases_by_day(2)
@pytest.mark.parametrize("kind", KINDS)
def test_every_drill_that_fits_asks_for_it(kind: str) -> None:
    rules = rule_set(ID)
    if kind not in drills.kinds(rules):
        with pytest.raises(drills.UnknownDrillError):
            drills.question(kind, rules, 1, random.Random(1))
        return
    for level in drills.levels(kind, rules):
        question = drills.question(kind, rules, level, random.Random(level))
        assert drills.explain(question, question.solutions[0]).right


def test_who_adds_a_book_can_begin_from_it() -> None:
    """It has the files that every book has, and asks no list of the books, which would ask it in turn."""
    rooms = [file.parent for file in Path("engine/peling/rulebooks").glob("*/book.py")]
    shape = set.intersection(*({file.name for file in room.iterdir() if file.is_file()} for room in rooms))
    here = Path("tests/sixth_book")
    assert shape - {file.name for file in here.iterdir()} == {"__init__.py"}
    lists = {"peling.rulebooks", "peling.lessons.courses", "peling_app.books.faces"}
    asking = {
        (path.name, node.module)
        for path, tree in trees(here).items()
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module in lists
    }
    assert asking == set()


@pytest.mark.thorough
def test_it_lacks_nothing() -> None:
    assert list(lacks(ID)) == []


@pytest.mark.thorough
def test_its_pages_are_shown(shown: Shown) -> None:
    window, context, _ = shown
    assert context.rules.book == ID
    for page_id in (PageId.HOME, PageId.SETUP, PageId.BOOKS, PageId.COMPARE, PageId.LEARN):
        window.show_page(page_id)
        assert not picture(window).isNull()
    home, begin, books = (window.page(one) for one in (PageId.HOME, PageId.SETUP, PageId.BOOKS))
    assert isinstance(home, HomePage)
    assert isinstance(begin, SetupPage)
    assert begin.subtitle.text() == "Courtyard, played in the yard"
    assert isinstance(books, BooksPage)
    books.open_book(ID)
    assert "A dozen rules on a single page." in books.text.toPlainText()
    assert books.open_rule("CY-PAY")
    compare = window.page(PageId.COMPARE)
    assert isinstance(compare, ComparePage)
    learn = window.page(PageId.LEARN)
    assert isinstance(learn, LearnPage)
    learn.open(f"course:{ID}")
    assert learn.course.model.book == ID
    assert not picture(window).isNull()


def at_the_table(window: MainWindow, qtbot: QtBot) -> PlayPage:
    """Begin a game by the book; return the page of its table, which has been shown."""
    opponents = tuple(Opponent(name, Level.NOVICE) for name in ("Magpie", "Heron", "Crane"))
    window.ways.start_game(NewGame(ID, (), "", opponents, learning_aids=True))
    qtbot.waitUntil(lambda: window.current is PageId.TABLE)
    page = window.page(PageId.TABLE)
    assert isinstance(page, PlayPage)
    assert page.titles[0] == "Courtyard, played in the yard"
    page.table_model.board.hurry()
    assert not picture(window).isNull()
    return page


@pytest.mark.thorough
def test_its_table_and_its_settlement_are_shown(shown: Shown, qtbot: QtBot) -> None:
    window, context, _ = shown
    at_the_table(window, qtbot)
    rules = rule_set(ID)
    deal = finish(PICTURE, Wind.SOUTH, Win(tile("B8"), WinBy.WALL), rules=rules)
    session = StillSession(discard_of_west(), rules=rules, result=deal)
    session.totals = totals(deal)
    settled = SettlePage(SettleModel(session), context.theme)
    qtbot.addWidget(settled)
    settled.show()
    assert [row.accessibleName() for row in settled.hands.rows][:1] == [
        f"Hand of South, You, points: {deal.scores[Wind.SOUTH].total}"
    ]
    assert not picture(settled).isNull()


@pytest.mark.nightly  # by day its table, a settlement, and that computer players play it
def test_a_deal_is_played_at_the_table_and_settled(shown: Shown, qtbot: QtBot) -> None:
    window, _, session = shown
    page = at_the_table(window, qtbot)
    # Behind another page: at the table each step would be drawn and weighed anew.
    window.show_page(PageId.HOME)
    play_to_the_end(qtbot, session)
    window.show_page(PageId.TABLE)
    qtbot.waitUntil(lambda: page.is_settled)
    assert not picture(window).isNull()


@pytest.mark.thorough
def test_a_sheet_is_kept_by_it(shown: Shown, qtbot: QtBot) -> None:
    window, _, _ = shown
    window.ways.show_score()
    page = window.page(PageId.SCORE)
    assert isinstance(page, ScorePage)
    page.score.new(setup(ID))
    settle(qtbot, page.score)
    page.score.submit(won((12, 2, 4, 0), 0))
    settle(qtbot, page.score)
    assert page.score.sheet is not None
    assert page.score.sheet.totals == (72, -24, -18, -30)
    assert not picture(window).isNull()
