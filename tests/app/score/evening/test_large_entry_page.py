"""The page of the large entry: everything large enough, in one size and in order; no keys without a sheet."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from peling.ledger.inputs import SheetSetup
from peling.rulebooks import rule_set, rule_set_ids
from peling_app.platform.i18n import Translations
from peling_app.platform.settings import Language
from peling_app.platform.shipped import translations
from peling_app.score.model.large import LargeEntry, Step
from peling_app.score.session import ScoreSession
from peling_app.score.view.large import measure, settled
from peling_app.score.view.large.cards import Card, Key
from peling_app.score.view.large.page import LargeEntryPage
from peling_app.score.view.page import ScorePage
from tests.app.score.evenings import NAMES, evening, settle
from tests.app.score.panels import typed
from tests.by_day import by_day


@pytest.mark.cases_by_day(1)
@pytest.mark.parametrize("size", [(1024, 652), (1440, 853), (2560, 1390)], ids=["1024", "1440", "2560"])
@pytest.mark.parametrize("zoom", by_day([150], [100, 150]))
def test_everything_is_large_enough_for_a_finger_and_stands_apart(
    qtbot: QtBot, score: ScoreSession, large: LargeEntryPage, size: tuple[int, int], zoom: int
) -> None:
    large.measure.theme.preferences.update(text_zoom=zoom)
    large.resize(*size)
    evening(qtbot, score)
    shown = large
    cards = [*shown.names, *shown.givers, *shown.figures, shown.drew, shown.unsaid, shown.pad.enter]
    cards += [*shown.pad.digits.values(), *shown.pad.offers, shown.pad.erase, shown.pad.next]
    cards += [shown.drawn, shown.dice, shown.back]
    seen = [card for card in cards if card.isVisible()]
    rects = [card.rect().translated(card.mapTo(shown, card.rect().topLeft())) for card in seen]
    low = [
        (card.accessibleName(), rect)
        for card, rect in zip(seen, rects, strict=True)
        if min(rect.height(), rect.width()) < 48
    ]
    assert low == []
    # Chosen or not, their words are never written much smaller than those beside them.
    assert [card.text() for card in (shown.drew, shown.unsaid) if card.width() < 0.8 * card.needed] == []
    assert [rect for rect in rects if not shown.rect().contains(rect)] == []
    pairs = [(one, two) for n, one in enumerate(rects) for two in rects[:n] if one.intersects(two)]
    assert pairs == []


@pytest.mark.thorough
def test_what_the_pad_shows_follows_the_deal(large: LargeEntryPage, begin: Callable[..., LargeEntry]) -> None:
    begin()
    pad = large.pad
    assert not pad.enter.isEnabled()
    typed(large, "14.8.12.16")
    assert pad.enter.isEnabled()
    assert pad.enter.text() == "Enter deal 1"


@pytest.mark.thorough
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
    given = [large.givers[0], large.drew, large.unsaid, *large.givers[2:]]
    wanted = [*large.names, *given, *large.figures]
    assert stops[: len(wanted)] == wanted
    assert stops[len(wanted) :] == [large.settled, large.pad.enter, large.drawn, large.dice, large.back]


@pytest.mark.cases_by_day(1)
@pytest.mark.parametrize("pressed", [Qt.Key.Key_2, Qt.Key.Key_N, Qt.Key.Key_Return])
def test_a_key_of_the_page_leaves_the_card_that_tab_had_come_to(
    large: LargeEntryPage, begin: Callable[..., LargeEntry], pressed: Qt.Key
) -> None:
    """The first name kept its frame while figures were typed, beside the mark of what is asked."""
    begin()
    QTest.keyClick(large, Qt.Key.Key_Tab)
    assert large.focusWidget() is large.names[0]
    if pressed is Qt.Key.Key_Return:
        large.model.toggle_drawn()
        QTest.keyClick(large, pressed)
    else:
        QTest.keyClick(large.names[0], pressed)
    assert QApplication.focusWidget() is large


def test_the_cards_stand_there_as_soon_as_a_sheet_does(
    large: LargeEntryPage, begin: Callable[..., LargeEntry]
) -> None:
    """Keys that are typed before the queue is empty find every card."""
    seen: list[tuple[int, bool]] = []

    def look() -> None:
        cards = [*large.names, *large.figures]
        seen.append((len(cards), all(card.isVisible() for card in cards)))

    large.model.changed.connect(look)
    begin()
    assert (8, True) in seen
    assert (8, False) not in seen


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


@pytest.mark.cases_by_day(2)
@pytest.mark.parametrize("rules", rule_set_ids())
def test_the_question_of_figures_is_that_of_the_book_before_anybody_has_won(
    large: LargeEntryPage, begin: Callable[..., LargeEntry], rules: str
) -> None:
    model = begin(rules)
    question = large.questions[Step.FIGURES].words
    before = question.text()
    model.choose_winner(1)
    assert question.text() == before
    assert ("winner" in before) == rule_set(rules, {}).only_winner_counts


def test_no_empty_key_is_said_and_the_others_stay_where_they_are(
    large: LargeEntryPage, begin: Callable[..., LargeEntry]
) -> None:
    model = begin()
    pad = large.pad
    digits = [key.geometry() for key in pad.digits.values()]
    assert [key.accessibleName() for key in large.findChildren(Key) if key.isVisible()].count("") == 0
    model.choose_winner(0)
    model.turn(1)
    QApplication.processEvents()
    assert any(key.isVisible() for key in pad.offers)
    assert [key.geometry() for key in pad.digits.values()] == digits


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


@pytest.mark.thorough
@pytest.mark.parametrize("size", by_day([(1024, 653)], [(1024, 653), (1440, 853), (2560, 1393)]))
@pytest.mark.parametrize("names", [NAMES, ("Agnes Müller", "Theodor", "Lillian-Charlotte", "Jo")])
@pytest.mark.parametrize("zoom", by_day([150], [100, 150]))
def test_all_payments_are_written_in_one_size_and_their_amounts_always_large(
    qtbot: QtBot,
    score: ScoreSession,
    large: LargeEntryPage,
    monkeypatch: pytest.MonkeyPatch,
    size: tuple[int, int],
    names: tuple[str, ...],
    zoom: int,
) -> None:
    large.measure.theme.preferences.update(text_zoom=zoom)
    score.new(SheetSetup("T", "pung-chow", {}, names, 0, 0, None, "1923-05-17T20:00:00+00:00"))
    settle(qtbot, score)
    large.resize(*size)
    large.setFocus()
    typed(large, "18.52.12.104")
    sizes: set[int] = set()
    amounts: set[int] = set()
    paid = {row.points for row in large.model.paid.rows}

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
        if text in paid:
            amounts.add(painter.font().pixelSize())
        return wide

    monkeypatch.setattr(settled, "write", write)
    large.grab()
    assert len(sizes) == 1
    assert names != NAMES or sizes == {large.measure.text(27).pixelSize()}
    assert amounts == {large.measure.text(27).pixelSize()}


@pytest.mark.thorough
@pytest.mark.parametrize("size", by_day([(1024, 653)], [(1024, 653), (1440, 853)]))
@pytest.mark.parametrize("rules", by_day({"pung-chow-limit", "fenghua"}, rule_set_ids()))
def test_what_payments_leave_unsaid_is_written_whole_and_no_smaller_than_can_be_read(
    large: LargeEntryPage,
    begin: Callable[..., LargeEntry],
    monkeypatch: pytest.MonkeyPatch,
    rules: str,
    size: tuple[int, int],
) -> None:
    """Fenghua asks whether a hand had its four points: that stood there in tiny letters, and cut."""
    model = begin(rules)
    large.resize(*size)
    typed(large, "2")
    typed(large, "1" if model.needs_giver else "")
    typed(large, "3" if model.only_winner_counts else "8.52.12.8")
    assert model.can_enter
    room: list[float] = []
    written: list[tuple[str, float, float]] = []

    def write(_painter: object, place: QRectF, text: str, font: QFont, *_more: object) -> float:
        wide = QFontMetricsF(font).horizontalAdvance(text)
        written.append((text, wide, place.width()))
        return wide

    def lines(_painter: object, place: QRectF, text: str, font: QFont) -> None:
        written.append((text, measure.lines_high(text, font, place.width()), place.height()))
        room.append(font.pixelSize())

    monkeypatch.setattr(settled, "write", write)
    monkeypatch.setattr(settled, "write_lines", lines)
    large.grab()
    note = " ".join(model.paid.notes)
    assert [needed <= there for text, needed, there in written if text == note] == [True] * bool(note)
    assert all(size >= large.measure.text(19).pixelSize() for size in room)


def test_a_difference_that_is_doubled_has_its_brackets(
    large: LargeEntryPage, begin: Callable[..., LargeEntry], monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[str] = []

    def write(_painter: object, _room: object, text: str, *_more: object) -> float:
        written.append(text)
        return 10.0

    begin("pung-chow-limit")
    typed(large, "28.52.12.8")
    monkeypatch.setattr(settled, "write", write)
    large.grab()
    assert {"52 × 2", "(12 − 8) × 2"} <= set(written)


def test_the_key_for_the_next_name_is_there_while_a_figure_is_missing(
    large: LargeEntryPage, begin: Callable[..., LargeEntry]
) -> None:
    begin("pung-chow")
    typed(large, "18.4.2")
    assert large.pad.next.isEnabled()
    typed(large, ".6")
    assert not large.pad.next.isEnabled()
    begin("fenghua")
    typed(large, "21")
    assert not large.pad.next.isEnabled(), "only the winner's hand counts"


def test_a_key_beside_a_question_leads_there(large: LargeEntryPage, begin: Callable[..., LargeEntry]) -> None:
    model = begin()
    typed(large, "1")
    assert model.step is Step.FIGURES, "from whom may stay open"
    keys = {"↑": Qt.Key.Key_Up, "↓": Qt.Key.Key_Down}
    for start in (Step.FIGURES, Step.GIVER, Step.WINNER):
        shown = {step: large.questions[step].shown_key for step in Step}
        assert sum(map(bool, shown.values())) == (2 if start is Step.GIVER else 1)
        for step, key in shown.items():
            if key:
                QTest.keyClick(large, keys[key])
                assert model.step is step
                QTest.keyClick(large, keys["↓" if key == "↑" else "↑"])
                assert model.step is start
        QTest.keyClick(large, keys["↑"])
    assert large.drew.isVisible()


@pytest.mark.cases_by_day(1)
@pytest.mark.parametrize("book", by_day({"pung-chow", "fenghua"}, rule_set_ids()))
def test_a_winner_with_nothing_is_asked_about(
    large: LargeEntryPage, begin: Callable[..., LargeEntry], book: str
) -> None:
    model = begin(book)
    model.choose_winner(1)
    model.choose_giver(0)
    for place in range(4):
        model.go_to(place)
        model.type_text("0")
    assert model.can_enter
    rows = model.entry.rows
    assert [bool(row.unusual) for row in rows] == [False, True, False, False]
    assert any(rows[1].unusual in one.text() for one in large.pad.findChildren(QLabel))
    assert not any(person.wrong for person in model.people), "it may be so"
    model.go_to(1)
    model.type_text("24")
    assert not any(row.unusual for row in model.entry.rows)


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.GERMAN])
def test_what_is_missing_or_unusual_has_room_above_enter(
    qtbot: QtBot, large: LargeEntryPage, begin: Callable[..., LargeEntry], language: Language
) -> None:
    """Its first and last line were cut in a small window."""
    spoken = Translations(translations())
    spoken.use(language)
    large.resize(1024, 653)
    model = begin("pung-chow")
    note = next(one for one in large.pad.findChildren(QLabel) if one.wordWrap())
    model.choose_winner(1)
    for place, figure in enumerate(("8", "8", "13", "4")):
        model.go_to(place)
        assert measure.lines_high(note.text(), note.font(), note.width()) <= note.height(), note.text()
        model.type_text(figure)
    qtbot.waitUntil(lambda: model.can_enter)
    assert "22" in note.text()
    assert measure.lines_high(note.text(), note.font(), note.width()) <= note.height(), note.text()
    spoken.use(Language.ENGLISH)


def test_the_arrows_lead_through_the_questions_from_every_card(
    large: LargeEntryPage, begin: Callable[..., LargeEntry]
) -> None:
    """They are shown beside the questions; on a card they moved the ring and nothing else."""
    model = begin()
    model.choose_winner(1)
    cards = [card for card in large.findChildren(Card) if card.isVisible() and card.isEnabled()]
    tabbed = [card for card in cards if card.focusPolicy() & Qt.FocusPolicy.TabFocus]
    assert {type(card).__name__ for card in tabbed} >= {"NameCard", "FromCard", "FigureCard", "Key"}
    for card in tabbed:
        for key, first, then in (
            (Qt.Key.Key_Up, Step.GIVER, Step.WINNER),
            (Qt.Key.Key_Down, Step.WINNER, Step.GIVER),
        ):
            model.ask(first)
            card.setFocus()
            QTest.keyClick(card, key)
            assert model.step is then, (type(card).__name__, card.accessibleName(), key)
            assert card.hasFocus()
