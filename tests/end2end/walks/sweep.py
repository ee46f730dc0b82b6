"""Lay every page, sheet and dialog out at very many sizes and tell what does not fit.

The pages are those of the pictures (`shots`), each once, with every size of text. At each size the layout
must come to rest, nothing may overlap, and nothing may be cut (`sweep_checks`).

Every page at every size of the fine grid would be two days of work for one processor, and most of it would
be done many times over: pages of one class, as all lessons, are laid out by the same code. So a class
shares the sizes. Each page has the `USUAL` ones with every text. The others are a pack of cards for each
class and text, shuffled by a fixed seed and dealt `SHARE` to a page, again from the top when all are dealt.
First in the pack lie both sides of each place where a layout changes (`BREAKS`, with their growth by the
text), because faults are most likely there; then the fine grid. It begins at 960 x 640, as no window can be
smaller.

What this proves: a class of many pages (lessons) is tried at every size of the grid with each text; one of
few pages (settlements) at breaks and some of the grid; of a single page not every size is tried, so what only
its own words bring about between two sizes may be missed. `--coarser 1` with words tries all of a page.

Usage: python tests/end2end/walks/sweep.py [--coarser N] [--text PERCENT,...] [--language de]
       [--sizes WxH,...] [--processes N] [WORD ...]
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import cycle, islice, product
from pathlib import Path
from random import Random
from typing import Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_QUICK_BACKEND", "software")
ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT))

from PySide6.QtCore import QSize  # noqa: E402 - the platform is chosen before
from PySide6.QtGui import QImage  # noqa: E402
from PySide6.QtWidgets import QDialog, QLayout, QWidget  # noqa: E402

from peling.lessons.courses import COURSES, course  # noqa: E402
from peling_app.platform.settings import Language  # noqa: E402
from peling_app.shell.view.main_window import LEAST, MainWindow  # noqa: E402
from peling_app.shell.view.top_bar import TALL  # noqa: E402
from tests.end2end.pictures.shots import all_shots, put_away_windows  # noqa: E402
from tests.end2end.pictures.shots_lessons import name_of, turn_pages  # noqa: E402
from tests.end2end.stage import application, other_stage  # noqa: E402
from tests.end2end.uncaught import uncaught  # noqa: E402
from tests.end2end.walks import sweep_checks  # noqa: E402

HEIGHTS: Final = range(640, 1501, 7)
WIDTHS: Final = range(960, 1701, 61)
USUAL: Final = (QSize(960, 640), QSize(1024, 700), QSize(1440, 900))
BREAKS: Final = ((1100, 1200, 1280, 1400, 1449), (700, 720, 740, 822))
"""Widths and heights of a window, bar included or not, from which on a page is laid out otherwise."""
SHARE: Final = 6
"""Sizes beside the usual ones that a page is dealt for each text."""
TEXTS: Final = (100, 125, 150)
SIZES: Final = {"1024x700", "1440x900", "2560x1440"}
LOOKS: Final = SIZES | {"day", "night", "contrast", "zoom", "80", "150", "numerals", "blue", "mulberry"}
"""Words in the names of pictures that say how a page is seen, not which it is."""
BOARD: Final = ("table-", "film-")
"""Pictures and films of the board alone, which has one widget."""

Pages = Callable[[Callable[[str, QWidget], None]], None]
"""Makes some pages and hands each on with its name while it is shown."""


def pages(words: Sequence[str]) -> list[Pages]:
    """Return what makes the pages whose names have one of these words, or all; each page once."""

    def wanted(name: str) -> bool:
        return not words or any(word in name for word in words)

    found: list[Pages] = []
    names: set[str] = set()
    for book in COURSES:
        called = {
            one.id: {name_of(one.id, done=done) for done in (False, True)} for one in course(book).pages
        }
        names |= set().union(*called.values())
        ids = [page_id for page_id, both in called.items() if any(map(wanted, both))]
        if ids:
            found.append(partial(_course, book, ids))
    for picture, make in all_shots().items():
        name = "-".join(word for word in picture.split("-") if word not in LOOKS)
        if name not in names and not picture.startswith(BOARD) and wanted(name):
            names.add(name)
            found.append(partial(_picture, name, make))
    return found


def _course(book: str, ids: Sequence[str], look: Callable[[str, QWidget], None]) -> None:
    """Turn the pages of a course in one window."""
    for name, window in turn_pages(book, ids):
        look(name, window)


def _picture(name: str, make: Callable[[], QImage], look: Callable[[str, QWidget], None]) -> None:
    """Make a picture, but look at what it would show; a widget that is taken twice is looked at once."""
    seen: list[QWidget] = []

    def instead(widget: QWidget) -> QImage:
        if widget not in seen:
            seen.append(widget)
            look(name, widget)
        return QImage(1, 1, QImage.Format.Format_RGB32)

    with other_stage(instead):
        make()


Sizes = Callable[[str, int], Iterable[QSize]]
"""Tells the sizes that the page of this name is to have with this text in percent."""


class Dealt:
    """Deals the sizes of a class out to its pages.

    Attributes:
        packs: what is still to be dealt, by class and text.
    """

    def __init__(self, seed: int = 0) -> None:
        """Begin with full packs, shuffled by a seed."""
        self._seed = seed
        self.packs: dict[tuple[str, int], Iterator[QSize]] = {}

    def __call__(self, name: str, text: int) -> list[QSize]:
        """Return the usual sizes, and the page's share of the others."""
        key = (name.split("-", 1)[0], text)
        if key not in self.packs:
            self.packs[key] = cycle(pack(text, Random(f"{key} {self._seed}")))
        return [*USUAL, *islice(self.packs[key], SHARE)]


