"""What is wrong with a sheet, a number or a payment, by the id of the reason."""

from __future__ import annotations

from typing import Final

from peling_app.kit.words.marks import Sentence

NUMBERS: Final = {
    "item-points": Sentence("Faults", "{item}: {points}."),
    "item-doubles": Sentence("Faults", "{item}: {doubles}."),
    "item-limit": Sentence("Faults", "{item}: the limit."),
    "item-half-limit": Sentence("Faults", "{item}: half the limit."),
    "item-replaced": Sentence(
        "Faults",
        "{item}: not counted here, whether the hand has it or not. Something greater takes the "
        "place of all lines.",
    ),
    "hand-sets": Sentence("Faults", "This hand is counted with: {sets}."),
    "item-near": Sentence("Faults", "{item}: {near}"),
    "line-missing": Sentence(
        "Faults", "Something else counts here, by the way the hand was won or by the whole of it."
    ),
    "line-missing-tiles": Sentence("Faults", "Something else counts here. Look at {tiles}."),
    "line-too-often": Sentence("Faults", "{item}: it counts, but not so often."),
    "line-too-seldom": Sentence("Faults", "{item}: it counts more often than that."),
    "line-of-other-reading": Sentence(
        "Faults",
        "This line belongs to another way to read the hand, which counts as much. Keep to one way on a "
        "sheet.",
    ),
    "sum-of-lines": Sentence("Faults", "A line above is not right yet, and this sum rests on it."),
    "sum-points": Sentence(
        "Faults",
        "All points of the lines together do not make {given}. Each line counts as often as it stands there.",
    ),
    "sum-points-missing": Sentence("Faults", "The points of all lines are to be added up here."),
    "sum-points-limit": Sentence("Faults", "A limit hand has no points to add up: they are none."),
    "sum-terms": Sentence("Faults", "They are {terms}."),
    "paid-how-double": Sentence(
        "Faults", "{payee} counts {higher}. East is one of the two, so the payment is doubled."
    ),
    "paid-how-once": Sentence("Faults", "{payee} counts {higher}, and this payment is not doubled."),
    "paid-how-gave": Sentence(
        "Faults", "{payee} counts {higher}. {payer} gave the tile, and pays that twice."
    ),
    "paid-how-drawn": Sentence(
        "Faults", "{payee} counts {higher} and drew the tile, so each of the others pays that twice."
    ),
    "paid-how-single": Sentence(
        "Faults", "{payee} counts {higher}. {payer} did not give the tile, and pays that once."
    ),
    "paid-how-shares": Sentence(
        "Faults", "{payee} counts {higher}. {payer} pays the shares of all: {times} times that."
    ),
    "paid-how-fixed-double": Sentence("Faults", "East is one of the two, so the payment is doubled."),
    "paid-how-washing": Sentence("Faults", "East neither pays nor gets double here."),
    "paid-how-cut": Sentence("Faults", "A limit holds between these two."),
    "sum-doubles": Sentence(
        "Faults", "The hand is not doubled so many times: {given}. Count the doubles of all lines."
    ),
    "sum-doubles-missing": Sentence("Faults", "The doubles of all lines are to be counted here."),
    "sum-total": Sentence(
        "Faults",
        "Points first, then doubled once for each double. {points} and {doubles} do not make {given}.",
    ),
    "sum-total-missing": Sentence("Faults", "The points, doubled once for each double, are the total."),
    "sum-total-plain": Sentence(
        "Faults",
        "Nothing is doubled here, so the total is what the lines come to. They do not make {given}.",
    ),
    "sum-total-missing-plain": Sentence(
        "Faults", "Nothing is doubled here: what the lines come to is the total."
    ),
    "sum-total-limit": Sentence(
        "Faults", "Here the limit takes the place of all lines, and the hand counts that. It is not {given}."
    ),
    "sum-total-missing-limit": Sentence(
        "Faults", "Here the limit takes the place of all lines: what the hand counts by it is the total."
    ),
    "number-too-low": Sentence("Faults", "{given} is too few."),
    "number-too-high": Sentence("Faults", "{given} is too many."),
    "away-fewer": Sentence(
        "Faults",
        "The hand is nearer to a win than that. More of it is in sets already; these are left "
        "over: look which go together.",
    ),
    "away-more": Sentence(
        "Faults", "More is missing. Only what is in whole sets and the pair is done; these are left over."
    ),
    "exposing-low": Sentence(
        "Faults", "It costs more than {given}. See what this set counts concealed, and what open."
    ),
    "exposing-low-doubled": Sentence(
        "Faults",
        "It costs more than {given}. See what this set counts concealed, what open, and "
        "that doubles multiply the difference.",
    ),
    "exposing-high": Sentence(
        "Faults", "It costs less than {given}. Only this set changes; all else counts as before."
    ),
    "exposing-high-cut": Sentence(
        "Faults", "It costs less than {given}. See what the limit leaves of the two hands."
    ),
    "score-not-cut": Sentence("Faults", "{given} is what the hand makes, but it is more than the limit."),
    "score-not-doubled": Sentence("Faults", "{given} are the points. They are still to be doubled."),
    "score-left-out": Sentence("Faults", "{given} would be right without this: {item}."),
    "score-once-less": Sentence("Faults", "{given} would be right if this stood there once less: {item}."),
    "score-twice": Sentence("Faults", "{given} would be right if this stood there once more: {item}."),
    "score-too-low": Sentence("Faults", "The hand counts more than {given}."),
    "score-too-high": Sentence("Faults", "The hand counts less than {given}."),
    "score-lines": Sentence("Faults", "It earns: {items}."),
    "paid-winner": Sentence("Faults", "{payer} pays {payee}: the winner is paid his full score."),
    "paid-difference": Sentence(
        "Faults",
        "{payer} pays {payee}: among the others the lower hand pays the difference, here between "
        "{higher} and {lower}.",
    ),
    "paid-difference-drawn": Sentence(
        "Faults",
        "{payer} pays {payee}: nobody has won, and the lower hand pays the difference, here between "
        "{higher} and {lower}.",
    ),
    "paid-pays-for": Sentence("Faults", "{payer} pays {payee}: he pays the shares of all."),
    "paid-washing": Sentence("Faults", "{payer} pays {payee}: whoever washes the tiles is paid by all."),
    "paid-false-call": Sentence("Faults", "{payer} pays {payee}: a false Mah-Jongg is paid to all."),
    "paid-liable": Sentence("Faults", "{payer} pays {payee}: one player pays for all."),
    "paid-claim": Sentence(
        "Faults", "{payer} pays {payee}: the other losers pay the limit for an unfinished limit hand."
    ),
    "paid-dead-hand": Sentence("Faults", "{payer} pays {payee}: a dead hand pays the others."),
    "paid-given": Sentence("Faults", "That is not {given}."),
    "paid-not-doubled": Sentence("Faults", "{given} is the payment before doubling. East is one of the two."),
    "paid-shares-not-doubled": Sentence(
        "Faults", "{given} is the sum of the shares before doubling. What East pays or is paid is doubled."
    ),
    "paid-one-share": Sentence("Faults", "{given} is one share alone. {payer} pays those of the others too."),
    "paid-doubled": Sentence(
        "Faults", "{given} is twice too much: neither of the two is paid or pays double here."
    ),
    "paid-doubled-again": Sentence(
        "Faults", "{given} is doubled once too often: with East the payment is doubled, and no more."
    ),
    "paid-only-once": Sentence("Faults", "{given} is the score paid once. {payer} pays it {times} times."),
    "paid-twice-over": Sentence(
        "Faults", "{given} is twice too much: {payer} did not give the tile, and pays once."
    ),
    "paid-not-cut": Sentence("Faults", "{given} is more than the limit allows between these two."),
    "paid-not-rounded": Sentence("Faults", "{given} comes of the score before it is rounded up."),
    "paid-full-score": Sentence(
        "Faults", "{given} is the full score, but between these two only the difference is paid."
    ),
    "unpaid-false-call": Sentence(
        "Faults", "Only whoever called Mah-Jongg falsely pays. {payer} pays {payee} nothing."
    ),
    "unpaid-washed": Sentence(
        "Faults", "Only whoever washes the tiles is paid. {payer} pays {payee} nothing."
    ),
    "unpaid-by-winner": Sentence("Faults", "{payer} has won, and the winner pays nobody."),
    "unpaid-liable": Sentence("Faults", "One player pays for all here, and that is not {payer}."),
    "unpaid-by-liable": Sentence("Faults", "{payer} pays for all, and only the winner is paid."),
    "unpaid-losers": Sentence(
        "Faults", "In this book only the winner is paid. {payer} and {payee} pay each other nothing."
    ),
    "unpaid-dead": Sentence("Faults", "A hand is dead here: {payer} pays {payee} nothing for it."),
    "unpaid-claim": Sentence(
        "Faults",
        "Whoever holds the unfinished limit hand is paid for it by the other losers. That does "
        "not make {payer} pay {payee}.",
    ),
    "unpaid-equal": Sentence(
        "Faults", "{payer} and {payee} count the same, {one}. There is no difference to pay."
    ),
    "unpaid-higher": Sentence(
        "Faults", "{payer} counts {one}, {payee} only {other}. The lower hand pays, never the higher."
    ),
    "unpaid-drawn": Sentence("Faults", "Nobody has won. {payer} pays {payee} nothing."),
    "unpaid-other": Sentence(
        "Faults", "{payer} pays {payee} nothing: {payee} has not won, and counts no more than {payer}."
    ),
}
"""By the id of the reason."""

open_set: Final = Sentence("Faults", "{set} (open)")
