"""Put what the desktop reads of us into a folder such as /usr.

Menu entry, metainfo, MIME types and the manual page are made from the templates in packaging/desktop/; names,
addresses, version and releases come from where they stand once: the module of the program's identity,
pyproject.toml, CHANGELOG.md and the command line. The icons are copied.

Usage: python packaging/desktop_files.py PREFIX
"""

from __future__ import annotations

import argparse
import re
import shutil
import sys
import textwrap
import tomllib
from pathlib import Path
from typing import Final, NamedTuple
from xml.sax.saxutils import escape

ROOT: Final = Path(__file__).resolve().parent.parent
for source in ("engine", "app"):
    sys.path.insert(0, str(ROOT / source))

from peling import __version__  # noqa: E402 - found by the lines above
from peling.storage.journal_file import APPLICATION_ID, SHEET_ID  # noqa: E402 - found by the lines above
from peling_app.__main__ import parser  # noqa: E402 - as above
from peling_app.platform.system.identity import APP_ID, HOMEPAGE  # noqa: E402 - as above

TEMPLATES: Final = ROOT / "packaging" / "desktop"
ICONS: Final = ROOT / "assets" / "icons"
SIZES: Final = (16, 22, 24, 32, 48, 64, 128, 256, 512)
MIME_TYPES: Final = {
    "game": "application/x-pe-ling-game",
    "sheet": "application/x-pe-ling-sheet",
    "house-rules": "application/x-pe-ling-house-rules+json",
}
"""The MIME type of each file of ours, by the name of its icon."""
MOST_NEWS: Final = 6
"""So many lines of a release stand in the metainfo; the change log has them all."""
SCREENSHOTS: Final = (
    (
        "window-turn-1440x900-day",
        "A game, with the tutor beside it",
        {"de": "Eine Partie, daneben der Tutor"},
    ),
    ("learn-start-1440x900", "What is to be learnt today", {"de": "Was heute zu lernen ist"}),
    ("judge-turn-1440x900-day", "What each choice is worth", {"de": "Was jede Wahl wert ist"}),
    ("scoresheet-evening-1440x900-day", "The score sheet", {"de": "Das Wertungsblatt"}),
)
"""Pictures of `make shots`, of a whole window of 1440 x 900, by name; below them English words, and the same
in other languages."""


class Release(NamedTuple):
    """What the change log says of a version: number, day as ISO 8601 has it, first paragraph, first lines."""

    version: str
    date: str
    lead: str
    news: tuple[str, ...]


def releases(changes: str) -> tuple[Release, ...]:
    """Return the releases of a change log, the latest first; what is not released yet is none.

    A heading is ``## 0.1.0 – 2026-11-21`` or ``## [0.1.0] - 2026-11-21``.
    """
    found = []
    for part in re.split(r"^## ", changes, flags=re.MULTILINE)[1:]:
        heading, _, text = part.partition("\n")
        known = re.match(r"\[?(\d+\.\d+\.\d+)\]? [–-] (\d{4}-\d\d-\d\d)", heading)
        if known is not None:
            bullets = re.findall(r"^- (.+(?:\n  .+)*)", text, flags=re.MULTILINE)
            lead = re.split(r"^(?:- |#)", text, maxsplit=1, flags=re.MULTILINE)[0]
            news = tuple(_plain(one) for one in bullets[:MOST_NEWS])
            found.append(Release(known[1], known[2], _plain(lead), news))
    return tuple(found)


def _plain(text: str) -> str:
    """Return a text of Markdown in one line, without its marks."""
    return re.sub(r"[*`]", "", " ".join(text.split()))


def releases_xml(found: tuple[Release, ...]) -> str:
    """Return the releases as the metainfo has them; nothing where there was none yet."""
    if not found:
        return ""
    lines = ["  <releases>"]
    for one in found:
        lines.append(f'    <release version="{one.version}" date="{one.date}">')
        said = [f"        <p>{escape(one.lead)}</p>"] if one.lead else []
        if one.news:
            items = [f"          <li>{escape(news)}</li>" for news in one.news]
            said += ["        <ul>", *items, "        </ul>"]
        if said:
            lines += ["      <description>", *said, "      </description>"]
        lines.append("    </release>")
    return "\n".join([*lines, "  </releases>"])


