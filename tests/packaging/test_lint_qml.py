from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtCore import Property, QObject, Signal, Slot

import lint_qml

pytestmark = pytest.mark.usefixtures("qapp")


class Lamp(QObject):
    """A class such as Python gives to QML."""

    changed = Signal()

    @Property(int, notify=changed)
    def light(self) -> int:
        """Return how bright it is."""
        return 7

    @Slot(str, result=str)
    def word(self, key: str) -> str:
        """Return the key."""
        return key


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    module = ModuleType("made_up")
    module.__dict__.update(QML_IMPORT_NAME="made.up", Lamp=Lamp)
    monkeypatch.setattr(Lamp, "__module__", "made_up")
    monkeypatch.setattr(lint_qml, "python_modules", lambda: iter([module]))
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


def test_an_app_without_qml_is_taken_for_an_error(app: Path) -> None:
    assert not list(app.iterdir())
    with pytest.raises(SystemExit, match="no QML file"):
        lint_qml.main()
