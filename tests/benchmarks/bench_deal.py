"""How long a picture takes while a deal begins and while a tile is dragged, in the software scene graph.

The time of the processor is measured, at the size of the design: from the tick of the clock until the picture
is on the screen. A screen shows one in 16 ms.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from statistics import quantiles
from time import process_time

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))

from PySide6.QtCore import QCoreApplication, QEventLoop, QPoint, QPointF, Qt, QTimer  # noqa: E402 - as below
from PySide6.QtQuick import QQuickItem  # noqa: E402 - the root is on the path only now
from PySide6.QtTest import QTest  # noqa: E402 - as above

from peling_app.platform.resources import load_fonts  # noqa: E402
from peling_app.play.table.model.board import BoardViewModel  # noqa: E402
from peling_app.play.table.view.page import TablePage  # noqa: E402
from tests.app.play.table.moments.beginnings import Begun  # noqa: E402
from tests.app.play.table.pictures import filled  # noqa: E402
from tests.app.play.table.test_layout import late  # noqa: E402
from tests.benchmarks.figure import Figure  # noqa: E402
from tests.end2end.stage import application  # noqa: E402

SIZE = (1048, 852)
TICK = 16
STEPS = 60
"""Moves of the mouse from the hand to the middle of the table."""


def pictures(
    board: BoardViewModel, begin: Callable[[TablePage], Iterable[Callable[[], object]]]
) -> list[float]:
    """Return the milliseconds of each picture; `begin` gives what is done before each, on a page."""
    page = TablePage(board)
    page.resize(*SIZE)
    page.show()
    QCoreApplication.processEvents()
    window = page.quick.quickWindow()
    painted: list[bool] = []
    window.afterRendering.connect(lambda: painted.append(True), Qt.ConnectionType.DirectConnection)
    times: list[float] = []
    for step in begin(page):
        painted.clear()
        late: list[bool] = []
        waking = QTimer(singleShot=True, interval=40)
        waking.timeout.connect(lambda late=late: late.append(True))
        start = process_time()
        step()
        waking.start()
        while not painted and not late:
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        waking.stop()
        QCoreApplication.processEvents()
        if painted:
            times.append((process_time() - start) * 1e3)
    page.unload()
    return times


def dealt(book: str) -> list[float]:
    """Return the times while a deal of a book begins."""
    begun = Begun(book, seats=True)

    def begin(_page: TablePage) -> Iterable[Callable[[], object]]:
        begun.tell()
        deal = begun.board.beginning
        assert deal.opening is not None
        return [partial(deal.go_to, time) for time in range(0, deal.opening.total, TICK)]

    return pictures(begun.board, begin)


def items(item: QQuickItem) -> Iterator[QQuickItem]:
    """Yield an item and all within it."""
    yield item
    for child in item.childItems():
        yield from items(child)


def dragged() -> list[float]:
    """Return the times while a tile is dragged over a full table and back."""
    board = BoardViewModel()
    filled(board, late(), "C4 C5 R R B7")

    def begin(page: TablePage) -> Iterable[Callable[[], object]]:
        item = next(one for one in items(page.board) if one.objectName().startswith("hand-"))
        first = item.mapToScene(QPointF(item.width() / 2, item.height() / 2)).toPoint()
        far = QPoint(SIZE[0] // 2, SIZE[1] // 3) - first
        QTest.mousePress(page.quick, Qt.MouseButton.LeftButton, pos=first)
        shares = [step / STEPS for step in (*range(1, STEPS + 1), *range(STEPS, 0, -1))]
        return [partial(QTest.mouseMove, page.quick, first + far * share) for share in shares]

    return pictures(board, begin)


def run() -> list[Figure]:
    """Measure in a program of its own, since another benchmark has an application without windows."""
    printed = subprocess.run(
        [sys.executable, __file__], check=True, capture_output=True, text=True, timeout=300
    )
    often, longest, moved, farthest = map(float, printed.stdout.split()[-4:])
    return [
        Figure("deal begins: 95 of 100 pictures", often, "ms", 16, "<="),
        Figure("deal begins: longest picture", longest, "ms", 100, "<="),
        Figure("tile dragged: 95 of 100 pictures", moved, "ms", 16, "<="),
        Figure("tile dragged: longest picture", farthest, "ms", 100, "<="),
    ]


def main() -> None:
    """Print the figures in ms."""
    application()
    load_fonts()
    times = [one for book in ("pung-chow-limit", "how-to-play", "fenghua") for one in dealt(book)]
    moves = dragged()
    print(quantiles(times, n=20)[-1], max(times), quantiles(moves, n=20)[-1], max(moves))


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ.setdefault("QT_QUICK_BACKEND", "software")
    main()
