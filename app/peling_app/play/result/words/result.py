"""Word the end of a game."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from peling.core.scoring import WinBy
from peling.core.tiles import Wind
from peling_app.kit.words.marks import Counted, Sentence
from peling_app.kit.words.tiles import wind_name
from peling_app.play.setup import Level
from peling_app.play.words.games import level_name, you

translate = QCoreApplication.translate

page = Sentence("Game result", "The game is over")
standings = Sentence("Game result", "How everybody came out")
balance = Sentence("Game result", "Balance")
after_each = Sentence("Game result", "points after each deal")
best = Sentence("Game result", "The best hand")
no_best = Sentence("Game result", "Nobody has won a deal.")
settle = Sentence("Game result", "To settle up")
payer = Sentence("Game result", "pays")
payee = Sentence("Game result", "receives")
points = Sentence("Game result", "points")
_pays = Sentence("Game result", "{payer} pays {payee} {points}")
_you_pay = Sentence("Game result", "You pay {payee} {points}")
_pays_you = Sentence("Game result", "{payer} pays you {points}")
even = Sentence("Game result", "All are even; nobody pays.")
home = Sentence("Game result", "Start page")
settlement = Sentence("Game result", "Settlement")
review = Sentence("Game result", "Review the deals")
records = Sentence("Game result", "Records")
another = Sentence("Game result", "Another table")
again = Sentence("Game result", "Play again")
result = Sentence("Game result", "The result")
row = Sentence("Game result", "Place {rank}: {name}, points: {total}, {said}")

_alone = Sentence("Game result", "without help of any kind")
_deals = Counted("ResultPlurals", "%n deal(s)")
_rounds = Counted("ResultPlurals", "%n round(s)")
_won = Counted("ResultPlurals", "%n hand(s) won")
_evened = Counted("ResultPlurals", "%n payment(s) make all even again.")


def length(rounds: int, deals: int, *, alone: bool = False) -> str:
    """Return how many rounds and deals were played; rounds only where one was finished.

    `alone`: without help of any kind, which is said too.
    """
    said = _rounds(rounds) if rounds else "", _deals(deals), _alone() if alone else ""
    return ", ".join(filter(None, said))


def hands_won(hands: int, kind: str) -> str:
    """Return how many hands a player has won and, of a computer player, how well it plays."""
    level = level_name(Level(kind)) if kind in set(Level) else ""
    return ", ".join(filter(None, (_won(hands), level)))


def best_said(name: str, wind: Wind, deal: int, giver: str, by: WinBy | None) -> str:
    """Return whose the best hand was and how it was won; `giver` empty: nobody else had the tile."""
    if giver == you():
        words = translate("Game result", "{name} as {wind}, deal {deal}, on your tile")
    elif giver:
        words = translate("Game result", "{name} as {wind}, deal {deal}, on a tile of {giver}")
    elif by is WinBy.DEALT:
        words = translate("Game result", "{name} as {wind}, deal {deal}, as dealt")
    elif by is WinBy.EIGHT_FLOWERS:
        words = translate("Game result", "{name} as {wind}, deal {deal}, by eight flowers")
    else:
        words = translate("Game result", "{name} as {wind}, deal {deal}, on a drawn tile")
    return words.format(name=name, wind=wind_name(wind), deal=deal, giver=giver)


def pays(payer: str, payee: str, points: str) -> str:
    """Return who pays whom how much, with a verb that fits the user."""
    if payer == you():
        return _you_pay(payee=payee, points=points)
    if payee == you():
        return _pays_you(payer=payer, points=points)
    return _pays(payer=payer, payee=payee, points=points)


def evened(payments: int) -> str:
    """Say that so many payments make all even."""
    return _evened(payments) if payments else even()
