"""Evenings of every book come to what they came to."""

from tests.engine.kept_values import changed
from tests.engine.ledger.evenings.kept_evenings import all_marks, stored


def test_evenings_come_to_what_they_came_to() -> None:
    assert all_marks() == stored(), changed("tests.engine.ledger.evenings.kept_evenings")
