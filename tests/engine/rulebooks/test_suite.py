"""Who adds a book is led by the suite: it says what the book does not answer yet."""

import pytest

from tests.engine.rulebooks.suite import Items, of_each_book


def test_a_book_without_an_answer_is_named_with_the_file_to_write() -> None:
    wanted = r"pung-chow .* write tests/engine/rulebooks/pung_chow/weather\.py with WEATHER, see Items"
    with pytest.raises(LookupError, match=wanted):
        of_each_book("weather", Items)
