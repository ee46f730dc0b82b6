"""Word the entry of a deal: its rows, what is asked, what else can be entered."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from peling.core.scoring import WinBy
from peling.core.tiles import Tile, Wind
from peling_app.books.words.scores import score_title
from peling_app.books.words.settlement import dead_hand
from peling_app.kit.words import tiles_entry
from peling_app.kit.words.marks import Sentence, Sentences
from peling_app.kit.words.numbers import number
from peling_app.kit.words.tiles import joined, several, short_run, wind_name
from peling_app.score.words.sheet import deal_title, round_words

translate = QCoreApplication.translate

question: Final = Sentences(
    {
        "supply-of-flower": Sentence("Deal entry", "It replaced a flower or season"),
        "supply-of-claimed-kong": Sentence("Deal entry", "It came for a claimed kong"),
        "supply-of-drawn-kong": Sentence("Deal entry", "It came for a concealed kong"),
        "supply-of-added-kong": Sentence("Deal entry", "It came for an added fourth tile"),
        "first-turn": Sentence("Deal entry", "On the first turn"),
        "last-tile": Sentence("Deal entry", "It was the last tile of the wall"),
        "standing": Sentence("Deal entry", "A standing hand was declared"),
        "thirteenth-win": Sentence("Deal entry", "East’s thirteenth win running"),
        "discarder-excused": Sentence("Deal entry", "The discarder is excused"),
        "discarder-no-choice": Sentence("Deal entry", "The discarder had no choice"),
    }
)
"""What can be so of a hand, by the ids of the example format."""

CLAIMED: Final = {
    WinBy.DISCARD: Sentence("Deal entry", "claimed\nfrom {wind}"),
    WinBy.LAST_DISCARD: Sentence("Deal entry", "last discard\nof {wind}"),
    WinBy.ROBBED_KONG: Sentence("Deal entry", "robbed\nfrom {wind}"),
    WinBy.FIRST_DISCARD: Sentence("Deal entry", "first discard\nof {wind}"),
}
"""How a winning tile came from another player, in two short lines."""

REMARKS: Final = {
    WinBy.WALL: Sentence("Deal entry", "drawn"),
    WinBy.LOOSE: Sentence("Deal entry", "loose\ntile"),
    WinBy.LAST_WALL: Sentence("Deal entry", "last tile\ndrawn"),
    WinBy.DEALT: Sentence("Deal entry", "as\ndealt"),
    WinBy.EIGHT_FLOWERS: Sentence("Deal entry", "eight\nflowers"),
}
"""How a winning tile came otherwise."""

dead_kind: Final = Sentences(
    {
        "": Sentence("Deal entry", "not dead"),
        "wrong-count": Sentence("Deal entry", "dead: wrong number of tiles"),
        "too-many": Sentence("Deal entry", "dead: too many tiles"),
        "too-few": Sentence("Deal entry", "dead: too few tiles"),
    }
)
"""Why a hand is dead."""


# The head


panel = Sentence("Deal entry", "Entry of a deal")
keys = Sentence(
    "Deal entry",
    "Tab goes to the next player, M marks who won, D who discarded the winning tile, N that nobody won; "
    "Enter enters the deal.",
)
tile_keys = Sentence(
    "Deal entry",
    "Type tiles, for example B345 C55 R; Enter goes to the next place, the arrows up and down to another "
    "player, Ctrl+M marks who won, Ctrl+Enter enters the deal.",
)
tiles_hint = Sentence("Deal entry", "Type B345 C55 R, or click or drag the tiles below")
mah_jongg = Sentence("Deal entry", "Mah-Jongg")
gave = Sentence("Deal entry", "Discard")
points_placeholder = Sentence("Deal entry", "20+8+4 or 32*4")
not_asked = Sentence("Deal entry", "only the winner’s hand counts")
nobody_said = Sentence("Deal entry", "not said")
as_if_drawn = Sentence("Deal entry", "Reckoned as drawn until it is said how the tile came.")
drew = Sentence("Deal entry", "drawn")
gave_it = Sentence("Deal entry", "{name} discarded the winning tile")
drew_help = Sentence("Deal entry", "{name} drew the winning tile")
drawn = Sentence("Deal entry", "Drawn deal: nobody won")
penalty_short = Sentence("Deal entry", "penalty")
give_up = Sentence("Deal entry", "Leave it as it was")


def title(deal: int, round_wind: Wind | None, *, correction: bool, insertion: bool = False) -> str:
    """Return the title of the panel: "Deal 9, South round", "Correct deal 5", "Forgotten deal 5"."""
    if not correction:
        return deal_title(deal, round_wind)
    words = (
        translate("Deal entry", "Forgotten deal {deal}")
        if insertion
        else translate("Deal entry", "Correct deal {deal}")
    ).format(deal=number(deal))
    if round_wind is None:
        return words
    return translate("Deal entry", "{deal}, {round}").format(deal=words, round=round_words(round_wind))


def switch() -> tuple[str, str, str]:
    """Return the name and the two sides of the choice how hands are entered."""
    return (
        translate("Deal entry", "How hands are entered"),
        translate("Deal entry", "Lay the tiles"),
        translate("Deal entry", "Just the points"),
    )


def switch_helps() -> tuple[str, str]:
    """Return what the two sides mean."""
    return (
        translate("Deal entry", "Lay everybody’s tiles: the score is worked out and explained."),
        translate("Deal entry", "Type what everybody’s hand counts, for example 20+8+4 or 32*4."),
    )


# A row


def row(name: str, wind: Wind, total: str, *, winner: bool, giver: bool, error: str) -> str:
    """Return a player's row for screen readers."""
    parts = [name, wind_name(wind)]
    if winner:
        parts.append(mah_jongg())
    if giver:
        parts.append(translate("Deal entry", "gave the winning tile"))
    parts.append(
        translate("Deal entry", "points: {total}").format(total=total)
        if total
        else translate("Deal entry", "no points yet")
    )
    if error:
        parts.append(error)
    return ", ".join(parts)


