"""Word how a win is settled by the leaflet, where only the winner is paid."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from peling.core.tiles import Wind
from peling.play.deal import DealResult
from peling.rules.ruleset import RuleSet
from peling_app.kit.words.tiles import wind_name

translate = QCoreApplication.translate


def settled(result: DealResult, rules: RuleSet) -> str:
    """Return how a deal is settled; empty where nobody pays."""
    transfers = result.settlement.transfers
    if not transfers:
        return ""
    doubling = any(transfer.factor > 1 for transfer in transfers)
    return rule_words(result.outcome.liable, settling=not rules.only_winner_counts, doubling=doubling)


def rule_words(liable: Wind | None, *, settling: bool, doubling: bool) -> str:
    """Return how a win is settled by the leaflet, with the house rules of this game.

    `liable` pays for all; `settling` says whether the losers settle with each other, `doubling` whether
    anybody paid double.
    """
    if liable is not None:
        first = translate(
            "Settlement", "By a house rule {wind}, who discarded, pays the winner for all."
        ).format(wind=wind_name(liable))
    else:
        first = translate("Settlement", "Each of the others pays the winner’s points.")
    losers = (
        translate("Settlement", "By a house rule they settle their differences too.")
        if settling
        else translate("Settlement", "They pay each other nothing.")
    )
    banker = (
        translate("Settlement", "What the banker, East, pays or receives is doubled.")
        if doubling
        else translate("Settlement", "By a house rule full points are not doubled for the banker.")
    )
    return f"{first} {losers} {banker}"
