"""Every score item of the booklet has a hand that earns it and one that just misses it."""

from dataclasses import dataclass

import pytest

from peling.core.rules import NOTHING
from peling.core.scoring import Points
from peling.core.tiles import tile
from peling.rulebooks import rule_set
from tests.engine.rulebooks.how_to_play_positions import RULES, earned, missed, record, score, total

OPEN_CHOWS = "(B2 B3 B4) (D5 D6 D7)"
NO_LIMIT = {"limit": "none"}
LOSER = "D1 D3 C4 C4 B5 B6 B9 R E W"
THIRTEEN = "B1 B9 D1 D9 C1 C9 E S W N R G Wh"
NINE = "C1 C1 C1 C2 C3 C4 C5 C6 C7 C8 C9 C9 C9"


@dataclass(frozen=True)
class At:
    """A hand, how it was won (nothing for a loser), own wind and wind of the round, flags, house rules."""

    hand: str
    how: str = ""
    seat: str = "SW"
    flags: str = ""
    no_limit: bool = False

    def earned(self) -> list[str]:
        """Return the items that it earns."""
        options = NO_LIMIT if self.no_limit else {}
        return earned(self.hand, self.how, self.seat, self.flags, **options)

    def missed(self) -> list[str]:
        """Return the items that it just misses."""
        options = NO_LIMIT if self.no_limit else {}
        return missed(self.hand, self.how, self.seat, self.flags, **options)


