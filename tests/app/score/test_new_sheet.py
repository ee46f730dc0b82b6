import random
from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import pairwise

import pytest
from PySide6.QtCore import QCoreApplication, QStringListModel, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit
from pytestqt.qtbot import QtBot

from peling.core.tiles import tile
from peling.ledger.course import first_situation
from peling.ledger.inputs import SheetSetup
from peling.rulebooks import RULE_SETS, rule_set
from peling.rules.course import Seating
from peling_app.kit.view.lists.choice_box import ChoiceBox
from peling_app.kit.view.lists.completer import LEAST, completer
from peling_app.kit.words.spoken import in_sentences
from peling_app.platform.i18n import Translations
from peling_app.platform.settings import Language
from peling_app.score.model.new_sheet import ROUNDS, NewSheet
from peling_app.score.seat_draw import draw_seats
from peling_app.score.view.start import COUNTS, StartPage
from peling_app.score.words.start import rounds
from peling_app.shell.model.context import AppContext
from tests.app.play.tutor.conftest import english
from tests.by_day import by_day
from tests.end2end.stage import make_context
from tests.every_case import every

__all__ = ["english"]

pytestmark = pytest.mark.usefixtures("english")
NAMES = ("Agnes", "Theo", "Lillian", "Joseph")
EVENING = datetime(1923, 5, 17, 20, 0, tzinfo=UTC)


@pytest.fixture
def context() -> AppContext:
    return make_context(settings={"rule_set": "pung-chow-limit"})


@pytest.fixture
def model(context: AppContext) -> NewSheet:
    rules = context.rules
    return NewSheet(context.preferences, rules, random.Random(3), lambda: EVENING)


@pytest.fixture
def page(qtbot: QtBot, context: AppContext, model: NewSheet) -> Iterator[StartPage]:
    made = StartPage(context.services, context.rules, model)
    qtbot.addWidget(made)
    made.resize(1440, 852)
    made.show()
    made.activateWindow()
    yield made
    made.close()


@pytest.mark.parametrize("book", RULE_SETS)
@every("seed", range(30))
def test_a_drawing_seats_everybody_and_says_who_is_east(book: str, seed: int) -> None:
    rules = rule_set(book)
    for count in rules.course.players:
        drawn = draw_seats(random.Random(seed), rules, NAMES[:count])
        assert sorted(drawn.order) == list(range(count))
        east = NAMES[drawn.order[drawn.east]]
        if rules.course.seating is Seating.HIGHEST_THROW:
            last = [line for line in drawn.lines if line.said.endswith("the highest, East")]
            assert [line.name for line in last] == [east]
            best = max(sum(line.dice or ()) for line in drawn.lines)
            assert sum(drawn.lines[0].dice or ()) <= best
        elif rules.course.seating is Seating.WIND_BOX:
            assert [line.name for line in drawn.lines if "draws East" in line.said] == [east]
        else:
            assert drawn.lines[-1].said.endswith(f"{east} is East first")
        assert all(1 <= eye <= 6 for line in drawn.lines for eye in line.dice or ())


def test_of_two_who_sit_opposite_nobody_is_said_to_sit_at_the_right(page: StartPage) -> None:
    said = {}
    for count in COUNTS:
        page.model.set_count(count)
        words = {one.text() for one in page.findChildren(QLabel) if one.isVisible()}
        said[count] = any("to the right" in one for one in words)
    assert said == {2: False, 3: True, 4: True}


def test_players_sit_by_the_winds_they_drew(model: NewSheet) -> None:
    for place, name in enumerate(NAMES):
        model.set_name(place, name)
    drawn = model.draw()
    by_wind = {line.tile.code: line.name for line in drawn.lines if line.tile is not None}
    turn = model.shown_names[model.east :] + model.shown_names[: model.east]
    assert turn == tuple(by_wind[wind] for wind in "ESWN")


def test_the_setup_is_what_was_chosen(model: NewSheet) -> None:
    model.set_count(3)
    model.set_name(0, " Agnes ")
    model.set_name(2, "Lillian")
    model.set_east(1)
    model.set_limit(500)
    model.set_rounds(4)
    model.start = 1000
    assert model.setup() == SheetSetup(
        "",
        "pung-chow-limit",
        {"limit": 500},
        ("Agnes", "Player 2", "Lillian"),
        1,
        1000,
        4,
        "1923-05-17T20:00:00+00:00",
    )
    model.title = "Club"
    model.set_rounds(0)
    assert model.setup().title == "Club"
    assert model.setup().rounds is None


def test_only_a_book_that_knows_sets_of_rounds_offers_them(model: NewSheet) -> None:
    for book in RULE_SETS:
        model.rules_chosen.choose_book(book)
        named = any(entry.id == "PC2-SET" for entry in rule_set(book).entries)
        assert model.in_sets is named is (book == "pung-chow-limit")
        said = [rounds(count, in_sets=model.in_sets) for count in ROUNDS]
        assert any("set" in one for one in said) is named
        assert len(set(said)) == len(ROUNDS)