def won(name: str, key: str) -> str:
    """Return the name of the button by which a player is said to have won, with its key as it is read."""
    return translate("Deal entry", "{name} won ({key})").format(name=name, key=key)


gave_help = Sentence("Deal entry", "{name} discarded the winning tile (D)")
points_of = Sentence("Deal entry", "Points of {name}")


def change_entry(name: str, *, by_points: bool) -> str:
    """Return the name of the button that changes how one hand is entered."""
    if by_points:
        return translate("Deal entry", "Lay {name}’s tiles").format(name=name)
    return translate("Deal entry", "Just the points of {name}").format(name=name)


lay_here = Sentence("Deal entry", "Press to enter {name}’s hand")


def won_how(by: WinBy, giver: Wind | None) -> str:
    """Return how a hand was won, in one or two short lines."""
    if by in CLAIMED:
        if giver is None:
            return translate("Deal entry", "claimed")
        return CLAIMED[by](wind=wind_name(giver))
    return REMARKS[by]()


# How it was won


def way_labels() -> tuple[str, str, str]:
    """Return the words before the choices of how it was won: who won, from whom, the wild tile."""
    return (
        translate("Deal entry", "{name} won by"),
        translate("Deal entry", "from"),
        translate("Deal entry", "Wild tile"),
    )


def way(by: WinBy) -> str:
    """Return how the winning tile came."""
    return tiles_entry.way(by)


def set_claimed(tiles: tuple[Tile, ...], name: str) -> str:
    """Return a set laid open, and from whom its tile was claimed; without a name that is not said."""
    run = short_run(tiles) if len(set(tiles)) > 1 else several(tiles[0])
    if not name:
        return translate("Deal entry", "{tiles}: not said").format(tiles=run)
    return translate("Deal entry", "{tiles} from {name}").format(tiles=run, name=name)


def has_question(name: str) -> bool:
    """Return whether a circumstance can be asked in words."""
    return name in question


gave_nobody = Sentence(
    "Deal entry", "{name} has won: the winning tile was discarded by somebody else, or was drawn."
)
gave_later = Sentence(
    "Deal entry", "{name} discarded the winning tile; this shows as soon as it is said who won."
)
gave_none = Sentence("Deal entry", "It is not said any more who discarded the winning tile.")


# What else is so


called_falsely = Sentence("Deal entry", "False Mah-Jongg by {name}")


def washes(name: str, count: int) -> str:
    """Return who washed the tiles; 0: the tiles tell how many count."""
    if not count:
        return translate("Deal entry", "{name} washes the tiles").format(name=name)
    words = translate("Deal entry", "{name} washes the tiles, {count} count")
    return words.format(name=name, count=number(count))


def is_dead(name: str, kind: str) -> str:
    """Say that a hand is dead."""
    return translate("Deal entry", "{name}: {why}").format(name=name, why=dead_hand(kind))


def liable(names: list[str]) -> str:
    """Return who pays for all by the players' word."""
    if not names:
        return translate("Deal entry", "Nobody pays for all")
    if len(names) == 1:
        return translate("Deal entry", "{name} pays for all").format(name=names[0])
    return translate("Deal entry", "{names} share what is paid for all").format(names=joined(names))


