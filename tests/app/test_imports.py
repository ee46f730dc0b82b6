"""What import-linter cannot see, because it takes PySide6 as one package: which parts of Qt are reached."""

import pkgutil
import subprocess
import sys

import pytest

import peling_app
from peling_app import viewmodels

GUI = (
    "PySide6.QtGui",
    "PySide6.QtWidgets",
    "PySide6.QtQuick",
    "PySide6.QtQuickWidgets",
    "PySide6.QtMultimedia",
)
VIEW_MODELS = [f"{viewmodels.__name__}.{module.name}" for module in pkgutil.iter_modules(viewmodels.__path__)]
BELOW = [
    f"peling_app.{module.name}"
    for module in pkgutil.iter_modules(peling_app.__path__)
    if module.name in {"computers", "desk", "open_game", "session", "settings", "shelf", "tasks"}
]


@pytest.mark.parametrize("module", [viewmodels.__name__, *VIEW_MODELS, *BELOW])
def test_a_view_model_and_what_it_imports_needs_qtcore_only(module: str) -> None:
    code = f"import sys, {module}; print(*(name for name in {GUI!r} if name in sys.modules))"
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert answer.stdout.strip() == ""
