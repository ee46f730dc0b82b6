"""Pictures of the page of people: many evenings, one person in full, names that may be one; sizes, night."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from peling_app.platform.settings import Language
from peling_app.score.view.page import ScorePage
from peling_app.score.view.people.dialogs import MergeDialog
from tests.app.score.evenings import EVENING, FIFTH, SETUP
from tests.end2end.pictures.score.shots_scoresheet import BIGGEST, SIZES, settle, shot
from tests.end2end.stage import MIDDLE, SMALL

TABLES = (
    ("Agnes", "Theo", "Lillian", "Joseph"),
    ("Theo", "Lillian", "Agnes", "Joe"),
    ("Margaret", "Agnes", "Joseph", "Theo"),
    ("Lillian", "Walter", "Theo", "Margret"),
    ("Joseph", "Lillian", "Theo", "Agnes"),
    ("Agnes", "Joseph", "Walter", "Lillian"),
)
"""Who sat at the table on six evenings."""


def shots() -> dict[str, Callable[[], QImage]]:
    """Return the makers of all pictures by name."""
    made: dict[str, Callable[[], QImage]] = {}
    for name, size in SIZES.items():
        for night in (False, True):
            time = "night" if night else "day"
            made[f"people-{name}-{time}"] = partial(shot, people, size, night=night)
        made[f"people-{name}-de"] = partial(shot, people, size, language=Language.GERMAN)
        made[f"people-{name}-150"] = partial(shot, people, size, zoom=150)
    made["people-contrast"] = partial(shot, people, MIDDLE, contrast=True)
    made["people-nobody"] = partial(shot, nobody, SMALL)
    made["people-merge-dialog"] = partial(shot, merging, MIDDLE)
    return made


def people(page: ScorePage) -> None:
    """Play six evenings, look at everybody, and compare two."""
    begun = datetime.fromisoformat("1923-05-17T20:00:00+00:00")
    big = replace(FIFTH, winner=3, hands=(*FIFTH.hands[:3], BIGGEST))
    for number, names in enumerate(TABLES):
        created = (begun + timedelta(days=14 * number)).isoformat()
        page.score.new(replace(SETUP, title=f"Evening {number + 1}", players=names, created=created))
        settle(page.score)
        deals = (*EVENING[number:], *EVENING[: number // 2])
        for entry in (*deals, big) if number == 4 else deals:
            page.score.submit(entry)
            settle(page.score)
    page.show_people()
    wait(page)
    page.people.model.choose("Lillian")
    page.people.model.compare("Theo")


def nobody(page: ScorePage) -> None:
    """Look before there is any evening."""
    page.show_people()
    wait(page)


def merging(page: ScorePage) -> QWidget | None:
    """Ask who is the same person."""
    people(page)
    page.people.merge.click()
    return page.findChild(MergeDialog)


def wait(page: ScorePage) -> None:
    """Wait until all sheets are read."""
    while page.people.model.store.is_reading:
        QApplication.processEvents()
