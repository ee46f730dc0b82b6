"""The printed sheet: its words can be read out of the PDF, its totals are right, it goes on over pages."""

import csv
import io
from dataclasses import replace
from pathlib import Path

import pytest
from pypdf import PdfReader
from PySide6.QtCore import QPoint, Qt
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from peling.core.notation import parse_tiles
from peling.core.tiles import tile
from peling.ledger.entry import Adjustment, DealEntry, Laid, Penalty, Points, Tiles
from peling.ledger.files.csv_rows import to_csv
from peling.ledger.history import SheetHistory, new_history
from peling.ledger.inputs import Correct, Enter, Logged
from peling_app.kit.view.style import LINING
from peling_app.score.model.report import ReportDeal, report_of
from peling_app.score.model.sheet import change_note
from peling_app.score.view.page import ScorePage
from peling_app.score.view.preview import PrintPreview
from peling_app.score.view.report import ReportDocument, write_pdf
from peling_app.shell.view.main_window import MainWindow
from tests.app.score.evenings import EVENING, FIFTH, SETUP, evening, settle
from tests.by_day import by_day
from tests.end2end.stage import make_context

AT = "1923-05-17T21:00:00+00:00"
LAID = DealEntry(
    winner=2,
    giver=3,
    hands=(
        Points("10"),
        Points("12+8"),
        Tiles(
            concealed=parse_tiles("W W W D2 D3 D4 C9 C9 G G"),
            exposed=(Laid(parse_tiles("B2 B2 B2"), added=False, giver=0),),
            winning=tile("G"),
        ),
        Points("10"),
    ),
)
"""The ninth deal of the design's picture: Lillian's hand by its tiles."""


def book(rounds: int = 1) -> SheetHistory:
    """Return the evening of the picture, so often over, its fifth deal corrected, its ninth laid in tiles."""
    made = new_history(SETUP)
    for _ in range(rounds):
        for entry in (*EVENING, LAID):
            made = made.after(Logged(AT, Enter(entry)))
    return made.apply(Correct(5, FIFTH, "misread"), AT)


def test_a_hand_in_tiles_is_printed_as_won_however_it_was_if_nobody_said_so() -> None:
    made = new_history(SETUP)
    for entry in (replace(LAID, giver=None), replace(LAID, giver=None, unsaid=True)):
        made = made.after(Logged(AT, Enter(entry)))
    assert [deal.hands[2].how for deal in report_of(made.sheet).deals] == ["won, drawn", "won; not said how"]


def without_tiles(deal: ReportDeal) -> ReportDeal:
    return replace(deal, hands=tuple(replace(hand, tiles=()) for hand in deal.hands))


def read(file: Path) -> str:
    """Return the words of a PDF with single blanks between them."""
    return " ".join(word for page in PdfReader(file).pages for word in page.extract_text().split())


@pytest.mark.thorough
@pytest.mark.usefixtures("english", "qapp")
def test_the_words_and_totals_of_a_pdf_can_be_read(tmp_path: Path) -> None:
    sheet = book().sheet
    report = report_of(sheet)
    assert {len((*row.leading, *row.cells)) for row in report.rows} == {len(report.heads)}, (
        "a head of `LEADING` for each cell of `leading`"
    )
    write_pdf(report, tmp_path / "evening.pdf")
    text = read(tmp_path / "evening.pdf")
    _, _, totals = text.partition("Total after 9 ")
    assert [int(word.replace("−", "-")) for word in totals.split()[:4]] == list(sheet.totals)
    assert sum(sheet.totals) == 0
    for words in ("Thursday table", "Three green dragons", "misread", "12 + 8", "sum 0", "(20 − 10) × 2"):
        assert words in text, words
    assert [file.name for file in tmp_path.iterdir()] == ["evening.pdf"]


@pytest.mark.thorough
@pytest.mark.usefixtures("english", "qapp")
@pytest.mark.parametrize("times", by_day([2], [2, 4]))
def test_no_deal_is_split_over_two_pages(tmp_path: Path, times: int) -> None:
    """Each deal ends with what everybody gained: on the page on which its heading stands."""
    sheet = book(times).sheet
    write_pdf(report_of(sheet), tmp_path / "evening.pdf")
    read_pages = PdfReader(tmp_path / "evening.pdf").pages
    pages = [" ".join(page.extract_text().split()) for page in read_pages]
    said = [(text.count(". East: "), text.count("Gains and losses")) for text in pages]
    assert sum(begun > 0 for begun, _ in said) > 2
    assert sum(begun for begun, _ in said) == len(sheet.deals)
    assert [pair for pair in said if pair[0] != pair[1]] == []


