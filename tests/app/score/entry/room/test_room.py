"""What is needed for a deal has its place in the entry by tiles, in a small window too, and keeps it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from peling.core.notation import parse_tiles
from peling.core.scoring import WinBy
from peling.core.tiles import tile
from peling.ledger.history import new_history
from peling.ledger.inputs import Enter, Logged, SheetSetup
from peling.ledger.questions import way_said
from peling.rulebooks import RULE_SETS
from peling.rules.draft import Place
from peling_app.kit.view.parts import Scale
from peling_app.kit.view.style import text_font
from peling_app.score.model.entry import EntryModel
from peling_app.score.view.entry.entry import EntryPanel
from peling_app.score.view.entry.row import EntryRow
from tests.app.score.evenings import NAMES
from tests.app.score.panels import StillScore, click, focus, key, panel_of
from tests.end2end.pictures.score.shots_score_entry import wild
from tests.end2end.stage import make_context


def fenghua(qtbot: QtBot, size: tuple[int, int]) -> EntryPanel:
    """Return the panel with the winner's hand of Fenghua, and a wild tile, laid."""
    score = StillScore("fenghua")
    panel = panel_of(qtbot, score, size)
    wild(panel, score)  # type: ignore[arg-type]  # it fills the panel
    panel.score_session = score  # type: ignore[attr-defined]  # lives as long as the panel
    QApplication.processEvents()
    return panel


@pytest.mark.thorough
@pytest.mark.usefixtures("english")
def test_the_whole_palette_is_in_sight_in_the_least_window(qtbot: QtBot) -> None:
    panel = fenghua(qtbot, (1000, 622))
    seen, palette = panel.body.viewport(), panel.palette_of_tiles
    assert seen.rect().contains(QRect(palette.mapTo(seen, QPoint()), palette.size()))


@pytest.mark.cases_by_day(1)
@pytest.mark.usefixtures("english")
@pytest.mark.parametrize("said", ["nothing", "drawn", "won"])
def test_the_whole_palette_is_in_sight_whatever_is_said_yet(qtbot: QtBot, said: str) -> None:
    """Until a winner was said all four hands had a row of their height, and the palette was cut."""
    panel = panel_of(qtbot, StillScore("fenghua"), (1000, 622))
    panel.model.set_all_by_points(on=False)
    if said == "drawn":
        panel.toggle_drawn()
    elif said == "won":
        panel.toggle_won()
    seen, palette = panel.body.viewport(), panel.palette_of_tiles
    tops = []
    for place in panel.model.order:
        click(panel.rows[place])
        QApplication.processEvents()
        if said != "won":
            assert panel.model.chosen == place
            assert QApplication.focusWidget() is panel.rows[place].hand.places[Place.CONCEALED]
        tops.append(palette.mapTo(seen, QPoint()).y())
        assert seen.rect().contains(QRect(palette.mapTo(seen, QPoint()), palette.size()))
    assert said == "won" or len(set(tops)) == 1, "nothing jumps"


@pytest.mark.thorough
@pytest.mark.usefixtures("english")
def test_tab_and_arrows_come_to_a_hand_that_rests(qtbot: QtBot) -> None:
    panel = panel_of(qtbot, StillScore("fenghua"), (1000, 622))
    panel.model.set_all_by_points(on=False)
    panel.begin()
    first, *others = panel.model.order
    for place in others:
        key(panel.rows[panel.model.chosen].hand.places[Place.CONCEALED], Qt.Key.Key_PageDown)
        assert panel.model.chosen == place
        assert QApplication.focusWidget() is panel.rows[place].hand.places[Place.CONCEALED]
    came = set()
    panel.begin()
    for _ in range(40):
        QTest.keyClick(panel.window(), Qt.Key.Key_Tab)
        came.add(panel.model.chosen)
    assert came == {first, *others}


@pytest.mark.thorough
@pytest.mark.usefixtures("english")
@pytest.mark.parametrize("rules_id", RULE_SETS)
def test_tab_comes_to_all_that_can_be_pressed_in_the_row_of_a_hand_in_tiles(
    qtbot: QtBot, rules_id: str
) -> None:
    """Who won was passed over by Tab, and a letter cannot say it where tiles are typed."""
    panel = panel_of(qtbot, StillScore(rules_id), (1000, 622))
    panel.model.set_all_by_points(on=False)
    panel.begin()
    missed = set(panel.model.order)
    # A row that Tab comes to gives it on to the tiles in the hand: who won stands before them.
    for _ in range(60):
        QTest.keyClick(panel.window(), Qt.Key.Key_Tab, Qt.KeyboardModifier.ShiftModifier)
        at = QApplication.focusWidget()
        missed -= {place for place in missed if at is panel.rows[place].won}
        if not missed:
            break
    assert not missed
    for place in panel.model.order:
        panel.model.choose(place)
        offered = [one for one in panel.rows[place].findChildren(QAbstractButton) if one.isVisible()]
        assert panel.rows[place].won in offered
        assert all(one.focusPolicy() & Qt.FocusPolicy.TabFocus for one in offered)


