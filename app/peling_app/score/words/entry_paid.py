"""Word what the hands of an entered deal score, and who pays whom."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from peling_app.kit.words.marks import Sentence
from peling_app.kit.words.numbers import number, signed
from peling_app.kit.words.tiles import joined

translate = QCoreApplication.translate

paid_title = Sentence("Deal entry", "Who pays whom")
nobody_pays = Sentence("Deal entry", "Nobody pays.")
call_taken_back = Sentence("Deal entry", "The call was taken back before the hand was shown: nobody pays.")
hand_of = Sentence("Deal entry", "{name}’s hand")


def counted_by_hand(sum_words: str, value: int) -> str:
    """Return what typed points come to."""
    if sum_words == number(value):
        return translate("Deal entry", "{points}, as counted at the table.").format(points=number(value))
    words = translate("Deal entry", "{sum} = {points}, as counted at the table.")
    return words.format(sum=sum_words, points=number(value))


nothing_entered = Sentence("Deal entry", "Nothing has been entered for {name} yet.")


def comes_to(steps: tuple[str, ...], total: str, limit: str) -> str:
    """Return the arithmetic of a score for screen readers."""
    said = ", ".join((*steps, total))
    return f"{said}; {limit}" if limit else said


def below(limit: int) -> str:
    """Say that a hand stays below the limit."""
    return translate("Deal entry", "below the limit of {limit}").format(limit=number(limit))


def cut(uncapped: int, limit: int) -> str:
    """Say that the limit cut a hand."""
    words = translate("Deal entry", "{uncapped}, cut to the limit of {limit}")
    return words.format(uncapped=number(uncapped), limit=number(limit))


def limit_hand(limit: int) -> str:
    """Say that a hand is paid by the limit."""
    return translate("Deal entry", "a limit hand; the limit is {limit}").format(limit=number(limit))


def rounded(total: int) -> str:
    """Return to what a total is rounded."""
    return translate("Deal entry", "Rounded up to {total} and paid so.").format(total=number(total))


def rounded_from(points: int, paid: int) -> str:
    """Say that typed points are rounded, and to what."""
    words = translate("Deal entry", "{points} is rounded up to {paid}.")
    return words.format(points=number(points), paid=number(paid))


def only_limit(name: str, points: int, limit: int) -> str:
    """Say that only the limit counts of typed points that are more."""
    words = translate("Deal entry", "Of {points} points of {name} only the limit counts, {limit}.")
    return words.format(name=name, points=number(points), limit=number(limit))


def score_buttons() -> tuple[str, str, str]:
    """Return the words on the buttons below a score: the tutor, the other books, what was worth more."""
    return (
        translate("Deal entry", "Explain"),
        translate("Deal entry", "Compare books"),
        translate("Deal entry", "Judge"),
    )


def score_button_helps() -> tuple[str, str, str]:
    """Return what each of these buttons shows, in a sentence."""
    return (
        translate("Deal entry", "How this score comes about, line by line, and where it stands in the book"),
        translate("Deal entry", "What every book makes of this hand"),
        translate("Deal entry", "Lay this hand in a position of a deal, and see what is worth more in it"),
    )


def unknown() -> str:
    """Return what stands where an amount is not known yet."""
    return "–"


net = Sentence("Deal entry", "{name}: {amount}")


def equal(one: str, other: str, counts: int) -> str:
    """Say that two players owe each other nothing."""
    words = translate("Deal entry", "{one} and {other} are equal, {count} and {count}.")
    return words.format(one=one, other=other, count=number(counts))


east_doubles = Sentence("Deal entry", "× 2: {name} is East.")
enough_to_claim = Sentence(
    "Deal entry",
    "To win by a discard a hand needs {points} points from the patterns that count for it: "
    "had {name}’s as many?",
)
one_collects = Sentence(
    "Deal entry", "Of those who wash, {name} comes first, counted from East, and collects alone."
)
pays_for_all = Sentence("Deal entry", "{name} pays for all.")


def adjusted(gains: list[tuple[str, str]], together: int) -> str:
    """Return what was adjusted by hand, and the sum where it is not zero."""
    said = joined([f"{name} {gain}" for name, gain in gains])
    words = translate("Deal entry", "Adjusted by hand, in the totals below: {gains}.").format(gains=said)
    if together:
        uneven = translate("Deal entry", "Together that is {sum}, not zero.").format(sum=signed(together))
        return f"{words} {uneven}"
    return words


def sticks(paid: Mapping[int, int], change: Mapping[int, int]) -> str:
    """Return by which sticks an amount is paid, and what comes back."""
    words = translate("Deal entry", "In sticks: {paid}.").format(paid=_sticks(paid))
    if not change:
        return words
    back = translate("Deal entry", "In sticks: {paid}, and {change} back.")
    return back.format(paid=_sticks(paid), change=_sticks(change))


def _sticks(held: Mapping[int, int]) -> str:
    return " + ".join(f"{count} × {number(value)}" for value, count in sorted(held.items(), reverse=True))
