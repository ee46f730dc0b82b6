"""Word the chart of balances."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from peling_app.kit.balance import Balance
from peling_app.kit.words.marks import Sentence
from peling_app.kit.words.numbers import had, number

translate = QCoreApplication.translate

start = Sentence("Balance", "start")
balance_help = Sentence("Balance", "Left and Right go from deal to deal.")


def after(deal: int) -> str:
    """Return the heading of the balances after a deal; 0: at the start."""
    if not deal:
        return translate("Balance", "At the start")
    return translate("Balance", "After deal {deal}").format(deal=number(deal))


def standing(deal: int, balances: tuple[tuple[str, int], ...], begun: int = 0) -> str:
    """Return the balances after a deal in a line; all began with so much."""
    said = ", ".join(f"{name} {had(value, begun)}" for name, value in balances)
    return translate("Balance", "{after}: {balances}").format(after=after(deal), balances=said)


def _when(deal: int) -> str:
    """Return within a sentence after which deal something was so; 0: at the start."""
    if not deal:
        return translate("Balance", "at the start")
    return translate("Balance", "after deal {deal}").format(deal=number(deal))


def balance(shown: Balance) -> str:
    """Return in sentences what the chart shows: who has what, and the highest and lowest point of each."""
    if not shown.deals:
        return translate("Balance", "No deal is entered yet.")
    sentences = [f"{standing(shown.deals, shown.standing(shown.deals), shown.begun)}."]
    words = translate("Balance", "{name}: highest {high} {top}, lowest {low} {foot}.")
    for line in shown.lines:
        values = line.values
        high, low = max(values), min(values)
        sentences.append(
            words.format(
                name=line.name,
                high=had(high, shown.begun),
                top=_when(values.index(high)),
                low=had(low, shown.begun),
                foot=_when(values.index(low)),
            )
        )
    return " ".join(sentences)
