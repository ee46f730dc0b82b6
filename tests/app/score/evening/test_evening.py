"""The evening as it is shown, copied and saved: true figures, words for every case, a picture that is one."""

from dataclasses import replace
from decimal import Decimal
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, QStandardPaths, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QGuiApplication, QImage, QPainter, QPaintEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

import peling_app
from peling.core.notation import parse_tiles
from peling.core.scoring import WinBy
from peling.ledger.entry import DealEntry, Points, Tiles
from peling.ledger.worth import worth_of
from peling.rulebooks import rule_set, rule_set_ids
from peling_app.kit.model.theme import Theme
from peling_app.kit.view import paint
from peling_app.kit.view.dialogs.save_rows import documents
from peling_app.platform.preferences import Preferences
from peling_app.play.result.view.best_hand import BestHandBox
from peling_app.score.model.evenings.evening import Debt, EveningModel, EveningPage
from peling_app.score.model.report import report_of
from peling_app.score.model.table import FIRST
from peling_app.score.session import ScoreSession
from peling_app.score.stakes import Stakes, stakes_of
from peling_app.score.view.evening import parts
from peling_app.score.view.evening.content import EveningContent
from peling_app.score.view.evening.stakes import StakesDialog
from peling_app.score.view.page import ScorePage
from peling_app.score.words import evening as words
from peling_app.shell.view.main_window import MainWindow
from tests.app.reading_order import against_reading
from tests.app.score.evenings import EVENING, FIFTH, NAMES, SETUP, enter_all, evening, settle, won
from tests.app.score.panels import dialog
from tests.by_day import by_day

APP = Path(peling_app.__file__).parent
BIG = Tiles(parse_tiles("S S S G G G D6 D6 D6 B2 B3 C8 C8"), winning=parse_tiles("B4")[0])


def begun(
    qtbot: QtBot, score: ScoreSession, *deals: DealEntry, rules: str = "pung-chow-limit"
) -> EveningModel:
    """Return the evening of some deals."""
    score.new(replace(SETUP, rules_id=rules))
    settle(qtbot, score)
    enter_all(qtbot, score, deals)
    return EveningModel(score)


FOURS = Tiles(parse_tiles("E"), kongs=parse_tiles("D1 D2 D3 D4"), winning=parse_tiles("E")[0])


@pytest.mark.parametrize("rules", rule_set_ids())
def test_a_hand_counts_one_number_wherever_it_is_named(qtbot: QtBot, score: ScoreSession, rules: str) -> None:
    others = None if rule_set(rules).only_winner_counts else Points("0")
    deal = DealEntry(winner=0, by=WinBy.WALL, hands=(FOURS, others, others, others))
    page = begun(qtbot, score, deal, rules=rules).page
    assert page.best is not None
    assert {row.leading[1] for row in page.rows} == {page.best.hand.total}
    assert any(f" {page.best.hand.total}" in fact for fact in page.facts), "one win is the mean of all"
    assert score.sheet is not None
    assert report_of(score.sheet).rows[0].leading[1] == page.best.hand.total


def test_it_says_who_won_and_what_everybody_has(qtbot: QtBot, score: ScoreSession) -> None:
    evening(qtbot, score)
    page = EveningModel(score).page
    assert page.title == "Joseph wins the evening"
    assert page.kicker == "Thursday table, 17 May 1923"
    assert [(one.rank, one.name, one.total, one.said) for one in page.standings] == [
        (1, "Joseph", "+314", "1 deal won"),
        (2, "Theo", "+154", "3 deals won"),
        (3, "Agnes", "+16", "2 deals won"),
        (4, "Lillian", "−484", "1 deal won"),
    ]
    assert "8 deals, 1 drawn" in page.said
    assert page.heads[FIRST:] == NAMES, "the table keeps the order of the sheet"
    assert {len((*row.leading, *row.cells)) for row in page.rows} == {len(page.heads)}
    assert [row.leading[1] for row in page.rows] == ["52", "32", "64", "20", "160", "28", "26", "drawn"]
    assert page.totals == (("+16", 1), ("+154", 1), ("−484", -1), ("+314", 1))
    assert page.facts[1:] == ("Cheapest win: Lillian, 20 in deal 4", "Mean winning score: 54.6")


