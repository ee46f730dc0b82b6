"""Write the manual as HTML: build/manual/<language>.html with pictures and fonts, for use without a network.

The text is that of the program (`peling_app.shell.words.manual`), the keys are those of its commands.

Usage: python packaging/manual.py [--pictures] [--folder FOLDER]
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
from collections.abc import Iterator, Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Final, assert_never

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_QUICK_BACKEND", "software")
ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from few_colours import with_few_colours
from peling import __version__
from peling_app.kit.commands import BY_ID
from peling_app.kit.model.commands import command_text
from peling_app.kit.view.keys import key_text
from peling_app.platform import shipped
from peling_app.platform.i18n import Translations
from peling_app.platform.settings import LANGUAGES, OWN_NAMES, Language
from peling_app.shell.view.help_page import BESIDE, commands_of
from peling_app.shell.view.manual import named
from peling_app.shell.words import keys
from peling_app.shell.words.manual import (
    Block,
    Chapter,
    Items,
    Paragraph,
    Picture,
    Section,
    chapters,
    picture_path,
    rich,
)

PICTURES: Final[Mapping[str, str]] = {
    "home": "home-1024x700",
    "table": "window-claim-1024x700-day",
    "settle": "settle-1024x700-day",
    "review": "review-1024x700-day",
    "learn": "learn-start-1024x700",
    "lesson": "lesson-pc-chow-1-1024x700",
    "score": "scoresheet-evening-1024x700-day",
    "large": "scoresheet-large-entry-1024x700-day",
    "evening": "scoresheet-came-to-1024x700-day",
    "compare": "compare-limit-1024x700-day",
}
"""The pictures of the manual, each with the screen of `make shots` that it shows."""
FONTS: Final = ("EBGaramond12-Regular.otf", "EBGaramond12-Italic.otf", "Lato-Regular.ttf")
KEYS: Final = "keys"
ALL_KEYS: Final = "all-keys"
STYLE: Final = Path(__file__).with_name("manual.css")


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the manual in every language, and take its pictures anew if that is asked for."""
    parser = argparse.ArgumentParser(description="Write the manual as HTML.")
    parser.add_argument("--pictures", action="store_true", help="take the pictures anew, into assets/manual")
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "manual", help="where the pages go")
    given = parser.parse_args(arguments)
    if given.pictures:
        take_pictures()
    print(*write(given.folder), sep="\n")
    return 0


def write(folder: Path) -> list[Path]:
    """Write a page for each language with what it shows, and return the pages."""
    if QApplication.instance() is None:
        QApplication([])
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(STYLE, folder / "manual.css")
    (folder / "fonts").mkdir(exist_ok=True)
    for font in FONTS:
        shutil.copyfile(shipped.assets() / "fonts" / font, folder / "fonts" / font)
    translations = Translations(shipped.translations())
    written = []
    try:
        for language in LANGUAGES:
            translations.use(language)
            path = folder / f"{language.value}.html"
            path.write_text(page(language, folder), encoding="utf-8")
            written.append(path)
    finally:
        translations.use(Language.ENGLISH)
    shutil.copyfile(folder / f"{Language.ENGLISH.value}.html", folder / "index.html")
    return written


def page(language: Language, folder: Path) -> str:
    """Return the manual in the language that is in use; its pictures are laid into the folder."""
    said, title = chapters(), escape(keys.manual_title())
    listed = "\n".join(f'<li><a href="#{name}">{escape(title)}</a></li>' for name, title in _contents(said))
    others = " · ".join(
        f'<a href="{other.value}.html" hreflang="{other.value}" lang="{other.value}">{OWN_NAMES[other]}</a>'
        for other in LANGUAGES
        if other is not language
    )
    said_lines = (line for one in said for line in _chapter(one, language, folder))
    body = "\n".join((*_keys(), *said_lines, *_all_keys()))
    return f"""<!DOCTYPE html>
<html lang="{language.value}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{title}</title>
<link rel="stylesheet" href="manual.css">
</head>
<body>
<header><h1>{title}</h1><p>Pe-Ling {__version__} · {others}</p></header>
<nav aria-label="{escape(keys.contents())}"><ul>
{listed}
</ul></nav>
<main>
{body}
</main>
</body>
</html>
"""


