"""The entry in large letters: few keys and taps, nothing kept that nobody said, the deal of the panel."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QAccessible, QFont, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from peling.core.scoring import WinBy
from peling.ledger.entry import DealEntry, Points, Result
from peling.ledger.inputs import SheetSetup
from peling.ledger.questions import way_told
from peling_app.kit.model.theme import Theme
from peling_app.platform.preferences import Preferences
from peling_app.score.model.entry import EntryModel
from peling_app.score.model.large import LargeEntry, Step
from peling_app.score.session import ScoreSession
from peling_app.score.view.large import measure, settled
from peling_app.score.view.large.page import LargeEntryPage
from peling_app.score.view.page import ScorePage
from tests.app.score.evenings import NAMES, evening, settle


@pytest.fixture
def large(qtbot: QtBot, score: ScoreSession) -> LargeEntryPage:
    """Return the page in a window of its own."""
    entry = EntryModel(score)
    shown = LargeEntryPage(Theme(Preferences(None)), LargeEntry(score, entry))
    entry.setParent(shown)
    shown.model.setParent(shown)
    qtbot.addWidget(shown)
    shown.resize(1440, 853)
    shown.show()
    return shown


@pytest.fixture
def begin(qtbot: QtBot, score: ScoreSession, large: LargeEntryPage) -> Callable[..., LargeEntry]:
    """Return what begins a sheet by a book and shows its first deal."""

    def made(rules: str = "pung-chow") -> LargeEntry:
        score.new(SheetSetup("T", rules, {}, NAMES, 0, 0, None, "1923-05-17T20:00:00+00:00"))
        settle(qtbot, score)
        large.setFocus()
        return large.model

    return made


def typed(large: LargeEntryPage, keys: str) -> int:
    """Type on the page; `.` is Enter, `<` takes a figure back; return how many keys that were."""
    special = {".": Qt.Key.Key_Return, "<": Qt.Key.Key_Backspace}
    for key in keys:
        if key in special:
            QTest.keyClick(large, special[key])
        else:
            QTest.keyClicks(large, key)
    return len(keys)


def tap(button: QAbstractButton) -> int:
    """Click a button in its middle."""
    QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=button.rect().center())
    return 1


def press(button: QAbstractButton) -> None:
    """Press or turn a button over as a screen reader does."""
    actions = QAccessible.queryAccessibleInterface(button).actionInterface()
    actions.doAction(actions.actionNames()[0])


def said(model: LargeEntry) -> tuple[int | None, WinBy | None]:
    """Return whose discard it was, as far as it was said, and how the tile came."""
    return model.entry.entry.giver, model.entry.entry.by


def held(score: ScoreSession, number: int = 1) -> DealEntry:
    """Return a deal that is on the sheet."""
    assert score.sheet is not None
    return score.sheet.deals[number - 1].entry


def test_a_plain_deal_takes_twelve_keys_at_most(
    qtbot: QtBot, score: ScoreSession, large: LargeEntryPage, begin: Callable[..., LargeEntry]
) -> None:
    begin()
    assert typed(large, "34.12.36.8.") <= 12
    settle(qtbot, score)
    assert held(score) == DealEntry(winner=2, hands=tuple(map(Points, ("4", "12", "36", "8"))))
    assert large.model.step.value == Step.WINNER
    assert large.model.title == "Deal 2"


def test_a_plain_deal_takes_eight_taps_at_most(
    qtbot: QtBot, score: ScoreSession, large: LargeEntryPage, begin: Callable[..., LargeEntry]
) -> None:
    begin()
    shown, pad = large, large.pad
    taps = tap(shown.names[2])
    offered = {key.text(): key for key in pad.offers}
    taps += tap(offered["4"]) + tap(offered["10"])
    taps += tap(pad.digits[3]) + tap(pad.digits[6]) + tap(pad.next)
    taps += tap(offered["8"]) + tap(pad.enter)
    assert taps <= 8
    settle(qtbot, score)
    assert held(score) == DealEntry(winner=2, hands=tuple(map(Points, ("4", "10", "36", "8"))))


def test_a_screen_reader_enters_a_deal(
    qtbot: QtBot, score: ScoreSession, large: LargeEntryPage, begin: Callable[..., LargeEntry]
) -> None:
    model = begin("fenghua")
    shown, pad = large, large.pad
    press(shown.names[1])
    qtbot.waitUntil(lambda: model.step.value == Step.GIVER)
    press(shown.givers[3])
    qtbot.waitUntil(lambda: model.step.value == Step.FIGURES)
    press(pad.digits[5])
    qtbot.waitUntil(lambda: shown.figures[1].accessibleName() == "Theo counts 5")
    press(pad.digits[0])
    qtbot.waitUntil(lambda: model.can_enter)
    press(pad.enter)
    qtbot.waitUntil(lambda: score.sheet is not None and len(score.sheet.deals) == 1)
    settle(qtbot, score)
    assert (held(score).winner, held(score).giver, held(score).hands[1]) == (1, 3, Points("50"))


def test_from_whom_is_asked_only_where_somebody_pays_by_it(
    large: LargeEntryPage, begin: Callable[..., LargeEntry]
) -> None:
    model = begin("pung-chow")
    typed(large, "1")
    assert (model.needs_giver, model.step) == (False, Step.FIGURES)
    model = begin("fenghua")
    typed(large, "1")
    assert (model.needs_giver, model.step) == (True, Step.GIVER)
    assert not large.untold.isVisible()
    typed(large, ".")
    assert model.step.value == Step.GIVER, "Enter says nothing where it has to be known"


def test_only_what_was_said_is_kept(
    qtbot: QtBot, score: ScoreSession, large: LargeEntryPage, begin: Callable[..., LargeEntry]
) -> None:
    model = begin()
    typed(large, "14.8.12.16.")
    settle(qtbot, score)
    entry = held(score)
    assert (entry.by, entry.giver) == (None, None)
    assert score.sheet is not None
    assert way_told(entry) is None
    typed(large, "1")
    model.say_drew()
    assert model.drew
    assert said(model) == (None, WinBy.WALL)
    model.choose_giver(2)
    assert said(model) == (2, None)
    model.say_nothing()
    assert model.is_untold
    assert said(model) == (None, None)


def test_the_own_number_and_d_say_that_he_drew_it(
    large: LargeEntryPage, begin: Callable[..., LargeEntry]
) -> None:
    for keys in ("22", "2d"):
        model = begin("fenghua")
        typed(large, keys)
        assert model.drew
        assert model.step.value == Step.FIGURES


def test_people_keep_their_columns_whatever_wind_they_hold(
    qtbot: QtBot, score: ScoreSession, large: LargeEntryPage, begin: Callable[..., LargeEntry]
) -> None:
    model = begin()
    before = [person.wind for person in model.people]
    typed(large, "24.8.12.16.")
    settle(qtbot, score)
    assert [person.name for person in model.people] == list(NAMES)
    assert [person.wind for person in model.people] != before
    assert [card.accessibleName().split(",")[0] for card in large.names] == list(NAMES)


def test_sums_are_those_of_the_sheet_until_the_deal_is_known(
    qtbot: QtBot, score: ScoreSession, large: LargeEntryPage
) -> None:
    evening(qtbot, score)
    model = large.model
    assert not model.shows_totals
    assert [person.sum for person in model.people] == ["−228", "−74", "+416", "−114"]
    model.enter()
    settle(qtbot, score)
    assert score.sheet is not None
    assert model.shows_totals
    signs = [(total > 0) - (total < 0) for total in score.sheet.totals]
    assert [person.sign for person in model.people] == signs
    assert model.said.startswith("Deal 9 is entered: Agnes −228")
    large.undo_asked.connect(score.undo)
    tap(large.undo)
    settle(qtbot, score)
    assert len(score.sheet.deals) == 8
    assert model.said == ""


def test_backspace_leads_back_to_the_first_question(
    large: LargeEntryPage, begin: Callable[..., LargeEntry]
) -> None:
    model = begin("fenghua")
    typed(large, "21")
    assert (model.step, model.place) == (Step.FIGURES, 1)
    typed(large, "40<")
    assert model.people[1].figure == "4"
    typed(large, "<<")
    assert model.step.value == Step.GIVER
    typed(large, "<")
    assert model.step.value == Step.WINNER
    typed(large, "3")
    assert model.people[2].won


def test_the_first_figure_takes_the_place_of_what_stood_there(
    large: LargeEntryPage, begin: Callable[..., LargeEntry]
) -> None:
    model = begin()
    typed(large, "112.8.")
    model.go_to(1)
    typed(large, "96")
    assert [person.figure for person in model.people] == ["12", "96", "", ""]


def test_sums_can_be_typed_and_what_is_wrong_is_said(
    large: LargeEntryPage, begin: Callable[..., LargeEntry]
) -> None:
    model = begin()
    typed(large, "120+")
    assert model.people[0].wrong == "A number is expected at place 4."
    assert "A number is expected" in large.figures[0].accessibleName()
    typed(large, "8")
    assert (model.people[0].wrong, model.people[0].figure) == ("", "20+8")


def test_nobody_won(
    qtbot: QtBot, score: ScoreSession, large: LargeEntryPage, begin: Callable[..., LargeEntry]
) -> None:
    model = begin("fenghua")
    typed(large, "n")
    assert model.can_enter
    typed(large, ".")
    settle(qtbot, score)
    assert held(score).result is Result.DRAWN


def test_it_is_the_deal_of_the_panel_beside_the_sheet(qtbot: QtBot, page: ScorePage) -> None:
    page.score.new(SheetSetup("T", "pung-chow", {}, NAMES))
    settle(qtbot, page.score)
    page.show_large()
    page.large.setFocus()
    typed(page.large, "14.")
    QTest.keyClick(page.large, Qt.Key.Key_Escape)
    assert page.sheet.isVisible()
    assert page.sheet.entry.model.entry.hands[0] == Points("4")
    page.sheet.entry.model.set_by_points(1, on=True)
    page.sheet.entry.model.set_points(1, "20")
    page.services.commands.trigger("score.large")
    assert page.large.model.people[1].figure == "20"
    settle(qtbot, page.score)
    tap(page.large.dice)
    assert page.at_table.isVisible()


def test_an_earlier_deal_is_corrected_large_too(
    qtbot: QtBot, score: ScoreSession, large: LargeEntryPage
) -> None:
    evening(qtbot, score)
    score.edit(3)
    model = large.model
    assert model.title == "Correct deal 3"
    model.go_to(0)
    told: list[str] = []
    model.done.connect(told.append)
    typed(large, "80.")
    settle(qtbot, score)
    assert held(score, 3).hands[0] == Points("80")
    score.edit_forgotten(2)
    typed(large, "n.")
    settle(qtbot, score)
    typed(large, "n.")
    settle(qtbot, score)
    assert told[0].startswith("Deal 3 is corrected: Agnes +")
    assert told[1:] == ["Deal 2 is put in: drawn, nobody pays.", "Deal 10 is entered: drawn, nobody pays."]


def test_figures_that_come_often_are_offered(
    qtbot: QtBot, score: ScoreSession, large: LargeEntryPage
) -> None:
    evening(qtbot, score)
    model = large.model
    assert 8 in model.usual, "three losers had eight"
    model.go_to(2)
    assert 52 in model.usual, "a winner had it"
    model.go_to(1)
    assert 52 not in model.usual


@pytest.mark.parametrize("size", [(1024, 652), (1440, 853), (2560, 1390)], ids=["1024", "1440", "2560"])
@pytest.mark.parametrize("zoom", [100, 150])
def test_everything_is_large_enough_for_a_finger_and_stands_apart(
    qtbot: QtBot, score: ScoreSession, large: LargeEntryPage, size: tuple[int, int], zoom: int
) -> None:
    large.measure.theme.preferences.update(text_zoom=zoom)
    large.resize(*size)
    evening(qtbot, score)
    shown = large
    cards = [*shown.names, *shown.givers, *shown.figures, shown.drew, shown.untold, shown.pad.enter]
    cards += [*shown.pad.digits.values(), *shown.pad.offers, shown.pad.erase, shown.pad.next]
    cards += [shown.drawn, shown.dice, shown.back]
    seen = [card for card in cards if card.isVisible()]
    rects = [card.rect().translated(card.mapTo(shown, card.rect().topLeft())) for card in seen]
    low = [
        (card.accessibleName(), rect) for card, rect in zip(seen, rects, strict=True) if rect.height() < 48
    ]
    assert low == []
    assert [rect for rect in rects if not shown.rect().contains(rect)] == []
    pairs = [(one, two) for n, one in enumerate(rects) for two in rects[:n] if one.intersects(two)]
    assert pairs == []


def test_what_the_pad_shows_follows_the_deal(large: LargeEntryPage, begin: Callable[..., LargeEntry]) -> None:
    begin()
    pad = large.pad
    assert not pad.enter.isEnabled()
    typed(large, "14.8.12.16")
    assert pad.enter.isEnabled()
    assert pad.enter.text() == "Enter deal 1"


def test_tab_goes_down_the_page_as_one_reads(large: LargeEntryPage, begin: Callable[..., LargeEntry]) -> None:
    model = begin()
    model.choose_winner(1)
    for place, figure in enumerate((8, 52, 4, 2)):
        model.go_to(place)
        model.type_text(str(figure))
    large.setFocus()
    stops: list[object] = []
    for _ in range(30):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)  # type: ignore[arg-type]  # the page has it
        if large.focusWidget() is large or large.focusWidget() in stops:
            break
        stops.append(large.focusWidget())
    others = [card for place, card in enumerate(large.givers) if place != 1]
    wanted = [*large.names, *others, large.drew, large.untold, *large.figures]
    assert stops[: len(wanted)] == wanted
    assert stops[len(wanted) :] == [large.settled, large.pad.enter, large.drawn, large.dice, large.back]


def test_what_is_asked_is_what_is_said_to_be_missing(
    large: LargeEntryPage, begin: Callable[..., LargeEntry]
) -> None:
    model = begin("fenghua")
    model.choose_winner(1)
    assert model.step is Step.GIVER
    assert model.waiting == "From whom?"
    model.choose_giver(0)
    assert model.waiting == "What does Theo’s hand count?"
    assert large.isVisible()


def test_that_nobody_pays_is_written_as_large_as_a_payment(
    monkeypatch: pytest.MonkeyPatch, large: LargeEntryPage, begin: Callable[..., LargeEntry]
) -> None:
    sizes: dict[str, int] = {}

    def write(_painter: object, _room: object, text: str, font: QFont, *_more: object) -> float:
        sizes[text] = font.pixelSize()
        return 10.0

    begin()
    monkeypatch.setattr(settled, "write", write)
    typed(large, "n")
    large.grab()
    assert sizes["Nobody pays."] == large.measure.text(27).pixelSize()


def test_keys_before_there_is_a_sheet_do_nothing(qtbot: QtBot, page: ScorePage) -> None:
    page.show_start()
    page.start.begin_button.setFocus()
    begins = page.start.begin_button
    QTest.keyClick(begins, Qt.Key.Key_Return)
    assert page.score.sheet is None
    plain, held = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
    for part in (begins, page.sheet, page.sheet.entry, page.large):
        for key in (Qt.Key.Key_Return, Qt.Key.Key_F4, Qt.Key.Key_1, Qt.Key.Key_D, Qt.Key.Key_Backspace):
            QTest.keyClick(part, key, plain)
        for key in (Qt.Key.Key_Return, Qt.Key.Key_M, Qt.Key.Key_G):
            QTest.keyClick(part, key, held)
    qtbot.waitUntil(lambda: page.score.sheet is not None)
    assert page.current is page.sheet
    assert len(page.score.sheets()) == 1
    focus = QApplication.focusWidget()
    assert focus is not None
    assert page.sheet.entry.isAncestorOf(focus)


@pytest.mark.parametrize("size", [(1024, 653), (1440, 853), (2560, 1393)])
@pytest.mark.parametrize("names", [NAMES, ("Agnes Müller", "Theodor", "Lillian-Charlotte", "Jo")])
def test_all_payments_are_written_in_one_size(
    qtbot: QtBot,
    score: ScoreSession,
    large: LargeEntryPage,
    monkeypatch: pytest.MonkeyPatch,
    size: tuple[int, int],
    names: tuple[str, ...],
) -> None:
    score.new(SheetSetup("T", "pung-chow", {}, names, 0, 0, None, "1923-05-17T20:00:00+00:00"))
    settle(qtbot, score)
    large.resize(*size)
    large.setFocus()
    typed(large, "18.52.12.104")
    sizes: set[int] = set()

    def write(
        painter: QPainter,
        room: QRectF,
        text: str,
        font: QFont,
        flags: Qt.AlignmentFlag,
        *,
        least: float = 0.6,
    ) -> float:
        wide = measure.write(painter, room, text, font, flags, least=least)
        if text in names and font.family() == large.measure.text(27).family():
            sizes.add(painter.font().pixelSize())
        return wide

    monkeypatch.setattr(settled, "write", write)
    large.grab()
    assert len(sizes) == 1
    assert names != NAMES or sizes == {large.measure.text(27).pixelSize()}
