"""Nothing is sent: the program has no code that speaks to a network."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parents[2]
SOURCES: Final = (ROOT / "engine" / "peling", ROOT / "app" / "peling_app")
NETWORK: Final = frozenset(
    [
        "aiohttp",
        "asyncio",
        "ftplib",
        "grpc",
        "http",
        "httplib2",
        "httpx",
        "imaplib",
        "nntplib",
        "poplib",
        "pycurl",
        "requests",
        "smtplib",
        "socket",
        "socketserver",
        "ssl",
        "telnetlib",
        "tornado",
        "urllib",
        "urllib3",
        "webbrowser",
        "websocket",
        "websockets",
        "xmlrpc",
    ]
)
"""Packages that reach other machines, or ask others to."""
QT_NETWORK: Final = re.compile(
    r"Qt(Network\w*|WebEngine\w*|WebSockets|WebChannel|WebView|HttpServer|Nfc|Bluetooth|RemoteObjects|SerialPort)"
)
LOCAL: Final[dict[str, frozenset[str]]] = {
    "app/peling_app/platform/system/instance.py": frozenset({"QLocalServer", "QLocalSocket"})
}
"""Files that may take these names of QtNetwork: they speak to the same user on the same machine."""
LOCAL_NAMES: Final = frozenset({"QLocalServer", "QLocalSocket"})
"""Sockets of the file system (on Windows named pipes): nothing beyond this machine is reached by them."""

BY_OTHERS: Final = re.compile(
    r"\b(QDesktopServices|QProcess|subprocess|Popen|popen|startfile|posix_spawn\w*|spawn[lv]\w*|exec[lv]p?e?|"
    r"os\.system|setOpenExternalLinks|openUrlExternally)\b"
)
"""Ways to let a browser, a shell or another program reach out."""


def imports(tree: ast.AST) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield the modules that are imported, with the names taken from each; those loaded by name included."""
    for node in ast.walk(tree):
        match node:
            case ast.Import(names):
                yield from ((one.name, ()) for one in names)
            case ast.ImportFrom(module=str(module), names=names):
                yield module, tuple(one.name for one in names)
            case ast.Call(
                func=ast.Name("__import__" | "import_module") | ast.Attribute(attr="import_module"),
                args=[ast.Constant(str(module)), *_],
            ):
                yield module, ()
            case _:
                pass


def reaches_out(module: str, names: tuple[str, ...], file: str) -> list[str]:
    """Return what a file takes that speaks to a network."""
    if module.partition(".")[0] in NETWORK:
        return [module]
    found = [name for name in (*module.split("."), *names) if QT_NETWORK.fullmatch(name)]
    if found and names and "QtNetwork" in module.split("."):
        return [f"{module}.{name}" for name in names if name not in LOCAL.get(file, frozenset())]
    return found


def test_no_module_of_program_or_engine_imports_what_speaks_to_a_network() -> None:
    files = [path for room in SOURCES for path in sorted(room.rglob("*.py"))]
    assert len(files) > 500
    # Most files have none of the names anywhere; only the others are taken apart.
    any_name = re.compile("|".join((*sorted(NETWORK), QT_NETWORK.pattern)))
    found = {
        (path.relative_to(ROOT).as_posix(), one)
        for path in files
        if any_name.search(source := path.read_text(encoding="utf-8"))
        for module, names in imports(ast.parse(source))
        for one in reaches_out(module, names, path.relative_to(ROOT).as_posix())
    }
    assert found == set()


def test_what_is_allowed_is_local_and_is_there() -> None:
    for file, names in LOCAL.items():
        assert names <= LOCAL_NAMES
        assert "QtNetwork" in (ROOT / file).read_text(encoding="utf-8")


def test_no_page_of_qml_reaches_out() -> None:
    pages = [path for room in SOURCES for path in sorted(room.rglob("*.qml"))]
    assert len(pages) > 20
    word = re.compile(
        r"XMLHttpRequest|WebSocket|import QtWeb|import QtNetwork|openUrlExternally|[\"']https?:"
    )
    assert [path.name for path in pages if word.search(path.read_text(encoding="utf-8"))] == []


def test_no_other_program_is_started_and_no_browser_asked() -> None:
    files = [path for room in SOURCES for path in sorted(room.rglob("*.py"))]
    assert len(files) > 500
    found = {
        (path.relative_to(ROOT).as_posix(), word[0])
        for path in files
        for word in BY_OTHERS.finditer(path.read_text(encoding="utf-8"))
    }
    assert found == set()


@pytest.mark.parametrize(
    "line",
    [
        "from PySide6.QtGui import QDesktopServices",
        "subprocess.run(['curl', address])",
        "os.system('curl')",
        "QProcess().start('curl')",
        "os.execvp('curl', [])",
        "words.setOpenExternalLinks(True)",
    ],
)
def test_what_would_let_others_reach_out_is_found(line: str) -> None:
    assert BY_OTHERS.search(line)


def test_the_search_finds_what_it_looks_for() -> None:
    """The walk above sees each way in which a module can be taken."""
    guilty = (
        "import socket",
        "import urllib.request as u",
        "from http import client",
        "from PySide6.QtNetwork import QNetworkAccessManager",
        "from PySide6 import QtNetwork",
        "import PySide6.QtNetwork",
        "importlib.import_module('ssl')",
        "__import__('requests')",
    )
    for line in guilty:
        found = [
            one for module, names in imports(ast.parse(line)) for one in reaches_out(module, names, "x.py")
        ]
        assert found, line
    local = "from PySide6.QtNetwork import QLocalServer"
    assert [one for module, names in imports(ast.parse(local)) for one in reaches_out(module, names, "x.py")]
