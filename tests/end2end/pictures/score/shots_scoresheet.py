"""Pictures of the score sheet: new, mid evening, a correction, the chart, the list; sizes, night, German."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from decimal import Decimal
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from peling.core.notation import parse_tiles
from peling.ledger.entry import Tiles
from peling_app.platform.settings import Language
from peling_app.score.session import ScoreSession
from peling_app.score.stakes import Stakes
from peling_app.score.view.evening.stakes import StakesDialog
from peling_app.score.view.page import ScorePage
from peling_app.score.view.preview import PrintPreview
from peling_app.score.view.seats import SeatsDialog
from peling_app.score.view.sheet_page import Part
from peling_app.shell.view.main_window import MainWindow
from peling_app.shell.view.pages import PageId
from tests.app.score.evenings import EVENING, FIFTH, NAMES, NINTH, SETUP
from tests.end2end.stage import LARGE, MIDDLE, SMALL, make_context, make_window, picture

SIZES = {"1024x700": SMALL, "1440x900": MIDDLE, "2560x1440": LARGE}
LONG = ("Maximiliane", "Bartholomäus", "Friederike-Charlotte", "Jo")
"""Names that have no room."""

Prepare = Callable[[ScorePage], "QWidget | None"]


def shots() -> dict[str, Callable[[], QImage]]:
    """Return the makers of all pictures by name."""
    made: dict[str, Callable[[], QImage]] = {}
    for name, size in SIZES.items():
        for night in (False, True):
            time = "night" if night else "day"
            made[f"scoresheet-evening-{name}-{time}"] = partial(shot, evening, size, night=night)
        made[f"scoresheet-evening-{name}-de"] = partial(shot, evening, size, language=Language.GERMAN)
        made[f"scoresheet-new-{name}"] = partial(shot, new, size)
    made["scoresheet-new-1440x900-de"] = partial(shot, new, MIDDLE, language=Language.GERMAN)
    made["scoresheet-new-1440x900-night"] = partial(shot, new, MIDDLE, night=True)
    made["scoresheet-empty-1440x900"] = partial(shot, empty, MIDDLE)
    made["scoresheet-correction-1440x900"] = partial(shot, correction, MIDDLE)
    made["scoresheet-row-tools-1440x900"] = partial(shot, row_tools, MIDDLE)
    made["scoresheet-cell-1440x900"] = partial(shot, cell, MIDDLE)
    made["scoresheet-chart-1440x900"] = partial(shot, chart, MIDDLE)
    made["scoresheet-forty-1440x900"] = partial(shot, forty, MIDDLE)
    made["scoresheet-long-names-1440x900"] = partial(shot, long_names, MIDDLE)
    made["scoresheet-longest-names-1440x900"] = partial(shot, longest_names, MIDDLE)
    made["scoresheet-list-1440x900"] = partial(shot, listed, MIDDLE)
    made["scoresheet-list-1024x700"] = partial(shot, listed, SMALL)
    made["scoresheet-zoom-150-1440x900"] = partial(shot, evening, MIDDLE, zoom=150)
    made["scoresheet-contrast-1440x900"] = partial(shot, evening, MIDDLE, contrast=True)
    for name, size in SIZES.items():
        made[f"scoresheet-large-type-{name}"] = partial(shot, at_table, size)
    made["scoresheet-large-type-1440x900-night"] = partial(shot, at_table, MIDDLE, night=True)
    made |= large_shots() | evening_shots()
    made["scoresheet-print-preview"] = partial(shot, print_preview, MIDDLE)
    for name, prepare in {"history": history, "overrule": overrule, "seats": seats}.items():
        made[f"scoresheet-{name}-dialog"] = partial(shot, prepare, MIDDLE)
    return made


def large_shots() -> dict[str, Callable[[], QImage]]:
    """Return the makers of the pictures of the large entry."""
    made: dict[str, Callable[[], QImage]] = {}
    for name, size in SIZES.items():
        made[f"scoresheet-large-entry-{name}-day"] = partial(shot, large, size)
        made[f"scoresheet-large-entry-{name}-night"] = partial(shot, large, size, night=True)
        made[f"scoresheet-large-entry-{name}-de"] = partial(shot, large_begun, size, language=Language.GERMAN)
        made[f"scoresheet-large-entry-{name}-150"] = partial(shot, large, size, zoom=150)
    made["scoresheet-large-entry-begin"] = partial(shot, large_after_a_deal, MIDDLE)
    made["scoresheet-large-entry-contrast"] = partial(shot, large, MIDDLE, contrast=True)
    made["scoresheet-large-entry-fenghua"] = partial(shot, large_fenghua, SMALL)
    made["scoresheet-large-entry-long-names"] = partial(shot, large_long_names, SMALL, zoom=150)
    return made


def evening_shots() -> dict[str, Callable[[], QImage]]:
    """Return the makers of the pictures of what an evening came to."""
    made: dict[str, Callable[[], QImage]] = {}
    for name, size in SIZES.items():
        made[f"scoresheet-came-to-{name}-day"] = partial(shot, came_to, size)
        made[f"scoresheet-came-to-{name}-night"] = partial(shot, came_to, size, night=True)
        made[f"scoresheet-came-to-{name}-de"] = partial(shot, came_to, size, language=Language.GERMAN)
        made[f"scoresheet-came-to-{name}-150"] = partial(shot, came_to, size, zoom=150)
    made["scoresheet-came-to-contrast"] = partial(shot, came_to, MIDDLE, contrast=True)
    made["scoresheet-came-to-tiles"] = partial(shot, came_to_by_tiles, MIDDLE)
    made["scoresheet-came-to-nothing"] = partial(shot, came_to_nothing, MIDDLE)
    made["scoresheet-came-to-stakes-dialog"] = partial(shot, asking_stakes, MIDDLE)
    made["scoresheet-came-to-taken-home"] = taken_home
    return made


def shot(
    prepare: Prepare,
    size: QSize,
    *,
    night: bool = False,
    language: Language = Language.ENGLISH,
    zoom: int = 100,
    contrast: bool = False,
) -> QImage:
    """Return the window, or what `prepare` has opened over it."""
    with TemporaryDirectory() as folder:
        settings = {"text_zoom": zoom, "high_contrast": contrast, "sheet_players": NAMES}
        context = make_context(night=night, language=language, settings=settings)
        context.score_folder = Path(folder)
        window = make_window(context, size)
        window.ways.show_score()
        page = window.page(PageId.SCORE)
        assert isinstance(page, ScorePage)
        opened = prepare(page)
        image = picture(window if opened is None else opened)
        if isinstance(opened, QDialog):
            opened.reject()
        close(window)
        context.translations.use(Language.ENGLISH)
    return image


def at_table(page: ScorePage) -> None:
    """Show the view for the whole table, the wall broken."""
    evening(page)
    page.show_at_table()
    page.at_table.model.rng.seed(3)
    page.at_table.model.throw()
    page.at_table.model.throw()


def large(page: ScorePage) -> None:
    """Show the deal of the design in large letters."""
    evening(page)
    page.show_large()


def large_begun(page: ScorePage) -> None:
    """Show a deal of which the winner and two hands are known."""
    evening(page)
    page.score.save_draft(replace(NINTH, hands=(*NINTH.hands[:2], None, None), giver=None))
    page.show_large()


def large_after_a_deal(page: ScorePage) -> None:
    """Show what stands there when a deal has just been entered."""
    evening(page)
    page.show_large()
    page.large.model.enter()
    settle(page.score)


def large_fenghua(page: ScorePage) -> None:
    """Show a book that asks for one figure alone and has to know whose discard it was."""
    page.score.new(replace(SETUP, rules_id="fenghua", players=NAMES))
    settle(page.score)
    page.show_large()
    page.large.model.press(2)


def large_long_names(page: ScorePage) -> None:
    """Show names that have no room, in large text."""
    play(page, EVENING, LONG)
    page.score.save_draft(NINTH)
    page.show_large()


def came_to(page: ScorePage) -> None:
    """Show what the evening of the design came to, a cent a point."""
    evening(page)
    page.evening.model.agree(Stakes(Decimal("0.01"), "$"))
    settle(page.score)
    page.show_evening()


BIGGEST = Tiles(parse_tiles("S S S G G G D6 D6 D6 B2 B3 C8 C8"), winning=parse_tiles("B4")[0])


def came_to_by_tiles(page: ScorePage) -> None:
    """Show an evening whose biggest hand was laid in tiles."""
    big = replace(FIFTH, winner=3, hands=(*FIFTH.hands[:3], BIGGEST))
    play(page, (*EVENING[:4], big, *EVENING[5:]))
    page.show_evening()


def came_to_nothing(page: ScorePage) -> None:
    """Show an evening before its first deal."""
    play(page, ())
    page.show_evening()


def asking_stakes(page: ScorePage) -> QWidget | None:
    """Ask what a point is worth."""
    came_to(page)
    page.evening.content.stakes.click()
    return page.findChild(StakesDialog)


def taken_home() -> QImage:
    """Return the picture of an evening that is saved or copied, made by night."""
    made: list[QImage] = []

    def prepare(page: ScorePage) -> None:
        came_to_by_tiles(page)
        page.evening.picture_asked.disconnect()
        page.evening.picture_asked.connect(made.append)
        page.evening.picture.click()

    shot(prepare, MIDDLE, night=True)
    image = made[0]
    image.setDevicePixelRatio(1)
    return image


def row_tools(page: ScorePage) -> None:
    """Point at a deal."""
    evening(page)
    page.sheet.half.table.setFocus()
    page.sheet.half.table.go_to(3)


def print_preview(page: ScorePage) -> QWidget | None:
    """Show the pages to be printed."""
    evening(page)
    page.files.show_preview()
    return page.findChild(PrintPreview)


def close(window: MainWindow) -> None:
    """Close a window and what it has open."""
    window.close()
    window.deleteLater()


def settle(score: ScoreSession) -> None:
    """Wait until everything is written."""
    while score.is_writing:
        QApplication.processEvents()


def evening(page: ScorePage) -> None:
    """Play the evening of the design's picture."""
    play(page, EVENING)
    page.score.edit(5)
    page.score.submit(FIFTH, "misread")
    settle(page.score)
    page.score.save_draft(NINTH)
    settle(page.score)
    page.sheet.show_part(Part.SHEET)


