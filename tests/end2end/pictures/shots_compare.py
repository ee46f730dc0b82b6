"""Pictures of *Compare books*: hands that count, do not count, are impossible; sizes, night, German."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from peling.core.hand import Hand
from peling.core.melds import Meld, chow, pung
from peling.core.notation import parse_tiles
from peling.core.scoring import HandRecord, Win, WinBy
from peling.core.tiles import Wind, tile
from peling_app.compare.view.page import ComparePage, Part
from peling_app.platform.settings import Language
from peling_app.shell.view.pages import PageId
from tests.end2end.stage import LARGE, MIDDLE, SMALL, make_context, make_window, picture

SIZES = {"1024x700": SMALL, "1440x900": MIDDLE, "2560x1440": LARGE}


def hand(
    concealed: str,
    *melds: Meld,
    win: Win | None,
    bonus: str = "",
    wild: str = "",
    seat: Wind = Wind.NORTH,
) -> HandRecord:
    """Return a hand in the east round."""
    held = Hand.of(parse_tiles(concealed), melds, parse_tiles(bonus))
    return HandRecord(seat, Wind.EAST, held, win, wild=parse_tiles(wild))


LIMIT = hand("B2 B2 B2 B9 B9 N N N R R R G G", win=Win(tile("B9"), WinBy.WALL))
"""One suit with honours, no sequence, all concealed: five books, five totals."""

PLAIN = hand(
    "C2 C3 C4 C6 C7 D5 D5",
    chow((tile("B3"), tile("B4"), tile("B5")), tile("B4"), Wind.WEST),
    pung(tile("R"), Wind.SOUTH),
    win=Win(tile("C8"), WinBy.DISCARD, Wind.EAST),
    bonus="Fl4 Se2",
    wild="C9",
)
"""An ordinary hand with flowers; one book plays without them."""

PAIRS = hand("B1 B1 B4 B4 C2 C2 C5 C5 D8 D8 W W R", win=Win(tile("R"), WinBy.WALL), wild="D1")
"""Seven pairs: one book has such a hand."""

FIVE = hand("B1 B1 B1 B1 B1 C2 C3 C4 C5 C6 C7 E E", win=Win(tile("E"), WinBy.WALL))
"""Five equal tiles."""

OTHER = hand("R R R D1 D2 E E C9 C9 C9", pung(tile("S"), Wind.WEST), win=None, seat=Wind.EAST)
"""A loser's hand."""


def shots() -> dict[str, Callable[[], QImage]]:
    """Return the makers of all pictures by name."""
    made: dict[str, Callable[[], QImage]] = {}
    for name, size in SIZES.items():
        for night in (False, True):
            time = "night" if night else "day"
            made[f"compare-limit-{name}-{time}"] = partial(shot, LIMIT, size, night=night)
        made[f"compare-plain-{name}-de"] = partial(shot, PLAIN, size, language=Language.GERMAN)
    for part in (Part.HAND, Part.ONE):
        made[f"compare-plain-1024x700-{part.value}"] = partial(shot, PLAIN, SMALL, part=part)
    made["compare-plain-1440x900"] = partial(shot, PLAIN, MIDDLE, chosen=3)
    made["compare-pairs-1440x900"] = partial(shot, PAIRS, MIDDLE, chosen=4)
    made["compare-five-1440x900"] = partial(shot, FIVE, MIDDLE)
    made["compare-other-1440x900"] = partial(shot, OTHER, MIDDLE)
    made["compare-empty-1440x900"] = partial(shot, None, MIDDLE)
    made["compare-empty-1024x700"] = partial(shot, None, SMALL, part=Part.HAND)
    made["compare-zoom-150-1440x900"] = partial(shot, LIMIT, MIDDLE, zoom=150)
    made["compare-contrast-1440x900"] = partial(shot, LIMIT, MIDDLE, contrast=True)
    return made


def shot(
    record: HandRecord | None,
    size: QSize,
    *,
    night: bool = False,
    language: Language = Language.ENGLISH,
    chosen: int = 0,
    part: Part = Part.BOOKS,
    zoom: int = 100,
    contrast: bool = False,
) -> QImage:
    """Return the page with a hand."""
    context = make_context(
        night=night, language=language, settings={"text_zoom": zoom, "high_contrast": contrast}
    )
    window = make_window(context, size)
    window.show_page(PageId.COMPARE)
    page = window.page(PageId.COMPARE)
    assert isinstance(page, ComparePage)
    page.show_part(part)
    if record is not None:
        page.show_hand(record)
    page.choose(chosen)
    image = picture(window)
    window.close()
    window.deleteLater()
    context.translations.use(Language.ENGLISH)
    return image
