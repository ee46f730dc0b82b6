import pytest

from peling.__main__ import main
from peling.commands.books import book, example_counts
from peling.rulebooks import RULE_SETS, rule_set


def test_without_an_id_the_books_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["books"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == list(RULE_SETS)


def test_an_unknown_book_ends_with_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["books", "bridge"]) == 2
    seen = capsys.readouterr()
    assert (seen.out, seen.err.count("\n")) == ("", 1)


def test_a_book_prints_everything_it_has_in_its_order() -> None:
    rules = rule_set("pung-chow")
    lines = list(book(rules))
    firsts = [line.split()[0] for line in lines if line and not line.startswith((" ", "-"))]
    expected = [
        *(entry.id for entry in rules.entries),
        *(item.id for item in rules.items),
        *(ruling.id for ruling in rules.rulings),
        *(option.key for option in rules.options),
        *(left_out.id for left_out in rules.not_modelled),
    ]
    assert [word for word in firsts if word in expected] == expected


def test_an_item_is_printed_with_place_award_and_examples() -> None:
    lines = list(book(rule_set("pung-chow")))
    place = next(number for number, line in enumerate(lines) if line.startswith("PC1-DBL-ONESUIT"))
    assert lines[place] == (
        "PC1-DBL-ONESUIT  All one suit: doubles 3 times  [Part I, Score Card, p. 29–31]  10 examples"
    )
    assert lines[place + 1].startswith("    Double three times")


def test_examples_are_counted_once_a_hand_and_by_case() -> None:
    counts = example_counts("pung-chow")
    assert counts["PCM-DBL-OWN"] == 1
    assert counts["PC-BREAK-1"] == 11
    assert counts["PC-CHOW"] == 0


def test_one_point_is_a_point_and_house_rules_say_what_else_they_allow() -> None:
    fenghua = "\n".join(book(rule_set("fenghua")))
    assert "Base: 1 point  [" in fenghua
    assert ": 1 points" not in fenghua
    booklet = list(book(rule_set("how-to-play")))
    assert 'limit  600, "none", or any number  [A-18]' in booklet
    assert "face_down_discards  false, true  [HP-DISCARD]  at a table with real tiles only" in booklet
