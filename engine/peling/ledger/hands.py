"""Between hands as a deal keeps them, by places, and hands as a book scores them, by winds."""

from __future__ import annotations

from dataclasses import replace

from peling.core.tiles import Wind
from peling.ledger.entry import DealEntry, HandEntry, Laid, Tiles
from peling.ledger.situation import Situation
from peling.rules.draft import DraftSet, HandDraft


def draft_at(entry: DealEntry, place: int, situation: Situation) -> HandDraft:
    """Return the hand of a place as a draft, with its winds and how it was won; empty without tiles."""
    held = hand_of(entry, place)
    tiles = held if isinstance(held, Tiles) else Tiles()
    won = place == entry.winner
    return HandDraft(
        concealed=tiles.concealed,
        exposed=tuple(
            DraftSet(laid.tiles, laid.added, _wind(laid.giver, situation)) for laid in tiles.exposed
        ),
        kongs=tiles.kongs,
        winning=tiles.winning,
        bonus=tiles.bonus,
        wild=entry.wild,
        seat=situation.winds[place],
        round_wind=situation.round_wind or Wind.EAST,
        won=won,
        by=entry.way if won else HandDraft().by,
        giver=_wind(entry.giver, situation) if won and entry.way.claimed else None,
        circumstances=tiles.circumstances,
        visible=tiles.visible,
    )


def with_draft(entry: DealEntry, place: int, draft: HandDraft, situation: Situation) -> DealEntry:
    """Return the deal with the hand of a place as a draft has it.

    A won draft makes its place the winner and tells how the deal was won; a lost one leaves that as it is,
    but for a place that was the winner.
    """
    tiles = Tiles(
        draft.concealed,
        tuple(Laid(laid.tiles, laid.added, _place(laid.giver, situation)) for laid in draft.exposed),
        draft.kongs,
        draft.winning,
        draft.bonus,
        draft.circumstances,
        draft.visible,
    )
    changed = replace(with_hand(entry, place, tiles), wild=draft.wild)
    if draft.won:
        giver = _place(draft.giving, situation) if draft.by.claimed else None
        return replace(changed, winner=place, by=draft.by, giver=giver)
    if entry.winner == place:
        return replace(changed, winner=None, by=None, giver=None)
    return changed


def hand_of(entry: DealEntry, place: int) -> HandEntry | None:
    """Return what was entered for a place."""
    return entry.hands[place] if place < len(entry.hands) else None


def with_hand(entry: DealEntry, place: int, hand: HandEntry | None) -> DealEntry:
    """Return the deal with something else entered for a place."""
    hands = [*entry.hands, *[None] * (place + 1 - len(entry.hands))]
    hands[place] = hand
    return replace(entry, hands=tuple(hands))


def _wind(place: int | None, situation: Situation) -> Wind | None:
    return situation.winds[place] if place is not None and 0 <= place < len(situation.winds) else None


def _place(wind: Wind | None, situation: Situation) -> int | None:
    return None if wind is None else situation.place_of(wind)