@pytest.mark.usefixtures("english")
def test_the_wild_tile_has_one_place_whether_something_is_asked_beside_it_or_not(qtbot: QtBot) -> None:
    panel = panel_of(qtbot, StillScore("fenghua"))
    wild, seen = panel.way.wild, []
    panel.model.set_all_by_points(on=False)
    for asked in (False, True):
        if asked:
            panel.model.toggle_winner(0)
        QApplication.processEvents()
        assert panel.way.way.isVisible() is asked
        seen.append(wild.mapTo(panel.way, QPoint()).x())
    assert len(set(seen)) == 1


@pytest.mark.thorough
@pytest.mark.usefixtures("english")
def test_a_row_with_nothing_to_enter_hears_who_won_and_grows_with_the_first_tile(qtbot: QtBot) -> None:
    panel = fenghua(qtbot, (803, 846))
    row = panel.rows[1]
    flat = row.height()
    assert flat < panel.rows[0].height() / 2
    panel.step(1)
    assert QApplication.focusWidget() is row.won
    assert row.height() == flat
    key(row.won, Qt.Key.Key_D)
    assert panel.model.entry.giver is None
    key(row.won, Qt.Key.Key_M)
    assert panel.model.entry.winner == 1
    key(row.won, Qt.Key.Key_M)
    panel.model.toggle_winner(0)
    row.lay(tile("R"))
    QApplication.processEvents()
    assert panel.model.hand(1).draft.concealed == parse_tiles("R")
    assert row.hand.isVisible()


@pytest.mark.usefixtures("english")
def test_who_is_asked_of_whom_a_set_came_keeps_the_focus(qtbot: QtBot) -> None:
    """Its box was made anew with each answer: the second key of somebody who chose by keys was lost."""
    panel = fenghua(qtbot, (803, 846))
    (box,) = panel.way.claims
    focus(qtbot, box)
    key(box, Qt.Key.Key_Down, Qt.Key.Key_Down)
    assert QApplication.focusWidget() is box
    assert box.currentIndex() == 2
    assert panel.model.hand(0).draft.exposed[0].giver == panel.model.situation.winds[2]


@pytest.mark.thorough
@pytest.mark.usefixtures("english")
def test_a_second_thing_that_is_wrong_moves_nothing(qtbot: QtBot) -> None:
    panel = fenghua(qtbot, (803, 846))
    model, tops = panel.model, []
    for one in parse_tiles("N N N C5 C5"):
        model.hand(0).put(one, Place.CONCEALED)
        QApplication.processEvents()
        tops.append(panel.palette_of_tiles.y())
    assert len(model.rows[0].errors) > 1
    assert len(set(tops)) == 1


@pytest.mark.usefixtures("english")
@pytest.mark.nightly
def test_all_payments_are_in_sight_below_the_palette_with_flowers_in_a_window_of_the_usual_size(
    qtbot: QtBot,
) -> None:
    panel = fenghua(qtbot, (803, 790))
    table, seen = panel.paid.table, panel.body.viewport()

    def last() -> int:
        row = table.visualRect(table.model().index(table.model().rowCount() - 1, 0))
        return seen.mapFromGlobal(table.viewport().mapToGlobal(row.bottomLeft())).y()

    before = 0
    while before != last():
        before = last()
        panel.grab()
        QApplication.processEvents()
    assert table.model().rowCount() == 3
    assert before < seen.height()


@pytest.mark.cases_by_day(1)
@pytest.mark.usefixtures("english")
@pytest.mark.parametrize("by_points", [True, False])
def test_the_first_figure_moves_nothing_in_its_row(qtbot: QtBot, by_points: bool) -> None:
    """The button that changes how the hand is entered made room for it: it moved down under the mouse."""
    panel = panel_of(qtbot, StillScore("pung-chow"))
    panel.model.set_all_by_points(on=by_points)
    panel.begin()
    row, seen = panel.rows[panel.model.chosen], []
    for text in ("", "1", "10"):
        if by_points:
            panel.model.set_points(row.place, text)
        elif text:
            panel.model.hand(row.place).type("e1 " * 13)
        QApplication.processEvents()
        seen.append((row.mode.geometry(), row.height()))
    assert panel.model.rows[0].total or not by_points
    assert len(set(map(str, seen))) == 1


