"""What the board says at the moment is said again in another language, not only what always stands there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import Property

from peling.core.actions import Discard
from peling.core.tiles import Wind, tile
from peling_app.platform import shipped
from peling_app.platform.i18n import Translations
from peling_app.platform.settings import Language
from peling_app.play.table.model.board import BoardViewModel
from peling_app.play.table.model.table import TableViewModel
from tests.app.play.table.fake_game import FakeGame
from tests.engine.positions import position

E, S = Wind.EAST, Wind.SOUTH
CHOWS = "B2 B3 B5 B6 D1 D4 D7 C1 C4 C7 E S W"
MOMENTS: dict[str, Callable[[TableViewModel], None]] = {
    "ways to choose from": lambda table: table.press("chow"),
    "a refusal": lambda table: table.press("pung"),
}


@pytest.fixture
def translations(qapp: object) -> Iterator[Translations]:
    del qapp
    made = Translations(shipped.translations())
    made.use(Language.ENGLISH)
    yield made
    made.use(Language.ENGLISH)


def said(board: BoardViewModel) -> dict[str, Any]:
    """Return all words of a board, and those of the ways to choose from."""
    names = [name for name, one in vars(BoardViewModel).items() if isinstance(one, Property)]
    words = {name: value for name in names if isinstance(value := getattr(board, name), str)}
    return words | {"ways": [(row.title, row.name) for row in board.property("ways").rows]}


@pytest.mark.parametrize("moment", MOMENTS)
def test_another_language_reaches_what_is_said_at_the_moment(
    board: BoardViewModel, translations: Translations, moment: str
) -> None:
    game = FakeGame(position({S: CHOWS}, turn=E, drawn="B4"))
    game.put(E, Discard(tile("B4")))
    table = TableViewModel(game, board, parent=board)
    MOMENTS[moment](table)
    english = said(board)
    for language in (Language.GERMAN, Language.ENGLISH):
        translations.use(language)
        table.refresh()
        reworded = said(board)
        MOMENTS[moment](table)
        assert reworded == said(board)
        assert (reworded == english) is (language is Language.ENGLISH)