@pytest.mark.parametrize(
    ("begun", "ended", "said"),
    [
        ("2026-11-26T20:15:00", "2026-11-26T23:40:00", "20:15 to 23:40"),
        ("2026-11-26T20:15:00", "2026-11-27T01:10:00", "20:15 to 01:10"),
        ("2026-11-26T22:00:00", "2026-11-26T15:20:00", "begun 22:00, the clock was set back later"),
        ("2026-11-26T22:00:00", "2026-11-26T22:00:20", ""),
        ("2026-11-26T20:15:00", "2026-11-27T20:10:00", ""),
        ("2026-11-26T20:15:00", "", ""),
    ],
)
def test_the_times_of_an_evening_are_true(english: object, begun: str, ended: str, said: str) -> None:
    del english
    assert words.from_to(begun, ended) == said


def test_debts_are_said_in_money_when_stakes_are_agreed_on(qtbot: QtBot, score: ScoreSession) -> None:
    evening(qtbot, score)
    model = EveningModel(score)
    assert [one.amount for one in model.page.debts] == ["314", "154", "16"]
    model.agree(Stakes(Decimal("0.01"), "€"))
    settle(qtbot, score)
    assert [(one.payer, one.payee, one.amount) for one in model.page.debts] == [
        ("Lillian", "Joseph", "3.14 €"),
        ("Lillian", "Theo", "1.54 €"),
        ("Lillian", "Agnes", "0.16 €"),
    ]
    assert model.page.owed == "3 payments, the fewest there can be; a point is 0.01 €"


def test_words_for_evenings_without_one_winner(qtbot: QtBot, score: ScoreSession) -> None:
    assert begun(qtbot, score).page.title == "The evening has not begun"
    model = begun(qtbot, score, EVENING[7])
    assert model.page.title == "Nobody wins the evening"
    assert model.page.owed == "All are even; nobody pays."
    shared = begun(qtbot, score, won((0, 40, 0, 0), 1), won((0, 0, 40, 0), 2), rules="pung-chow")
    first = [one.name for one in shared.page.standings if one.rank == 1]
    assert len(first) == 1 or shared.page.title == f"{first[0]} and {first[1]} share the evening"


def test_the_biggest_hand_lies_open_where_its_tiles_were_laid(qtbot: QtBot, score: ScoreSession) -> None:
    typed = begun(qtbot, score, FIFTH).page.best
    assert typed is not None
    assert typed.hand.sets == ()
    assert typed.said == "Joseph as North, deal 1; its tiles were not laid"
    laid = begun(qtbot, score, replace(FIFTH, hands=(*FIFTH.hands[:3], BIG))).page.best
    assert laid is not None
    assert sum(len(one.tiles) for one in laid.hand.sets) == 14
    assert [one.last for one in laid.hand.sets if one.last >= 0] != []
    assert laid.said == "Joseph as North, deal 1"


@pytest.mark.thorough
def test_the_page_leads_there_and_back_and_on_by_keys(qtbot: QtBot, page: ScorePage) -> None:
    evening(qtbot, page.score)
    page.services.commands.trigger("score.evening")
    shown = page.evening
    assert shown.isVisible()
    QTest.keyClick(shown, Qt.Key.Key_Escape)
    assert page.sheet.isVisible()
    page.services.commands.trigger("score.evening")
    QApplication.processEvents()
    assert against_reading(shown.window()) == []
    assert shown.scroller.accessibleName() == shown.accessibleName()
    QTest.keyClick(shown.content.deals, Qt.Key.Key_Return)
    assert shown.isVisible(), "another evening is begun by its button alone"
    QTest.keyClick(shown.another, Qt.Key.Key_Return)
    assert page.start.isVisible()


@pytest.mark.thorough
def test_people_lead_back_to_where_they_were_asked_for(qtbot: QtBot, page: ScorePage) -> None:
    page.show_saved()
    page.show_people()
    page.show_people()
    assert page.saved.isVisible()
    evening(qtbot, page.score)
    for part in (page.evening, page.large, page.sheet):
        page.show_part(part)
        page.show_people()
        assert page.people.isVisible()
        QTest.keyClick(page.people, Qt.Key.Key_Escape)
        assert part.isVisible()
    page.show_people()
    page.score.close()
    page.show_people()
    assert page.saved.isVisible(), "the sheet is gone"