CHOWS = f"C2 C3 B6 B7 B8 D9 D9 | {OPEN_CHOWS}"
FOUR_OPEN = "C2 C2 D9 D9 | (B5* B5 B5)<W (B1* B1 B1)<E (C8* C8 C8)<W"
EARNED_AND_MISSED: dict[str, tuple[At, At]] = {
    "HP-PUNG-MINOR": (At(f"{LOSER} | (D2* D2 D2)"), At(f"{LOSER} | (D9* D9 D9)")),
    "HP-PUNG-MAJOR": (At(f"{LOSER} | (D9* D9 D9)"), At(f"{LOSER} | (D8* D8 D8)")),
    "HP-PUNG-HONOUR": (At(f"{LOSER} | (N* N N)"), At("D1 D3 C4 C4 B5 B6 B9 R E W N N D9")),
    "HP-KONG-MINOR": (At(f"{LOSER} | [D2 D2 D2 D2]"), At("D2 D2 D2 D2 D1 D3 C4 C4 B5 B6 B9 R E")),
    "HP-KONG-MAJOR": (At(f"{LOSER} | (D9* D9 D9 D9)<E"), At("D9 D9 D9 D9 D1 D3 C4 C4 B5 B6 B9 R E")),
    "HP-KONG-HONOUR": (At(f"{LOSER} | (N* N N +N)<E"), At(f"{LOSER} | (N* N N)<E")),
    "HP-PAIR-DRAGON": (At("D1 D3 C4 C4 B5 B6 B9 R R E W N D9"), At("D1 D3 C4 C4 B5 B6 B9 R G E W N D9")),
    "HP-PAIR-OWN": (At("D1 D3 C4 C4 B5 B6 B9 S S E W N D9"), At("D1 D3 C4 C4 B5 B6 B9 N N E W S D9")),
    "HP-PAIR-ROUND": (At("D1 D3 C4 C4 B5 B6 B9 W W E S N D9"), At("D1 D3 C4 C4 B5 B6 B9 N N E W S D9")),
    "HP-FLOWER": (At(f"{LOSER} N D9 D7 | | Fl1"), At(f"{LOSER} N D9 D7")),
    "HP-X-OWN-WIND": (At(f"{LOSER} | (S* S S)"), At("D1 D3 C4 C4 B5 B6 B9 S S E W N D9")),
    "HP-X-ROUND-WIND": (At("D1 D3 C4 C4 B5 B6 B9 R E S | (W* W W)"), At("D1 D3 C4 C4 B5 B6 B9 W W E S N D9")),
    "HP-X-DRAGON": (At(f"{LOSER} | (G* G G)"), At("D1 D3 C4 C4 B5 B6 B9 R R E W N D9")),
    "HP-X-OWN-FLOWER": (At(f"{LOSER} N D9 D7 | | Fl2"), At(f"{LOSER} N D9 D7 | | Fl3")),
    "HP-X-FOUR-FLOWERS": (
        At(f"{LOSER} N D9 D7 | | Se1 Se2 Se3 Se4"),
        At(f"{LOSER} N D9 D7 | | Se1 Se2 Se3 Fl4"),
    ),
    "HP-X-SNATCH": (At(CHOWS, "C1 robbed-kong E"), At(CHOWS, "C1 discard E")),
    "HP-X-MIXED": (
        At("C2 C3 C6 C7 C8 N N | (C2 C3 C4) (C5 C6 C7)", "C1 wall"),
        At("C2 C3 B6 B7 B8 N N | (C2 C3 C4) (C5 C6 C7)", "C1 wall"),
    ),
    "HP-X-TERMINALS": (
        At("C9 C9 E E | (B1* B1 B1)<E (D9* D9 D9)<N (N* N N)<E", "C9 wall"),
        At("C8 C8 E E | (B1* B1 B1)<E (D9* D9 D9)<N (N* N N)<E", "C8 wall"),
    ),
    "HP-X-PURE": (
        At("C2 C3 C6 C7 C8 C9 C9 | (C2 C3 C4) (C5 C6 C7)", "C1 wall"),
        At("C2 C3 C6 C7 C8 N N | (C2 C3 C4) (C5 C6 C7)", "C1 wall"),
    ),
    "HP-X-ORIGINAL": (
        At("B4 B4 B4 R R R D2 D3 D4 C6 C7 C8 C2 C2", "dealt", "EE", no_limit=True),
        At("B4 B4 B4 R R R D2 D3 D4 C6 C7 C8 C2", "C2 wall", "EE", no_limit=True),
    ),
    "HP-X-HONOURS": (
        At("E E E N N R R | (W* W W)<E (G* G G)<N", "R wall", no_limit=True),
        At("E E E N N C9 C9 | (W* W W)<E (G* G G)<N", "C9 wall", no_limit=True),
    ),
    "HP-X-NO-CHOW": (
        At(FOUR_OPEN, "D9 discard W"),
        At("C2 C2 D8 D9 | (B5* B5 B5)<W (B1* B1 B1)<E (C8* C8 C8)<W", "D7 wall"),
    ),
    "HP-X-NO-SCORE": (At(CHOWS, "C1 wall"), At(CHOWS.replace("D9 D9", "R R"), "C1 wall")),
    "HP-X-LAST": (At(CHOWS, "C1 last-wall"), At(CHOWS, "C1 last-discard E")),
    "HP-X-LOOSE": (At(f"{CHOWS} | Fl1", "C1 loose"), At(f"{CHOWS} | Fl1", "C1 wall")),
    "HP-B-WIN": (At(CHOWS, "C1 wall"), At(CHOWS)),
    "HP-B-DRAWN": (At(CHOWS, "C1 wall"), At(CHOWS, "C1 discard E")),
    "HP-B-ONLY": (
        At(f"C4 C6 B6 B7 B8 D9 D9 | {OPEN_CHOWS}", "C5 discard E"),
        At(f"C4 C5 B6 B7 B8 D9 D9 | {OPEN_CHOWS}", "C6 discard E"),
    ),
    "HP-B-STANDING": (
        At("C1 C2 C3 D6 D7 D8 D4 D5 B5 B5 B5 N N", "D6 wall", flags="standing"),
        At("C1 C2 C3 D6 D7 D8 D4 D5 B5 B5 B5 N N", "D6 wall"),
    ),
    "HP-B-NO-CHOW": (
        At(FOUR_OPEN, "D9 discard W"),
        At("C2 C2 D8 D9 | (B5* B5 B5)<W (B1* B1 B1)<E (C8* C8 C8)<W", "D7 wall"),
    ),
    "HP-B-NO-SCORE": (At(CHOWS, "C1 wall"), At(CHOWS.replace("D9 D9", "S S"), "C1 wall")),
    "HP-B-LAST": (At(CHOWS, "C1 last-wall"), At(CHOWS, "C1 wall")),
    "HP-B-LOOSE": (At(f"{CHOWS} | Fl1", "C1 loose"), At(f"{CHOWS} | Fl1", "C1 last-wall")),
    "HP-L-HONOURS": (
        At("E E E N N R R | (S* S S)<E (G* G G)<N", "R discard E"),
        At("E E E N N B9 B9 | (S* S S)<E (G* G G)<N", "B9 discard E"),
    ),
    "HP-L-FOUR-WINDS": (
        At("E E E N N B4 B5 | (S* S S)<E (W* W W)<N", "B6 discard E"),
        At("E E E R R B4 B5 | (S* S S)<E (W* W W)<N", "B6 discard E"),
    ),
    "HP-L-ORIGINAL": (
        At("B4 B4 B4 R R R D2 D3 D4 C6 C7 C8 C2 C2", "dealt", "EE"),
        At("B4 B4 B4 R R R D2 D3 D4 C6 C7 C8 C2", "C2 wall", "EE"),
    ),
    "HP-L-EAST-DISCARD": (
        At("B4 B4 B4 R R R D2 D3 D4 C6 C7 C8 C2", "C2 first-discard E"),
        At("B4 B4 B4 R R R D2 D3 D4 C6 C7 C8 C2", "C2 discard E"),
    ),
    "HP-L-TERMINALS": (
        At("B9 B9 C1 C1 | (B1* B1 B1)<E (D9* D9 D9)<W (D1* D1 D1)<N", "C1 wall"),
        At("B9 B9 C2 C2 | (B1* B1 B1)<E (D9* D9 D9)<W (D1* D1 D1)<N", "C2 wall"),
    ),
    "HP-L-THREE-DRAGONS": (
        At("G G G B4 B5 C7 C7 | (R* R R)<E (Wh* Wh Wh)<N", "B6 wall"),
        At("G G B4 B5 B6 C7 C7 | (R* R R)<E (Wh* Wh Wh)<N", "C7 wall"),
    ),
    "HP-L-CONCEALED": (
        At("B2 B2 B2 C5 C5 C5 D8 D8 D8 S S S C1", "C1 discard E"),
        At("B2 B2 B2 C5 C5 C5 D8 D8 D8 S S C1 C1", "S discard E"),
    ),
    "HP-L-THIRTEEN": (At(THIRTEEN, "R wall"), At("B4 B4 B4 R R R D2 D3 D4 C6 C7 C8 C2", "C2 wall")),
    "HP-L-NINE": (
        At(NINE, "C5 wall"),
        At("C1 C1 C1 C2 C3 C4 C5 C6 C7 C7 C7 C9 C9", "C9 wall"),
    ),
    "HP-L-THIRTEENTH": (
        At(CHOWS, "C1 wall", "EE", "thirteenth-win"),
        At(CHOWS, "C1 wall", "EE"),
    ),
}

