"""Pictures of the entry of a deal: by points, by tiles, faults, penalties, correction, sizes, night."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QDialog

from peling.core.notation import parse_tiles
from peling.ledger.entry import Adjustment, Penalty
from peling.ledger.inputs import SheetSetup
from peling.rules.draft import Place, put
from peling_app.platform.settings import Language
from peling_app.score.model.entry import EntryModel
from peling_app.score.session import ScoreSession
from peling_app.score.view.entry.dialogs import AdjustDialog, DealDialog, PenaltyDialog
from peling_app.score.view.entry.entry import EntryPanel
from peling_app.score.view.page import ScorePage
from peling_app.score.view.sheet_page import Part
from peling_app.shell.view.pages import PageId
from tests.app.score.evenings import EVENING, FIFTH, SETUP
from tests.end2end.stage import LARGE, MIDDLE, SMALL, make_context, make_window, picture

SIZES = {"1024x700": SMALL, "1440x900": MIDDLE, "2560x1440": LARGE}
HANDS = (
    {Place.EXPOSED: "C4 C5 C6", Place.CONCEALED: "E E C1 C1 C1 D5 D6 B7 B8 B8"},
    {Place.EXPOSED: "R R R D7 D7 D7", Place.CONCEALED: "S S C2 C3 B4 B5 D8"},
    {Place.EXPOSED: "B2 B2 B2", Place.CONCEALED: "W W W D2 D3 D4 C9 C9 G G", Place.WINNING: "G"},
    {Place.CONCEALED: "D1 D1 D1 B1 B2 B3 C7 C8 D3 D9 Wh Wh B6"},
)
"""The hands of the ninth deal of the design's picture."""


def shots() -> dict[str, Callable[[], QImage]]:
    """Return the makers of all pictures by name."""
    made: dict[str, Callable[[], QImage]] = {}
    for name, size in SIZES.items():
        for night in (False, True):
            time = "night" if night else "day"
            made[f"score-entry-tiles-{name}-{time}"] = partial(shot, tiles, size, night=night)
        made[f"score-entry-points-{name}"] = partial(shot, points, size)
        made[f"score-entry-tiles-{name}-de"] = partial(shot, tiles, size, language=Language.GERMAN)
    made["score-entry-points-1440x900-night"] = partial(shot, points, MIDDLE, night=True)
    made["score-entry-mixed-1440x900"] = partial(shot, mixed, MIDDLE)
    made["score-entry-faults-1440x900"] = partial(shot, faults, MIDDLE)
    made["score-entry-empty-1440x900"] = partial(shot, _nothing, MIDDLE)
    made["score-entry-more-1440x900"] = partial(shot, more, MIDDLE)
    made["score-entry-correction-1440x900"] = partial(shot, correction, MIDDLE)
    made["score-entry-penalty-1440x900"] = partial(shot, tiles, MIDDLE, dialog=PenaltyDialog)
    made["score-entry-adjust-1440x900-night"] = partial(shot, tiles, MIDDLE, night=True, dialog=AdjustDialog)
    made["score-entry-explain-1440x900"] = partial(shot, tiles, MIDDLE, explain=True)
    made["score-entry-zoom-150-1440x900"] = partial(shot, tiles, MIDDLE, zoom=150)
    made["score-entry-contrast-1440x900"] = partial(shot, tiles, MIDDLE, contrast=True)
    made["score-entry-fenghua-1440x900"] = partial(shot, wild, MIDDLE, book="fenghua")
    made["score-entry-fenghua-1024x700-night"] = partial(
        shot, wild, SIZES["1024x700"], night=True, book="fenghua"
    )
    return made


def tiles(panel: EntryPanel, _score: ScoreSession) -> None:
    """Lay the four hands of the design's picture."""
    model = panel.model
    model.set_all_by_points(on=False)
    for place, hand in enumerate(HANDS):
        lay(model, place, hand)
    model.toggle_winner(2)
    lay(model, 2, {Place.WINNING: "G"})
    model.toggle_giver(3)
    model.choose(3)
    model.choose(2)


def lay(model: EntryModel, place: int, hand: dict[Place, str]) -> None:
    """Lay tiles in the places of a hand, all at once; the winning tile only in the winner's."""
    entered = model.hand(place)
    draft = entered.draft
    for where, text in hand.items():
        if where is not Place.WINNING or model.entry.winner == place:
            for tile in parse_tiles(text):
                draft = put(draft, where, tile)
    entered.follow(draft)


