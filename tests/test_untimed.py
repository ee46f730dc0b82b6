"""No test fails because the machine is busy: what is measured is measured in `make bench`."""

from hypothesis import settings


def test_nobody_sets_a_deadline_by_default() -> None:
    assert settings.default is not None
    assert settings.default.deadline is None
