"""What was said of something that is done is in the language of the program, also after that has changed."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from peling_app.platform.settings import Language
from peling_app.score.session import ScoreSession
from peling_app.score.view.large.page import LargeEntryPage
from peling_app.score.view.page import ScorePage
from peling_app.shell.model.context import AppContext
from peling_app.shell.view.main_window import MainWindow
from tests.app.score.evenings import EVENING, evening, settle
from tests.end2end.stage import SMALL


@pytest.fixture
def speak(context: AppContext) -> Iterator[Callable[[Language], None]]:
    """Return what changes the language of the program, and waits until all windows have heard of it."""

    def change(language: Language) -> None:
        context.translations.use(language)
        for _ in range(3):
            QApplication.processEvents()

    yield change
    context.translations.use(Language.ENGLISH)


def test_the_large_entry_says_what_became_of_a_deal(
    qtbot: QtBot, speak: Callable[[Language], None], score: ScoreSession, large: LargeEntryPage
) -> None:
    evening(qtbot, score)
    model = large.model
    model.enter()
    settle(qtbot, score)
    assert model.said.startswith("Deal 9 is entered: Agnes −228")
    speak(Language.GERMAN)
    assert model.said.startswith("Spiel 9 ist eingetragen: Agnes −228")
    assert large.settled.accessibleName().startswith(model.said)
    score.edit(2)
    score.submit(EVENING[2])
    settle(qtbot, score)
    speak(Language.ENGLISH)
    score.undo()
    settle(qtbot, score)
    assert model.said.startswith("Undone: from deal 2 on")
    speak(Language.GERMAN)
    assert model.said.startswith("Rückgängig gemacht: Ab Spiel 2")
    assert large.settled.accessibleName().startswith(model.said)


def test_the_line_of_the_entry_alone_says_it(
    qtbot: QtBot, speak: Callable[[Language], None], window: MainWindow, page: ScorePage, tmp_path: Path
) -> None:
    window.resize(SMALL)
    evening(qtbot, page.score)
    page.sheet.show_entry()
    said, entry = page.sheet.said, page.sheet.entry.model
    acts: tuple[tuple[Callable[[], object], str, str], ...] = (
        (partial(page.files.write_csv, tmp_path / "evening.csv"), "Saved as", "Gespeichert als"),
        (page.sheet.change_order, "", ""),
        (partial(entry.toggle_giver, entry.entry.winner or 0), "", ""),
    )
    for act, english, german in acts:
        act()
        before = said.accessibleName()
        assert before.startswith(english)
        speak(Language.GERMAN)
        assert said.accessibleName() not in {"", before}
        assert said.accessibleName().startswith(german)
        assert said.text()[:9] == said.accessibleName()[:9]
        speak(Language.ENGLISH)
        assert said.accessibleName() == before


def test_the_page_of_people_says_where_a_file_is(
    qtbot: QtBot, speak: Callable[[Language], None], page: ScorePage, tmp_path: Path
) -> None:
    evening(qtbot, page.score)
    page.show_people()
    page.people.write_pdf(tmp_path / "people.pdf")
    speak(Language.GERMAN)
    assert page.people.said.text().startswith("Gespeichert als")
    page.show_sheet()
    page.show_people()
    speak(Language.ENGLISH)
    assert page.people.said.text() == ""
