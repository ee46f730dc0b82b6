"""The texts of the books: each piece is a rule, a ruling or something left out, and a fault is named."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from peling.rulebooks import RULE_SETS, rule_set
from peling.rulebooks.fenghua import citations
from peling.rules.prose import Prose, ProseError, read_prose

if TYPE_CHECKING:
    from collections.abc import Callable

TEXTS = sorted(Path(str(files("peling.rulebooks"))).glob("*/*.md"))


def text(tmp_path: Path, piece: str) -> Prose:
    """Return a text with one piece."""
    file = tmp_path / "text.md"
    file.write_text(f"# One\n\n{piece}\n", encoding="utf-8")
    return read_prose(file, citations)


def test_a_rule_is_read_with_its_place(tmp_path: Path) -> None:
    (entry,) = text(tmp_path, "## FH-A (DEAL) The deal\n\nFour\nand four.").entries("One")
    assert (entry.id, entry.title, entry.text, entry.cite) == (
        "FH-A",
        "The deal",
        "Four and four.",
        citations.DEAL,
    )


def test_a_ruling_is_read_with_its_option_and_without_a_reason(tmp_path: Path) -> None:
    piece = "## A1 (DEAL) who\n\nWho\ndeals?\n\n- East\n- nobody\n  at all\n\n> East\n> does."
    (ruling,) = text(tmp_path, piece).rulings("One")
    assert (ruling.question, ruling.readings) == ("Who deals?", ("East", "nobody at all"))
    assert (ruling.decision, ruling.why, ruling.option) == ("East does.", "", "who")


@pytest.mark.parametrize(
    ("piece", "read", "named"),
    [
        ("## FH-A (NOWHERE) The deal\n\nFour.", Prose.entries, "names NOWHERE"),
        ("## FH-A (DEAL)\n\nFour.", Prose.entries, "is no rule"),
        ("## FH-A The deal\n\nFour.", Prose.entries, "is no rule"),
        ("## FH-A (DEAL) The deal\n\nFour.\n\nFive.", Prose.entries, "is no rule"),
        ("## A1 (DEAL)\n\nWho?\n\n- East\n\nEast.", Prose.rulings, "is no ruling"),
        ("## A1\n\nWho?\n\n- East\n\n> East.", Prose.rulings, "is no ruling"),
        ("## A1 Stakes", Prose.not_modelled, "has 0 paragraphs"),
        ("##  FH-A (DEAL) The deal\n\nFour.", Prose.entries, "is no heading"),
    ],
)
def test_what_cannot_be_read_is_named_with_its_file(
    tmp_path: Path, piece: str, read: Callable[[Prose, str], object], named: str
) -> None:
    with pytest.raises(ProseError, match=rf"^text\.md: .*{named}"):
        read(text(tmp_path, piece), "One")


def test_every_piece_of_a_book_stands_in_one_of_its_rule_sets() -> None:
    used: dict[str, set[str]] = {}
    for rules in map(rule_set, RULE_SETS):
        of_book = used.setdefault(rules.book, set())
        of_book.update(entry.id for entry in rules.entries)
        of_book.update(ruling.id for ruling in rules.rulings)
        of_book.update(left_out.id for left_out in rules.not_modelled)
    assert len(TEXTS) == 2 * len(used)
    for file in TEXTS:
        lines = file.read_text("utf-8").splitlines()
        ids = {line.split()[1] for line in lines if line.startswith("## ")}
        assert ids
        assert ids <= used[file.parent.name.replace("_", "-")], file
