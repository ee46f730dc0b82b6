"""Word the course of a deal: one line of the log for each event."""

from __future__ import annotations

from typing import Final, assert_never

from PySide6.QtCore import QCoreApplication

from peling.core import events
from peling.core.melds import KongForm
from peling.core.scoring import WinBy
from peling.core.tiles import Wind
from peling.core.view import Source
from peling_app.kit.words import plurals
from peling_app.kit.words.marks import QT_TRANSLATE_NOOP
from peling_app.kit.words.tiles import begun, joined, meld_name, tile_name, wind_name, winds_joined

translate = QCoreApplication.translate

_LINES: Final = {
    "tiles": (
        QT_TRANSLATE_NOOP("Log", "You receive {tiles}."),
        QT_TRANSLATE_NOOP("Log", "{wind} receives {tiles}."),
    ),
    "bonus": (
        QT_TRANSLATE_NOOP("Log", "You set out {tile}."),
        QT_TRANSLATE_NOOP("Log", "{wind} sets out {tile}."),
    ),
    "loose": (
        QT_TRANSLATE_NOOP("Log", "You draw a loose tile: {tile}."),
        QT_TRANSLATE_NOOP("Log", "{wind} draws a loose tile."),
    ),
    "last-wall": (
        QT_TRANSLATE_NOOP("Log", "You draw the last tile of the wall: {tile}."),
        QT_TRANSLATE_NOOP("Log", "{wind} draws the last tile of the wall."),
    ),
    "wall": (
        QT_TRANSLATE_NOOP("Log", "You draw {tile}."),
        QT_TRANSLATE_NOOP("Log", "{wind} draws."),
    ),
    "discarded": (
        QT_TRANSLATE_NOOP("Log", "You discard {tile}."),
        QT_TRANSLATE_NOOP("Log", "{wind} discards {tile}."),
    ),
    "standing": (
        QT_TRANSLATE_NOOP("Log", "You discard {tile} and declare a standing hand."),
        QT_TRANSLATE_NOOP("Log", "{wind} discards {tile} and declares a standing hand."),
    ),
    "chow": (
        QT_TRANSLATE_NOOP("Log", "You chow: {meld}."),
        QT_TRANSLATE_NOOP("Log", "{wind} chows: {meld}."),
    ),
    "kong": (
        QT_TRANSLATE_NOOP("Log", "You claim a four of a kind: {meld}."),
        QT_TRANSLATE_NOOP("Log", "{wind} claims a four of a kind: {meld}."),
    ),
    "pung": (
        QT_TRANSLATE_NOOP("Log", "You pung: {meld}."),
        QT_TRANSLATE_NOOP("Log", "{wind} pungs: {meld}."),
    ),
    "added": (
        QT_TRANSLATE_NOOP("Log", "You add the fourth: {meld}."),
        QT_TRANSLATE_NOOP("Log", "{wind} adds the fourth: {meld}."),
    ),
    "laid-down": (
        QT_TRANSLATE_NOOP("Log", "You lay down a drawn four of a kind: {meld}."),
        QT_TRANSLATE_NOOP("Log", "{wind} lays down a drawn four of a kind: {meld}."),
    ),
    "offered": (
        QT_TRANSLATE_NOOP("Log", "You are adding {tile}; it may be taken to go out."),
        QT_TRANSLATE_NOOP("Log", "{wind} is adding {tile}; it may be taken to go out."),
    ),
    "as-dealt": (
        QT_TRANSLATE_NOOP("Log", "You have Mah-Jongg as dealt."),
        QT_TRANSLATE_NOOP("Log", "{wind} has Mah-Jongg as dealt."),
    ),
    "out-drawn": (
        QT_TRANSLATE_NOOP("Log", "You go out on a drawn tile: {tile}. Mah-Jongg."),
        QT_TRANSLATE_NOOP("Log", "{wind} goes out on a drawn tile: {tile}. Mah-Jongg."),
    ),
    "out-loose": (
        QT_TRANSLATE_NOOP("Log", "You go out on a loose tile: {tile}. Mah-Jongg."),
        QT_TRANSLATE_NOOP("Log", "{wind} goes out on a loose tile: {tile}. Mah-Jongg."),
    ),
    "out-last": (
        QT_TRANSLATE_NOOP("Log", "You go out on the last tile of the wall: {tile}. Mah-Jongg."),
        QT_TRANSLATE_NOOP("Log", "{wind} goes out on the last tile of the wall: {tile}. Mah-Jongg."),
    ),
    "out-flowers": (
        QT_TRANSLATE_NOOP("Log", "You go out by eight flowers. Mah-Jongg."),
        QT_TRANSLATE_NOOP("Log", "{wind} goes out by eight flowers. Mah-Jongg."),
    ),
    "out-robbed": (
        QT_TRANSLATE_NOOP("Log", "You go out on the tile {giver} adds: {tile}. Mah-Jongg."),
        QT_TRANSLATE_NOOP("Log", "{wind} goes out on the tile {giver} adds: {tile}. Mah-Jongg."),
    ),
    "out": (
        QT_TRANSLATE_NOOP("Log", "You go out on {giver}’s {tile}. Mah-Jongg."),
        QT_TRANSLATE_NOOP("Log", "{wind} goes out on {giver}’s {tile}. Mah-Jongg."),
    ),
    "washed": (
        QT_TRANSLATE_NOOP("Log", "You wash the tiles with {number} different heads. The deal is over."),
        QT_TRANSLATE_NOOP("Log", "{who} washes the tiles with {number} different heads. The deal is over."),
    ),
    "last-left": (
        QT_TRANSLATE_NOOP("Log", "Only the bottom tile is left. You may take it or refuse it."),
        QT_TRANSLATE_NOOP("Log", "Only the bottom tile is left. {wind} may take it or refuse it."),
    ),
    "last-refused": (
        QT_TRANSLATE_NOOP("Log", "You refuse the bottom tile."),
        QT_TRANSLATE_NOOP("Log", "{wind} refuses the bottom tile."),
    ),
}
"""What is said of each thing that happens to a player: to the player himself, and to the others."""
_OWN_TILE: Final = {WinBy.LOOSE: "out-loose", WinBy.LAST_WALL: "out-last"}
"""What is said of a win on a tile of one's own that was not simply drawn from the wall."""


