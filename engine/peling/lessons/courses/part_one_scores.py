"""Pung Chow, Part I, in lessons: the scores, the settlement, and what remains."""

from __future__ import annotations

from typing import Final

from peling.lessons.courses.build import (
    counted_first,
    drill,
    example,
    lesson,
    number,
    page,
    picture,
    points_of,
    record,
    score_it,
    topic,
)
from peling.rules.ruleset import RuleSet


def _change(_rules: RuleSet) -> int:
    """Return with how few counters 226 is paid: 100, 10 and 2 (Settling the Scores, p. 25)."""
    rest, used = 226, 0
    for value in (1000, 500, 100, 10, 2):
        used += rest // value
        rest %= value
    return used


SCORING: Final = (
    lesson(
        "pc-points",
        page(
            "PC1-SCORE-PUNG-MINOR-EXPOSED PC1-SCORE-PUNG-MINOR-CONCEALED "
            "PC1-SCORE-PUNG-MAJOR-EXPOSED PC1-SCORE-PUNG-MAJOR-CONCEALED",
            picture("D5 D5 D5 :two D5 D5 D5 :four", "E E E :four-open E E E :eight"),
            task=points_of(record("B2 B3 C7 C8 D3 D9 R | (D5* D5 D5)<N (E* E E)<W"), doubled=12),
        ),
        page(
            "PC1-SCORE-KONG-MINOR-EXPOSED PC1-SCORE-KONG-MINOR-CONCEALED "
            "PC1-SCORE-KONG-MAJOR-EXPOSED PC1-SCORE-KONG-MAJOR-CONCEALED",
            picture(
                "B6 B6 B6 B6 :eight _B6 B6 B6 _B6 :sixteen",
                "C9 C9 C9 C9 :sixteen _C9 C9 C9 _C9 :thirty-two",
            ),
            task=points_of(record("B2 B3 C7 C8 D3 D9 W | [B6 B6 B6 B6] (C9* C9 C9 C9)<N"), open_both=24),
        ),
        page(
            "PC1-SCORE-PAIR-HONOR",
            picture("R R :two S S :two", "N N :nought? B9 B9 :nought?"),
            task=points_of(record("S S N N B9 B9 C2 C3 D4 D5 D8 G G"), all_pairs=8, own_only=2),
        ),
    ),
    lesson(
        "pc-bonuses",
        page(
            "PC1-BONUS-MAHJONGG PC1-BONUS-NOSEQ",
            task=points_of(
                record("B5 B5 C2 C2 | (D7* D7 D7)<N (C8* C8 C8)<W (B3* B3 B3)<E", "B5 discard N"), no_bonus=28
            ),
        ),
        page(
            "PC1-BONUS-NOOTHER",
            task=points_of(
                record("C2 C3 B6 B7 B8 D9 D9 | (B2* B3 B4)<E (D5* D6 D7)<E", "C4 discard E"), only_twenty=20
            ),
        ),
        page(
            "PC1-BONUS-DRAW PC1-BONUS-ONLYPLACE PC1-BONUS-LOOSE",
            picture("C2 C3* C4 :middle! B1 B2 B3* :end!", "R R* :pair! D5 D6 D7* :both?"),
            task=counted_first(
                record("B3 B4 B5 D9 C1 C1 C1 | (C7* C7 C7)<N (B6* B7 B8)<E", "D9 wall"),
                score_it(record("C2 C4 B6 B7 B8 D9 D9 | (B2* B3 B4)<E (D5* D5 D5)<E", "C3 wall"), 1, 2),
            ),
        ),
    ),
    lesson(
        "pc-doubles",
        page(
            "PC1-DBL-RED PC1-DBL-GREEN PC1-DBL-WHITE PC1-DBL-OWNWIND",
            picture("R R R :once G G G :once", "Wh Wh Wh :once S S S :once"),
            task=counted_first(
                record("B3 B4 D9 D9 | (R* R R)<N (S* S S)<W (C2* C3 C4)<E", "B5 discard N"),
                points_of(record("B2 B3 C7 C8 D3 D9 N | (R* R R)<N (S* S S)<W"), no_doubles=8, one_double=16),
            ),
        ),
        page(
            "PC1-DBL-SUIT-HONORS PC1-DBL-ONESUIT PC1-DBL-ALLHONORS",
            picture("B1 B2 B3 | B7 B7 B7 | N N :mixed", "B1 B2 B3 | B7 B7 B7 | B9 B9 :pure"),
            task=score_it(record("B2 B3 B4 B6 B6 B6 B8 | (B1* B1 B1)<N (B5* B5 B5)<W", "B8 wall"), 2, 3),
        ),
        page(
            "PC1-DBL-ORIGINAL",
            task=score_it(record("C2 C3 C4 D3 D4 D5 B6 B7 B8 R R R N N", "dealt", "EE"), 2, 5),
        ),
        page(
            "PC1-BONUS-MAHJONGG PC1-DBL-OWNWIND PC1-SCORE-PAIR-HONOR",
            task=score_it(record("S S S B5 B6 C9 C9 C9 R R | (D2* D2 D2)<N", "B7 wall"), 3, 9),
        ),
        page("PC-EXPOSE-WHY", task=drill("exposing", 1, 4)),
    ),
    lesson(
        "pc-settling",
        page("PC1-SETTLE", task=drill("pays", 1, 2)),
        page("PC1-SETTLE PC-BANKER", task=drill("pays", 2, 6)),
        page("PC1-SETTLE", task=drill("pays", 3, 4)),
        page(
            "PC-COUNTERS PC1-DRAW",
            picture("counter-500 counter-100 counter-10 counter-2 = 612"),
            task=number("PC-COUNTERS", _change, all_in_tens=22),
        ),
    ),
    lesson(
        "pc-examples",
        page("PC1-BONUS-MAHJONGG", task=example("pung-chow", "PC1-EX-01")),
        page("PC1-SCORE-PAIR-HONOR", task=example("pung-chow", "PC1-EX-03/slip")),
        page("PC1-DBL-ALLHONORS", task=example("pung-chow", "PC1-EX-07")),
        page("PC1-DBL-ALLHONORS PC1-BONUS-LOOSE", task=example("pung-chow", "PC1-EX-20")),
        page("PC1-SETTLE PC1-DBL-SUIT-HONORS", task=example("pung-chow", "PC1-EX-17/slip")),
    ),
    lesson(
        "pc-layouts",
        page("PC1-SETTLE PC1-BONUS-NOSEQ", task=example("pung-chow", "PC1-SET-1-E")),
        page("PC1-SETTLE PC1-DBL-SUIT-HONORS", task=example("pung-chow", "PC1-SET-1-W")),
        page("PC1-SETTLE PC-BANKER", task=example("pung-chow", "PC1-SET-1")),
        page("PC1-SETTLE PC-BANKER", task=example("pung-chow", "PC1-SET-2")),
        page("PC1-SETTLE", task=example("pung-chow", "PC1-SET-3")),
        page("PC1-SETTLE", task=example("pung-chow", "PC1-SET-4")),
    ),
)

MORE: Final = (
    lesson(
        "pc-mandarins",
        page(
            "PCM-TILES PCM-USE PCM-SCOPE PCM-WALL",
            picture("Fl1 Fl2 Fl3 Fl4 :flowers", "Se1 Se2 Se3 Se4 :seasons"),
            task=topic("whose-flower", 1, 1),
        ),
        page("PCM-EXPOSE PCM-DEALT PCM-DBL-OWN", task=topic("set-out", 1, 2)),
    ),
    lesson(
        "pc-few",
        page("PC23-WALL3 PC23-WALL2 PC23-DUMMY PC23-SAME", task=topic("sides-to-build", 1, 1)),
    ),
)