NEAR = {
    "HP-X-OWN-WIND",
    "HP-X-ROUND-WIND",
    "HP-X-DRAGON",
    "HP-X-OWN-FLOWER",
    "HP-X-FOUR-FLOWERS",
    "HP-X-MIXED",
    "HP-X-TERMINALS",
    "HP-X-PURE",
    "HP-X-NO-CHOW",
    "HP-X-NO-SCORE",
    "HP-B-NO-CHOW",
    "HP-B-NO-SCORE",
    "HP-B-ONLY",
    "HP-L-HONOURS",
    "HP-L-FOUR-WINDS",
    "HP-L-TERMINALS",
    "HP-L-THREE-DRAGONS",
    "HP-L-CONCEALED",
}
"""Items whose near miss is told to the player."""


def test_every_item_has_its_two_hands() -> None:
    assert set(EARNED_AND_MISSED) == {item.id for item in rule_set(RULES).items}


@pytest.mark.parametrize("item", EARNED_AND_MISSED)
def test_a_hand_earns_it(item: str) -> None:
    assert item in EARNED_AND_MISSED[item][0].earned()


@pytest.mark.parametrize("item", EARNED_AND_MISSED)
def test_a_hand_just_misses_it(item: str) -> None:
    assert item not in EARNED_AND_MISSED[item][1].earned()


@pytest.mark.parametrize("item", sorted(NEAR))
def test_the_player_is_told_that_it_was_near(item: str) -> None:
    hit, miss = EARNED_AND_MISSED[item]
    assert item in miss.missed()
    assert item not in hit.missed()


def test_only_these_items_are_told_as_near() -> None:
    told = {item for pair in EARNED_AND_MISSED.values() for at in pair for item in at.missed()}
    assert told == NEAR


