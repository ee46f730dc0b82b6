"""Every rule that a player can meet is asked in a drill of its book, and nothing else is missing in it."""

import pytest

from peling.__main__ import main
from peling.lessons.drills.coverage import coverage
from peling.rulebooks import RULE_SETS
from tests.by_day import by_day


@pytest.mark.slow
@pytest.mark.parametrize("book", by_day({"pung-chow"}, RULE_SETS))
def test_every_rule_that_a_player_can_meet_is_asked(
    book: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    found = coverage(book)
    print(f"{book}: {found.percent:.0f} % of {len(found.asked) + len(found.missing)} rules are asked")  # noqa: T201
    assert found.missing == ()
    assert found.percent == 100
    capsys.readouterr()
    # The sample takes seconds; the command is given the same one.
    monkeypatch.setattr("peling.lessons.drills.coverage.coverage", {book: found}.__getitem__)
    assert main(["books", "--check", book]) == 0
    assert capsys.readouterr().out == f"{book}: Nothing is missing.\n"
