"""Check the prose in translations/: the lessons of every course, the cards of every deck, in every language.

Each complaint names the file, the line and what is wrong. `packaging/translations.py` asks for them.
"""

import re
from collections import Counter
from collections.abc import Collection, Iterator
from difflib import get_close_matches
from itertools import permutations
from pathlib import Path

from peling.lessons.courses import COURSES, course, guided_deal, taught
from peling.lessons.model import Course
from peling.rulebooks import rule_set
from peling_app.books.faces import book_ids, face
from peling_app.kit.words import glossary
from peling_app.kit.words.cards import FIRST_LANGUAGE
from peling_app.kit.words.prose_file import (
    KEYED,
    PAGE_LEVEL,
    PARTS,
    TEXT,
    Heading,
    PageText,
    ProseFile,
    read_prose,
)
from peling_app.platform.settings import LANGUAGES

ROOT = Path(__file__).resolve().parent.parent
PROSE = ROOT / "translations" / "lessons"
CARDS = ROOT / "translations" / "cards"
GUIDED = "guided"
SORTS = {1: "section", 2: "lesson", PAGE_LEVEL: "page"}
LINK = re.compile(r"\[\[([^\[\]|]+)(?:\|([^\[\]|]+))?\]\]")
"""A term of the glossary, as in `lesson_words`: [[chow]], or [[sequences|chow]]."""
STRANGE = re.compile(r"[{}<>]|%n\b|  |\*\*|`")
"""What is no plain text: prose has no placeholders, and no marks but its links."""


def headings() -> dict[str, list[tuple[int, str]]]:
    """Return (level, id) of the headings that each file must have, in order.

    A lesson that several courses share has its words in the file of the first of them.
    """
    files: dict[str, list[tuple[int, str]]] = {}
    known: set[tuple[int, str]] = set()
    for name in COURSES:
        files[name] = [key for key in _of_course(course(name)) if key not in known]
        known.update(files[name])
    steps = dict.fromkeys(step.id for book in taught() for step in guided_deal(book).steps)
    files[GUIDED] = [(PAGE_LEVEL, step) for step in steps]
    return files


def _of_course(of: Course) -> Iterator[tuple[int, str]]:
    for section in of.sections:
        yield 1, section.id
        for lesson in section.lessons:
            yield 2, lesson.id
            yield from ((PAGE_LEVEL, page.id) for page in lesson.pages)


def complaints(folder: Path = PROSE) -> list[str]:
    """Return what is wrong with the prose of the lessons, a line each."""
    return _complaints(folder, headings(), "course")


def cards() -> dict[str, list[tuple[int, str]]]:
    """Return (level, id) of the cards that each deck must have, in the order of the first language.

    The glossary says itself what it has. Explanations are of what the faces of the books say that a learner
    meets; a book may have some of its own, and some for games in which a house rule makes those untrue. Each
    book has a card for each of its house rules.
    """
    met = {topic for book in book_ids() for topic in face(book).meetings}
    files = {"glossary": _deck("glossary", _ids("glossary")), "first-times": _deck("first-times", met)}
    options: dict[str, set[str]] = {}
    for book in book_ids():
        known = {option.key for option in rule_set(book).options}
        own = f"first-times-{book}"
        if (CARDS / FIRST_LANGUAGE / f"{own}.md").is_file():
            files[own] = _deck(own, _met(book, known) & set(_ids(own)))
        options.setdefault(f"house-rules-{face(book).book}", set()).update(known)
    return files | {name: _deck(name, keys) for name, keys in options.items()}


def _met(book: str, options: Collection[str]) -> set[str]:
    """Return what may have a card of a book's own: a thing met, alone or under one or two house rules."""
    topics = set(face(book).meetings)
    of_house = (*options, *map("+".join, permutations(options, 2)))
    return topics | {f"{topic}/{option}" for topic in topics for option in of_house}


def _ids(deck: str) -> list[str]:
    """Return the ids of the cards of a deck in the first language."""
    return [heading.id for heading in read_prose(CARDS / FIRST_LANGUAGE / f"{deck}.md").headings]


def _deck(deck: str, keys: Collection[str]) -> list[tuple[int, str]]:
    """Return the headings of these cards, those first that the first language has, in its order."""
    ordered = [key for key in _ids(deck) if key in keys]
    return [(PAGE_LEVEL, key) for key in (*ordered, *sorted(set(keys) - set(ordered)))]


def card_complaints(folder: Path = CARDS) -> list[str]:
    """Return what is wrong with the cards, a line each."""
    return _complaints(folder, cards(), "deck")