@pytest.mark.usefixtures("english")
def test_how_a_hand_in_tiles_was_won_is_asked_and_the_first_key_leads_there(qtbot: QtBot) -> None:
    """A claim that was forgotten went on the sheet as a draw."""
    panel = fenghua(qtbot, (803, 846))
    model, said, score = panel.model, panel.foot.said, panel.score_session  # type: ignore[attr-defined]
    assert (model.can_enter, said.text()) == (True, ""), "it was said who discarded it"
    panel.model.toggle_giver(1)
    asked = "From whom was Agnes’s winning tile, or was it drawn?"
    assert (model.can_enter, said.text(), model.entry.unsaid) == (False, asked, True)
    assert not panel.foot.enter.isEnabled()
    assert "until it is said" in model.score.supposed
    assert model.rows[0].note == ""
    for key_of, said_then in ((0, (None, WinBy.WALL)), (2, (2, None))):
        panel.rows[0].begin()
        key(panel, Qt.Key.Key_Return, control=True)
        assert (score.submitted, panel.said) == ([], asked)
        for _ in range(key_of):
            QTest.keyClick(panel.window(), Qt.Key.Key_Tab)
        answer = QApplication.focusWidget()
        places = [one.geometry() for one in panel.way.givers.values()]
        assert answer is (panel.way.givers[key_of] if key_of else panel.way.drew)
        assert isinstance(answer, QAbstractButton)
        key(answer, Qt.Key.Key_Space)
        assert answer.isChecked()
        assert [one.geometry() for one in panel.way.givers.values()] == places, "nothing moves"
        assert (model.entry.giver, model.entry.by) == said_then
        assert (model.can_enter, said.text()) == (True, "")
        assert "until it is said" not in model.score.supposed
        key(answer, Qt.Key.Key_Space)
        assert (model.can_enter, model.entry.unsaid) == (False, True), "what was said is taken back"


@pytest.mark.thorough
@pytest.mark.usefixtures("english")
def test_where_nothing_hangs_on_it_a_hand_in_tiles_is_entered_as_not_said(qtbot: QtBot) -> None:
    score = StillScore("four-winds")
    panel = panel_of(qtbot, score)
    panel.model.set_all_by_points(on=False)
    panel.toggle_won()
    hand = panel.model.hand(panel.model.chosen)
    for place, text in ((Place.CONCEALED, "D2 D3 D4 C2 C3 C4 C9 C9 G G G B2 B3"), (Place.WINNING, "B4")):
        for kind in parse_tiles(text):
            hand.put(kind, place)
    assert panel.model.way is None
    assert panel.way.drew.isVisible()
    panel.foot.submit()
    (entry,) = score.submitted
    assert (entry.by, entry.giver, entry.unsaid, way_said(entry)) == (None, None, True, None)


@pytest.mark.usefixtures("english")
def test_a_deal_of_before_it_was_asked_is_corrected_as_drawn(qtbot: QtBot) -> None:
    score = StillScore("fenghua")
    panel = fenghua(qtbot, (803, 846))
    old = replace(panel.model.entry, giver=None, by=None, unsaid=False)
    history = new_history(SheetSetup("A test", "fenghua", {}, NAMES)).after(Logged("", Enter(old)))
    score.sheet, score.entry, score.is_correction = history.sheet, old, True
    panel = panel_of(qtbot, score)
    model = panel.model
    assert (model.entry, model.way, model.can_enter) == (old, WinBy.WALL, True)
    assert panel.way.drew.isChecked()
    model.toggle_giver(1)
    assert model.way is WinBy.DISCARD
    model.toggle_giver(1)
    assert model.entry == old


@pytest.mark.usefixtures("english")
@pytest.mark.parametrize("zoom", [100, 150])
def test_the_figures_on_the_button_of_a_row_have_air_round_them(qtbot: QtBot, zoom: int) -> None:
    context = make_context(settings={"text_zoom": zoom, "text_by_system": False})
    row = EntryRow(EntryModel(StillScore("pung-chow")), 0, Scale(context.theme))
    qtbot.addWidget(row)
    font = text_font(context.theme, 12, QFont.Weight.DemiBold)
    shown, room = QFontMetrics(font).boundingRect("123"), row.mode.sizeHint()
    assert room.width() - shown.width() >= 16
    assert room.height() - shown.height() >= 8
