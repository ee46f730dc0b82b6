"""The built kernel is that of its sources, and nobody waits for it who does not ask for it."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from peling.advice.kernel import machine as kernel

ROOT = Path(__file__).resolve().parents[3]


def build_script() -> ModuleType:
    spec = spec_from_file_location("build_kernel", ROOT / "engine" / "kernel" / "build.py")
    assert spec is not None
    assert spec.loader is not None
    made = module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


@pytest.mark.skipif(find_spec("ziglang") is None, reason="the compiler, the package ziglang, is not there")
def test_the_sources_build_the_same_bytes(tmp_path: Path) -> None:
    built = tmp_path / "kernel.wasm"
    build_script().build(built)
    assert built.read_bytes() == kernel.FILE.read_bytes()


def test_the_package_is_not_imported_before_a_kernel_is_made() -> None:
    code = (
        "import sys; from peling.advice.kernel.machine import available; available(); "
        "print('wasmtime' in sys.modules)"
    )
    done = subprocess.run((sys.executable, "-c", code), capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def test_without_the_package_there_is_no_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "wasmtime", None)
    assert not kernel.available()