def _complaints(folder: Path, files: dict[str, list[tuple[int, str]]], owner: str) -> list[str]:
    found = [
        f"{_shown(path)}, line 1: no language of the program, or no {owner}, has this file"
        for path in sorted(folder.rglob("*.md"))
        if path.parent.parent != folder or path.parent.name not in LANGUAGES or path.stem not in files
    ]
    for name, wanted in files.items():
        first = read_prose(folder / FIRST_LANGUAGE / f"{name}.md")
        for language in LANGUAGES:
            path = folder / language / f"{name}.md"
            said = first if language == FIRST_LANGUAGE else read_prose(path)
            wrong = [*said.slips, *_misplaced(said, wanted, owner), *_badly_said(said), *_unlike(said, first)]
            found += [f"{_shown(path)}, line {line}: {words}" for line, words in sorted(wrong)]
    return found


def _shown(path: Path) -> str:
    return path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else path.as_posix()


def _misplaced(said: ProseFile, wanted: list[tuple[int, str]], owner: str) -> Iterator[tuple[int, str]]:
    """Yield which headings are missing, unknown, or stand in another order than in what owns them."""
    lines = {(heading.level, heading.id): heading.line for heading in said.headings}
    last = 1
    for level, identity in wanted:
        if (level, identity) not in lines:
            yield last, f"the {SORTS[level]} “{identity}” is missing; it stands below this line"
        last = lines.get((level, identity), last)
    unknown = [key for key in lines if key not in wanted]
    for level, identity in unknown:
        near = get_close_matches(identity, [other for of, other in wanted if of == level], 1)
        hint = f"; is “{near[0]}” meant?" if near else ""
        yield lines[level, identity], f"the {owner} knows no {SORTS[level]} “{identity}”{hint}"
    there = [key for key in wanted if key in lines]
    for key, other in zip((key for key in lines if key in wanted), there, strict=True):
        if key != other:
            yield lines[key], f"“{key[1]}” stands where the {owner} has “{other[1]}”"
            return


def _badly_said(said: ProseFile) -> Iterator[tuple[int, str]]:
    """Yield which sentences would be shown with signs in them, and which links lead nowhere."""
    for line, text in _sentences(said):
        bare = LINK.sub("", text)
        if "[[" in bare or "]]" in bare or "|" in bare:
            yield line, f"a link is written [[term]] or [[words|term]]: {text}"
        for words, term in LINK.findall(text):
            if glossary.find(term or words) is None:
                yield line, f"the glossary has no “{term or words}”: [[{words}{'|' if term else ''}{term}]]"
        strange = STRANGE.search(text)
        if strange:
            yield line, f"prose is plain text, and “{strange[0]}” would be shown as it stands: {text}"


def _sentences(said: ProseFile) -> Iterator[tuple[int, str]]:
    """Yield every title, paragraph and item with its line."""
    for heading in said.headings:
        yield heading.line, heading.title
        if heading.page is not None:
            for sentences in heading.page.parts.values():
                yield from ((sentence.line, sentence.text) for sentence in sentences)


def _unlike(said: ProseFile, first: ProseFile) -> Iterator[tuple[int, str]]:
    """Yield where a page has other parts, keys or links than in the first language, or none at all."""
    pages = {heading.id: heading.page for heading in first.headings if heading.page is not None}
    for heading in said.headings:
        if heading.page is None:
            continue
        for part in heading.page.parts:
            if not heading.page.parts[part]:
                yield heading.line, f"nothing stands below “{part}” of this page"
        if heading.id in pages:
            yield from _page_unlike(heading, heading.page, pages[heading.id])


def _page_unlike(heading: Heading, page: PageText, other: PageText) -> Iterator[tuple[int, str]]:
    for part in (TEXT, *PARTS):
        here, there = page.parts.get(part, []), other.parts.get(part, [])
        keys, wanted = [one.key for one in here], [one.key for one in there]
        if part in KEYED and keys != wanted:
            said, first = (", ".join(some) or "none" for some in (keys, wanted))
            yield heading.line, f"“{part}” has the keys {said}; in English {first}"
        elif len(here) != len(there):
            yield heading.line, f"“{part}” has {len(here)} sentences or items; in English {len(there)}"
    links, wanted_links = _links(page), _links(other)
    for term in (wanted_links - links) + (links - wanted_links):
        sides = f"{links[term]} times; in English {wanted_links[term]} times"
        yield heading.line, f"the page links to “{term}” {sides}"


def _links(page: PageText) -> Counter[str]:
    """Return the words of the glossary that a page links to, with how often."""
    texts = [sentence.text for sentences in page.parts.values() for sentence in sentences]
    terms = [term or words for text in texts for words, term in LINK.findall(text)]
    return Counter(glossary.find(term) or term for term in terms)
