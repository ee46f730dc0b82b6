"""Word the settlement: who pays whom and why, the totals, who is East next."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from peling.core.scoring import Win, WinBy
from peling.core.settlement import Transfer
from peling.core.tiles import Tile, Wind
from peling_app.books.faces import face_of_book
from peling_app.kit.words.marks import Sentence, Sentences
from peling_app.kit.words.numbers import MINUS, number
from peling_app.kit.words.tiles import tile_name, wind_name, winds_joined

translate = QCoreApplication.translate

TRANSFERS: Final = {
    "winner": Sentence("Settlement", "The winner is paid the full score."),
    "difference": Sentence("Settlement", "The others settle the difference of their scores."),
    "pays-for": Sentence("Settlement", "One player pays the shares of all."),
    "washing": Sentence("Settlement", "Whoever washes the tiles is paid by all."),
    "false-call": Sentence("Settlement", "A false Mah-Jongg is paid to all."),
    "liable": Sentence("Settlement", "One player pays for all."),
    "claim": Sentence("Settlement", "The other losers pay the limit for an unfinished limit hand."),
    "dead-hand": Sentence("Settlement", "A dead hand pays the others."),
}
"""Why a payment is made."""

dead_hand: Final = Sentences(
    {
        "wrong-count": Sentence("Settlement", "Dead hand: wrong number of tiles. It counts nothing."),
        "too-many": Sentence("Settlement", "Dead hand: too many tiles. It counts nothing."),
        "too-few": Sentence(
            "Settlement", "Dead hand: too few tiles. Its score is only taken off what it pays."
        ),
    }
)
"""Why a hand is dead."""


page = Sentence("Settlement", "Settlement")


def transfer_reason(transfer: Transfer) -> str:
    """Return why a payment is made.

    Raises:
        KeyError: the reason is unknown.
    """
    reason = TRANSFERS[transfer.reason]()
    return f"{reason} {_with_limit(_CUT_REASON, transfer)}" if is_cut(transfer) else reason


def limit_words(cut: Transfer) -> str:
    """Return which limit cut a payment; books differ in whether East pays more than it or only gets more."""
    return _with_limit(_LIMIT, cut)


_CUT_REASON: Final = Sentences(
    {
        True: Sentence("Settlement", "Cut by the limit: only East is paid more than {limit} by a player."),
        False: Sentence(
            "Settlement", "Cut by the limit: {limit} are the most between two players, {twice} with East."
        ),
    }
)
_LIMIT: Final = Sentences(
    {
        True: Sentence("Settlement", "Only East is paid more than {limit} by a player."),
        False: Sentence(
            "Settlement", "The limit: {limit} are the most between two players, {twice} with East."
        ),
    }
)
"""Two ways to say the limit, by whether only East is paid more than it."""


def _with_limit(words: Sentences[bool], cut: Transfer) -> str:
    only_east = face_of_book(cut.cite.book).only_east_over_limit
    ceiling = cut.ceiling or 0
    limit = ceiling if only_east else ceiling // cut.factor
    return words(only_east, limit=number(limit), twice=number(2 * limit))


def is_cut(transfer: Transfer) -> bool:
    """Return whether a limit makes a payment smaller."""
    return transfer.amount < transfer.base * transfer.factor


def points(transfer: Transfer) -> str:
    """Return what is paid, with a word where a limit has cut it."""
    paid = number(transfer.amount)
    return translate("Settlement", "limit {points}").format(points=paid) if is_cut(transfer) else paid


def difference(transfer: Transfer) -> str:
    """Return how the points before doubling come about: "28 − 16 = 12", or the winner's score."""
    if not transfer.lower and transfer.reason != "difference":
        return number(transfer.base)
    return f"{number(transfer.higher)} {MINUS} {number(transfer.lower)} = {number(transfer.base)}"


def columns(*, differences: bool = True) -> tuple[str, str, str, str, str]:
    """Return the headings of the payments: payer, payee, difference, factor (spoken, not shown), points.

    Where nobody settles a difference, scores alone stand there.
    """
    return (
        translate("Settlement", "pays"),
        translate("Settlement", "receives"),
        translate("Settlement", "difference") if differences else translate("Settlement", "score"),
        translate("Settlement", "factor"),
        translate("Settlement", "points"),
    )


