"""Two windows on one profile, as two processes: what is changed in each of them stays."""

import json
import random
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import fields
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QLockFile
from PySide6.QtWidgets import QApplication

from peling.lessons.learnt import Known, ShownAgain
from peling.lessons.memory import TILES, Memory, Point, Trace
from peling.lessons.progress import Progress, Result
from peling_app.books import house_sets
from peling_app.books.house_rules import HouseSet
from peling_app.books.house_sets import Store
from peling_app.books.model.house_sets import HouseSets
from peling_app.learn import progress
from peling_app.learn.session import LearnSession
from peling_app.platform import settings, user_file
from peling_app.platform.preferences import Preferences
from peling_app.platform.user_file import BusyError, merged_entries
from peling_app.play import marks

ROOT = Path(__file__).resolve().parents[3]

WINDOW = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from peling_app.play import marks as replay_marks
from peling.lessons.learnt import PageDone
from peling_app.learn.session import LearnSession
from peling_app.books.model.house_sets import HouseSets
from peling_app.platform.preferences import Preferences

app = QCoreApplication([])
folder, name = Path(sys.argv[1]), sys.argv[2]
preferences = Preferences(folder / "settings.json")
sets = HouseSets(preferences, folder / "house-rules.json")
learn = LearnSession(folder / "progress.json")
marks = replay_marks.marks_file(folder / "game")
held = marks.load().value
sets.loaded, learn.progress
failed = []
preferences.saving_failed.connect(lambda *said: failed.append(said))
learn.failed.connect(lambda *said: failed.append(said))
print("open", flush=True)
for line in sys.stdin:
    what, number = line.split()
    if what == "settings":
        preferences.update(**{"player_name" if name == "a" else "rule_set": f"{name}{number}"})
        sets.set_options("pung-chow" if name == "a" else "fenghua", {f"{name}_option": int(number) + 1})
    if what == "sets":
        sets.save("pung-chow", f"{name} {number}")
    if what == "progress":
        learn.do(PageDone(f"{name}/{number}"))
    if what == "marks":
        place = int(number) * 2 + (name == "b")
        held = marks.save(held, {**held, place: name}).value
    print(failed or "done", flush=True)
"""


class Window:
    """A process that has read the files of a profile and does what it is asked."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    def tell(self, *lines: str) -> None:
        """Ask it to do this, one after the other."""
        assert self._process.stdin is not None
        self._process.stdin.write("".join(f"{line}\n" for line in lines))
        self._process.stdin.flush()

    def hear(self, *, times: int = 1) -> list[str]:
        """Return what it says, so many lines."""
        assert self._process.stdout is not None
        return [self._process.stdout.readline().strip() for _ in range(times)]

    def does(self, line: str) -> None:
        """Ask it to do this, and wait until it is done."""
        self.tell(line)
        assert self.hear() == ["done"]


