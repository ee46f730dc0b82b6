"""Word the comparison of books: what is looked at, what differs, what makes a hand impossible."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from peling.core.tiles import Tile, Wind
from peling_app.books.faces import face
from peling_app.kit.words import plurals
from peling_app.kit.words.marks import Sentence, Sentences
from peling_app.kit.words.numbers import number
from peling_app.kit.words.tiles import joined, several, wind_name

translate = QCoreApplication.translate

group: Final = Sentences(
    {
        "sets": Sentence("Compare", "Sets and pair"),
        "honours": Sentence("Compare", "Dragons and winds"),
        "bonus": Sentence("Compare", "Flowers and seasons"),
        "winning": Sentence("Compare", "How it was won"),
        "hand": Sentence("Compare", "The whole hand"),
        "limit": Sentence("Compare", "Great hands"),
    }
)
"""The heading of a group."""

SUBJECTS: Final = {
    "set": Sentence("Compare", "Three {tiles}"),
    "kong": Sentence("Compare", "Four {tiles}"),
    "pair": Sentence("Compare", "Pair of {tiles}"),
    "last-pair": Sentence("Compare", "Pair that the last tile made"),
    "pair-call": Sentence("Compare", "One of two pairs made a three"),
    "last-sequence": Sentence("Compare", "Sequence that the last tile filled"),
    "dragons": Sentence("Compare", "Set of {tiles}, as well"),
    "winds": Sentence("Compare", "Set of {tiles}, as well"),
    "bonus-tile": Sentence("Compare", "Each flower or season"),
    "own-bonus": Sentence("Compare", "Own flower or season"),
    "four-bonus": Sentence("Compare", "Four flowers or seasons"),
    "eight-bonus": Sentence("Compare", "All eight flowers and seasons"),
    "mah-jongg": Sentence("Compare", "Going out"),
    "drawn": Sentence("Compare", "Winning tile drawn"),
    "only-place": Sentence("Compare", "Only tile that wins"),
    "loose": Sentence("Compare", "Won with a loose tile"),
    "last-tile": Sentence("Compare", "Won with the last tile"),
    "fourth-tile": Sentence("Compare", "Fourth tile of an open three"),
    "robbed": Sentence("Compare", "Kong robbed"),
    "first-discard": Sentence("Compare", "Won on the first discard"),
    "dealt": Sentence("Compare", "Complete as dealt"),
    "standing": Sentence("Compare", "Standing hand"),
    "thirteenth": Sentence("Compare", "Thirteenth win running"),
    "no-score": Sentence("Compare", "Nothing else counts"),
    "no-sequence": Sentence("Compare", "No sequence"),
    "suit-honours": Sentence("Compare", "One suit with honours"),
    "one-suit": Sentence("Compare", "All of one suit"),
    "all-honours": Sentence("Compare", "All winds and dragons"),
    "majors": Sentence("Compare", "Only ones, nines and honours"),
    "terminals": Sentence("Compare", "Only ones and nines"),
    "wilds": Sentence("Compare", "Wild tiles"),
    "independent": Sentence("Compare", "Independent tiles"),
    "seven-pairs": Sentence("Compare", "Seven pairs"),
    "four-in-pairs": Sentence("Compare", "Four of a kind as pairs"),
    "loner": Sentence("Compare", "One tile left in hand"),
    "thirteen": Sentence("Compare", "Thirteen single majors"),
    "all-winds": Sentence("Compare", "All four winds"),
    "three-dragons": Sentence("Compare", "Sets of the three dragons"),
    "four-kongs": Sentence("Compare", "Four fours"),
    "four-concealed": Sentence("Compare", "Four concealed pungs or kongs"),
    "nine-tiles": Sentence("Compare", "Call on nine tiles"),
}
"""What is looked at, by the ids of `peling_app.books.subjects`."""

short_reason: Final = Sentences(
    {
        "not-complete": Sentence("Compare", "not complete"),
        "tile-count": Sentence("Compare", "wrong number of tiles"),
        "impossible-tiles": Sentence("Compare", "too many of a kind"),
        "bad-meld": Sentence("Compare", "no such set"),
        "bad-win": Sentence("Compare", "not won like this"),
        "bad-record": Sentence("Compare", "something is missing"),
        "unknown-option": Sentence("Compare", "unknown house rule"),
        "not-east": Sentence("Compare", "only East may"),
        "no-loose-draw": Sentence("Compare", "no loose tile"),
        "unmelded-flower": Sentence("Compare", "flower in the hand"),
        "no-flowers": Sentence("Compare", "played without flowers"),
        "robbing-not-allowed": Sentence("Compare", "no robbing here"),
        "honour-not-robbable": Sentence("Compare", "honours are not robbed"),
        "below-minimum": Sentence("Compare", "too few points"),
        "wild-eye": Sentence("Compare", "lone wild tile"),
        "discarded-wild": Sentence("Compare", "wild tile claimed"),
        "wild-in-meld": Sentence("Compare", "wild tile in a set"),
    }
)
"""Why a hand is refused, in two or three words; its sentences stand in `peling_app.kit.words.not_counted`."""

CELLS: Final = {
    "not-here": Sentence("Compare", "not earned here"),
    "no-item": Sentence("Compare", "the book has no such item"),
    "covered": Sentence("Compare", "the limit is paid and nothing beside it"),
    "refused": Sentence("Compare", "the hand does not count here"),
}
"""What a cell without a price means."""


looked_at = Sentence("Compare", "What counts")
no_limit = Sentence("Compare", "none")
no_item = Sentence("Compare", "no item")
covered = Sentence("Compare", "in the limit")
limit_hand = Sentence("Compare", "limit hand")
other_price = Sentence("Compare", "priced differently")
empty = Sentence(
    "Compare", "Lay a hand: drag tiles, click them, or type their codes, for example B345 C55 R."
)
shaded = Sentence("Compare", "Shaded: here the books differ.")
comparison = Sentence("Compare", "The books side by side")
waiting = Sentence(
    "Compare",
    "When the hand is complete, each book says here what it counts, item by item, and where they differ.",
)
pays_title = Sentence("Compare", "Who pays the winner")
house_rules = Sentence("Compare", "with your house rules")
does_not_count = Sentence("Compare", "This hand does not count here")


def book_name(book: str) -> str:
    """Return what a book is called where there is little room.

    Raises:
        KeyError: there is no such book.
    """
    return translate("Compare", face(book).short)


def subject(subject_id: str, tiles: tuple[Tile, ...]) -> str:
    """Return what is looked at, with the tiles it is about.

    Raises:
        KeyError: there is no such subject.
    """
    return SUBJECTS[subject_id](tiles=several(tiles[0]) if tiles else "")


def cell(state: str, text: str) -> str:
    """Return what a cell says, in words."""
    return CELLS[state]() if state in CELLS else text


def figures() -> tuple[str, str, str, str]:
    """Return the rows of figures: points, doublings, limit, what the winner is paid."""
    return (
        translate("Compare", "Points"),
        translate("Compare", "Doubled"),
        translate("Compare", "Limit"),
        translate("Compare", "The winner gets"),
    )


def share(numerator: int, denominator: int) -> str:
    """Return a share of the limit."""
    if numerator == denominator:
        return translate("Compare", "limit")
    return translate("Compare", "{share} limit").format(share=f"{numerator}/{denominator}")


def both(parts: list[str]) -> str:
    """Return points and doublings that one book gives for one thing."""
    return ", ".join(parts)


only_in = Sentence("Compare", "only in {book}")


def not_in(books: list[str]) -> str:
    """Return which books have no such item."""
    return translate("Compare", "no item in {books}").format(books=joined(books))


def not_earned(books: list[str]) -> str:
    """Return in which books the hand does not earn it, though they have such an item."""
    return translate("Compare", "not earned in {books}").format(books=joined(books))


def missing(tiles: int) -> str:
    """Return how many tiles are still to be laid."""
    return plurals.to_lay(tiles)


def counted(books: int, of: int, *, won: bool) -> str:
    """Return in how many books the hand counts."""
    words = (
        translate("Compare", "A winning hand in {books} of {of} books.")
        if won
        else translate("Compare", "Counted in {books} of {of} books.")
    )
    return words.format(books=books, of=of)


def rounded(total: int) -> str:
    """Return what a total is rounded to."""
    return translate("Compare", "Rounded up to {total} and paid so.").format(total=number(total))


def paid_as(total: int) -> str:
    """Return the same in short, beside the sum."""
    return translate("Compare", "paid as {total}").format(total=number(total))


def cut(uncapped: int, total: int) -> str:
    """Say that the limit cut a total."""
    return translate("Compare", "{uncapped}, cut to the limit of {total}.").format(
        uncapped=number(uncapped), total=number(total)
    )


def liable(wind: Wind) -> str:
    """Return who pays for all."""
    return translate("Compare", "{wind} pays for all.").format(wind=wind_name(wind))


def without_bonus(total: int) -> str:
    """Return what the hand would count without flowers."""
    return translate("Compare", "Without them it would count {total}.").format(total=number(total))


without_bonus_refused = Sentence("Compare", "Without them: {why}")


def names(books: list[str]) -> str:
    """Return the names of books before what is said of them."""
    return joined(books)


def buttons() -> tuple[str, str, str, str, str]:
    """Return the words on the buttons: back, undo, clear, the hand of the game, judge."""
    return (
        translate("Compare", "Back"),
        translate("Compare", "Undo"),
        translate("Compare", "Clear"),
        translate("Compare", "Hand of the game"),
        translate("Compare", "Judge"),
    )


def views() -> tuple[str, str, str, str]:
    """Return the name of the choice of what is shown in a small window, and its three sides."""
    return (
        translate("Compare", "Show"),
        translate("Compare", "The hand"),
        translate("Compare", "Side by side"),
        translate("Compare", "One book"),
    )


def lines_of(book: str) -> str:
    """Return the name of what shows one book's lines."""
    return translate("Compare", "What {book} counts").format(book=book_name(book))
