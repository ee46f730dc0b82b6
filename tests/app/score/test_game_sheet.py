"""A sheet that was made from a game is called so in the present language, wherever its title stands."""

import pytest
from pytestqt.qtbot import QtBot

from peling_app.platform.settings import Language
from peling_app.score.model.evenings.evening import EveningModel
from peling_app.score.model.report import report_of
from peling_app.score.model.saved_sheets import title_of
from peling_app.score.view.page import ScorePage
from peling_app.shell.model.context import AppContext
from tests.app.score.evenings import settle
from tests.engine.ledger.test_ledger_from_game import played


@pytest.mark.thorough
def test_no_title_in_the_language_of_that_day_is_kept(
    qtbot: QtBot, context: AppContext, page: ScorePage
) -> None:
    state = played("pung-chow", 3, 2, 2)
    page.score.adopt_game(state, "", [player.name or "You" for player in state.setup.players])
    settle(qtbot, page.score)
    sheet = page.score.sheet
    assert sheet is not None
    for language, title in (
        (Language.ENGLISH, "Game, Pung Chow, without a limit"),
        (Language.GERMAN, "Partie, Pung Chow, ohne Limit"),
    ):
        context.translations.use(language)
        assert page.titles == (title,), "its book stands there once"
        assert report_of(sheet).title == title
        assert EveningModel(page.score).page.kicker.startswith(title)
        assert [title_of(one) for one in page.score.sheets()] == [title]
    context.translations.use(Language.ENGLISH)
