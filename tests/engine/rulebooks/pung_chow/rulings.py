"""Every ruling of Part I is kept: two positions on either side of the line it draws."""

from peling.commands.score import answer
from peling.core.actions import ClaimChow, ClaimKong, ClaimPung, ClaimWin, ConcealedKong, Discard
from peling.core.settlement import DealOutcome, FalseCall
from peling.core.tiles import TILES, WINDS, Seat, Wind, full_set, tile
from peling.core.view import PlayerView, Source
from peling.play.game import highest_seat
from peling.play.wall import break_wall
from peling.rulebooks import examples, rule_set
from peling.rules.course import WallBreak
from tests.engine.rulebooks.positions import outcome, view
from tests.engine.rulebooks.pung_chow.positions import HANDS
from tests.engine.rulebooks.suite import Ruling

refused = HANDS.refused
goes_before = HANDS.goes_before
allowed = HANDS.allowed
earned = HANDS.earned
score = HANDS.score
total = HANDS.total

PC = "pung-chow"
B4 = tile("B4")
SOME_CHOW = ClaimChow((tile("B1"), tile("B2")))
CHOW_56 = ClaimChow((tile("B5"), tile("B6")))
OPEN_CHOWS = "(B2 B3 B4) (D5 D6 D7)"
DISCARD_FOREIGN = {"mandarins": "on", "foreign_mandarin": "discard"}
FLOWERS = "D1 D3 D4 C4 C4 B5 B6 B9 E W N G G"
EXAMPLE_7 = "R R R Wh Wh N N | [G G G G] (E* E E E)<N"
EXAMPLE_9 = "C2 C2 C4 C5 C7 C8 C9 | (C1 C2* C3) (C7* C8 C9)"
EXAMPLE_15 = "C5 | [C1 C1 C1 C1] [C9 C9 C9 C9] (C4* C4 C4 C4) (C7* C7 C7 C7)"
EXAMPLE_16 = "B4 B4 B4 R R R D2 D3 D4 C6 C7 C8 C2 C2"
LOOSE_KONG = "B4 B4 B4 D2 D3 D4 C6 C7 C8 C2 | [R R R R]"


def example(identity: str) -> object:
    """Return what an example of the book counts."""
    return answer(next(hand for hand in examples(PC)["hands"] if hand["id"] == identity))["total"]


def drawn_deal(**options: object) -> list[tuple[str, str, int]]:
    """Return the payments of a deal that nobody won."""
    scores = dict(zip(WINDS, (4, 8, 8, 0), strict=True))
    return payments(DealOutcome(WINDS, None, scores), **options)


def payments(outcome: DealOutcome, **options: object) -> list[tuple[str, str, int]]:
    settled = rule_set(PC, options).settle(outcome).transfers
    return [(paid.payer.value, paid.payee.value, paid.amount) for paid in settled]


def net(winner: str, *scores: int, dead: tuple[str, ...] = ()) -> list[int]:
    """Return what everybody gains for scores of East, South, West, North."""
    return HANDS.gains(outcome(winner, scores, dead=dict.fromkeys(dead, "wrong-count")))


def loose_tiles() -> tuple[str, ...]:
    """Return the loose tiles in their order; the lifted stack has the red dragon above the white."""
    wall = [TILES[0]] * 136
    wall[0], wall[1] = tile("R"), tile("Wh")
    return tuple(held.code for held in break_wall(tuple(wall), WallBreak(Wind.EAST, Wind.EAST, 1)).loose)


def after_a_loose_draw() -> tuple[int, int]:
    """Return how many loose tiles lie up and how many tiles of the wall are not loose."""
    wall = break_wall(full_set(bonus=False), WallBreak(Wind.EAST, Wind.EAST, 1))
    _, left = wall.take_loose()
    return len(left.loose), len(left.regular)


def kong_view(source: Source) -> PlayerView:
    return view("B4 B4 B4 B4 D1 D3 C2 C4 C6 R N | (E* E E)", source=source, drawn="B4")


