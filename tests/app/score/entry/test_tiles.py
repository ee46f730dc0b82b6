from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from peling.core.notation import parse_tiles
from peling.core.scoring import WinBy
from peling.core.tiles import Wind, tile
from peling.ledger.entry import DealEntry, Laid, Points, Tiles
from peling.rulebooks import rule_set_ids
from peling.rules.draft import Place
from peling_app.kit.view.tiles.buttons import TileButton
from peling_app.score.model.entry_changes import with_by
from peling_app.score.view.entry.entry import EntryPanel
from tests.app.score.panels import StillScore, focus, key, panel_of, shown
from tests.by_day import by_day
from tests.end2end.pictures.score.shots_score_entry import HANDS, lay, tiles

NINTH = {"Agnes": "−228", "Theo": "−74", "Lillian": "+416", "Joseph": "−114"}
"""What the deal of the design's picture comes to."""


@pytest.fixture
def panel(qtbot: QtBot, english: object) -> EntryPanel:  # noqa: ARG001 - the language comes first
    score = StillScore("pung-chow-limit")
    score.situation = replace(score.situation, round_wind=Wind.SOUTH)
    made = panel_of(qtbot, score)
    made.score_session = score  # type: ignore[attr-defined]  # lives as long as the panel
    return made


def drag(source: TileButton, target: QWidget, at: QPoint | None = None) -> None:
    """Carry a tile with the mouse to another widget, by events of the window system."""
    QApplication.processEvents()
    window = source.window()
    handle = window.windowHandle()
    none = Qt.KeyboardModifier.NoModifier
    start = source.mapTo(window, source.rect().center())
    end = target.mapTo(window, at or target.rect().center())
    QTest.mousePress(handle, Qt.MouseButton.LeftButton, none, start)
    for step in range(1, 5):
        QTest.mouseMove(handle, start + (end - start) * (step / 4))
    QTest.mouseRelease(handle, Qt.MouseButton.LeftButton, none, end)


@pytest.mark.thorough
def test_the_winner_of_the_picture_is_laid_by_drag(panel: EntryPanel) -> None:
    model = panel.model
    for place in (0, 1, 3):
        model.set_by_points(place, on=True)
        model.set_points(place, ("10", "20", "", "10")[place])
    model.toggle_winner(2)
    model.choose(2)
    row = panel.rows[2].hand
    for where, text in HANDS[2].items():
        for kind in parse_tiles(text):
            drag(panel.palette_of_tiles.tiles[kind], row.places[where])
    held = model.entry.hands[2]
    assert isinstance(held, Tiles)
    assert [laid.tiles for laid in held.exposed] == [parse_tiles("B2 B2 B2")]
    assert held.winning is tile("G")
    model.toggle_giver(3)
    assert model.rows[2].total == "104"
    assert shown(panel) == NINTH
    assert panel.palette_of_tiles.tiles[tile("G")].left == 1


def test_all_four_hands_of_the_picture_are_typed(qtbot: QtBot, panel: EntryPanel) -> None:
    model = panel.model
    for place, hand in enumerate(HANDS):
        model.choose(place)
        if place == 2:
            key(panel, Qt.Key.Key_M, control=True)
        for where, text in hand.items():
            field = panel.rows[place].hand.places[where]
            focus(qtbot, field)
            QTest.keyClicks(field, text)
    model.choose(3)
    key(panel, Qt.Key.Key_G, control=True)
    assert (model.entry.winner, model.entry.giver, model.entry.way) == (2, 3, WinBy.DISCARD)
    assert [row.total for row in model.rows] == ["10", "20", "104", "10"]
    assert shown(panel) == NINTH
    key(panel, Qt.Key.Key_Return, control=True)
    assert panel.score_session.submitted == [model.entry]  # type: ignore[attr-defined]


def test_the_palette_counts_the_tiles_of_all_hands(panel: EntryPanel) -> None:
    palette = panel.palette_of_tiles.tiles
    panel.model.hand(0).type("d3d3")
    panel.model.hand(1).type("d3")
    assert palette[tile("D3")].left == 1
    palette[tile("D3")].click()
    assert (palette[tile("D3")].left, palette[tile("D3")].isEnabled()) == (0, False)
    panel.model.set_by_points(0, on=True)
    assert palette[tile("D3")].left == 2
    assert not palette[tile("Fl1")].isVisible()


def test_a_drop_on_a_hand_at_rest_lays_the_tile_there(panel: EntryPanel) -> None:
    drag(panel.palette_of_tiles.tiles[tile("R")], panel.rows[3])
    assert panel.model.chosen == 3
    assert panel.model.hand(3).draft.concealed == parse_tiles("R")
    drag(panel.rows[3].hand.places[Place.CONCEALED].laid[0], panel.rows[1])
    assert panel.model.hand(3).draft.is_empty
    assert panel.model.hand(1).draft.concealed == parse_tiles("R")


