"""Three dots are one letter; they stand right behind the word in English, and apart in German."""

import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

TRANSLATIONS = Path(__file__).parents[2] / "translations"
PROSE = sorted(TRANSLATIONS.glob("*/*/**/*.md"))
WRONG = {
    "source": re.compile(r"\s…|\.\.\."),
    "translation": re.compile(r"\w…|\.\.\."),
}


def said() -> list[tuple[str, str]]:
    """Return all words of the program, each with what it is: of the source, or a translation."""
    found = []
    for message in ET.parse(TRANSLATIONS / "peling_de.ts").iter("message"):  # noqa: S314 - our own
        source, translation = message.find("source"), message.find("translation")
        assert source is not None
        assert translation is not None
        found.append(("source", "".join(source.itertext())))
        forms = [*translation.iter("numerusform")] or [translation]
        found += [("translation", "".join(form.itertext())) for form in forms]
    for message in ET.parse(TRANSLATIONS / "peling_en.ts").iter("numerusform"):  # noqa: S314
        found.append(("source", "".join(message.itertext())))
    return found


def test_dots_stand_in_one_way() -> None:
    words = said()
    assert sum("…" in text for _, text in words) > 20, "all words are walked"
    assert [text for kind, text in words if WRONG[kind].search(text)] == []


@pytest.mark.cases_by_day(2)
@pytest.mark.parametrize("path", PROSE, ids=lambda path: path.relative_to(TRANSLATIONS).as_posix())
def test_no_prose_has_three_points(path: Path) -> None:
    assert "..." not in path.read_text(encoding="utf-8")


def test_files_are_asked_for_by_buttons_with_dots() -> None:
    """In Learn *Export* and *Import* had none, on other pages they had."""
    contexts = {
        text: {
            context.findtext("name")
            for context in ET.parse(TRANSLATIONS / "peling_de.ts").iter("context")  # noqa: S314 - our own
            if text in {message.findtext("source") for message in context.iter("message")}
        }
        for text in ("Export", "Import", "Export…", "Import…")
    }
    # In its dialog, where a name was asked for, the button imports at once.
    assert contexts["Import"] == {"NameDialog"}
    assert contexts["Export"] == set()
    assert {"Learn", "HouseSetsBar"} <= contexts["Export…"]
    assert {"Learn", "HouseSetsBar", "SavedSheetsPage"} <= contexts["Import…"]
