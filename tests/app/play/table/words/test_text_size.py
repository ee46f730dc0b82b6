"""Every word on the table: it grows with the setting, nothing is cut, and in high contrast it can be read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtQml import QQmlProperty
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from peling.core.actions import Discard
from peling.core.tiles import WINDS, tile
from peling_app.kit import theme
from peling_app.platform import shipped
from peling_app.platform.i18n import Translations
from peling_app.platform.settings import Language
from peling_app.play.birds import Bird
from peling_app.play.table.model.board import BoardViewModel
from peling_app.play.table.model.picture import Way
from peling_app.play.table.model.table import TableViewModel
from peling_app.play.words.games import bird_name
from tests.app.play.table.conftest import Hands
from tests.app.play.table.fake_game import FakeGame
from tests.app.play.table.moments.ends import drawn_win, washed
from tests.app.play.table.pictures import design, filled, with_seat
from tests.app.play.table.test_layout import overlaps
from tests.by_day import by_day
from tests.engine.positions import position
from tests.every_case import every

E, S, W, N = WINDS
Opened = Callable[..., Hands]
SIZES = {"1024x700": (980, 660), "1440x900": (1048, 852)}
"""The board in windows of these sizes."""
ZOOMS = (100, 125, 150)
MAY_GO = ("label-", "windWord", "noteOfPlate", "undoWord", "keyWord")
"""Words that touch nothing or are not there: the thing says them when it is asked, by mouse or reader."""
OWN = "C1 C4 C5 C6 B8 B8 B8 D3 D4 S S R R"


@pytest.fixture(params=by_day({Language.GERMAN}, list(Language)[-2:]), ids=str)
def language(request: pytest.FixtureRequest, qapp: object) -> Iterator[Language]:
    """Speak one language, and English afterwards."""
    del qapp
    translations = Translations(shipped.translations())
    translations.use(request.param)
    yield request.param
    translations.use(Language.ENGLISH)


def texts(user: Hands) -> list[QQuickItem]:
    """Return every visible Text of the board, in whatever part it is."""
    found: list[QQuickItem] = []

    def walk(item: QQuickItem) -> None:
        if item.isVisible():
            if item.inherits("QQuickText"):
                found.append(item)
            for child in item.childItems():
                walk(child)

    walk(user.page.board)
    return [item for item in found if item.property("text")]


def situations(board: BoardViewModel) -> Iterator[str]:
    """Show the table in every situation that has words of its own, one after another."""
    for name, code, hand in (("claim", "R", OWN), ("forbidden", "D9", OWN)):
        game = FakeGame(position({S: hand}, turn=E, drawn=code))
        game.can_take_back = True
        sitting = TableViewModel(game, board, parent=board)
        game.put(E, Discard(tile(code)))
        yield name
        sitting.deleteLater()
    game = washed(E)
    sitting = TableViewModel(game, board, parent=board)
    yield "washing"
    sitting.deleteLater()
    game = FakeGame(position({S: OWN}, turn=S, drawn="B7"))
    sitting = TableViewModel(game, board, parent=board)
    yield "own turn"
    board.refuse("Not discarded.", "This is done on your own turn. It is East’s turn. " * 2)
    yield "note"
    board.dismissNote()
    board.offer_ways(
        "Which chow?", [Way(0, "Chow", ["B2", "B3", "B4"], 2, ""), Way(1, "Pung", ["B4"] * 3, 2, "")]
    )
    yield "ways"
    board.offer_ways("", ())
    sitting.deleteLater()


def size_of(item: QQuickItem) -> int:
    font = QQmlProperty(item, "font").read()
    assert isinstance(font, QFont)
    return font.pixelSize()


def words(user: Hands) -> list[tuple[str, int]]:
    """Return each text with its size, but those that are left out where they have no room."""
    staying = [item for item in texts(user) if not item.objectName().startswith(MAY_GO)]
    return sorted((str(item.property("text")), size_of(item)) for item in staying)


@pytest.mark.nightly  # by day table/test_looks_of_words.py
@pytest.mark.parametrize("size", by_day({"1024x700"}, SIZES))
def test_every_word_grows_with_the_setting(board: BoardViewModel, hands: Opened, size: str) -> None:
    user = hands(board, *SIZES[size])
    for situation in situations(board):
        seen: dict[int, list[tuple[str, int]]] = {}
        for zoom in ZOOMS:
            board.set_up(zoom=zoom)
            seen[zoom] = words(user)
        board.set_up(zoom=100)
        assert len(seen[100]) > 8, "the table has words"
        for zoom, least in ((125, 1.1), (150, 1.25)):
            assert [text for text, _ in seen[100]] == [text for text, _ in seen[zoom]], "no word goes away"
            for (text, plain), (_, larger) in zip(seen[100], seen[zoom], strict=True):
                assert larger >= least * plain, (situation, zoom, text)


def cut(item: QQuickItem, room: QRectF) -> bool:
    """Return whether anything of a text is left out, or lies beyond the table."""
    box = item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))
    left_out = bool(item.property("truncated")) or item.property("contentWidth") > item.width() + 1
    return left_out or item.property("contentHeight") > item.height() + 1 or not room.contains(box)


@pytest.mark.parametrize("zoom", by_day([150], ZOOMS))
@every("size", SIZES, by_day=["1024x700"])
def test_no_word_is_cut(board: BoardViewModel, user: Hands, language: Language, size: str, zoom: int) -> None:
    board.reword()
    board.show(board.picture)
    spoken = board.property("words")["drawn"]
    assert (spoken == "drawn") is (language is Language.ENGLISH), "the words are of this language"
    board.set_up(zoom=zoom)
    user.resize(*SIZES[size])
    room = QRectF(0, 0, *SIZES[size])
    wrong, crowded = [], []
    for situation in situations(board):
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QTest.qWait(10)
        wrong += [
            (situation, item.property("text"), size_of(item)) for item in texts(user) if cut(item, room)
        ]
        crowded += [(situation, *pair) for pair in overlaps(user)]
        bar = user.item("claimBar")
        edge = bar.mapRectToScene(QRectF(0, 0, bar.width(), bar.height())).bottom()
        crowded += [
            (situation, one.objectName(), "claimBar")
            for one in user.items("label-drawn")
            if one.mapToScene(QPointF(0, -5)).y() < edge
        ]
    assert wrong == []
    assert crowded == []


@pytest.mark.nightly  # by day that no word is cut
@pytest.mark.parametrize("size", by_day({"1440x900"}, SIZES))
def test_all_plates_show_the_word_for_the_wind_or_none_does(
    board: BoardViewModel, hands: Opened, size: str
) -> None:
    user = hands(board, *SIZES[size])
    shown = set()
    for name in ("Heron", "Magpie and her sister"):
        filled(board, with_seat(design(), 1, name=name), OWN)
        for zoom in ZOOMS:
            board.set_up(zoom=zoom)
            shown.add(len(user.items("windWord")))
    assert shown == {0, 4}


def hard_to_read(user: Hands) -> list[tuple[str, str, str]]:
    """Return what words have less contrast than 7 with what lies under them, with both colours."""
    picture = user.page.quick.grab().toImage()
    found = []
    for item in texts(user):
        if item.opacity() == 0:
            continue
        high = min(item.height(), item.property("contentHeight"))
        box = item.mapRectToScene(QRectF(0, 0, item.width(), high)).toAlignedRect()
        box = box.intersected(picture.rect())
        colours = Counter(
            picture.pixelColor(x, y).name()
            for x in range(box.left(), box.right(), 2)
            for y in range(box.top(), box.bottom(), 2)
        )
        ink = QQmlProperty(item, "color").read().name()
        ground = colours.most_common(1)[0][0]
        if theme.contrast(ink, ground) < 7:
            found.append((item.property("text"), ink, ground))
    return found


def test_every_word_can_be_read_in_high_contrast(qtbot: QtBot, board: BoardViewModel, hands: Opened) -> None:
    board.set_up(flat=True)
    user = hands(board)

    def all_is_read() -> None:
        assert hard_to_read(user) == []

    for _situation in situations(board):
        QTest.qWait(30)
        # A box of words comes by degrees, on a busy machine after its words are there.
        qtbot.waitUntil(all_is_read)


def test_a_refused_claim_is_not_struck_through_in_high_contrast(board: BoardViewModel, hands: Opened) -> None:
    user = hands(board)
    situation = situations(board)
    assert [next(situation), next(situation)][-1] == "forbidden"
    strikes = [item for item in user.items("claimStrike") if item.isVisible()]
    assert strikes
    board.set_up(flat=True)
    assert user.items("claimStrike") == []


def lowest_and_highest(item: QQuickItem) -> tuple[float, float]:
    """Return where the ink of a text ends below, and where its letters begin above."""
    font = QQmlProperty(item, "font").read()
    assert isinstance(font, QFont)
    line = item.mapToScene(QPointF(0, item.property("baselineOffset"))).y()
    metrics = QFontMetricsF(font)
    return line + metrics.tightBoundingRect("gjpqy").bottom(), line - metrics.capHeight()


@pytest.mark.nightly  # by day that no word is cut
@pytest.mark.parametrize("zoom", by_day([150], ZOOMS))
@every("size", [*SIZES, "2560x1440"])
def test_the_name_of_every_bird_is_whole_and_stands_clear_of_the_total(
    board: BoardViewModel, user: Hands, language: Language, size: str, zoom: int
) -> None:
    board.reword()
    board.show(board.picture)
    board.set_up(zoom=zoom)
    user.resize(*SIZES.get(size, (2040, 1392)))
    short, close = set(), set()
    birds = list(Bird)
    for first in (0, 2):
        picture = design()
        for side, bird in enumerate(birds[first : first + 4]):
            picture = with_seat(picture, side, name=bird_name(bird), score="-1,240", east=side == 0)
        filled(board, picture, OWN)
        for plate in user.items("plate"):
            (name,) = (item for item in plate.findChildren(QQuickItem) if item.objectName() == "nameWord")
            (total,) = (item for item in plate.findChildren(QQuickItem) if item.objectName() == "totalWord")
            if cut(name, QRectF(0, 0, 4000, 4000)) and name.property("truncated"):
                short.add((language.value, name.property("text")))
            if lowest_and_highest(name)[0] > lowest_and_highest(total)[1]:
                close.add(name.property("text"))
    assert (short, close) == (set(), set())


def test_what_is_rested_on_is_called_by_its_present_name_and_by_none_at_the_end(
    board: BoardViewModel, hands: Opened
) -> None:
    filled(board, design(), OWN)
    user = hands(board)
    base, tip = user.page.board, user.page.board.findChild(QQuickItem, "tip")
    assert tip is not None
    QTest.mouseMove(user.page.quick, user.spot("plateOpposite"))
    user.qtbot.waitUntil(lambda: base.property("tip") != "")
    before = base.property("tip")
    board.show(with_seat(board.picture, 2, line="North, another line"))
    assert base.property("tip") == "North, another line" != before
    user.qtbot.waitUntil(tip.isVisible)
    game = drawn_win()
    table = TableViewModel(game, board, parent=board, in_time=True)
    game.end()
    board.skipped.emit()
    assert board.end.runs
    assert not tip.isVisible()
    del table


@every("size", [(740, 250), (740, 300), (606, 490), (980, 660)], by_day=[(740, 250), (606, 490)])
def test_the_words_in_the_middle_do_not_lie_over_each_other(
    board: BoardViewModel, hands: Opened, language: Language, size: tuple[int, int]
) -> None:
    del language
    board.reword()
    user = hands(board, *size)
    sitting = TableViewModel(FakeGame(position({S: OWN}, turn=S, drawn="B7")), board, parent=board)
    QCoreApplication.processEvents()
    middle = user.item("centreBox")
    said = [item for item in texts(user) if middle.isAncestorOf(item) and item.opacity()]
    letters = []
    for item in said:
        # Small letters stand within these parts of the first line and of the last.
        line = item.property("contentHeight") / item.property("lineCount")
        high = (
            item.property("contentHeight")
            - 0.25 * line
            - (0.12 if item.property("lineCount") > 1 else 0.25) * line
        )
        letters.append(item.mapRectToScene(QRectF(0, 0.25 * line, item.width(), high)))
    assert [pair for pair in combinations(letters, 2) if pair[0].intersects(pair[1])] == []
    assert len(said) >= 2
    sitting.deleteLater()
