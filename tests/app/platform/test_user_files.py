"""Whatever a file of the user holds: start, work and closing give a value and a sentence; nothing is lost."""

import errno
import json
import os
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from peling.lessons.learnt import PageDone
from peling.lessons.progress import Progress
from peling.positions.laid import Laid
from peling_app.__main__ import arguments, make_context, make_window
from peling_app.books import house_sets
from peling_app.books.house_rules import HouseSet
from peling_app.books.house_sets import Store
from peling_app.judge import store as position
from peling_app.kit.words.messages import WORDS
from peling_app.learn import progress
from peling_app.learn.session import LearnSession
from peling_app.platform import settings
from peling_app.platform.json_text import DEEPEST
from peling_app.platform.settings import Language
from peling_app.platform.user_file import Kind, LeftAloneError, State, UserFile
from peling_app.play import marks
from peling_app.score import people
from peling_app.score.view.page import ScorePage
from peling_app.shell.view.pages import PageId
from tests.by_day import by_day

Each = tuple[Kind[Any], Any, Any]
"""A kind of file, a value, and another one."""

KINDS: tuple[Each, ...] = (
    (settings.KIND, settings.Settings(player_name="Agnes"), settings.Settings(sound=False)),
    (
        house_sets.KIND,
        Store((HouseSet("Club", "pung-chow", {}),)),
        Store((HouseSet("Home", "fenghua", {}),)),
    ),
    (progress.FILE_KIND, Progress().with_page("pc-chow/1"), Progress().with_known("first-pung")),
    (marks.KIND, {3: "Drei – „ja“"}, {7: ""}),
    (position.KIND, position.Kept(guess=True), position.Kept(Laid("pung-chow"))),
    (people.KIND, people.Names({"Joe": "Joseph"}), people.Names(apart=frozenset({("Ann", "Anna")}))),
)
BAD: dict[str, bytes] = {
    "empty": b"",
    "cut off": b'{"format": 1',
    "no text": b"\xff\xfe\x00",
    "zeros": bytes(4000),
    "bits": bytes(range(256)) * 20,
    "a list": b"[]",
    "null": b"null",
    "a number": b"1",
    "a huge number": b"9" * 10_000,
    "deep": b"[" * 100_000,
    "deep and closed": b'{"a":' * 20_000 + b"1" + b"}" * 20_000,
    "read but not written": b'{"of_later":' + b"[" * 300 + b"]" * 300 + b"}",
    "half a character": b'{"player_name": "\\ud800", "pe-ling": "\\udfff"}',
    "half a name": b'{"\\ud800": 1}',
    "a constant": b'{"text_zoom": NaN}',
    "twice": b'{"format": 1, "format": 1}',
    "no format": b'{"format": "1"}',
    "format true": b'{"format": true}',
    "format 0": b'{"format": 0}',
}


def mixed(kind: Kind[Any], **entries: object) -> bytes:
    """Return a content of this kind with other entries."""
    head = {"pe-ling": kind.mark} if kind.mark else {}
    return json.dumps({**head, "format": kind.format, **(kind.write(kind.empty) or {}), **entries}).encode()


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


@pytest.fixture(params=KINDS, ids=[kind.name for kind, *_ in KINDS])
def each(request: pytest.FixtureRequest) -> Each:
    found: Each = request.param
    return found


@pytest.mark.cases_by_day(2)
@pytest.mark.parametrize("bad", BAD)
def test_a_damaged_file_is_set_aside_and_the_next_one_is_written(
    tmp_path: Path, each: Each, bad: str
) -> None:
    kind, one, _ = each
    path = tmp_path / "x.json"
    path.write_bytes(BAD[bad])
    file = UserFile(path, kind)
    found = file.load()
    assert (found.value, found.message) == (kind.empty, (f"{kind.name}-damaged", "x.damaged-1.json"))
    assert (tmp_path / found.name).read_bytes() == BAD[bad]
    assert file.save(kind.empty, one).value == one
    assert file.load().value == one
    assert names(tmp_path) == ["x.damaged-1.json", "x.json"]


