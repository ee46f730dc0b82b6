import re
from collections import Counter
from pathlib import Path

import pytest

import lesson_prose
import translations
from peling_app.platform.settings import LANGUAGES, Language
from translations import Message

SOURCES = """
from PySide6.QtCore import QCoreApplication

def f(count):
    QCoreApplication.translate("Table", "%n tile(s)", None, count)
    QCoreApplication.translate("Table", "Pung", "a claim")
    QCoreApplication.translate("Table", "Fünf & sechs < sieben")
"""


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(translations, "ROOT", tmp_path)
    monkeypatch.setattr(translations, "SOURCES", tmp_path / "app")
    monkeypatch.setattr(translations, "BOOKS", ())
    monkeypatch.setattr(translations, "TRANSLATIONS", tmp_path / "translations")
    monkeypatch.setattr(translations, "LANGUAGES", (Language.ENGLISH, Language.GERMAN))
    (tmp_path / "app").mkdir()
    (tmp_path / "app" / "table.py").write_text(SOURCES, encoding="utf-8")
    return tmp_path


def translate_all(project: Path) -> None:
    path = project / "translations" / "peling_de.ts"
    catalogue: translations.Catalogue = {
        message: ("ein Stein", "%n Steine") if message.counts else (f"{message.source} <de>",)
        for message in translations.parsed(path)
    }
    path.write_text(translations.rendered(catalogue, "de"), encoding="utf-8")


def test_a_counted_sentence_has_two_forms_and_english_makes_them(project: Path) -> None:
    translations.update()
    english = translations.parsed(project / "translations" / "peling_en.ts")
    assert english == {Message("Table", "%n tile(s)"): ("%n tile", "%n tiles")}


@pytest.mark.usefixtures("project")
def test_what_is_not_translated_is_named() -> None:
    complaints = translations.update()
    assert len(complaints) == 3
    assert "no translation of 'Pung' (Table)" in complaints[1]


def test_translations_survive_an_update_and_then_nothing_is_missing(project: Path) -> None:
    translations.update()
    translate_all(project)
    assert translations.update() == []
    assert translations.check() == []
    german = translations.parsed(project / "translations" / "peling_de.ts")
    assert german[Message("Table", "%n tile(s)")] == ("ein Stein", "%n Steine")
    assert german[Message("Table", "Pung", "a claim")] == ("Pung <de>",)
    assert german[Message("Table", "Fünf & sechs < sieben")] == ("Fünf & sechs < sieben <de>",)


def test_a_new_sentence_is_found_by_the_check(project: Path) -> None:
    translations.update()
    translate_all(project)
    translations.update()
    with (project / "app" / "table.py").open("a", encoding="utf-8") as file:
        file.write('\nQCoreApplication.translate("Table", "Kong")\n')
    complaints = translations.check()
    assert any("'Kong'" in complaint for complaint in complaints)
    assert any("peling_de.ts is not up to date" in complaint for complaint in complaints)


def test_a_sentence_that_was_taken_away_is_found_by_the_check(project: Path) -> None:
    translations.update()
    translate_all(project)
    translations.update()
    (project / "app" / "table.py").write_text(SOURCES.replace("Pung", "Kong"), encoding="utf-8")
    assert translations.check() != []
    translations.update()
    assert "Pung" not in (project / "translations" / "peling_de.ts").read_text(encoding="utf-8")


def test_an_old_qm_is_found_by_the_check(project: Path) -> None:
    translations.update()
    translate_all(project)
    assert translations.check() == [
        "peling_de.qm was not made from peling_de.ts: python3 dev.py translations"
    ]


def test_a_program_that_runs_keeps_the_translation_it_has_read(project: Path) -> None:
    translations.update()
    path = project / "translations" / "peling_de.qm"
    before = path.read_bytes()
    with path.open("rb") as held:
        translate_all(project)
        translations.update()
        assert held.read() == before
    assert path.read_bytes() != before
    assert sorted(one.suffix for one in path.parent.iterdir()) == [".qm", ".qm", ".ts", ".ts"]


def test_a_sentence_that_lupdate_loses_is_found(project: Path) -> None:
    (project / "app" / "lost.py").write_text('translate("Table", "%n lost", n=3)\n', encoding="utf-8")
    assert any("lost.py:1" in complaint for complaint in translations.update())


