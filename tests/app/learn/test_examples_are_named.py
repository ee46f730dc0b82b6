"""An example says which house rule it needs, and whether it is printed in the book or made by its rules."""

from __future__ import annotations

import pytest

from peling.lessons.drills.makers.examples import exercises
from peling.rulebooks import RULE_SETS
from peling_app.books.words.options import option_value
from peling_app.learn.model.drills import DrillModel
from peling_app.learn.model.question.asked import Asked
from peling_app.learn.session import LearnSession

pytestmark = pytest.mark.usefixtures("english")


@pytest.mark.cases_by_day(2)
@pytest.mark.parametrize("book", RULE_SETS)
def test_an_example_that_holds_by_a_house_rule_says_so_with_its_value(book: str) -> None:
    for one in exercises(book):
        said = " ".join(Asked(one.question).under)
        for key, value in one.question.key.options:
            assert option_value(key, value, book) in said, one.id


def test_what_is_not_printed_in_the_book_is_not_said_to_be() -> None:
    model = DrillModel(LearnSession(new_seed=lambda: 1), lambda: "four-winds")
    model.open_examples("four-winds")
    for one in exercises("four-winds"):
        assert ("printed in the book" in model.kicker) is one.printed, one.id
        assert ("made by the book’s rules" in model.kicker) is not one.printed, one.id
        model.next()
