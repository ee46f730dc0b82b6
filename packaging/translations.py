"""Bring translations/ up to date with all sentences, or check that it is; the prose is checked too.

Qt's lupdate finds the sentences of the app. It loses some that Python code may write, so they are looked for
a second time here; and it does not see that a sentence given to `QCoreApplication.translate` counts
something, so a sentence with `%n` is taken as one that has plural forms. English has only those, and
`%n tile(s)` gives its two forms by itself. The sentences of the rule books are the engine's, which knows no
translation: they are asked of the books.

Usage: python packaging/translations.py update|check
"""

import argparse
import ast
import re
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TypeAlias
from xml.etree import ElementTree as ET
from xml.sax.saxutils import escape

import PySide6

import lesson_prose
from peling.rulebooks import RULE_SETS, rule_set
from peling_app.books.words.scores import has_words
from peling_app.platform.settings import LANGUAGES
from peling_app.platform.whole_file import write_whole

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "app"
TRANSLATIONS = ROOT / "translations"
SHOWN_AT_MOST = 20
BOOKS: tuple[str, ...] = tuple(RULE_SETS)
"""The rule books whose sentences are translated."""
COUNTED = 'class Probe(QObject):\n    def probe(self):\n        return self.tr("%n", "", 1)\n'
"""A source with one sentence that counts, in the form in which lupdate sees it."""
CODE = ("Lessons", "en")
"""The message by which the app asks for the language of the lessons' prose; its translation is the code."""
MARKERS = frozenset({"translate", "QT_TRANSLATE_NOOP", "QT_TRANSLATE_NOOP3", "Sentence", "Counted"})


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence of the sources; `comment` tells equal sentences of one context apart."""

    context: str
    source: str
    comment: str = ""

    @property
    def counts(self) -> bool:
        """Return whether the sentence counts something, so that it has plural forms."""
        return "%n" in self.source

    def forms(self, language: str) -> int:
        """Return how many forms a translation has."""
        return plural_forms(language) if self.counts else 1


Catalogue: TypeAlias = dict[Message, tuple[str, ...]]


def tool(name: str) -> str:
    """Return the path of a program that comes with PySide6."""
    path = Path(PySide6.__file__).parent / (f"{name}.exe" if sys.platform == "win32" else name)
    return str(path)


def parsed(path: Path) -> Catalogue:
    """Return the messages of a .ts file with their finished forms, none where one is missing."""
    catalogue: Catalogue = {}
    if not path.is_file():
        return catalogue
    for context in ET.parse(path).getroot().iter("context"):  # noqa: S314 -- our own files
        for message in context.iter("message"):
            key = Message(
                context.findtext("name") or "",
                message.findtext("source") or "",
                message.findtext("comment") or "",
            )
            translation = message.find("translation")
            forms: tuple[str, ...] = ()
            if translation is not None and translation.get("type") is None:
                plural = translation.findall("numerusform")
                forms = tuple(form.text or "" for form in plural) or (translation.text or "",)
            catalogue[key] = forms if all(forms) else ()
    return catalogue


@cache
def plural_forms(language: str) -> int:
    """Return how many plural forms Qt knows of a language."""
    with tempfile.TemporaryDirectory() as folder:
        source, found = Path(folder) / "probe.py", Path(folder) / "probe.ts"
        source.write_text(COUNTED, encoding="utf-8")
        lupdate(source, found, "-target-language", language)
        return sum(1 for _ in ET.parse(found).getroot().iter("numerusform"))  # noqa: S314 -- just written


def lupdate(source: Path, target: Path, *options: str) -> None:
    """Write the sentences of a file, or of all files of a folder, into a new .ts file."""
    command = [tool("lupdate"), "-silent", "-extensions", "py,qml", "-locations", "none", *options]
    command += ["-tr-function-alias", "QT_TRANSLATE_NOOP+=Sentence,QT_TRANSLATE_NOOP+=Counted"]
    subprocess.run([*command, str(source), "-ts", str(target)], check=True)


def extracted() -> list[Message]:
    """Return all sentences, context by context: those of the app as lupdate has them, then of the books."""
    with tempfile.TemporaryDirectory() as folder:
        found = Path(folder) / "found.ts"
        lupdate(SOURCES, found)
        messages = list(parsed(found))
    messages += [Message("Rule book", sentence) for sentence in sentences_of_books()]
    return sorted(dict.fromkeys(messages), key=lambda message: message.context)


def sentences_of_books() -> Iterator[str]:
    """Yield every sentence of every book that the user can read, in the order of the books."""
    for book in BOOKS:
        rules = rule_set(book)
        for entry in rules.entries:
            yield from (entry.title, entry.text)
        for ruling in rules.rulings:
            yield from (ruling.question, *ruling.readings, ruling.decision, ruling.why)
        for gap in rules.not_modelled:
            yield from (gap.what, gap.why)
        yield from (item.title for item in rules.items if not has_words(item.id, item.title))


def written_in_python() -> Iterator[tuple[Path, int, str, str]]:
    """Yield (file, line, context, sentence) for every call in Python that marks a sentence."""
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            texts = [argument.value for argument in node.args[:2] if isinstance(argument, ast.Constant)]
            # A painter has a method of the same name, which takes numbers.
            if name in MARKERS and len(texts) == 2 and all(isinstance(text, str) for text in texts):
                yield path, node.lineno, str(texts[0]), str(texts[1])


def lost(messages: list[Message]) -> list[str]:
    """Return where a sentence is marked that lupdate did not find."""
    found = {(message.context, message.source) for message in messages}
    return [
        f"{path.relative_to(ROOT)}:{line}: lupdate does not find this sentence; "
        "write translate(context, text, comment, n) with plain strings"
        for path, line, context, text in written_in_python()
        if (context, text) not in found
    ]


def merged(messages: list[Message], language: str, known: Catalogue) -> Catalogue:
    """Return what the file of a language should hold: each message with its forms, or none when missing."""
    catalogue: Catalogue = {}
    for message in messages:
        forms = known.get(message, ())
        if language == "en":
            if not message.counts:
                continue
            if not forms and "(s)" in message.source:
                forms = (message.source.replace("(s)", ""), message.source.replace("(s)", "s"))
        catalogue[message] = forms if len(forms) == message.forms(language) else ()
    return catalogue


def rendered(catalogue: Catalogue, language: str) -> str:
    """Return the text of a .ts file."""
    lines = [
        '<?xml version="1.0" encoding="utf-8"?>',
        "<!DOCTYPE TS>",
        f'<TS version="2.1" language="{language}" sourcelanguage="en">',
    ]
    for context in dict.fromkeys(message.context for message in catalogue):
        lines += ["<context>", f"    <name>{escape(context)}</name>"]
        for message, forms in catalogue.items():
            if message.context == context:
                lines += rendered_message(message, forms or ("",) * message.forms(language))
        lines.append("</context>")
    return "\n".join([*lines, "</TS>", ""])


def rendered_message(message: Message, forms: tuple[str, ...]) -> list[str]:
    """Return the lines of one message."""
    state = "" if all(forms) else ' type="unfinished"'
    lines = [
        '    <message numerus="yes">' if message.counts else "    <message>",
        f"        <source>{escape(message.source)}</source>",
    ]
    if message.comment:
        lines.append(f"        <comment>{escape(message.comment)}</comment>")
    inner = "".join(escape(form) for form in forms)
    if message.counts:
        inner = "".join(f"<numerusform>{escape(form)}</numerusform>" for form in forms)
    return [*lines, f"        <translation{state}>{inner}</translation>", "    </message>"]


def compiled(source: Path) -> bytes:
    """Return what lrelease makes of a .ts file."""
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "out.qm"
        subprocess.run([tool("lrelease"), "-silent", str(source), "-qm", str(target)], check=True)
        return target.read_bytes()


def unfinished(catalogue: Catalogue, language: str) -> list[str]:
    """Return a line for each message that has no translation."""
    return [
        f"translations/peling_{language}.ts: no translation of {message.source!r} ({message.context})"
        for message, forms in catalogue.items()
        if not forms
    ]


PLACES = re.compile(r"\{[^{}]*\}|</?(?:a|b|br|em|i|li|p|span|strong|u|ul)\b[^<>]*>|%\w+")
"""What must be the same in every language: {placeholders}, <tags> and %n."""


def places(text: str) -> Counter[str]:
    """Return what must stand in a sentence in any language, with how often."""
    return Counter(PLACES.findall(text))


def disagreeing(catalogue: Catalogue, language: str) -> list[str]:
    """Return a line for each translation whose placeholders or tags are not those of its sentence.

    A plural form may leave out the number ("ein Stein"), and nothing else.
    """
    complaints = []
    for message, forms in catalogue.items():
        if (message.context, message.source) == CODE and forms not in {(), (language,)}:
            complaints.append(f"translations/peling_{language}.ts: {CODE} is to be {str(language)!r}")
        wanted = places(message.source)
        for form in forms:
            found = places(form)
            if message.counts:
                found["%n"] = wanted["%n"]
            if found != wanted:
                strange = ", ".join(sorted((wanted - found) + (found - wanted)))
                complaints.append(
                    f"translations/peling_{language}.ts: {strange} in only one of {message.source!r} and "
                    f"{form!r} ({message.context})"
                )
    return complaints


def update() -> list[str]:
    """Write the .ts and .qm files and return what a translator still has to do."""
    messages = extracted()
    complaints = lost(messages)
    TRANSLATIONS.mkdir(exist_ok=True)
    for language in LANGUAGES:
        path = TRANSLATIONS / f"peling_{language}.ts"
        catalogue = merged(messages, language, parsed(path))
        # A program that runs reads on in the old .qm: that stays as it is, and another is put in its place.
        write_whole(path, rendered(catalogue, language))
        write_whole(path.with_suffix(".qm"), compiled(path))
        complaints += unfinished(catalogue, language) + disagreeing(catalogue, language)
        print(f"{path.name}: {len(catalogue)} messages")
    return complaints


def check() -> list[str]:
    """Return what is not in order; nothing is written."""
    messages = extracted()
    complaints = lost(messages)
    for language in LANGUAGES:
        path = TRANSLATIONS / f"peling_{language}.ts"
        catalogue = merged(messages, language, parsed(path))
        complaints += unfinished(catalogue, language) + disagreeing(catalogue, language)
        if not path.is_file() or path.read_text(encoding="utf-8") != rendered(catalogue, language):
            complaints.append(f"{path.name} is not up to date with the sources: python3 dev.py translations")
        elif not path.with_suffix(".qm").is_file() or path.with_suffix(".qm").read_bytes() != compiled(path):
            complaints.append(f"{path.stem}.qm was not made from {path.name}: python3 dev.py translations")
    return complaints


def main() -> int:
    """Update or check, say what is missing, and return 1 if something is."""
    parser = argparse.ArgumentParser(description="Bring translations/ up to date with the sources.")
    parser.add_argument("command", choices=("update", "check"))
    command = parser.parse_args().command
    complaints = [*(update() if command == "update" else check()), *lesson_prose.complaints()]
    complaints += lesson_prose.card_complaints()
    for complaint in complaints[:SHOWN_AT_MOST]:
        print(complaint)
    if len(complaints) > SHOWN_AT_MOST:
        print(f"... and {len(complaints) - SHOWN_AT_MOST} more")
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
