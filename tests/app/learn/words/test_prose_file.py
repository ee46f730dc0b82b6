"""A file of prose is read part by part; a slip of its writer is named with its line, and the rest is kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from peling_app.kit.words.prose_file import PARTS, TEXT, PageWords, read_prose
from peling_app.learn.words import prose
from peling_app.platform.i18n import Translations
from peling_app.platform.settings import Language
from peling_app.platform.shipped import translations

ONE = """# part: A part

## lesson: A lesson

### lesson/1: A page: the first

One line
and another.

A second paragraph.

#### Hints

- one that
  goes on
- two

#### Wrong

- slip: Because: so.

#### Right

Yes.
"""
GOOD = "### b/1: B\n\nWords.\n"


def written(folder: Path, content: str | bytes) -> Path:
    """Return a file of prose."""
    path = folder / "slip.md"
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    return path


@pytest.mark.parametrize("content", [ONE, "\ufeff" + ONE, ONE.replace("\n", "\r\n"), ONE.rstrip("\n")])
def test_a_page_is_read_part_by_part(tmp_path: Path, content: str) -> None:
    found = read_prose(written(tmp_path, content))
    assert found.slips == []
    section, lesson, page = found.headings
    assert (section[:4], lesson[:4]) == ((1, 1, "part", "A part"), (3, 2, "lesson", "A lesson"))
    assert (page.line, page.level, page.id) == (5, 3, "lesson/1")
    assert page.page is not None
    assert page.page.words == PageWords(
        "A page: the first",
        ("One line and another.", "A second paragraph."),
        hints=("one that goes on", "two"),
        wrong={"slip": "Because: so."},
        right="Yes.",
    )
    assert [one[:2] for one in page.page.parts["Hints"]] == [(14, "one that goes on"), (16, "two")]


@pytest.mark.parametrize(
    ("content", "line", "said"),
    [
        ("Words\n", 1, "words stand outside of a page"),
        ("## a: A\nWords\n", 2, "words stand outside of a page"),
        ("## a: A\n#### Right\n", 2, "a part stands outside of a page"),
        ("### A page\nWords\n#### Right\nYes\n", 1, "a heading is written"),
        ("###a/1: A\nWords\n", 1, "a heading is written"),
        ("### a/1: \nWords\n", 1, "a heading is written"),
        ("### a/1: A\n### a/1: B\n", 2, "a/1 has words already, in line 1"),
        ("### a/1: A\n#### Hint\n- one\n", 2, "a page has no part “Hint”"),
        ("### a/1: A\n##### Hints\n- one\n", 2, "a page has no part “Hints”"),
        ("### a/1: A\n#### Right\nYes\n#### Right\nNo\n", 4, "the page has a part “Right” already"),
        ("### a/1: A\n#### Right\n\nYes\n\nNo\n", 6, "“Right” has one paragraph only"),
        ("### a/1: A\n#### Hints\nNo dash\n", 3, "an item begins with “- ”"),
        ("### a/1: A\n#### Hints\n- one\nno indent\n", 4, "an item begins with “- ”"),
        ("### a/1: A\n#### Wrong\n- no key\n", 3, "an item of “Wrong” is written “- key: words”"),
        ("### a/1: A\n#### Wrong\n- a: one\n- a: two\n", 4, "“Wrong” has the key “a” already"),
        (b"### a/1: A\n\nStra\xdfe\n", 3, "the byte 0xdf is no UTF-8"),
    ],
)
def test_a_slip_is_named_with_its_line_and_what_follows_is_kept(
    tmp_path: Path, content: str | bytes, line: int, said: str
) -> None:
    tail = GOOD if isinstance(content, str) else GOOD.encode()
    found = read_prose(written(tmp_path, content + tail))  # type: ignore[operator]
    ((at, words),) = found.slips
    assert (at, words[: len(said)]) == (line, said)
    assert (found.headings[-1].id, found.headings[-1].title) == ("b/1", "B")


def test_the_example_for_writers_is_read_and_shows_every_part(tmp_path: Path) -> None:
    said = (translations() / "README.md").read_text(encoding="utf-8")
    found = read_prose(written(tmp_path, said.split("```")[1]))
    assert found.slips == []
    page = found.headings[-1].page
    assert [heading.level for heading in found.headings] == [1, 2, 3]
    assert page is not None
    assert set(page.parts) == {TEXT, *PARTS}
    assert all(page.parts.values())


def test_a_file_that_cannot_be_read_is_a_slip(tmp_path: Path) -> None:
    (slip,) = read_prose(tmp_path / "none.md").slips
    assert slip == (1, "the file cannot be read: No such file or directory")
    (tmp_path / "folder.md").mkdir()
    assert read_prose(tmp_path / "folder.md").slips[0].words.startswith("the file cannot be read")


@pytest.mark.thorough
def test_every_damaged_file_is_read_without_a_fault(tmp_path: Path) -> None:
    content = (translations() / "lessons" / "de" / "guided.md").read_bytes()[:4000]
    for at in range(0, len(content), 29):
        for sign in (b"", b"\xff", b"\n#", b"\n- "):
            read_prose(written(tmp_path, content[:at] + sign + content[at:] * bool(sign)))


@pytest.fixture
def german(english: Translations) -> Translations:
    """Return the translations, in German."""
    english.use(Language.GERMAN)
    return english


def test_the_words_come_in_the_language_of_the_app(german: Translations) -> None:
    titles = prose.words("pc-game/1").title, prose.lesson_title("pc-game"), prose.section_title("pc-the-set")
    german.use(Language.ENGLISH)
    others = prose.words("pc-game/1").title, prose.lesson_title("pc-game"), prose.section_title("pc-the-set")
    assert all(one != other for one, other in zip(titles, others, strict=True))


@pytest.mark.usefixtures("german")
def test_what_a_language_lacks_is_said_in_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for language, content in {"en": ONE + GOOD, "de": "### b/1: Bild\n\n### lesson/1\n\nSatz.\n"}.items():
        folder = tmp_path / "lessons" / language
        folder.mkdir(parents=True)
        (folder / "course.md").write_text(content, encoding="utf-8")
    monkeypatch.setattr(prose, "translations", lambda: tmp_path)
    prose.headings.cache_clear()
    try:
        assert prose.words("b/1").title == "Bild"
        assert prose.words("lesson/1").title == "A page: the first"
        assert (prose.lesson_title("lesson"), prose.section_title("part")) == ("A lesson", "A part")
        with pytest.raises(KeyError):
            prose.words("lesson/2")
    finally:
        prose.headings.cache_clear()
