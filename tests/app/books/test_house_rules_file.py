"""Files of house rules: read and written, and everything that can be wrong with one."""

import json
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given
from hypothesis import strategies as st

from peling_app.books.house_rules import HouseFileError, HouseRulesTrouble, HouseSet, different, same
from peling_app.books.house_sets import LONGEST_FILE, Store, read_file, store_file, written
from peling_app.books.words.house_sets import trouble_words
from peling_app.platform.user_file import State

GOOD = {
    "pe-ling": "house-rules",
    "format": 1,
    "rules": "pung-chow",
    "name": "Club evening",
    "options": {"p1_reserve": 14},
}


def read(given_content: bytes) -> HouseSet:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "given.json"
        path.write_bytes(given_content)
        return read_file(path)


def content(**changes: object) -> bytes:
    return json.dumps(
        {key: value for key, value in {**GOOD, **changes}.items() if value is not None}
    ).encode()


def test_what_is_written_is_read_again() -> None:
    one = HouseSet("Große Runde", "pung-chow", {"p1_reserve": 14, "robbing_kong": True, "of_the_future": "x"})
    assert read(written(one).encode()) == one
    assert json.loads(written(one)) == {
        "pe-ling": "house-rules",
        "format": 1,
        "name": "Große Runde",
        "rules": "pung-chow",
        "options": {"p1_reserve": 14, "robbing_kong": True, "of_the_future": "x"},
    }


def test_options_of_a_later_version_are_kept_and_named() -> None:
    one = read(content(options={"p1_reserve": 14, "of_the_future": True}))
    assert one.options == {"p1_reserve": 14, "of_the_future": True}
    assert one.unknown == ("of_the_future",)


def test_values_as_in_the_book_make_no_difference() -> None:
    assert read(content(options={"p1_reserve": 0, "mandarins": "on"})).options == {"mandarins": "on"}
    assert same("pung-chow", {"p1_reserve": 0}, {})
    assert not same("pung-chow", {"p1_reserve": 14}, {})
    assert different("pung-chow", {"robbing_kong": 0}) == {"robbing_kong": 0}, "0 is not no"


@pytest.mark.parametrize(
    ("given_content", "trouble", "words"),
    [
        (b"", HouseRulesTrouble.NOT_JSON, "line 1 at column 1"),
        (content()[:-9], HouseRulesTrouble.NOT_JSON, "line 1"),
        (b'{\n "pe-ling": "house-rules",\n "format" 1}', HouseRulesTrouble.NOT_JSON, "line 3 at column 11"),
        (b"\x89PNG\r\n", HouseRulesTrouble.NOT_TEXT, "byte 1"),
        (b" " * (LONGEST_FILE + 1), HouseRulesTrouble.TOO_LONG, "too long"),
        (b"[" * 100_000, HouseRulesTrouble.FOREIGN, "does not hold house rules"),
        (b"[]", HouseRulesTrouble.FOREIGN, "does not hold house rules"),
        (b'{"format": 1}', HouseRulesTrouble.FOREIGN, "does not hold house rules"),
        (content(**{"pe-ling": "house-rule-sets"}), HouseRulesTrouble.FOREIGN, "does not hold house rules"),
        (content(format=2), HouseRulesTrouble.NEWER, "format 2, this version reads 1"),
        (content(format=None), HouseRulesTrouble.MISSING, "“format” is missing"),
        (content(format="1"), HouseRulesTrouble.WRONG_KIND, "“format” is of the wrong kind"),
        (content(format=True), HouseRulesTrouble.WRONG_KIND, "“format” is of the wrong kind"),
        (content(rules=None), HouseRulesTrouble.MISSING, "“rules” is missing"),
        (content(rules="riichi"), HouseRulesTrouble.UNKNOWN_BOOK, "“riichi”. Known are: pung-chow"),
        (content(name="  "), HouseRulesTrouble.NAME, "1 to 40"),
        (content(name="x" * 41), HouseRulesTrouble.NAME, "1 to 40"),
        (content(name=7), HouseRulesTrouble.WRONG_KIND, "“name” is of the wrong kind"),
        (content(options=[1]), HouseRulesTrouble.WRONG_KIND, "“options” is of the wrong kind"),
        (
            content(options={"p1_reserve": 13}),
            HouseRulesTrouble.WRONG_VALUE,
            "(Tiles that are never drawn) of Pung Chow",
        ),
        (content(options={"robbing_kong": 1}), HouseRulesTrouble.WRONG_VALUE, "it can be: false, true"),
        (
            content(options={"p1_reserve": 14.5}),
            HouseRulesTrouble.WRONG_KIND,
            "“p1_reserve” is of the wrong kind",
        ),
        (content(options={"new": None}), HouseRulesTrouble.WRONG_KIND, "“new” is of the wrong kind"),
        (content(options={"new": "\ud800"}), HouseRulesTrouble.WRONG_KIND, "“new” is of the wrong kind"),
        (
            content(rules="pung-chow-limit", options={"limit": 10**9}),
            HouseRulesTrouble.WRONG_VALUE,
            "“limit” (Limit)",
        ),
        (
            content(rules="pung-chow-limit", options={"limit": 350}),
            HouseRulesTrouble.WRONG_VALUE,
            "“limit” (Limit)",
        ),
        (content().replace(b"14", b"NaN"), HouseRulesTrouble.WRONG_KIND, "“NaN”"),
        (content()[:-1] + b', "name": "again"}', HouseRulesTrouble.TWICE, "“name” stands there twice"),
    ],
)
def test_a_wrong_file_is_refused_with_what_is_wrong_and_where(
    given_content: bytes, trouble: HouseRulesTrouble, words: str
) -> None:
    with pytest.raises(HouseFileError) as caught:
        read(given_content)
    assert caught.value.trouble is trouble
    sentence = trouble_words("friend.json", caught.value)
    assert sentence.startswith("friend.json: ")
    assert words in sentence
    assert sentence.endswith("Nothing was changed.")


