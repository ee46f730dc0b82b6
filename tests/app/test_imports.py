"""What import-linter cannot see, because it takes PySide6 as one package: which parts of Qt are reached."""

import pkgutil
import subprocess
import sys

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


WALK = """
import importlib, sys
for module in sys.argv[2:]:
    importlib.import_module(module)
    reached = [name for name in sys.argv[1].split() if name in sys.modules]
    if reached:
        sys.exit(f"{module} reaches {reached}")
"""


def test_view_models_and_what_they_import_need_qtcore_only() -> None:
    modules = [viewmodels.__name__, *VIEW_MODELS, *BELOW]
    walk = subprocess.run(
        [sys.executable, "-c", WALK, " ".join(GUI), *modules], check=False, capture_output=True, text=True
    )
    assert walk.returncode == 0, walk.stderr
