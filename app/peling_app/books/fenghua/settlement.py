"""Word how a deal of Fenghua is settled: rounding, own tile and discard, and who is liable for all."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QCoreApplication

from peling.core.scoring import HandRecord, WinBy
from peling.core.settlement import DealOutcome, Transfer
from peling.core.tiles import Wind
from peling.play.deal import DealResult
from peling.rules.ruleset import RuleSet
from peling_app.kit.words.marks import QT_TRANSLATE_NOOP
from peling_app.kit.words.numbers import number
from peling_app.kit.words.tiles import wind_name, winds_joined

translate = QCoreApplication.translate

_OWN: Final = frozenset({WinBy.WALL, WinBy.LOOSE, WinBy.LAST_WALL, WinBy.DEALT, WinBy.EIGHT_FLOWERS})
_THREE: Final = {
    "PURE": QT_TRANSLATE_NOOP("Settlement", "a hand of one suit"),
    "MIXED": QT_TRANSLATE_NOOP("Settlement", "a hand of one suit with honours"),
    "ALL-PUNG-WILD": QT_TRANSLATE_NOOP("Settlement", "a hand of threes"),
    "ALL-PUNG-STRAIGHT": QT_TRANSLATE_NOOP("Settlement", "a hand of threes"),
}
"""Hands for which three claims from one player are enough, by the end of the item's id."""


def settled(result: DealResult, rules: RuleSet) -> str:
    """Return how a deal is settled; empty where nobody has won or nobody pays."""
    if result.winner is None or not result.settlement.transfers:
        return ""
    return rule_words(
        result.outcome,
        result.settlement.transfers,
        result.records[result.winner],
        [line.item for line in result.scores[result.winner].sheet.lines],
        old_scale=rules.house["value_table"] == "custom",
    )


def rule_words(
    outcome: DealOutcome,
    transfers: tuple[Transfer, ...],
    record: HandRecord,
    items: Iterable[str],
    *,
    old_scale: bool = False,
) -> str:
    """Return how a won deal is settled, in a few sentences.

    `record` is the winner's hand, `items` are the ids of what it scores; `old_scale`: a house rule counts in
    multiples of 30.
    """
    winner = outcome.winner
    if winner is None or not transfers:
        return ""
    score = transfers[0].base
    sentences = [_rounding(outcome.scores[winner], score)]
    if outcome.liable is not None:
        sentences.append(_liable(outcome, outcome.liable, record, items))
        times = sum(transfer.factor for transfer in transfers)
        words = translate("Settlement", "{wind} pays all three shares: {times} times {score}.")
        sentences.append(
            words.format(wind=wind_name(outcome.liable), times=number(times), score=number(score))
        )
    elif outcome.sharing:
        words = translate("Settlement", "By a house rule {winds}, both liable, share what all would pay.")
        sentences.append(words.format(winds=winds_joined(outcome.sharing)))
    elif outcome.by in _OWN or outcome.giver is None:
        sentences.append(
            translate("Settlement", "For an own tile each of the others pays twice {score}.").format(
                score=number(score)
            )
        )
    else:
        words = translate("Settlement", "{wind}, who discarded, pays twice {score}, the others once.")
        sentences.append(words.format(wind=wind_name(outcome.giver), score=number(score)))
    if old_scale:
        sentences.append(translate("Settlement", "The old scale, in 30s, is a house rule of this game."))
    return " ".join(sentence for sentence in sentences if sentence)


def why_twice(giver: str) -> str:
    """Return why a payment is twice the score; `giver` discarded the tile, empty: nobody did (FH-PAY)."""
    if not giver:
        return translate("Settlement", "× 2: for a tile drawn or a robbed kong everybody pays twice.")
    return translate("Settlement", "× 2: {name} discarded the winning tile.").format(name=giver)


def _rounding(total: int, score: int) -> str:
    if total == score:
        return ""
    words = translate("Settlement", "{total} points are rounded up to {score}.")
    return words.format(total=number(total), score=number(score))


def _liable(outcome: DealOutcome, liable: Wind, record: HandRecord, items: Iterable[str]) -> str:
    """Return which of the four liabilities it is."""
    wind = wind_name(liable)
    if outcome.giver is liable and outcome.by is WinBy.ROBBED_KONG:
        words = translate("Settlement", "{wind} was robbed of the tile; that counts as an own tile.")
        return words.format(wind=wind)
    if outcome.giver is liable and outcome.by is WinBy.LAST_DISCARD:
        return translate("Settlement", "{wind} discarded the bottom tile.").format(wind=wind)
    claims = sum(meld.claimed_from is liable for meld in record.hand.melds)
    if claims >= len(Wind):
        words = translate("Settlement", "All four sets before the winner were claimed from {wind}.")
        return words.format(wind=wind)
    ends = [item.removeprefix("FH-PATTERN-") for item in items]
    hand = next((_THREE[end] for end in ends if end in _THREE), "")
    words = translate("Settlement", "Three sets of {hand} were claimed from {wind}.")
    return words.format(hand=translate("Settlement", hand), wind=wind)
