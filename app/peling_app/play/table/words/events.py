"""Word the course of a deal: one line of the log for each event."""

from __future__ import annotations

from typing import assert_never

from PySide6.QtCore import QCoreApplication

from peling.core import events
from peling.core.melds import KongForm, MeldKind
from peling.core.tiles import Wind
from peling.core.view import Source
from peling_app.kit.words.plurals import plurals
from peling_app.kit.words.tiles import joined, meld_name, tile_name, wind_name, winds_joined

translate = QCoreApplication.translate


def event_line(event: events.Event, me: Wind) -> str:
    """Return what happened as a sentence; the player with the wind `me` is addressed as "you"."""
    match event:
        case events.WallBroken():
            return _wall_broken(event)
        case events.TilesDealt():
            return _dealt(event, me)
        case events.BonusSetOut():
            return _bonus(event, me)
        case events.Drawn():
            return _drawn(event, me)
        case events.TileDiscarded():
            return _discarded(event, me)
        case events.Claimed():
            return _claimed(event, me)
        case events.KongLaid():
            return _kong(event, me)
        case events.KongOffered():
            return _offered(event, me)
        case events.WentOut():
            return _went_out(event, me)
        case events.Washed():
            return _washed(event, me)
        case events.TileTurnedUp():
            return _turned_up(event)
        case events.LastTileLeft():
            return _last_left(event, me)
        case events.LastTileRefused():
            return _last_refused(event, me)
        case events.DealDrawn(left) if left:
            words = translate(
                "Log", "Nobody goes out: the wall is down to its reserve, {tiles}. The deal is drawn."
            )
            return words.format(tiles=plurals.tiles(left))
        case events.DealDrawn():
            return translate("Log", "Nobody goes out: the wall is at its end. The deal is drawn.")
        case _:
            assert_never(event)


def _washed(event: events.Washed, me: Wind) -> str:
    if event.wind is me:
        words = translate("Log", "You wash the tiles with {number} different heads. The deal is over.")
    else:
        words = translate("Log", "{who} washes the tiles with {number} different heads. The deal is over.")
    return words.format(who=wind_name(event.wind), number=event.count)


def _turned_up(event: events.TileTurnedUp) -> str:
    return translate("Log", "{tile} is turned up. Wild tiles: {wild}.").format(
        tile=tile_name(event.tile), wild=joined([tile_name(kind) for kind in event.wild])
    )


def _last_left(event: events.LastTileLeft, me: Wind) -> str:
    if event.wind is me:
        return translate("Log", "Only the bottom tile is left. You may take it or refuse it.")
    return translate("Log", "Only the bottom tile is left. {wind} may take it or refuse it.").format(
        wind=wind_name(event.wind)
    )


def _last_refused(event: events.LastTileRefused, me: Wind) -> str:
    if event.wind is me:
        return translate("Log", "You refuse the bottom tile.")
    return translate("Log", "{wind} refuses the bottom tile.").format(wind=wind_name(event.wind))


def _wall_broken(event: events.WallBroken) -> str:
    if not event.lifted:
        return _wall_opened(event)
    second = event.second or (0, 0)
    return translate(
        "Log",
        "East throws {first}: {breaker} breaks the wall, throws {second} and lifts stack {stack} of the "
        "{side} side.",
    ).format(
        first=sum(event.first),
        breaker=wind_name(event.breaker),
        second=sum(second),
        stack=event.stack,
        side=wind_name(event.side),
    )


def _wall_opened(event: events.WallBroken) -> str:
    """Word how a wall is opened of which no stack is lifted: by two throws, or by one."""
    if event.second is None:
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


def _dealt(event: events.TilesDealt, me: Wind) -> str:
    if event.wind is me:
        return translate("Log", "You receive {tiles}.").format(tiles=plurals.tiles(event.number))
    return translate("Log", "{wind} receives {tiles}.").format(
        wind=wind_name(event.wind), tiles=plurals.tiles(event.number)
    )


def _bonus(event: events.BonusSetOut, me: Wind) -> str:
    if event.wind is me:
        return translate("Log", "You set out {tile}.").format(tile=tile_name(event.tile))
    return translate("Log", "{wind} sets out {tile}.").format(
        wind=wind_name(event.wind), tile=tile_name(event.tile)
    )