def rows(*, drawn: bool) -> tuple[str, str, str, str, str]:
    """Return the headings of the totals' rows."""
    return (
        translate("Settlement", "Winner is paid"),
        translate("Settlement", "All settle") if drawn else translate("Settlement", "The others settle"),
        translate("Settlement", "This deal"),
        translate("Settlement", "Before"),
        translate("Settlement", "Total"),
    )


def rule_words(
    *,
    drawn: bool,
    settling: int,
    liable: Wind | None = None,
    washed: bool = False,
    cut: Transfer | None = None,
    more: tuple[str, ...] = (),
) -> str:
    """Return how this deal is settled, in a few sentences.

    So many players are `settling`; none: nobody pays. `liable` pays for all; `cut` is a payment that a limit
    made smaller; `more` are reasons of payments that are not made in every deal.
    """
    if settling == PAIR and not drawn and liable is None:
        first = _between_two()
    else:
        first = _rule_words(drawn=drawn, pays=settling > 0, liable=liable, washed=washed)
    words = " ".join((first, *(TRANSFERS[reason]() for reason in more)))
    return words if cut is None else f"{words} {limit_words(cut)}"


PAIR: Final = 2
"""So many players leave nobody who could settle with another than the winner."""
_between_two = Sentence(
    "Settlement", "The other player pays the winner. One of you is East, so it is doubled."
)


def _rule_words(*, drawn: bool, pays: bool, liable: Wind | None, washed: bool) -> str:
    if washed:
        return translate(
            "Settlement",
            "Everybody pays whoever washed the tiles; nothing is doubled and nothing else is settled.",
        )
    if liable is not None:
        words = translate(
            "Settlement",
            "{wind} discarded a dangerous tile and pays for all what each would have paid; nothing else is "
            "settled.",
        )
        return words.format(wind=wind_name(liable))
    if not drawn:
        return translate(
            "Settlement",
            "The winner is paid by all; then the others settle the difference. What East pays or receives is "
            "doubled.",
        )
    if pays:
        return translate(
            "Settlement",
            "Nobody went out. By a house rule of this game all settle the difference; what East pays or "
            "receives is doubled.",
        )
    return translate("Settlement", "Nobody went out. Nobody pays.")


def next_east(east: Wind, me: Wind, winner: Wind | None, *, washed: bool = False) -> str:
    """Return who is East in the next deal and why; `east` by the winds of the deal that is over."""
    if washed:
        return (
            translate("Settlement", "The tiles are dealt anew: you remain East.")
            if me is Wind.EAST
            else translate("Settlement", "The tiles are dealt anew: East remains East.")
        )
    if winner is None and east is not Wind.EAST:
        if east is me:
            return translate("Settlement", "The deal is drawn: by a house rule East passes to you.")
        words = translate("Settlement", "The deal is drawn: by a house rule East passes to {wind}.")
        return words.format(wind=wind_name(east))
    if winner is None:
        return (
            translate("Settlement", "The deal is drawn: you remain East.")
            if me is Wind.EAST
            else translate("Settlement", "The deal is drawn: East remains East.")
        )
    if east is Wind.EAST:
        return (
            translate("Settlement", "East won: you remain East.")
            if me is Wind.EAST
            else translate("Settlement", "East won and remains East.")
        )
    if east is me:
        return translate("Settlement", "East did not win: the deal passes to the right, to you.")
    return translate("Settlement", "East did not win: the deal passes to the right, to {wind}.").format(
        wind=wind_name(east)
    )


def outrun(winner: Wind, giver: Wind, *, nearest: bool) -> str:
    """Return why the user does not go out by a tile that another goes out by; both could."""
    words = (
        translate(
            "Settlement",
            "You could go out with that tile too, but only one does: {winner} comes before you, nearer after "
            "{giver} in the order of play.",
        )
        if nearest
        else translate(
            "Settlement",
            "You could go out with that tile too, but only one does. By a house rule of this game the banker "
            "comes first and then the others in turn after him, so {winner} comes before you.",
        )
    )
    return words.format(winner=wind_name(winner), giver=wind_name(giver))


