"""The prose of the lessons fits the courses in every language, and the check names what does not."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import lesson_prose

PAGES_AT_LEAST = 278
CARDS_AT_LEAST = 46
FENGHUA = "de/fenghua.md"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a copy of the prose."""
    return Path(shutil.copytree(lesson_prose.PROSE, tmp_path / "lessons"))


def changed(folder: Path, name: str, old: str, new: str) -> list[str]:
    """Return what the check says when a file has changed, each complaint without the folder."""
    path = folder / name
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return [one.replace(f"{folder.as_posix()}/", "") for one in lesson_prose.complaints(folder)]


def line_of(folder: Path, name: str, words: str) -> int:
    """Return the line of a file that holds some words."""
    lines = (folder / name).read_text(encoding="utf-8").split("\n")
    return next(number for number, line in enumerate(lines, start=1) if words in line)


def test_every_course_has_its_words_in_every_language() -> None:
    assert lesson_prose.complaints() == []
    keys = [key for wanted in lesson_prose.headings().values() for key in wanted]
    assert sum(level == 3 for level, _ in keys) >= PAGES_AT_LEAST
    assert len(set(keys)) == len(keys)


def test_quotes_are_those_of_printed_books() -> None:
    straight = [
        f"{path.parent.name}/{path.name}:{number}"
        for prose in (lesson_prose.PROSE, lesson_prose.CARDS)
        for path in sorted(prose.rglob("*.md"))
        for number, line in enumerate(path.read_text(encoding="utf-8").split("\n"), start=1)
        if set(line) & set("\"'")
    ]
    assert straight == []


def test_a_missing_page_is_named(folder: Path) -> None:
    text = (folder / FENGHUA).read_text(encoding="utf-8")
    page = text[text.index("### fh-seats/2") : text.index("### fh-seats/3")]
    line = line_of(folder, FENGHUA, "### fh-seats/1")
    assert changed(folder, FENGHUA, page, "") == [
        f"{FENGHUA}, line {line}: the page “fh-seats/2” is missing; it stands below this line"
    ]


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("### fh-tiles/1:", "### fh-tile/1:", "the course knows no page “fh-tile/1”; is “fh-tiles/1” meant?"),
        ("## fh-tiles:", "## x:", "the course knows no lesson “x”"),
        ("# fh-start:", "# fh-star:", "the course knows no section “fh-star”; is “fh-start” meant?"),
        ("[[Ost|East]]", "[[Ost|Easter]]", "the glossary has no “Easter”: [[Ost|Easter]]"),
        ("[[Ost|East]]", "[[Ost|East]", "a link is written [[term]] or [[words|term]]"),
        ("[[Ost|East]]", "[Ost|East]", "a link is written [[term]] or [[words|term]]"),
        ("[[Ost|East]]", "Ost", "the page links to “East” 0 times; in English 1 times"),
        ("Fenghua spielt man", "Fenghua spielt man {n}", "prose is plain text, and “{” would be shown"),
        ("Fenghua spielt man", "Fenghua spielt <b>man</b>", "prose is plain text, and “<” would be shown"),
        ("Fenghua spielt man", "Fenghua spielt %n man", "prose is plain text, and “%n” would be shown"),
        ("Fenghua spielt man", "Fenghua **spielt** man", "prose is plain text, and “**” would be shown"),
        ("- seasons: ", "- season: ", "“Labels” has the keys season, flowers; in English seasons, flowers"),
        ("- seasons: ", "- ", "an item of “Labels” is written “- key: words”"),
        (
            "Frühling und Pflaume",
            "\n\nFrühling\n\nund Pflaume",
            "“Text” has 3 sentences or items; in English 2",
        ),
        ("#### Right\n\nRichtig.\n", "", "“Right” has 0 sentences or items; in English 1"),
        ("#### Right\n\nRichtig.\n", "#### Right\n", "nothing stands below “Right” of this page"),
        ("#### Right\n", "#### Wright\n", "a page has no part “Wright”"),
    ],
)
def test_what_is_wrong_is_named_with_file_and_line(folder: Path, old: str, new: str, said: str) -> None:
    complaints = changed(folder, FENGHUA, old, new)
    assert any(said in one for one in complaints), complaints
    for one in complaints:
        place, _, words = one.partition(": ")
        assert place.startswith(f"{FENGHUA}, line "), one
        assert words


