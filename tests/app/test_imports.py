"""What import-linter cannot see, because it takes PySide6 as one package: which parts of Qt are reached."""

import subprocess
import sys
from pathlib import Path

import peling_app

GUI = (
    "PySide6.QtGui",
    "PySide6.QtWidgets",
    "PySide6.QtQuick",
    "PySide6.QtQuickWidgets",
    "PySide6.QtMultimedia",
)
APP = Path(peling_app.__file__).parent
FEATURES = ("books", "compare", "kit", "learn", "play", "score", "shell")
# Pictures of the kit, and what looks after windows, stand on more than QtCore.
MORE = {"collector", "errors", "i18n", "resources", "sounds", "theme"}
MODULES = [
    ".".join(("peling_app", *path.relative_to(APP).with_suffix("").parts))
    for feature in FEATURES
    for path in sorted((APP / feature).rglob("*.py"))
    if "view" not in path.relative_to(APP).parts and path.stem not in {*MORE, "__init__"}
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
    walk = subprocess.run(
        [sys.executable, "-c", WALK, " ".join(GUI), *MODULES], check=False, capture_output=True, text=True
    )
    assert walk.returncode == 0, walk.stderr