@pytest.mark.thorough
@pytest.mark.usefixtures("english", "qapp")
@pytest.mark.parametrize("deals", by_day([30], range(1, 72)))
def test_the_chart_stands_below_its_heading(deals: int) -> None:
    """After thirty deals the heading was the last line of a page and the chart the first of the next."""
    history = new_history(SETUP)
    for number in range(deals):
        history = history.after(Logged(SETUP.created, Enter(EVENING[number % len(EVENING)])))
    text = ReportDocument(report_of(history.sheet)).text
    block, heights = text.begin(), {}
    while block.isValid():
        rect = text.documentLayout().blockBoundingRect(block)
        if block.text() == "Balance":
            heights["heading"] = rect.top()
        if block.text() == "\ufffc":
            heights["chart"] = rect.bottom() - 1
        block = block.next()
    assert len({height // text.pageSize().height() for height in heights.values()}) == 1
    assert len(heights) == 2


@pytest.mark.usefixtures("english", "qapp")
def test_tiles_that_were_laid_are_drawn() -> None:
    report = report_of(book().sheet)
    laid = [hand.tiles for deal in report.deals for hand in deal.hands if hand.tiles]
    assert [sum(map(len, tiles)) for tiles in laid] == [14]
    with_tiles = ReportDocument(report)
    bare = replace(report, deals=tuple(map(without_tiles, report.deals)))
    last = with_tiles.pages - 1
    assert with_tiles.image(last) != ReportDocument(bare).image(last)


@pytest.mark.thorough
@pytest.mark.usefixtures("english", "qapp")
def test_a_long_evening_goes_on_over_pages_with_its_heads() -> None:
    report = report_of(book(12).sheet)
    document = ReportDocument(report)
    assert document.pages > 5
    assert document.image(1).size() == document.image(0).size()
    assert len(report.rows) == len(report.deals) == 108
    assert [row.mark for row in report.rows].count("*") == 1


@pytest.mark.usefixtures("english", "qapp")
def test_a_sheet_without_deals_can_be_printed() -> None:
    document = ReportDocument(report_of(new_history(SETUP).sheet))
    assert document.pages == 1
    assert "Agnes" in document.plain_text


@pytest.mark.usefixtures("english", "qapp")
def test_names_and_notes_are_no_markup() -> None:
    setup = replace(SETUP, title="<b>Bold & bare</b>", players=("<i>", "&amp;", "C", "D"))
    made = new_history(setup).apply(Enter(replace(EVENING[0], note="<h1>")), AT)
    text = ReportDocument(report_of(made.sheet)).plain_text
    for words in ("<b>Bold & bare</b>", "<i>", "&amp;", "<h1>"):
        assert words in text


@pytest.mark.usefixtures("english", "qapp")
def test_the_printed_page_needs_no_colour() -> None:
    image = ReportDocument(report_of(book().sheet)).image(0)
    for x in range(0, image.width(), 3):
        for y in range(0, image.height(), 3):
            colour = image.pixelColor(x, y)
            assert colour.red() == colour.green() == colour.blue()


def test_the_preview_shows_all_pages_and_saves_them(qtbot: QtBot, page: ScorePage, tmp_path: Path) -> None:
    evening(qtbot, page.score)
    page.services.commands.trigger("score.print")
    preview = page.findChild(PrintPreview)
    assert isinstance(preview, PrintPreview)
    assert len(preview.pages) >= 2
    assert preview.pages[0].accessibleName() == f"Page 1 of {len(preview.pages)}"
    assert "Thursday table" in preview.pages[0].accessibleDescription()
    QTest.mouseClick(preview.pdf, Qt.MouseButton.LeftButton)
    asked = next(box for box in QApplication.topLevelWidgets() if isinstance(box, QFileDialog))
    asked.fileSelected.emit(str(tmp_path / "evening.pdf"))
    asked.close()
    assert "Thursday table" in read(tmp_path / "evening.pdf")
    preview.reject()


def test_of_many_pages_one_is_a_stop_for_tab_and_keys_lead_on(qtbot: QtBot) -> None:
    """With 61 pages the button that saves them was 61 stops away."""
    preview = PrintPreview(make_context().theme, report_of(book(3).sheet))
    qtbot.addWidget(preview)
    preview.show()
    last = len(preview.pages) - 1
    assert last > 2
    preview.pages[0].setFocus(Qt.FocusReason.TabFocusReason)
    for key, place in (
        (Qt.Key.Key_PageDown, 1),
        (Qt.Key.Key_End, last),
        (Qt.Key.Key_PageDown, last),
        (Qt.Key.Key_PageUp, last - 1),
        (Qt.Key.Key_Home, 0),
    ):
        QTest.keyClick(preview.focusWidget(), key)
        assert preview.focusWidget() is preview.pages[place]
        stops = [page for page in preview.pages if page.focusPolicy() & Qt.FocusPolicy.TabFocus]
        assert stops == [preview.pages[place]]
        top = preview.pages[place].mapTo(preview.scroller.viewport(), QPoint()).y()
        assert abs(top) < 20 or preview.scroller.verticalScrollBar().value() == (
            preview.scroller.verticalScrollBar().maximum()
        )
    QTest.keyClick(preview.focusWidget(), Qt.Key.Key_Tab)
    assert preview.focusWidget() is preview.pdf


def test_printing_goes_through_the_printer(qtbot: QtBot, page: ScorePage, tmp_path: Path) -> None:
    evening(qtbot, page.score)
    page.files.show_preview()
    preview = page.findChild(PrintPreview)
    assert isinstance(preview, PrintPreview)
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    preview.send(printer)
    assert "Thursday table" in read(tmp_path / "printed.pdf")


def test_what_cannot_be_written_is_reported(
    qtbot: QtBot, window: MainWindow, page: ScorePage, tmp_path: Path
) -> None:
    evening(qtbot, page.score)
    (tmp_path / "file").write_text("in the way")
    page.files.write_pdf(tmp_path / "file" / "evening.pdf")
    qtbot.waitUntil(window.notice.isVisible)
    assert "could not be written" in window.notice.text()


@pytest.mark.usefixtures("english", "qapp")
def test_figures_of_printed_headings_are_as_high_as_capitals() -> None:
    """The old figures of the serif have a 1 that reads as a Roman I: "Deal I"."""
    font = ReportDocument(report_of(book().sheet)).text.defaultFont()
    assert font.featureValue(LINING) == 1


def test_why_somebody_paid_is_printed_and_goes_into_the_table() -> None:
    """It stood in the file of the sheet alone."""
    fined = replace(
        EVENING[0],
        penalties=(Penalty(1, 2, "20", reason="a tile fell"), Penalty(0, amount="5")),
        adjustments=(Adjustment(("+8", "-8", "", ""), "miscounted"),),
    )
    made = new_history(SETUP).after(Logged(AT, Enter(fined)))
    (deal,) = report_of(made.sheet).deals
    assert [why for note in deal.notes for why in ("a tile fell", "miscounted") if why in note] == [
        "a tile fell",
        "miscounted",
    ]
    assert len(deal.notes) == 2, "what nobody wrote why to stands with what is paid"
    head, _, row, *_ = csv.reader(io.StringIO(to_csv(made.sheet), newline=""))
    assert row[head.index("reasons")] == "a tile fell; miscounted"


def test_deals_that_were_entered_afterwards_followed_no_correction(qtbot: QtBot, page: ScorePage) -> None:
    """The line of a deal that was corrected counted all that stood behind it now, beside the time of then."""
    evening(qtbot, page.score)
    page.score.edit(2)
    page.score.submit(replace(EVENING[1], giver=0), "misheard")
    settle(qtbot, page.score)
    assert page.score.sheet is not None
    deals = [replace(one, at=f"2026-12-01T{10 + one.number}:00:00+00:00") for one in page.score.sheet.deals]
    (correction,) = deals[1].corrections
    for at, said in (("15:30", "3 later deals"), ("13:00", "1 later deal "), ("19:00", "6 later deals")):
        changed = replace(deals[1], corrections=(replace(correction, at=f"2026-12-01T{at}:00+00:00"),))
        assert said in change_note(changed, deals)
    put_in = replace(deals[1], corrections=(), put_in="", at="2026-12-01T16:30:00+00:00")
    assert "4 later deals" in change_note(put_in, deals)
