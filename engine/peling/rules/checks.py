"""What makes a recorded hand impossible, for all books: melds, win, number of tiles, copies.

Each check raises `InvalidHandError` with the reason id of the example format. Whether a won hand is complete
is found by reading it, see `readings`.
"""

from __future__ import annotations

from peling.core.melds import KongForm, Meld, MeldKind, sequence_from
from peling.core.scoring import HandRecord, InvalidHandError, Win, WinBy
from peling.core.tiles import COPIES, KINDS, Tile, Wind

_SIZES = {MeldKind.CHOW: 3, MeldKind.PUNG: 3, MeldKind.KONG: 4}
_FORM_OF_SUPPLY = {
    "supply-of-claimed-kong": KongForm.CLAIMED,
    "supply-of-drawn-kong": KongForm.DRAWN,
    "supply-of-added-kong": KongForm.ADDED,
}
SUPPLY_OF_FLOWER = "supply-of-flower"
SUPPLIES = frozenset({SUPPLY_OF_FLOWER, *_FORM_OF_SUPPLY})
"""The circumstances that say what a loose tile replaced."""


def check_melds(record: HandRecord) -> None:
    """Refuse a meld that is no set, or that cannot have been made as recorded.

    Raises:
        InvalidHandError: ``bad-meld``.
    """
    for number, meld in enumerate(record.hand.melds):
        fault = _fault(meld, record.seat)
        if fault:
            raise InvalidHandError("bad-meld", f"melds[{number}]", fault)


def _fault(meld: Meld, seat: Wind) -> str:
    """Return what is wrong with a meld, empty if nothing is."""
    return _tiles_fault(meld) or _making_fault(meld) or _giver_fault(meld, seat)


def _tiles_fault(meld: Meld) -> str:
    codes = " ".join(held.code for held in meld.tiles)
    size = _SIZES.get(meld.kind)
    if size is None:
        return "a pair is never laid down"
    if len(meld.tiles) != size:
        return f"a {meld.kind.value} has {size} tiles, not {len(meld.tiles)}"
    if any(held.is_bonus for held in meld.tiles):
        return f"{codes} contains a flower or season"
    if meld.kind is not MeldKind.CHOW:
        return "" if len(set(meld.tiles)) == 1 else f"{codes} are not all equal"
    run = sequence_from(min(meld.tiles))
    return "" if run == tuple(sorted(meld.tiles)) else f"{codes} is no sequence of one suit"


def _making_fault(meld: Meld) -> str:
    name = meld.kind.value
    if meld.kind is not MeldKind.KONG:
        if meld.form is not None:
            return f"only a kong is formed in one of several ways, not a {name}"
        return f"a {name} that lies on the table was claimed and is exposed" if meld.concealed else ""
    if meld.form is None:
        return "a kong must say how it was formed"
    if meld.concealed is not (meld.form is KongForm.DRAWN):
        return "a kong is concealed if all four tiles were drawn, and only then"
    return ""


def _giver_fault(meld: Meld, seat: Wind) -> str:
    giver = meld.claimed_from
    if giver is None:
        return ""
    if meld.concealed:
        return "a concealed kong was claimed from nobody"
    if giver is seat:
        return "nobody claims a tile from himself"
    # With fewer than four players the last active one before may sit farther round, but never beyond East.
    if meld.kind is MeldKind.CHOW and seat is not Wind.EAST and giver.number > seat.number:
        return f"a chow is claimed from the left: {seat.value} cannot have it from {giver.value}"
    return ""


def check_count(record: HandRecord) -> None:
    """Refuse a wrong number of concealed tiles: 13 less three for each meld, 14 if complete as dealt.

    Raises:
        InvalidHandError: ``tile-count``.
    """
    dealt = record.win is not None and record.win.by is WinBy.DEALT
    melds = len(record.hand.melds)
    due = 13 + dealt - 3 * melds
    held = len(record.hand.concealed)
    if melds > 4:
        raise InvalidHandError("tile-count", "melds", f"a hand has at most 4 melds, not {melds}")
    if held != due:
        raise InvalidHandError(
            "tile-count", "concealed", f"{held} tiles are given where {due} belong to {melds} melds"
        )


