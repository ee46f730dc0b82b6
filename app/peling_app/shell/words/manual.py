"""The manual: one text, which the program shows and `dev.py manual` writes for a browser.

A chapter is a file ``translations/manual/<language>/<chapter>.md``; ``translations/README.md`` says in which
form.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from html import escape
from typing import Final, TypeAlias

from peling_app.books.faces import book_ids
from peling_app.books.words.about_books import about_book
from peling_app.books.words.rulebooks import cover, short_title
from peling_app.kit.words.cards import FIRST_LANGUAGE, prose_language
from peling_app.platform.shipped import assets, translations

CHAPTERS: Final = ("play", "learn", "score", "books", "files", "questions")
"""The chapters that are written, in their order; the first five minutes and the keys stand before them."""
BOOKS: Final = "@books"
"""A line that stands for what is special about each book, as the program says it."""
_HEADING: Final = re.compile(r"(#{1,2}) ([a-z-]+): (\S.*)")
_PICTURE: Final = re.compile(r"!\[([a-z-]+)\]\((.+)\)")
_INLINE: Final = re.compile(
    r"\[\[(?P<command>[\w.-]+)(?P<bare>!?)\]\]"
    r"|`(?P<code>[^`]+)`"
    r"|\*(?P<said>[^*]+)\*"
    r"|\[(?P<words>[^\]]+)\]\(#(?P<target>[\w/-]+)\)"
)


@dataclass(frozen=True, slots=True)
class Section:
    """A heading inside a chapter; `id` is the same in every language."""

    id: str
    title: str


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph, with marks inside its lines (`rich`)."""

    text: str


@dataclass(frozen=True, slots=True)
class Items:
    """A list."""

    texts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture of the program, and what is to be seen in it."""

    name: str
    alt: str


Block: TypeAlias = Section | Paragraph | Items | Picture


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter as it is read from its file."""

    id: str
    title: str
    blocks: tuple[Block, ...]


def chapters() -> tuple[Chapter, ...]:
    """Return the chapters in the language of the program."""
    return tuple(_chapter(name, prose_language()) for name in CHAPTERS)


@cache
def _chapter(name: str, language: str) -> Chapter:
    """Return a chapter; what a language lacks is said in the first."""
    path = translations() / "manual" / language / f"{name}.md"
    if not path.is_file():
        path = translations() / "manual" / FIRST_LANGUAGE / f"{name}.md"
    return read_chapter(path.read_text(encoding="utf-8"))


def read_chapter(text: str) -> Chapter:
    """Return the chapter that a text says.

    Raises:
        ValueError: its first line is no heading of a chapter.
    """
    first, _, rest = text.partition("\n")
    heading = _HEADING.fullmatch(first)
    if heading is None or heading[1] != "#":
        raise ValueError(f"a chapter begins with “# id: Title”, not with “{first}”")
    blocks: list[Block] = []
    for part in re.split(r"\n\s*\n", rest.strip()):
        blocks += _blocks(part)
    return Chapter(heading[2], heading[3], tuple(blocks))


def _blocks(part: str) -> list[Block]:
    """Return what stands between two empty lines."""
    if part == BOOKS:
        return _books()
    if (heading := _HEADING.fullmatch(part)) is not None:
        return [Section(heading[2], heading[3])]
    if (picture := _PICTURE.fullmatch(part)) is not None:
        return [Picture(picture[1], picture[2])]
    if part.startswith("- "):
        items = re.split(r"\n- ", part.removeprefix("- "))
        return [Items(tuple(" ".join(item.split()) for item in items))]
    return [Paragraph(" ".join(part.split()))]


def _books() -> list[Block]:
    """Return what is special about each rule set, in the words of its face."""
    found: list[Block] = []
    for book in book_ids():
        found += [
            Section(book, short_title(book)),
            Paragraph(f"*{cover(book).origin}*"),
            Items(about_book(book)),
        ]
    return found


def commands_in(text: str) -> list[str]:
    """Return the ids of the commands that a text names."""
    return [found["command"] for found in _INLINE.finditer(text) if found["command"]]


def targets_in(text: str) -> list[str]:
    """Return where the links of a text lead: a chapter, or a chapter and a section."""
    return [found["target"] for found in _INLINE.finditer(text) if found["target"]]


def rich(text: str, named: Callable[[str], tuple[str, str]]) -> str:
    """Return a text as HTML.

    ``[[score.large]]`` is a command with its key, ``[[score.large!]]`` its key alone, ``*so*`` what the
    program says, `` `so` `` what is typed or lies on the disk, ``[words](#play/turn)`` a link.

    Args:
        text: a text of the manual.
        named: returns the name and the key of a command; both as they are shown.
    """
    parts: list[str] = []
    end = 0
    for found in _INLINE.finditer(text):
        parts += [escape(text[end : found.start()], quote=False), _inline(found, named)]
        end = found.end()
    return "".join(parts) + escape(text[end:], quote=False)


def _inline(found: re.Match[str], named: Callable[[str], tuple[str, str]]) -> str:
    if found["command"]:
        name, key = (escape(words, quote=False) for words in named(found["command"]))
        return f"<kbd>{key}</kbd>" if found["bare"] else f"<i>{name}</i> (<kbd>{key}</kbd>)"
    if found["code"]:
        return f"<code>{escape(found['code'], quote=False)}</code>"
    if found["said"]:
        return f"<i>{escape(found['said'], quote=False)}</i>"
    return f'<a href="#{found["target"]}">{escape(found["words"], quote=False)}</a>'


def picture_path(name: str) -> str:
    """Return the file of a picture in the language of the program, or in the first; it may be missing."""
    folder = assets() / "manual"
    own = folder / prose_language() / f"{name}.png"
    return str(own if own.is_file() else folder / FIRST_LANGUAGE / f"{name}.png")
