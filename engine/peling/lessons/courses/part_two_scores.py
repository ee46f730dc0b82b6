"""Pung Chow, Part II, in lessons: the scores, and the hands that are worth the limit."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from peling.core.scoring import HandRecord, InvalidHandError, Limit, Win, WinBy
from peling.core.tiles import Wind
from peling.core.view import Source
from peling.lessons.courses.boards import board
from peling.lessons.courses.build import (
    counted_first,
    lesson,
    page,
    picture,
    points_of,
    record,
    score_it,
    which_hands,
)
from peling.rules.ruleset import RuleSet

E, S, W = Wind.EAST, Wind.SOUTH, Wind.WEST


def _is_limit(rules: RuleSet, held: HandRecord) -> bool:
    """Return whether fourteen tiles, the last of them drawn, are a limit hand."""
    *rest, last = held.hand.concealed
    hand = replace(held.hand, concealed=tuple(rest))
    try:
        lines = rules.score(replace(held, hand=hand, win=Win(last, WinBy.WALL))).sheet.lines
    except InvalidHandError:
        return False
    return any(isinstance(line.award, Limit) for line in lines)


SCORING: Final = (
    lesson(
        "pc2-sets",
        page(
            "PC2-WIN-PUNG-MINOR-EXPOSED PC2-WIN-PUNG-MINOR-CONCEALED "
            "PC2-WIN-PUNG-MAJOR-EXPOSED PC2-WIN-PUNG-MAJOR-CONCEALED PC2-BONUS-MAHJONGG",
            picture("D5 D5 D5 :two D5 D5 D5 :six", "N N N :four N N N :ten"),
            task=points_of(
                record("C6 C6 C6 B2 B3 D8 D8 | (N* N N)<W (D2* D3 D4)<E", "B4 discard E", "SE"), part_one=28
            ),
        ),
        page(
            "PC2-WIN-KONG-MINOR-EXPOSED PC2-WIN-KONG-MINOR-CONCEALED "
            "PC2-WIN-KONG-MAJOR-EXPOSED PC2-WIN-KONG-MAJOR-CONCEALED",
            picture("B6 B6 B6 B6 :eight", "_B6 B6 B6 _B6 :sixteen", "C9 C9 C9 C9 :sixteen"),
            task=points_of(
                record("B2 B3 D8 D8 | [C9 C9 C9 C9] (D2* D3 D4)<E (C4* C4 C4)<N", "B4 discard E", "SE"),
                open_four=28,
            ),
        ),
    ),
    lesson(
        "pc2-last",
        page(
            "PC2-WIN-PAIR-MINOR-PUNGED PC2-WIN-PAIR-MINOR-DRAWN "
            "PC2-WIN-PAIR-HEADS-PUNGED PC2-WIN-PAIR-HEADS-DRAWN",
            picture("D8 D8* :two-four", "C9 C9* :four-six", "R R* :four-six"),
            task=points_of(
                record("C5 C6 C7 D9 | (B2* B3 B4)<E (D2* D3 D4)<E (B8* B8 B8)<N", "D9 wall", "SE"), claimed=16
            ),
        ),
        page(
            "PC2-WIN-PAIR-OWNROUND-PUNGED PC2-WIN-PAIR-OWNROUND-DRAWN",
            picture("S S* :six-eight"),
            task=counted_first(
                record("B3 B4 B5 S C1 C1 C1 | (C7* C7 C7)<N (B6* B7 B8)<E", "S wall", "SS"),
                score_it(
                    record("C5 C6 C7 S | (B2* B3 B4)<E (D2* D3 D4)<E (B8* B8 B8)<N", "S discard W", "SS"),
                    2,
                    4,
                ),
            ),
        ),
        page(
            "PC2-WIN-SEQ-CLOSED-CHOW PC2-WIN-SEQ-CLOSED-DRAW PC2-WIN-SEQ-OPEN-DRAW PC2-SHOW-SEQ",
            picture("B4 B5* B6 :closed", "B1 B2 B3* :closed", "B4 B5 B6* :open"),
            task=points_of(
                record("C5 C7 D8 D8 | (B2* B3 B4)<E (D2* D3 D4)<E (B8* B8 B8)<N", "C6 wall", "SE"), chowed=14
            ),
        ),
        page(
            "PC2-BONUS-NOOTHER",
            task=points_of(
                record("C2 C3 B6 B7 B8 D9 D9 | (B2* B3 B4)<E (D5* D6 D7)<E", "C4 discard E", "SE"),
                only_ten=10,
                part_one=30,
            ),
        ),
    ),
    lesson(
        "pc2-others",
        page(
            "PC2-OTH-PUNG-MINOR-EXPOSED PC2-OTH-PUNG-MINOR-CONCEALED PC2-OTH-PUNG-MAJOR-EXPOSED "
            "PC2-OTH-PUNG-MAJOR-CONCEALED PC2-OTH-KONG-MINOR-EXPOSED PC2-OTH-KONG-MINOR-CONCEALED "
            "PC2-OTH-KONG-MAJOR-EXPOSED PC2-OTH-KONG-MAJOR-CONCEALED",
            picture("D5 D5 D5 :four", "N N N :eight", "_B6 B6 B6 _B6 :sixteen"),
            task=points_of(
                record("B7 B7 B7 C1 C1 C1 D2 D4 D6 W | (R* R R)<N", seats="SE"), as_winner=40, undoubled=16
            ),
        ),
        page(
            "PC2-OTH-PAIR-DRAGON PC2-OTH-PAIR-OWNWIND PC2-OTH-PAIR-ROUNDWIND PC2-OTH-PAIR-OWNROUND",
            picture("G G :two", "S S :own", "E E :round"),
            task=points_of(record("E E S S G G N N B2 B3 C7 D5 D9", seats="SE"), own_only=4, all_pairs=8),
        ),
    ),
    lesson(
        "pc2-doubles",
        page(
            "PC2-DBL-RED PC2-DBL-GREEN PC2-DBL-WHITE PC2-DBL-OWNWIND PC2-DBL-OWNWIND-ROUND",
            picture("R R R :once", "G G G :once", "Wh Wh Wh :once", "S S S :own"),
            task=counted_first(
                record("B3 B4 D9 D9 | (R* R R)<N (S* S S)<W (C2* C3 C4)<E", "B5 discard N"),
                points_of(
                    record("B2 B3 C7 C8 D3 D9 N | (S* S S)<W (E* E E)<N", seats="SS"),
                    one_double=16,
                    with_east=64,
                ),
            ),
        ),
        page(
            "PC2-DBL-SUIT-HONORS PC2-DBL-ONESUIT PC2-DBL-NOSEQ",
            picture("B1 B2 B3 | B7 B7 B7 | N N :mixed", "B1 B2 B3 | B7 B7 B7 | B9 B9 :pure"),
            task=score_it(
                record("B2 B2 B2 B6 B6 N N | (B8* B8 B8)<N (B5* B5 B5)<W", "B6 discard E", "SE"), 2, 3
            ),
        ),
        page(
            "PC2-BONUS-LOOSE PC2-BONUS-LASTTILE PC2-BONUS-FOURTHTILE",
            task=score_it(
                record("C5 C6 C7 B2 B3 D8 D8 | (B4* B4 B4)<W (D2* D3 D4)<E", "B4 last-wall", "SE"), 2, 5
            ),
        ),
        page(
            "PC2-BONUS-FIRSTCARD PC2-LIMIT",
            task=counted_first(
                record("B3 B4 B9 B9 | [R R R R] (G* G G)<N (S* S S)<W", "B5 discard N"),
                points_of(
                    record("C2 C3 B6 B7 B8 D9 D9 B2 B3 B4 D5 D6 D7", "C4 first-discard E", "SE"), no_bonus=20
                ),
            ),
        ),
    ),
)
LIMIT_HANDS: Final = (
    lesson(
        "pc2-hands",
        page(
            "PC2-LIMIT-1",
            picture("B1 B9 D1 D9 C1 C9 E S W N R G Wh | R"),
            task=board(
                "win",
                "S B1 B9 D1 D9 C1 C9 E S W N R G Wh",
                "W R B3 B5 B8 C2 C4 C6 D2 D4 D6 D8 N E",
                drawn="C8",
                left=60,
                do="claim-win",
                wrong="pass let-go",
                others="W discard R",
            ),
        ),
        page(
            "PC2-LIMIT-2",
            picture("C1 C1 C1 | C9 C9 C9 | N N N | R R R | B9 B9"),
            task=which_hands(
                "PC2-LIMIT-2",
                _is_limit,
                "B1 B1 B1 D9 D9 D9 E E E R R R C9 C9",
                "B1 B1 B1 D9 D9 D9 E E E R R R C8 C8",
                "B1 B2 B3 D9 D9 D9 E E E R R R C9 C9",
                eight=["hand-1", "hand-2"],
                run=["hand-1", "hand-3"],
            ),
        ),
        page(
            "PC2-LIMIT-3 PC2-LIMIT-4",
            picture("E E E | S S S | W W W | N N N | B5 B5 :four", "E E E | S S S | W W W | N N :three"),
            task=which_hands(
                "PC2-LIMIT-3 PC2-LIMIT-4",
                _is_limit,
                "E E E S S S W W W N N B2 B3 B4",
                "E E E S S S W W W B2 B3 B4 D5 D5",
                "E E E S S S W W W N N N D5 D5",
                any_pair=["hand-1", "hand-2", "hand-3"],
                four_only=["hand-3"],
            ),
        ),
        page(
            "PC2-LIMIT-7",
            picture("R R R | G G G | Wh Wh Wh"),
            task=which_hands(
                "PC2-LIMIT-7",
                _is_limit,
                "R R R G G G Wh Wh Wh C4 C5 C6 B2 B2",
                "R R R G G G Wh Wh C4 C5 C6 B2 B3 B4",
                "R R R G G G E E E C4 C5 C6 B2 B2",
                pair=["hand-1", "hand-2"],
            ),
        ),
        page(
            "PC2-LIMIT-5",
            task=score_it(
                record(
                    "D8 | [B2 B2 B2 B2] (C5* C5 C5 C5)<N (D7* D7 D7 D7)<W [R R R R]", "D8 discard E", "SE"
                ),
                2,
                6,
            ),
        ),
        page(
            "PC2-LIMIT-6 PC2-WASH-ORDER",
            task=board(
                "win",
                "E B1 B2 B3 C5 C6 C7 D4 D4 D4 E E E R R",
                source=Source.DEAL,
                do="go-out",
                wrong="discard R gives-up",
            ),
        ),
    ),
)