def pack(text: int, chance: Random) -> list[QSize]:
    """Return every size once: the sides of the breaks first, then the grid."""
    sides = [
        sorted({side for one in breaks for grown in (one, one * text // 100) for side in (grown - 1, grown)})
        for breaks in BREAKS
    ]
    first = [QSize(*size) for size in product(*sides)]
    then = list(grid(1))
    chance.shuffle(first)
    chance.shuffle(then)
    return [*first, *then]


class Sweep:
    """Go through sizes with one page after the other.

    Attributes:
        found: the faults with the sizes and texts at which they were seen.
        pages: the names of the pages.
        laid_out: how many times a page was laid out.
        most_passes: how often a single widget was laid out at one size, at most.
    """

    def __init__(self, sizes: Sizes, tell: Callable[[str], object] = lambda _: None) -> None:
        """Take the sizes that each page is to have, and who is to hear of progress and findings."""
        self._sizes = sizes
        self._tell = tell
        self._app = application()
        self._begun = time.monotonic()
        self.found: dict[tuple[str, sweep_checks.Fault], list[str]] = {}
        self.pages: set[str] = set()
        self.laid_out = 0
        self.most_passes = 0

    def go_through(self, made: Pages, text: int, language: Language | None = None) -> None:
        """Make pages with this size of text and give each all the sizes."""
        more = {} if language is None else {"language": language}

        def look(name: str, window: QWidget) -> None:
            before = len(self.found)
            self._resize(name, window, text)
            self._tell(f"{name}, text {text} % ({time.monotonic() - self._begun:.0f} s)")
            for line in self.report()[before:]:
                self._tell(f"  {line}")

        with other_stage(lambda widget: widget.grab().toImage(), text_zoom=text, **more):
            made(look)
        put_away_windows()

    def _resize(self, name: str, window: QWidget, text: int) -> None:
        self.pages.add(name)
        layout = window.layout()
        if layout is not None and _is_page(window):
            layout.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        passes = sweep_checks.Passes(self._app)
        window.setUpdatesEnabled(False)
        seen: set[tuple[int, int]] = set()
        for size in (window.size(), *self._sizes(name, text)):
            with uncaught() as raised:
                sweep_checks.settle(window, _possible(window, size), passes)
            self.laid_out += 1
            now = (window.width(), window.height())
            if now not in seen or raised:
                seen.add(now)
                where = f"{now[0]} x {now[1]}, text {text} %"
                errors = {sweep_checks.Fault("an error", words) for words in raised}
                for fault in {*errors, *passes.faults(), *sweep_checks.faults(window)}:
                    self.found.setdefault((name, fault), []).append(where)
        window.setUpdatesEnabled(True)
        self._app.removeEventFilter(passes)
        self.most_passes = max(self.most_passes, passes.most)

    def report(self) -> list[str]:
        """Return a line for each fault."""
        return [
            f"{name}: {fault.kind}: {fault.place} ({len(places)} sizes, first {places[0]})"
            for (name, fault), places in self.found.items()
        ]

    def sum(self) -> str:
        """Return what was done and found in one line."""
        return (
            f"{len(self.pages)} pages, {self.laid_out} layouts in {time.monotonic() - self._begun:.0f} s, "
            f"no widget more than {self.most_passes} times at one size: {len(self.found)} faults"
        )


def _possible(window: QWidget, size: QSize) -> QSize:
    """Return the size, or for a page without its window the least that the window leaves it."""
    return size.expandedTo(LEAST - QSize(0, TALL)) if _is_page(window) else size


def _is_page(window: QWidget) -> bool:
    """Return whether this is a page without its window, which would not ask it what it needs."""
    return not isinstance(window, MainWindow | QDialog)


def grid(coarser: int) -> Iterator[QSize]:
    """Yield the sizes: every one, or of widths and heights one in `coarser`, each time another height."""
    for number, width in enumerate(WIDTHS[:: max(1, coarser // 4)]):
        for height in HEIGHTS[number % coarser :: coarser]:
            yield QSize(width, height)


def listed(sizes: str) -> list[QSize]:
    """Return sizes that are written as in "1440x879,1440x820"."""
    return [QSize(*map(int, size.split("x"))) for size in sizes.split(",")]


def main(arguments: Sequence[str]) -> int:
    """Sweep; return 1 if anything was found."""
    parser = argparse.ArgumentParser(description="Lay every page out at very many sizes.")
    parser.add_argument("words", nargs="*", metavar="WORD", help="only pages whose name has one of these")
    parser.add_argument("--coarser", type=int, metavar="N", help="all pages: 1 height in N, 1 width in N/4")
    parser.add_argument("--sizes", metavar="WxH,...", help="only these sizes, as in 1440x879,1440x820")
    parser.add_argument("--text", default=",".join(map(str, TEXTS)), help="sizes of text in percent")
    parser.add_argument("--language", choices=[one.value for one in Language], help="for every page")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1, metavar="N", help="at a time")
    parser.add_argument("--part", type=int, help=argparse.SUPPRESS)
    given = parser.parse_args(arguments)
    chosen = pages(given.words)
    if not chosen:
        parser.error(f"no page has a name with {' or '.join(given.words)}")
    if given.part is None and given.processes > 1:
        return _share(arguments, given.processes)
    part = given.part or 0
    sizes: Sizes = Dealt(part)
    if given.sizes or given.coarser:
        same = listed(given.sizes) if given.sizes else list(grid(given.coarser))
        sizes = lambda *_: same  # noqa: E731 - what it returns is all there is to say
    sweep = Sweep(sizes, partial(print, flush=True))
    works = list(product(chosen, map(int, given.text.split(","))))
    for number, (made, text) in enumerate(works):
        if number % given.processes == part:
            sweep.go_through(made, text, Language(given.language) if given.language else None)
    print(sweep.sum())
    return 1 if sweep.found else 0


def _share(arguments: Sequence[str], processes: int) -> int:
    """Let several processes do a part each; return 1 if one of them found anything."""
    started = [
        subprocess.Popen(
            [sys.executable, __file__, *arguments, "--processes", str(processes), "--part", str(part)]
        )
        for part in range(processes)
    ]
    return max(process.wait() != 0 for process in started)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
