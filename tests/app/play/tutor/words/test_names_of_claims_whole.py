"""Names of claims in the table of the coach: each word is whole, also in large type."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QTextLayout

from peling.core.actions import ClaimChow, ClaimKong, ClaimPung, ClaimWin, ConcealedKong, Pass
from peling_app.kit.view.parts import Scale
from peling_app.kit.words.actions import kind_name
from peling_app.platform.settings import Language
from peling_app.play.tutor.view.coach_table import KEY, key_font
from tests.end2end.stage import make_context

KINDS = (ClaimWin, ClaimKong, ClaimPung, ClaimChow, Pass, ConcealedKong)


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.GERMAN])
@pytest.mark.parametrize("zoom", [100, 150])
def test_no_line_of_a_claim_ends_within_a_word(language: Language, zoom: int) -> None:
    """Of "Mah-Jongg" the second half stood below the first, parted at its hyphen."""
    context = make_context(language=language, settings={"text_zoom": zoom})
    usual = Scale(context.theme).text(12.5)
    names = [kind_name(kind) for kind in KINDS]
    assert names[0] == "Mah-Jongg"
    for name in names:
        layout = QTextLayout(name, key_font(usual, name, KEY - 4))
        layout.beginLayout()
        while (line := layout.createLine()).isValid():
            line.setLineWidth(KEY - 4)
            end = line.textStart() + line.textLength()
            assert end == len(name) or name[end - 1] == " ", name
        layout.endLayout()
    context.translations.use(Language.ENGLISH)