def claims(name: str, item: str) -> str:
    """Return who has a claim of his own."""
    return translate("Deal entry", "{name} claims: {item}").format(name=name, item=score_title(item))


def penalty(payer: str, payee: str | None, amount: str, why: str) -> str:
    """Return a penalty in a line."""
    if payee is None:
        words = translate("Deal entry", "Penalty: {payer} pays {amount} to each")
    else:
        words = translate("Deal entry", "Penalty: {payer} pays {amount} to {payee}")
    if not amount.strip():
        words = translate("Deal entry", "Penalty by the book: {payer} pays for a false Mah-Jongg")
    said = words.format(payer=payer, payee=payee or "", amount=amount.strip())
    return f"{said} ({why})" if why else said


def penalty_reason(title: str) -> str:
    """Return why a penalty is paid: by the book's rule of this title, or by agreement."""
    if title:
        rule = translate("Rule book", title)
        return translate("Deal entry", "A penalty of the book ({rule}).").format(rule=rule)
    return translate("Deal entry", "A penalty as agreed at the table.")


def adjustment(gains: list[tuple[str, str]], why: str) -> str:
    """Return a change of totals by hand in a line."""
    said = joined([f"{name} {gain}" for name, gain in gains])
    return translate("Deal entry", "By hand: {gains} ({reason})").format(gains=said, reason=why or "?")


note = Sentence("Deal entry", "Note: {text}")
take_out = Sentence("Deal entry", "Take out: {what}")


# The foot


def foot() -> tuple[str, str, str, str]:
    """Return the words on the buttons at the foot."""
    return (
        translate("Deal entry", "Drawn deal"),
        translate("Deal entry", "Penalty"),
        translate("Deal entry", "Wash the tiles"),
        translate("Deal entry", "More"),
    )


def more() -> tuple[str, str, str, str, str, str]:
    """Return the entries of the menu: false call, dead hand, liability, claim, by hand, note."""
    return (
        translate("Deal entry", "False Mah-Jongg…"),
        translate("Deal entry", "Dead hands…"),
        translate("Deal entry", "Who pays for all…"),
        translate("Deal entry", "Claim of a loser…"),
        translate("Deal entry", "Adjust by hand…"),
        translate("Deal entry", "Note…"),
    )


def enter(deal: int, *, correction: bool, insertion: bool = False) -> str:
    """Return the words on the button that enters the deal."""
    if insertion:
        return translate("Deal entry", "Put in as deal {deal}").format(deal=number(deal))
    if correction:
        return translate("Deal entry", "Correct deal {deal}").format(deal=number(deal))
    return translate("Deal entry", "Enter deal {deal}").format(deal=number(deal))


def why_corrected(*, insertion: bool = False) -> str:
    """Return the name of the field for the reason of a correction."""
    if insertion:
        return translate("Deal entry", "Why it is put in only now (may stay empty)")
    return translate("Deal entry", "Why it is corrected (may stay empty)")


def way_left_open(name: str) -> str:
    """Say that nobody said of a deal that is corrected how it was won, and that it need not be known."""
    said = translate(
        "Deal entry",
        "How {name} won was never said: it still counts as drawn. Say it if you know; the rest can be"
        " corrected without.",
    )
    return said.format(name=name)


def see_row(name: str) -> str:
    """Say that something is wrong in a row, or in several; what it is stands there."""
    if name:
        return translate("Deal entry", "{name}’s hand is not right yet.").format(name=name)
    return translate("Deal entry", "The hands cannot be right together.")


def ready(deal: int) -> str:
    """Say that the deal can be entered."""
    return translate("Deal entry", "Deal {deal} can be entered.").format(deal=number(deal))


def entered(
    deal: int,
    nets: list[tuple[str, str]],
    *,
    drawn: bool = False,
    correction: bool = False,
    insertion: bool = False,
) -> str:
    """Return what is said when a deal has been entered; `drawn`: nobody won it, and nobody pays."""
    said = ", ".join(f"{name} {amount}" for name, amount in nets)
    if drawn:
        said = translate("Deal entry", "drawn, nobody pays")
    if insertion:
        shown = translate("Deal entry", "Deal {deal} is put in: {nets}.")
    elif correction:
        shown = translate("Deal entry", "Deal {deal} is corrected: {nets}.")
    else:
        shown = translate("Deal entry", "Deal {deal} is entered: {nets}.")
    return shown.format(deal=number(deal), nets=said)
