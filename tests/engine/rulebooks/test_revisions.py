"""The revision of a book counts up whenever its rules say something else."""

from __future__ import annotations

import pytest

from peling.rulebooks import RULE_SETS
from tests.engine.kept_values import changed
from tests.engine.rulebooks.kept_rules import marks, stored


@pytest.mark.parametrize("book", RULE_SETS)
def test_a_book_says_what_its_revision_said_under_every_house_rule(book: str) -> None:
    assert marks(book) == stored().get(book), changed("tests.engine.rulebooks.kept_rules")
