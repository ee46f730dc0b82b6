"""What is wrong with an entry before a hand is counted: places, who won, who gave, the tiles together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

from peling.core.scoring import WinBy
from peling.ledger.entry import DealEntry, HandEntry, Laid, Points, Result, Tiles, tiles_of
from peling.ledger.hands import hand_of
from peling.ledger.reckoning import EntryFault, FaultId
from peling.ledger.situation import Situation
from peling.rules.draft import HandDraft, copies
from peling.rules.ruleset import RuleSet


def place_faults(entry: DealEntry, players: int) -> tuple[EntryFault, ...]:
    """Return where the entry names a place that nobody has, or seats that are not everybody's."""
    found = [
        EntryFault(FaultId.NO_PLACE, place, field)
        for field, place in _places(entry)
        if not 0 <= place < players
    ]
    if len(entry.hands) > players:
        found.append(EntryFault(FaultId.NO_PLACE, len(entry.hands) - 1, "hands"))
    if entry.seats is not None and sorted(entry.seats) != list(range(players)):
        found.append(EntryFault(FaultId.NO_PLACE, None, "seats"))
    found += [
        EntryFault(FaultId.NO_PLACE, len(made.amounts) - 1, "adjustments", row=row)
        for row, made in enumerate(entry.adjustments)
        if len(made.amounts) > players
    ]
    return tuple(found)


def overrule_faults(entry: DealEntry, rules: RuleSet) -> tuple[EntryFault, ...]:
    """Return what is wrong with what was set against the book's count."""
    found = []
    if entry.east is not None and not entry.east.reason.strip():
        found.append(EntryFault(FaultId.REASON_MISSING, None, "east"))
    if entry.round_wind is not None:
        if not rules.course.rounds:
            found.append(EntryFault(FaultId.NO_ROUNDS, None, "round_wind"))
        if not entry.round_wind.reason.strip():
            found.append(EntryFault(FaultId.REASON_MISSING, None, "round_wind"))
    return tuple(found)


def winner_faults(entry: DealEntry) -> tuple[EntryFault, ...]:
    """Return what is wrong with who won and who gave the tile."""
    if entry.result is not Result.WON:
        return ()
    if entry.winner is None:
        return (EntryFault(FaultId.WINNER_MISSING, None, "winner"),)
    found = []
    if entry.giver == entry.winner:
        found.append(EntryFault(FaultId.GIVER_IS_WINNER, entry.giver, "giver"))
    elif entry.giver is not None and not entry.way.claimed:
        found.append(EntryFault(FaultId.GIVER_NOT_ASKED, entry.giver, "giver"))
    if entry.winner in dict(entry.dead):
        found.append(EntryFault(FaultId.WINNER_DEAD, entry.winner, "dead"))
    return tuple(found)


def copy_faults(entry: DealEntry) -> tuple[EntryFault, ...]:
    """Return which tiles lie on the table more often than a set has them, in all hands together.

    A fault names a place if one hand alone has too many of the tile.
    """
    table = Counter(tile for hand in entry.hands for tile in tiles_of(hand))
    found = []
    for tile, number in table.items():
        if number > copies(tile):
            held = [list(tiles_of(hand)).count(tile) for hand in entry.hands]
            place = held.index(number) if number in held else None
            found.append(EntryFault(FaultId.COPIES, place, "hands", (tile,), number))
    return tuple(sorted(found, key=lambda fault: fault.tiles))


def giver_of(entry: DealEntry, situation: Situation) -> int | None:
    """Return who gave the winning tile; None if nobody did, or it is not known."""
    if entry.result is not Result.WON or not entry.way.claimed:
        return None
    if entry.way is WinBy.FIRST_DISCARD:
        return situation.east
    return None if entry.giver == entry.winner else entry.giver


def is_way_said(entry: DealEntry) -> bool:
    """Return whether it was said how the winning tile came; by tiles it was unless the deal denies it."""
    return entry.by is not None or entry.giver is not None or stands_as_drawn(entry)


def stands_as_drawn(entry: DealEntry) -> bool:
    """Return whether a hand in tiles was drawn because nothing else was said, as before that was asked."""
    return _is_by_tiles(entry) and entry.by is None and entry.giver is None and not entry.unsaid


def with_way_open(entry: DealEntry) -> DealEntry:
    """Return the deal so that a hand in tiles tells it if nobody said how its winning tile came."""
    unsaid = _is_by_tiles(entry) and entry.by is None and entry.giver is None
    return entry if entry.unsaid is unsaid else replace(entry, unsaid=unsaid)


def _is_by_tiles(entry: DealEntry) -> bool:
    return entry.winner is not None and isinstance(hand_of(entry, entry.winner), Tiles)


def with_some_giver(draft: HandDraft, situation: Situation) -> HandDraft:
    """Return a draft whose claimed tile came from somebody who plays: as given, else the one before."""
    if not draft.won or not draft.by.claimed or draft.giver not in {None, draft.seat}:
        return draft
    playing = situation.playing
    return replace(draft, giver=playing[playing.index(draft.seat) - 1])


def _places(entry: DealEntry) -> Iterable[tuple[str, int]]:
    """Yield every place that the entry names, with the field where it stands."""
    single = {"winner": entry.winner, "giver": entry.giver, "offender": entry.offender}
    yield from ((field, place) for field, place in single.items() if place is not None)
    if entry.east is not None:
        yield "east", entry.east.place
    pairs = {"dead": entry.dead, "washed": entry.washed, "claims": entry.claims or ()}
    for field, named in pairs.items():
        yield from ((field, place) for place, _ in named)
    yield from (("liable", place) for place in entry.liable or ())
    for penalty in entry.penalties:
        yield "penalties", penalty.payer
        if penalty.payee is not None:
            yield "penalties", penalty.payee
    for hand in entry.hands:
        laid: tuple[Laid, ...] = hand.exposed if isinstance(hand, Tiles) else ()
        yield from (("hands", made.giver) for made in laid if made.giver is not None)


def is_entered(hand: HandEntry | None) -> bool:
    """Return whether anything was entered for a hand."""
    match hand:
        case None:
            return False
        case Points(text):
            return bool(text.strip())
        case Tiles():
            return next(tiles_of(hand), None) is not None