def address(picture: str) -> str:
    """Return where a picture is published: under the homepage, which is a placeholder until we own one."""
    return f"{HOMEPAGE}/screenshots/{picture}.png"


def screenshots_xml() -> str:
    """Return the screenshots as the metainfo has them."""
    made = []
    for place, (name, english, others) in enumerate(SCREENSHOTS):
        kind = ' type="default"' if place == 0 else ""
        made.append(
            f"    <screenshot{kind}>\n"
            f'      <image type="source" width="1440" height="900">{address(name)}</image>\n'
            f"      <caption>{escape(english)}</caption>\n"
            + "".join(
                f'      <caption xml:lang="{code}">{escape(said)}</caption>\n'
                for code, said in others.items()
            )
            + "    </screenshot>"
        )
    return "\n".join(made)


def options_roff() -> str:
    """Return the options of the command line as a manual page has them."""
    made = []
    for action in parser()._actions:  # noqa: SLF001 - argparse tells its options in no other way
        if action.option_strings:
            names = ", ".join(f"\\fB{_roff(name)}\\fR" for name in action.option_strings)
            value = action.metavar or ("|".join(map(str, action.choices)) if action.choices else "")
            word = f" \\fI{_roff(str(value))}\\fR" if value and action.nargs != 0 else ""
            help_text = str(action.help)
            lines = textwrap.wrap(_roff(f"{help_text[0].upper()}{help_text[1:]}."), 78)
            made.append("\n".join((".TP", f"{names}{word}", *lines)))
    return "\n".join(made)


def _roff(text: str) -> str:
    return text.replace("\\", "\\e").replace("-", "\\-")


def made_files() -> dict[str, str]:
    """Return the files that are made of templates, by their place under the prefix."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    found = releases((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    values = {
        "ID": APP_ID,
        "HOMEPAGE": HOMEPAGE,
        "DEVELOPER_ID": APP_ID.rpartition(".")[0],
        "LICENSES": project["license"],
        "VERSION": __version__,
        "DAY": found[0].date if found else "",
        "MIME_TYPES": "".join(f"{kind};" for kind in MIME_TYPES.values()),
        "MEDIA_TYPES": "\n".join(f"    <mediatype>{kind}</mediatype>" for kind in MIME_TYPES.values()),
        "SCREENSHOTS": screenshots_xml(),
        "RELEASES": releases_xml(found),
        "GAME_MARK": f"0x{APPLICATION_ID:08x}",
        "SHEET_MARK": f"0x{SHEET_ID:08x}",
        "OPTIONS": options_roff(),
    }
    places = {
        "pe-ling.desktop.in": f"share/applications/{APP_ID}.desktop",
        "pe-ling.metainfo.xml.in": f"share/metainfo/{APP_ID}.metainfo.xml",
        "pe-ling.mime.xml.in": f"share/mime/packages/{APP_ID}.xml",
        "pe-ling.6.in": "share/man/man6/pe-ling.6",
    }
    made = {}
    for template, place in places.items():
        text = (TEMPLATES / template).read_text(encoding="utf-8")
        filled = re.sub(r"@([A-Z_]+)@", lambda found: values[found[1]], text)
        made[place] = "".join(f"{line}\n" for line in filled.splitlines() if line.strip())
    return made


def copied_files() -> dict[str, Path]:
    """Return the icons by their place under the prefix: of the program, and of each kind of file."""
    icons = "share/icons/hicolor"
    return {
        **{f"{icons}/{size}x{size}/apps/{APP_ID}.png": ICONS / f"pe-ling-{size}.png" for size in SIZES},
        f"{icons}/scalable/apps/{APP_ID}.svg": ICONS / "pe-ling.svg",
        **{
            f"{icons}/scalable/mimetypes/{APP_ID}-{kind}.svg": ICONS / "mime" / f"{kind}.svg"
            for kind in MIME_TYPES
        },
    }


def install(prefix: Path) -> None:
    """Put all files under a prefix; what stands there under the same names is replaced."""
    for place, text in made_files().items():
        target = prefix / place
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
        target.chmod(0o644)
    for place, file in copied_files().items():
        target = prefix / place
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, target)
        target.chmod(0o644)


if __name__ == "__main__":
    given = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    given.add_argument("prefix", type=Path, metavar="PREFIX", help="such as /usr, or the root of a package")
    install(given.parse_args().prefix)
