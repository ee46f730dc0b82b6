"""How long day and night, contrast and text size hold the GUI thread when all pages have been shown.

The time is the process's own. Other programs on the machine still make it longer, so that each figure also
stands beside that of a peer: a plain page of labels, given the same style sheet in the same process just
before. The bound is what a person notices as a stumble. Each figure is of the page that takes longest of all.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from time import process_time

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))

from PySide6.QtWidgets import QApplication, QLabel, QVBoxLayout, QWidget  # noqa: E402 - the root is on the path only now

from peling_app.kit.model.theme import Theme  # noqa: E402
from peling_app.kit.view.style import style_sheet  # noqa: E402
from peling_app.learn.view.learn_page import LearnPage  # noqa: E402
from peling_app.platform.settings import Appearance  # noqa: E402
from peling_app.play.review.view.page import ReviewView  # noqa: E402
from peling_app.play.session import Session  # noqa: E402
from peling_app.play.setup import Level, NewGame, Opponent  # noqa: E402
from peling_app.play.view.play_page import PlayPage  # noqa: E402
from peling_app.score.view.page import ScorePage  # noqa: E402
from peling_app.shell.view.main_window import MainWindow  # noqa: E402
from peling_app.shell.view.pages import PageId  # noqa: E402
from tests.app.score.evenings import EVENING  # noqa: E402
from tests.app.score.evenings import SETUP as SHEET  # noqa: E402
from tests.benchmarks.figure import Figure  # noqa: E402
from tests.benchmarks.one_deal import choice  # noqa: E402
from tests.clearing import delete_now  # noqa: E402
from tests.end2end.stage import make_context, make_window, picture, saved_game  # noqa: E402

SETUP = NewGame(
    "pung-chow", (), "", tuple(Opponent(name, Level.CLUB) for name in ("A", "B", "C")), learning_aids=True
)
CHANGES: dict[str, tuple[dict[str, object], dict[str, object]]] = {
    "night": ({"appearance": Appearance.NIGHT}, {"appearance": Appearance.DAY}),
    "contrast": ({"high_contrast": True}, {"high_contrast": False}),
    "text size": ({"text_zoom": 150}, {"text_zoom": 100}),
}


GAMES = 40
"""So many saved games are listed."""
PLAIN_LABELS = 200
"""So many labels the peer has."""


class Peer:
    """A plain page of labels that follows the same changes."""

    def __init__(self, theme: Theme) -> None:
        """Be shown, in the present look."""
        self._theme = theme
        self._page = QWidget()
        column = QVBoxLayout(self._page)
        for number in range(PLAIN_LABELS):
            column.addWidget(QLabel(str(number)))
        self._page.show()
        self.follow()

    def follow(self) -> float:
        """Put on the style sheet of the present look once more, and return what that took in ms."""
        self._page.setStyleSheet("")
        begun = process_time()
        self._page.setStyleSheet(style_sheet(self._theme))
        return (process_time() - begun) * 1e3


def longest(folder: Path) -> dict[str, tuple[float, float, str]]:
    """Return for each change the longest time in ms, how often that of the peer it is, and on which page."""
    session = Session(folder / "games", new_seed=lambda: 1922)
    saved = tuple(saved_game(number) for number in range(GAMES))
    settings = {"computer_pause": 0, "sound": False}
    context = make_context(session=session, saved=saved, settings=settings, fades=True)
    context.score_folder = folder / "sheets"
    window = make_window(context, painted=True)
    _keep_score(window)
    window.ways.start_game(SETUP)
    while window.current is not PageId.TABLE:
        QApplication.processEvents()
    for page_id in PageId:
        _rest(window, page_id)
    peer = Peer(context.theme)
    found: dict[str, tuple[float, float, str]] = {}
    for page in _pages(window, session):
        for name, both in CHANGES.items():
            for change in both:
                plain = peer.follow()
                begun = process_time()
                context.preferences.update(**change)
                taken = (process_time() - begun) * 1e3
                _settle(window)
                found[name] = max(found.get(name, (0.0, 0.0, "")), (taken, taken / plain, page))
    window.close()
    return found


def _pages(window: MainWindow, session: Session) -> Iterator[str]:
    """Bring every page to the front, and the parts of those that have some; yield their names."""
    for page_id in PageId:
        _rest(window, page_id)
        yield page_id.value
    learn = window.page(PageId.LEARN)
    assert isinstance(learn, LearnPage)
    for way in ("course:pung-chow", "drills", "guided"):
        learn.open(way)
        _rest(window, PageId.LEARN)
        yield way
    table = window.page(PageId.TABLE)
    assert isinstance(table, PlayPage)
    _rest(window, PageId.TABLE)
    _end_deal(table, session)
    for show, name in ((table.show_settlement, "settlement"), (table.show_result, "result")):
        show()
        _rest(window, PageId.TABLE)
        yield name
    for page_id in (PageId.REPLAY, PageId.RECORDS):
        _rest(window, page_id)
        yield f"{page_id.value} of a deal"
    window.ways.show_review()
    review = window.page(PageId.REVIEW)
    assert isinstance(review, ReviewView)
    while not review.model.is_known:
        QApplication.processEvents()
    review.model.next_mistake()
    _rest(window, PageId.REVIEW)
    yield "review of a deal"


def _keep_score(window: MainWindow) -> None:
    """Play an evening on a sheet, with the next deal asked for."""
    page = window.page(PageId.SCORE)
    assert isinstance(page, ScorePage)
    page.score.new(SHEET)
    for entry in (*EVENING, *EVENING):
        while page.score.is_writing or page.score.sheet is None:
            QApplication.processEvents()
        page.score.submit(entry)
    while page.score.is_writing:
        QApplication.processEvents()


def _end_deal(table: PlayPage, session: Session) -> None:
    """Play the deal to its end."""
    while session.last_result is None:
        QApplication.processEvents()
        if table.table_model.board.beginning.property("running"):
            table.table_model.board.hurry()
        action = choice(session.legal)
        if action is not None:
            session.do(action)


def _rest(window: MainWindow, page_id: PageId) -> None:
    """Show a page and wait until nothing moves any more."""
    window.show_page(page_id)
    for _ in range(3):
        _settle(window)


def _settle(window: MainWindow) -> None:
    """Let everything find its place and go that is to go, as it does while the program runs.

    What is to be deleted goes by itself in a loop of events only, and would be styled from now on.
    """
    picture(window)
    delete_now()


def run() -> list[Figure]:
    """Measure in a program of its own, since another benchmark has an application without windows."""
    printed = subprocess.run(
        [sys.executable, __file__], check=True, capture_output=True, text=True, timeout=300
    )
    lines = [line.split("\t") for line in printed.stdout.splitlines() if line.count("\t") == 3]
    return [
        figure
        for name, taken, ratio, page in lines
        for figure in (
            Figure(f"restyle: {name}, all pages open ({page})", float(taken), "ms", 100, "<="),
            Figure(f"restyle: {name} ({page}), beside {PLAIN_LABELS} labels", float(ratio), "times", 8, "<="),
        )
    ]


def main() -> None:
    """Print what each change took in ms, and on which page."""
    with tempfile.TemporaryDirectory() as folder:
        for name, (taken, ratio, page) in longest(Path(folder)).items():
            print(name, taken, ratio, page, sep="\t")


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ.setdefault("QT_QUICK_BACKEND", "software")
    main()
