"""Word a printed score sheet."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from peling.core.tiles import Wind
from peling_app.kit.words.tiles import wind_name

translate = QCoreApplication.translate


def reckonings() -> str:
    """Return the heading over what each deal came to."""
    return translate("Printed sheet", "The deals, one by one")


def deal_heading(title: str, east: str) -> str:
    """Return the heading of a deal: "Deal 3, South round. East: Theo"."""
    return translate("Printed sheet", "{deal}. East: {name}").format(deal=title, name=east)


def of_wind(name: str, wind: Wind) -> str:
    """Return a player with his wind: "Agnes, East"."""
    return translate("Printed sheet", "{name}, {wind}").format(name=name, wind=wind_name(wind))


def pays(payer: str, payee: str) -> str:
    """Return who pays whom in a line."""
    return translate("Printed sheet", "{payer} pays {payee}").format(payer=payer, payee=payee)


def gains() -> str:
    """Return the word before what everybody gains."""
    return translate("Printed sheet", "Gains and losses")


def page_of(page: int, pages: int) -> str:
    """Return the number of a page: "2 of 5"."""
    return translate("Printed sheet", "{page} of {pages}").format(page=page, pages=pages)


def marks() -> str:
    """Explain the marks of the table."""
    return translate("Printed sheet", "E: East.  Bold: won the deal.  *: corrected, later totals followed.")


def east_mark() -> str:
    """Return the letter that stands beside East's amount."""
    return translate("Printed sheet", "E")


def preview_title() -> str:
    """Return the title of the preview."""
    return translate("Printed sheet", "Print preview")


def page_name(page: int, pages: int) -> str:
    """Return what a screen reader says of a page of the preview."""
    return translate("Printed sheet", "Page {page} of {pages}").format(page=page, pages=pages)


def print_it() -> str:
    """Return the button that prints."""
    return translate("Printed sheet", "Print")


def save_pdf() -> str:
    """Return the button that writes a PDF."""
    return translate("Printed sheet", "Save as PDF")


def close() -> str:
    """Return the button that leaves the preview."""
    return translate("Printed sheet", "Close")
