"""Word what stands on the board: plates, labels, claim bar, throws and what a screen reader says."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from peling.core import actions as act
from peling.core.tiles import Tile, Wind
from peling_app.kit.words.actions import action_words, kind_name
from peling_app.kit.words.marks import QT_TRANSLATE_NOOP, Sentence, Sentences
from peling_app.kit.words.tiles import joined, several, tile_name, wind_name

translate = QCoreApplication.translate

fixed: Final = Sentences(
    {
        "next-tile": Sentence("Board", "next tile"),
        "gap": Sentence("Board", "the gap"),
        "gap-and-loose": Sentence("Board", "the gap, 2 loose tiles"),
        "drawn": Sentence("Board", "drawn"),
        "take-back": Sentence("Board", "Take back"),
        "undo": Sentence("Board", "Undo"),
        "ask-all": Sentence("Board", "Ask me for everything again"),
        "hand": Sentence("Board", "Your hand"),
        "claims": Sentence("Board", "Claims and declarations"),
        "dismiss": Sentence("Board", "Dismiss"),
        "east-here": Sentence("Board", "East sits here"),
        "east-here-round": Sentence("Board", "East sits here,\n{wind} round"),
        "wind-box": Sentence("Board", "Wind box:\nmarks East"),
        "wind-box-round": Sentence("Board", "Wind box:\nEast, {wind} round"),
        "your-sets": Sentence("Board", "Your open sets"),
        "waiting": Sentence("Board", "no discard yet"),
        "own-turn": Sentence("Board", "not on your turn"),
        "to-discard": Sentence("Board", "discard a tile"),
        "space-key": Sentence("Board", "Space"),
        "no-limit": Sentence("Board", "no time limit"),
        "no-four": Sentence("Board", "no four of a kind"),
        "no-sequence": Sentence("Board", "only tiles of a suit"),
        "nothing": Sentence("Board", "nothing to do"),
        "which-chow": Sentence("Board", "Which chow?"),
        "which-kong": Sentence("Board", "Which kong?"),
        "which-standing": Sentence("Board", "Discard which tile and stand?"),
        "which-claim": Sentence("Board", "What do you claim it for?"),
        "face-down": Sentence("Board", "face down"),
        "busy": Sentence("Board", "It is not your turn."),
        "wait": Sentence("Board", "Wait for the others."),
        "wild": Sentence("Board", "wild"),
    }
)
"""A fixed word of the board."""
_NUMBERED: Final = {
    (1, 2): Sentence("Board", "{tile}, first of two"),
    (2, 2): Sentence("Board", "{tile}, second of two"),
    (1, 3): Sentence("Board", "{tile}, first of three"),
    (2, 3): Sentence("Board", "{tile}, second of three"),
    (3, 3): Sentence("Board", "{tile}, third of three"),
    (1, 4): Sentence("Board", "{tile}, first of four"),
    (2, 4): Sentence("Board", "{tile}, second of four"),
    (3, 4): Sentence("Board", "{tile}, third of four"),
    (4, 4): Sentence("Board", "{tile}, fourth of four"),
}
_MAY: Final[dict[type, Sentence]] = {
    act.ClaimWin: Sentence("Board", "may be taken for Mah-Jongg"),
    act.ClaimKong: Sentence("Board", "may be taken for a kong"),
    act.ClaimPung: Sentence("Board", "may be punged"),
    act.ClaimChow: Sentence("Board", "may be chowed"),
}
_DROP: Final[dict[type, str]] = {
    act.ClaimWin: QT_TRANSLATE_NOOP("Board", "Drop the {tile} here for Mah-Jongg"),
    act.ClaimKong: QT_TRANSLATE_NOOP("Board", "Drop the {tile} here for a kong"),
    act.ClaimPung: QT_TRANSLATE_NOOP("Board", "Drop the {tile} here to pung"),
    act.ClaimChow: QT_TRANSLATE_NOOP("Board", "Drop the {tile} here to chow"),
}
_DROP_FOR_ANY: Final = QT_TRANSLATE_NOOP("Board", "Drop the {tile} here to claim it")
_MEANT: Final = QT_TRANSLATE_NOOP("Board", "{thing}, this is meant")
refusal: Final = Sentences[type](
    {
        act.Discard: Sentence("Board", "That tile cannot be discarded now."),
        act.ConcealedKong: Sentence("Board", "No four of a kind to lay down."),
        act.AddedKong: Sentence("Board", "No fourth tile to add."),
        act.GoOut: Sentence("Board", "Not Mah-Jongg."),
        act.ClaimWin: Sentence("Board", "Not a tile for Mah-Jongg."),
        act.ClaimKong: Sentence("Board", "Not a discard you can take for a kong."),
        act.ClaimPung: Sentence("Board", "Not a discard you can pung."),
        act.ClaimChow: Sentence("Board", "Not a discard you can chow."),
        act.Pass: Sentence("Board", "Nothing to pass."),
        act.Wash: Sentence("Board", "Not a hand that can be washed."),
        act.SetOutBonus: Sentence("Board", "No flower to set out now."),
        act.GoOutByFlowers: Sentence("Board", "Not eight flowers."),
        act.TakeLast: Sentence("Board", "No bottom tile to take."),
        act.RefuseLast: Sentence("Board", "No bottom tile to refuse."),
    }
)
"""The head of the note that refuses an action of a kind."""
_STATUS: Final = {
    "deals": QT_TRANSLATE_NOOP("Board", "{wind}, deals"),
    "discarded": QT_TRANSLATE_NOOP("Board", "{wind}, discarded"),
    "thinking": QT_TRANSLATE_NOOP("Board", "{wind}, thinking"),
    "plays": QT_TRANSLATE_NOOP("Board", "{wind}, plays"),
    "your-turn": QT_TRANSLATE_NOOP("Board", "{wind}, your turn"),
    "dead": QT_TRANSLATE_NOOP("Board", "{wind}, dead hand"),
    "": "{wind}",
}
_CENTRE: Final = {
    "discarded": Sentence("Board", "{wind} has discarded"),
    "you-discarded": Sentence("Board", "You have discarded"),
    "adds": Sentence("Board", "{wind} adds to a pung"),
    "plays": Sentence("Board", "{wind} plays"),
    "bottom": Sentence("Board", "{wind}: the bottom tile?"),
    "your-turn": Sentence("Board", "Your turn"),
    "over": Sentence("Board", "The deal is over"),
}


def meant(thing: str) -> str:
    """Return how a thing is called at which a guide points."""
    return translate("Board", _MEANT).format(thing=thing)


def all_fixed() -> dict[str, str]:
    """Return all fixed words of the board."""
    return {name: fixed(name) for name in fixed}


def hand_tile(name: str, number: int, of: int, *, drawn: bool, raised: bool) -> str:
    """Return how a tile of the hand is called: "5 of characters, second of two, drawn"."""
    words = name
    if of > 1:
        words = _NUMBERED[number, of](tile=words)
    if drawn:
        words = translate("Board", "{tile}, drawn").format(tile=words)
    if raised:
        words = translate("Board", "{tile}, belongs to what you may claim").format(tile=words)
    return words


def discard_tile(name: str, claims: tuple[type, ...]) -> str:
    """Return how a discard is called, with what it may be claimed for: "5 of characters, may be punged"."""
    return ", ".join([name, *(_MAY[claim]() for claim in claims)])


def taken(name: str, by: Wind) -> str:
    """Return how the print of a claimed discard is called: "5 of characters, taken by East"."""
    return translate("Board", "{tile}, taken by {wind}").format(tile=name, wind=wind_name(by))


def open_hand(name: str, tiles: list[str]) -> str:
    """Return the standing tiles of a player whose hand lies open, for screen readers."""
    return translate("Board", "Hand of {name}: {tiles}").format(name=name, tiles=", ".join(tiles))


def wild_kinds(wild: tuple[Tile, ...]) -> str:
    """Return which tiles are wild, in a few words: "3 of circles", "seasons 2, 3, 4"."""
    if len(wild) == 1:
        return tile_name(wild[0])
    numbers = ", ".join(str(kind.rank) for kind in wild)
    words = (
        translate("Board", "seasons {numbers}")
        if wild[0].is_season
        else translate("Board", "flowers {numbers}")
    )
    return words.format(numbers=numbers)


def wild_said(wild: tuple[Tile, ...], turned_up: Tile | None) -> str:
    """Return which tiles are wild and why, for screen readers."""
    words = translate("Board", "Wild: {tiles}. On the wall {tile} is turned up.")
    return words.format(tiles=wild_kinds(wild), tile=tile_name(turned_up or wild[0]))


def winds_discards(wind: Wind, *, own: bool) -> str:
    """Return the label over a player's discards."""
    if own:
        return translate("Board", "Your discards")
    return translate("Board", "{wind}’s discards").format(wind=wind_name(wind))


