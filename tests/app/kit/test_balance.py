from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QPainter
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from peling_app.kit.balance import Balance, BalanceLine, apart, spaced, ticks
from peling_app.kit.model.theme import Theme
from peling_app.kit.view.chart import BalanceChart, draw_chart, look_of
from peling_app.kit.words import balance as words
from peling_app.platform.preferences import Preferences
from tests.end2end.stage import application, picture

EVENING = Balance(
    (
        BalanceLine("Agnes", (0, -108, -156), -384),
        BalanceLine("Theo", (0, 208, 400), 326),
        BalanceLine("Lillian", (0, -38, -116), 300),
        BalanceLine("Joseph", (0, -62, -128), -242),
    )
)


@pytest.fixture
def chart(qtbot: QtBot) -> BalanceChart:
    application()
    made = BalanceChart(Theme(Preferences(None)))
    qtbot.addWidget(made)
    made.resize(560, 256)
    made.show_balance(EVENING)
    made.show()
    return made


@pytest.mark.parametrize("values", [[1], [-1], [0, 7, 1_234_567], [-300, -200], [999, 1000], [-49, 51]])
def test_marks_enclose_the_values_at_even_steps(values: list[int]) -> None:
    found = ticks(values, 6)
    assert found[0] <= min(values) <= max(values) <= found[-1]
    assert 0 in found
    assert len({right - left for left, right in pairwise(found)}) == 1
    assert len(found) <= 7


class WordsDrawn(QPainter):
    """Knows where words were drawn."""

    def __init__(self, image: QImage) -> None:
        super().__init__(image)
        self.seen: list[QRectF] = []

    def drawText(self, *given: object) -> None:  # type: ignore[override]  # the chart uses one form of it
        """Note the room of the words."""
        room, flags, text = given
        assert isinstance(room, QRectF | QRect)
        assert isinstance(flags, int)
        assert isinstance(text, str)
        self.seen.append(QFontMetricsF(self.font()).boundingRect(QRectF(room), flags, text))


@pytest.mark.parametrize("size", [(560, 256), (420, 200), (1200, 600)])
@pytest.mark.parametrize("zoom", [100, 150])
def test_no_word_of_the_chart_lies_on_another(size: tuple[int, int], zoom: int) -> None:
    """The lowest figure at the left and the word below the left end are nearest to one another."""
    application()
    preferences = Preferences(None)
    preferences.update(text_zoom=zoom)
    image = QImage(*size, QImage.Format.Format_ARGB32)
    painter = WordsDrawn(image)
    draw_chart(painter, QRectF(image.rect()), EVENING, look_of(Theme(preferences)), words.start())
    painter.end()
    assert len(painter.seen) > 8
    assert not [(one, other) for one, other in combinations(painter.seen, 2) if one.intersects(other)]
    assert all(one.top() >= 0 for one in painter.seen)


def test_labels_keep_their_order_and_distance() -> None:
    placed = apart([100, 101, 102, 103], 18, 0, 256)
    assert sorted(placed) == list(placed)
    assert all(right - left >= 18 for left, right in pairwise(placed))
    assert apart([250, 255], 18, 0, 256) == (238, 256)


def test_a_thousand_deals_get_few_numbers() -> None:
    assert spaced(1000, 12) == tuple(range(100, 1001, 100))


def test_the_room_has_one_place_more_while_a_deal_is_entered() -> None:
    assert (EVENING.deals, EVENING.steps) == (2, 3)
    done = Balance((BalanceLine("Agnes", (0, 4)),))
    assert (done.deals, done.steps) == (1, 1)
    assert Balance().steps == 1


def test_the_chart_says_all_it_shows(chart: BalanceChart) -> None:
    said = chart.accessibleDescription()
    assert said.startswith("After deal 2: Theo +400, Lillian −116, Joseph −128, Agnes −156.")
    assert "Theo: highest +400 after deal 2, lowest 0 at the start." in said
    chart.show_balance(Balance())
    assert chart.accessibleDescription() == words.balance(Balance())


def test_arrows_go_from_deal_to_deal(chart: BalanceChart) -> None:
    seen = []
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Left, Qt.Key.Key_Left, Qt.Key.Key_Left, Qt.Key.Key_Right):
        QTest.keyClick(chart, key)
        seen.append(chart.deal)
    assert seen == [2, 1, 0, 0, 1]
    QTest.keyClick(chart, Qt.Key.Key_End)
    assert chart.deal == 2
    chart.show_balance(Balance((BalanceLine("Agnes", (0, 1)),)))
    assert chart.deal is None


def test_tab_stops_only_where_there_is_a_deal_to_point_out(chart: BalanceChart) -> None:
    assert chart.focusPolicy() & Qt.FocusPolicy.TabFocus
    for empty in (Balance(), Balance((BalanceLine("Agnes", (0,)),))):
        chart.show_balance(empty)
        assert chart.focusPolicy() is Qt.FocusPolicy.NoFocus
    chart.show_balance(EVENING)
    assert chart.focusPolicy() & Qt.FocusPolicy.TabFocus
    fresh = BalanceChart(Theme(Preferences(None)))
    assert fresh.focusPolicy() is Qt.FocusPolicy.NoFocus


def test_a_place_on_the_chart_names_its_deal(chart: BalanceChart) -> None:
    picture(chart)
    assert chart.deal_at(QPoint(50, 100)) == 0
    assert chart.deal_at(QPoint(460, 100)) == 2
    assert chart.deal_at(QPoint(5, 100)) is None


def ink(image: QImage) -> int:
    """Return how many dark pixels a picture has in shades of grey."""
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    return sum(
        grey.pixelColor(x, y).lightness() < 140 for x in range(grey.width()) for y in range(grey.height())
    )


@pytest.mark.thorough
def test_lines_differ_without_colour(chart: BalanceChart) -> None:
    drawn = set()
    for player in range(4):
        lines = [BalanceLine("", (0, 0, 0, 0, 0)) for _ in range(4)]
        lines[player] = BalanceLine("", (0, 50, 0, 50, 0))
        chart.show_balance(Balance(tuple(lines)))
        drawn.add(ink(picture(chart)))
    assert len(drawn) == 4
