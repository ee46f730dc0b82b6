"""Word why an action is allowed or not: one sentence for each condition of a rule, met and not met."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication

from peling.core.rules import Evidence, Finding
from peling.core.tiles import Tile, Wind
from peling.core.view import Phase
from peling_app.kit.words import plurals
from peling_app.kit.words.marks import QT_TRANSLATE_NOOP
from peling_app.kit.words.numbers import number
from peling_app.kit.words.tiles import begun, joined, one_of, several, short_run, tile_name, wind_name

translate = QCoreApplication.translate

MOST_KINDS: Final = 9
"""More kinds of missing tiles than this are not named."""
SHORT_LENGTH: Final = 26
"""The most characters a short reason may have; the claim bar has room for no more."""

MET: Final = {
    "own-turn": QT_TRANSLATE_NOOP("Findings", "It is your turn."),
    "tile-held": QT_TRANSLATE_NOOP("Findings", "The tile is in your hand."),
    "not-own-mandarin": QT_TRANSLATE_NOOP("Findings", "It is no mandarin of your own wind."),
    "hand-alive": QT_TRANSLATE_NOOP("Findings", "Your hand has the right number of tiles."),
    "after-a-draw": QT_TRANSLATE_NOOP("Findings", "You have drawn a tile."),
    "drawn-or-dealt": QT_TRANSLATE_NOOP("Findings", "Your last tile was drawn or dealt."),
    "hand-complete": QT_TRANSLATE_NOOP("Findings", "The hand is complete."),
    "four-held": QT_TRANSLATE_NOOP("Findings", "You hold all four {kinds}."),
    "own-exposed-pung": QT_TRANSLATE_NOOP("Findings", "Three of the kind lie open before you."),
    "fourth-held": QT_TRANSLATE_NOOP("Findings", "The fourth tile is in your hand."),
    "loose-tile-left": QT_TRANSLATE_NOOP("Findings", "A loose tile can be drawn."),
    "rear-card-left": QT_TRANSLATE_NOOP("Findings", "A card can be taken from the rear."),
    "tile-offered": QT_TRANSLATE_NOOP("Findings", "A tile is offered: {tile}."),
    "discard-offered": QT_TRANSLATE_NOOP("Findings", "A discard lies on the table: {tile}."),
    "anothers-tile": QT_TRANSLATE_NOOP("Findings", "The tile is {from}’s."),
    "not-answered": QT_TRANSLATE_NOOP("Findings", "You have not answered yet."),
    "tile-completes": QT_TRANSLATE_NOOP("Findings", "The tile completes the hand."),
    "not-for-exposed-pung": QT_TRANSLATE_NOOP("Findings", "No three of the kind lie open before you."),
    "three-stays": QT_TRANSLATE_NOOP("Findings", "No three of the kind lie open before you."),
    "three-held": QT_TRANSLATE_NOOP("Findings", "You hold three {kinds}."),
    "two-held": QT_TRANSLATE_NOOP("Findings", "You hold a pair of {kinds}."),
    "from-left": QT_TRANSLATE_NOOP("Findings", "The discard is that of the player at your left, {left}."),
    "before-drawing": QT_TRANSLATE_NOOP("Findings", "You have not drawn yet."),
    "suit-tile": QT_TRANSLATE_NOOP("Findings", "The tile belongs to a suit."),
    "makes-sequence": QT_TRANSLATE_NOOP("Findings", "{run} is a sequence of one suit."),
    "both-held": QT_TRANSLATE_NOOP("Findings", "You hold the other two tiles: {tiles}."),
    "not-last-discard": QT_TRANSLATE_NOOP("Findings", "It is not the last discard."),
    "asked": QT_TRANSLATE_NOOP("Findings", "You are asked for your answer."),
    "as-dealt": QT_TRANSLATE_NOOP("Findings", "Your hand is still as it was dealt."),
    "undrawn": QT_TRANSLATE_NOOP("Findings", "You have not drawn yet, and your hand is as it was dealt."),
    "enough-heads": QT_TRANSLATE_NOOP(
        "Findings", "You were dealt {number} different heads, worth {value} from each."
    ),
    "no-honour-robbed": QT_TRANSLATE_NOOP("Findings", "No wind or dragon is robbed."),
    "just-drawn": QT_TRANSLATE_NOOP("Findings", "You have just drawn it."),
    "not-barred": QT_TRANSLATE_NOOP("Findings", "You have not let a pung of it pass."),
    "not-standing": QT_TRANSLATE_NOOP("Findings", "You have declared no standing hand."),
    "keeps-standing-hand": QT_TRANSLATE_NOOP("Findings", "The discard leaves your hand as it is."),
    "first-own-discard": QT_TRANSLATE_NOOP("Findings", "It is your first discard."),
    "stands-by-a-draw": QT_TRANSLATE_NOOP("Findings", "No set lies before you."),
    "stands-calling": QT_TRANSLATE_NOOP("Findings", "The hand is one tile short after this discard."),
    "natural-offered": QT_TRANSLATE_NOOP("Findings", "The tile offered is neither wild nor a flower."),
    "flower-tile": QT_TRANSLATE_NOOP("Findings", "The tile is a flower or a season."),
    "natural-tile": QT_TRANSLATE_NOOP("Findings", "The tile is not wild."),
    "natural-own": QT_TRANSLATE_NOOP("Findings", "Neither of your two tiles is wild."),
    "flowers-melded": QT_TRANSLATE_NOOP("Findings", "You hold no flower that should be set out."),
    "no-flower-to-meld": QT_TRANSLATE_NOOP("Findings", "No flower that must be set out is in your hand."),
    "no-lone-wild": QT_TRANSLATE_NOOP("Findings", "No wild tile waits alone in your hand."),
    "enough-points": QT_TRANSLATE_NOOP("Findings", "The hand has the points that a claim needs."),
    "bottom-tile-itself": QT_TRANSLATE_NOOP("Findings", "You may discard this tile."),
    "supply-beside-bottom": QT_TRANSLATE_NOOP("Findings", "A supplementary tile can be drawn."),
    "supply-left": QT_TRANSLATE_NOOP("Findings", "A supplementary tile can be drawn."),
    "eight-flowers": QT_TRANSLATE_NOOP("Findings", "All eight flowers are yours."),
    "eighth-just-now": QT_TRANSLATE_NOOP("Findings", "The eighth flower has just come."),
    "last-tile-left": QT_TRANSLATE_NOOP("Findings", "The bottom tile is offered to you."),
}
"""What is so when a condition is met."""

UNMET: Final = {
    "own-turn": QT_TRANSLATE_NOOP("Findings", "This is done on your own turn. It is {turn}’s turn."),
    "tile-held": QT_TRANSLATE_NOOP("Findings", "Only a tile of your hand can be discarded."),
    "not-own-mandarin": QT_TRANSLATE_NOOP(
        "Findings", "A mandarin of your own wind is set out, not discarded."
    ),
    "hand-alive": QT_TRANSLATE_NOOP(
        "Findings", "Your hand has the wrong number of tiles and is dead. It draws and discards, no more."
    ),
    "after-a-draw": QT_TRANSLATE_NOOP(
        "Findings", "Fours and flowers are laid down after drawing a tile, not right after a claim."
    ),
    "drawn-or-dealt": QT_TRANSLATE_NOOP(
        "Findings", "You have claimed a tile and must discard. The next tile may complete the hand."
    ),
    "hand-complete": QT_TRANSLATE_NOOP("Findings", "Mah-Jongg needs a complete hand; {missing}."),
    "four-held": QT_TRANSLATE_NOOP("Findings", "All four {kinds} must be in your hand; {held}."),
    "own-exposed-pung": QT_TRANSLATE_NOOP(
        "Findings", "A fourth tile is added to three of the kind that lie open before you. There are none."
    ),
    "fourth-held": QT_TRANSLATE_NOOP("Findings", "The fourth {tile} is not in your hand."),
    "loose-tile-left": QT_TRANSLATE_NOOP(
        "Findings", "Each four of a kind draws a loose tile. No tile may be drawn any more."
    ),
    "rear-card-left": QT_TRANSLATE_NOOP(
        "Findings",
        "Each four takes a card from the rear, and the reserve stays untouched. Too few cards are left.",
    ),
    "tile-offered": QT_TRANSLATE_NOOP("Findings", "No tile is offered."),
    "discard-offered": QT_TRANSLATE_NOOP("Findings", "No discard is there to be claimed."),
    "anothers-tile": QT_TRANSLATE_NOOP("Findings", "The tile is your own."),
    "not-answered": QT_TRANSLATE_NOOP("Findings", "You have answered already."),
    "tile-completes": QT_TRANSLATE_NOOP("Findings", "The tile must complete the hand; {missing}."),
    "not-for-exposed-pung": QT_TRANSLATE_NOOP(
        "Findings",
        "Your three {kinds} lie open. No set may have two claimed tiles; only a fourth you draw joins it.",
    ),
    "three-stays": QT_TRANSLATE_NOOP(
        "Findings",
        "Your three {kinds} lie open. No set may have two claimed tiles; by a house rule of this game no "
        "fourth joins it.",
    ),
    "three-held": QT_TRANSLATE_NOOP("Findings", "Three of the kind are needed in hand; {held}."),
    "two-held": QT_TRANSLATE_NOOP("Findings", "Two of the kind are needed in hand; {held}."),
    "from-left": QT_TRANSLATE_NOOP(
        "Findings", "A chow is taken only from the player at your left. That is {left}."
    ),
    "before-drawing": QT_TRANSLATE_NOOP(
        "Findings", "A claim takes the place of your draw. You have drawn already."
    ),
    "suit-tile": QT_TRANSLATE_NOOP("Findings", "Winds and dragons make no sequence."),
    "makes-sequence": QT_TRANSLATE_NOOP("Findings", "{run} is no sequence of one suit."),
    "both-held": QT_TRANSLATE_NOOP("Findings", "Both other tiles must be in your hand; you lack {missing}."),
    "not-last-discard": QT_TRANSLATE_NOOP("Findings", "The last discard may be claimed only to go out."),
    "asked": QT_TRANSLATE_NOOP("Findings", "Nothing waits for your answer."),
    "as-dealt": QT_TRANSLATE_NOOP(
        "Findings", "The tiles are washed with the hand that was dealt, before tiles are drawn."
    ),
    "undrawn": QT_TRANSLATE_NOOP(
        "Findings",
        "The tiles are washed with the hand that was dealt, when a tile is discarded and you have drawn none."
        " That is a house rule of this game.",
    ),
    "enough-heads": QT_TRANSLATE_NOOP(
        "Findings", "Nine different heads are needed to wash the tiles; you were dealt {number}."
    ),
    "no-honour-robbed": QT_TRANSLATE_NOOP(
        "Findings", "Only a tile of a suit may be taken from a four, and {tile} is an honour."
    ),
    "just-drawn": QT_TRANSLATE_NOOP(
        "Findings", "Only a fourth tile that was just drawn is added. That is a house rule of this game."
    ),
    "not-barred": QT_TRANSLATE_NOOP(
        "Findings", "You let a pung of {kinds} pass. It is locked until your next discard is made."
    ),
    "not-standing": QT_TRANSLATE_NOOP(
        "Findings", "Your hand is standing: it takes a discard only to win, and lays down no set."
    ),
    "keeps-standing-hand": QT_TRANSLATE_NOOP(
        "Findings", "Your hand is standing: discard the tile you have drawn."
    ),
    "first-own-discard": QT_TRANSLATE_NOOP("Findings", "A standing hand is declared with the first discard."),
    "stands-by-a-draw": QT_TRANSLATE_NOOP(
        "Findings", "A hand with a set laid down cannot be declared standing."
    ),
    "stands-calling": QT_TRANSLATE_NOOP(
        "Findings", "A standing hand must be one tile short after the discard."
    ),
    "natural-offered": QT_TRANSLATE_NOOP("Findings", "Nobody may claim a wild tile, a flower or a season."),
    "flower-tile": QT_TRANSLATE_NOOP("Findings", "Only flowers and seasons are set out by themselves."),
    "natural-tile": QT_TRANSLATE_NOOP("Findings", "A wild tile stays in the hand: {tile}."),
    "natural-own": QT_TRANSLATE_NOOP("Findings", "No set laid open may hold a wild tile."),
    "flowers-melded": QT_TRANSLATE_NOOP(
        "Findings", "A hand with flowers in it cannot win; set out {tiles} first."
    ),
    "no-flower-to-meld": QT_TRANSLATE_NOOP(
        "Findings", "Before the discard you must set out {tiles}. That is a house rule of this game."
    ),
    "no-lone-wild": QT_TRANSLATE_NOOP(
        "Findings", "A wild tile waits alone beside complete sets or pairs: only a tile you draw wins."
    ),
    "enough-points": QT_TRANSLATE_NOOP(
        "Findings", "The hand has {points} of the {needs} points that a claim needs. A tile you draw wins."
    ),
    "bottom-tile-itself": QT_TRANSLATE_NOOP(
        "Findings", "Who takes the bottom tile discards that very tile: {tile}."
    ),
    "supply-beside-bottom": QT_TRANSLATE_NOOP(
        "Findings", "No supplementary tile is left beside the bottom tile."
    ),
    "supply-left": QT_TRANSLATE_NOOP("Findings", "No supplementary tile is left."),
    "eight-flowers": QT_TRANSLATE_NOOP("Findings", "Eight flowers are needed; you have {number}."),
    "eighth-just-now": QT_TRANSLATE_NOOP(
        "Findings", "Eight flowers win only when the eighth is set out. The game goes on."
    ),
    "last-tile-left": QT_TRANSLATE_NOOP("Findings", "The bottom tile is not offered to you."),
}
"""Why it is not allowed when a condition is not met."""

UNCOUNTED: Final = QT_TRANSLATE_NOOP("Findings", "Points are not what forbids it.")
"""That no points are wanting to a hand that does not win anyhow."""

MORE_HELD: Final = {
    "two-held": QT_TRANSLATE_NOOP("Findings", "You hold three {kinds}; two are enough."),
}
"""That a condition is met by more tiles than it needs."""

NOT_OWN_TURN: Final = {
    Phase.OVER: QT_TRANSLATE_NOOP("Findings", "The deal is over; nothing more is played in it."),
    Phase.CLAIMS: QT_TRANSLATE_NOOP("Findings", "You have discarded; first the others answer to your tile."),
    Phase.ROBBING: QT_TRANSLATE_NOOP(
        "Findings", "The others may take the tile that you add; they answer first."
    ),
    Phase.LAST: QT_TRANSLATE_NOOP("Findings", "First take or refuse the last tile."),
}
"""Why the own turn has not come, where it is not that another player's turn has."""