def _drawn(event: events.Drawn, me: Wind) -> str:
    if event.wind is me and event.tile is not None:
        match event.source:
            case Source.LOOSE:
                words = translate("Log", "You draw a loose tile: {tile}.")
            case Source.LAST_WALL:
                words = translate("Log", "You draw the last tile of the wall: {tile}.")
            case _:
                words = translate("Log", "You draw {tile}.")
        return words.format(tile=tile_name(event.tile))
    match event.source:
        case Source.LOOSE:
            words = translate("Log", "{wind} draws a loose tile.")
        case Source.LAST_WALL:
            words = translate("Log", "{wind} draws the last tile of the wall.")
        case _:
            words = translate("Log", "{wind} draws.")
    return words.format(wind=wind_name(event.wind))


def _discarded(event: events.TileDiscarded, me: Wind) -> str:
    if event.standing:
        words = (
            translate("Log", "You discard {tile} and declare a standing hand.")
            if event.wind is me
            else translate("Log", "{wind} discards {tile} and declares a standing hand.")
        )
        return words.format(wind=wind_name(event.wind), tile=tile_name(event.tile))
    if event.wind is me:
        return translate("Log", "You discard {tile}.").format(tile=tile_name(event.tile))
    return translate("Log", "{wind} discards {tile}.").format(
        wind=wind_name(event.wind), tile=tile_name(event.tile)
    )


def _claimed(event: events.Claimed, me: Wind) -> str:
    mine = event.wind is me
    match event.meld.kind:
        case MeldKind.CHOW:
            words = (
                translate("Log", "You chow: {meld}.") if mine else translate("Log", "{wind} chows: {meld}.")
            )
        case MeldKind.KONG:
            words = (
                translate("Log", "You claim a four of a kind: {meld}.")
                if mine
                else translate("Log", "{wind} claims a four of a kind: {meld}.")
            )
        case _:
            words = (
                translate("Log", "You pung: {meld}.") if mine else translate("Log", "{wind} pungs: {meld}.")
            )
    line = words.format(wind=wind_name(event.wind), meld=meld_name(event.meld))
    if me in event.skipped:
        others = tuple(wind for wind in event.skipped if wind is not me)
        if others:
            lost = translate("Log", "You and {winds} lose this turn.").format(winds=winds_joined(others))
        else:
            lost = translate("Log", "You lose this turn.")
    elif len(event.skipped) > 1:
        lost = translate("Log", "{winds} lose this turn.").format(winds=winds_joined(event.skipped))
    elif event.skipped:
        lost = translate("Log", "{wind} loses this turn.").format(wind=wind_name(event.skipped[0]))
    else:
        return line
    return f"{line} {lost}"


def _kong(event: events.KongLaid, me: Wind) -> str:
    mine = event.wind is me
    if event.meld.form is KongForm.ADDED:
        words = (
            translate("Log", "You add the fourth: {meld}.")
            if mine
            else translate("Log", "{wind} adds the fourth: {meld}.")
        )
    else:
        words = (
            translate("Log", "You lay down a drawn four of a kind: {meld}.")
            if mine
            else translate("Log", "{wind} lays down a drawn four of a kind: {meld}.")
        )
    return words.format(wind=wind_name(event.wind), meld=meld_name(event.meld))


def _offered(event: events.KongOffered, me: Wind) -> str:
    if event.wind is me:
        return translate("Log", "You are adding {tile}; it may be taken to go out.").format(
            tile=tile_name(event.tile)
        )
    return translate("Log", "{wind} is adding {tile}; it may be taken to go out.").format(
        wind=wind_name(event.wind), tile=tile_name(event.tile)
    )


def _went_out(event: events.WentOut, me: Wind) -> str:
    mine = event.wind is me
    if event.tile is None:
        words = (
            translate("Log", "You have Mah-Jongg as dealt.")
            if mine
            else translate("Log", "{wind} has Mah-Jongg as dealt.")
        )
        return words.format(wind=wind_name(event.wind))
    if event.by is None:
        words = (
            translate("Log", "You go out on a drawn tile: {tile}. Mah-Jongg.")
            if mine
            else translate("Log", "{wind} goes out on a drawn tile: {tile}. Mah-Jongg.")
        )
        return words.format(wind=wind_name(event.wind), tile=tile_name(event.tile))
    if mine:
        words = translate("Log", "You go out on {giver}’s {tile}. Mah-Jongg.")
    elif event.by is me:
        words = translate("Log", "{wind} goes out on your {tile}. Mah-Jongg.")
    else:
        words = translate("Log", "{wind} goes out on {giver}’s {tile}. Mah-Jongg.")
    return words.format(wind=wind_name(event.wind), giver=wind_name(event.by), tile=tile_name(event.tile))