def check_copies(record: HandRecord) -> None:
    """Refuse more copies of a tile than a set has: four of each kind, one of each flower and season.

    A tile taken from another player's kong leaves none for one's own hand: he holds the other three.

    Raises:
        InvalidHandError: ``impossible-tiles``.
    """
    hand, win = record.hand, record.win
    counts = hand.counts()
    for meld in hand.melds:
        for held in meld.tiles:
            counts[held.index] += 1
    field = "concealed"
    if win is not None and win.tile is not None:
        if win.by is WinBy.ROBBED_KONG and counts[win.tile.index]:
            raise InvalidHandError(
                "impossible-tiles", field, f"the player robbed of {win.tile.code} holds the other three"
            )
        counts[win.tile.index] += 1
    if max(counts) > COPIES:
        kind = next(kind for kind in KINDS if counts[kind.index] > COPIES)
        raise InvalidHandError(
            "impossible-tiles", field, f"{counts[kind.index]} tiles {kind.code} are given, a set has {COPIES}"
        )
    if hand.bonus and len(set(hand.bonus)) != len(hand.bonus):
        twice = next(held for held in hand.bonus if hand.bonus.count(held) > 1)
        raise InvalidHandError("impossible-tiles", "bonus", f"{twice.code} is given twice, a set has one")


def check_bonus(record: HandRecord, allowed: frozenset[Tile] = frozenset()) -> None:
    """Refuse a flower or season in the hand, and any other tile among those set out.

    Raises:
        InvalidHandError: ``unmelded-flower`` or ``bad-record``.
    """
    for held in record.hand.concealed:
        if held.is_bonus and held not in allowed:
            raise InvalidHandError("unmelded-flower", "concealed", f"{held.code} was not set out")
    for held in record.hand.bonus:
        if not held.is_bonus:
            raise InvalidHandError("bad-record", "bonus", f"{held.code} is no flower and no season")


def check_win(record: HandRecord) -> None:
    """Refuse a win that contradicts itself: tile, how it came, from whom.

    Raises:
        InvalidHandError: ``bad-win``, or ``no-loose-draw`` if nothing was there that a loose tile replaces.
    """
    win = record.win
    supplies = record.circumstances & SUPPLIES if record.circumstances else frozenset[str]()
    if supplies and (win is None or win.by is not WinBy.LOOSE):
        raise InvalidHandError("bad-win", "circumstances", "only a loose tile replaces a flower or a kong")
    if win is None:
        return
    fault = _win_fault(win, record)
    if fault:
        raise InvalidHandError("bad-win", "win", fault)
    if win.by is WinBy.LOOSE:
        _check_loose(record, supplies)


def _win_fault(win: Win, record: HandRecord) -> str:
    """Return what is wrong with a win, empty if nothing is."""
    if win.by is WinBy.DEALT:
        if win.tile is not None:
            return "a hand complete as dealt has no winning tile"
    elif win.tile is None:
        return "the winning tile is missing"
    elif win.tile.is_bonus:
        return f"{win.tile.code} completes no hand"
    if win.by.claimed:
        return _claim_fault(win, record)
    return "" if win.giver is None else "a tile that was not claimed came from nobody"


def _claim_fault(win: Win, record: HandRecord) -> str:
    if win.giver is None:
        return "a claimed tile came from somebody"
    if win.giver is record.seat:
        return "nobody claims a tile from himself"
    if win.by is WinBy.FIRST_DISCARD:
        if win.giver is not Wind.EAST:
            return "the first discard is East's"
        if record.hand.melds:
            return "nothing can have been laid down before the first discard"
    return ""


def _check_loose(record: HandRecord, supplies: frozenset[str]) -> None:
    """Refuse a loose tile that replaced nothing."""
    if len(supplies) > 1:
        raise InvalidHandError("bad-win", "circumstances", "a loose tile replaces one thing only")
    forms = {meld.form for meld in record.hand.melds if meld.kind is MeldKind.KONG}
    for supply in supplies:
        there = bool(record.hand.bonus) if supply == SUPPLY_OF_FLOWER else _FORM_OF_SUPPLY[supply] in forms
        if not there:
            raise InvalidHandError("no-loose-draw", "circumstances", f"nothing is there for {supply}")
    if not forms and not record.hand.bonus:
        raise InvalidHandError(
            "no-loose-draw", "win", "no kong and no flower is there that a loose tile replaces"
        )