def test_a_click_chooses_a_hand_and_then_takes_its_tiles_out(panel: EntryPanel) -> None:
    panel.model.hand(1).type("r ")
    panel.model.choose(0)
    laid = panel.rows[1].hand.places[Place.CONCEALED].laid[0]
    QTest.mouseClick(panel.rows[1], Qt.MouseButton.LeftButton, pos=laid.mapTo(panel.rows[1], QPoint(4, 9)))
    assert panel.model.chosen == 1
    assert panel.model.hand(1).draft.concealed == parse_tiles("R")
    laid = panel.rows[1].hand.places[Place.CONCEALED].laid[0]
    QTest.mouseClick(laid, Qt.MouseButton.LeftButton)
    assert panel.model.hand(1).draft.is_empty
    assert panel.model.entry.hands[1] is None


@pytest.mark.thorough
def test_a_fifth_tile_names_who_has_it_and_blocks_nothing_else(panel: EntryPanel) -> None:
    tiles(panel, None)  # type: ignore[arg-type]  # it asks nothing of the session
    hand = panel.model.hand(0)
    hand.go_to(Place.CONCEALED)
    hand.type("b3b3b3b3")
    said = "5 times 3 of bamboos on the table, there are only four: Agnes has 4 and Joseph has 1."
    errors = [row.error for row in panel.model.rows]
    assert said in errors[0]
    assert "Tiles of Agnes: 17" in errors[0]
    assert errors[3] == said
    assert errors[1] == errors[2] == ""
    assert not panel.foot.enter.isEnabled()
    assert said in panel.rows[3].accessibleName()
    panel.model.hand(1).erase()
    assert panel.model.hand(1).draft.missing == 1


@pytest.mark.thorough
def test_a_set_that_is_none_is_named(panel: EntryPanel) -> None:
    hand = panel.model.hand(0)
    hand.go_to(Place.EXPOSED)
    hand.type("b3b4b6 ")
    hand.go_to(Place.CONCEALED)
    hand.type("c1c1c1c2c3c4d5d6d7e")
    assert panel.model.rows[0].error == (
        "What Agnes has laid open is no set: 3 of bamboos, 4 of bamboos and 6 of bamboos."
    )


def test_a_single_tile_laid_open_is_spoken_of_as_one(panel: EntryPanel) -> None:
    hand = panel.model.hand(0)
    hand.go_to(Place.EXPOSED)
    hand.type("r ")
    hand.go_to(Place.CONCEALED)
    hand.type("rr")
    assert panel.model.rows[0].error == "What Agnes has laid open is no set: red dragon."


def test_only_what_can_apply_is_asked(panel: EntryPanel) -> None:
    tiles(panel, None)  # type: ignore[arg-type]
    offered = [panel.way.way.itemData(row) for row in range(panel.way.way.count())]
    assert WinBy.DISCARD in offered
    assert WinBy.EIGHT_FLOWERS not in offered
    assert WinBy.DEALT not in offered
    assert not panel.way.wild.isVisible()
    assert [place for place, button in panel.way.givers.items() if button.isChecked()] == [3]
    assert [place for place, button in panel.way.givers.items() if button.isHidden()] == [2], "he won"
    assert panel.way.givers[3].text() == "Joseph"
    panel.way.way.setCurrentIndex(panel.way.way.findData(WinBy.WALL))
    panel.way.way.activated.emit(panel.way.way.currentIndex())
    assert panel.model.entry.giver is None
    assert panel.way.drew.isChecked()
    assert not any(button.isChecked() for button in panel.way.givers.values())


@pytest.mark.thorough
def test_a_circumstance_is_asked_in_plain_words(qtbot: QtBot, english: object) -> None:  # noqa: ARG001
    score = StillScore("how-to-play")
    panel = panel_of(qtbot, score)
    model = panel.model
    model.toggle_winner(1)
    model.hand(1).type("b1b2b3b4b5b6c1c2c3d7d7d7e")
    model.hand(1).put(tile("E"), Place.WINNING)
    before = model.rows[1].total
    box = panel.way.boxes["standing"]
    assert box.text() == "A standing hand was declared"
    box.click()
    assert model.rows[1].total != before
    assert panel.way.boxes["standing"].isChecked()


def test_points_and_tiles_are_mixed_freely_and_both_are_kept(panel: EntryPanel) -> None:
    tiles(panel, None)  # type: ignore[arg-type]
    model = panel.model
    before = model.entry.hands[1]
    model.choose(1)
    panel.rows[1].mode.click()
    assert model.is_by_points(1)
    assert panel.rows[1].points.isVisible()
    QTest.keyClicks(panel.rows[1].points.edit, "10*2")
    assert model.entry.hands[1] == Points("10*2")
    assert shown(panel) == NINTH
    key(panel, Qt.Key.Key_F4)
    assert model.entry.hands[1] == before
    key(panel, Qt.Key.Key_F4)
    assert model.entry.hands[1] == Points("10*2")


