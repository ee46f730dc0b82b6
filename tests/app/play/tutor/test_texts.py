"""Every id has its sentence, in every language, with the same facts in it."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from itertools import product
from typing import Final
from xml.etree import ElementTree as ET

import pytest

from peling.advice.formula.prices import AIMS
from peling.coach.why import WHYS
from peling.core.events import (
    BonusSetOut,
    Claimed,
    DealDrawn,
    Drawn,
    Event,
    KongLaid,
    KongOffered,
    LastTileLeft,
    LastTileRefused,
    TileDiscarded,
    TilesDealt,
    TileTurnedUp,
    WallBroken,
    WentOut,
)
from peling.core.melds import KongForm, chow, kong, pung
from peling.core.rules import Finding, evidence
from peling.core.scoring import Doubles, WinBy
from peling.core.tiles import TILES, WINDS, Wind, tile
from peling.core.view import Source
from peling.rulebooks import RULE_SETS, rule_set
from peling.rules.ruleset import Option
from peling_app.books.faces import face
from peling_app.books.words import findings, score_titles, scores, settlement
from peling_app.books.words.findings import SHORT_LENGTH, finding, short_reason
from peling_app.books.words.options import option_help, option_label, option_value
from peling_app.books.words.scores import score_title
from peling_app.kit.words import not_counted
from peling_app.kit.words.not_counted import reason as reason_words
from peling_app.kit.words.tiles import tile_name, tile_title, wind_name
from peling_app.platform.i18n import Translations
from peling_app.platform.settings import LANGUAGES, Language
from peling_app.platform.shipped import translations
from peling_app.play.table.words.events import event_line
from peling_app.play.words import better_choices
from peling_app.play.words.aims import PATTERNS
from tests.every_case import every

CONTEXTS: Final = (
    "Actions",
    "Advice",
    "Citations",
    "Findings",
    "House rules",
    "Log",
    "Plurals",
    "Reasons",
    "Score",
    "Settlement",
    "Tiles",
    "Tutor",
    "Winds",
)


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, english: Translations) -> Language:
    chosen: Language = request.param
    english.use(chosen)
    return chosen


def conditions() -> list[str]:
    """Return every condition of every book, by its defaults and by each of its house rules."""
    known = set()
    for rules_id in RULE_SETS:
        options = rule_set(rules_id).options
        tables = [{}, *({option.key: value} for option in options for value in option.values)]
        for chosen in tables:
            for rule in rule_set(rules_id, chosen).course.rules.values():
                known |= {condition.id for condition in rule.conditions}
    return sorted(known)


def items() -> list[tuple[str, str, bool]]:
    return [
        (item.id, item.title, isinstance(item.award, Doubles))
        for rules_id in RULE_SETS
        for item in rule_set(rules_id, {}).items
    ]


@every("condition", conditions())
def test_every_condition_has_a_sentence_met_and_not_met_and_a_short_one(
    condition: str, language: Language
) -> None:
    shown = evidence(tile("C5"), tile("C6"), held=1, away=3, missing=(), left=Wind.SOUTH, turn=Wind.SOUTH)
    shown = type(shown)(shown.tiles, (*shown.facts, ("from", Wind.SOUTH)))
    cite = rule_set("pung-chow", {}).entries[0].cite
    for met in (True, False):
        sentence = finding(Finding(condition, met, shown, cite))
        assert sentence.endswith(".")
        assert "{" not in sentence
    short = short_reason(Finding(condition, met=False, evidence=shown, cite=cite))
    assert 0 < len(short) <= SHORT_LENGTH, (language, short)


def test_no_sentence_is_kept_for_a_condition_that_is_gone() -> None:
    assert set(findings.MET) == set(findings.UNMET) == set(findings.SHORT) == set(conditions())


@pytest.mark.usefixtures("language")
@every("item, title, doubles", items())
def test_every_item_has_a_title_and_every_double_a_short_one(item: str, title: str, doubles: bool) -> None:
    assert score_title(item, title)
    if doubles:
        assert scores.short_title(item, title)


@every("item", [item.id for item in rule_set("pung-chow", {}).items])
def test_the_items_of_pung_chow_have_words_of_our_own(item: str) -> None:
    assert score_title(item)
    with pytest.raises(KeyError):
        score_title(f"{item}-NOT")


@pytest.mark.usefixtures("language")
@every(
    "book, option",
    [
        pytest.param(book, option, id=f"{book}-{option.key}")
        for book in RULE_SETS
        for option in rule_set(book).options
    ],
)
def test_every_house_rule_is_explained_with_its_values(book: str, option: Option) -> None:
    key, values = option.key, option.values
    assert option_label(key, book)
    assert option_help(key, book).endswith(".")
    for value in values:
        assert option_value(key, value, book)


def test_an_unknown_house_rule_has_no_words() -> None:
    with pytest.raises(KeyError):
        option_label("no-such-rule", "pung-chow")
    with pytest.raises(KeyError):
        option_value("mandarins", "sometimes", "pung-chow")
    assert option_value("limit", 800, "how-to-play") == "800"


def won(wind: Wind, how: WinBy) -> WentOut:
    """Return that a player went out in a way; who gives a tile is the next one."""
    return WentOut(wind, tile("D1"), wind.after() if how.claimed else None, (), how)


EVENTS: Final[tuple[Callable[[Wind], Event], ...]] = (
    lambda w: WallBroken((1, 2), (3, 4), w, w, 10),
    lambda w: WallBroken((1, 2), (3, 4), w, w, 10, absent=True),
    lambda w: WallBroken((1, 2), (3, 4), w, w, 10, lifted=False),
    lambda w: WallBroken((1, 2), None, w, w, 2, lifted=False),
    lambda w: TileTurnedUp(tile("Fl1"), w, 2, (tile("Fl2"), tile("Fl3"), tile("Fl4"))),
    LastTileLeft,
    LastTileRefused,
    lambda w: TilesDealt(w, None, 13),
    lambda w: BonusSetOut(w, tile("Se3")),
    lambda w: Drawn(w, tile("B1"), Source.WALL),
    lambda w: Drawn(w, None, Source.LAST_WALL),
    lambda w: Drawn(w, tile("B1"), Source.LAST_WALL),
    lambda w: Drawn(w, tile("B1"), Source.LOOSE, "flower"),
    lambda w: TileDiscarded(w, tile("Wh")),
    lambda w: TileDiscarded(w, tile("Wh"), standing=True),
    lambda w: Claimed(w, chow((tile("B1"), tile("B2"), tile("B3")), tile("B1"), Wind.EAST)),
    lambda w: Claimed(w, pung(tile("E"), Wind.EAST), (w.after(), w.after(2))),
    lambda w: Claimed(w, kong(tile("E"), KongForm.CLAIMED, Wind.EAST), (w.after(),)),
    lambda w: KongLaid(w, kong(tile("E"), KongForm.DRAWN)),
    lambda w: KongLaid(w, kong(tile("E"), KongForm.ADDED)),
    lambda w: KongOffered(w, tile("D1")),
    *(partial(won, how=how) for how in WinBy),
    lambda w: WentOut(w, None, None, (), WinBy.DEALT),
    lambda _: DealDrawn(0),
    lambda _: DealDrawn(16),
)


@every("make, wind", product(EVENTS, WINDS))
def test_every_event_is_said_to_everybody(
    make: Callable[[Wind], Event], wind: Wind, language: Language
) -> None:
    line = event_line(make(wind), Wind.SOUTH)
    assert line.endswith("."), (language, line)
    assert "{" not in line
    assert "  " not in line


def test_the_user_is_addressed_and_others_are_named() -> None:
    said = TileDiscarded(Wind.SOUTH, tile("C5"))
    assert event_line(said, Wind.SOUTH) == "You discard 5 of characters."
    assert event_line(said, Wind.EAST) == "South discards 5 of characters."
    lost = Claimed(Wind.NORTH, pung(tile("Wh"), Wind.EAST), (Wind.SOUTH, Wind.WEST))
    assert event_line(lost, Wind.SOUTH) == "North pungs: three white dragons. You and West lose this turn."


@pytest.mark.parametrize(
    ("how", "own", "other"),
    [
        (WinBy.WALL, "on a drawn tile: {tile}", "on a drawn tile: {tile}"),
        (WinBy.LOOSE, "on a loose tile: {tile}", "on a loose tile: {tile}"),
        (WinBy.LAST_WALL, "on the last tile of the wall: {tile}", "on the last tile of the wall: {tile}"),
        (WinBy.EIGHT_FLOWERS, "by eight flowers", "by eight flowers"),
        (WinBy.DISCARD, "on West’s {tile}", "on your {tile}"),
        (WinBy.ROBBED_KONG, "on the tile West adds: {tile}", "on the tile you add: {tile}"),
    ],
)
def test_the_way_of_a_win_is_the_one_that_it_was(how: WinBy, own: str, other: str) -> None:
    own, other = (said.format(tile="1 of circles") for said in (own, other))
    assert event_line(won(Wind.SOUTH, how), Wind.SOUTH) == f"You go out {own}. Mah-Jongg."
    assert event_line(won(Wind.SOUTH, how), Wind.WEST) == f"South goes out {other}. Mah-Jongg."


@pytest.mark.usefixtures("language")
def test_every_tile_and_wind_has_a_name() -> None:
    assert len({tile_name(kind) for kind in TILES}) == len(TILES)
    assert len({tile_title(kind) for kind in TILES}) == len(TILES)
    assert len({wind_name(wind) for wind in WINDS}) == 4


def test_every_reason_of_the_example_format_has_a_sentence(language: Language) -> None:
    for reason in not_counted.REASONS:
        assert reason_words(reason).endswith("."), language


@pytest.mark.usefixtures("language")
def test_every_reason_of_the_coach_and_of_a_payment_has_words() -> None:
    assert set(better_choices.WHY_WORDS) == set(WHYS)
    assert set(PATTERNS) == set(AIMS)
    reasons_paid = {"winner", "difference", "pays-for", "washing", "false-call"}
    assert reasons_paid | {"liable", "claim", "dead-hand"} <= set(settlement.TRANSFERS)
    for kind in settlement.dead_hand:
        assert settlement.dead_hand(kind).endswith(".")


def catalogue(name: Language) -> dict[tuple[str, str], tuple[str, ...]]:
    found = {}
    root = ET.parse(translations() / f"peling_{name.value}.ts").getroot()  # noqa: S314 - our own file
    for context in root.iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            forms = tuple(form.text or "" for form in translation.iter("numerusform"))
            words = forms or (translation.text or "",)
            key = (context.findtext("name") or "", message.findtext("source") or "")
            found[key] = () if translation.get("type") == "unfinished" else words
    return found


@pytest.mark.parametrize("name", LANGUAGES)
def test_nothing_of_the_tutor_is_left_untranslated(name: Language) -> None:
    missing = [
        key for key, words in catalogue(name).items() if key[0] in CONTEXTS and not all(words or ("",))
    ]
    assert missing == []


@pytest.mark.parametrize("name", LANGUAGES)
def test_translations_have_the_facts_of_the_source(name: Language) -> None:
    for (context, source), words in catalogue(name).items():
        if context in CONTEXTS:
            for form in words:
                assert set(re.findall(r"\{\w+\}|%n", form)) <= set(re.findall(r"\{\w+\}|%n", source)), source
                if "%n" in source:
                    continue
                assert set(re.findall(r"\{\w+\}", form)) == set(re.findall(r"\{\w+\}", source)), source


def test_every_marked_sentence_is_in_the_catalogue() -> None:
    known = set(catalogue(Language.GERMAN))
    faces = [face(book) for book in RULE_SETS]
    tables = {
        "Findings": (*findings.MET.values(), *findings.UNMET.values(), *findings.SHORT.values()),
        "Score": (
            *(*score_titles.TITLES.values(), *score_titles.SETS.values(), *scores.SHORT.values()),
            *(short for one in faces for short in one.score.short.values()),
        ),
        "Reasons": tuple(not_counted.REASONS.values()),
    }
    missing = [(c, s) for c, sources in tables.items() for s in sources if (c, s) not in known]
    assert missing == []