RULINGS: tuple[Ruling, ...] = (
    ("A01", lambda: highest_seat((Seat.FIRST, Seat.SECOND), (((6, 3), (1, 2)),)), Seat.FIRST),
    (
        "A01",
        lambda: highest_seat(
            (Seat.FIRST, Seat.SECOND, Seat.THIRD), (((6, 3), (1, 2), (4, 5)), ((1, 1), (1, 2)))
        ),
        Seat.THIRD,
    ),
    ("A02", lambda: rule_set(PC).course.break_wall(8, 9, 17), WallBreak(Wind.NORTH, Wind.NORTH, 17)),
    ("A02", lambda: rule_set(PC).course.break_wall(8, 10, 17), WallBreak(Wind.NORTH, Wind.WEST, 1)),
    ("A03", lambda: loose_tiles()[0], "R"),
    ("A03", lambda: loose_tiles()[1], "Wh"),
    ("A04", lambda: after_a_loose_draw()[0], 2),
    ("A04", lambda: after_a_loose_draw()[1], 133),
    ("A05", lambda: rule_set(PC).course.reserve(3), 0),
    ("A05", lambda: rule_set(PC, {"p1_reserve": 14}).course.reserve(3), 14),
    ("A06", drawn_deal, []),
    (
        "A06",
        lambda: drawn_deal(draw_settlement="differences"),
        [("E", "S", 8), ("N", "S", 8), ("E", "W", 8), ("N", "W", 8), ("N", "E", 8)],
    ),
    ("A07", lambda: allowed(view("B5 B5 D1", "B5 W", last=True, drawable=0), ClaimPung()), True),
    ("A07", lambda: allowed(view("B5 B5 B5 D1", "B5 W", last=True, drawable=0), ClaimKong()), False),
    (
        "A07",
        lambda: allowed(view("B5 B5 D1", "B5 W", last=True), ClaimPung(), last_discard_claims="win_only"),
        False,
    ),
    ("A09", lambda: rule_set(PC).course.late_claims, False),
    ("A09", lambda: rule_set(PC, {"late_claims": "until_next_discard"}).course.late_claims, True),
    ("A10", lambda: allowed(view(f"C2 C3 B6 B7 B8 D9 D9 | {OPEN_CHOWS}", "C1 N"), ClaimWin()), True),
    (
        "A10",
        lambda: allowed(
            view(f"C2 C3 B6 B7 B8 D9 D9 | {OPEN_CHOWS}", "C1 N"), ClaimChow((tile("C2"), tile("C3")))
        ),
        False,
    ),
    ("A11", lambda: goes_before(ClaimWin(), ClaimKong()) and goes_before(ClaimPung(), SOME_CHOW), True),
    ("A11", lambda: goes_before(SOME_CHOW, ClaimWin()), False),
    ("A13", lambda: allowed(kong_view(Source.WALL), ConcealedKong(B4)), True),
    ("A13", lambda: allowed(kong_view(Source.WALL), Discard(B4)), True),
    ("A13", lambda: allowed(kong_view(Source.CLAIM), ConcealedKong(B4)), False),
    ("A13", lambda: allowed(kong_view(Source.CLAIM), ConcealedKong(B4), kong_after_claim=True), True),
    ("A13b", lambda: total("D2 D2 D2 D2 D1 D3 C4 C4 B5 B6 B9 R E"), 4),
    ("A13b", lambda: total("D1 D3 C4 C4 B5 B6 B9 R E W | [D2 D2 D2 D2]"), 16),
    ("A14", lambda: total("D1 D3 C4 C4 B5 B6 B9 R E W | (D2* D2 D2 +D2)<E"), 8),
    ("A14", lambda: total("D1 D3 C4 C4 B5 B6 B9 R E W | [D2 D2 D2 D2]"), 16),
    (
        "A15",
        lambda: refused(f"B6 B7 B8 D5 D6 C2 C2 | {OPEN_CHOWS}", "D4 robbed-kong N"),
        "robbing-not-allowed",
    ),
    (
        "A15",
        lambda: refused(f"B6 B7 B8 D5 D6 C2 C2 | {OPEN_CHOWS}", "D4 robbed-kong N", robbing_kong=True),
        "",
    ),
    ("A16", lambda: total("D1 D3 C4 C4 B5 B6 B9 R E W | [D9 D9 D9 D9]"), 32),
    ("A16", lambda: total("D1 D3 C4 C4 B5 B6 B9 R E W | (D9* D9 D9 D9)<E"), 16),
    ("A17", lambda: net("N", 16, 64, 8, 40, dead=("S",)), [-32, -80, -48, 160]),
    ("A17", lambda: net("N", 16, 64, 8, 40), [-160, 112, -112, 160]),
    ("A17", lambda: net("N", 16, 64, 8, 40, dead=("S", "W")), [-16, -72, -72, 160]),
    ("A19", lambda: total(EXAMPLE_16, "dealt", "E"), 512),
    ("A19", lambda: "PC1-DBL-ORIGINAL" in earned(LOOSE_KONG, "C2 loose", "E", "first-turn"), False),
    (
        "A19",
        lambda: (
            "PC1-DBL-ORIGINAL" in earned(LOOSE_KONG, "C2 loose", "E", "first-turn", original_allows_kong=True)
        ),
        True,
    ),
    (
        "A19",
        lambda: earned(
            f"{EXAMPLE_16[:-3]} | | Se3", "C2 wall", "S", "first-turn", original_hand="first_turn"
        ),
        [
            "PC1-BONUS-MAHJONGG",
            "PC1-SCORE-PUNG-MAJOR-CONCEALED",
            "PC1-SCORE-PUNG-MINOR-CONCEALED",
            "PC1-DBL-ORIGINAL",
            "PC1-DBL-RED",
        ],
    ),
    ("A19", lambda: "PC1-DBL-ORIGINAL" in earned(f"{EXAMPLE_16} | | Se3", "dealt", "E"), True),
    ("A20", lambda: only_place(f"D1 D2 B6 B7 B8 C9 C9 | {OPEN_CHOWS}", "D3 wall"), True),
    (
        "A20",
        lambda: only_place(f"D1 D2 B6 B7 B8 C9 C9 | {OPEN_CHOWS}", "D3 wall", only_place="by_shape"),
        False,
    ),
    ("A20", lambda: only_place(f"D2 D3 B6 B7 B8 C9 C9 | {OPEN_CHOWS}", "D4 wall"), False),
    ("A20", lambda: only_place("D5 D6 B6 B7 B8 C9 C9 | (B2 B3 B4) [D4 D4 D4 D4]", "D7 wall"), True),
    ("A21", lambda: "PC1-BONUS-NOOTHER" in earned(EXAMPLE_9, "C3 discard E"), True),
    ("A21", lambda: "PC1-BONUS-NOOTHER" in earned(EXAMPLE_9, "C3 wall"), False),
    ("A22", lambda: total("N | [G G G G] [Wh Wh Wh Wh] [R R R R] [E E E E]", "N loose", "E"), 22_016),
    ("A22", lambda: total("N | [G G G G] [Wh Wh Wh Wh] [R R R R] [E E E E]", "N wall", "E"), 20_736),
    ("A23", lambda: total("C4 C5 C6 C8 C8 D2 D2 D6 D7 D8 | (B3 B4 B5)", "D2 discard N"), 22),
    ("A23", lambda: total("C4 C5 C6 C8 C8 D2 D2 D6 D7 D8 | (B3 B4 B5)", "D2 wall"), 26),
    ("A23b", lambda: total(f"C4 C5 C6 B6 B7 B8 R | {OPEN_CHOWS}", "R discard W"), 24),
    ("A23b", lambda: total(f"C4 C5 C6 B6 B7 B8 E | {OPEN_CHOWS}", "E discard W"), 22),
    ("A24", lambda: total("B1 B1 B1 B4 B4 B8 B8 B6 B7 B9 | (B3* B3 B3)", "", "E"), 80),
    ("A24", lambda: total("B1 B1 B1 B4 B4 B8 B8 B6 B7 C9 | (B3* B3 B3)", "", "E"), 10),
    ("A25", lambda: doubles("E E E S S W N R R R | (G* G G)", "W"), 5),
    ("A25", lambda: doubles("E E E S S W D9 R R R | (G* G G)", "W"), 3),
    ("A26", lambda: total(EXAMPLE_7, "Wh discard W"), 5760),
    ("A26", lambda: total("Wh Wh N N | [G G G G] (E* E E E)<N (R* R R)", "Wh discard W"), 5504),
    ("A27", lambda: example("PC1-EX-13b"), 384),
    ("A27", lambda: example("PC1-EX-13a"), 352),
    ("A30", lambda: net("E", 480, 64, 272, 16), [2880, -1120, -496, -1264]),
    ("A30", lambda: net("E", 608, 64, 400, 16), [3648, -1504, -496, -1648]),
    ("A31", lambda: net("N", 4, 8, 2560, 22), [-5164, -2566, 7642, 88]),
    ("A31", lambda: net("N", 4, 8, 2562, 22), [-5168, -2568, 7648, 88]),
    ("A32", lambda: net("N", 80, 48, 64, 184), [-272, -264, -200, 736]),
    ("A32", lambda: net("N", 80, 48, 64, 152), [-208, -232, -168, 608]),
    ("A33", lambda: total(EXAMPLE_15, "C5 discard S", "E"), 896),
    ("A33", lambda: total(EXAMPLE_15, "C5 wall", "E"), 912),
    ("A34", lambda: total(f"{FLOWERS} | | Se2"), 4),
    ("A34", lambda: total(f"{FLOWERS} | | Se3"), 2),
    ("A34", lambda: rule_set(PC).course.bonus_tiles, False),
    ("A34", lambda: rule_set(PC, {"mandarins": "on"}).course.bonus_tiles, True),
    ("A34", lambda: rule_set(PC, {"mandarins": "on"}).course.set_out(Wind.EAST, tile("Se2")), True),
    ("A34", lambda: rule_set(PC, DISCARD_FOREIGN).course.set_out(Wind.EAST, tile("Se2")), False),
    ("A50", lambda: rule_set(PC).house["false_call_deal"], "east_stays"),
    (
        "A50",
        lambda: rule_set(PC, {"false_call_deal": "offender_east_passes"}).house["false_call_deal"],
        "offender_east_passes",
    ),
    ("A52", lambda: rule_set(PC).course.seats(3), (Wind.EAST, Wind.SOUTH, Wind.WEST)),
    ("A52", lambda: rule_set(PC).course.seats(2), (Wind.EAST, Wind.WEST)),
    ("A52", lambda: rule_set(PC, {"two_hand_seats": "adjacent"}).course.seats(2), (Wind.EAST, Wind.SOUTH)),
    ("A53", lambda: allowed(view("B5 B6 D1", "B4 W", me="E", players=3), CHOW_56), True),
    ("A53", lambda: allowed(view("B5 B6 D1", "B4 S", me="E", players=3), CHOW_56), False),
    ("A53b", lambda: rule_set(PC).course.break_wall(4, 3, 17).side, Wind.NORTH),
    ("A53b", lambda: rule_set(PC).course.break_wall(5, 3, 17).side, Wind.EAST),
    ("A54", lambda: len(full_set(bonus=False)), 8 * rule_set(PC).course.stacks),
    ("A54", lambda: len(full_set(bonus=True)), 8 * rule_set(PC, {"mandarins": "on"}).course.stacks),
    ("A55", lambda: total("B5 B5 B5 B6 B7 D2 D3 D4 C7 C8 C9 N N", "B5 discard E"), 24),
    ("A55", lambda: total("B5 B5 B6 B7 D2 D3 D4 C7 C8 C9 N N N", "B5 discard E"), 28),
    ("A56", lambda: rule_set(PC).false_call, None),
    ("A56", lambda: false_call_pays("E"), [-900, 300, 300, 300]),
    ("A56", lambda: false_call_pays("S"), [300, -600, 150, 150]),
    ("A56", lambda: net("N", 16, 64, 8, 40, dead=("S",))[1], -80),
    ("A62", lambda: "PC-ANNOUNCE" in {rule.id for rule in rule_set(PC).course.rules.values()}, False),
    ("A62", lambda: "PC-ANNOUNCE" in {left_out.id for left_out in rule_set(PC).not_modelled}, True),
)


def false_call_pays(offender: str) -> list[int]:
    """Return what everybody gains by a false call, by the house rule of a fixed penalty."""
    rules = rule_set(PC, {"p1_false_call": "fixed_penalty"})
    assert rules.false_call is not None
    return list(rules.false_call(FalseCall(WINDS, Wind(offender))).net(WINDS).values())


def only_place(hand: str, how: str, **options: object) -> bool:
    return "PC1-BONUS-ONLYPLACE" in earned(hand, how, "S", **options)


def doubles(hand: str, seat: str) -> int:
    return score(hand, "", seat).sheet.doubles
