import importlib
import sys
from pathlib import Path

import pytest

from tests.benchmarks import run
from tests.benchmarks.figure import Figure


def test_a_bound_may_be_touched_from_either_side() -> None:
    assert Figure("rate", 8.0, "x", 8.0, ">=").met
    assert Figure("time", 16.0, "ms", 16.0, "<=").met
    assert not Figure("rate", 7.9, "x", 8.0, ">=").met
    assert not Figure("time", 16.1, "ms", 16.0, "<=").met


def test_the_table_says_which_target_is_missed() -> None:
    lines = run.table(
        [Figure("rate", 9.0, "x", 8.0, ">="), Figure("time", 20.0, "ms", 16.0, "<=")]
    ).splitlines()
    assert [line.split()[-1] for line in lines[1:]] == ["ok", "MISSED"]
    assert ">= 8 x" in lines[1]
    assert "<= 16 ms" in lines[2]


def test_a_missed_target_makes_the_run_fail(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    code = (
        "from tests.benchmarks.figure import Figure\n"
        "def run():\n"
        "    return [Figure('a', {value}, 's', 1.0, '<=')]\n"
    )
    monkeypatch.setattr(run, "names", lambda _words: ["bench_made_up"])
    monkeypatch.setattr("tests.benchmarks.__path__", [str(tmp_path)])
    for value, expected in ((0.5, 0), (1.5, 1)):
        (tmp_path / "bench_made_up.py").write_text(code.format(value=value))
        monkeypatch.delitem(sys.modules, "tests.benchmarks.bench_made_up", raising=False)
        importlib.invalidate_caches()
        assert run.main([]) == expected


def test_a_run_that_measures_nothing_fails(capsys: pytest.CaptureFixture[str]) -> None:
    assert run.main(["no-such-benchmark"]) == 1
    assert "No benchmark" in capsys.readouterr().out