SHORT: Final = {
    "own-turn": QT_TRANSLATE_NOOP("Findings", "not your turn"),
    "tile-held": QT_TRANSLATE_NOOP("Findings", "not in your hand"),
    "not-own-mandarin": QT_TRANSLATE_NOOP("Findings", "own mandarin is set out"),
    "hand-alive": QT_TRANSLATE_NOOP("Findings", "your hand is dead"),
    "after-a-draw": QT_TRANSLATE_NOOP("Findings", "only after a draw"),
    "drawn-or-dealt": QT_TRANSLATE_NOOP("Findings", "discard first"),
    "hand-complete": QT_TRANSLATE_NOOP("Findings", "{short}"),
    "four-held": QT_TRANSLATE_NOOP("Findings", "you need four"),
    "own-exposed-pung": QT_TRANSLATE_NOOP("Findings", "no open three"),
    "fourth-held": QT_TRANSLATE_NOOP("Findings", "no fourth in hand"),
    "loose-tile-left": QT_TRANSLATE_NOOP("Findings", "no loose tile is left"),
    "rear-card-left": QT_TRANSLATE_NOOP("Findings", "too few cards are left"),
    "tile-offered": QT_TRANSLATE_NOOP("Findings", "no tile is offered"),
    "discard-offered": QT_TRANSLATE_NOOP("Findings", "no discard to claim"),
    "anothers-tile": QT_TRANSLATE_NOOP("Findings", "the tile is your own"),
    "not-answered": QT_TRANSLATE_NOOP("Findings", "answered already"),
    "tile-completes": QT_TRANSLATE_NOOP("Findings", "{short}"),
    "not-for-exposed-pung": QT_TRANSLATE_NOOP("Findings", "three lies open"),
    "three-stays": QT_TRANSLATE_NOOP("Findings", "three lies open"),
    "three-held": QT_TRANSLATE_NOOP("Findings", "you need three"),
    "two-held": QT_TRANSLATE_NOOP("Findings", "you need two"),
    "from-left": QT_TRANSLATE_NOOP("Findings", "only from your left"),
    "before-drawing": QT_TRANSLATE_NOOP("Findings", "you have drawn"),
    "suit-tile": QT_TRANSLATE_NOOP("Findings", "only tiles of a suit"),
    "makes-sequence": QT_TRANSLATE_NOOP("Findings", "no sequence"),
    "both-held": QT_TRANSLATE_NOOP("Findings", "a tile is missing"),
    "not-last-discard": QT_TRANSLATE_NOOP("Findings", "last one: only to win"),
    "asked": QT_TRANSLATE_NOOP("Findings", "nothing to answer"),
    "as-dealt": QT_TRANSLATE_NOOP("Findings", "not the hand dealt"),
    "undrawn": QT_TRANSLATE_NOOP("Findings", "not the hand dealt"),
    "enough-heads": QT_TRANSLATE_NOOP("Findings", "needs nine heads"),
    "no-honour-robbed": QT_TRANSLATE_NOOP("Findings", "honours are not taken"),
    "just-drawn": QT_TRANSLATE_NOOP("Findings", "not just drawn"),
    "not-barred": QT_TRANSLATE_NOOP("Findings", "you let a pung pass"),
    "not-standing": QT_TRANSLATE_NOOP("Findings", "your hand is standing"),
    "keeps-standing-hand": QT_TRANSLATE_NOOP("Findings", "only the drawn tile"),
    "first-own-discard": QT_TRANSLATE_NOOP("Findings", "not the first discard"),
    "stands-by-a-draw": QT_TRANSLATE_NOOP("Findings", "a set is laid down"),
    "stands-calling": QT_TRANSLATE_NOOP("Findings", "not one tile short"),
    "natural-offered": QT_TRANSLATE_NOOP("Findings", "wild tile or flower"),
    "flower-tile": QT_TRANSLATE_NOOP("Findings", "it is no flower"),
    "natural-tile": QT_TRANSLATE_NOOP("Findings", "the tile is wild"),
    "natural-own": QT_TRANSLATE_NOOP("Findings", "no wild tile in a set"),
    "flowers-melded": QT_TRANSLATE_NOOP("Findings", "set out the flowers first"),
    "no-flower-to-meld": QT_TRANSLATE_NOOP("Findings", "set out the flowers first"),
    "no-lone-wild": QT_TRANSLATE_NOOP("Findings", "lone wild: draw it"),
    "enough-points": QT_TRANSLATE_NOOP("Findings", "{points} of {needs} points"),
    "bottom-tile-itself": QT_TRANSLATE_NOOP("Findings", "only the bottom tile"),
    "supply-beside-bottom": QT_TRANSLATE_NOOP("Findings", "no tile for a kong"),
    "supply-left": QT_TRANSLATE_NOOP("Findings", "no tile for a kong"),
    "eight-flowers": QT_TRANSLATE_NOOP("Findings", "needs eight flowers"),
    "eighth-just-now": QT_TRANSLATE_NOOP("Findings", "not just set out"),
    "last-tile-left": QT_TRANSLATE_NOOP("Findings", "no bottom tile"),
}
"""The reason in a few words, for the claim bar."""