def play(page: ScorePage, deals: tuple[object, ...], names: tuple[str, ...] = NAMES) -> None:
    """Begin a sheet and enter deals."""
    page.score.new(replace(SETUP, players=names))
    settle(page.score)
    for entry in deals:
        page.score.submit(entry)  # type: ignore[arg-type]  # entries of deals
        settle(page.score)


def empty(page: ScorePage) -> None:
    """Begin a sheet."""
    play(page, ())


def new(page: ScorePage) -> None:
    """Draw the seats for a new sheet."""
    page.show_start()
    page.start.model.rules_chosen.choose_book("pung-chow-limit")
    page.start.model.rng = random.Random(3)
    page.start.draw()


def correction(page: ScorePage) -> None:
    """Correct the second deal."""
    evening(page)
    page.asking.correct(2)


def cell(page: ScorePage) -> None:
    """Look at a cell."""
    evening(page)
    page.sheet.half.table.setCurrentIndex(page.model.deals.index(4, 3))
    page.sheet.half.take_focus()


def chart(page: ScorePage) -> None:
    """Look at a deal in the chart."""
    evening(page)
    page.sheet.half.chart.setFocus()
    page.sheet.half.chart.point_out(5)


def forty(page: ScorePage) -> None:
    """Play forty deals."""
    play(page, EVENING[:7] * 6)


