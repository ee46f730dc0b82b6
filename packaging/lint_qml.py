"""Run qmllint over every QML file of the app; a single warning fails.

Usage: python packaging/lint_qml.py
"""

import subprocess
import sys
from pathlib import Path

import PySide6

APP = Path(__file__).resolve().parent.parent / "app"


def main() -> int:
    """Lint the files and return qmllint's exit code."""
    files = sorted(str(path) for path in APP.rglob("*.qml"))
    if not files:
        raise SystemExit("There is no QML file under app/: has it moved?")
    program = Path(PySide6.__file__).parent / ("qmllint.exe" if sys.platform == "win32" else "qmllint")
    command = [str(program), "--max-warnings", "0", "-I", str(APP), *files]
    code = subprocess.run(command, check=False).returncode
    print(f"qmllint: {len(files)} files, " + ("with warnings" if code else "no warning"))
    return 1 if code else 0


if __name__ == "__main__":
    sys.exit(main())