@pytest.mark.parametrize(
    ("kind", "exposed", "concealed"),
    [
        ("D2", (2, 8), (4, 16)),
        ("D9", (4, 16), (8, 32)),
        ("N", (4, 16), (8, 32)),
    ],
)
def test_the_table_of_sets(kind: str, exposed: tuple[int, int], concealed: tuple[int, int]) -> None:
    rest = "D1 D3 C4 C4 B5 B6 B9 R E W"
    claimed = total(f"{rest} | ({kind}* {kind} {kind})<E", seat="SE")
    kong = total(f"{rest} | ({kind}* {kind} {kind} {kind})<E", seat="SE")
    assert (claimed, kong) == exposed
    held = total(f"{rest} {kind} {kind} {kind}", seat="SE")
    assert (held, total(f"{rest} | [{kind} {kind} {kind} {kind}]", seat="SE")) == concealed


def test_every_item_has_a_docstring_a_title_and_a_place_in_the_booklet() -> None:
    for item in rule_set(RULES).items:
        assert item.find.__doc__, item.id
        assert item.title
        assert item.cite.book == RULES
        assert item.cite.section


def test_ids_stand_once_but_for_the_columns_of_the_table() -> None:
    rules = rule_set(RULES)
    points = [(item.id, item.award.amount) for item in rules.items if isinstance(item.award, Points)]
    assert len(set(points)) == len(points)
    doubled = {name for name, _ in points if [one for one, _ in points].count(name) > 1}
    assert doubled == {
        f"HP-{kind}-{rank}" for kind in ("PUNG", "KONG") for rank in ("MINOR", "MAJOR", "HONOUR")
    }
    for ids in (
        [entry.id for entry in rules.entries],
        [ruling.id for ruling in rules.rulings],
        [option.key for option in rules.options],
    ):
        assert len(set(ids)) == len(ids)


def test_the_only_piece_names_the_tiles_that_would_have_won_too() -> None:
    hand = record(f"C4 C5 B6 B7 B8 D9 D9 | {OPEN_CHOWS}", "C6 wall")
    near = {near.item: near.evidence for near in rule_set(RULES).near_misses(hand)}
    assert [kind.code for kind in near["HP-B-ONLY"].tiles] == ["C3"]


def test_near_three_dragons_the_pair_stands_last() -> None:
    hand = record("R R G G G B3 B4 B5 B5 B5 | (Wh Wh Wh)", "B2 discard W")
    near = {near.item: near.evidence for near in rule_set(RULES).near_misses(hand)}
    assert near["HP-L-THREE-DRAGONS"].tiles[-1] is tile("R")


def test_two_sets_and_a_pair_of_winds_are_not_near_the_four() -> None:
    assert "HP-L-FOUR-WINDS" not in missed("W W W N N B3 B4 B5 B5 B5 | (E E E)", "B2 discard W")
    assert "HP-L-FOUR-WINDS" in missed("W W W N N N B3 B4 B5 C9 | (E E E)", "C9 discard W")


def test_without_a_limit_no_limit_hand_is_near() -> None:
    hand, how = "W W W N N N B3 B4 B5 C9 | (E E E)", "C9 discard W"
    assert not [item for item in missed(hand, how, limit="none") if item.startswith("HP-L-")]


def test_lines_carry_their_tiles() -> None:
    sheet = score(f"{LOSER} | [D2 D2 D2 D2]").sheet
    assert [held.code for held in sheet.lines[0].evidence.tiles] == ["D2"] * 4
    won = {line.item: line.evidence for line in score(CHOWS, "C1 wall").sheet.lines}
    assert [held.code for held in won["HP-B-DRAWN"].tiles] == ["C1"]
    assert won["HP-B-WIN"] == NOTHING


def test_a_limit_hand_shows_no_other_line_but_every_limit() -> None:
    dragons = "R R R G G G Wh Wh Wh E E E N"
    assert earned(dragons, "N wall") == ["HP-L-CONCEALED", "HP-L-HONOURS", "HP-L-THREE-DRAGONS"]
    assert earned(dragons, "N first-discard E")[1] == "HP-L-EAST-DISCARD"
    sheet = score(dragons, "N wall").sheet
    assert (sheet.points, sheet.doubles, sheet.total) == (0, 0, 600)


def test_the_longest_score_without_a_limit() -> None:
    hand = "N | [G G G G] [Wh Wh Wh Wh] [R R R R] [E E E E] | Fl1 Fl2 Fl3 Fl4 Se1 Se2 Se3 Se4"
    sheet = score(hand, "N loose", "EE", **NO_LIMIT).sheet
    assert sheet.points == 20 + 2 + 2 + 10 + 10 + 4 * 32 + 8 * 4
    assert sheet.doubles == 3 + 2 + 3 + 1 + 1 + 2 + 6