def winds_bonus(wind: Wind, *, own: bool) -> str:
    """Return what a player's flowers and seasons are called."""
    if own:
        return translate("Board", "Your flowers and seasons")
    return translate("Board", "{wind}’s flowers and seasons").format(wind=wind_name(wind))


def plate_line(wind: Wind, status: str, *, standing: bool = False) -> str:
    """Return the second line of a plate; `status` is one of the keys of the table above.

    `standing`: the player has declared a standing hand, which is said beside the status.
    """
    words = _STATUS[status]
    line = (translate("Board", words) if status else words).format(wind=wind_name(wind))
    return translate("Board", "{line}, standing").format(line=line) if standing else line


_NOTES: Final = {
    "deals": Sentence("Board", "deals"),
    "dead": Sentence("Board", "dead hand"),
    "standing": Sentence("Board", "standing"),
}


def plate_note(status: str) -> str:
    """Return the word beside the total on a plate; `status` is a key of the table above, or empty."""
    return _NOTES[status]() if status else ""


plate_spoken = Sentence("Board", "{name}, {line}; total {score}; {tiles} in hand")
plate_unseated = Sentence("Board", "{name}; total {score}")
"""A plate before it is known who sits where."""


def centre(status: str, wind: Wind) -> str:
    """Return the words in the middle of the table."""
    return _CENTRE[status](wind=wind_name(wind))


