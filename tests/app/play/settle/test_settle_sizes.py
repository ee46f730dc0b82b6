"""The settlement at its sizes, in every book: how large its tiles are, and that no sum is hidden."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from peling.core.scoring import Win, WinBy
from peling.core.tiles import Wind, tile
from peling.play.deal import DealResult
from peling.rulebooks import RULE_SETS, rule_set
from peling.rules.ruleset import RuleSet
from peling_app.kit.model.theme import Theme
from peling_app.platform.i18n import Translations
from peling_app.platform.preferences import Preferences
from peling_app.platform.settings import Language
from peling_app.play.settle.model.settle import SettleModel
from peling_app.play.settle.view.account_book import AccountBook
from peling_app.play.settle.view.page import SettlePage
from tests.app.play.settle.deals import (
    PICTURE,
    claimed,
    drawn,
    finish,
    four_winds_deal,
    four_winds_game,
    greatest,
    picture,
    totals,
)
from tests.app.play.tutor.fakes import StillSession
from tests.app.play.tutor.positions import discard_of_west
from tests.by_day import by_day
from tests.end2end.pictures.shots_fenghua import pairs
from tests.engine.play.fenghua_deals import BOOK

WON = Win(tile("B8"), WinBy.WALL)
LIMITED = rule_set("pung-chow-limit")
DEALS: dict[str, tuple[RuleSet, Callable[[], DealResult]]] = {
    "pung-chow": (rule_set("pung-chow"), picture),
    "pung-chow-limit": (LIMITED, lambda: finish(PICTURE, Wind.SOUTH, WON, rules=LIMITED)),
    "how-to-play": (rule_set("how-to-play", {"flowers": True}), claimed),
    "four-winds": (rule_set("four-winds"), four_winds_deal),
    "fenghua": (BOOK, pairs),
}
"""A deal that was won in each book."""
EXTREME = ("how-to-play", "four-winds", "fenghua")
"""The books whose settlement has most: flowers and four hands that are paid, sticks, wild tiles."""
books = pytest.mark.parametrize(
    "books",
    [EXTREME, pytest.param(sorted(set(DEALS) - set(EXTREME)), marks=pytest.mark.nightly)],
    ids=["extreme", "others"],
)
"""Asked of some books by day, of the others at night."""
HEIGHTS = {1024: 660, 1440: 852, 2560: 1392}
"""The height of the page by its width."""


def fewer(players: int) -> DealResult:
    return finish({wind: PICTURE[wind] for wind in tuple(Wind)[:players]}, Wind.SOUTH, WON)


class Shown:
    """One page that shows one deal after the other."""

    def __init__(self, qtbot: QtBot) -> None:
        self._preferences = Preferences(None)
        self.session = StillSession(discard_of_west(), result=picture())
        self.page = SettlePage(SettleModel(self.session), Theme(self._preferences))
        qtbot.addWidget(self.page)
        with qtbot.waitExposed(self.page):
            self.page.show()

    def show(self, rules: RuleSet, result: DealResult, width: int, height: int, zoom: int = 100) -> None:
        """Show a deal at a size and let everything find its place."""
        self._preferences.update(text_zoom=zoom)
        self.page.resize(width, height)
        self.session.rules, self.session.last_result = rules, result
        self.session.state = four_winds_game(result) if rules.sticks else None
        self.session.totals = totals(result)
        self.session.changed.emit()
        for _ in range(4):
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
            QCoreApplication.processEvents()

    def seen(self, part: QWidget, area: QRect) -> bool:
        """Return whether an area of a part is seen at once, without scrolling."""
        return part.visibleRegion().contains(area) and part.visibleRegion().boundingRect().contains(area)


@pytest.fixture
def shown(qtbot: QtBot) -> Shown:
    return Shown(qtbot)


def test_there_is_a_deal_of_every_book() -> None:
    assert set(DEALS) == set(RULE_SETS)


@pytest.mark.nightly  # by day that they grow with the table
@books
@pytest.mark.usefixtures("english")
def test_tiles_have_the_size_of_the_design_in_every_book(shown: Shown, books: Sequence[str]) -> None:
    for name in books:
        rules, deal = DEALS[name]
        shown.show(rules, deal(), 1440, 852)
        winner, *others = shown.page.hands.rows
        # The booklet's hand has three flowers as well: it takes the whole width.
        assert winner.look.tile == (40 if name != "how-to-play" else 39), name
        assert winner.look.lines == 2
        assert winner.look.labels == 2, "the kind of each set, and how it counts"
        assert {row.look.tile for row in others} == {34 if name != "how-to-play" else 33}, name


@pytest.mark.nightly  # by day that they grow with the table
@pytest.mark.usefixtures("english")
@pytest.mark.parametrize("players", by_day([2], [2, 3]))
def test_two_and_three_players_have_the_same_tiles(shown: Shown, players: int) -> None:
    shown.show(rule_set("pung-chow"), fewer(players), 1440, 852)
    winner, *others = shown.page.hands.rows
    assert len(others) == players - 1
    assert winner.look.tile == 40
    assert {row.look.tile for row in others} == {34}


@pytest.mark.usefixtures("english")
@pytest.mark.parametrize("book", by_day({"how-to-play"}, DEALS))
def test_tiles_grow_with_the_table_and_stay_large_in_the_least_window(shown: Shown, book: str) -> None:
    rules, deal = DEALS[book]
    shown.show(rules, deal(), 2560, 1392)
    assert shown.page.hands.rows[0].look.tile >= 60
    shown.show(rules, deal(), 1024, 660)
    winner, *others = shown.page.hands.rows
    assert winner.look.tile >= 24
    assert all(row.look.tile >= 20 for row in others)


@pytest.mark.nightly  # by day that they grow with the table
@pytest.mark.usefixtures("english")
def test_tiles_of_a_drawn_deal_are_large_in_the_least_window(shown: Shown) -> None:
    shown.show(rule_set("pung-chow"), drawn(), 1024, 660)
    assert {row.look.tile for row in shown.page.hands.rows} <= set(range(24, 40))


@pytest.mark.parametrize(
    ("language", "zoom"),
    [
        (Language.GERMAN, 150),
        *(
            pytest.param(*easier, marks=pytest.mark.nightly)
            for easier in ((Language.ENGLISH, 100), (Language.ENGLISH, 150), (Language.GERMAN, 100))
        ),
    ],
)
@books
def test_no_sum_is_hidden_in_the_least_window(
    shown: Shown, english: Translations, language: Language, zoom: int, books: Sequence[str]
) -> None:
    """The totals of all, and what the winner's lines come to, are seen at once in every book."""
    english.use(language)
    deals = {**DEALS, "greatest": (rule_set("pung-chow"), greatest)}
    for name in (*books, "greatest"):
        rules, deal = deals[name]
        shown.show(rules, deal(), 1024, 660, zoom)
        page = shown.page
        last = page.totals.model().rowCount() - 1
        table = page.totals.viewport()
        for column in range(page.totals.model().columnCount()):
            cell = page.totals.visualRect(page.totals.model().index(last, column))
            assert shown.seen(table, cell), f"{name}: a total is hidden"
        below = page.area.verticalScrollBar().maximum() > 0
        assert page.summed.isVisible() is below, f"{name}: what the hand counts"
        if below:
            assert shown.seen(page.summed, page.summed.rect()), name
        assert all(shown.seen(row, row.rect()) for row in page.hands.rows), name