@pytest.mark.parametrize(
    ("source", "form", "strange"),
    [
        ("Won by {tile}.", "Gewonnen mit {stein}.", "{stein}, {tile}"),
        ("{a} and {b}", "{a} und {a}", "{a}, {b}"),
        ("<b>Pung</b>", "<b>Pung<b>", "</b>, <b>"),
        ("Pung of {tile}", "Pung", "{tile}"),
        ("Pung", "Pung {}", "{}"),
    ],
)
def test_placeholders_and_tags_agree_in_every_language(source: str, form: str, strange: str) -> None:
    catalogue: translations.Catalogue = {Message("Drills", source): (form,)}
    (complaint,) = translations.disagreeing(catalogue, "de")
    assert f"{strange} in only one" in complaint


def test_a_plural_form_may_leave_the_number_out_and_nothing_else() -> None:
    message = Message("Table", "%n tile(s) of {name}")
    assert translations.disagreeing({message: ("ein Stein von {name}", "%n Steine von {name}")}, "de") == []
    assert len(translations.disagreeing({message: ("ein Stein", "%n Steine von {wer}")}, "de")) == 2


def test_a_wrong_placeholder_is_found_by_the_check(project: Path) -> None:
    source = project / "app" / "table.py"
    source.write_text(SOURCES.replace('"Pung"', '"Pung of {tile}"'), encoding="utf-8")
    translations.update()
    translate_all(project)
    assert translations.update() == []
    path = project / "translations" / "peling_de.ts"
    path.write_text(
        path.read_text(encoding="utf-8").replace("{tile} &lt;de", "{stein} &lt;de"), encoding="utf-8"
    )
    assert any("{stein}" in complaint for complaint in translations.update())
    assert any("{stein}" in complaint for complaint in translations.check())


@pytest.mark.parametrize(("language", "forms"), [("en", 2), ("de", 2), ("pl", 3), ("ja", 1), ("ar", 6)])
def test_qt_tells_how_many_plural_forms_a_language_has(language: str, forms: int) -> None:
    assert translations.plural_forms(language) == forms
    assert Message("Table", "%n tile(s)").forms(language) == forms
    assert Message("Table", "tiles").forms(language) == 1


def test_a_sentence_with_too_few_plural_forms_is_not_translated() -> None:
    message = Message("Table", "%n tile(s)")
    known: translations.Catalogue = {message: ("%n kamień", "%n kamienie")}
    assert translations.merged([message], "de", known) == known
    assert translations.merged([message], "pl", known) == {message: ()}
    assert translations.rendered({message: ()}, "pl").count("<numerusform></numerusform>") == 3


