"""Pictures of *Compare books* and *Judge this hand*: what counts, what cannot be; sizes, night, German."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QApplication

from peling.core.hand import Hand
from peling.core.melds import Meld, chow, pung
from peling.core.notation import parse_tiles
from peling.core.scoring import HandRecord, Win, WinBy
from peling.core.tiles import Wind, tile
from peling_app.compare.view.page import ComparePage, Part
from peling_app.judge.view.page import GUESS, JudgePage
from peling_app.judge.view.page import Part as Side
from peling_app.platform.settings import Language
from peling_app.shell.view.pages import PageId
from tests.end2end.pictures.shots_replay import wait
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


CLAIM = {
    "rules": "four-winds",
    "me": "S",
    "round": "E",
    "concealed": ["B2", "B3", "C3", "C4", "D7", "D8", "D9", "E", "E", "N"],
    "melds": [{"kind": "pung", "tiles": ["R", "R", "R"], "concealed": False, "from": "W"}],
    "others": {"W": {"melds": [{"kind": "chow", "tiles": ["B1", "B2", "B3"], "concealed": False}]}},
    "discards": [["E", "W"], ["S", "G"], ["W", "C1"], ["N", "N"], ["E", "D1"], ["S", "B9"]],
    "offer": {"tile": "C5", "from": "E"},
    "wall": 60,
}
TURN = {
    "rules": "fenghua",
    "me": "S",
    "round": "E",
    "concealed": ["B2", "B3", "B5", "C3", "C4", "C5", "C9", "D7", "D8", "D9", "E", "E", "W", "N"],
    "drawn": "N",
    "bonus": ["Fl1"],
    "others": {
        "N": {
            "melds": [{"kind": "pung", "tiles": ["G", "G", "G"], "concealed": False}],
            "bonus": ["Se1", "Se2"],
        }
    },
    "discards": [
        *(["E", "W"], ["S", "R"], ["W", "C1"], ["N", "N"], ["E", "D1"], ["S", "B9"], ["W", "B9"]),
        *(["N", "D1"], ["E", "C7"], ["S", "C1"], ["W", "C8"], ["N", "D2"]),
    ],
    "wild": ["W"],
    "wall": 50,
}
FIVE_OFFERED = {**CLAIM, "concealed": ["C5", "C5", "C5", "C5", "D7", "D8", "D9", "E", "E", "N", "N"]}
"""Five equal tiles, and one tile too many."""


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
    return made | judgements()


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


def judgements() -> dict[str, Callable[[], QImage]]:
    """Return the makers of pictures of *Judge this hand* by name."""
    german = Language.GERMAN
    return {
        "judge-empty-1440x900": partial(judged, None, MIDDLE),
        "judge-turn-1440x900-day": partial(judged, TURN, MIDDLE),
        "judge-turn-1440x900-night": partial(judged, TURN, MIDDLE, night=True),
        "judge-turn-2560x1440-day": partial(judged, TURN, LARGE),
        "judge-turn-1024x700-position": partial(judged, TURN, SMALL),
        "judge-turn-1024x700-judgement": partial(judged, TURN, SMALL, part=Side.JUDGEMENT),
        "judge-turn-1440x900-de-150": partial(judged, TURN, MIDDLE, language=german, zoom=150),
        "judge-turn-1440x900-de-150-judgement": partial(
            judged, TURN, MIDDLE, language=german, zoom=150, part=Side.JUDGEMENT
        ),
        "judge-turn-1024x700-de-150": partial(judged, TURN, SMALL, language=german, zoom=150),
        "judge-claim-1440x900-day": partial(judged, CLAIM, MIDDLE),
        "judge-claim-1440x900-contrast": partial(judged, CLAIM, MIDDLE, contrast=True),
        "judge-claim-1440x900-de": partial(judged, CLAIM, MIDDLE, language=german),
        "judge-guess-1440x900": partial(judged, TURN, MIDDLE, guess=True),
        "judge-guessed-1440x900": partial(judged, TURN, MIDDLE, guess=True, pick="B3"),
        "judge-five-1440x900": partial(judged, FIVE_OFFERED, MIDDLE),
        "judge-text-1440x900": partial(judged, "B1 B2 X7", MIDDLE),
    }


def judged(
    position: Mapping[str, object] | str | None,
    size: QSize,
    *,
    night: bool = False,
    language: Language = Language.ENGLISH,
    zoom: int = 100,
    contrast: bool = False,
    guess: bool = False,
    pick: str = "",
    part: Side = Side.POSITION,
) -> QImage:
    """Return the page with a position, or with what is said of a text that is none."""
    context = make_context(
        night=night, language=language, settings={"text_zoom": zoom, "high_contrast": contrast}
    )
    window = make_window(context, size)
    window.show_page(PageId.JUDGE)
    page = window.page(PageId.JUDGE)
    assert isinstance(page, JudgePage)
    session = context.judge
    # What is drawn is the same with less patience.
    session.coach.patience = 0
    if guess:
        page.telling.side(GUESS).click()
    if position is not None:
        text = position if isinstance(position, str) else json.dumps(position)
        QGuiApplication.clipboard().setText(text)
        page.open_text()
    page.show_part(part)
    QApplication.processEvents()
    if session.view is not None:
        wait(lambda: session.answer is not None and session.answer.settled)
    if pick:
        next(key for key in page.strip.keys if key.choice.tile is tile(pick)).click()
    image = picture(window)
    window.close()
    window.deleteLater()
    context.finish()
    return image
