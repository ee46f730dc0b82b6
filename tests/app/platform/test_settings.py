import json
from dataclasses import fields, replace
from pathlib import Path

import pytest

from peling_app.platform.preferences import Preferences
from peling_app.platform.settings import (
    LANGUAGES,
    Appearance,
    ClaimsAsked,
    Cloth,
    Coaching,
    Language,
    Motion,
    Settings,
    TileSet,
    TutorDepth,
    load,
    save,
)

OTHER = Settings(
    language=Language.GERMAN,
    appearance=Appearance.NIGHT,
    reduced_motion=Motion.ON,
    sound=False,
    volume=30,
    tile_set=TileSet.NUMERALS,
    cloth=Cloth.BLUE,
    quick_deal=True,
    tile_index=False,
    turn_tiles=True,
    teaching_labels=False,
    tutor_depth=TutorDepth.QUIET,
    coaching=Coaching.EXAM,
    claims_asked=ClaimsAsked.NEARER,
    chows_asked=False,
    less_for_learners=True,
    less_offered=True,
    computer_pause=0,
    text_zoom=150,
    high_contrast=True,
    text_by_system=False,
    contrast_by_system=False,
    player_name="Łucja",
    rule_set="fenghua",
    house_rules={"pung-chow": {"mandarins": "on", "p1_reserve": 14, "robbing_kong": True}},
    house_set={"pung-chow": "Club evening"},
    players=2,
    opponents=("club", "novice", "club"),
    opponent_names=("A", "B", "C"),
    learning_aids=False,
    sheet_players=("Agnes", "Theo", "Lillian", "Łucja"),
    sheet_count=3,
    sheet_rounds=4,
    game_length="round",
    opponent_birds=("owl", "heron", "crane"),
    sheet_by_winds=True,
    stakes_value="0.05",
    stakes_unit="€",
    records_since="2026-01-01T00:00:00+00:00",
    habits_since="2026-02-01T00:00:00+00:00",
    geometry="AdnQywAD",
    unknown={"of_a_later_version": [1, 2]},
)


def test_every_language_can_be_chosen_by_its_own_name() -> None:
    assert set(LANGUAGES) == set(Language) - {Language.SYSTEM}, "OWN_NAMES lacks a language"


def test_every_setting_survives_a_round_trip(tmp_path: Path) -> None:
    assert all(getattr(OTHER, item.name) != getattr(Settings(), item.name) for item in fields(Settings))
    save(tmp_path / "deep" / "settings.json", OTHER)
    loaded = load(tmp_path / "deep" / "settings.json")
    assert loaded.value == OTHER
    assert loaded.refused == ()


def test_a_missing_file_gives_the_defaults_without_a_word(tmp_path: Path) -> None:
    loaded = load(tmp_path / "settings.json")
    assert loaded.value == Settings()
    assert loaded.message is None


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"\xff\xfe", b'"text"', b"null"])
def test_a_damaged_file_is_set_aside_whole(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(content)
    loaded = load(path)
    assert loaded.value == Settings()
    assert loaded.message == ("settings-damaged", "settings.damaged-1.json")
    assert (tmp_path / loaded.name).read_bytes() == content
    assert not path.exists()


def test_two_damaged_files_are_both_kept(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    names = set()
    for content in (b"{1", b"{2"):
        path.write_bytes(content)
        names.add((tmp_path / load(path).name).read_bytes())
    assert names == {b"{1", b"{2"}
    assert len(list(tmp_path.glob("*damaged*"))) == 2


def test_a_wrong_value_stands_at_its_default_and_is_named(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    wrong = {
        "language": "tlh",
        "tile_set": "of a later version",
        "cloth": "of a later version",
        "text_zoom": 400,
        "computer_pause": True,
        "players": 5,
        "sound": "yes",
        "volume": 0,
        "opponents": [1],
        "house_rules": {"pung-chow": 3},
        "house_set": {"pung-chow": 3},
        "player_name": 7,
        "tile_index": False,
    }
    path.write_text(json.dumps(wrong), encoding="utf-8")
    loaded = load(path)
    assert loaded.value == replace(Settings(), tile_index=False)
    assert loaded.refused == tuple(sorted(wrong.keys() - {"tile_index"}))


def test_a_failed_write_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "settings.json"
    save(path, Settings())
    before = path.read_bytes()

    def refuse(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("peling_app.platform.whole_file.os.fsync", refuse)
    preferences = Preferences(path)
    said: list[tuple[str, str]] = []
    preferences.saving_failed.connect(lambda *message: said.append(message))
    preferences.update(text_zoom=120)
    assert path.read_bytes() == before
    assert said == [("settings-unsaved", "No space left on device")]
    assert [left.name for left in tmp_path.iterdir()] == ["settings.json"]
    assert preferences.current.text_zoom == 120


def test_a_choice_for_this_run_is_not_written(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    preferences = Preferences(path)
    preferences.set_for_now(appearance=Appearance.NIGHT, language=Language.GERMAN)
    preferences.update(sound=False)
    assert preferences.current.appearance is Appearance.NIGHT
    kept = load(path).value
    assert (kept.appearance, kept.language, kept.sound) == (Appearance.SYSTEM, Language.SYSTEM, False)
    preferences.update(language=Language.ENGLISH)
    assert load(path).value.language is Language.ENGLISH


def test_an_unchanged_value_is_neither_written_nor_announced(tmp_path: Path) -> None:
    preferences = Preferences(tmp_path / "settings.json")
    said: list[bool] = []
    preferences.changed.connect(lambda: said.append(True))
    preferences.update(sound=True)
    assert said == []
    assert not (tmp_path / "settings.json").exists()
