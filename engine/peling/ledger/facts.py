"""What deals came to, as facts that are stored: they stand whatever a later version makes of the rules."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from peling.ledger.codec import ReadError, digest, read, write
from peling.ledger.entry import DealEntry
from peling.ledger.figures import Figures
from peling.ledger.sheet import DealRow
from peling.ledger.situation import Situation


def facts_of(rows: Iterable[DealRow]) -> list[dict[str, Any]]:
    """Return what deals came to, each with what tells it again.

    A deal that has something wrong is left out; it is reckoned again.
    """
    return [{"of": row.key, "figures": write(row.figures, Figures)} for row in rows if not row.faults]


def facts_from_json(value: object, players: int, place: str) -> dict[str, Figures]:
    """Return what `facts_of` wrote, by key; figures that cannot be those of a deal are left out.

    Raises:
        peling.ledger.codec.ReadError: it is not that.
    """
    if not isinstance(value, list):
        raise ReadError(place, "the figures are no list")
    found = {}
    for number, fact in enumerate(value):
        match fact:
            case {"of": str(key), "figures": figures}:
                made: Figures = read(figures, Figures, f"{place}[{number}].figures")
                if _possible(made, players):
                    found[key] = made
            case _:
                raise ReadError(f"{place}[{number}]", "these are no figures of a deal")
    return found


def mark_of(entry: DealEntry) -> str:
    """Return what tells an entry from every other."""
    return digest(write(entry, DealEntry))


def key_of(mark: str, situation: Situation) -> str:
    """Return what tells a deal from every other: its entry, and what of the situation its figures depend on.

    Args:
        mark: of the entry.
        situation: of the deal.
    """
    winds = "".join(wind.value for wind in situation.winds)
    round_wind = "-" if situation.round_wind is None else situation.round_wind.value
    return " ".join((mark, winds, round_wind, *sorted(situation.noted)))


def _possible(figures: Figures, players: int) -> bool:
    """Return whether figures can be those of a deal: every place is there, every payment goes to another."""
    payments = (*figures.payments, *figures.penalties)
    return len(figures.scores) == len(figures.adjustments) == players and all(
        0 <= paid.payer < players and 0 <= paid.payee < players and paid.payer != paid.payee
        for paid in payments
    )
