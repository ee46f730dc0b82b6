"""The booklet in lessons: settling, what sets count, bonuses, doubles, flowers, limit hands, errors."""

from __future__ import annotations

from typing import Final

from peling.core.notation import parse_tiles
from peling.lessons.courses.build import (
    about,
    counted_first,
    drill,
    earns,
    example,
    lesson,
    like,
    page,
    picture,
    points_of,
    record,
    score_it,
    topic,
    winning_tiles,
)
from peling.lessons.model import LayTask, WrongTry

_THREES: Final = record("C1 C1 C1 C2 C2 C2 C3 C3 C3 D7 D8 B5 B5", "D9 discard E")
"""Three pungs or three sequences; as sequences it has no scoring value, which counts more (A-35)."""

SCORES: Final = (
    lesson(
        "hp-settlement",
        page("HP-PAY-WINNER HP-PAY-LOSERS", task=example("how-to-play", "HP-T1")),
        page("HP-PAY-WINNER HP-PAY-LOSERS", task=example("how-to-play", "HP-T2")),
    ),
    lesson(
        "hp-sets",
        page(
            "HP-SCORES HP-PUNG-MINOR HP-PUNG-MAJOR HP-PUNG-HONOUR",
            picture("D5 D5 D5 :two D5 D5 D5 :four", "B9 B9 B9 :four-open E E E :eight"),
            task=points_of(record("B2 B3 C7 C8 D3 D9 R | (D5* D5 D5)<N (N* N N)<W"), doubled=12),
        ),
        page(
            "HP-KONG-MINOR HP-KONG-MAJOR HP-KONG-HONOUR",
            picture(
                "B6 B6 B6 B6 :eight",
                "_B6 B6 B6 _B6 :sixteen",
                "C9 C9 C9 C9 :sixteen",
                "_R R R _R :thirty-two",
            ),
            task=points_of(record("B2 B3 C7 C8 D3 D9 W | [B6 B6 B6 B6] (C9* C9 C9 C9)<N"), open_both=24),
        ),
        page(
            "HP-PAIR-DRAGON HP-PAIR-OWN HP-PAIR-ROUND",
            picture("R R :two", "S S :own", "E E :round", "N N :nought?"),
            task=points_of(record("S S E E N N C2 C3 D4 D5 D8 G G"), without_round=4, all_pairs=8),
        ),
    ),
    lesson(
        "hp-bonuses",
        page(
            "HP-BONUSES HP-B-WIN HP-B-ONLY HP-B-DRAWN",
            task=counted_first(
                record("C2 C3 C4 D2 D3 B4 B5 B6 B8 B8 | (N* N N)<E", "D4 wall"),
                score_it(
                    record("B9 B9 D4 D6 D6 D7 D8 C1 C2 C3 | (B5* B5 B5)<W", "D5 discard N"),
                    2,
                    3,
                ),
            ),
        ),
        page("HP-B-NO-CHOW HP-X-NO-CHOW", task=example("how-to-play", "HP-07")),
        page("HP-B-NO-SCORE HP-X-NO-SCORE", task=example("how-to-play", "HP-04")),
        page("HP-B-LAST HP-X-LAST HP-B-LOOSE HP-X-LOOSE", task=example("how-to-play", "HP-15")),
        page("HP-B-STANDING", task=example("how-to-play", "HP-17")),
    ),
    lesson(
        "hp-doubles",
        page(
            "HP-DOUBLES HP-X-OWN-WIND HP-X-ROUND-WIND HP-X-DRAGON",
            picture("S S S :own", "E E E :round", "R R R :dragon"),
            task=counted_first(
                record("B3 B4 D9 D9 | (R* R R)<N (S* S S)<W (C2* C3 C4)<E", "B5 discard N"),
                points_of(
                    record("B2 B3 C7 C8 D3 D9 N | (E* E E)<S (R* R R)<W", "", "EE"),
                    two_doubles=32,
                    one_double=16,
                ),
            ),
        ),
        page(
            "HP-X-MIXED HP-X-PURE HP-X-TERMINALS HP-X-SNATCH",
            picture(
                "B1 B2 B3 | B7 B7 B7 | N N :mixed", "B1 B2 B3 | B7 B7 B7 | B9 B9 :pure", "B1 D9 C9 N :ends"
            ),
            task=example("how-to-play", "HP-13"),
        ),
        page(
            "HP-TOTAL HP-X-ORIGINAL HP-X-HONOURS",
            task=counted_first(
                record("B3 B4 B9 B9 | (R* R R)<N (G* G G)<W (S* S S)<E", "B5 discard N", "SS"),
                score_it(record("B1 B2 B2 B2 B3 B4 B5 B6 B7 B8 | (Wh* Wh Wh)<N", "B9 wall"), 2, 3),
            ),
        ),
        page(
            "HP-TOTAL HP-X-NO-SCORE",
            task=LayTask(
                parse_tiles("C1 C1 C1 C2 C2 C2 C3 C3 C3 D7 D8 D9 B5 B5"),
                (WrongTry(["C1 C1 C1", "C2 C2 C2", "C3 C3 C3", "D7 D8 D9", "B5 B5"], "three-pungs"),),
                counts=_THREES,
            ),
        ),
        page("HP-CONCEALED", task=drill("exposing", 1, 4)),
    ),
    lesson(
        "hp-flowers",
        page(
            "HP-FLOWERS HP-FLOWER-DEAL",
            picture("Se1 Se2 Se3 Se4 :seasons", "Fl1 Fl2 Fl3 Fl4 :flowers"),
            task=topic("whose-flower", 1, 1),
        ),
        page(
            "HP-FLOWER HP-X-OWN-FLOWER HP-X-FOUR-FLOWERS",
            task=counted_first(
                record("B3 B4 D9 D9 C1 C2 C3 | (C7* C7 C7)<N (B6* B7 B8)<E | Fl2 Se3", "B5 discard N"),
                example("how-to-play", "HP-37"),
            ),
        ),
    ),
    lesson(
        "hp-limits",
        page(
            "HP-LIMIT HP-L-HONOURS HP-L-TERMINALS HP-L-CONCEALED",
            picture(
                "E E E W W W R R R G G G N N :honours",
                "B1 B1 B1 D9 D9 D9 C1 C1 C1 C9 C9 C9 B9 B9 :ends",
                "B2 B2 B2 D8 D8 D8 C5 C5 C5 S S S C1 C1 :concealed",
            ),
            task=earns(
                record("B9 B9 C1 C1 | (B1* B1 B1)<E (D9* D9 D9)<W (D1* D1 D1)<N", "C1 discard N", "SE"),
                "honours:HP-L-HONOURS ends:HP-L-TERMINALS concealed:HP-L-CONCEALED",
                not_hidden=["concealed"],
            ),
        ),
        page(
            "HP-L-FOUR-WINDS HP-L-THREE-DRAGONS",
            picture("E E E S S S W W W N N B4 B5 B6 :winds", "R R R G G G Wh Wh Wh C7 C7 :dragons"),
            task=earns(
                record("B4 B5 E E E N N | (S* S S)<E (W* W W)<S", "B6 discard S", "NE"),
                "winds:HP-L-FOUR-WINDS dragons:HP-L-THREE-DRAGONS honours:HP-L-HONOURS",
                has_bamboos=["honours"],
            ),
        ),
        page(
            "HP-THIRTEEN HP-L-THIRTEEN",
            picture("B1 B9 D1 D9 C1 C9 E S W N R G Wh :thirteen"),
            task=winning_tiles(
                "HP-THIRTEEN",
                record("B1 B9 D1 D9 C1 C9 E S W N R G Wh"),
                only_honours=["E", "S", "W", "N", "R", "G", "Wh"],
            ),
        ),
        page(
            "HP-NINE HP-L-NINE",
            picture("C1 C1 C1 C2 C3 C4 C5 C6 C7 C8 C9 C9 C9 :nine"),
            task=winning_tiles(
                "HP-NINE", record("C1 C1 C1 C2 C3 C4 C5 C6 C7 C8 C9 C9 C9"), ends_only=["C1", "C9"]
            ),
        ),
        page(
            "HP-L-ORIGINAL HP-L-EAST-DISCARD HP-L-THIRTEENTH",
            picture("B2 B3 B4 D6 D6 D6 C7 C8 C9 W W W R R :original!"),
            task=earns(
                record("B5 B5 B5 D4 D5 D6 D7 D8 C1 C2 C3 S S", "D6 first-discard E", "SE"),
                "dealt:HP-L-ORIGINAL first:HP-L-EAST-DISCARD thirteenth:HP-L-THIRTEENTH",
                dealt=["dealt"],
            ),
        ),
        page("HP-L-INCOMPLETE", task=example("how-to-play", "HP-33-SET")),
    ),
    lesson(
        "hp-errors",
        page("HP-PENALTY-FALSE", task=like(drill("pays", 4, 1), about("false-call"))),
        page(
            "HP-LIABLE-PURE HP-LIABLE-TERMINALS HP-LIABLE-DRAGONS HP-LIABLE-WINDS",
            picture("B2 B2 B2 | B5 B5 B5 | B8 B8 B8 :pure", "R R R | G G G :dragons", after=2),
            task=like(drill("liable", 1, 4), about("HP-LIABLE-DRAGONS")),
        ),
        page("HP-LIABLE-NOSETTLE", task=like(drill("pays", 4, 5), about("pays-liable"))),
        page("HP-R12", task=like(drill("pays", 4, 11), about("pays-dead", "HP-R12"))),
    ),
)