def test_players_are_remembered(context: AppContext, model: NewSheet) -> None:
    model.set_name(3, "Joseph")
    model.set_rounds(8)
    rules = context.rules
    again = NewSheet(context.preferences, rules)
    assert (again.names[3], again.rounds) == ("Joseph", 8)


def test_east_stays_with_the_player_who_changes_places(model: NewSheet) -> None:
    for place, name in enumerate(NAMES):
        model.set_name(place, name)
    model.set_east(0)
    model.move(0, 1)
    assert model.shown_names[:2] == ("Theo", "Agnes")
    assert model.shown_names[model.east] == "Agnes"


def test_a_book_for_four_seats_four(context: AppContext, model: NewSheet) -> None:
    model.set_count(2)
    assert model.count == 2
    context.rules.choose_book("how-to-play")
    assert (model.count, model.counts) == (4, (4,))


def test_the_sticks_of_a_book_are_no_start_by_another(context: AppContext, page: StartPage) -> None:
    begun: list[SheetSetup] = []
    page.begin_asked.connect(begun.append)
    for book, start in (("four-winds", 1000), ("pung-chow", 0)):
        context.rules.choose_book(book)
        if page.sticks.isVisible():
            page.sticks.click()
        page.begin()
        assert begun[-1].start == start
    page.start.setValue(300)
    context.rules.choose_book("fenghua")
    page.begin()
    assert begun[-1].start == 300, "what was typed stays"


def test_a_sheet_is_begun_by_keys_alone(page: StartPage) -> None:
    begun: list[SheetSetup] = []
    page.begin_asked.connect(begun.append)
    page.setFocus()
    for place, name in enumerate(NAMES):
        field = page.names[place]
        field.setFocus()
        field.selectAll()
        QTest.keyClicks(field, name)
    page.begin_button.setFocus()
    QTest.keyClick(page.begin_button, Qt.Key.Key_Space)
    assert [setup.players for setup in begun] == [NAMES]


def test_names_that_are_no_longer_equal_are_not_called_so(page: StartPage) -> None:
    """While the field had the focus the button rested, and it was said that two had one name."""
    first, second, *_ = page.names
    for field in (first, second):
        field.setFocus()
        field.selectAll()
        QTest.keyClicks(field, "Udo")
    assert not page.begin_button.isEnabled()
    QTest.keyClicks(second, "lf")
    assert second.hasFocus()
    assert page.begin_button.isEnabled()
    assert page.model.names[:2] == ("Udo", "Udolf")


def test_equal_names_are_refused_in_place(page: StartPage) -> None:
    page.model.set_name(0, "Agnes")
    page.model.set_name(1, "agnes")
    assert not page.begin_button.isEnabled()
    begun: list[SheetSetup] = []
    page.begin_asked.connect(begun.append)
    page.begin()
    assert begun == []
    page.model.set_name(1, "Theo")
    assert page.begin_button.isEnabled()


@pytest.mark.parametrize(("count", "seats"), [(2, "opposite"), (2, "adjacent"), (4, "opposite")])
def test_everybody_draws_the_wind_that_he_has_on_the_sheet(count: int, seats: str) -> None:
    """Of two the second drew South, and was West on the sheet."""
    options = {"two_hand_seats": seats}
    rules = rule_set("pung-chow-limit", options)
    for seed in range(8):
        drawn = draw_seats(random.Random(seed), rules, NAMES[:count])
        names = tuple(NAMES[place] for place in drawn.order)
        setup = SheetSetup("", rules.id, options, names, drawn.east)
        held = dict(zip(names, first_situation(setup, rules).winds, strict=True))
        assert {one.name: one.tile for one in drawn.lines if one.tile} == {
            name: tile(wind.value) for name, wind in held.items()
        }


def test_the_drawing_appears_step_by_step_and_a_click_shows_the_rest(
    qtbot: QtBot, context: AppContext, page: StartPage
) -> None:
    context.theme.forced_motion = False
    context.theme.refresh()
    page.draw()
    assert page.drawing.is_running
    assert page.drawing.shown == 1
    with qtbot.waitSignal(page.drawing.finished):
        QTest.mouseClick(page.drawing, Qt.MouseButton.LeftButton)
    assert page.drawing.shown == len(page.model.drawn.lines if page.model.drawn else ())
    assert "Agnes" not in page.drawing.accessibleName() or page.names[0].text()
    shown = [field.text() or field.placeholderText() for field in page.names]
    assert shown == list(page.model.shown_names)


