"""The five places of the claim bar, from the verdicts on everything the user could think of."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from peling.core import actions as act
from peling.core.tiles import Tile
from peling.core.view import Phase, PlayerView
from peling.rules.legality import Verdict, chow_ways
from peling_app.books.words.findings import short_reason
from peling_app.kit.words.actions import action_name, kind_name
from peling_app.play.table.model.picture import ClaimButton, Standing, Way
from peling_app.play.table.words import board as words


@dataclass(frozen=True, slots=True)
class Place:
    """A place of the bar: its command, its key, and the kinds of action it stands for.

    `shortcut` is what the key is called everywhere; empty: each language has its own word for the space bar.
    """

    command: str
    shortcut: str
    kinds: tuple[type, ...]


PLACES: Final = (
    Place("mahjongg", "M", (act.ClaimWin, act.GoOut, act.GoOutByFlowers, act.TakeLast, act.Wash)),
    Place("kong", "K", (act.ClaimKong, act.ConcealedKong, act.AddedKong, act.SetOutBonus)),
    Place("pung", "P", (act.ClaimPung,)),
    Place("chow", "C", (act.ClaimChow,)),
    Place("pass", "", (act.Pass, act.RefuseLast)),
)
"""The places in their order, which never changes."""

BY_COMMAND: Final = {place.command: place for place in PLACES}
NAMED: Final = (act.Wash, act.GoOutByFlowers, act.TakeLast, act.RefuseLast, act.SetOutBonus)
"""Actions that a place names only while they can be done; they have no place of their own."""
STAND_AT: Final = "mahjongg"
"""The place where a standing hand is declared, with each tile that can be discarded for it."""
TURN_PLACES: Final = ("mahjongg", "kong")


def tiles_of(action: act.Action, view: PlayerView) -> tuple[Tile, ...]:
    """Return the tiles of the set that an action makes; none for going out and passing."""
    offered = view.offer.tile if view.offer is not None else None
    match action:
        case act.Discard(tile, standing=True):
            return (tile,)
        case act.ConcealedKong(tile) | act.AddedKong(tile):
            return (tile,) * 4
        case act.SetOutBonus(tile):
            return (tile,)
        case act.ClaimKong() if offered is not None:
            return (offered,) * 4
        case act.ClaimPung() if offered is not None:
            return (offered,) * 3
        case act.ClaimChow(own) if offered is not None:
            return tuple(sorted((*own, offered)))
        case _:
            return ()


def claim_bar(view: PlayerView, verdicts: Iterable[Verdict]) -> tuple[ClaimButton, ...]:
    """Return the five places as they stand now; they rest where a tile is offered and he is not asked."""
    judged = tuple(verdicts)
    if not judged and view.offer is not None and view.offer.by is not view.me:
        return idle_bar()
    return tuple(
        _button(number, place, view, tuple(v for v in judged if belongs(v, place)))
        for number, place in enumerate(PLACES)
    )


def idle_bar() -> tuple[ClaimButton, ...]:
    """Return the five places while nothing can be done yet and nothing is said of the hand."""
    line = words.fixed("nothing")
    return tuple(
        _shown(number, place, kind_name(place.kinds[0]), Standing.IDLE, line)
        for number, place in enumerate(PLACES)
    )


def _shown(number: int, place: Place, title: str, standing: Standing, line: str) -> ClaimButton:
    shortcut = place.shortcut or words.fixed("space-key")
    name = words.button_name(title, line, standing)
    return ClaimButton(number, place.command, title, shortcut, standing, line, name)


def belongs(verdict: Verdict, place: Place) -> bool:
    """Return whether a place speaks of an action: of some only if they can be done."""
    if isinstance(verdict.action, act.Discard):
        return verdict.action.standing and verdict.legal and place.command == STAND_AT
    return type(verdict.action) in place.kinds and (verdict.legal or not isinstance(verdict.action, NAMED))


def ways(actions: Iterable[act.Action], view: PlayerView) -> tuple[Way, ...]:
    """Return several actions as ways to choose from, each with its tiles."""
    made = []
    for number, action in enumerate(actions):
        tiles = tiles_of(action, view)
        claimed = -1
        if view.offer is not None and view.offer.tile in tiles:
            claimed = tiles.index(view.offer.tile) if isinstance(action, act.ClaimChow) else len(tiles) - 1
        shown = tiles or ((view.offer.tile,) if view.offer is not None else ())
        made.append(
            Way(
                number,
                action_name(action),
                [tile.code for tile in shown],
                claimed,
                words.way_name(action, shown),
            )
        )
    return tuple(made)


def _button(number: int, place: Place, view: PlayerView, verdicts: tuple[Verdict, ...]) -> ClaimButton:
    legal = tuple(verdict.action for verdict in verdicts if verdict.legal)
    title = kind_name(place.kinds[0])
    if legal and isinstance(legal[0], NAMED) and len({type(action) for action in legal}) == 1:
        title = action_name(legal[0])
    if legal and all(isinstance(action, act.Discard) for action in legal):
        title = action_name(legal[0])
    if legal and isinstance(legal[0], act.Pass):
        standing, line = Standing.OPEN, words.fixed("no-limit")
    elif legal:
        standing = Standing.LEGAL
        line = words.makes(legal[0], tiles_of(legal[0], view)) if len(legal) == 1 else words.ways(len(legal))
    else:
        standing, line = _closed(place, view, verdicts)
    return _shown(number, place, title, standing, line)


def _closed(place: Place, view: PlayerView, verdicts: tuple[Verdict, ...]) -> tuple[Standing, str]:
    own_turn = _is_own_turn(view)
    if place in may_be_struck_out(view):
        if verdicts:
            return Standing.FORBIDDEN, short_reason(nearest(verdicts).unmet[0])
        return Standing.FORBIDDEN, words.fixed("no-four" if own_turn else "no-sequence")
    if own_turn:
        return Standing.IDLE, words.fixed("to-discard" if place.command == "pass" else "own-turn")
    if view.phase is Phase.OVER or place.command == "pass":
        return Standing.IDLE, words.fixed("nothing")
    return Standing.IDLE, words.fixed("waiting")


def _is_own_turn(view: PlayerView) -> bool:
    return view.phase is Phase.TURN and view.turn is view.me


def may_be_struck_out(view: PlayerView) -> tuple[Place, ...]:
    """Return the places that are struck out now where nothing of theirs is allowed; the others rest."""
    if _is_own_turn(view):
        return tuple(place for place in PLACES if place.command in TURN_PLACES)
    if view.offer is not None and view.offer.by is not view.me:
        return tuple(place for place in PLACES if place.command != "pass")
    return ()


def nearest(verdicts: Iterable[Verdict]) -> Verdict:
    """Return the verdict with the fewest conditions unmet: the one a person would ask about."""
    return min(verdicts, key=lambda verdict: len(verdict.unmet))


def nearest_refused(verdicts: Iterable[Verdict]) -> list[Verdict]:
    """Return the nearest verdict of each kind of action of which none is legal."""
    by_kind: dict[type[act.Action], list[Verdict]] = {}
    for verdict in verdicts:
        by_kind.setdefault(type(verdict.action), []).append(verdict)
    return [nearest(judged) for judged in by_kind.values() if not any(one.legal for one in judged)]


def any_action(command: str, view: PlayerView) -> act.Action:
    """Return an action that a command could mean where none is conceivable, to be refused with its reason."""
    own_turn = _is_own_turn(view)
    match command:
        case "mahjongg":
            return act.GoOut() if own_turn else act.ClaimWin()
        case "kong" if own_turn:
            kinds = view.hand.kinds()
            pungs = [meld.tile for meld in view.hand.melds if meld.is_triplet]
            return act.AddedKong(pungs[0]) if pungs else act.ConcealedKong(max(kinds, key=view.hand.count))
        case "kong":
            return act.ClaimKong()
        case "pung":
            return act.ClaimPung()
        case "chow":
            held = view.hand.kinds()
            found = chow_ways(view.offer.tile) if view.offer is not None else ()
            meant = next((own for own in found if set(own) <= set(held)), None)
            return act.ClaimChow(meant or (found[0] if found else (held[0], held[min(1, len(held) - 1)])))
        case _:
            return act.Pass()
