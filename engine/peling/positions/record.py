"""Positions in the example format: from JSON values to what the player who is to act sees, and back."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from peling.core.hand import Hand
from peling.core.melds import Exposure, KongForm, Meld, MeldKind
from peling.core.tiles import Tile, Wind
from peling.core.view import Discarded, Offer, PlayerView
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
    shown,
)
from peling.positions.sketch import Shown, Sketch, at_table, check_offer, view_of
from peling.rulebooks import rule_set, rule_set_ids
from peling.rules.ruleset import OptionValue, RuleSet, UnknownOptionError


def read_rules(record: Fields, default: str | None) -> RuleSet:
    """Return the rule set that a record names, for its options.

    Raises:
        InvalidHandError: ``bad-record`` or ``unknown-option``.
    """
    rules_id = default
    if "rules" in record.values or default is None:
        rules_id = record.get("rules", read_text)
    if rules_id not in rule_set_ids():
        allowed = ", ".join(rule_set_ids())
        why = f"{shown(rules_id)} is no rule set; there is: {allowed}"
        raise bad("rules", why, kind="none-of", found=shown(rules_id), allowed=allowed)
    options = read_object(record.values.get("options", {}), "options").values
    try:
        return rule_set(str(rules_id), options)
    except UnknownOptionError as error:
        raise bad("options", str(error), "unknown-option") from None


def read_meld(value: object, field: str) -> Meld:
    """Return a meld as it is written; whether it is a set is checked by the book.

    Raises:
        InvalidHandError: ``bad-meld`` or ``bad-record``.
    """
    fields = read_object(value, field)
    kind = fields.get("kind", lambda v, name: read_choice(v, name, MeldKind, "bad-meld"))
    tiles = fields.get("tiles", lambda _value, _name: fields.tiles("tiles"))
    if not tiles:
        raise bad(fields.name("tiles"), "there are no tiles", "bad-meld", "no-tiles")
    concealed = fields.get("concealed", read_flag)
    form = fields.optional("formed", lambda v, name: read_choice(v, name, KongForm, "bad-meld"))
    giver = fields.optional("from", read_wind)
    exposure = Exposure.CONCEALED if concealed else Exposure.EXPOSED
    claimed = None if concealed or kind is MeldKind.CHOW else tiles[0]
    return Meld(kind, tuple(sorted(tiles)), exposure, giver, claimed, form)


def read_position(record: Fields, rules: RuleSet) -> PlayerView:
    """Return what the player who is to act sees in a position.

    Raises:
        InvalidHandError: a field is missing or of a wrong type, or the position cannot be. The reasons are
            those of hands.
    """
    return view_of(read_sketch(record, rules), rules)


def read_sketch(record: Fields, rules: RuleSet) -> Sketch:
    """Return a position as it is written, possible or not.

    Raises:
        InvalidHandError: a field is missing or of a wrong type, or names somebody who does not play or
            may not do that.
    """
    course = rules.course
    number = record.optional("players", lambda v, name: read_number(v, name, 2, 4)) or 4
    if number not in course.players:
        raise bad("players", f"{rules.id} is not for {number} players", kind="players", number=number)
    winds = course.seats(number)
    me = at_table("me", record.wind("me"), winds)
    round_wind = record.optional("round", read_wind)
    offer = record.optional("offer", _read_offer)
    check_offer(offer, me, winds)
    concealed = record.get("concealed", lambda _value, _name: record.tiles("concealed"))
    return Sketch(
        me=me,
        players=number,
        round_wind=round_wind,
        hand=Hand.of(concealed, record.items("melds", read_meld), record.tiles("bonus")),
        drawn=record.optional("drawn", read_tile),
        offer=offer,
        others=_read_others(record, me, winds),
        discards=record.items("discards", partial(_read_discard, winds=winds)),
        wild=record.tiles("wild") if record.values.get("wild") is not None else (),
        wall=record.number("wall", 0, 8 * course.stacks),
    )


def write_record(
    sketch: Sketch, rules_id: str, options: Mapping[str, OptionValue], wall: int
) -> dict[str, object]:
    """Return a position as it is written; `options` are those that differ from the book."""
    offer = sketch.offer
    return {
        "rules": rules_id,
        "options": dict(options),
        "players": sketch.players,
        "me": sketch.me.value,
        "round": None if sketch.round_wind is None else sketch.round_wind.value,
        "concealed": _codes(sketch.hand.concealed),
        "drawn": None if sketch.drawn is None else sketch.drawn.code,
        "melds": [_meld(meld) for meld in sketch.hand.melds],
        "bonus": _codes(sketch.hand.bonus),
        "others": {
            wind.value: {"melds": [_meld(meld) for meld in laid.melds], "bonus": _codes(laid.bonus)}
            for wind, laid in sketch.others
            if laid != Shown()
        },
        "discards": [[one.wind.value, one.tile.code] for one in sketch.discards],
        "offer": None if offer is None else {"tile": offer.tile.code, "from": offer.by.value},
        "wild": _codes(sketch.wild) if sketch.wild else None,
        "wall": wall,
    }


def _read_offer(value: object, field: str) -> Offer:
    fields = read_object(value, field)
    return Offer(fields.get("tile", read_tile), fields.wind("from"))


def _read_others(record: Fields, me: Wind, winds: tuple[Wind, ...]) -> tuple[tuple[Wind, Shown], ...]:
    shown_by = record.by_wind("others", read_object)
    for wind in shown_by:
        if at_table("others", wind, winds) is me:
            raise bad("others", f"{wind.value} is the player who is to act", kind="own-wind", wind=wind)
    place = winds.index(me)
    found = []
    for wind in (*winds[place + 1 :], *winds[:place]):
        fields = shown_by.get(wind, Fields({}))
        melds: tuple[Meld, ...] = fields.items("melds", read_meld)
        if len(melds) > 4:
            why = "nobody has more than four sets"
            raise bad(fields.name("melds"), why, "tile-count", "too-many-sets")
        found.append((wind, Shown(melds, fields.tiles("bonus"))))
    return tuple(found)


def _read_discard(value: object, field: str, winds: tuple[Wind, ...]) -> Discarded:
    if not isinstance(value, list) or len(value) != 2:
        why = f"a discard is a list of a wind and a tile, not {shown(value)}"
        raise bad(field, why, kind="not-discard", found=shown(value))
    return Discarded(at_table(field, read_wind(value[0], field), winds), read_tile(value[1], field))


def _codes(tiles: tuple[Tile, ...]) -> list[str]:
    return [tile.code for tile in tiles]


def _meld(meld: Meld) -> dict[str, object]:
    """Return a meld as `read_meld` reads it."""
    written: dict[str, object] = {
        "kind": meld.kind.value,
        "tiles": _codes(meld.tiles),
        "concealed": meld.concealed,
    }
    if meld.form is not None:
        written["formed"] = meld.form.value
    if meld.claimed_from is not None:
        written["from"] = meld.claimed_from.value
    return written
