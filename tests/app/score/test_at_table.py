"""The view for the whole table: what it says, the dice by the book, the clock, keys."""

import random
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from peling.core.tiles import Wind
from peling.ledger.entry import EastIs, empty_deal
from peling.ledger.inputs import SheetSetup
from peling_app.kit.commands import Scope
from peling_app.platform.settings import LANGUAGES, Language
from peling_app.score.model import at_table
from peling_app.score.model.at_table import MINUTES, AtTable, Clock
from peling_app.score.model.sheet import SheetModel
from peling_app.score.session import ScoreSession
from peling_app.score.view.at_table import AtTablePage
from peling_app.score.view.page import ScorePage
from peling_app.score.words import sheet as words
from peling_app.shell.model.context import AppContext
from peling_app.shell.view.main_window import MainWindow
from tests.app.score.evenings import NAMES, evening, settle
from tests.end2end.stage import SMALL


class Thrown(random.Random):
    """Dice that fall as the test wants."""

    def __init__(self, *eyes: int) -> None:
        super().__init__(0)
        self._eyes = list(eyes)

    def randint(self, a: int, b: int) -> int:
        """Return the next eyes."""
        assert (a, b) == (1, 6)
        return self._eyes.pop(0)


def sheet_of(qtbot: QtBot, score: ScoreSession, rules: str, players: int = 4) -> None:
    score.new(SheetSetup("Table", rules, {}, NAMES[:players], 0, 0, None, "1923-05-17T20:00:00+00:00"))
    settle(qtbot, score)


def test_it_says_who_is_east_and_how_all_stand(qtbot: QtBot, score: ScoreSession) -> None:
    evening(qtbot, score)
    model = AtTable(score, random.Random(1))
    assert model.heading == "Deal 9, South round"
    assert model.next_words == "East stays with Agnes."
    assert score.sheet is not None
    assert [one.total for one in model.players] == [
        f"{total:+}".replace("-", "−") for total in score.sheet.totals
    ]
    assert {one.last for one in model.players} == {"–"}


def test_two_throws_break_the_wall(qtbot: QtBot, score: ScoreSession) -> None:
    sheet_of(qtbot, score, "pung-chow")
    model = AtTable(score, Thrown(4, 3, 5, 2, 1, 1))
    assert model.thrower == "Agnes"
    model.throw()
    assert model.thrower == "Lillian", "seven from East is West"
    model.throw()
    assert model.thrower == ""
    assert [one.sentence for one in model.throws] == [
        "counted from East: West breaks the wall",
        "both throws are 14: stack 14 of West’s side is lifted",
    ]
    model.throw()
    assert len(model.throws) == 1, "thrown anew"


def test_east_throws_for_a_breaker_who_is_not_there(qtbot: QtBot, score: ScoreSession) -> None:
    sheet_of(qtbot, score, "pung-chow", players=2)
    model = AtTable(score, Thrown(1, 1, 3, 3))
    model.throw()
    assert model.thrower == "Agnes"


def test_one_throw_tells_all_where_a_tile_is_turned_up(qtbot: QtBot, score: ScoreSession) -> None:
    sheet_of(qtbot, score, "fenghua")
    model = AtTable(score, Thrown(2, 5))
    model.throw()
    assert model.thrower == ""
    assert "turn up the tile on stack 2 of the tail" in model.throws[0].sentence


@pytest.mark.parametrize("rules", ["how-to-play", "four-winds"])
def test_the_other_books_break_their_walls(qtbot: QtBot, score: ScoreSession, rules: str) -> None:
    sheet_of(qtbot, score, rules)
    model = AtTable(score, Thrown(4, 3, 5, 2))
    model.throw()
    model.throw()
    assert "14" in model.throws[-1].sentence


def test_a_new_deal_takes_the_dice_away(qtbot: QtBot, score: ScoreSession) -> None:
    evening(qtbot, score)
    model = AtTable(score, random.Random(1))
    model.throw()
    score.submit(score.entry)
    settle(qtbot, score)
    assert model.throws == ()