@contextmanager
def window(folder: Path, name: str) -> Iterator[Window]:
    with subprocess.Popen(
        [sys.executable, "-c", WINDOW, str(folder), name],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        made = Window(process)
        assert made.hear() == ["open"]
        yield made


@pytest.fixture
def windows(tmp_path: Path) -> Iterator[tuple[Window, Window]]:
    with ExitStack() as stack:
        yield stack.enter_context(window(tmp_path, "a")), stack.enter_context(window(tmp_path, "b"))


def check(folder: Path, last: int) -> None:
    """See that all of both windows, from 0 to the last number, is there."""
    found = settings.load(folder / "settings.json").value
    assert (found.player_name, found.rule_set) == (f"a{last}", f"b{last}")
    assert found.house_rules == {"pung-chow": {"a_option": last + 1}, "fenghua": {"b_option": last + 1}}
    numbers = range(last + 1)
    store = house_sets.store_file(folder / "house-rules.json").load().value
    assert {one.name for one in store.sets} == {f"{name} {n}" for name in "ab" for n in numbers}
    pages = progress.progress_file(folder / "progress.json").load().value.pages
    assert pages == {f"{name}/{n}" for name in "ab" for n in numbers}
    assert marks.load(folder / "game") == {n * 2 + (name == "b"): name for name in "ab" for n in numbers}
    assert [path.name for path in folder.iterdir() if path.suffix != ".json"] == []


@pytest.mark.thorough
def test_what_is_changed_in_turn_in_two_windows_stays(windows: tuple[Window, Window], tmp_path: Path) -> None:
    for number in range(2):
        for one in windows:
            for what in ("settings", "sets", "progress", "marks"):
                one.does(f"{what} {number}")
    check(tmp_path, 1)


def test_what_is_changed_at_the_same_time_in_two_windows_stays(
    windows: tuple[Window, Window], tmp_path: Path
) -> None:
    lines = [f"{what} {n}" for n in range(15) for what in ("settings", "sets", "progress", "marks")]
    for one in windows:
        one.tell(*lines)
    for one in windows:
        assert one.hear(times=len(lines)) == ["done"] * len(lines)
    check(tmp_path, 14)


def test_a_window_that_was_ended_while_it_wrote_does_not_keep_the_other_waiting(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    held = (
        "import sys, time; from PySide6.QtCore import QLockFile; lock = QLockFile(sys.argv[1]); "
        "print(lock.tryLock(0), flush=True); time.sleep(60)"
    )
    with subprocess.Popen(
        [sys.executable, "-c", held, f"{path}.lock"], stdout=subprocess.PIPE, text=True
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline().strip() == "True"
        other.kill()
        other.wait()
        settings.save(path, settings.Settings(sound=False))
    assert not settings.load(path).value.sound


def test_a_change_that_had_to_wait_too_long_is_reported_and_saved_with_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(user_file, "LONGEST_WAIT", 0.02)
    path = tmp_path / "settings.json"
    preferences = Preferences(path)
    said: list[tuple[str, str]] = []
    preferences.saving_failed.connect(lambda *message: said.append(message))
    other = QLockFile(f"{path}.lock")
    assert other.tryLock(0)
    preferences.update(sound=False)
    assert said == [("settings-busy", "settings.json")]
    with pytest.raises(BusyError):
        settings.save(path, settings.Settings())
    other.unlock()
    preferences.update(text_zoom=120)
    found = settings.load(path).value
    assert (found.sound, found.text_zoom) == (False, 120)


# What becomes of a change when the file has changed meanwhile.


def test_an_entry_that_others_changed_is_not_removed() -> None:
    assert merged_entries({"a": 1, "b": 1}, {}, {"a": 2, "b": 1}) == {"a": 2}


def test_rules_saved_under_one_name_in_two_windows_both_stay(tmp_path: Path) -> None:
    file = house_sets.store_file(tmp_path / "house-rules.json")
    one = HouseSet("Club", "pung-chow", {"p1_reserve": 14})
    other = HouseSet("Club", "pung-chow", {"mandarins": "on"})
    file.save(Store(), Store((one,)))
    found = file.save(Store(), Store((other,))).value
    assert found.sets == (other, HouseSet("Club (2)", "pung-chow", {"p1_reserve": 14}))
    assert file.save(Store((other,)), Store((other,))).value == found


def test_settings_of_another_version_in_another_window_stay(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    mine = Preferences(path)
    path.write_text(json.dumps({"format": 1, "of_later": [1], "sound": False}), encoding="utf-8")
    mine.update(text_zoom=120)
    found = settings.load(path).value
    assert (found.sound, found.text_zoom, found.unknown) == (False, 120, {"of_later": [1]})
    assert mine.current.sound


def test_answers_given_in_two_windows_are_added_up() -> None:
    place = ("pung-chow", "waits", 1)
    chance = random.Random(7)
    for _ in range(200):
        answers = [[chance.random() < 0.7 for _ in range(chance.randrange(6))] for _ in range(3)]
        counted = [_counted(answers[0]), _counted(answers[0] + answers[1]), _counted(answers[0] + answers[2])]
        base, mine, theirs = (Progress(results=((place, result),)) for result in counted)
        found = progress.FILE_KIND.merge(base, mine, theirs).result(*place)
        both = _counted(answers[0] + answers[2] + answers[1])
        assert found == both


DAY = date(2026, 1, 1)
FOUR, SIX = Point(TILES, "C4"), Point(TILES, "C6")


def _memory(days: float, seen: date = DAY) -> Memory:
    return Memory(Trace(days, 5.0, seen, seen))


PARTS: dict[str, tuple[Any, Any]] = {
    "pages": (frozenset({"a"}), frozenset({"b"})),
    "results": ((("a", "waits", 1), Result(3, 2, 0, 1)), (("b", "waits", 1), Result(1, 1, 0, 1))),
    "memories": ((FOUR, _memory(3)), (SIX, _memory(2))),
    "known": (frozenset({"a"}), frozenset({"b"})),
    "exercises": (frozenset({"a"}), frozenset({"b"})),
    "bookmark": (("a", "1"), ("b", "2")),
    "ratings": ((("a", "waits"), 1000), (("b", "waits"), 900)),
    "days": ((DAY, 60), (DAY + timedelta(days=1), 90)),
    "chosen": (("a", (DAY, "W")), ("b", (DAY, "C4"))),
}
"""What may stand in each part of what was learnt, and something else."""


@pytest.mark.parametrize("part", [one.name for one in fields(Progress)])
def test_what_was_learnt_in_two_windows_stays_part_by_part(part: str) -> None:
    first, second = PARTS[part]
    are_sets = isinstance(first, frozenset)

    def held(*entries: Any) -> Progress:  # noqa: ANN401 - each part holds something else
        parts: dict[str, Any] = {part: frozenset().union(*entries) if are_sets else entries}
        return Progress(**parts)

    merge = progress.FILE_KIND.merge
    assert merge(held(), held(first), held(second)) == held(first, second)
    assert merge(held(first), held(first), held(second)) == held(second), "it was forgotten elsewhere"
    assert merge(held(first), held(), held(first, second)) == held(second), "it was forgotten here"


def test_what_is_changed_and_changed_back_is_as_it_was(qapp: QApplication, tmp_path: Path) -> None:
    """What is written is a change: of what this window has written last, not of what it had read."""
    assert qapp is not None
    preferences = Preferences(tmp_path / "settings.json")
    sets = HouseSets(preferences, tmp_path / "house-rules.json")
    learn = LearnSession(tmp_path / "progress.json")
    for sound in (False, True):
        preferences.update(sound=sound)
        assert settings.load(tmp_path / "settings.json").value.sound is sound
    for name in ("Club", "Home"):
        sets.save("pung-chow", name)
    sets.delete("pung-chow", "Club")
    stored = house_sets.store_file(tmp_path / "house-rules.json").load().value.sets
    assert [one.name for one in stored] == [one.name for one in sets.every] == ["Home"]
    for given in (Known("first-pung"), Known("first-kong"), ShownAgain("first-pung")):
        learn.do(given)
    assert progress.progress_file(tmp_path / "progress.json").load().value.known == {"first-kong"}
    learn.finish()


def test_of_a_thing_asked_in_two_windows_the_later_answer_stands() -> None:
    base = Progress(memories=((FOUR, _memory(3)), (SIX, _memory(3))))
    tomorrow = DAY + timedelta(days=1)
    mine = Progress(memories=((FOUR, _memory(1, tomorrow)), (SIX, _memory(3))))
    theirs = Progress(memories=((FOUR, _memory(9)), (SIX, _memory(1, tomorrow))))
    found = dict(progress.FILE_KIND.merge(base, mine, theirs).memories)
    assert found == {FOUR: _memory(1, tomorrow), SIX: _memory(1, tomorrow)}


def test_minutes_and_ratings_of_two_windows_are_added_up() -> None:
    place = ("pung-chow", "waits")

    def held(seconds: int, rating: int) -> Progress:
        return Progress(days=((DAY, seconds),), ratings=((place, rating),))

    found = progress.FILE_KIND.merge(held(60, 1000), held(100, 1030), held(90, 980))
    assert found == held(130, 1010)
    chosen = Progress(chosen=(("pung-chow", (DAY, "W")),))
    assert progress.FILE_KIND.merge(Progress(), chosen, held(1, 1)).chosen == chosen.chosen


def _counted(answers: list[bool]) -> Result:
    streak = 0
    for right in answers:
        streak = streak + 1 if right else 0
    return Result(len(answers), sum(answers), 0, streak)


def test_what_is_forgotten_in_one_window_is_not_brought_back_by_the_other(tmp_path: Path) -> None:
    file = progress.progress_file(tmp_path / "progress.json")
    both = Progress().with_page("a").with_page("b").with_bookmark("pung-chow", "a")
    file.replace(both)
    file.replace(Progress())
    assert file.save(both, both.with_page("c")).value == Progress().with_page("c")