def test_whoever_nobody_names_is_called_so_in_the_language_of_the_day(
    page: StartPage, english: Translations
) -> None:
    """Their seats were drawn under names that then stood in the fields as if typed, and so did the throws."""
    page.model.set_name(1, "Theo")
    page.draw()
    page.model.move(0, 1)
    before = page.model.shown_names
    assert sorted(before) == ["Player 1", "Player 3", "Player 4", "Theo"]
    page.draw()
    drawn, throws = page.model.shown_names, [line.dice for line in page.model.reword()]
    english.use(Language.GERMAN)
    QCoreApplication.sendPostedEvents()
    german = tuple(name.replace("Player", "Spieler") for name in drawn)
    assert page.model.shown_names == german
    assert [field.text() or field.placeholderText() for field in page.names] == list(german)
    assert page.model.setup().players == german
    lines = page.model.reword()
    assert [line.dice for line in lines] == throws
    assert {line.name for line in lines} <= set(german)
    assert page.drawing.accessibleName() == in_sentences(*(line.spoken for line in lines))
    assert "throws" not in page.drawing.accessibleName()


def test_a_drawing_is_said_of_those_who_are_named_then(page: StartPage) -> None:
    """Beside a name that was typed after it stood who had "drawn" before."""
    page.draw()
    before = [line.dice for line in page.model.reword()]
    page.names[1].setText("Zoe")
    page.names[1].editingFinished.emit()
    lines = page.model.reword()
    assert [line.dice for line in lines] == before
    assert "Zoe" in {line.name for line in lines}
    assert "Zoe" in page.drawing.accessibleName()
    assert "Player 2" not in page.drawing.accessibleName() or "Player 2" in page.model.shown_names


def test_seats_are_drawn_for_one_sheet_alone(page: StartPage) -> None:
    """On the next evening the drawing of the last one stood there, of others who were to play."""
    page.draw()
    page.prepare((), str, ())
    assert page.drawing.shown, "one that no sheet was begun with stays"
    page.begin()
    page.prepare((), str, ())
    assert page.model.drawn is None
    assert page.drawing.shown == 0
    page.draw()
    page.prepare((), str, ())
    assert page.drawing.shown


def test_without_motion_the_drawing_is_there_at_once(page: StartPage) -> None:
    page.draw()
    assert not page.drawing.is_running
    assert page.drawing.shown > 0
    assert all(line.spoken in page.drawing.accessibleName() for line in page.model.drawn.lines)  # type: ignore[union-attr]


def test_tab_goes_from_name_to_name(qtbot: QtBot, page: StartPage) -> None:
    page.names[0].setFocus()
    qtbot.waitUntil(page.names[0].hasFocus)
    for one, other in pairwise(page.names):
        QTest.keyClick(one, Qt.Key.Key_Tab)
        assert other.hasFocus()


@pytest.mark.cases_by_day(1)
@pytest.mark.parametrize("count", by_day([2, 4], [2, 3, 4]))
def test_enter_leads_from_name_to_name_and_then_to_the_button(
    page: StartPage, qtbot: QtBot, count: int
) -> None:
    page.model.set_count(count)
    page.show()
    page.activateWindow()
    page.setFocus()
    qtbot.waitUntil(page.names[0].hasFocus)
    for name in NAMES[:count]:
        QTest.keyClicks(page.focusWidget(), name)
        QTest.keyClick(page.focusWidget(), Qt.Key.Key_Return)
    assert [field.text() for field in page.names if field.isVisible()] == list(NAMES[:count])
    assert page.begin_button.hasFocus()


@pytest.mark.parametrize("names", [["Anna"], ["Ana", "Anna", "Ännchen", "Anselm"]])
def test_every_row_is_high_enough_to_be_hit(qtbot: QtBot, names: list[str]) -> None:
    field = QLineEdit()
    qtbot.addWidget(field)
    made = completer(QStringListModel(names, field), field)
    field.setCompleter(made)
    field.show()
    field.textEdited.emit("a")
    made.setCompletionPrefix("a")
    made.complete()
    popup = made.popup()
    assert popup is not None
    assert popup.isVisible()
    rows = [popup.visualRect(made.completionModel().index(row, 0)) for row in range(made.completionCount())]
    assert rows
    assert all(row.height() >= LEAST for row in rows)
    assert popup.viewport().rect().bottom() >= rows[-1].bottom()
    QTest.keyClick(popup, Qt.Key.Key_Escape)


def test_another_limit_begins_near_what_was_agreed(page: StartPage, model: NewSheet) -> None:
    """It was the least that can be, 4, and the sheet could be begun with it."""
    field = next(one for one in page.findChildren(ChoiceBox) if one.accessibleName() == "Limit")
    for limit, begins in ((300, 500), (600, 700), ("none", 500), (352, 352)):
        model.set_limit(limit)
        field.setFocus()
        QTest.keyClick(field, Qt.Key.Key_End)
        assert model.limit_value == begins