def test_the_clock_runs_down_and_can_be_stopped(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    assert clock.left == MINUTES * 60
    clock.change(-60)
    assert clock.left == 5 * 60, "never less than five minutes"
    monkeypatch.setattr(at_table, "MINUTES", 1 / 150)
    short = Clock()
    with qtbot.waitSignal(short.over):
        short.start()
    assert short.left == 0
    assert not short.is_running
    short.start()
    assert not short.is_running, "there is no time left"
    short.reset()
    assert short.left == 1, "a begun second counts"
    clock.start()
    clock.stop()
    assert not clock.is_running
    clock.change(5)
    assert clock.left > 9 * 60


def test_everything_can_be_done_by_keys(qtbot: QtBot, page: ScorePage) -> None:
    evening(qtbot, page.score)
    page.services.commands.trigger("score.at-table")
    shown = page.at_table
    assert page.current is shown
    QTest.keyClick(shown, Qt.Key.Key_Space)
    assert len(shown.model.throws) == 1
    QTest.keyClick(shown, Qt.Key.Key_T)
    assert shown.model.clock.is_running
    QTest.keyClick(shown, Qt.Key.Key_T)
    assert not shown.model.clock.is_running
    assert shown.players[0].accessibleName().startswith("Agnes, East: ")
    QTest.keyClick(shown, Qt.Key.Key_Escape)
    assert page.current is page.sheet
    page.services.commands.trigger("score.at-table")
    QTest.keyClick(shown, Qt.Key.Key_Return)
    assert page.current is page.large


@pytest.mark.thorough
def test_nothing_is_done_to_the_sheet_that_is_not_seen(qtbot: QtBot, page: ScorePage) -> None:
    """Behind the large figures F6 put the focus on what is hidden, and Ctrl+Enter entered a hidden deal."""
    evening(qtbot, page.score)
    commands = page.services.commands
    commands.set_scope(Scope.SCORE)
    hidden = ("correct", "insert", "remove", "enter", "won", "gave", "drawn", "by-points")
    page.show_sheet()
    assert [name for name in hidden if not commands.is_enabled(f"score.{name}")] == []
    for show in (page.show_large, page.show_at_table):
        show()
        assert [name for name in hidden if commands.is_enabled(f"score.{name}")] == []
    assert commands.is_enabled("score.at-table")


def test_the_clock_stands_in_one_line_in_a_small_window_in_every_language(
    qtbot: QtBot, score: ScoreSession, context: AppContext
) -> None:
    sheet_of(qtbot, score, "pung-chow")
    for language in LANGUAGES:
        context.translations.use(language)
        shown = AtTablePage(context.theme, AtTable(score, random.Random(1)))
        qtbot.addWidget(shown)
        shown.resize(SMALL)
        shown.show()
        tops = {
            one.mapTo(shown, QPoint()).y() for one in (shown.start_clock, shown.less, shown.more, shown.reset)
        }
        assert len(tops) == 1, language
    context.translations.use(Language.ENGLISH)


@pytest.mark.cases_by_day(1)
@pytest.mark.parametrize("part", ["large", "at_table", "evening"])
def test_from_among_people_one_comes_to_the_sheet_that_is_open_behind(
    qtbot: QtBot, window: MainWindow, page: ScorePage, part: str
) -> None:
    """It was said that no sheet is open."""
    sheet_of(qtbot, page.score, "pung-chow")
    page.show_part(getattr(page, part))
    page.show_people()
    keys = {"large": "F8", "at_table": "Shift+F8", "evening": "F7"}[part]
    QTest.keySequence(window, QKeySequence(keys))
    assert page.current is getattr(page, part)
    assert window.notice.text() == ""
    QTest.keySequence(window, QKeySequence(keys))
    assert page.current is page.sheet


@pytest.mark.thorough
def test_what_is_done_with_a_sheet_is_done_in_its_sight(
    qtbot: QtBot, page: ScorePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    sheet_of(qtbot, page.score, "pung-chow")
    commands, seen = page.services.commands, []
    monkeypatch.setattr(QDialog, "open", lambda _dialog: seen.append(page.current))
    for command in ("score.overrule", "score.seats", "score.history", "score.rename", "score.print"):
        page.show_people()
        commands.trigger(command)
        assert page.current is page.sheet, command
    assert set(seen) == {page.sheet}
    page.show_saved()
    page.show_people()
    assert not commands.is_enabled("score.large"), "no sheet is behind the list"


@pytest.mark.parametrize(
    ("said", "winds"),
    [
        ({"east": EastIs(3, "agreed")}, {3: Wind.EAST, 0: Wind.SOUTH, 1: Wind.WEST, 2: Wind.NORTH}),
        ({"seats": (2, 0, 3, 1)}, {2: Wind.EAST, 0: Wind.SOUTH, 3: Wind.WEST, 1: Wind.NORTH}),
    ],
    ids=["by hand", "drawn"],
)
@pytest.mark.parametrize("correcting", [False, True])
def test_who_is_east_by_the_word_of_the_table_is_so_everywhere(
    qtbot: QtBot, score: ScoreSession, said: dict[str, object], winds: dict[int, Wind], *, correcting: bool
) -> None:
    """The heads of the sheet and the large figures kept to the book, and the book's East was to throw."""
    evening(qtbot, score)
    sheet, table = SheetModel(score), AtTable(score, Thrown(4, 3))
    table.throw()
    score.set_entry(replace(empty_deal(4), **said))  # type: ignore[arg-type]  # one of two
    settle(qtbot, score)
    if correcting:
        score.edit(2)
    east = next(NAMES[place] for place, wind in winds.items() if wind is Wind.EAST)
    assert [one.east for one in sheet.deals.columns] == [winds[place] is Wind.EAST for place in range(4)]
    assert [one.now for one in sheet.deals.columns] == [words.now_wind(winds[place]) for place in range(4)]
    assert {place: one.wind for place, one in enumerate(table.players)} == winds
    assert east in table.next_words
    assert (table.thrower, table.throws) == (east, ()), "thrown by another"