def test_a_file_that_is_not_there_or_a_folder_is_reported(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "none.json"):
        with pytest.raises(HouseFileError) as caught:
            read_file(path)
        assert caught.value.trouble is HouseRulesTrouble.UNREADABLE
        assert caught.value.where


@given(st.binary(max_size=60) | st.integers(0, len(content())).map(lambda cut: content()[:cut] + b"!"))
def test_no_content_whatever_gives_anything_but_the_one_error(random_content: bytes) -> None:
    with pytest.raises(HouseFileError) as caught:
        read(random_content)
    assert trouble_words("x", caught.value)


def test_the_users_file_is_read_again_with_what_it_does_not_know(tmp_path: Path) -> None:
    path = tmp_path / "house-rules.json"
    one = HouseSet("Club", "pung-chow", {"p1_reserve": 14})
    of_later = {"name": "New", "rules": "a-sixth-book", "options": {}}
    store_file(path).replace(Store((one,), (of_later,)))
    found = store_file(path).load()
    assert found.value == Store((one,), (of_later,))
    assert (found.state, found.message) == (State.SOUND, None)
    assert [child.name for child in tmp_path.iterdir()] == ["house-rules.json"]


@pytest.mark.parametrize(
    "damaged", [b"", b"{", b"\xff\xfe", b"[]", b'{"pe-ling": "house-rules", "sets": []}']
)
def test_a_damaged_users_file_is_set_aside_whole(tmp_path: Path, damaged: bytes) -> None:
    path = tmp_path / "house-rules.json"
    path.write_bytes(damaged)
    found = store_file(path).load()
    assert found.value == Store()
    assert found.message == ("house-sets-damaged", "house-rules.damaged-1.json")
    assert (tmp_path / found.name).read_bytes() == damaged


def test_a_users_file_of_a_later_version_stays_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "house-rules.json"
    later = b'{"pe-ling": "house-rule-sets", "format": 2, "sets": []}'
    path.write_bytes(later)
    assert store_file(path).load().message == ("house-sets-newer", "house-rules.json")
    assert path.read_bytes() == later


def test_a_failing_disk_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "house-rules.json"
    store_file(path).replace(Store((HouseSet("Old", "pung-chow", {}),)))
    before = path.read_bytes()

    def fail(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", fail)
    with pytest.raises(OSError, match="No space"):
        store_file(path).replace(Store((HouseSet("New", "pung-chow", {}),)))
    assert path.read_bytes() == before