@pytest.mark.nightly  # by day that no sum is hidden there
@pytest.mark.parametrize("language", by_day([Language.GERMAN], Language))
@books
def test_compare_has_no_row_of_its_own_in_the_least_window(
    shown: Shown, english: Translations, language: Language, books: Sequence[str]
) -> None:
    """What the words above a score could not have in one line took a row from the lines of the score."""
    english.use(language)
    for name in books:
        rules, deal = DEALS[name]
        shown.show(rules, deal(), 1024, 660)
        page = shown.page
        left = page.compare.mapTo(page, QPoint()).x() - page.area.mapTo(page, QPoint()).x()
        assert left > page.area.width() / 2, name


@pytest.mark.thorough
@pytest.mark.usefixtures("english")
@pytest.mark.parametrize(
    ("width", "zoom"),
    [
        (1024, 150),
        *(
            pytest.param(*wider, marks=pytest.mark.nightly)
            for wider in ((1024, 100), (1440, 100), (1440, 150))
        ),
    ],
)
@books
def test_what_stands_under_a_set_is_not_wider_than_its_place(
    shown: Shown, width: int, zoom: int, books: Sequence[str]
) -> None:
    for name in books:
        rules, deal = DEALS[name]
        shown.show(rules, deal(), width, HEIGHTS[width], zoom)
        for row in shown.page.hands.rows:
            assert row.label_fits(row.look), name
            left, right = row.look.plate, row.look.total
            if row.look.lines == 1:
                assert row.length(row.look.tile, row.look.gap) <= row.width() - left - right, name


@pytest.mark.nightly  # by day walks/test_sweep.py
@pytest.mark.parametrize(
    ("width", "zoom"),
    [
        (1024, 150),
        *(
            pytest.param(*more, marks=pytest.mark.nightly)
            for more in ((1024, 100), (1440, 100), (1440, 150), (2560, 100), (2560, 150))
        ),
    ],
)
def test_a_deal_that_came_while_the_table_was_in_front_has_the_same_room(
    shown: Shown, qtbot: QtBot, width: int, zoom: int
) -> None:
    height = HEIGHTS[width]
    plain = rule_set("pung-chow")
    shown.show(plain, drawn(), width, height, zoom)
    shown.page.hide()
    shown.show(plain, picture(), width, height, zoom)
    shown.page.show()
    for _ in range(4):
        QCoreApplication.processEvents()
    fresh = Shown(qtbot)
    fresh.show(plain, picture(), width, height, zoom)
    assert shown.page.hands.geometry() == fresh.page.hands.geometry()
    area = shown.page.totals.rect()
    assert zoom > 100 or shown.seen(shown.page.totals, area), "no sum is hidden"


@pytest.mark.nightly  # by day walks/test_columns_fit.py
@pytest.mark.usefixtures("english")
@pytest.mark.parametrize("book", by_day({"pung-chow-limit"}, DEALS))
def test_tables_that_have_room_beside_each_other_are_not_moved_sideways(shown: Shown, book: str) -> None:
    """The bar for what is below took the room of the tables, and a second bar came."""
    rules, deal = DEALS[book]
    moved = []
    for width in range(1004, 1036, 8):
        shown.show(rules, deal(), width, 470)
        (area,) = {one.area for one in shown.page.findChildren(AccountBook)}
        if area.horizontalScrollBar().maximum() and area.horizontalScrollBar().isVisible():
            moved.append(width)
    assert moved == []


@pytest.mark.nightly  # by day shell/test_large_window.py
@pytest.mark.usefixtures("english")
def test_a_large_window_has_larger_text_unless_the_user_has_it_large(shown: Shown) -> None:
    """The score filled half of its column, in letters of a laptop."""

    def grown(zoom: int) -> float:
        heights = []
        for width in (1440, 2560):
            shown.show(rule_set("pung-chow"), picture(), width, HEIGHTS[width], zoom)
            heights.append(shown.page.totals.rowHeight(0))
        return heights[1] / heights[0]

    assert grown(100) > 1.25
    assert grown(150) < 1.2
