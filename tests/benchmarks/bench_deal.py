"""How long a picture takes while a deal begins, in the software scene graph: what moves and what is painted.

The time of the processor is measured, at the size of the design: from the tick of the clock until the picture
is on the screen. A screen shows one in 16 ms.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from statistics import quantiles
from time import process_time

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))

from PySide6.QtCore import QCoreApplication, QEventLoop, Qt, QTimer  # noqa: E402 - the root is on the path only now

from peling_app.platform.resources import load_fonts  # noqa: E402
from peling_app.play.table.view.page import TablePage  # noqa: E402
from tests.app.play.table.moments.beginnings import Begun  # noqa: E402
from tests.benchmarks.figure import Figure  # noqa: E402
from tests.end2end.stage import application  # noqa: E402

SIZE = (1048, 852)
TICK = 16


def pictures(book: str) -> list[float]:
    """Return the milliseconds of each picture while a deal of a book begins."""
    begun = Begun(book, seats=True)
    page = TablePage(begun.board)
    page.resize(*SIZE)
    page.show()
    QCoreApplication.processEvents()
    window = page.quick.quickWindow()
    painted: list[bool] = []
    window.afterRendering.connect(lambda: painted.append(True), Qt.ConnectionType.DirectConnection)
    begun.tell()
    deal = begun.board.beginning
    assert deal.opening is not None
    times: list[float] = []
    for time in range(0, deal.opening.total, TICK):
        painted.clear()
        late: list[bool] = []
        waking = QTimer(singleShot=True, interval=40)
        waking.timeout.connect(lambda late=late: late.append(True))
        begin = process_time()
        deal.go_to(time)
        waking.start()
        while not painted and not late:
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        waking.stop()
        QCoreApplication.processEvents()
        if painted:
            times.append((process_time() - begin) * 1e3)
    page.unload()
    return times


def run() -> list[Figure]:
    """Measure in a program of its own, since another benchmark has an application without windows."""
    printed = subprocess.run(
        [sys.executable, __file__], check=True, capture_output=True, text=True, timeout=300
    )
    often, longest = map(float, printed.stdout.split()[-2:])
    return [
        Figure("deal begins: 95 of 100 pictures", often, "ms", 16, "<="),
        Figure("deal begins: longest picture", longest, "ms", 100, "<="),
    ]


def main() -> None:
    """Print both figures in ms."""
    application()
    load_fonts()
    times = [one for book in ("pung-chow-limit", "how-to-play", "fenghua") for one in pictures(book)]
    print(quantiles(times, n=20)[-1], max(times))


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ.setdefault("QT_QUICK_BACKEND", "software")
    main()
