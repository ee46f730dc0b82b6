"""Word how things stand now: who has done what, whose turn it is, what may be done, how far the hand is."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from peling.core import actions as act
from peling.core.tiles import Tile
from peling.core.view import Phase, PlayerView, Source
from peling_app.kit.words.marks import Counted, Sentence
from peling_app.kit.words.numbers import number
from peling_app.kit.words.tiles import begun, one_of, tile_title, wind_name

translate = QCoreApplication.translate


def kicker(view: PlayerView) -> str:
    """Return the small line over the heading: who has done what."""
    if view.phase is Phase.OVER:
        return translate("Tutor", "The deal is over")
    if view.offered is not None:
        words = (
            translate("Tutor", "{wind} adds to a pung")
            if view.offered.robbing
            else translate("Tutor", "{wind} discards")
        )
        return words.format(wind=wind_name(view.offered.by))
    if view.phase is Phase.LAST:
        return translate("Tutor", "Only the bottom tile is left")
    if view.turn is view.me and view.phase is Phase.TURN:
        match view.source:
            case Source.DEAL:
                return translate("Tutor", "You are East and begin")
            case Source.CLAIM:
                return translate("Tutor", "You have claimed")
            case Source.LOOSE:
                return translate("Tutor", "You draw a loose tile")
            case Source.LAST_WALL:
                return translate("Tutor", "You draw the last tile")
            case _:
                return translate("Tutor", "You draw")
    return translate("Tutor", "Wait")


def heading(view: PlayerView) -> str:
    """Return the heading: the tile in question, whose turn it is, or that others may claim one's own tile."""
    tile = shown_tile(view)
    if tile is not None:
        return tile_title(tile)
    if view.phase is Phase.OVER:
        return translate("Tutor", "Settled")
    if view.turn is view.me and view.phase in {Phase.CLAIMS, Phase.ROBBING}:
        return translate("Tutor", "The others decide")
    if view.turn is view.me:
        return translate("Tutor", "Your turn")
    return translate("Tutor", "{wind}’s turn").format(wind=wind_name(view.turn))


def ended(name: str, outcome: str, *, own: bool, won: bool, washed: bool = False) -> tuple[str, str]:
    """Return heading and sentences of a deal that is over; `outcome` is how, without a full stop."""
    if washed:
        heading = translate("Tutor", "The tiles are washed")
    elif not won:
        heading = translate("Tutor", "Nobody has won")
    elif own:
        heading = translate("Tutor", "You are Mah-Jongg")
    else:
        heading = translate("Tutor", "Mah-Jongg for {name}").format(name=name)
    lead = translate(
        "Tutor", "{outcome}. All hands lie open; look round the table. The button below shows the score."
    )
    return heading, lead.format(outcome=outcome)


def opening() -> tuple[str, str, str]:
    """Return small line, heading and sentence while a deal begins: dice, wall, and the tiles go round."""
    return (
        translate("Tutor", "Before the deal"),
        translate("Tutor", "The deal begins"),
        translate(
            "Tutor",
            "Nothing is asked of you. Dice decide where the wall is broken; then the tiles are dealt. Any "
            "click or key goes on.",
        ),
    )


def shown_tile(view: PlayerView) -> Tile | None:
    """Return the tile the heading names: the one offered by another, or drawn on the own turn."""
    if view.offered is not None:
        return view.offered.tile
    if view.turn is view.me and view.phase is Phase.TURN:
        return view.drawn
    return None


def lead(view: PlayerView, allowed: tuple[type, ...], *, may_discard: bool = True) -> str:
    """Return what is to be done now, by the kinds of action that are allowed; what it is comes first.

    `may_discard` says whether any discard is allowed, of which there are no cards.
    """
    if view.phase is Phase.OVER:
        return translate("Tutor", "The score is on the next tab.")
    if view.offered is not None:
        return _claims_lead(view, allowed)
    if view.turn is view.me and view.phase is Phase.TURN:
        return _turn_lead(view, allowed, may_discard=may_discard)
    if view.turn is view.me and view.phase is Phase.LAST:
        return translate("Tutor", "Take the bottom tile or refuse it. Taken, it wins or is discarded.")
    return translate("Tutor", "Nothing is asked of you.")


