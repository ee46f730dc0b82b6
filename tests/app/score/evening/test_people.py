"""People over all sheets: who they are is the user's word, nothing on a sheet is changed by it."""

import json
from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from peling_app.kit.model.theme import Theme
from peling_app.kit.view.style import text_font
from peling_app.platform.preferences import Preferences
from peling_app.platform.settings import Language
from peling_app.platform.user_file import UserFile
from peling_app.score.model.evenings.people import PeopleModel
from peling_app.score.model.evenings.person import PersonRow
from peling_app.score.people import FILE_NAME, Names, PeopleStore, are_alike
from peling_app.score.session import ScoreSession
from peling_app.score.view.page import ScorePage
from peling_app.score.view.people.person import PersonView
from peling_app.score.view.people.rows import PersonButton, rooms
from peling_app.score.words.people import short_day
from peling_app.shell.model.context import AppContext
from tests.app.reading_order import against_reading
from tests.app.score.evenings import EVENING, NAMES, SETUP, enter_all, settle
from tests.by_day import by_day
from tests.end2end.stage import MIDDLE, SMALL, make_context

SECOND = ("Theo", "Lillian", "Agnes", "Joe")


@pytest.fixture
def store(qtbot: QtBot, score: ScoreSession, tmp_path: Path) -> PeopleStore:
    """Return the people of two evenings."""
    play(qtbot, score)
    made = PeopleStore(score, tmp_path)
    read(qtbot, made)
    return made


def play(qtbot: QtBot, score: ScoreSession) -> None:
    for names, deals in ((NAMES, EVENING[:4]), (SECOND, EVENING[4:6])):
        score.new(replace(SETUP, title=names[0], players=names))
        settle(qtbot, score)
        enter_all(qtbot, score, deals)


def read(qtbot: QtBot, store: PeopleStore) -> None:
    store.refresh()
    qtbot.waitUntil(lambda: not store.is_reading)


def names(store: PeopleStore) -> set[str]:
    return {one.name for one in store.people}


def evenings(store: PeopleStore, name: str) -> int:
    return next(len(one.evenings) for one in store.people if one.name == name)


def test_all_sheets_are_read_the_open_one_too(store: PeopleStore) -> None:
    assert names(store) == {*NAMES, "Joe"}
    assert (evenings(store, "Theo"), evenings(store, "Joe")) == (2, 1)
    assert sum(one.balance for one in store.people) == 0


def test_two_names_become_one_person_and_two_again(store: PeopleStore) -> None:
    assert list(store.doubtful) == [("Joe", "Joseph")]
    model = PeopleModel(store)
    model.merge("Joseph", "Joe")
    assert (names(store), evenings(store, "Joseph")) == (set(NAMES), 2)
    assert list(store.doubtful) == []
    store.undo()
    assert names(store) == {*NAMES, "Joe"}
    assert not store.can_undo


def test_two_people_are_asked_about_once(store: PeopleStore) -> None:
    store.tell_apart("Joseph", "Joe")
    assert list(store.doubtful) == []
    store.undo()
    assert list(store.doubtful) == [("Joe", "Joseph")]


def test_names_are_kept_beside_the_sheets_and_no_sheet_is_changed(
    qtbot: QtBot, store: PeopleStore, score: ScoreSession, tmp_path: Path
) -> None:
    before = {path: path.read_bytes() for path in (tmp_path / "sheets").iterdir()}
    store.rename("Agnes", "Agnes Miller")
    store.rename("Agnes Miller", "Agnes M.")
    assert names(store) == {"Agnes M.", "Theo", "Lillian", "Joseph", "Joe"}
    again = PeopleStore(score, tmp_path)
    read(qtbot, again)
    assert names(again) == names(store)
    assert {path: path.read_bytes() for path in before} == before


def test_a_name_that_goes_back_leaves_nothing() -> None:
    once = Names().renamed("Joe", "Joseph").renamed("Joseph", "Jo")
    assert (once.of("Joe"), once.of("Joseph")) == ("Jo", "Jo")
    assert Names().renamed("Joe", "Jo").renamed("Jo", "Joe").called.get("Joe") is None


def test_whoever_takes_over_the_old_name_of_another_leaves_him_his_new_one() -> None:
    known = Names().renamed("Joe", "Joseph").renamed("Jo", "Joe").renamed("Joe", "Josephine")
    assert (known.of("Joe"), known.of("Jo")) == ("Joseph", "Josephine")


