"""By which single slip a number or a payment that was given comes about."""

from __future__ import annotations

import pytest

from peling.core.rules import Citation, Evidence
from peling.core.scoring import Award, Doubles, Limit, Points, Reading, ScoreLine, ScoreSheet
from peling.lessons.faults.numbers import _slips
from peling.lessons.faults.payments import _slip


def sheet(*lines: tuple[str, Award], limit: int | None = None) -> ScoreSheet:
    """Return a sheet of items, each with what it gives."""
    cite = Citation("book", "", "1")
    return ScoreSheet(
        tuple(ScoreLine(item, item, award, Evidence(), cite) for item, award in lines), Reading(()), limit
    )


PLAIN = sheet(("WON", Points(20)), ("PUNG", Points(4)), ("CHOW", Points(0)))
TWICE = sheet(("WON", Points(10)), ("PUNG", Points(4)), ("PUNG", Points(4)), ("DRAGON", Doubles(1)))
CUT = sheet(("WON", Points(20)), ("PURE", Doubles(3)), ("OWN", Doubles(1)), limit=300)


@pytest.mark.parametrize(
    ("score", "given", "slips"),
    [
        (PLAIN, 24, ""),
        (PLAIN, 20, "score-left-out PUNG"),
        (PLAIN, 4, "score-left-out WON"),
        (PLAIN, 28, "score-twice PUNG"),
        (PLAIN, 44, "score-twice WON"),
        (PLAIN, 23, ""),
        (TWICE, 18, "score-not-doubled, score-left-out DRAGON"),
        (TWICE, 28, "score-once-less PUNG"),
        (TWICE, 44, "score-twice PUNG"),
        (TWICE, 16, "score-left-out WON"),
        (TWICE, 56, "score-twice WON"),
        (TWICE, 72, "score-twice DRAGON"),
        (CUT, 320, "score-not-cut"),
        (CUT, 20, "score-not-doubled"),
        (CUT, 40, "score-left-out PURE"),
        (CUT, 160, "score-left-out OWN"),
        (sheet(("WON", Points(20)), ("GREAT", Limit()), limit=300), 20, ""),
        (sheet(("WON", Points(20)), ("GREAT", Limit()), limit=300), 320, "score-not-cut"),
    ],
)
def test_the_slips_that_lead_to_a_number_are_found_and_no_others(
    score: ScoreSheet, given: int, slips: str
) -> None:
    assert ", ".join(f"{key} {item}".strip() for key, item in _slips(score, given)) == slips


@pytest.mark.parametrize(
    ("given", "factor", "base", "right", "full", "slip"),
    [
        (30, 2, 30, 60, 30, "paid-not-doubled"),
        (60, 1, 30, 30, 30, "paid-doubled"),
        (30, 1, 30, 30, 30, ""),
        (60, 2, 30, 50, 30, "paid-not-cut"),
        (30, 1, 30, 20, 30, "paid-not-cut"),
        (44, 1, 30, 30, 44, "paid-full-score"),
        (88, 2, 30, 60, 44, "paid-full-score"),
        (44, 2, 30, 60, 44, "paid-full-score"),
        (88, 1, 30, 30, 44, ""),
        (45, 2, 30, 60, 44, ""),
        (60, 2, 30, 60, 60, "paid-full-score"),
    ],
)
def test_the_slip_that_leads_to_a_payment_is_found(
    given: int, factor: int, base: int, right: int, full: int, slip: str
) -> None:
    assert _slip(given, factor, base, right, full) == slip