def centre_wind(wind: Wind, *, own: bool) -> str:
    """Return a word of the compass."""
    if own:
        return translate("Board", "{wind}, you").format(wind=wind_name(wind))
    return wind_name(wind)


def tiles_short(tiles: tuple[Tile, ...]) -> str:
    """Return a set in a few signs: "5·5·5", for honours by name."""
    if all(kind.suit is not None for kind in tiles):
        return "·".join(str(kind.rank) for kind in tiles)
    return translate("Board", "{number} {tiles}").format(number=len(tiles), tiles=several(tiles[0]))


def makes(action: act.Action, tiles: tuple[Tile, ...]) -> str:
    """Return what an allowed claim or declaration makes, in a few words for its button."""
    match action:
        case act.ClaimWin() | act.GoOut():
            return translate("Board", "completes the hand")
        case act.Wash() | act.GoOutByFlowers():
            return translate("Board", "ends the deal")
        case act.SetOutBonus(tile):
            return tile_name(tile)
        case act.Discard():
            return translate("Board", "choose the discard")
        case act.TakeLast():
            return translate("Board", "the last of the wall")
        case act.RefuseLast():
            return translate("Board", "to the next player")
        case act.ConcealedKong() | act.AddedKong():
            return translate("Board", "makes {tiles}").format(tiles=tiles_short(tiles))
        case _:
            return translate("Board", "open: {tiles}").format(tiles=tiles_short(tiles))


def ways(number: int) -> str:
    """Say that there are several ways, for the button."""
    return (
        translate("Board", "two ways, choose")
        if number == 2
        else translate("Board", "{number} ways, choose").format(number=number)
    )


def way_name(action: act.Action, tiles: tuple[Tile, ...]) -> str:
    """Return how one of several ways is called."""
    if isinstance(action, act.Wash | act.GoOutByFlowers) or not tiles:
        return kind_name(type(action))
    if isinstance(action, act.Discard):
        return action_words(action)
    return translate("Board", "{claim}: {tiles}").format(
        claim=kind_name(type(action)), tiles=joined([tile_name(kind) for kind in tiles])
    )


