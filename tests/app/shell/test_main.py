import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from peling_app import __version__
from peling_app.__main__ import arguments, folders, make_context
from peling_app.kit.pace import Pace
from peling_app.platform import errors, shipped
from peling_app.platform.errors import FILE_NAME, LONGEST, catch_all, keep
from peling_app.platform.settings import LANGUAGES

ROOT = Path(__file__).resolve().parents[3]


def run(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "peling_app", *words],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


def test_the_program_starts_paints_and_says_how_long_it_took(tmp_path: Path) -> None:
    ended = run("--measure-start", "--night", "--language", "de", "--data-dir", str(tmp_path))
    assert ended.returncode == 0
    assert ended.stdout.endswith(" ms to the first picture\n")
    assert "Traceback" not in ended.stderr


def test_the_start_waits_for_no_kernel(tmp_path: Path) -> None:
    code = (
        "import sys; from peling_app.__main__ import main; "
        f"main(['--measure-start', '--data-dir', {str(tmp_path)!r}]); "
        "print([name for name in sys.modules if name.split('.')[0] == 'wasmtime'])"
    )
    ended = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True, timeout=60
    )
    assert ended.stdout.splitlines()[-1] == "[]"


@pytest.mark.nightly  # by day tests/app/platform/test_settings.py
def test_damaged_settings_do_not_keep_it_from_starting(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text("{ no", encoding="utf-8")
    ended = run("--measure-start", "--data-dir", str(tmp_path))
    assert ended.returncode == 0
    assert (tmp_path / "settings.damaged-1.json").read_text(encoding="utf-8") == "{ no"


def test_a_wrong_argument_gives_exit_code_2_and_no_trace() -> None:
    ended = run("--language", "tlh")
    assert ended.returncode == 2
    assert "Traceback" not in ended.stderr
    assert "tlh" in ended.stderr


def test_what_cannot_start_says_so_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder", encoding="utf-8")
    (tmp_path / "peling_app").mkdir()
    broken = tmp_path / "sitecustomize.py"
    broken.write_text("import sys; sys.modules['PySide6.QtSvg'] = None\n", encoding="utf-8")
    ended = run("--data-dir", str(tmp_path / "data"), PYTHONPATH=str(tmp_path))
    assert ended.returncode == 1
    assert ended.stderr.startswith("Pe-Ling cannot start: ")
    assert "Traceback" not in ended.stderr


def test_a_folder_of_its_own_holds_settings_and_games(tmp_path: Path) -> None:
    assert folders(tmp_path) == (tmp_path, tmp_path / "games")
    options = arguments(["--data-dir", str(tmp_path), "--reduced-motion"])
    assert options.reduced_motion
    assert not options.night


def test_a_new_page_takes_nothing_for_400_ms_and_a_settlement_stays_for_a_second(
    qapp: QApplication, tmp_path: Path
) -> None:
    """All tests of pages have a pace of their own; this is the one of the program."""
    context = make_context(qapp, arguments(["--data-dir", str(tmp_path)]))
    assert context.pace == Pace(quiet=400, look=1000, seen=True)
    assert context.services.pace is context.pace


def test_an_uncaught_error_is_kept_with_its_trace_and_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    catch_all(tmp_path, said.append)

    def fail() -> None:
        raise ValueError("in a thread")

    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()
    sys.excepthook(RuntimeError, RuntimeError("in the GUI"), None)
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    kept = (tmp_path / FILE_NAME).read_text(encoding="utf-8")
    assert said == [str(tmp_path / FILE_NAME)] * 2
    assert "ValueError: in a thread" in kept
    assert "RuntimeError: in the GUI" in kept
    assert "in fail" in kept


def test_a_painter_that_failed_paints_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Python keeps the last error and what it held; Qt ends a program that drops what is being painted."""
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    catch_all(tmp_path, print)
    picture = QImage(8, 8, QImage.Format.Format_RGB32)

    def paint() -> None:
        painter = QPainter(picture)
        painter.fillRect(picture.rect(), painter.background())
        raise ValueError("half painted")

    with pytest.raises(ValueError, match="half painted") as failed:
        paint()
    assert picture.paintingActive()
    sys.excepthook(failed.type, failed.value, failed.tb)
    assert not picture.paintingActive()
    assert "in paint" in (tmp_path / FILE_NAME).read_text(encoding="utf-8")


def test_a_long_file_of_errors_is_begun_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / FILE_NAME).write_text("x" * (LONGEST + 1), encoding="utf-8")
    assert keep(tmp_path, ValueError("new")) == tmp_path / FILE_NAME
    assert len((tmp_path / FILE_NAME).read_text(encoding="utf-8")) < 1000
    monkeypatch.setattr(errors, "FILE_NAME", "no-folder/errors.log")
    assert keep(tmp_path / FILE_NAME, ValueError("unwritable")) is None


def test_a_file_that_the_system_wants_opened_is_heard() -> None:
    """On macOS a program that runs is asked so."""
    code = (
        "from PySide6.QtGui import QFileOpenEvent\n"
        "from peling_app.shell.view.application import Application\n"
        "app = Application([]); app.file_asked.connect(lambda file: print(file.as_posix())); "
        "app.sendEvent(app, QFileOpenEvent('/evening.peling')); app.sendEvent(app, QFileOpenEvent(''))"
    )
    ended = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True, timeout=60
    )
    assert ended.stdout == "/evening.peling\n"


def test_the_version_and_the_help_are_said() -> None:
    assert run("--version").stdout == f"Pe-Ling {__version__}\n"
    help_text = run("--help").stdout
    assert "house rules" in help_text
    assert "--data-dir DIR" in help_text


def test_every_language_with_a_file_of_translations_can_be_asked_for() -> None:
    codes = sorted(path.stem.removeprefix("peling_") for path in shipped.translations().glob("peling_*.qm"))
    assert [arguments(["--language", code]).language for code in codes] == sorted(LANGUAGES)
