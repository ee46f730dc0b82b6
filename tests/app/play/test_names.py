"""What the players are called: names that were given stay, the usual ones follow the language."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from peling_app.platform.settings import Language
from peling_app.play.session import Session
from peling_app.play.view.setup_page import SetupPage
from peling_app.shell.view.pages import PageId
from tests.by_day import by_day
from tests.end2end.stage import make_context, make_window

USUAL = {
    Language.ENGLISH: {"You", "Magpie", "Heron", "Crane"},
    Language.GERMAN: {"Du", "Elster", "Reiher", "Kranich"},
}


@pytest.mark.thorough
@pytest.mark.parametrize("given", by_day(["Anna"], ["", "Anna"]))
def test_only_names_that_nobody_gave_follow_the_language(qtbot: QtBot, tmp_path: Path, given: str) -> None:
    session = Session(tmp_path)
    names = {"opponent_names": (given, "", "")}
    context = make_context(session=session, settings={"sound": False, "computer_pause": 0, **names})
    window = make_window(context)
    qtbot.addWidget(window)
    window.show_page(PageId.SETUP)
    page = window.page(PageId.SETUP)
    assert isinstance(page, SetupPage)
    with qtbot.waitSignal(session.opened):
        session.new(page.model.setup())
    for language in (Language.GERMAN, Language.ENGLISH):
        context.preferences.update(language=language)
        said = set(session.names.values())
        asked = {page.model.opponent(place).name for place in range(3)}
        assert len(said & USUAL[language]) == (3 if given else 4)
        assert said - USUAL[language] == asked - USUAL[language] == ({given} if given else set())
    assert session.state is not None
    assert [player.name for player in session.state.setup.players] == ["", given, "", ""]
    window.close()