@pytest.mark.cases_by_day(2)
@pytest.mark.parametrize("width", by_day([260, 968], [260, 480, 720, 968, 1320]))
@pytest.mark.parametrize("zoom", [100, 150])
@pytest.mark.parametrize("rules", ["pung-chow", "four-winds"])
def test_neither_a_name_nor_what_was_won_is_cut(
    qtbot: QtBot, score: ScoreSession, monkeypatch: pytest.MonkeyPatch, width: int, zoom: int, rules: str
) -> None:
    names = ("Agnes Müller", "Theodor", "Lillian-Charlotte", "Jo")[: 4 if rules == "four-winds" else 3]
    score.new(replace(SETUP, rules_id=rules, players=names))
    settle(qtbot, score)
    enter_all(qtbot, score, (won((1036, 8, 4, 2)[: len(names)], 0),))
    cut: list[str] = []

    def write(_painter: object, room: QRectF, text: str, font: QFont, _flags: object) -> None:
        if QFontMetricsF(font).horizontalAdvance(text) > room.width() + 1:
            cut.append(text)

    monkeypatch.setattr(parts, "write", write)
    preferences = Preferences(None)
    preferences.update(text_zoom=zoom)
    content = EveningContent(Theme(preferences))
    qtbot.addWidget(content)
    content.show_page(EveningModel(score).page)
    content.resize(width + 8, 2000)
    content.fit(width, 1.0)
    content.show()
    for card in content.cards:
        assert card.needed <= card.width() or width < 400
        if width >= 400:
            card.grab()
    assert not cut


