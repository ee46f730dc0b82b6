"""Numbers and money with the marks of each language."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal

import pytest
from PySide6.QtCore import QLocale

from peling_app.kit.words.numbers import decimal, number, signed_tenths
from peling_app.score.stakes import Stakes

MANY = 18186


@pytest.fixture(autouse=True)
def locale() -> Iterator[None]:
    before = QLocale()
    yield
    QLocale.setDefault(before)


@pytest.mark.parametrize(
    ("language", "written"),
    [
        (QLocale.Language.English, ("18,186", "18,186.5", "+18,186.5", "−909.30 €", "9,093.00 €")),
        (QLocale.Language.German, ("18.186", "18.186,5", "+18.186,5", "−909,30 €", "9.093,00 €")),
    ],
)
def test_what_is_grouped_keeps_its_decimals(language: QLocale.Language, written: tuple[str, ...]) -> None:
    QLocale.setDefault(QLocale(language))
    stakes = Stakes(Decimal("0.05"), "€"), Stakes(Decimal("0.50"), "€")
    tenths = MANY + 0.5
    money = stakes[0].worth(-MANY), stakes[1].worth(MANY)
    assert (number(MANY), decimal(tenths), signed_tenths(tenths), *money) == written
