"""A table that is being laid, as entries of a file, unfinished and impossible as it may be."""

from __future__ import annotations

from collections.abc import Mapping

from peling.core.tiles import Tile
from peling.positions.fields import (
    Fields,
    bad,
    read_choice,
    read_flag,
    read_number,
    read_object,
    read_text,
    read_tile,
    read_wind,
)
from peling.positions.laid import MOST_TILES, SEATS, Laid, Moment, fitted
from peling.rulebooks import rule_set, rule_set_ids
from peling.rules.draft import DraftSet, HandDraft
from peling.rules.ruleset import OptionValue, UnknownOptionError


def written(laid: Laid) -> dict[str, object]:
    """Return the entries."""
    return {
        "rules": laid.book,
        "options": None if laid.options is None else dict(laid.options),
        "players": laid.players,
        "me": laid.me.value,
        "round": laid.round_wind.value,
        "moment": laid.moment.value,
        "giver": laid.giver,
        "wall": laid.wall,
        "seats": [_seat(seat) for seat in laid.seats],
    }


def read(entries: Mapping[str, object]) -> Laid:
    """Return the table of entries.

    Raises:
        InvalidHandError: something is missing, of a wrong type, or not known to this version.
    """
    fields = Fields(entries)
    book = fields.get("rules", read_text)
    if book not in rule_set_ids():
        raise bad("rules", f"{book} is no rule set", kind="none-of")
    options = fields.optional("options", read_object)
    chosen = None if options is None else tuple(sorted(_option(options, key) for key in options.values))
    try:
        rules = rule_set(book, dict(chosen or ()))
    except UnknownOptionError as error:
        raise bad("options", str(error), "unknown-option") from None
    seats = fields.items("seats", _read_seat)
    if len(seats) != SEATS:
        raise bad("seats", f"{len(seats)} seats; there are {SEATS}")
    laid = Laid(
        book=book,
        options=chosen,
        players=fields.number("players", 2, SEATS),
        me=fields.wind("me"),
        round_wind=fields.wind("round"),
        moment=fields.get("moment", lambda value, name: read_choice(value, name, Moment)),
        giver=fields.number("giver", 1, SEATS - 1),
        wall=fields.optional("wall", lambda value, name: read_number(value, name, 0, MOST_TILES)),
        seats=seats,
    )
    return fitted(laid, rules)


def _option(options: Fields, key: str) -> tuple[str, OptionValue]:
    value = options.values[key]
    if not isinstance(value, str | int):
        raise bad(options.name(key), "a house rule is a text, a number, true or false", "unknown-option")
    return key, value


def _seat(draft: HandDraft) -> dict[str, object]:
    return {
        "concealed": _codes(draft.concealed),
        "exposed": [
            {
                "tiles": _codes(laid.tiles),
                "added": laid.added,
                "from": None if laid.giver is None else laid.giver.value,
            }
            for laid in draft.exposed
        ],
        "kongs": _codes(draft.kongs),
        "last": None if draft.winning is None else draft.winning.code,
        "bonus": _codes(draft.bonus),
        "wild": _codes(draft.wild),
        "discards": _codes(draft.discards),
        "own": draft.won,
    }


def _read_seat(value: object, field: str) -> HandDraft:
    fields = read_object(value, field)
    return HandDraft(
        concealed=_tiles(fields, "concealed"),
        exposed=fields.items("exposed", _read_set),
        kongs=_tiles(fields, "kongs"),
        winning=fields.optional("last", read_tile),
        bonus=_tiles(fields, "bonus"),
        wild=_tiles(fields, "wild"),
        discards=_tiles(fields, "discards"),
        won=fields.get("own", read_flag),
    )


def _read_set(value: object, field: str) -> DraftSet:
    fields = read_object(value, field)
    tiles = _tiles(fields, "tiles")
    if not tiles:
        raise bad(fields.name("tiles"), "there are no tiles", "bad-meld", "no-tiles")
    return DraftSet(tiles, fields.get("added", read_flag), fields.optional("from", read_wind))


def _tiles(fields: Fields, key: str) -> tuple[Tile, ...]:
    tiles = fields.tiles(key)
    if len(tiles) > MOST_TILES:
        raise bad(fields.name(key), f"{len(tiles)} tiles; there are never so many")
    return tiles


def _codes(tiles: tuple[Tile, ...]) -> list[str]:
    return [tile.code for tile in tiles]
