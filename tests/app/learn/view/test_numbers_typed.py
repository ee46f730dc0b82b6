"""A number is taken however its digits are written: an input method may make them of full width."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from peling_app.kit.model.theme import Theme
from peling_app.learn.view.answers.answers import NumberAnswer
from tests.app.learn.conftest import Bench


@pytest.mark.parametrize(("pasted", "number"), [("１３６", 136), ("00136", 136), ("−４", -4), ("four", None)])
def test_a_number_is_taken_however_its_digits_are_written(
    theme: Theme, bench: Bench, pasted: str, number: int | None
) -> None:
    answer = NumberAnswer(theme)
    bench.show(answer)
    QApplication.clipboard().setText(pasted)
    answer.field.paste()
    assert answer.number == number