def _claims_lead(view: PlayerView, allowed: tuple[type, ...]) -> str:
    if not view.awaited:
        if not allowed:
            return translate("Tutor", "Nothing is asked of you.")
        verbs = one_of([_verb(kind) for kind in allowed])
        return translate("Tutor", "You may still {verbs}.").format(verbs=verbs)
    if not allowed:
        return translate("Tutor", "Pass. You may not claim it.")
    verbs = begun(one_of([*map(_verb, allowed), translate("Tutor", "pass")]))
    return translate("Tutor", "{verbs}. There is no hurry.").format(verbs=verbs)


def _verb(kind: type) -> str:
    if kind is act.ClaimWin:
        return translate("Tutor", "go out with it")
    if kind is act.ClaimKong:
        return translate("Tutor", "make four of a kind")
    if kind is act.ClaimPung:
        return translate("Tutor", "pung it")
    if kind is act.Wash:
        return translate("Tutor", "wash the tiles")
    return translate("Tutor", "chow it")


def _turn_lead(view: PlayerView, allowed: tuple[type, ...], *, may_discard: bool) -> str:
    if act.GoOut in allowed:
        return translate("Tutor", "Declare Mah-Jongg. The hand is complete.")
    if act.Wash in allowed:
        return translate("Tutor", "Discard, or wash the tiles and end the deal.")
    if act.GoOutByFlowers in allowed:
        return translate("Tutor", "Declare all eight flowers and win, or play on.")
    if act.SetOutBonus in allowed and not may_discard:
        return translate("Tutor", "Meld a flower. Only when a tile was drawn for it you discard.")
    if act.SetOutBonus in allowed:
        return translate("Tutor", "Meld a flower and draw for it, or discard.")
    if "standing" in view.noted:
        return translate("Tutor", "Discard the tile you drew. Your hand is standing; it stays as it is.")
    if act.Discard in allowed:
        return translate(
            "Tutor", "Discard a tile, or declare a standing hand with it. You are calling after it."
        )
    if act.ConcealedKong in allowed or act.AddedKong in allowed:
        return translate("Tutor", "Lay down four of a kind, or discard.")
    if view.source is Source.CLAIM:
        return translate("Tutor", "Discard a tile. The claim took the place of your draw.")
    return translate("Tutor", "Discard a tile. There is no time limit.")


def how(view: PlayerView, allowed: tuple[type, ...], *, may_discard: bool = True) -> tuple[str, str]:
    """Return how that is done, by the mouse and by keys; both are empty where nothing is asked."""
    if view.phase is Phase.OVER:
        return "", ""
    own = view.turn is view.me and view.phase is Phase.TURN
    declared = bool(allowed) or (view.awaited and not own)
    if declared and own and may_discard:
        return (
            translate("Tutor", "Click it in the bar. To discard, drag a tile onto the table."),
            translate("Tutor", "Press its key in the bar. To discard, go to a tile and press Enter twice."),
        )
    if declared:
        return (
            translate("Tutor", "Click it in the bar above your hand."),
            translate("Tutor", "Press its key in the bar above your hand."),
        )
    if own and may_discard:
        return (
            translate("Tutor", "Drag a tile onto the table, or click it twice."),
            translate("Tutor", "Go to a tile with ← and →, then press Enter twice."),
        )
    return "", ""


def refused(number: int, *, claims: bool) -> str:
    """Return how many claims, or on the own turn other things, are not possible."""
    return _claims_refused(number) if claims else _things_refused(number)


_claims_refused = Counted("Plurals", "%n claim(s) not possible")
_things_refused = Counted("Plurals", "%n other thing(s) not possible")
why = Sentence("Tutor", "Why?")
refused_why = Sentence("Tutor", "{refused}: why?")


complete_by_claim = Sentence(
    "Tutor",
    "The hand is complete, but a discard follows a claim for a set. Discard a tile: then one that fits "
    "completes the hand again.",
)
"""A claim for a set completed the hand: nobody goes out by that."""


def distance(short: int) -> str:
    """Return how far the hand is from Mah-Jongg, as a sentence that needs no glossary."""
    if short == 0:
        return translate("Tutor", "The hand is complete.")
    if short == 1:
        return translate("Tutor", "1 tile to go: you are calling, one fitting tile completes your hand.")
    words = translate("Tutor", "{number} tiles to go: so many fitting ones complete your hand.")
    return words.format(number=number(short))
