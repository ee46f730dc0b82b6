import importlib
import os
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
    monkeypatch.setattr("tests.benchmarks.__path__", [str(tmp_path)])
    monkeypatch.setattr(run, "apart", run.measured)
    for name, value, expected in (("bench_small", 0.5, 0), ("bench_large", 1.5, 1)):
        (tmp_path / f"{name}.py").write_text(
            "from tests.benchmarks.figure import Figure\n"
            f"def run():\n    return [Figure('a', {value}, 's', 1.0, '<=')]\n"
        )
        monkeypatch.setattr(run, "names", lambda _words, name=name: [name])
        importlib.invalidate_caches()
        assert run.main([]) == expected


def test_one_that_breaks_is_named_and_the_others_are_measured(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A benchmark that called what was gone took the figures of all others with it."""

    def measured(name: str) -> list[Figure]:
        if name.endswith("bench_broken"):
            raise RuntimeError("what was measured is gone")
        return [Figure("a", 0.5, "s", 1.0, "<=")]

    monkeypatch.setattr(run, "names", lambda _words: ["bench_broken", "bench_whole"])
    monkeypatch.setattr(run, "apart", measured)
    assert run.main([]) == 1
    printed = capsys.readouterr()
    assert "Broken: bench_broken" in printed.out
    assert "0.5 s" in printed.out
    assert "what was measured is gone" in printed.err


def test_a_benchmark_has_a_process_of_its_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "bench_of_itself.py").write_text(
        "import os\nfrom tests.benchmarks.figure import Figure\n"
        "def run():\n    return [Figure('process', os.getpid(), '', 0, '>=')]\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    assert run.apart("bench_of_itself")[0].value != os.getpid()
    assert run.measured("bench_of_itself")[0].value == os.getpid()


def test_a_run_that_measures_nothing_fails(capsys: pytest.CaptureFixture[str]) -> None:
    assert run.main(["no-such-benchmark"]) == 1
    assert "No benchmark" in capsys.readouterr().out