NOBODY_LEFT: Final = (
    QT_TRANSLATE_NOOP(
        "Findings", "The discard is that of {left}, who plays before you; nobody sits at your left."
    ),
    QT_TRANSLATE_NOOP(
        "Findings",
        "A chow is taken only from the player before you. That is {left}; nobody sits at your left.",
    ),
    QT_TRANSLATE_NOOP("Findings", "only from {left}"),
)
"""What is said of `from-left` at a table of two or three, where the seat at the left may be empty."""

NOT_SAID: Final = {
    "hand-complete": QT_TRANSLATE_NOOP("Findings", "Mah-Jongg needs a complete hand. Yours is not complete."),
    "tile-completes": QT_TRANSLATE_NOOP("Findings", "The tile must complete the hand. It does not."),
}
"""The same as `UNMET` where it is kept back what is missing."""


def finding(found: Finding) -> str:
    """Return the sentence of a finding.

    Raises:
        KeyError: no sentence is known for its condition.
    """
    words = _met(found) if found.met else _unmet(found)
    return begun(_filled(translate("Findings", words), found.evidence))


def short_reason(found: Finding) -> str:
    """Return why a condition is not met in at most `SHORT_LENGTH` characters.

    Raises:
        KeyError: no words are known for its condition.
    """
    words = NOBODY_LEFT[2] if _is_empty_left(found) else SHORT[found.condition]
    return _filled(translate("Findings", words), found.evidence)


