"""What the commands write where a terminal does not have every sign: a sign in its place."""

from __future__ import annotations

import io

import pytest

from peling import __version__
from peling.__main__ import main


def test_a_sign_that_a_terminal_does_not_have_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    raw = io.BytesIO()
    output = io.TextIOWrapper(raw, encoding="ascii")
    monkeypatch.setattr("sys.stdout", output)
    assert main(["books", "pung-chow"]) == 0
    assert output.errors == "replace"
    assert b"?" in raw.getvalue()


def test_the_version_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert (ended.value.code, capsys.readouterr().out) == (0, f"peling {__version__}\n")
