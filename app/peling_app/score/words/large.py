"""Word the entry of a deal in large letters: three questions, a number pad, what comes of it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from peling.core.tiles import Wind
from peling_app.kit.words.marks import Sentence, Sentences
from peling_app.kit.words.tiles import begun, wind_name

translate = QCoreApplication.translate

page = Sentence("Large entry", "Large entry")
who_won = Sentence("Large entry", "Who won?")
from_whom = Sentence("Large entry", "From whom?")
from_whom_open = Sentence("Large entry", "From whom? It may stay open.")
what_counts = Sentence("Large entry", "What does each hand count?")
what_winner_counts = Sentence("Large entry", "What does the winner’s hand count?")
from_player = Sentence("Large entry", "from {name}")
drew_it = Sentence("Large entry", "drew it")
not_said = Sentence("Large entry", "not said")
mah_jongg = Sentence("Large entry", "Mah-Jongg")
nothing_counts = Sentence("Large entry", "counts nothing")
counts = Sentence("Large entry", "{name} counts")
erase = Sentence("Large entry", "Take the last figure back")
next_name = Sentence("Large entry", "next\nname")
back = Sentence("Large entry", "Back to the sheet")
dice = Sentence("Large entry", "Dice and clock")
so_far = Sentence("Large entry", "So far")
this_deal = Sentence("Large entry", "This deal")
take_back = Sentence("Large entry", "Undo")
sums_to_zero = Sentence("Large entry", "all sums come to 0")
sums_uneven = Sentence("Large entry", "by hand: all sums come to {sum}, not 0")
dead = Sentences(
    {
        "nothing": Sentence("Large entry", "dead: counts nothing"),
        "score": Sentence("Large entry", "dead: too few tiles"),
    }
)
"""What becomes of a dead hand: it counts nothing, or its score all the same."""
take_figure = Sentence("Large entry", "{points} for {name}")
keys = Sentence(
    "Large entry",
    "The numbers choose a player or write a figure; D says that the winner drew the tile, N that nobody won; "
    "Enter goes on and enters the deal, the arrows go back.",
)
payment = Sentence("Large entry", "{payer} pays {payee} {amount}")
column = Sentence("Large entry", "{name}: {amount}")


def where(round_: str, east: str) -> str:
    """Return the round and who is East: "South round, Agnes is East"; without a round only the latter."""
    said = translate("Large entry", "{name} is East").format(name=east)
    return translate("Large entry", "{round}, {east}").format(round=round_, east=said) if round_ else said


def player(name: str, wind: Wind, *, won: bool) -> str:
    """Return a player for screen readers, as the one who may have won."""
    said = translate("Large entry", "{name}, {wind}").format(name=name, wind=wind_name(wind))
    return translate("Large entry", "{player}, won").format(player=said) if won else said


def figure(name: str, shown: str, wrong: str, is_dead: str = "") -> str:
    """Return for screen readers what a hand counts; `is_dead` is a key of `dead`, or empty."""
    if is_dead:
        wrong = f"{begun(dead(is_dead))}. {wrong}".rstrip()
    if not shown and is_dead:
        return f"{name}: {wrong}"
    if not shown:
        return translate("Large entry", "What does {name}’s hand count?").format(name=name)
    said = translate("Large entry", "{name} counts {figure}").format(name=name, figure=shown)
    return f"{said}. {wrong}" if wrong else said