def test_whoever_listens_learns_at_once_that_a_change_can_be_taken_back(store: PeopleStore) -> None:
    heard: list[bool] = []
    store.changed.connect(lambda: heard.append(store.can_undo))
    store.rename("Agnes", "Agatha")
    store.undo()
    assert heard == [True, False]


def test_what_cannot_be_kept_is_reported_and_can_be_done_again(
    store: PeopleStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    model = PeopleModel(store)
    model.choose("Agnes")
    store.rename("Theo", "Theodore")
    heard: list[str] = []
    store.failed.connect(lambda message, _name: heard.append(message))
    with monkeypatch.context() as broken:
        broken.setattr(UserFile, "save", refuse)
        model.rename("Agatha")
        store.undo()
    assert heard == ["people-unsaved"] * 2
    assert (model.chosen, model.person.name) == ("Agnes", "Agnes")
    assert "Theodore" in names(store)
    store.undo()
    assert "Theo" in names(store)
    assert not store.can_undo


def refuse(_file: object, _base: Names, _value: Names) -> None:
    raise OSError


def test_two_who_sat_at_one_table_are_never_offered_as_one(store: PeopleStore) -> None:
    model = PeopleModel(store)
    model.choose("Joe")
    assert model.mergeable == ("Joseph",)
    model.choose("Theo")
    assert not model.mergeable
    assert "Joe" in model.others


def test_nobody_is_called_by_no_name(qtbot: QtBot, score: ScoreSession, tmp_path: Path) -> None:
    play(qtbot, score)
    entries = {"pe-ling": 1, "called": {"Theo": " ", "Agnes": "A"}, "apart": []}
    (tmp_path / FILE_NAME).write_text(json.dumps(entries))
    made = PeopleStore(score, tmp_path)
    read(qtbot, made)
    assert names(made) == {*NAMES, "Joe", "A"} - {"Agnes"}


@pytest.mark.parametrize("content", ["{", "[]", '{"called": 1, "apart": []}', '{"pe-ling": "x"}', "\0"])
def test_damaged_names_are_reported_and_nothing_is_lost(
    qtbot: QtBot, score: ScoreSession, tmp_path: Path, content: str
) -> None:
    play(qtbot, score)
    (tmp_path / FILE_NAME).write_text(content)
    made = PeopleStore(score, tmp_path)
    heard: list[str] = []
    made.failed.connect(lambda message, _name: heard.append(message))
    read(qtbot, made)
    assert names(made) == {*NAMES, "Joe"}
    assert heard == ["people-damaged"]
    assert content in {path.read_text() for path in tmp_path.iterdir() if path.is_file()}


def test_a_sheet_that_cannot_be_read_is_counted(
    qtbot: QtBot, store: PeopleStore, score: ScoreSession, tmp_path: Path
) -> None:
    score.finish()
    first = min((tmp_path / "sheets").glob("*.peling-sheet"))
    data = bytearray(first.read_bytes())
    data[len(data) // 2 :] = bytes(len(data) - len(data) // 2)
    first.write_bytes(bytes(data))
    read(qtbot, store)
    assert (len(names(store)), len(score.unreadable) + store.left_out) == (4, 1)


def test_the_page_by_keys(qtbot: QtBot, page: ScorePage) -> None:
    play(qtbot, page.score)
    page.services.commands.trigger("score.people")
    shown = page.people
    qtbot.waitUntil(lambda: bool(shown.list.buttons))
    assert page.titles == ("People",)
    assert page.window().focusWidget() in shown.list.buttons, "who is chosen has the focus, not the page"
    shown.search.setFocus()
    QTest.keyClick(shown.search, Qt.Key.Key_Tab)
    assert shown.list.buttons[0].hasFocus(), "a list that is made anew comes behind its field, not last"
    shown.search.setFocus()
    QTest.keyClick(shown.search, Qt.Key.Key_Down)
    assert shown.list.buttons[0].hasFocus(), "the page is not scrolled away under the field"
    assert against_reading(shown.window()) == []
    assert shown.scroller.accessibleName() == "People", "what scrolls is a stop, and says what it is"
    first = shown.model.chosen
    QTest.keyClick(page.window().focusWidget(), Qt.Key.Key_Down)
    assert shown.model.chosen != first
    assert [button.row.name for button in shown.list.buttons if button.isChecked()] == [shown.model.chosen]
    assert "deals" in shown.person.figures.accessibleName()
    shown.search.setText("li")
    assert [button.row.name for button in shown.list.buttons] == ["Lillian"]
    QTest.keyClick(shown.search, Qt.Key.Key_Escape)
    assert not shown.search.text()
    QTest.keyClick(shown, Qt.Key.Key_Escape)
    assert page.sheet.isVisible()


def test_what_is_shown_of_a_person_adds_up(store: PeopleStore) -> None:
    model = PeopleModel(store)
    model.choose("Theo")
    model.compare("Lillian")
    page = model.person
    theo = next(one for one in store.people if one.name == "Theo")
    assert sum(flow.amount for flow in page.flows) == theo.balance
    assert [line.values[-1] for line in page.balance.lines] == [
        next(one.balance for one in store.people if one.name == name) for name in ("Theo", "Lillian")
    ]
    assert len(page.last) == 2


def test_a_long_name_pushes_nothing_of_the_person_out_of_sight(qtbot: QtBot, store: PeopleStore) -> None:
    """A sheet that is imported may have names longer than can be typed."""
    view, model = PersonView(Theme(Preferences(None))), PeopleModel(store)
    qtbot.addWidget(view)
    model.choose("Theo")
    view.show_person(model)
    before = view.minimumSizeHint().width()
    store.rename("Theo", "W" * 60)
    model.choose("W" * 60)
    view.show_person(model)
    assert view.minimumSizeHint().width() == before
    view.name.resize(200, 40)
    assert (len(view.name.text()) < 30, view.name.accessibleName()) == (True, "W" * 60)
    assert "W" * 60 in view.name.toolTip()


def test_evenings_stand_in_the_order_of_their_time_wherever_their_clock_was(
    qtbot: QtBot, tmp_path: Path, english: object
) -> None:
    del english
    clock = [datetime(2026, 5, 1, 23, 30, tzinfo=timezone(timedelta(hours=2)))]
    score = ScoreSession(tmp_path / "sheets", lambda: clock[0])
    for deal in (EVENING[0], EVENING[2]):
        score.new(SETUP)
        settle(qtbot, score)
        enter_all(qtbot, score, (deal,))
        clock[0] = datetime(2026, 5, 1, 22, 0, tzinfo=UTC)
    known = PeopleStore(score, tmp_path)
    read(qtbot, known)
    model = PeopleModel(known)
    model.choose("Theo")
    theo = next(one for one in known.people if one.name == "Theo")
    first, second = (one.balance for one in theo.evenings)
    assert [line.values for line in model.person.balance.lines] == [(0, first, first + second)]
    score.finish()


@pytest.mark.parametrize(("ended", "day"), [("27T01:10", 26), ("26T15:20", 26), ("30T21:00", 30)])
def test_an_evening_past_midnight_is_that_of_the_day_on_which_it_began(
    qtbot: QtBot, tmp_path: Path, english: object, ended: str, day: int
) -> None:
    """So is one whose clock was set back; a sheet that was gone on with later is of its last day."""
    del english
    score = ScoreSession(tmp_path, lambda: datetime.fromisoformat(f"2026-11-{ended}:00").astimezone())
    score.new(replace(SETUP, created="2026-11-26T20:15:00"))
    settle(qtbot, score)
    enter_all(qtbot, score, EVENING[:1])
    known = PeopleStore(score, tmp_path)
    read(qtbot, known)
    model = PeopleModel(known)
    model.choose("Theo")
    shown, person = short_day(f"2026-11-{day}T12:00:00"), model.person
    assert ([one.day for one in person.last], shown in str(person.best)) == ([shown], True)
    score.finish()


def test_people_go_out_as_rows_safe_for_spreadsheets(store: PeopleStore, tmp_path: Path) -> None:
    store.rename("Agnes", "=1+1")
    PeopleModel(store).export(tmp_path / "people.csv")
    text = (tmp_path / "people.csv").read_text(encoding="utf-8-sig")
    assert len(text.splitlines()) == 6
    assert "\n=1+1" not in text


@pytest.mark.parametrize(
    ("one", "other", "alike"),
    [
        ("Joseph", "Joe", True),
        ("agnes ", "Agnes", True),
        ("Theo", "Agnes", False),
        ("Jo", "Al", False),
        ("Bea Cole", "Leo Cole", False),
        ("Joe Cole", "Joseph cole", True),
    ],
)
def test_names_that_may_be_one(one: str, other: str, alike: bool) -> None:
    assert are_alike(one, other) == alike
    assert are_alike(other, one) == alike


def test_two_windows_add_to_who_is_who(
    qtbot: QtBot, store: PeopleStore, score: ScoreSession, tmp_path: Path
) -> None:
    other = PeopleStore(score, tmp_path)
    read(qtbot, other)
    assert other.names == Names()
    store.rename("Agnes", "A")
    other.rename("Theo", "T")
    kept = json.loads((tmp_path / FILE_NAME).read_text())
    assert kept["called"] == {"Agnes": "A", "Theo": "T"}


def test_a_name_of_another_evening_is_completed_and_leaves_the_others_alone(
    qtbot: QtBot, page: ScorePage
) -> None:
    """Enter in the list led on to the next field, and wrote the name over the one that stood there."""
    play(qtbot, page.score)
    page.people.model.store.rename("Agnes", "Agatha")
    page.show_start()
    field, *others = page.start.names
    field.setFocus()
    field.clear()
    others[0].setText("Eve")
    QTest.keyClicks(field, "ag")
    completer = field.completer()
    assert [completer.completionModel().index(0, 0).data()] == ["Agatha"]
    assert completer.completionCount() == 1
    offered = completer.popup()
    assert offered is not None
    for one in (Qt.Key.Key_Down, Qt.Key.Key_Return):
        QTest.keyClick(offered, one)
    assert not offered.isVisible()
    assert [name.text() for name in page.start.names[:2]] == ["Agatha", "Eve"]
    assert others[0].hasFocus()


def test_no_button_moves_when_something_can_be_undone(qtbot: QtBot, page: ScorePage) -> None:
    play(qtbot, page.score)
    page.show_people()
    shown = page.people
    qtbot.waitUntil(lambda: not shown.model.store.is_reading)
    buttons = (shown.rename, shown.merge, shown.csv, shown.back)
    before = [button.pos().x() for button in buttons]
    shown.model.store.rename("Agnes", "Agatha")
    qtbot.waitUntil(shown.undo.isVisible)
    QApplication.processEvents()
    QApplication.sendPostedEvents()
    assert [button.pos().x() for button in buttons] == before
    assert shown.undo.pos().x() < before[0]


def test_what_is_one_is_said_as_one(store: PeopleStore, page: ScorePage) -> None:
    model = PeopleModel(store)
    model.choose("Joe")
    spoken = model.person.figures_spoken
    assert spoken.startswith("1 evening, 2 deals, ")
    page.people.person.figures.show_figures(model.person.figures, spoken)
    assert page.people.person.figures.accessibleName() == spoken


@pytest.mark.parametrize("zoom", [100, 150])
def test_the_figures_of_a_row_stand_apart(english: object, zoom: int) -> None:  # noqa: ARG001
    theme = make_context(settings={"text_zoom": zoom, "text_by_system": False}).theme
    row = PersonRow("Agnes", "Agnes", "999", "9,999", "999 (100 %)", "−9,999.9", -1, "−99,999", -1, "")
    button = PersonButton(theme, row)
    plain = QFontMetricsF(text_font(theme, 15))
    strong = QFontMetricsF(text_font(theme, 16, QFont.Weight.Bold))
    figures = (row.evenings, row.deals, row.won, row.mean, row.balance)
    fonts = (plain, plain, plain, plain, strong)
    for text, font, (left, right) in zip(figures, fonts, rooms(button.sizeHint().width()), strict=True):
        assert font.horizontalAdvance(text) <= right - left, text


@pytest.mark.parametrize("size", by_day([SMALL], [SMALL, MIDDLE]))
def test_whoever_a_person_is_compared_with_is_read_in_full(
    qtbot: QtBot, context: AppContext, page: ScorePage, size: QSize
) -> None:
    page.window().resize(size)
    page.show_people()
    play(qtbot, page.score)
    page.show_people()
    shown = page.people
    qtbot.waitUntil(lambda: not shown.model.store.is_reading and shown.person.other.count() > 1)
    context.translations.use(Language.GERMAN)
    QApplication.processEvents()
    for place in range(shown.person.other.count()):
        shown.person.other.setCurrentIndex(place)
        assert shown.person.other.shown_text() == shown.person.other.itemText(place)
    context.translations.use(Language.ENGLISH)
