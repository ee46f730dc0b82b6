"""List the sentences of the engine's rule books for the translators.

The engine knows no translation, so lupdate cannot find its sentences. This writes them, marked, into
`app/peling_app/books/words/rulebook_sources.py`; run it when a book has changed, then update the
translations.

Usage: python packaging/rulebook_sentences.py
"""

import json
import textwrap
from collections.abc import Iterator
from pathlib import Path

from peling.rulebooks import RULE_SETS, rule_set
from peling_app.books.words.scores import has_words

TARGET = (
    Path(__file__).resolve().parent.parent / "app" / "peling_app" / "books" / "words" / "rulebook_sources.py"
)
HEAD = '''"""The sentences of the rule books for translators, written by packaging/rulebook_sentences.py."""

from __future__ import annotations

from typing import Final

from peling_app.kit.words.marks import QT_TRANSLATE_NOOP

SENTENCES: Final = (
'''
WIDTH = 96


def sentences() -> Iterator[str]:
    """Yield every sentence of every book that the user can read, in the order of the books."""
    for book in RULE_SETS:
        rules = rule_set(book)
        for entry in rules.entries:
            yield from (entry.title, entry.text)
        for ruling in rules.rulings:
            yield from (ruling.question, *ruling.readings, ruling.decision, ruling.why)
        for gap in rules.not_modelled:
            yield from (gap.what, gap.why)
        yield from (item.title for item in rules.items if not has_words(item.id, item.title))


def marked(sentence: str) -> str:
    """Return the lines of source that mark a sentence."""
    parts = textwrap.wrap(sentence, WIDTH, drop_whitespace=False, break_on_hyphens=False)
    quoted = [json.dumps(part, ensure_ascii=False) for part in parts]
    call = f'    QT_TRANSLATE_NOOP("Rule book", {quoted[0]}),\n'
    if len(quoted) == 1 and len(call) <= 110:
        return call
    lines = "\n".join(f"        {part}" for part in quoted)
    return f'    QT_TRANSLATE_NOOP(\n        "Rule book",\n{lines},\n    ),\n'


def rendered() -> str:
    """Return the text of the module."""
    return HEAD + "".join(marked(sentence) for sentence in dict.fromkeys(sentences())) + ")\n"


if __name__ == "__main__":
    TARGET.write_text(rendered(), encoding="utf-8")