@pytest.mark.parametrize("bad", BAD)
def test_a_file_damaged_while_the_program_runs_is_set_aside_too(tmp_path: Path, each: Each, bad: str) -> None:
    kind, one, _ = each
    path = tmp_path / "x.json"
    file = UserFile(path, kind)
    assert file.load().state is State.MISSING
    path.write_bytes(BAD[bad])
    found = file.save(kind.empty, one)
    assert (found.value, found.message) == (one, (f"{kind.name}-replaced", "x.damaged-1.json"))
    assert file.load().value == one


def test_a_newer_file_is_left_as_it_is(tmp_path: Path, each: Each) -> None:
    kind, one, _ = each
    path = tmp_path / "x.json"
    later = mixed(kind, format=kind.format + 1, of_later=[1])
    path.write_bytes(later)
    file = UserFile(path, kind)
    assert file.load().message == (f"{kind.name}-newer", "x.json")
    with pytest.raises(LeftAloneError) as refused:
        file.save(kind.empty, one)
    assert file.said(refused.value) == (f"{kind.name}-newer", "x.json")
    with pytest.raises(LeftAloneError):
        file.replace(one)
    assert path.read_bytes() == later
    assert names(tmp_path) == ["x.json"]


def folder(path: Path) -> None:
    path.mkdir()
    (path / "inside").write_text("kept")


def looped(path: Path) -> None:
    path.symlink_to(path)


def refused(path: Path) -> None:
    path.write_text("secret", encoding="utf-8")
    path.chmod(0)