def long_names(page: ScorePage) -> None:
    """Let people with long names play for large sums."""
    dear = tuple(replace(entry) for entry in EVENING[:7])
    play(page, dear, LONG)


def longest_names(page: ScorePage) -> None:
    """Show the longest names that can be typed, beside a deal that is entered."""
    play(page, EVENING[:7], ("W" * 24, "Bartholomäus von Hohenems", "Maximiliane", "Jo"))
    page.score.save_draft(NINTH)


def listed(page: ScorePage) -> None:
    """Show a list of sheets."""
    evening(page)
    for title, book in (
        ("Club evening", "how-to-play"),
        ("At Lillian’s", "fenghua"),
        ("First try", "pung-chow"),
    ):
        page.score.new(replace(SETUP, title=title, rules_id=book))
        settle(page.score)
    page.show_saved()
    page.saved.away.tell("Spilled tea")


def history(page: ScorePage) -> QWidget:
    """Show what was corrected."""
    evening(page)
    page.asking.show_history()
    return page.findChildren(QDialog)[-1]


def overrule(page: ScorePage) -> QWidget:
    """Set East by hand."""
    page.score.new(replace(SETUP, rules_id="four-winds"))
    settle(page.score)
    page.asking.overrule()
    return page.findChildren(QDialog)[-1]


def seats(page: ScorePage) -> QWidget:
    """Draw the seats anew."""
    evening(page)
    dialog = SeatsDialog(page.services.theme, page.score, page, random.Random(5))
    dialog.open()
    return dialog