def _is_empty_left(found: Finding) -> bool:
    return found.condition == "from-left" and _fact(found.evidence, "empty") is True


def _met(found: Finding) -> str:
    """Say that a condition is met, also where more is held than it needs."""
    if found.condition == "enough-points" and _fact(found.evidence, "points") is None:
        return UNCOUNTED
    if _is_empty_left(found):
        return NOBODY_LEFT[0]
    more = _number(found.evidence, "held") > _number(found.evidence, "needs")
    return MORE_HELD.get(found.condition, MET[found.condition]) if more else MET[found.condition]


def _unmet(found: Finding) -> str:
    """Return why a condition is not met; it is nobody's turn after the deal and while others answer."""
    if found.condition == "own-turn":
        phase = _fact(found.evidence, "phase")
        if phase == Phase.OVER.value or _fact(found.evidence, "own"):
            return NOT_OWN_TURN[Phase(phase)]
    if _is_empty_left(found):
        return NOBODY_LEFT[1]
    if found.condition in NOT_SAID and _fact(found.evidence, "away") is None:
        return NOT_SAID[found.condition]
    return UNMET[found.condition]


def _filled(words: str, shown: Evidence) -> str:
    """Put in the facts a sentence asks for; a fact that is not there stays away."""
    makers: dict[str, Callable[[], str]] = {
        "tile": lambda: tile_name(shown.tiles[0]) if shown.tiles else "",
        "kinds": lambda: several(shown.tiles[0]) if shown.tiles else "",
        "tiles": lambda: joined([tile_name(tile) for tile in shown.tiles]),
        "run": lambda: short_run(shown.tiles),
        "from": lambda: _wind(shown, "from"),
        "left": lambda: _wind(shown, "left"),
        "turn": lambda: _wind(shown, "turn"),
        "held": lambda: plurals.held(_number(shown, "held")),
        "number": lambda: number(_number(shown, "held")),
        "points": lambda: number(_number(shown, "points")),
        "needs": lambda: number(_number(shown, "needs")),
        "value": lambda: number(_number(shown, "value")),
        "short": lambda: _short(shown),
        "missing": lambda: _missing(shown),
    }
    return words.format_map({name: make() for name, make in makers.items() if f"{{{name}}}" in words})


def _fact(shown: Evidence, name: str) -> object:
    return next((value for key, value in shown.facts if key == name), None)


def _wind(shown: Evidence, name: str) -> str:
    value = _fact(shown, name)
    return wind_name(value) if isinstance(value, Wind) else ""


def _number(shown: Evidence, name: str) -> int:
    value = _fact(shown, name)
    return value if isinstance(value, int) else 0


def _short(shown: Evidence) -> str:
    """Return how many tiles are missing, in two words; where that is kept back, only that some are."""
    away = _fact(shown, "away")
    return plurals.short(away) if isinstance(away, int) else translate("Findings", "not complete")


def _missing(shown: Evidence) -> str:
    """Return which tiles are missing, or how many."""
    value = _fact(shown, "missing")
    kinds = [kind for kind in value if isinstance(kind, Tile)] if isinstance(value, tuple) else []
    away = _fact(shown, "away")
    if isinstance(away, int) and (away != 1 or not 0 < len(kinds) <= MOST_KINDS):
        return plurals.missing(away)
    if isinstance(away, int):
        words = translate("Findings", "{tiles} is missing")
        return words.format(tiles=one_of([tile_name(kind) for kind in kinds]))
    return joined([tile_name(kind) for kind in kinds])