def event_line(event: events.Event, me: Wind) -> str:
    """Return what happened as a sentence; the player with the wind `me` is addressed as "you"."""
    match event:
        case events.WallBroken():
            return _wall_broken(event)
        case events.TileTurnedUp(tile, wild=wild):
            words = translate("Log", "{tile} is turned up. Wild tiles: {wild}.")
            return words.format(tile=begun(tile_name(tile)), wild=joined([tile_name(kind) for kind in wild]))
        case events.DealDrawn(left) if left:
            words = translate(
                "Log", "Nobody goes out: the wall is down to its reserve, {tiles}. The deal is drawn."
            )
            return words.format(tiles=plurals.tiles(left))
        case events.DealDrawn():
            return translate("Log", "Nobody goes out: the wall is at its end. The deal is drawn.")
        case events.TilesDealt(wind, number=number):
            return _line("tiles", wind, me, tiles=plurals.tiles(number))
        case events.BonusSetOut(wind, tile):
            return _line("bonus", wind, me, tile=tile_name(tile))
        case events.Drawn(wind, source=source, tile=tile):
            kind = source.value if source in {Source.LOOSE, Source.LAST_WALL} else "wall"
            return _line(kind, wind, me if tile else None, tile=tile_name(tile) if tile else "")
        case events.TileDiscarded(wind, tile):
            return _line("standing" if event.standing else "discarded", wind, me, tile=tile_name(tile))
        case events.Claimed(wind, meld):
            line = _line(meld.kind.value, wind, me, meld=meld_name(meld))
            return f"{line} {_lost(event.skipped, me)}".rstrip()
        case events.KongLaid(wind, meld):
            added = meld.form is KongForm.ADDED
            return _line("added" if added else "laid-down", wind, me, meld=meld_name(meld))
        case events.KongOffered(wind, tile):
            return _line("offered", wind, me, tile=tile_name(tile))
        case events.WentOut():
            return _went_out(event, me)
        case events.Washed(wind):
            return _line("washed", wind, me, who=wind_name(wind), number=event.count)
        case events.LastTileLeft(wind):
            return _line("last-left", wind, me)
        case events.LastTileRefused(wind):
            return _line("last-refused", wind, me)
        case _:
            assert_never(event)


def _line(kind: str, wind: Wind, me: Wind | None, **values: object) -> str:
    own, other = _LINES[kind]
    return translate("Log", own if wind is me else other).format(wind=wind_name(wind), **values)


def _wall_broken(event: events.WallBroken) -> str:
    """Word how a wall is opened: a stack of it is lifted, or none, after two throws or after one."""
    if event.absent:
        words = translate(
            "Log",
            "East throws {first}: the {breaker} seat, which is empty, breaks the wall. East throws {second} "
            "for it and lifts stack {stack} of the {side} side.",
        )
    elif event.lifted:
        words = translate(
            "Log",
            "East throws {first}: {breaker} breaks the wall, throws {second} and lifts stack {stack} of the "
            "{side} side.",
        )
    elif event.second is None:
        words = translate(
            "Log", "East throws {first}: {breaker} opens the {side} side to the left of stack {stack}."
        )
    else:
        words = translate(
            "Log",
            "East throws {first}: {breaker} throws {second} and opens the {side} side to the left of stack "
            "{stack}.",
        )
    return words.format(
        first=sum(event.first),
        second=sum(event.second or ()),
        breaker=wind_name(event.breaker),
        side=wind_name(event.side),
        stack=event.stack,
    )


def _lost(skipped: tuple[Wind, ...], me: Wind) -> str:
    """Return who loses a turn by a claim; empty: nobody."""
    others = tuple(wind for wind in skipped if wind is not me)
    if me in skipped:
        if others:
            return translate("Log", "You and {winds} lose this turn.").format(winds=winds_joined(others))
        return translate("Log", "You lose this turn.")
    if len(others) > 1:
        return translate("Log", "{winds} lose this turn.").format(winds=winds_joined(others))
    return translate("Log", "{wind} loses this turn.").format(wind=wind_name(others[0])) if others else ""


def _went_out(event: events.WentOut, me: Wind) -> str:
    if event.how is WinBy.EIGHT_FLOWERS:
        return _line("out-flowers", event.wind, me)
    if event.tile is None:
        return _line("as-dealt", event.wind, me)
    tile = tile_name(event.tile)
    if event.by is None:
        return _line(_OWN_TILE.get(event.how, "out-drawn"), event.wind, me, tile=tile)
    robbed = event.how is WinBy.ROBBED_KONG
    if event.by is me:
        words = (
            translate("Log", "{wind} goes out on the tile you add: {tile}. Mah-Jongg.")
            if robbed
            else translate("Log", "{wind} goes out on your {tile}. Mah-Jongg.")
        )
        return words.format(wind=wind_name(event.wind), tile=tile)
    return _line("out-robbed" if robbed else "out", event.wind, me, giver=wind_name(event.by), tile=tile)
