"""Read a file of the lessons' prose: headings with ids, and below a page its paragraphs and parts.

Writers find the form in ``translations/README.md``. A learner gets what can be read; a writer learns of
every slip from ``python dev.py check``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, NamedTuple

TEXT: Final = "Text"
"""The paragraphs of a page, which stand below its heading."""
LISTS: Final = ("Remember", "Hints")
KEYED: Final = ("Labels", "Wrong")
LINES: Final = ("Ask", "Do", "Right")
PARTS: Final = (*LISTS, *KEYED, *LINES)
"""The parts of a page: lists, lists of ``- key: sentence``, and single paragraphs."""

PAGE_LEVEL: Final = 3
"""A section has one ``#``, a lesson two, a page three; four begin a part of a page."""
_HEADING: Final = re.compile(r"(#{1,3}) ([^\s:]+): (\S.*)")
_PART: Final = re.compile(r"#### (\S.*)")
_KEYED: Final = re.compile(r"([^\s:]+): (\S.*)")


@dataclass(frozen=True, slots=True)
class PageWords:
    """The words of a page, in one language.

    Attributes:
        title: its heading.
        paragraphs: its text, with links in double brackets.
        remember: what to remember, one line each.
        ask: the heading of its task; empty: the task words itself, or there is none.
        todo: what to do, in one line.
        hints: what may help, from the first to the plainest.
        labels: words below tiles and on choices, by key.
        wrong: what is said of a typical wrong try, by key.
        right: what is said when it is done.
    """

    title: str
    paragraphs: tuple[str, ...] = ()
    remember: tuple[str, ...] = ()
    ask: str = ""
    todo: str = ""
    hints: tuple[str, ...] = ()
    labels: Mapping[str, str] = field(default_factory=dict)
    wrong: Mapping[str, str] = field(default_factory=dict)
    right: str = ""

    @property
    def text(self) -> str:
        """Return the paragraphs as one, as a card shows them."""
        return " ".join(self.paragraphs)


class Sentence(NamedTuple):
    """A paragraph or an item of a list, with the line on which it begins; `key` of a keyed item."""

    line: int
    text: str
    key: str = ""


@dataclass(frozen=True, slots=True)
class PageText:
    """What stands below the heading of a page, part by part."""

    title: str
    parts: dict[str, list[Sentence]]

    @property
    def words(self) -> PageWords:
        """Return the words alone."""

        def texts(part: str) -> tuple[str, ...]:
            return tuple(sentence.text for sentence in self.parts.get(part, ()))

        def keyed(part: str) -> dict[str, str]:
            return {sentence.key: sentence.text for sentence in self.parts.get(part, ())}

        return PageWords(
            self.title,
            texts(TEXT),
            remember=texts("Remember"),
            ask=" ".join(texts("Ask")),
            todo=" ".join(texts("Do")),
            hints=texts("Hints"),
            labels=keyed("Labels"),
            wrong=keyed("Wrong"),
            right=" ".join(texts("Right")),
        )


class Heading(NamedTuple):
    """A section, a lesson or a page, with the line of its heading; `page` is None but for a page."""

    line: int
    level: int
    id: str
    title: str
    page: PageText | None


class Slip(NamedTuple):
    """What is wrong with a file, in a sentence for its writer, and the line."""

    line: int
    words: str


@dataclass(frozen=True, slots=True)
class ProseFile:
    """What a file says, in its order, and what is wrong with its form."""

    headings: list[Heading] = field(default_factory=list)
    slips: list[Slip] = field(default_factory=list)


def read_prose(path: Path) -> ProseFile:
    """Return what a file says; what breaks the form becomes a slip and is left out."""
    try:
        content = path.read_bytes()
    except OSError as error:
        return ProseFile(slips=[Slip(1, f"the file cannot be read: {error.strerror}")])
    reader = _Reader()
    try:
        content.decode("utf-8")
    except UnicodeDecodeError as error:
        at = content.count(b"\n", 0, error.start) + 1
        reader.slip(at, f"the byte {content[error.start]:#04x} is no UTF-8; save the file as UTF-8")
    for number, line in enumerate(content.decode("utf-8-sig", errors="replace").split("\n"), start=1):
        reader.read(number, line.rstrip())
    reader.end_sentence()
    return reader.found


class _Reader:
    """Reads line by line, with the sentence that is going on."""

    def __init__(self) -> None:
        self.found = ProseFile()
        self._page: PageText | None = None
        self._part = ""
        self._skips = False  # what comes is left out, as its heading is wrong
        self._begun: list[str] = []
        self._begun_at = 0

    def slip(self, line: int, words: str) -> None:
        self.found.slips.append(Slip(line, words))

    def read(self, number: int, line: str) -> None:
        if line.startswith("#"):
            self.end_sentence()
            if line.startswith("####"):
                self._begin_part(number, line)
            else:
                self._begin_heading(number, line)
        elif not line:
            self.end_sentence()
        elif self._page is None and not self._skips:
            self.slip(number, f"words stand outside of a page: {line}")
        elif not self._skips:
            self._read_words(number, line)

    def _begin_heading(self, number: int, line: str) -> None:
        self._page, self._skips = None, True
        heading = _HEADING.fullmatch(line)
        if heading is None:
            self.slip(number, f"a heading is written “### id: Title”, not “{line}”")
            return
        level, identity, title = len(heading[1]), heading[2], heading[3]
        first = next((one.line for one in self.found.headings if one[1:3] == (level, identity)), 0)
        if first:
            self.slip(number, f"{identity} has words already, in line {first}")
            return
        self._skips = False
        if level == PAGE_LEVEL:
            self._page, self._part = PageText(title, {TEXT: []}), TEXT
        self.found.headings.append(Heading(number, level, identity, title, self._page))

    def _begin_part(self, number: int, line: str) -> None:
        part = _PART.fullmatch(line)
        if self._page is None:
            if not self._skips:
                self.slip(number, f"a part stands outside of a page: {line}")
            return
        self._skips = True
        if part is None or part[1] not in PARTS:
            self.slip(number, f"a page has no part “{line.strip('# ')}”, only {', '.join(PARTS)}")
        elif part[1] in self._page.parts:
            self.slip(number, f"the page has a part “{part[1]}” already")
        else:
            self._part, self._skips = part[1], False
            self._page.parts[self._part] = []

    def _read_words(self, number: int, line: str) -> None:
        if self._part in {*LISTS, *KEYED}:
            if line.startswith("- "):
                self.end_sentence()
                self._begun, self._begun_at = [line.removeprefix("- ").strip()], number
            elif self._begun and line.startswith("  "):
                self._begun.append(line.strip())
            else:
                self.slip(number, f"an item begins with “- ”, and its next lines with two spaces: {line}")
        else:
            self._begun_at = number if not self._begun else self._begun_at
            self._begun.append(line.strip())

    def end_sentence(self) -> None:
        if not self._begun or self._page is None:
            return
        text, key, line = " ".join(self._begun), "", self._begun_at
        self._begun = []
        said = self._page.parts[self._part]
        if self._part in KEYED:
            keyed = _KEYED.fullmatch(text)
            if keyed is None:
                self.slip(line, f"an item of “{self._part}” is written “- key: words”, not “- {text}”")
                return
            key, text = keyed[1], keyed[2]
            if any(key == other.key for other in said):
                self.slip(line, f"“{self._part}” has the key “{key}” already")
                return
        elif said and self._part in LINES:
            self.slip(line, f"“{self._part}” has one paragraph only")
            return
        said.append(Sentence(line, text, key))
