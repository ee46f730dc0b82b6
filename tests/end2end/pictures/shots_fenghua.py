"""Pictures of Fenghua: what no other book has on the board, in the tutor, at the settlement."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtGui import QImage

from peling.core.hand import Hand
from peling.core.melds import pung
from peling.core.notation import parse_hand, parse_tiles
from peling.core.scoring import Win, WinBy
from peling.core.tiles import WINDS, tile
from peling.play.deal import DealResult
from peling_app.platform.settings import Language
from peling_app.play.tutor.view.panel import Tab
from tests.app.play.settle.deals import finish
from tests.app.play.table import fenghua_games as games
from tests.app.play.table.fake_game import FakeGame
from tests.end2end.pictures import shots_settle, shots_table, shots_tutor
from tests.engine.play.fenghua_deals import BOOK

E, S, W, N = WINDS
OTHERS = {
    E: parse_hand("E E E C7 C8 C9 D4 D5 B2 B2 C3 C4 C1"),
    W: parse_hand("B7 B7 B7 G G D1 D2 D6 C2 C3 N N W"),
    N: parse_hand("N N B4 B5 C6 C7 D2 W W C1 C1 D9 D9"),
}
"""Hands of those who do not win."""


def shots() -> dict[str, Callable[[], QImage]]:
    """Return the makers of all pictures by name."""
    made: dict[str, Callable[[], QImage]] = {}
    scenes: dict[str, Callable[[], shots_table.Scene]] = {
        "wild": partial(_scene, games.own_turn),
        "flower": partial(_scene, games.flower_to_meld),
        "eight-flowers": partial(_scene, games.eight_flowers),
        "bottom": partial(_scene, games.bottom_tile),
        "robbing": partial(_scene, games.robbing),
        "points": partial(_scene, games.too_few_points, "mahjongg"),
        "lone-wild": partial(_scene, games.lone_wild, "mahjongg"),
    }
    for name, scene in scenes.items():
        for size in ("1024x700", "1440x900"):
            made[f"table-fenghua-{name}-{size}"] = partial(
                shots_table.board_shot, scene, shots_table.SIZES[size]
            )
    german = partial(shots_table.board_shot, language=Language.GERMAN)
    for name in ("wild", "bottom", "points"):
        made[f"table-fenghua-{name}-german"] = partial(german, scenes[name], shots_table.SIZES["1024x700"])
    for name, result in {"pairs": pairs(), "robbed": robbed(), "fed": fed()}.items():
        made[f"settle-fenghua-{name}-1440x900-day"] = shots_settle.shot_of(result, "1440x900", rules=BOOK)
    made["settle-fenghua-pairs-1024x700-night"] = shots_settle.shot_of(
        pairs(), "1024x700", night=True, rules=BOOK
    )
    made["settle-fenghua-fed-1440x900-de"] = shots_settle.shot_of(
        fed(), "1440x900", language=Language.GERMAN, rules=BOOK
    )
    moments = {"turn": games.own_turn, "points": games.too_few_points, "win": games.complete}
    for name, game in moments.items():
        for night in (False, True):
            kind = "night" if night else "day"
            made[f"tutor-fenghua-{name}-1440x900-{kind}"] = _tutor(game, night=night)
    made["tutor-fenghua-win-1440x900-de"] = _tutor(games.complete, language=Language.GERMAN)
    return made


def pairs() -> DealResult:
    """Return a deal won by seven pairs with a wild tile, by an own tile."""
    hand = parse_hand("B1 B1 B4 B4 D2 D2 D5 D5 C3 C3 C8 C8 D1")
    return _finish(hand, Win(tile("R"), WinBy.WALL))


def robbed() -> DealResult:
    """Return a deal won by the tile that West added to a pung."""
    return _finish(parse_hand("B1 B2 B3 B7 B8 B9 D7 D8 D9 C4 C5 E E"), Win(tile("C6"), WinBy.ROBBED_KONG, W))


def fed() -> DealResult:
    """Return a deal in which West gave three sets of a hand of one suit with honours."""
    laid = [pung(tile("B2"), W), pung(tile("R"), W), pung(tile("B9"), W)]
    hand = Hand.of(parse_tiles("B4 B5 S S"), laid)
    return _finish(hand, Win(tile("B6"), WinBy.DISCARD, E))


def _finish(hand: Hand, win: Win) -> DealResult:
    return finish({**OTHERS, S: hand}, S, win, rules=BOOK, round_wind=E, wild=(tile("D1"),))


def _scene(make: Callable[[], FakeGame], command: str = "") -> shots_table.Scene:
    scene = shots_table.scene_of(make())
    if command:
        scene.board.claimWished.emit(command)
    return scene


def _tutor(
    make: Callable[[], FakeGame], *, night: bool = False, language: Language = Language.ENGLISH
) -> Callable[[], QImage]:
    view = make().view
    assert view is not None
    return shots_tutor.shot_of(
        view, "1440x900", Tab.NOW, night=night, language=language, advice=True, rules=BOOK
    )
