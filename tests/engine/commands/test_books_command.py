from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from peling.__main__ import main
from peling.commands.book_check import not_yet_known
from peling.commands.books import award, book, example_counts
from peling.core.scoring import Award, Doubles, Limit, Points
from peling.lessons.drills.coverage import Coverage
from peling.rulebooks import RULE_SETS, rule_book, rule_set, with_book
from peling.rules.rulebook import RuleBook
from peling.rules.ruleset import Option, RuleSet


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


def test_of_every_book_it_is_said_that_nothing_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    # What the drills ask is looked at book by book in `test_drill_coverage.py`.
    all_asked = {book: Coverage(book, {}, (), ()) for book in RULE_SETS}
    monkeypatch.setattr("peling.lessons.drills.coverage.coverage", all_asked.__getitem__)
    assert main(["books", "--check"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said == [f"{book}: Nothing is missing." for book in RULE_SETS]


def test_what_a_book_lacks_is_said_in_sentences_and_by_the_exit_code(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    # To ask thousands of questions takes long: `test_drill_coverage.py` does.
    monkeypatch.setattr(
        "peling.lessons.drills.coverage.coverage", lambda rules_id: Coverage(rules_id, {}, ("FW-DEAL",), ())
    )
    whole = rule_book("four-winds")

    def build(options: Mapping[str, object]) -> RuleSet:
        rules = whole.build(options)
        bare = replace(rules.entries[0], text="", cite=replace(rules.entries[0].cite, section=""))
        alien = replace(rules.items[0], cite=replace(rules.items[0].cite, book="chess"))
        return replace(
            rules,
            id="leaf",
            entries=(bare, *rules.entries[1:]),
            items=(alien, *rules.items[1:]),
            options=(*rules.options, Option("mahjong_tax", (1, 2), "A-99")),
            rulings=(replace(rules.rulings[0], option="nothing", why=""), *rules.rulings[1:]),
        )

    with with_book(RuleBook("leaf", build, tmp_path / "examples.json")):
        assert main(["books", "--check", "leaf"]) == 1
    said = capsys.readouterr().out.splitlines()
    first, item, ruling = (
        rule_set("four-winds").entries[0],
        rule_set("four-winds").items[0],
        rule_set("four-winds").rulings[0],
    )
    for sentence in (
        "The package tests.engine.commands has no file citations.py.",
        f"There is no place in the book for the rule {first.id}.",
        f"The rule {first.id} has no title or no text.",
        f"The score item {item.id} is cited from 'chess', which is another book.",
        f"The ruling {ruling.id} lacks its question, its readings, its decision or the reason.",
        "The house rule 'mahjong_tax' comes from 'A-99', which the book does not have.",
        f"The book has no house rule 'nothing', which the ruling {ruling.id} names.",
        "The file of examples is missing: examples.json.",
        "The book has no course.",
        "No drill asks for the rule FW-DEAL.",
    ):
        assert f"leaf: {sentence}" in said, sentence


def test_a_book_that_is_listed_and_has_no_package_yet_lacks_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def absent(_id: str) -> RuleBook:
        raise ModuleNotFoundError(name="peling.rulebooks.leaf")

    monkeypatch.setattr("peling.commands.book_check.rule_book", absent)
    assert main(["books", "--check", "fenghua"]) == 1
    assert capsys.readouterr().out == "fenghua: There is no package peling.rulebooks.leaf.\n"


def test_of_a_book_of_the_program_it_is_said_where_it_does_not_stand_yet() -> None:
    said = list(not_yet_known("leaf"))
    for place in ("make_schemas.py", "peling train", "scale.json", "levels.json", "kernel/rules.py"):
        assert sum(place in sentence for sentence in said) == 1, place


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (Points(1), "1 point"),
        (Points(20), "20 points"),
        (Doubles(1), "doubles once"),
        (Doubles(3), "doubles 3 times"),
        (Limit(1, 1), "the limit"),
        (Limit(1, 2), "1/2 of the limit"),
    ],
)
def test_what_an_item_gives_is_said_in_words(given: Award, said: str) -> None:
    assert award(given) == said