def test_who_has_not_won_has_no_winning_tile(panel: EntryPanel) -> None:
    tiles(panel, None)  # type: ignore[arg-type]
    panel.model.toggle_winner(2)
    held = panel.model.entry.hands[2]
    assert isinstance(held, Tiles)
    assert held.winning is None
    assert panel.model.hand(2).draft.concealed.count(tile("G")) == 3
    assert "say Mah-Jongg" in panel.model.rows[2].error
    panel.model.toggle_winner(1)
    assert ": 14; a complete hand" in panel.model.rows[2].error, "somebody else has won"


@pytest.mark.thorough
def test_it_is_said_beside_the_payments_that_a_hand_in_tiles_is_rounded(qtbot: QtBot) -> None:
    """The row said 3 and every payment 10; why stood below the lines of the hand, out of sight."""
    panel = panel_of(qtbot, StillScore("fenghua"), (1000, 836))
    model = panel.model
    model.set_all_by_points(on=False)
    model.toggle_winner(0)
    lay(model, 0, {Place.EXPOSED: "D7 D8 D9", Place.CONCEALED: "B5 B6 B7 B8 B8 C1 C1 C1 C7 C8"})
    lay(model, 0, {Place.WINNING: "C9"})
    model.table.put(tile("N"), Place.WILD)
    model.change(with_by(model.entry, WinBy.WALL, model.situation.east))
    assert model.rows[0].total == "3"
    assert {row.points for row in model.paid.rows} == {"20"}
    assert model.paid.notes[0] == "3 is rounded up to 10."
    assert panel.paid.said.startswith("3 is rounded up to 10.")


@pytest.mark.thorough
def test_everything_has_a_name_and_a_role(panel: EntryPanel) -> None:
    tiles(panel, None)  # type: ignore[arg-type]
    assert panel.accessibleName() == "Entry of a deal"
    assert panel.rows[2].accessibleName() == "Lillian, West, Mah-Jongg, points: 104"
    assert panel.rows[3].accessibleName() == "Joseph, North, gave the winning tile, points: 10"
    assert panel.rows[1].won.accessibleName() == "Theo won (Ctrl+M)"
    assert panel.way.way.accessibleName() == "won by"
    assert panel.rows[2].mode.accessibleName() == "Just the points of Lillian"
    assert panel.paid.table.accessibleName() == "Who pays whom"
    for way in (panel.explain, panel.compare, panel.judge):
        assert way.toolTip(), "its few words do not say what it shows"
        assert way.accessibleDescription()
    assert panel.foot.enter.text() == "Enter deal 1"


@pytest.mark.thorough
@pytest.mark.parametrize("size", by_day([(700, 560)], [(700, 560), (772, 836), (1390, 1380)]))
def test_nothing_is_wider_than_the_panel(panel: EntryPanel, size: tuple[int, int]) -> None:
    panel.window().resize(*size)
    tiles(panel, None)  # type: ignore[arg-type]
    assert panel.window().width() == size[0]
    for row in panel.rows.values():
        places = [place for place in row.hand.places.values() if place.isVisible()]
        assert max(place.geometry().right() for place in places) <= row.hand.width()


def test_the_palette_fills_the_place_that_is_marked_and_only_one_is(
    qtbot: QtBot,
    english: object,  # noqa: ARG001 - the language comes first
) -> None:
    panel = panel_of(qtbot, StillScore("fenghua"))
    model, palette = panel.model, panel.palette_of_tiles.tiles
    first, wild = panel.rows[0].hand.places, panel.way.wild
    for place, code in ((first[Place.CONCEALED], "C1"), (wild, "C5"), (first[Place.BONUS], "Fl1")):
        focus(qtbot, place)
        assert [one.place for one in (*first.values(), wild) if one.is_filled_now] == [place.place]
        palette[tile(code)].setFocus()
        palette[tile(code)].click()
        assert place.model.draft.tiles(place.place) == (tile(code),)
    focus(qtbot, wild)
    panel.model.choose(1)
    assert not wild.is_filled_now
    assert model.entry.wild == (tile("C5"),)


def test_home_and_end_go_to_the_first_tile_and_behind_the_last(qtbot: QtBot, panel: EntryPanel) -> None:
    held = panel.rows[0].hand.places[Place.CONCEALED]
    focus(qtbot, held)
    key(held, Qt.Key.Key_Home)
    assert held.marked is None
    QTest.keyClicks(held, "b3b4b5")
    key(held, Qt.Key.Key_Home)
    assert held.marked == 0
    key(held, Qt.Key.Key_Delete)
    key(held, Qt.Key.Key_End)
    assert held.marked is None
    key(held, Qt.Key.Key_Backspace)
    assert panel.model.hand(0).draft.concealed == parse_tiles("B4")


