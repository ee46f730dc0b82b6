import importlib
from pathlib import Path
from types import ModuleType

import pytest

import lint_qml

pytestmark = pytest.mark.usefixtures("qapp")

CLASSES = """
from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

QML_IMPORT_NAME = "made.up"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
class Lamp(QObject):
    changed = Signal()

    @Property(int, notify=changed)
    def light(self):
        return 7

    @Slot(str, result=str)
    def word(self, key):
        return key


@QmlElement
@QmlUncreatable("who owns the house makes its rooms")
class Room(QObject):
    pass
"""
"""A module such as gives classes to QML."""


@pytest.fixture(scope="module")
def made_up(tmp_path_factory: pytest.TempPathFactory) -> ModuleType:
    folder = tmp_path_factory.mktemp("classes")
    (folder / "made_up.py").write_text(CLASSES, encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(folder)
        return importlib.import_module("made_up")


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, made_up: ModuleType) -> Path:
    monkeypatch.setattr(lint_qml, "python_modules", lambda: iter([made_up]))
    monkeypatch.setattr(lint_qml, "APP", tmp_path)
    return tmp_path


@pytest.mark.parametrize(
    ("expression", "expected"),
    [
        ("lamp.light + lamp.word('a').length", 0),
        ("lamp.glow", 1),
        ("lamp.speak()", 1),
        ("light", 1),
    ],
)
def test_the_classes_of_python_are_known_and_nothing_else(app: Path, expression: str, expected: int) -> None:
    (app / "A.qml").write_text(
        "import QtQml\nimport made.up\nQtObject {\n    required property Lamp lamp\n"
        f"    readonly property int n: {expression}\n}}\n"
    )
    assert lint_qml.main() == expected


@pytest.mark.parametrize(("made", "expected"), [("Lamp", 0), ("Room", 1)])
def test_qml_makes_only_what_it_may(app: Path, made: str, expected: int) -> None:
    (app / "A.qml").write_text(f"import QtQuick\nimport made.up\nItem {{\n    {made} {{}}\n}}\n")
    assert lint_qml.main() == expected


def test_an_app_without_qml_is_taken_for_an_error(app: Path) -> None:
    assert not list(app.iterdir())
    with pytest.raises(SystemExit, match="no QML file"):
        lint_qml.main()