def round_over(wind: Wind, following: Wind) -> str:
    """Say that a round is over, and which begins; after the fourth the rounds begin anew."""
    words = (
        translate(
            "Settlement",
            "With that the {wind} round is over, and with it all four rounds; you may go on with a new "
            "{following} round.",
        )
        if following is Wind.EAST
        else translate("Settlement", "With that the {wind} round is over; the {following} round begins.")
    )
    return words.format(wind=wind_name(wind), following=wind_name(following))


def last_round_over(wind: Wind) -> str:
    """Say that a round is over and the game with it, as was agreed."""
    words = translate("Settlement", "With that the {wind} round is over, and with it the game.")
    return words.format(wind=wind_name(wind))


def outcome(winner: Wind | None, win: Win | None, me: Wind, washed: tuple[Wind, ...] = ()) -> str:
    """Return how the deal ended, in a few words: "South goes out on a drawn tile"."""
    if len(washed) == 1:
        return translate("Settlement", "{wind} washes the tiles").format(wind=wind_name(washed[0]))
    if washed:
        return translate("Settlement", "{winds} wash the tiles").format(winds=winds_joined(washed))
    if winner is None or win is None:
        return translate("Settlement", "Nobody goes out: the deal is drawn")
    who = wind_name(winner)
    match win.by:
        case WinBy.DEALT:
            return translate("Settlement", "{wind} has Mah-Jongg as dealt").format(wind=who)
        case WinBy.LOOSE:
            return translate("Settlement", "{wind} goes out on a loose tile").format(wind=who)
        case WinBy.LAST_WALL:
            return translate("Settlement", "{wind} goes out on the last tile").format(wind=who)
        case WinBy.EIGHT_FLOWERS:
            return translate("Settlement", "{wind} goes out by eight flowers").format(wind=who)
        case WinBy.ROBBED_KONG if win.giver is not None:
            words = translate("Settlement", "{wind} goes out on the tile {giver} adds")
            return words.format(wind=who, giver=wind_name(win.giver))
        case _ if win.giver is me:
            return translate("Settlement", "{wind} goes out on your discard").format(wind=who)
        case _ if win.giver is not None:
            words = translate("Settlement", "{wind} goes out on {giver}’s discard")
            return words.format(wind=who, giver=wind_name(win.giver))
        case _:
            return translate("Settlement", "{wind} goes out on a drawn tile").format(wind=who)


def which(deal: int) -> str:
    """Name the deal that is settled; how it ended stands beside it and needs the room."""
    return translate("Settlement", "Deal {deal}").format(deal=number(deal))


washed_for = Sentence("Settlement", "{heads}: everybody pays {points}.")
"""What whoever washes the tiles is paid for."""


def score_kicker(*, won: bool, drawn: bool, washed: bool = False) -> str:
    """Return the small line over a hand's score."""
    if won:
        return translate("Settlement", "The winner’s score")
    if washed:
        return translate("Settlement", "A hand of a washed deal")
    return (
        translate("Settlement", "A hand of a drawn deal")
        if drawn
        else translate("Settlement", "Another hand")
    )


def score_heading(wind: Wind, *, won: bool) -> str:
    """Return the title of a hand's score."""
    if won:
        return translate("Settlement", "{wind}, Mah-Jongg").format(wind=wind_name(wind))
    return wind_name(wind)


def winning_tile(tile: Tile) -> str:
    """Return the name of the winning tile in a hand laid open."""
    return translate("Settlement", "winning tile: {tile}").format(tile=tile_name(tile))


def titles() -> tuple[str, str]:
    """Return the titles over the payments and the totals."""
    return translate("Settlement", "Who pays whom"), translate("Settlement", "Totals")


def buttons() -> tuple[str, str, str]:
    """Return the words on the buttons."""
    return (
        translate("Settlement", "Look at the table"),
        translate("Settlement", "Other hands"),
        translate("Settlement", "Next deal"),
    )


game_over = Sentence("Settlement", "With that the game is over.")
"""East has passed as often as was agreed; for a book that counts no rounds."""
to_result = Sentence("Settlement", "To the result")
hand_name = Sentence("Settlement", "Hand of {wind}, {player}, points: {total}")
hand_net = Sentence("Settlement", "Hand of {wind}, {player}: {net} in this deal")


def score_of(wind: Wind) -> str:
    """Return the name of what shows a player's score."""
    return translate("Settlement", "Score of {wind}").format(wind=wind_name(wind))