def test_how_a_hand_was_won_stands_in_words_before_anybody_said_it(panel: EntryPanel) -> None:
    model, way = panel.model, panel.way.way
    model.toggle_winner(0)
    assert way.currentText() == "not said"
    way.activated.emit(0)
    assert model.entry.by is None
    model.hand(0).type("b3")
    assert way.currentText() == "not said", "a tile says nothing of how another one came"
    panel.way.drew.click()
    assert (way.currentText(), way.findText("not said")) == ("drawn from the wall", -1)


@pytest.mark.parametrize("book", by_day({"pung-chow", "fenghua"}, rule_set_ids()))
def test_flowers_in_a_book_without_them_are_seen_and_taken_out(
    qtbot: QtBot,
    english: object,  # noqa: ARG001 - the language comes first
    book: str,
) -> None:
    panel = panel_of(qtbot, StillScore(book))
    places = panel.rows[0].hand.places
    focus(qtbot, places[Place.CONCEALED])
    panel.model.toggle_winner(0)
    plays = panel.model.rules.course.bonus_tiles
    assert places[Place.BONUS].isVisible() is plays
    QTest.keyClicks(places[Place.CONCEALED], "fl1")
    assert places[Place.BONUS].isVisible()
    focus(qtbot, places[Place.BONUS])
    key(places[Place.BONUS], Qt.Key.Key_Backspace)
    assert places[Place.BONUS].isVisible() is plays
    held = QApplication.focusWidget()
    assert held is not None
    assert panel.isAncestorOf(held)


FULLEST = Tiles(
    parse_tiles("E"),
    kongs=parse_tiles("D1 D2 D3 D4"),
    winning=tile("E"),
    bonus=parse_tiles("Fl1 Fl2 Fl3 Fl4 Se1 Se2 Se3 Se4"),
)
LONGEST = Tiles(
    exposed=tuple(Laid(parse_tiles(" ".join([kind] * 4))) for kind in ("B1", "B2", "B3")),
    concealed=parse_tiles("R R R E"),
    winning=tile("E"),
    bonus=FULLEST.bonus,
)


@pytest.mark.thorough
@pytest.mark.parametrize("size", [(560, 560), *by_day([], [(700, 560), (772, 836), (1390, 1380)])])
@pytest.mark.parametrize("held", by_day([LONGEST], [FULLEST, LONGEST]))
def test_no_place_of_the_fullest_hand_is_cut_off(
    qtbot: QtBot,
    english: object,  # noqa: ARG001 - the language comes first
    held: Tiles,
    size: tuple[int, int],
) -> None:
    score = StillScore("fenghua")
    score.entry = DealEntry(winner=0, by=WinBy.WALL, hands=(held, None, None, None))
    panel = panel_of(qtbot, score)
    panel.window().resize(*size)
    for chosen in (0, 1):
        panel.model.choose(chosen)
        QApplication.processEvents()
        hand = panel.rows[0].hand
        places = [place for place in hand.places.values() if place.isVisible()]
        areas = [place.geometry() for place in places]
        assert all(hand.rect().contains(area) for area in areas)
        assert not any(one.intersects(other) for one, other in combinations(areas, 2))
        assert all(place.rect().contains(laid.geometry()) for place in places for laid in place.laid)
        assert panel.rows[0].rect().contains(hand.geometry())


@pytest.mark.thorough
def test_the_focus_stays_in_the_panel_when_points_take_the_place_of_tiles(panel: EntryPanel) -> None:
    score: StillScore = panel.score_session  # type: ignore[attr-defined]
    by_points = DealEntry(winner=0, hands=(Points("20"), Points("8"), Points("4"), Points("2")))
    by_tiles = DealEntry(hands=(Tiles(concealed=(tile("B3"),)), None, None, None))
    for entry in (by_tiles, by_points, by_tiles):
        score.entry = entry
        score.editing_changed.emit()
        held = QApplication.focusWidget()
        assert held is not None
        assert panel.isAncestorOf(held)


def test_what_is_wrong_moves_nothing_while_one_types(panel: EntryPanel) -> None:
    model, tops = panel.model, set()
    for place in (0, 1, 0, 2):
        model.choose(place)
        for _ in range(3):
            if place < 2:
                model.lay(tile("B1"))
            QApplication.processEvents()
            tops.add((panel.palette_of_tiles.y(), panel.rows[3].y()))
    assert [bool(row.error) for row in model.rows] == [True, True, False, False]
    assert len(tops) == 1