def _contents(said: Sequence[Chapter]) -> list[tuple[str, str]]:
    return [
        (KEYS, keys.keys_title()),
        *((chapter.id, chapter.title) for chapter in said),
        (ALL_KEYS, keys.all_keys()),
    ]


def _keys() -> Iterator[str]:
    """Yield the chapter of first steps and keys."""
    yield f'<section id="{KEYS}"><h2>{escape(keys.keys_title())}</h2>'
    yield f"<p>{escape(keys.subtitle())}.</p>"
    yield f"<h3>{escape(keys.first_keys_title())}</h3>"
    yield from _table(
        (sentence(), " ".join(f"<kbd>{escape(key_text(BY_ID[one].keys[0]))}</kbd>" for one in ids))
        for ids, sentence in keys.first_keys
    )
    yield f"<h3>{escape(keys.first_steps_title())}</h3><ol>"
    yield from (f"<li>{escape(sentence(), quote=False)}</li>" for sentence in keys.first_steps)
    yield "</ol>"
    yield "</section>"


def _all_keys() -> Iterator[str]:
    """Yield the chapter of all keys, group by group as in the program."""
    yield f'<section id="{ALL_KEYS}"><h2>{escape(keys.all_keys())}</h2>'
    for group in (one for groups in BESIDE for one in groups):
        yield f"<h3>{escape(keys.group_heading(group))}</h3>"
        yield from _table(
            (
                command_text(command)
                + (f" – {keys.place(command.scope)}" if command.scope in keys.place else ""),
                f"<kbd>{escape(key_text(*command.keys))}</kbd>",
            )
            for command in commands_of(group)
        )
    yield "</section>"


def _table(rows: Iterator[tuple[str, str]] | Sequence[tuple[str, str]]) -> Iterator[str]:
    """Yield a table of what is done and by which key."""
    yield "<table><tbody>"
    yield from (
        f'<tr><th scope="row">{escape(what, quote=False)}</th><td>{key}</td></tr>' for what, key in rows
    )
    yield "</tbody></table>"


def _chapter(chapter: Chapter, language: Language, folder: Path) -> Iterator[str]:
    yield f'<section id="{chapter.id}"><h2>{escape(chapter.title, quote=False)}</h2>'
    yield from (_block(block, chapter, language, folder) for block in chapter.blocks)
    yield "</section>"


def _block(block: Block, chapter: Chapter, language: Language, folder: Path) -> str:
    match block:
        case Section(id_, title):
            return f'<h3 id="{chapter.id}/{id_}">{escape(title, quote=False)}</h3>'
        case Paragraph(text):
            return f"<p>{rich(text, named)}</p>"
        case Items(texts):
            return "<ul>" + "".join(f"<li>{rich(text, named)}</li>" for text in texts) + "</ul>"
        case Picture(name, alt):
            source = Path(picture_path(name))
            target = folder / "pictures" / language.value / f"{name}.png"
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, target)
            size = QImage(str(source)).size()
            return (
                f'<figure><img src="pictures/{language.value}/{name}.png" alt="{escape(alt)}" '
                f'width="{size.width()}" height="{size.height()}" loading="lazy">'
                f"<figcaption>{escape(alt, quote=False)}</figcaption></figure>"
            )
        case _:
            assert_never(block)


def take_pictures() -> None:
    """Take every picture in every language into assets/manual."""
    from tests.end2end.pictures.shots import all_shots, put_away_windows  # noqa: PLC0415 - as below
    from tests.end2end.stage import STAGE, application, other_stage  # noqa: PLC0415 - of tests, only for pictures

    application()
    shots = all_shots()
    for language in LANGUAGES:
        folder = shipped.assets() / "manual" / language.value
        folder.mkdir(parents=True, exist_ok=True)
        for name, shot in PICTURES.items():
            with other_stage(STAGE.look, language=language):
                taken = shots[shot]()
            put_away_windows()
            with_few_colours(taken).save(str(folder / f"{name}.png"), quality=0)
            print(folder / f"{name}.png")


if __name__ == "__main__":
    raise SystemExit(main())
