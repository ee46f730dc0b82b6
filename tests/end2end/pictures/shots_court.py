"""Pictures of the court in the middle and at the end of a deal: every book, day, night and German."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from itertools import count

from PySide6.QtGui import QImage

from peling.core.tiles import BONUS_TILES
from peling_app.platform.settings import Language
from peling_app.play.table.model.board import BoardViewModel
from peling_app.play.table.model.picture import Picture
from tests.app.play.table.court.deals import BOOKS, picture_of, views
from tests.app.play.table.pictures import CLAIMS, IDLE, laid, with_seat
from tests.end2end.pictures.shots_table import SIZES, Scene, board_shot

MIDDLE, LAST = 40, 1
"""Discards in the middle of a deal: ten of each player; tiles left at its end."""


def shots() -> dict[str, Callable[[], QImage]]:
    """Return the makers of all pictures by name."""
    made: dict[str, Callable[[], QImage]] = {}
    for book in BOOKS:
        for moment in ("middle", "end"):
            scene = partial(_scene, book, 4, moment)
            for name, size in SIZES.items():
                made[f"court-{book}-{moment}-{name}"] = partial(board_shot, scene, size)
            night = partial(_scene, book, 4, moment, night=True)
            made[f"court-{book}-{moment}-night"] = partial(board_shot, night, SIZES["1440x900"])
            made[f"court-{book}-{moment}-german"] = partial(
                board_shot, scene, SIZES["1024x700"], Language.GERMAN
            )
    for players in (2, 3):
        for moment in ("middle", "end"):
            scene = partial(_scene, "pung-chow", players, moment)
            made[f"court-{players}-players-{moment}"] = partial(board_shot, scene, SIZES["1440x900"])
    large = partial(_scene, "pung-chow", 4, "end", zoom=150)
    made["court-large-text"] = partial(board_shot, large, SIZES["1024x700"])
    plain = partial(_scene, "pung-chow", 4, "end", flat=True)
    made["court-contrast"] = partial(board_shot, plain, SIZES["1440x900"])
    return made


def _scene(book: str, players: int, moment: str, **settings: int) -> Scene:
    board = BoardViewModel()
    board.set_up(still=True, **settings)
    board.show(_picture(book, players, moment))
    return Scene(board)


def _picture(book: str, players: int, moment: str) -> Picture:
    """Return a moment of the first simulated deal that comes so far, always the same."""
    for seed in count():
        rng = random.Random(f"{book} {players} {seed}")
        for view, boxed in views(rng, book):
            if len(view.winds) != players:
                break
            here = len(view.discards) == MIDDLE if moment == "middle" else view.wall.drawable <= LAST
            sets = len(view.hand.melds) + sum(len(other.melds) for other in view.others)
            if here and (moment == "middle" or sets >= players + 1):
                picture = picture_of(view, boxed=boxed, opened=False, offered=False)
                return _dressed(picture, moment)
    raise AssertionError


def _dressed(picture: Picture, moment: str) -> Picture:
    """Give the players names and totals, one of them all flowers at the end, and the bar its places.

    Every book has flowers, by itself or by one of its house rules.
    """
    names, totals = ("You", "Heron", "Crane", "Magpie"), ("1,860", "2,316", "1,684", "2,140")
    for side, (name, total) in enumerate(zip(names, totals, strict=True)):
        picture = with_seat(picture, side, name=name, score=total)
    if moment == "end":
        bonus = " ".join(kind.code for kind in BONUS_TILES)
        rich = next(side for side in (1, 2) if picture.seats[side].present)
        for side in range(4):
            picture = with_seat(picture, side, bonus=laid(bonus) if side == rich else ())
    offered = any(tile.claimable for seat in picture.seats for tile in seat.discards)
    return replace(picture, claims=CLAIMS if offered else IDLE, can_take_back=True)
