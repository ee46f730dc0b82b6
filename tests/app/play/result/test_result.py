"""The end of a game: who came out how, the best hand, what makes all even; the page that shows it."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from peling.core.scoring import WinBy
from peling.core.tiles import Wind
from peling.lessons.drills.hands import won
from peling.lessons.drills.makers.score_questions import wish
from peling.play.accounts import balances
from peling.rulebooks import rule_set, rule_set_ids
from peling.rules.course import Length
from peling_app.kit.model.theme import Theme
from peling_app.platform import shipped
from peling_app.platform.i18n import Translations
from peling_app.platform.preferences import Preferences
from peling_app.platform.settings import Language
from peling_app.play.birds import portrait
from peling_app.play.result.model.page import BestHand, best_hand, result_page
from peling_app.play.result.model.result import ResultModel
from peling_app.play.result.view.best_hand import BestHandBox
from peling_app.play.result.view.page import NARROW, ResultView
from peling_app.play.result.view.standing import StandingRow
from peling_app.play.result.words.result import best_said, pays
from peling_app.play.settle.model.hands import laid_hand
from peling_app.play.settle.model.page import settle_page, with_course
from peling_app.play.tutor.model.score import what_tells
from peling_app.play.words.games import you
from tests.app.play.result.games import FILE, OverSession, finished
from tests.by_day import by_day

TABLES = [(rules_id, players) for rules_id in rule_set_ids() for players in rule_set(rules_id).course.players]


@pytest.mark.cases_by_day(2)
@pytest.mark.parametrize(("rules_id", "players"), TABLES)
def test_the_page_agrees_with_the_game(rules_id: str, players: int) -> None:
    state = finished(rules_id, Length.DEAL if players == 4 else Length.ROUND, players)[-1].state
    page = result_page(state)
    totals = [line[-1] for line in balances(state)]
    assert [line.last for line in page.balance.lines] == sorted(totals, reverse=True)
    own = next(place for place, line in enumerate(page.balance.lines) if line.own)
    assert page.standings[own].is_user
    assert page.balance.looks[own] == 0
    assert sorted(page.balance.looks) == list(range(len(totals)))
    assert [standing.portrait for standing in page.standings] == [
        portrait(place) for place in sorted(range(players), key=lambda place: (-totals[place], place))
    ]
    assert [one.is_user for one in page.standings].count(True) == 1
    paid = sum(int(points.replace(",", "")) for _, _, points in page.payments)
    assert paid == sum(total for total in totals if total > 0)
    best = best_hand(state)
    points = [one.scores[one.winner].total for one in state.history if one.winner is not None]
    assert (best is None) == (not points)
    if best is not None:
        assert best.hand.winner
        rounded = state.rules.rounded
        assert best.hand.total.replace(",", "") == str(rounded(max(points)) if rounded else max(points))


@pytest.mark.cases_by_day(2)
@pytest.mark.parametrize(
    ("book", "length", "ends"),
    [
        ("pung-chow", Length.DEAL, ""),
        ("pung-chow", Length.ROUND, "With that the game is over."),
        ("how-to-play", Length.ROUND, "With that the East round is over, and with it the game."),
        ("four-winds", Length.ROUND, "With that the East round is over, and with it the game."),
    ],
)
def test_the_settlement_of_the_last_deal_promises_no_other(book: str, length: Length, ends: str) -> None:
    state = finished(book, length)[-1].state
    result = state.history[-1]
    page = settle_page(result, state.rules, dict.fromkeys(Wind, ""), {}, me=Wind.EAST, deal=state.deal_number)
    said = with_course(page, result, state).next_east
    assert page.next_east
    assert bool(said) == bool(ends)
    assert ends in said
    assert "begins" not in said
    assert page.next_cite
    assert page.next_cite not in said, "the place stands below already"


def test_players_with_equal_points_share_a_rank() -> None:
    steps = finished(length=Length.DEAL)
    state = steps[-1].state
    drawn = replace(
        state, history=(replace(state.history[0], settlement=type(state.history[0].settlement)()),)
    )
    assert {standing.rank for standing in result_page(drawn).standings} == {1}
    assert result_page(drawn).payments == ()
    assert result_page(drawn).evened == "All are even; nobody pays."


def test_who_pays_whom_is_said_with_a_verb_that_fits_the_user() -> None:
    assert pays(you(), "Owl", "40") == "You pay Owl 40"
    assert pays("Owl", you(), "40") == "Owl pays you 40"
    assert pays("Owl", "Wren", "40") == "Owl pays Wren 40"


def test_a_rank_counts_those_who_have_more() -> None:
    page = result_page(finished(length=Length.ROUND)[-1].state)
    assert page.standings[0].rank == 1
    assert [one.rank for one in page.standings] == sorted(one.rank for one in page.standings)


def test_a_game_without_help_is_said_to_be_one() -> None:
    session = OverSession(finished())
    model = ResultModel(session)
    assert "help" not in model.page.length
    session.unassisted = True
    session.changed.emit()
    assert model.page.length.endswith(", without help of any kind")


def test_the_deals_are_asked_for_once_and_only_when_the_game_is_over(qtbot: QtBot) -> None:
    steps = finished()
    session = OverSession(steps[:-1])
    model = ResultModel(session)
    assert not model.is_over
    assert session.asked == []
    session.steps = steps
    session.changed.emit()
    session.changed.emit()
    assert model.is_over
    assert session.asked == [FILE]
    assert model.best is None
    with qtbot.waitSignal(model.changed):
        session.answer()
    assert model.best == best_hand(steps[-1].state)
    session.path = None
    session.changed.emit()
    assert model.best is None


def test_a_review_of_another_game_is_not_taken_for_this_one() -> None:
    session = OverSession(finished())
    model = ResultModel(session)
    session.reviewed.emit(FILE.with_name("other.peling"), finished())
    assert model.best is None


@pytest.fixture
def view(qtbot: QtBot) -> ResultView:
    session = OverSession(finished())
    model = ResultModel(session)
    session.answer()
    made = ResultView(model, Theme(Preferences(None)))
    model.setParent(made)
    session.setParent(made)
    qtbot.addWidget(made)
    made.resize(1440, 852)
    made.show()
    return made


def test_enter_plays_again_and_the_buttons_lead_where_they_say(qtbot: QtBot, view: ResultView) -> None:
    view.setFocus(Qt.FocusReason.OtherFocusReason)
    qtbot.waitUntil(view.again.hasFocus)
    with qtbot.waitSignal(view.again_asked):
        QTest.keyClick(view.again, Qt.Key.Key_Return)
    for button, signal in (
        (view.home, view.home_asked),
        (view.review, view.review_asked),
        (view.another, view.another_asked),
    ):
        with qtbot.waitSignal(signal), qtbot.assertNotEmitted(view.again_asked):
            QTest.keyClick(button, Qt.Key.Key_Return)
    with qtbot.waitSignal(view.again_asked):
        QTest.keyClick(view.chart, Qt.Key.Key_Return)


def test_no_other_game_is_begun_before_the_result_was_seen(qtbot: QtBot) -> None:
    view = ResultView(ResultModel(OverSession(finished())), Theme(Preferences(None)), look=3_600_000)
    qtbot.addWidget(view)
    view.show()
    view.setFocus(Qt.FocusReason.OtherFocusReason)
    qtbot.waitUntil(view.hasFocus)
    with qtbot.assertNotEmitted(view.again_asked):
        QTest.keyClick(view, Qt.Key.Key_Return)
        QTest.mouseClick(view.again, Qt.MouseButton.LeftButton)
        view.look_time.begin()
        view.look_time.timeout.emit()
        QTest.keyClick(view, Qt.Key.Key_Return)
        assert not view.again.isEnabled(), "it is not painted yet"
    view.look_time.timeout.emit()
    assert view.again.hasFocus()
    with qtbot.waitSignal(view.again_asked):
        QTest.keyClick(view.again, Qt.Key.Key_Return)
    view.hide()
    view.show()
    assert not view.again.isEnabled(), "whoever comes back to it looks at it again"


@pytest.mark.parametrize(
    "size", by_day([(960, 640), (2560, 1392)], [(960, 640), (1024, 660), (1440, 852), (2560, 1392)])
)
def test_all_of_it_is_seen_without_scrolling(qtbot: QtBot, view: ResultView, size: tuple[int, int]) -> None:
    view.resize(*size)
    qtbot.wait(1)
    assert view.scroller.verticalScrollBar().maximum() == 0 or size[0] < NARROW + 100


def test_a_reader_hears_places_hands_and_payments(view: ResultView) -> None:
    rows = sorted(view.findChildren(StandingRow), key=lambda row: row.y())
    names = [row.accessibleName() for row in rows]
    assert len(names) == 4
    for number, (name, standing) in enumerate(zip(names, view.model.page.standings, strict=True), start=1):
        assert name.startswith(f"Place {number}: {standing.name}, points: {standing.total}, ")
    assert view.best.accessibleName().startswith("The best hand: ")


@pytest.mark.parametrize("size", [(1024, 660), (1440, 852), (2560, 1392)])
def test_the_page_uses_the_height_of_the_window(qtbot: QtBot, size: tuple[int, int]) -> None:
    session = OverSession(finished(length=Length.ROUND))
    page = ResultView(ResultModel(session), Theme(Preferences()))
    qtbot.addWidget(page)
    page.resize(*size)
    page.show()
    qtbot.waitExposed(page)
    assert page.scroller.verticalScrollBar().maximum() == 0
    foot = page.best.mapTo(page.scroller, page.best.rect().bottomLeft()).y()
    assert page.scroller.height() - foot < 40
    assert page.chart.height() > 0.3 * size[1]


def test_in_another_language_the_page_is_laid_out_as_if_it_had_been_opened_in_it(view: ResultView) -> None:
    """Buttons that stood beside each other in English did so in German, where they had no room."""
    translations = Translations(shipped.translations())
    view.theme.preferences.update(text_zoom=150)
    window = QWidget()  # as a window the page would become as wide as it must be
    view.setParent(window)
    window.show()
    view.show()

    def laid_out() -> dict[str, int | bool]:
        for _ in range(5):
            QApplication.processEvents()
        top = view.title.mapTo(view, view.title.rect().bottomLeft()).y()
        return {
            "foot": view.again.y() > view.home.y(),
            "way back": view.settlement.y() > top,
            "needs": view.minimumSizeHint().width(),
        }

    for width in range(960, 1400, 20):
        translations.use(Language.ENGLISH)
        laid_out()
        view.resize(width, 640)
        laid_out()
        translations.use(Language.GERMAN)
        changed = laid_out()
        view.hide()
        view.show()
        assert changed == laid_out(), width
    translations.use(Language.ENGLISH)
    view.setParent(None)


def test_the_best_hand_says_what_doubled_it() -> None:
    state = finished(length=Length.ROUND)[-1].state
    best = best_hand(state)
    assert best is not None
    doubled = "× 2" in best.hand.arithmetic
    assert bool(best.counted) is doubled


def test_the_best_hand_says_the_way_of_its_win_as_it_was() -> None:
    """A tile that was robbed is no discard, and what was dealt or came by flowers was not drawn."""
    said = {
        by: best_said("Heron", Wind.SOUTH, 3, "Crane" if by.claimed else "", by).removeprefix(
            "Heron as South, deal 3, "
        )
        for by in WinBy
    }
    for by, words in said.items():
        assert (words == "on a tile of Crane") is by.claimed
        assert (words == "on a drawn tile") is (by in {WinBy.WALL, WinBy.LOOSE, WinBy.LAST_WALL})
    assert said[WinBy.DEALT] == "as dealt"
    assert said[WinBy.EIGHT_FLOWERS] == "by eight flowers"
    mine = best_said("Heron", Wind.SOUTH, 3, you(), WinBy.DISCARD)
    assert mine == "Heron as South, deal 3, on your tile", "nobody says a tile of You"


def test_the_best_hand_of_a_book_that_only_adds_has_large_tiles_and_says_what_brought_most(
    qtbot: QtBot,
) -> None:
    """A sum of eight lines took the room of the tiles, and nothing stood below them."""
    rules = rule_set("fenghua")
    box = BestHandBox(Theme(Preferences()))
    qtbot.addWidget(box)
    box.resize(640, 180)
    box.show()
    named, folded = set(), []
    for seed in range(40):
        record, score = won(rules, random.Random(seed), wish(1 + seed % 5, rules))
        most = what_tells(score.sheet, rules)
        box.show_hand(BestHand(laid_hand(record, score, rules, "Ada"), "Ada", " · ".join(most)))
        shown = box.sum.text()
        if box.sum.fontMetrics().horizontalAdvance(shown) > box.sum.width():
            folded.append(shown)
        if score.sheet.points >= 40:
            assert most, (seed, shown)
            assert len(most) < len(score.sheet.lines)
            named |= set(most)
    assert folded == []
    assert named
