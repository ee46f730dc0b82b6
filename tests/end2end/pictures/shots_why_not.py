"""Pictures of *Why not?* and *What if?* over the table, by day and night, and of it without the tutor."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtGui import QImage

from peling_app.platform.settings import Language
from peling_app.play.view.play_page import PlayPage
from tests.end2end.pictures.shots_table import may_claim, own_choice, wait_for, window_shot
from tests.end2end.stage import LARGE, MIDDLE, SMALL


def shots() -> dict[str, Callable[[], QImage]]:
    """Return the makers of all pictures by name."""
    made: dict[str, Callable[[], QImage]] = {}
    things = {
        "claim": (
            may_claim,
            ("claim:mahjongg", "claim:chow", "claim:pung", "hand", "offered", "m", "rack:1"),
        ),
        "turn": (own_choice, ("hand", "dead", "claim:kong", "claim:pung", "wall")),
    }
    for moment, (waits, asked) in things.items():
        for thing in asked:
            name = f"why-not-{moment}-{thing.replace(':', '-')}"
            then = partial(_ask, thing)
            made[f"{name}-1440x900-day"] = partial(window_shot, MIDDLE, night=False, waits=waits, then=then)
    for moment, waits in (("claim", may_claim), ("turn", own_choice)):
        for size in (SMALL, MIDDLE):
            name = f"why-not-{moment}-{size.width()}x{size.height()}-night"
            made[name] = partial(window_shot, size, night=True, waits=waits, then=partial(_ask, "hand"))
    for moment, waits, thing in (("claim", may_claim, "claim:pung"), ("turn", own_choice, "hand")):
        for night in (False, True):
            name = f"what-if-{moment}-1440x900-{'night' if night else 'day'}"
            then = partial(_rest, thing)
            made[name] = partial(window_shot, MIDDLE, night=night, waits=waits, then=then)
    for size in (SMALL, MIDDLE):
        name = f"what-if-compared-{size.width()}x{size.height()}-day"
        made[name] = partial(window_shot, size, night=False, waits=own_choice, then=_compare)
    for size in (MIDDLE, LARGE):
        name = f"table-tutor-away-{size.width()}x{size.height()}-day"
        made[name] = partial(
            window_shot, size, night=False, waits=may_claim, then=lambda page: page.tutor.put_away()
        )
    made["why-not-claim-1024x700-german"] = partial(
        window_shot,
        SMALL,
        night=False,
        waits=may_claim,
        language=Language.GERMAN,
        then=partial(_ask, "claim:chow"),
    )
    return made


def _ask(thing: str, page: PlayPage) -> None:
    """Ask for a thing, or for the first of a sort."""
    board = page.table_model.board
    picture = board.picture
    match thing:
        case "hand":
            thing = f"hand:{picture.hand[3].key}"
        case "offered" | "dead":
            wanted = thing == "offered"
            thing = next(
                f"d:{side}:{tile.key}"
                for side, seat in enumerate(picture.seats)
                for tile in seat.discards
                if tile.last is wanted
            )
        case "m":
            thing = next(
                f"m:{side}:{seat.melds[0].key}" for side, seat in enumerate(picture.seats) if seat.melds
            )
        case "wall":
            thing = next(f"wall:{stack.key}" for stack in picture.wall if stack.next)
        case _:
            pass
    board.whyWished.emit(thing)


def _compare(page: PlayPage) -> None:
    """Rest on one tile of the hand, then on another one."""
    board = page.table_model.board
    first, second = (f"hand:{board.picture.hand[place].key}" for place in (1, 3))
    _rest(first, page)
    board.pointed.emit(first, False)
    board.pointed.emit(second, True)
    wait_for(lambda: bool(page.tutor_model.what_if.table.rows))


def _rest(thing: str, page: PlayPage) -> None:
    """Rest on a thing until the tutor has said what would come of it."""
    board = page.table_model.board
    board.pointed.emit(f"hand:{board.picture.hand[3].key}" if thing == "hand" else thing, True)
    wait_for(lambda: bool(page.tutor_model.what_if.tries))
