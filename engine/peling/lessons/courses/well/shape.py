"""The shape of *Playing well*: its lessons; for each page pictures, figures, what its position is about."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from peling.lessons.courses.build import picture
from peling.lessons.model import Picture

SUBJECT: Final = "well"
"""What is taught beside the courses of the books: to play well."""


@dataclass(frozen=True, slots=True)
class WellPage:
    """A page as every book has it that knows what it is about.

    Attributes:
        id: the id of its lesson and a word for the page: ``"chows/far"``.
        figures: the ids of what was measured for it, with blanks between; without the first there is no page.
        dilemma: the dilemma that its position comes from.
        first: whether the way that the dilemma is named after is the right one in the position; None: that
            one is for which the figures speak, or either where they speak for none.
        pictures: what is shown; of so many tiles of a kind as every book has a figure for.
    """

    id: str
    figures: str
    dilemma: str
    first: bool | None
    pictures: tuple[Picture, ...] = ()


def _page(page_id: str, figures: str, dilemma: str, *rows: str) -> WellPage:
    """Return a page; its dilemma ends in ``+`` or ``-`` where the first or second way has to be right."""
    shown = (picture(*rows),) if rows else ()
    return WellPage(page_id, figures, dilemma.strip("+-"), _RIGHT.get(dilemma[-1]), shown)


_RIGHT: Final = {"+": True, "-": False}
_PAGES: Final = (
    _page(
        "first/lone",
        "wind-before-terminal terminal-before-middle",
        "terminal-before-middle",
        "N | C9 | D5 :alone",
    ),
    _page(
        "first/honours", "wind-before-dragon wind-before-own", "wind-before-dragon", "N :first", "R :later"
    ),
    _page("first/late", "fresh-honour-kept", "fresh-honour-kept", "_B1 _B1 | R :fresh"),
    _page(
        "pairs/many",
        "pair-of-three-broken",
        "pair-of-three-broken",
        "B3 B3 | C6 C6 | D8 D8 :pairs",
        "C3 C4 :open",
    ),
    _page("pairs/only", "only-pair-broken", "only-pair-broken", "D6 D6 :only"),
    _page("pairs/gaps", "gap-broken", "gap-broken", "B4 B5 :open!", "B4 B6 | B8 B9 :closed?"),
    _page("honours/dragons", "dragon-early dragon-late", "dragon-early", "R R + R -> R R R :set"),
    _page("honours/winds", "own-wind-claimed guest-wind-claimed", "guest-wind-claimed", "N N + N :guest"),
    _page("opening/far", "chow-far closed no-chows", "chow-far", "B4 B5 + B6 :far"),
    _page("opening/near", "chow-near chow-open", "chow-near", "B4 B5 + B6 -> B4 B5 B6 :near"),
    _page("opening/pungs", "pung-many-pairs pung-only-pair", "pung-many-pairs", "C7 C7 + C7 :pung"),
    _page("opening/idle", "idle-claim eager", "idle-claim", "B4 B5 B6 | B7 + B5 :idle"),
    _page("value/speed", "nearest-tile nearest any-hand", "nearest-tile"),
    _page("value/waits", "wide-wait", "wide-wait", "D4 D5 :wide", "D4 D6 :narrow"),
    _page("suit/few", "suit-8 suit-9", "suit-9", "B1 B3 B4 B6 B7 B9 | E | N R :nine"),
    _page("suit/many", "suit-10 suit-11 one-suit", "suit-11", "B1 B2 B3 B4 B6 B7 B9 | E | N R :ten"),
    _page("limit/majors", "majors-8 majors-9 majors-10", "majors-10", "B1 B9 | D1 D9 | C1 | E S | R :majors"),
    _page("limit/pungs", "pungs-4 pungs-5", "pungs-5", "B3 B3 | C6 C6 | D8 D8 | N N :pairs"),
    _page("limit/pairs", "pairs-4 pairs-5", "pairs-5", "B3 B3 | C6 C6 | D8 D8 | N N :pairs"),
    _page("limit/apart", "apart-9 apart-10", "apart-10", "B1 B4 B7 | D2 D5 | C3 C6 | E S | R :apart"),
    _page("kongs/own", "concealed-kong no-kongs", "concealed-kong", "C7 C7 C7 + C7 :own"),
    _page("kongs/added", "added-kong", "added-kong", "B8 B8 B8 + B8 :added"),
    _page("kongs/claimed", "claimed-kong", "claimed-kong", "G G G + G :claimed"),
    _page("danger/far", "safe-far fearless", "safe-far"),
    _page("danger/near", "safe-near fearful", "safe-near"),
    _page("danger/calling", "safe-calling", "safe-calling"),
    _page("last/call", "chow-last pung-last", "chow-last", "C2 C3 + C4 -> C2 C3 C4 :call"),
    _page("last/far", "safe-last", "safe-last"),
    _page("last/calling", "calling-last", "calling-last"),
    _page("wild/kept", "wild-kept wild-given", "wild-kept", "D5* :wild"),
)

SECTIONS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "tiles": ("first", "pairs"),
        "claims": ("honours", "opening", "kongs"),
        "aims": ("value", "suit", "limit", "wild"),
        "end": ("danger", "last"),
    }
)
"""The lessons by section, in order."""

LESSONS: Final[Mapping[str, tuple[WellPage, ...]]] = MappingProxyType(
    {
        lesson: tuple(page for page in _PAGES if page.id.split("/")[0] == lesson)
        for lessons in SECTIONS.values()
        for lesson in lessons
    }
)
"""The pages by lesson, in order."""
