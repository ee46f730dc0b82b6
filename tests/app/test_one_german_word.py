"""One thing has one word in German too: a word that once stood beside another for the same is gone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, get_args
from xml.etree import ElementTree as ET

import pytest

from peling.core import actions as act
from peling.core.tiles import tile
from peling_app.kit.words.actions import action_words, in_sentence
from peling_app.platform import shipped
from peling_app.platform.i18n import Translations
from peling_app.platform.settings import Language
from tests.end2end.stage import application

ROOT: Final = Path(__file__).parents[2]
TRANSLATIONS: Final = ROOT / "translations"
FEWEST: Final = 5000
PACKAGED: Final = (
    *(ROOT / "packaging" / "desktop").glob("*.in"),
    *(ROOT / "packaging" / "windows").glob("*.iss"),
    ROOT / "packaging" / "desktop_files.py",
)
"""Where German stands beside English, in what desktops and installers show."""

GONE: Final = {
    "gewinnen": re.compile(r"sieg(?:s|t|en|st|te)?\b", re.IGNORECASE),
    "Richtung": re.compile(r"Himmelsrichtung"),
    "Durchgang": re.compile(r"Rundens[aä]tze?|S[aä]tze? von (?:vier )?Runden|Runden: \w+ S[aä]tze?\b"),
    "angelegter Kong": re.compile(r"ergänzte[nrs]? (?:Kong|viert)|ergänzt einen Pung", re.IGNORECASE),
    "Zahl in der Ecke": re.compile(r"ohne ihre Zeichen|Zeichen in (?:den|ihren) Ecken"),
    "Protokoll, Punktestand, Geschichte, Trend": re.compile(r"\b(?:Spielv|V)erlauf\b"),
    "Rat geben, das üben, importieren": re.compile(r"Rat holen|Dies üben|\b[Ee]in(?:ge)?lesen"),
    "verschenkte Punkte": re.compile(r"(?<!oder )verlorene Punkte|Punkte (?:je Spiel )?verloren"),
    "Wertungsblatt": re.compile(r"Punkte(?:blatt|blätter)|Wertungs(?:zettel|bogen)"),
    "Tutor": re.compile(r"\bLehrer"),
    "nach rechts, gegen die Uhr": re.compile(r"rechtsherum|linksherum", re.IGNORECASE),
    "Bildschirmleser": re.compile(r"Vorlese|Screenreader", re.IGNORECASE),
    "du": re.compile(r"[a-zäöüß,] (?:Sie|Ihnen|Ihre[mnrs]?)\b"),
}
"""For each word that is used the one that is not."""


@cache
def german() -> tuple[str, ...]:
    """Return every German sentence and every page of German prose, those of packages too."""
    found = ET.parse(TRANSLATIONS / "peling_de.ts").getroot()  # noqa: S314 - our own file
    said = ["".join(words.itertext()) for words in found.iter("translation")]
    return (
        *said,
        *(path.read_text(encoding="utf-8") for path in (*TRANSLATIONS.glob("*/de/*.md"), *PACKAGED)),
    )


def uses(word: re.Pattern[str]) -> Iterator[str]:
    """Yield where a word stands, with what is around it."""
    for text in german():
        for match in word.finditer(text):
            yield text[max(0, match.start() - 30) : match.end() + 30]


@pytest.mark.parametrize("word", GONE)
def test_a_thing_has_one_german_word(word: str) -> None:
    assert len(german()) > FEWEST
    assert list(uses(GONE[word])) == []


def test_what_was_claimed_from_somebody_is_not_said_to_be_taken_by_him() -> None:
    """“Von Ost genommen” is what East took: of what came from East it said the contrary."""
    root = ET.parse(TRANSLATIONS / "peling_de.ts").getroot()  # noqa: S314 - our own file
    claimed = {
        (source, message.findtext("translation", ""))
        for message in root.iter("message")
        if re.search(r"claimed\s+from", source := message.findtext("source", ""), re.IGNORECASE)
    }
    assert len(claimed) >= 10
    passive = re.compile(r"\bvon\b[^.:]*\bgenommen|\bgenommen\s+von\b", re.IGNORECASE)
    assert [said for _, said in sorted(claimed) if passive.search(said)] == []


@pytest.mark.parametrize(
    "text",
    [
        *("Ein Himmelssieg", "wer siegt", "hätte gesiegt", "Sieg mit Paaren", "eine Himmelsrichtung"),
        *("ein Rundensatz", "Satz von vier Runden", "Vier Runden: ein Satz", "Ein ergänzter Kong"),
        *("Verlauf des Spiels", "übt ohne ihre Zeichen", "das Punkteblatt", "Führen Sie es", "ein Lehrer"),
    ],
)
def test_a_word_that_is_gone_is_found(text: str) -> None:
    assert any(word.search(text) for word in GONE.values())
    assert not any(
        word.search("Wer gewinnt, besiegelt den Durchgang von vier Runden") for word in GONE.values()
    )


def test_a_short_answer_agrees_with_the_noun_that_is_asked_for() -> None:
    """Several rulings share "none" and "both", of which one asks for a pair, another for doubles."""
    found = ET.parse(TRANSLATIONS / "peling_de.ts").getroot()  # noqa: S314 - our own file
    book = next(one for one in found.iter("context") if one.findtext("name") == "Rule book")
    said = {one.findtext("source"): one.findtext("translation") for one in book.iter("message")}
    assert (said["none"], said["none of them"]) == ("keines", "keine")
    assert (said["both"], said["both bloom"]) == ("beides", "beide blühen")
    assert (said["each"], said["Each."]) == ("jede für sich", "Jede für sich.")


ORDERS: Final = (
    act.Discard(tile("D5")),
    act.Discard(tile("D5"), standing=True),
    act.ConcealedKong(tile("D5")),
    act.AddedKong(tile("D5")),
    act.GoOut(),
    act.ClaimKong(),
    act.ClaimPung(),
    act.ClaimChow((tile("D5"), tile("D6"))),
    act.SetOutBonus(tile("Fl1")),
    act.GoOutByFlowers(),
    act.TakeLast(),
    act.RefuseLast(),
    act.Wash(),
    act.Pass(),
)
SMALL: Final = re.compile(r"(?:abwerfen|auslegen|ansagen|den|die|eine|zum|pungen|chowen|passen|waschen)\b")
"""How an order may begin inside a sentence: with no noun, which begins large there too."""


def test_an_order_inside_a_german_sentence_begins_with_no_noun() -> None:
    application()
    translations = Translations(shipped.translations())
    translations.use(Language.GERMAN)
    said = [in_sentence(action_words(order)) for order in ORDERS]
    translations.use(Language.ENGLISH)
    assert {type(order) for order in ORDERS} == {*get_args(act.Action)} - {act.ClaimWin}
    assert [one for one in said if not SMALL.match(one)] == []