def test_the_line_named_is_the_one_that_is_wrong(folder: Path) -> None:
    page, paragraph = (line_of(folder, FENGHUA, words) for words in ("### fh-seats/2", "[[Ost|East]]"))
    named = [one.split(":")[0] for one in changed(folder, FENGHUA, "[[Ost|East]]", "[[Ost|Easter]]")]
    assert set(named) == {f"{FENGHUA}, line {page}", f"{FENGHUA}, line {paragraph}"}


def test_pages_in_another_order_than_the_course_are_named(folder: Path) -> None:
    text = (folder / FENGHUA).read_text(encoding="utf-8")
    page = text[text.index("### fh-seats/2") : text.index("### fh-seats/3")]
    (folder / FENGHUA).write_text(text.replace(page, "") + "\n" + page, encoding="utf-8")
    (complaint,) = lesson_prose.complaints(folder)
    assert "“fh-seats/3” stands where the course has “fh-seats/2”" in complaint


def test_a_file_that_is_missing_damaged_or_of_no_course_is_named(folder: Path) -> None:
    (folder / "de" / "guided.md").unlink()
    (folder / "de" / "stray.md").write_text("", encoding="utf-8")
    (folder / "en" / "four-winds.md").write_bytes((folder / "en" / "four-winds.md").read_bytes() + b"\xff\n")
    complaints = "\n".join(lesson_prose.complaints(folder)).replace(f"{folder.as_posix()}/", "")
    assert "de/guided.md, line 1: the file cannot be read: No such file or directory" in complaints
    assert "de/stray.md, line 1: no language of the program, or no course, has this file" in complaints
    assert "the byte 0xff is no UTF-8" in complaints


def test_every_deck_has_its_cards_in_every_language() -> None:
    assert lesson_prose.card_complaints() == []
    decks = lesson_prose.cards()
    assert len(decks["glossary"]) >= CARDS_AT_LEAST
    assert len(decks["first-times"]) >= CARDS_AT_LEAST - 10


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("name", "old", "new", "said"),
    [
        ("de/glossary.md", "### suit:", "### suite:", "the deck knows no page “suite”; is “suit” meant?"),
        ("de/first-times.md", "### turn:", "### turns:", "the page “turn” is missing"),
        ("de/first-times.md", "\n\nGespielt wird", "\n\nEin Satz.\n\nGespielt", "“Text” has 2 sentences"),
        ("de/first-times-fenghua.md", "### loose:", "### lost:", "the deck knows no page “lost”"),
        ("en/house-rules-fenghua.md", "### rob_minimum:", "### rob:", "the page “rob_minimum” is missing"),
        ("de/house-rules-pung-chow.md", "- both: ", "- all: ", "“Labels” has the keys"),
    ],
)
def test_a_card_that_does_not_fit_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, old: str, new: str, said: str
) -> None:
    folder = Path(shutil.copytree(lesson_prose.CARDS, tmp_path / "cards"))
    text = (folder / name).read_text(encoding="utf-8")
    assert old in text
    (folder / name).write_text(text.replace(old, new, 1), encoding="utf-8")
    monkeypatch.setattr(lesson_prose, "CARDS", folder)
    assert any(said in one for one in lesson_prose.card_complaints(folder))


@pytest.mark.parametrize("name", ["first-times", "first-times-fenghua", "house-rules-four-winds"])
def test_a_card_of_what_nobody_meets_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    folder = Path(shutil.copytree(lesson_prose.CARDS, tmp_path / "cards"))
    monkeypatch.setattr(lesson_prose, "CARDS", folder)
    for language in ("en", "de"):
        with (folder / language / f"{name}.md").open("a", encoding="utf-8") as file:
            file.write("\n### dora: Dora\n\nThere is none.\n")
    complaints = lesson_prose.card_complaints(folder)
    assert len(complaints) == 2
    assert all("the deck knows no page “dora”" in one for one in complaints)