@pytest.mark.parametrize("command", ["check", "update"])
def test_what_is_wrong_with_the_prose_is_said_too(
    command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(translations, command, list)
    monkeypatch.setattr(lesson_prose, "complaints", lambda: ["de/fenghua.md, line 1: wrong"])
    monkeypatch.setattr("sys.argv", ["translations.py", command])
    assert translations.main() == 1
    assert capsys.readouterr().out == "de/fenghua.md, line 1: wrong\n"


def test_a_row_of_sentences_is_found(project: Path) -> None:
    (project / "app" / "rows.py").write_text('kong = Sentence("Table", "Four of a kind")\n', encoding="utf-8")
    translations.update()
    german = translations.parsed(project / "translations" / "peling_de.ts")
    assert Message("Table", "Four of a kind") in german


def test_a_language_names_the_folder_of_its_prose() -> None:
    message = Message("Lessons", "en")
    assert translations.disagreeing({message: ("de",)}, "de") == []
    (complaint,) = translations.disagreeing({message: ("Deutsch",)}, Language.GERMAN)
    assert complaint.endswith("is to be 'de'")


@pytest.fixture(scope="module")
def sentences() -> list[Message]:
    """Return every sentence of the program."""
    return translations.extracted()


def test_every_feature_has_its_sentences(sentences: list[Message]) -> None:
    contexts = Counter(message.context for message in sentences)
    assert {"Board", "Tutor", "Score sheet", "Learn", "Rule book", "Commands"} <= set(contexts)
    assert len(contexts) > 70
    assert sum(message.counts for message in sentences) > 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_every_context_agrees_in_every_language(
    language: str, sentences: list[Message]
) -> None:
    known = translations.parsed(translations.TRANSLATIONS / f"peling_{language}.ts")
    catalogue = translations.merged(sentences, language, known)
    wanted = [message for message in sentences if language != "en" or message.counts]
    assert list(catalogue) == wanted
    assert translations.unfinished(catalogue, language) == []
    assert translations.disagreeing(catalogue, language) == []
    for message, forms in catalogue.items():
        assert len(forms) == (translations.plural_forms(language) if message.counts else 1)


def test_quotes_are_those_of_printed_books() -> None:
    sentences = translations.parsed(translations.TRANSLATIONS / "peling_de.ts")
    said = [text for message, forms in sentences.items() for text in (message.source, *forms)]
    assert len(said) > 5_000
    assert [text for text in said if set(text) & set("\"'")] == []


def test_nothing_is_called_none_but_some_of_several(sentences: list[Message]) -> None:
    """It would not be seen where Python's None stands in place of a value."""
    assert len(sentences) > 5_000
    assert [one.source for one in sentences if re.search(r"\bNone\b(?! of )", one.source)] == []


FORMAL = re.compile(r"[a-zäöüß,;] Sie\b|\bIhnen\b|^Ihre? ")
"""Sie where no sentence begins, and the same as a pronoun: somebody is spoken to as a stranger."""

CAPITAL = re.compile(r"[a-zäöüß,;] (?:Du|Dich|Dir|Dein\w*)\b(?! Spiel)")
"""A friend is not written with a capital, but for the page that is called “Dein Spiel”."""


def test_german_speaks_to_everybody_as_to_a_friend() -> None:
    """But for what belongs to a hand, which "Ihr" may begin with as well."""
    sentences = translations.parsed(translations.TRANSLATIONS / "peling_de.ts")
    formal = [form for forms in sentences.values() for form in forms if FORMAL.search(form)]
    assert [form for form in formal if not form.startswith("Ihre Form:")] == []
    assert [form for forms in sentences.values() for form in forms if CAPITAL.search(form)] == []


WITH_OWN_NAMES = "Saved games"
"""The context whose names of tiles are in the accusative already."""
GOVERNING = re.compile(
    r"\b(?:von|vom|mit|für|an|aus|bei|beim|außer|zum?|zur|nach|auf|gegen|ohne|wirft|hat|legt|möchtest"
    r"|musst du|bekommst|bekommt|hast|nimmst|nimmt|abwerfen|ziehst|zieht|bietet|dir)"
    r" \{(?:tile|tiles|wild)\}(?! Steine)|\{(?:tile|tiles|wild)\} (?:hier ab|ab|an|aus)[a-z]+en\b"
)
"""What asks for another case than that in which a tile is named: “von weißer Drache”."""


def test_german_names_a_tile_where_the_name_may_stand_as_it_is() -> None:
    sentences = translations.parsed(translations.TRANSLATIONS / "peling_de.ts")
    assert any(message.context == WITH_OWN_NAMES for message in sentences)
    governed = [
        form
        for message, forms in sentences.items()
        for form in forms
        if message.context != WITH_OWN_NAMES and GOVERNING.search(form)
    ]
    assert governed == []


SHEET = re.compile(r"(?<!Bei)(?<!bei)[Bb]l(?:att|ätt)")
"""What a score is written on; a hand of cards has that name as well, and so has a leaflet."""

SECOND_NAMES = re.compile(
    r"Sieger|Siegstein|Siegerhand|Bodenstein|Windbüchse|Punktezettel|\bTafel\b|wird bedient"
    r"|\b(?:[Dd]as|[Jj]edes) (?:\w+ )?Chow\b|\bMauer (?:ge)?br[aoi]ch"
)
"""Said of Gewinner, Gewinnstein, letzter Stein, Windkasten, Wertungsblatt, Tabelle, der Chow."""


def test_german_has_one_word_for_a_hand_one_for_a_sheet_and_one_for_a_leaflet() -> None:
    """As for the winner, his tile and other things that had a second name."""
    sentences = translations.parsed(translations.TRANSLATIONS / "peling_de.ts")
    named = {message.source for message, forms in sentences.items() if SHEET.search(" ".join(forms))}
    assert len(named) > 50
    assert [source for source in named if "sheet" not in source.lower()] == []
    assert [form for forms in sentences.values() for form in forms if SECOND_NAMES.search(form)] == []
    prose = (translations.TRANSLATIONS / "lessons" / "de").glob("*.md")
    lines = [line for path in prose for line in path.read_text(encoding="utf-8").splitlines()]
    assert len(lines) > 5_000
    assert [line for line in lines if SHEET.search(line.replace("Wertungsblatt", ""))] == []
    cards = (translations.TRANSLATIONS / "cards" / "de").glob("*.md")
    lines += [line for path in cards for line in path.read_text(encoding="utf-8").splitlines()]
    assert [line for line in lines if SECOND_NAMES.search(line)] == []