@pytest.mark.parametrize("make", [os.mkfifo, folder, looped, refused])
def test_what_cannot_be_read_is_left_as_it_is(
    tmp_path: Path, each: Each, make: Callable[[Path], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    kind, one, _ = each
    path = tmp_path / "x.json"
    make(path)
    if make is refused and os.geteuid() == 0:
        # The administrator may read everything.
        opening = os.open

        def refuse(file: str | Path, *rest: Any) -> int:  # noqa: ANN401 - as os.open takes it
            if Path(file) == path:
                raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
            return opening(file, *rest)

        monkeypatch.setattr(os, "open", refuse)
    before = os.lstat(path)
    file = UserFile(path, kind)
    assert file.load().message == (f"{kind.name}-lost", "x.json")
    with pytest.raises(LeftAloneError) as left:
        file.save(kind.empty, one)
    assert file.said(left.value) == (f"{kind.name}-lost", "x.json")
    after = os.lstat(path)
    assert (before.st_ino, stat.S_IFMT(before.st_mode)) == (after.st_ino, stat.S_IFMT(after.st_mode))
    assert names(tmp_path) == ["x.json"]


def test_a_file_as_long_as_a_film_is_set_aside_unread(tmp_path: Path, each: Each) -> None:
    kind, one, _ = each
    path = tmp_path / "x.json"
    with path.open("wb") as film:
        film.truncate(1_500_000_000)
    file = UserFile(path, kind)
    assert file.load().message == (f"{kind.name}-damaged", "x.damaged-1.json")
    assert file.save(kind.empty, one).value == one
    assert (tmp_path / "x.damaged-1.json").stat().st_size == 1_500_000_000


@pytest.mark.parametrize("fails", ["fsync", "replace"])
def test_a_full_disk_leaves_the_old_file_and_nothing_beside_it(
    tmp_path: Path, each: Each, fails: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    kind, one, other = each
    file = UserFile(tmp_path / "x.json", kind)
    file.replace(one)

    def refuse(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as full:
        full.setattr("os.fsync" if fails == "fsync" else "pathlib.Path.replace", refuse)
        with pytest.raises(OSError, match="No space") as failed:
            file.save(one, other)
        assert file.said(failed.value) == (f"{kind.name}-unsaved", "No space left on device")
    assert file.load().value == one
    assert names(tmp_path) == ["x.json"]


def test_what_an_ended_process_left_behind_is_swept_away(tmp_path: Path, each: Each) -> None:
    kind, one, other = each
    file = UserFile(tmp_path / "x.json", kind)

    def ended(self: Path, _target: Path) -> None:
        left.append(self.read_bytes())
        raise KeyboardInterrupt

    left: list[bytes] = []
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("pathlib.Path.replace", ended)
        patched.setattr("pathlib.Path.unlink", lambda *_, **__: None)
        with pytest.raises(KeyboardInterrupt):
            file.replace(one)
    assert left
    assert names(tmp_path) != []
    (tmp_path / "x.json.new").write_text("of the user")
    file.replace(other)
    assert names(tmp_path) == ["x.json", "x.json.new"]


def test_a_link_is_followed(tmp_path: Path, each: Each) -> None:
    kind, one, _ = each
    (tmp_path / "there").mkdir()
    real, link = tmp_path / "there" / "real.json", tmp_path / "x.json"
    link.symlink_to(real)
    UserFile(link, kind).replace(one)
    assert link.is_symlink()
    assert UserFile(real, kind).load().value == one


def test_half_a_character_that_was_typed_is_no_end(tmp_path: Path) -> None:
    file = settings.settings_file(tmp_path / "x.json")
    file.replace(settings.Settings(player_name="A\ud800"))
    assert file.load().value.player_name == "A?"


def test_nothing_is_written_that_could_not_be_read(tmp_path: Path) -> None:
    file = settings.settings_file(tmp_path / "x.json")
    with pytest.raises(OSError, match=os.strerror(errno.EFBIG)):
        file.replace(settings.Settings(player_name="A" * settings.LONGEST_FILE))
    assert names(tmp_path) == []


def test_what_is_nested_as_deep_as_is_read_can_be_written(tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    deep: object = 1
    for _ in range(DEEPEST - 2):
        deep = [deep]
    path.write_bytes(mixed(settings.KIND, of_later=deep))
    file = settings.settings_file(path)
    found = file.load()
    assert found.state is State.SOUND
    file.save(found.value, settings.Settings(sound=False, unknown=found.value.unknown))
    assert file.load().value.unknown == {"of_later": deep}


def test_an_export_that_fails_leaves_the_older_copy(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert qapp is not None
    learn, path = LearnSession(), tmp_path / "copy.json"
    learn.do(PageDone("pc-chow/1"))
    learn.export(path)
    before = path.read_bytes()

    def refuse(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    learn.do(PageDone("pc-chow/2"))
    monkeypatch.setattr("os.fsync", refuse)
    with pytest.raises(OSError, match="No space"):
        learn.export(path)
    assert path.read_bytes() == before
    assert names(tmp_path) == ["copy.json"]


def test_every_trouble_of_every_kind_has_a_sentence() -> None:
    states = ("damaged", "replaced", "lost", "newer", "unsaved", "busy")
    assert [
        name for kind, *_ in KINDS for state in states if (name := f"{kind.name}-{state}") not in WORDS
    ] == []


# The program with such files.

FILES = {
    "settings.json": KINDS[0],
    "house-rules.json": KINDS[1],
    "progress.json": KINDS[2],
    "position.json": KINDS[4],
    "sheets/people.json": KINDS[5],
}
ODD: dict[str, dict[str, object]] = {
    "rules that are none": {
        "rule_set": "a-sixth-book",
        "house_rules": {
            "pung-chow": {"p1_reserve": -1, "mandarins": "<b>", "x" * 500: True},
            "fenghua": {"no-such": "x"},
            "how-to-play": {"limit": 10**30},
            "": {},
        },
        "house_set": {"pung-chow": "Nobody's", "?": ""},
    },
    "people that are none": {
        "opponents": ["", "grandmaster"],
        "opponent_names": ["", "\u202e\n", "x" * 5000],
        "sheet_players": ["", "", ""],
        "player_name": "\x00\n",
        "geometry": "ü/=",
    },
    "other kinds": {name: [{"a": None}] for name in settings.KIND.write(settings.Settings()) or {}},
    "progress of nothing": {
        "bookmark": {"pung-chow": "no/such", "no-such": "pc-chow/1"},
        "pages": ["no/such", "pc-chow/999"],
        "known": ["<b>"],
        "exercises": ["?"],
        "results": [
            {"rules": "no-such", "kind": "?", "level": 1, "asked": 1, "right": 1, "partly": 0, "streak": 1}
        ],
        "boxes": [
            {"kind": kind, "rules": book, "options": {"no": 1}, "level": 1, "seed": 1, "box": 1, "due": due}
            for kind, book in (("?", "pung-chow"), ("waits", "no-such"), ("waits", "pung-chow"))
            for due in ("0001-01-01", "9999-12-31")
        ],
    },
    "sets of nothing": {"sets": [1, None, {}, {"name": "", "rules": 1}, {"name": "A", "rules": "?"}]},
}


@pytest.fixture
def opened(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> Callable[[], list[str]]:
    """Open the program with what is in a folder, go through its pages, change something and close it."""
    (tmp_path / "sheets").mkdir()

    def run() -> list[str]:
        context = make_context(qapp, arguments(["--data-dir", str(tmp_path)]))
        window = make_window(context)
        qtbot.addWidget(window)
        window.show()
        for page in (PageId.SETUP, PageId.LEARN, PageId.SCORE, PageId.BOOKS, PageId.COMPARE, PageId.JUDGE):
            window.show_page(page)
            qapp.processEvents()
        sheets = window.page(PageId.SCORE)
        assert isinstance(sheets, ScorePage)
        sheets.show_people()
        # Who is who is asked for as soon as anybody stands on a sheet.
        _ = sheets.people.model.store.names
        window.ways.show_house_rules()
        qapp.processEvents()
        if (box := qapp.activeModalWidget()) is not None:
            box.close()
        context.learn.do(PageDone("pc-chow/1"))
        for book in ("pung-chow", "fenghua"):
            context.learn.rules(book)
        context.preferences.update(text_zoom=110)
        said = [words() for words in window.notice.waiting]
        window.close()
        context.translations.use(Language.ENGLISH)
        return said

    return run


@pytest.mark.parametrize("bad", by_day({"newer"}, ["deep", "half a character", "newer", "a pipe"]))
def test_the_program_starts_works_and_closes_with_bad_files(
    opened: Callable[[], list[str]], tmp_path: Path, bad: str
) -> None:
    for name, (kind, *_) in FILES.items():
        if bad == "a pipe":
            os.mkfifo(tmp_path / name)
        else:
            content = mixed(kind, format=99) if bad == "newer" else BAD[bad]
            (tmp_path / name).write_bytes(content)
    said = " ".join(opened())
    for name in FILES:
        assert (f"{Path(name).stem}.damaged-1.json" if bad in BAD else Path(name).name) in said
    if bad == "newer":
        for name, (kind, *_) in FILES.items():
            assert (tmp_path / name).read_bytes() == mixed(kind, format=99)


@pytest.mark.parametrize("odd", by_day({"other kinds"}, ODD))
def test_the_program_starts_works_and_closes_with_odd_values(
    opened: Callable[[], list[str]], tmp_path: Path, odd: str
) -> None:
    for name, (kind, *_) in FILES.items():
        if (own := kind.write(kind.empty)) is not None:
            entries = {key: value for key, value in ODD[odd].items() if key in own}
            (tmp_path / name).write_bytes(mixed(kind, **entries))
    said = opened()
    assert (any("could not" in one or "not usable" in one for one in said)) == (odd == "other kinds")
    assert json.loads((tmp_path / "settings.json").read_text(encoding="utf-8"))["text_zoom"] == 110
