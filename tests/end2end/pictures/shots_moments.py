"""Films of the moments of a deal, eight pictures each: a claim, a win, a deal that nobody wins."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from itertools import count

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QImage

from peling.core.actions import Action, Discard, Pass
from peling.core.events import Claimed
from peling.core.tiles import Wind
from peling.core.view import Phase
from peling.play.game import random_throws, random_wall
from peling.play.table import DealState, apply, awaited, start_deal, view_of
from peling.rules.legality import legal_actions
from peling.rules.ruleset import RuleSet
from peling_app.platform.i18n import Translations
from peling_app.platform.resources import load_fonts
from peling_app.platform.settings import Language
from peling_app.platform.shipped import translations
from peling_app.play.table.model.board import BoardViewModel
from peling_app.play.table.model.table import TableViewModel
from peling_app.play.table.view.page import TablePage
from tests.app.play.table.court.deals import BOOKS, ENDS, NAMES
from tests.app.play.table.fake_game import FakeGame
from tests.app.play.table.moments.ends import ENDS as WINS
from tests.app.play.table.moments.ends import (
    RARE,
    Ending,
    claimed_win,
    drawn_win,
    nobody_wins,
    robbed_kong,
    wild_win,
)
from tests.end2end.pictures.film import film
from tests.end2end.pictures.shots_table import SIZES
from tests.properties.random_play import random_setting

CLAIM = (0, 90, 200, 290, 380, 520, 800, 1300)
"""When a claim is pictured, in milliseconds."""
WIN = (60, 260, 420, 620, 800, 1000, 1350, 1700)
LATER = (60, 330, 620, 900, 1150, 1400, 1800, 2300)
"""When an end is pictured before which something else is seen."""
DRAWN = (60, 950, 1150, 1300, 1500, 1700, 1950, 2400)
"""When the end of a deal is pictured."""
LATE = 18
"""Discards on the table when somebody claims."""

Move = tuple[DealState, Wind, Action]
"""A position, and what one player does in it."""


def shots() -> dict[str, Callable[[], QImage]]:
    """Return the makers of all films by name."""
    made: dict[str, Callable[[], QImage]] = {}
    for book in BOOKS:
        made[f"film-claim-{book}"] = partial(_claim, book)
    made["film-claim-night-german"] = partial(_claim, "pung-chow", language=Language.GERMAN, night=True)
    made["film-claim-still"] = partial(_claim, "pung-chow", still=True)
    made["film-claim-1024x700"] = partial(_claim, "how-to-play", size="1024x700")
    made["film-claim-150"] = partial(_claim, "pung-chow", size="1024x700", zoom=150)
    made["film-claim-2-players"] = partial(_claim, "pung-chow", players=2)
    for book, end in WINS.items():
        made[f"film-win-{book}"] = partial(_end, end)
    for side, wind in (("right", Wind.WEST), ("opposite", Wind.NORTH)):
        made[f"film-win-{side}"] = partial(_end, partial(claimed_win, wind))
    made["film-win-night-german"] = partial(_end, drawn_win, language=Language.GERMAN, night=True)
    made["film-win-german-opposite"] = partial(_end, claimed_win, language=Language.GERMAN, size="1024x700")
    made["film-win-still"] = partial(_end, drawn_win, still=True)
    made["film-win-1024x700"] = partial(_end, wild_win, size="1024x700")
    made["film-win-150"] = partial(_end, drawn_win, size="1024x700", zoom=150)
    made["film-win-large"] = partial(_end, drawn_win, size="2560x1440")
    for players in (2, 3):
        winds = tuple(Wind)[:players]
        made[f"film-win-{players}-players"] = partial(_end, partial(drawn_win, winds=winds))
    for name, end in RARE.items():
        made[f"film-{name}"] = partial(_end, end, moments=LATER)
    made["film-robbed-german-150"] = partial(
        _end, robbed_kong, moments=LATER, language=Language.GERMAN, size="1024x700", zoom=150
    )
    made["film-draw"] = partial(_end, nobody_wins, moments=DRAWN)
    made["film-draw-german"] = partial(_end, nobody_wins, moments=DRAWN, language=Language.GERMAN, zoom=150)
    return made


def _end(
    make: Callable[[], Ending],
    *,
    moments: tuple[int, ...] = WIN,
    size: str = "1440x900",
    language: Language = Language.ENGLISH,
    **settings: int,
) -> QImage:
    game = make()
    return _filmed(game, game.end, moments, size, language, settings)


def _claim(
    book: str,
    *,
    size: str = "1440x900",
    language: Language = Language.ENGLISH,
    players: int = 4,
    **settings: int,
) -> QImage:
    rules, (state, wind, action) = _moment(book, players)
    me = next(one for one in state.winds if one is not wind)
    game = FakeGame(state, me, rules=rules)
    game.names = dict(NAMES)
    return _filmed(game, lambda: game.put(wind, action), CLAIM, size, language, settings)


def _filmed(
    game: FakeGame,
    act: Callable[[], None],
    moments: tuple[int, ...],
    size: str,
    language: Language,
    settings: dict[str, int],
) -> QImage:
    """Return the film of what follows when something is done in a game."""
    load_fonts()
    words = Translations(translations())
    words.use(language)
    board = BoardViewModel()
    board.set_up(**settings)
    table = TableViewModel(game, board, parent=board, in_time=True)
    page = TablePage(board)
    page.resize(*SIZES[size])
    page.show()
    for _ in range(8):
        QCoreApplication.processEvents()
    act()
    sheet = film(page.quick.grabFramebuffer, moments)
    page.unload()
    page.deleteLater()
    words.use(Language.ENGLISH)
    del table
    return sheet


def _moment(book: str, players: int) -> tuple[RuleSet, Move]:
    """Return the first claim of a simulated deal after some discards, always the same."""
    for seed in count():
        rng = random.Random(f"{book} {players} {seed}")
        setting = random_setting(rng, book)
        if setting.players != players:
            continue
        state, _ = start_deal(
            setting.rules, setting.players, random_wall(rng, setting.rules), random_throws(rng)
        )
        while state.phase is not Phase.OVER:
            wind = rng.choice(awaited(state))
            legal = legal_actions(view_of(state, wind, setting.rules), setting.rules)
            quiet: list[Action] = [one for one in legal if not isinstance(one, ENDS)] or list(legal)
            rare = [one for one in quiet if not isinstance(one, Discard | Pass)]
            action = rng.choice(rare or quiet)
            after, events = apply(state, wind, action, setting.rules)
            if any(isinstance(event, Claimed) for event in events) and len(state.discards) >= LATE:
                return setting.rules, (state, wind, action)
            state = after
    raise AssertionError
