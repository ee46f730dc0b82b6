"""Word how things stand now: who has done what, whose turn it is, what may be done, how far the hand is."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from peling.advice.helpful import Helpful
from peling.core import actions as act
from peling.core.tiles import Tile, Wind
from peling.core.view import Phase, PlayerView, Source
from peling_app.kit.words import plurals
from peling_app.kit.words.tiles import begun, one_of, tile_name, tile_title, wind_name

translate = QCoreApplication.translate

MOST_WAITS = 9
"""More kinds than this are counted, not named."""


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
    """Return the heading: the tile in question, or whose turn it is."""
    tile = shown_tile(view)
    if tile is not None:
        return tile_title(tile)
    if view.phase is Phase.OVER:
        return translate("Tutor", "Settled")
    if view.turn is view.me:
        return translate("Tutor", "Your turn")
    return translate("Tutor", "{wind}’s turn").format(wind=wind_name(view.turn))


def opening(view: PlayerView) -> tuple[str, str, str]:
    """Return small line, heading and sentence while the throws are shown and the tiles are dealt."""
    begins = (
        translate("Tutor", "Then you begin, as East.")
        if view.me is Wind.EAST
        else translate("Tutor", "Then East begins.")
    )
    lead = translate(
        "Tutor", "The table shows what was thrown and what that decides; after it the tiles are dealt."
    )
    return translate("Tutor", "Before the deal"), translate("Tutor", "The wall is broken"), f"{lead} {begins}"


def shown_tile(view: PlayerView) -> Tile | None:
    """Return the tile the heading names: the one offered by another, or drawn on the own turn."""
    if view.offered is not None:
        return view.offered.tile
    if view.turn is view.me and view.phase is Phase.TURN:
        return view.drawn
    return None


def lead(
    view: PlayerView, allowed: tuple[type, ...], refused: tuple[type, ...], *, may_discard: bool = True
) -> str:
    """Return the sentence under the heading: what may be done and what not, by kinds of action.

    `may_discard` tells whether any discard is allowed, of which there are no cards.
    """
    if view.phase is Phase.OVER:
        return translate("Tutor", "The score is on the next tab.")
    if view.offered is not None:
        return _claims_lead(view, allowed, refused)
    if view.turn is view.me and view.phase is Phase.TURN:
        return _turn_lead(view, allowed, may_discard=may_discard)
    if view.turn is view.me and view.phase is Phase.LAST:
        return translate(
            "Tutor", "You may take the bottom tile or refuse it. Taken, it wins or is discarded."
        )
    return translate("Tutor", "Nothing is asked of you.")


def _claims_lead(view: PlayerView, allowed: tuple[type, ...], refused: tuple[type, ...]) -> str:
    if not view.awaited and not allowed:
        return translate("Tutor", "Nothing is asked of you.")
    may = [_verb(kind) for kind in allowed]
    sentences = []
    if may:
        sentences.append(translate("Tutor", "You may {verbs}.").format(verbs=one_of(may)))
    else:
        sentences.append(translate("Tutor", "You may not claim it."))
    if may and act.ClaimChow in refused:
        sentences.append(translate("Tutor", "You may not chow it."))
    return " ".join(sentences)


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
        return translate("Tutor", "The hand is complete. You may declare Mah-Jongg.")
    if act.Wash in allowed:
        return translate("Tutor", "You may wash the tiles and end the deal, or discard.")
    if act.GoOutByFlowers in allowed:
        return translate("Tutor", "You have all eight flowers. You may declare them and win, or play on.")
    if act.SetOutBonus in allowed and not may_discard:
        return translate("Tutor", "You must meld a flower and draw for it before you discard.")
    if act.SetOutBonus in allowed:
        return translate("Tutor", "You may meld a flower and draw for it, or discard.")
    if act.Discard in allowed:
        return translate(
            "Tutor", "You are calling after this discard and may declare a standing hand with it."
        )
    if act.ConcealedKong in allowed or act.AddedKong in allowed:
        return translate("Tutor", "You may lay down four of a kind, or discard.")
    if view.source is Source.CLAIM:
        return translate("Tutor", "Discard a tile. The claim took the place of your draw.")
    return translate("Tutor", "Discard a tile. There is no time limit.")


def distance(short: int) -> str:
    """Return how far the hand is from Mah-Jongg, as a sentence."""
    if short == 0:
        return translate("Tutor", "The hand is complete.")
    if short == 1:
        return translate("Tutor", "You are calling: 1 tile short.")
    return translate("Tutor", "You are {short}.").format(short=plurals.short(short))


def waits(helps: Helpful) -> str:
    """Return which tiles would complete the hand; beside wild tiles that may be any."""
    if helps.every:
        return translate("Tutor", "Any tile would complete the hand.")
    if len(helps.kinds) > MOST_WAITS:
        return translate("Tutor", "{number} kinds of tiles would complete the hand.").format(
            number=len(helps.kinds)
        )
    names = one_of([tile_name(tile) for tile in helps.kinds])
    return translate("Tutor", "{tiles} would complete the hand.").format(tiles=begun(names))