def test_a_long_name_has_the_room_that_a_short_one_leaves(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    cut: list[str] = []

    def write(_painter: object, room: QRectF, text: str, font: QFont, _flags: Qt.AlignmentFlag) -> None:
        if QFontMetricsF(font).horizontalAdvance(text) > room.width() + 1:
            cut.append(text)

    monkeypatch.setattr(parts, "write", write)
    debts = parts.Debts(Theme(Preferences(None)))
    qtbot.addWidget(debts)
    debts.show_debts((Debt("Theo", "Anne-Margret", "4.20 €"), Debt("Anne-Margret", "Theo", "4.20 €")))
    debts.resize(debts.sizeHint())
    debts.grab()
    assert cut == []


def test_between_two_sheets_the_deals_are_painted_empty(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While another sheet is opened there is none: the table had columns without heads."""
    table = parts.DealsTable(Theme(Preferences(None)))
    qtbot.addWidget(table)
    table.show_page(EveningPage())
    picture = QImage(600, 300, QImage.Format.Format_RGB32)
    picture.fill(0)
    empty = picture.copy()
    with QPainter(picture) as painter:
        monkeypatch.setattr(paint, "smooth_painter", lambda _: painter)
        table.paintEvent(QPaintEvent(table.rect()))
    assert picture == empty


def test_a_board_without_tiles_is_low(qtbot: QtBot, score: ScoreSession) -> None:
    laid = begun(qtbot, score, replace(FIFTH, hands=(*FIFTH.hands[:3], BIG))).page.best
    assert laid is not None
    box = BestHandBox(Theme(Preferences(None)))
    qtbot.addWidget(box)
    box.show()
    heights = []
    for sets in (laid.hand.sets, (), laid.hand.sets):
        box.show_hand(replace(laid, counted="", hand=replace(laid.hand, sets=sets, arithmetic="")))
        heights.append(box.sizeHint().height())
        assert box.total.isVisible()
    assert heights[1] < heights[0] - 34
    assert heights[0] == heights[2]
    # A sum of many numbers goes on below, and pushes nothing out of a small window; a short one has one line.
    for sum_, lines in (("40 × 2 × 2", 1), (" + ".join(["100"] * 16), 4)):
        box.show_hand(replace(laid, hand=replace(laid.hand, arithmetic=sum_)))
        assert box.sum.minimumSizeHint().width() <= 240
        assert box.minimumSizeHint().width() < 500
        assert box.sum.heightForWidth(box.sum.width()) < (lines + 1) * box.sum.fontMetrics().lineSpacing()


def test_the_picture_is_the_page_by_day_and_twice_as_sharp(
    qtbot: QtBot, page: ScorePage, tmp_path: Path
) -> None:
    evening(qtbot, page.score)
    page.show_evening()
    QApplication.processEvents()
    room = page.evening.scroller.height()
    QTest.mouseClick(page.evening.copy, Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    assert page.evening.scroller.height() == room, "what was done is said where there is room: nothing moves"
    image = QGuiApplication.clipboard().image()
    assert image.width() == 2 * (1320 + 80)
    assert page.evening.said.text() == "The picture is on the clipboard."
    assert image.pixelColor(4, image.height() // 2).lightness() > 200, "the paper of the day"
    page.files.write_picture(image, tmp_path / "evening.png")
    assert page.evening.said.text() == f"Saved as {tmp_path / 'evening.png'}"
    again = QImage(str(tmp_path / "evening.png"))
    assert again.size() == image.size()


def test_a_picture_that_cannot_be_written_is_reported(qtbot: QtBot, page: ScorePage, tmp_path: Path) -> None:
    evening(qtbot, page.score)
    (tmp_path / "a folder").mkdir()
    with qtbot.waitSignal(page.score.failed) as heard:
        page.files.write_picture(QImage(4, 4, QImage.Format.Format_RGB32), tmp_path / "a folder")
    assert heard.args[0] == "export"


def test_stakes_are_asked_checked_and_remembered(qtbot: QtBot, page: ScorePage) -> None:
    evening(qtbot, page.score)
    page.show_evening()
    page.evening.content.stakes.click()
    asked = dialog(page, StakesDialog)
    asked.value.setText("much")
    assert not asked.done_button.isEnabled()
    assert asked.wrong.text().startswith("Type a number")
    asked.value.setText("0,05")
    asked.unit.setText("€")
    asked.take()
    settle(qtbot, page.score)
    assert page.services.preferences.current.stakes_value == "0.05"
    assert page.evening.model.page.debts[0].amount == "15.70 €"


@pytest.mark.thorough
def test_each_sheet_keeps_its_own_stakes_and_the_next_is_offered_the_last(
    qtbot: QtBot, page: ScorePage
) -> None:
    evening(qtbot, page.score)
    first = page.score.path
    page.evening.model.agree(Stakes(Decimal("0.05"), "€"))
    page.services.preferences.update(stakes_value="0.05", stakes_unit="€")
    settle(qtbot, page.score)
    evening(qtbot, page.score, "Another table")
    page.show_evening()
    assert page.evening.model.page.debts[0].amount == "314", "what another table agreed on is not this one's"
    page.evening.content.stakes.click()
    asked = dialog(page, StakesDialog)
    assert (asked.value.text(), asked.unit.text()) == ("0.05", "€"), "but it is offered"
    asked.value.setText("2")
    asked.take()
    settle(qtbot, page.score)
    assert page.evening.model.page.debts[0].amount == "628 €"
    assert first is not None
    page.score.open(first)
    settle(qtbot, page.score)
    assert page.evening.model.page.debts[0].amount == "15.70 €"
    page.score.undo()
    settle(qtbot, page.score)
    assert page.evening.model.page.debts[0].amount == "314", "they are taken back as all else is"


@pytest.mark.parametrize("text", ["-1", "1e9", "much", "0.00001", "1..2", "99999999"])
def test_no_such_worth_of_a_point(text: str) -> None:
    assert worth_of(text) is None
    assert stakes_of(text, "€").point == ""


def test_files_are_looked_for_where_the_user_has_them(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    places = {
        QStandardPaths.StandardLocation.DocumentsLocation: str(tmp_path / "Documents"),
        QStandardPaths.StandardLocation.HomeLocation: str(tmp_path),
    }
    monkeypatch.setattr(QStandardPaths, "writableLocation", places.__getitem__)
    assert documents() == str(tmp_path), "a folder that is not there"
    (tmp_path / "Documents").mkdir()
    assert documents() == str(tmp_path / "Documents")
    asking = {path.name for path in APP.rglob("*.py") if "QFileDialog(" in path.read_text("utf-8")}
    assert asking == {"save_rows.py"}, "one that is made elsewhere begins where the program was started"


@pytest.mark.thorough
def test_an_evening_of_eight_deals_is_seen_whole_in_the_usual_window(
    qtbot: QtBot, window: MainWindow, page: ScorePage
) -> None:
    window.resize(1400, 840)
    evening(qtbot, page.score)
    page.show_evening()
    qtbot.waitUntil(page.evening.isVisible)
    qtbot.waitUntil(lambda: page.evening.scroller.verticalScrollBar().maximum() == 0)