def button_name(title: str, line: str, standing: str) -> str:
    """Return a place of the claim bar for screen readers: "Chow, not allowed: only from your left"."""
    match standing:
        case "legal":
            return translate("Board", "{claim}, allowed: {line}").format(claim=title, line=line)
        case "forbidden":
            return translate("Board", "{claim}, not allowed: {line}").format(claim=title, line=line)
        case _:
            return f"{title}, {line}"


def drop_line(kind: Tile, claims: tuple[type, ...]) -> str:
    """Return what happens when the offered tile is dropped on the own sets."""
    tile = str(kind.rank) if kind.suit is not None else tile_name(kind)
    sentence = _DROP[claims[0]] if len(claims) == 1 else _DROP_FOR_ANY
    return translate("Board", sentence).format(tile=tile)


def wind_box(round_wind: Wind | None, *, known: bool) -> str:
    """Return the words under the mark of East: a wind box only where the book has one (`known`)."""
    mark = "wind-box" if known else "east-here"
    if round_wind is None:
        return fixed(mark)
    return fixed(f"{mark}-round").format(wind=wind_name(round_wind))


def throw_for_east(winner: str | None, *, again: bool) -> str:
    """Return what the throws for the seats decided, under the throw of one player."""
    if winner is not None:
        return translate("Board", "the highest, so East: {name}").format(name=winner)
    return translate("Board", "a tie: throws again") if again else translate("Board", "for East")


throw_for_first_wind = Sentence(
    "Board", "counted round to the right as they sat before, takes the first wind: {name}"
)


throw_for_layer = Sentence(
    "Board", "counted round to the right as they sat before, lays out the winds: {name}"
)


def wind_taken(wind: Wind, place_of: str | None, *, box: bool) -> str:
    """Return which wind a player takes; of East also whose place goes with it, or None if his own.

    `box` says whether the wind box goes to that place; it is seen there only when all have sat down.
    """
    if wind is not Wind.EAST:
        return translate("Board", "takes {wind}").format(wind=wind_name(wind))
    if place_of is None:
        return (
            translate("Board", "takes East with the wind box, and stays")
            if box
            else translate("Board", "takes East and stays; the others sit round by their winds")
        )
    if place_of == translate("Session", "You"):
        return (
            translate("Board", "takes East and sits in your place, where the wind box went")
            if box
            else translate("Board", "takes East and sits in your place")
        )
    words = (
        translate("Board", "takes East and sits in the place of {name}, where the wind box went")
        if box
        else translate("Board", "takes East and sits in the place of {name}")
    )
    return words.format(name=place_of)


def throw_for_first_east(total: int, steps: int, name: str) -> str:
    """Return who is East first, so many places to the right of who throws; by a custom one is taken off."""
    if steps == (total - 2) % 4:
        words = translate("Board", "one is taken off: {counted}, counted to the right. East first: {name}")
        return words.format(counted=total - 1, name=name)
    return translate("Board", "{total}, counted to the right. East first: {name}").format(
        total=total, name=name
    )


def throw_for_breaker(total: int, breaker: Wind) -> str:
    """Return what East's throw decides."""
    return translate("Board", "counted from East: {wind} breaks the wall").format(
        total=total, wind=wind_name(breaker)
    )


def throw_for_gap(total: int, side: Wind, stack: int) -> str:
    """Return what the last throw decides where no stack is lifted."""
    return translate("Board", "{total}: {wind}’s side is opened to the left of stack {stack}").format(
        total=total, stack=stack, wind=wind_name(side)
    )


def throw_for_tail(total: int, larger: int, breaker: Wind) -> str:
    """Return what a throw decides of which the sum names the breaker and the larger die the gap."""
    words = translate(
        "Board",
        "{total} counted from East: {wind} breaks the wall. The larger die: to the left of stack {stack}",
    )
    return words.format(total=total, wind=wind_name(breaker), stack=larger)


turned_up = Sentence("Board", "The smaller die: tile turned up on stack {number} of the tail. Wild: {tiles}")


def throw_for_stack(total: int, side: Wind, stack: int) -> str:
    """Return what the breaker's throw decides; `total` is the sum of both throws."""
    return translate("Board", "both throws are {total}: stack {stack} of {wind}’s side is lifted").format(
        total=total, stack=stack, wind=wind_name(side)
    )


wall_name = Sentence("Board", "The wall: {left}")