def points(panel: EntryPanel, _score: ScoreSession) -> None:
    """Type four totals, one of them a sum."""
    model = panel.model
    model.set_all_by_points(on=True)
    for place, text in enumerate(("10", "20", "26*2*2", "2+8")):
        model.set_points(place, text)
    model.toggle_winner(2)
    model.choose(2)


def mixed(panel: EntryPanel, score: ScoreSession) -> None:
    """Lay three hands, type the fourth."""
    tiles(panel, score)
    panel.model.set_by_points(1, on=True)
    panel.model.set_points(1, "10*2")


def faults(panel: EntryPanel, score: ScoreSession) -> None:
    """Lay a fifth 3 of circles, fourteen tiles for who has not won, points that are none."""
    tiles(panel, score)
    model = panel.model
    model.hand(0).type("d3d3d3 ")
    model.set_by_points(1, on=True)
    model.set_points(1, "20+x")
    model.choose(0)


def more(panel: EntryPanel, score: ScoreSession) -> None:
    """Add a penalty, a change by hand and a remark."""
    tiles(panel, score)
    model = panel.model
    model.change(
        replace(model.entry, penalties=(Penalty(1, None, "50", "PC2-PENALTY-FALSE", "showed a tile"),))
    )
    model.change(replace(model.entry, adjustments=(Adjustment(("+10", "", "", "-10"), "sticks counted"),)))
    model.change(replace(model.entry, note="the cat jumped on the table"))


def correction(panel: EntryPanel, score: ScoreSession) -> None:
    """Open the fifth deal again."""
    score.edit(5)
    panel.foot.reason.setText("160, not 106")


def wild(panel: EntryPanel, _score: ScoreSession) -> None:
    """Lay a hand with a wild tile and flowers."""
    model = panel.model
    model.toggle_winner(0)
    lay(
        model,
        0,
        {Place.EXPOSED: "C5 C5 C5", Place.CONCEALED: "C1 C2 C3 C4 C5 C6 C7 C9 N N", Place.BONUS: "Fl2"},
    )
    model.hand(0).put(parse_tiles("C8")[0], Place.WINNING)
    model.table.put(parse_tiles("B1")[0], Place.WILD)
    model.toggle_giver(1)


def _nothing(_panel: EntryPanel, _score: ScoreSession) -> None:
    """Leave the deal empty."""


def begin(score: ScoreSession, book: str) -> None:
    """Begin a sheet; in the book of the design's picture eight deals are on it."""
    score.new(SETUP if book == SETUP.rules_id else SheetSetup("Fenghua", book, {}, SETUP.players))
    _settle(score)
    if book == SETUP.rules_id:
        for number, entry in enumerate(EVENING, start=1):
            score.submit(FIFTH if number == 5 else entry)
            _settle(score)


def _settle(score: ScoreSession) -> None:
    while score.is_writing:
        QApplication.processEvents()


def shot(
    fill: Callable[[EntryPanel, ScoreSession], None],
    size: QSize,
    *,
    night: bool = False,
    language: Language = Language.ENGLISH,
    zoom: int = 100,
    contrast: bool = False,
    book: str = SETUP.rules_id,
    dialog: type[DealDialog] | None = None,
    explain: bool = False,
) -> QImage:
    """Return the page with a deal being entered, or a dialog of it."""
    with TemporaryDirectory() as folder:
        context = make_context(
            night=night, language=language, settings={"text_zoom": zoom, "high_contrast": contrast}
        )
        context.score_folder = Path(folder)
        window = make_window(context, size)
        window.ways.show_score()
        page = window.page(PageId.SCORE)
        assert isinstance(page, ScorePage)
        begin(page.score, book)
        page.show_sheet()
        panel = page.sheet.entry
        assert isinstance(panel, EntryPanel)
        page.sheet.show_part(Part.ENTRY)
        fill(panel, page.score)
        _settle(page.score)
        if dialog is not None:
            asked = panel.foot.ask(dialog)
            image = picture(asked)
            asked.close()
        elif explain:
            panel.explain.click()
            image = picture(panel.findChildren(QDialog)[-1])
        else:
            image = picture(window)
        _settle(page.score)
        window.close()
        window.deleteLater()
        page.score.finish()
    context.translations.use(Language.ENGLISH)
    return image
