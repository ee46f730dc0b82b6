"""Pictures of what passes by itself: the state at the claim bar, and the offer to ask less."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtGui import QImage

from peling.core.tiles import WINDS
from peling_app.platform.settings import ClaimsAsked, Language
from peling_app.play.prompts import Asking
from peling_app.play.table.model.board import BoardViewModel
from peling_app.play.table.model.table import TableViewModel
from tests.app.play.table.fake_game import FakeGame
from tests.end2end.pictures.shots_table import OWN, SIZES, Scene, board_shot
from tests.engine.positions import position

E, S, W, N = WINDS
STATES = {
    "rest": (ClaimsAsked.EVERY, True, True),
    "chows": (ClaimsAsked.EVERY, False, False),
    "useful": (ClaimsAsked.USEFUL, True, False),
    "nearer": (ClaimsAsked.NEARER, True, False),
    "chows-useful": (ClaimsAsked.USEFUL, False, False),
    "chows-nearer": (ClaimsAsked.NEARER, False, False),
}
"""What is asked: the least use, chows, and whether the player rests."""


def shots() -> dict[str, Callable[[], QImage]]:
    """Return the makers of all pictures by name."""
    made: dict[str, Callable[[], QImage]] = {}
    for state in STATES:
        scene = partial(asking_scene, state)
        made[f"asking-{state}-1440x900"] = partial(board_shot, scene, SIZES["1440x900"])
        made[f"asking-{state}-german"] = partial(board_shot, scene, SIZES["1024x700"], Language.GERMAN)
    large = partial(asking_scene, "chows-nearer", zoom=150)
    made["asking-large-text"] = partial(board_shot, large, SIZES["1024x700"], Language.GERMAN)
    plain = partial(asking_scene, "nearer", flat=True)
    made["asking-contrast"] = partial(board_shot, plain, SIZES["1024x700"])
    for name, size in SIZES.items():
        made[f"asking-offer-{name}"] = partial(board_shot, offer_scene, size)
    made["asking-offer-german"] = partial(board_shot, offer_scene, SIZES["1024x700"], Language.GERMAN)
    large = partial(offer_scene, zoom=150)
    made["asking-offer-large-text"] = partial(board_shot, large, SIZES["1024x700"], Language.GERMAN)
    night = partial(offer_scene, night=True)
    made["asking-offer-night"] = partial(board_shot, night, SIZES["1440x900"])
    return made


def asking_scene(state: str, **settings: int) -> Scene:
    """Return a table at which something passes by itself."""
    least, chows, resting = STATES[state]
    board = BoardViewModel()
    board.set_up(still=True, **settings)
    game = FakeGame(position({S: OWN}, turn=E, drawn="N"))
    game.can_take_back = True
    board.asked_model.show(Asking(least, chows, resting))
    return Scene(board, [game, TableViewModel(game, board, parent=board)])


def offer_scene(**settings: int) -> Scene:
    """Return a table at which a learner is offered to be asked less."""
    board = BoardViewModel()
    board.set_up(still=True, **settings)
    game = FakeGame(position({S: OWN}, turn=S, drawn="B7"))
    scene = Scene(board, [game, TableViewModel(game, board, parent=board)])
    board.asked_model.make_offer("Shift+U")
    return scene
