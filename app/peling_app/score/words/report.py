"""Word a printed score sheet."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from peling.core.tiles import Wind
from peling_app.kit.words.marks import Sentence
from peling_app.kit.words.tiles import wind_name

translate = QCoreApplication.translate


reckonings = Sentence("Printed sheet", "The deals, one by one")
gains = Sentence("Printed sheet", "Gains and losses")
CORRECTED: Final = "*"
PUT_IN: Final = "+"
"""The marks of deals that were corrected and of those that were put in later."""
marks = Sentence(
    "Printed sheet",
    "E: East.  Bold: won the deal.  *: corrected, later totals followed.  +: put in later.",
)
east_mark = Sentence("Printed sheet", "E")
preview_title = Sentence("Printed sheet", "Print preview")
not_said = Sentence("Printed sheet", "won; not said how")
_won = Sentence("Printed sheet", "won, {how}")
print_it = Sentence("Printed sheet", "Print")
save_pdf = Sentence("Printed sheet", "Save as PDF")
close = Sentence("Printed sheet", "Close")


def deal_heading(title: str, east: str) -> str:
    """Return the heading of a deal: "Deal 3, South round. East: Theo"."""
    return translate("Printed sheet", "{deal}. East: {name}").format(deal=title, name=east)


def of_wind(name: str, wind: Wind) -> str:
    """Return a player with his wind: "Agnes, East"."""
    return translate("Printed sheet", "{name}, {wind}").format(name=name, wind=wind_name(wind))


def won(how: str) -> str:
    """Return that a hand won, and how, from the two short lines of the entry: "won, claimed from West".

    "Drawn" alone would be read as a deal that nobody won.
    """
    return _won(how=" ".join(how.split("\n"))) if how else not_said()


pays = Sentence("Printed sheet", "{payer} pays {payee}")
page_of = Sentence("Printed sheet", "{page} of {pages}")
page_name = Sentence("Printed sheet", "Page {page} of {pages}")
