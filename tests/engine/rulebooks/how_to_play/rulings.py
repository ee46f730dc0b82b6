"""Every ruling and house rule of the booklet is kept: positions on either side of the line it draws."""

from dataclasses import replace

from peling.commands.score import answer
from peling.core.actions import AddedKong, ClaimKong, ClaimPung, ClaimWin
from peling.core.settlement import DealOutcome, FalseCall
from peling.core.tiles import WINDS, Seat, Wind, tile
from peling.core.view import Offer, Phase, PlayerView, Source
from peling.play.game import highest_seat
from peling.rulebooks import rule_set
from peling.rules.course import CourseOfPlay, WallBreak
from tests.engine.rulebooks.how_to_play.positions import HANDS
from tests.engine.rulebooks.positions import view
from tests.engine.rulebooks.suite import Ruling

RULES = HANDS.rules_id

allowed = HANDS.allowed
earned = HANDS.earned
missed = HANDS.missed
record = HANDS.record
refused = HANDS.refused
score = HANDS.score
total = HANDS.total

CHOWS = "C2 C3 B6 B7 B8 D9 D9 | (B2 B3 B4) (D5 D6 D7)"
FIVE_OPEN = "D1 D3 C2 C4 C6 R B5 B7 | (B5* B5 B5)<E (E* E E)<N"
NO_CHOW = "C2 C2 D9 D9 | (B5* B5 B5)<W (B1* B1 B1)<E (C8* C8 C8)<W"
LAST = "C1 C2 C3 D6 D7 D8 D4 D6 B9 B9 | (B5* B5 B5)<W"
LOOSE = "C1 C2 C3 D6 D7 D8 D4 D5 B9 B9 | (B5* B5 B5 B5)<W"
NINE = "C1 C1 C1 C2 C3 C4 C5 C6 C7 C8 C9 C9 C9"
NINE_OTHERWISE = "C1 C1 C1 C2 C3 C4 C5 C5 C6 C8 C9 C9 C9"
NINE_OPEN = "C2 C3 C4 C5 C6 C7 C8 C9 C9 C9 | (C1* C1 C1)<N"
FOUR_WINDS = "N N B4 B4 | (E* E E)<N (S* S S)<N (W* W W)<N"
THIRTEEN = "B1 B9 D1 D9 C1 C9 E S W N R G Wh"
SCATTERED = "D1 D3 D7 C4 C6 B5 B6 B9 R G E"
ALL_SEASONS = f"{SCATTERED} N B1 | | Se1 Se2 Se3 Se4"
DRAGONS = "Wh Wh B4 B5 B6 C7 C7 | (R* R R)<E (G* G G)<W"
STANDING = "C1 C2 C3 D6 D7 D8 D4 D5 N N | [B5 B5 B5 B5]"
DEALT = "B2 B3 B4 C2 C3 C4 D2 D3 D4 B6 B7 B8 D9 D9"
THREES = "C1 C1 C2 C2 C2 C3 C3 C3 D6 D7 D8 B9 B9"


def house(**options: object) -> CourseOfPlay:
    return rule_set(RULES, options).course


def net(*scores: int, dead: str = "", kind: str = "too-many", claims: tuple[str, ...] = ()) -> list[int]:
    """Return what everybody gains if South wins, for scores of East, South, West, North."""
    outcome = DealOutcome(
        WINDS,
        Wind.SOUTH,
        dict(zip(WINDS, scores, strict=True)),
        dead={Wind(dead): kind} if dead else {},
        claims=dict.fromkeys(map(Wind, claims), "HP-L-THREE-DRAGONS"),
    )
    return list(rule_set(RULES).settle(outcome).net(WINDS).values())


def east_pays(**options: object) -> int:
    """Return what East pays a winner whose hand is at the limit."""
    outcome = DealOutcome(WINDS, Wind.SOUTH, {**dict.fromkeys(WINDS, 0), Wind.SOUTH: 600})
    return -rule_set(RULES, options).settle(outcome).net(WINDS)[Wind.EAST]


def false_call(offender: Wind) -> list[int]:
    settle = rule_set(RULES).false_call
    assert settle is not None
    return list(settle(FalseCall(WINDS, offender)).net(WINDS).values())


def liable(hand: str, how: str, **options: object) -> bool:
    return rule_set(RULES, options).liable(record(hand, how, "SE")) is not None


def all_pay(hand: str, how: str) -> object:
    """Return what the discarder of the winning tile pays."""
    rules = rule_set(RULES)
    won = record(hand, how, "SE")
    payer = rules.liable(won)
    scores = {**dict.fromkeys(WINDS, 0), Wind.SOUTH: rules.score(won).total}
    return rules.settle(DealOutcome(WINDS, Wind.SOUTH, scores, liable=payer)).net(WINDS)[Wind.NORTH]


def late(has: str, claimer: str = "N", **options: object) -> object:
    given = {
        "discarder": "E",
        "next_player": "S",
        "next_player_has": has,
        "claimer": claimer,
        "claim": "pung",
    }
    return answer({"rules": RULES, "kind": "late-claim", "options": options, "given": given})["legal"]


def late_view(me: str) -> PlayerView:
    """Return the view of a player with two of the kind when South has drawn after East's discard."""
    seen = view("B5 B5 D1 D3 C2 C4 C6 R N", "B5 E", me=me)
    offer = Offer(tile("B5"), Wind.EAST, late=True)
    return replace(seen, offer=offer, phase=Phase.TURN, turn=Wind.SOUTH, drawn=None)


RULINGS: tuple[Ruling, ...] = (
    ("A-1", lambda: highest_seat((Seat.FIRST, Seat.SECOND), (((6, 3), (1, 2)),)), Seat.FIRST),
    (
        "A-1",
        lambda: highest_seat(
            (Seat.FIRST, Seat.SECOND, Seat.THIRD), (((6, 3), (1, 2), (4, 5)), ((1, 1), (1, 2)))
        ),
        Seat.THIRD,
    ),
    ("A-2", lambda: house().break_wall(2, 5, 17).breaker, Wind.SOUTH),
    ("A-2", lambda: rule_set(RULES).house["reroll_double_ones"], "special_dice_only"),
    ("A-2", lambda: rule_set(RULES, {"reroll_double_ones": "always"}).house["reroll_double_ones"], "always"),
    ("A-3", lambda: house().break_wall(7, 10, 17), WallBreak(Wind.WEST, Wind.WEST, 17)),
    ("A-3", lambda: house().break_wall(7, 11, 17), WallBreak(Wind.WEST, Wind.SOUTH, 1)),
    ("A-4", lambda: house().barred_by_passing, {ClaimPung, ClaimKong}),
    ("A-4", lambda: house(pung_lock="pung_only").barred_by_passing, {ClaimPung}),
    ("A-5", lambda: allowed(view(FIVE_OPEN, drawn="R"), AddedKong(tile("B5"))), True),
    (
        "A-5",
        lambda: allowed(view(FIVE_OPEN, drawn="R"), AddedKong(tile("B5")), add_fourth="just_drawn"),
        False,
    ),
    (
        "A-5",
        lambda: allowed(view(FIVE_OPEN, drawn="B5"), AddedKong(tile("B5")), add_fourth="just_drawn"),
        True,
    ),
    ("A-5", lambda: allowed(view(FIVE_OPEN, source=Source.CLAIM), AddedKong(tile("B5"))), False),
    ("A-6", lambda: late("drawn"), True),
    ("A-6", lambda: late("discarded"), False),
    ("A-6", lambda: late("exposed-flower"), False),
    ("A-6", lambda: late("drawn", late_claim="before_draw_only"), False),
    ("A-6", lambda: late("nothing", late_claim="before_draw_only"), True),
    ("A-6", lambda: house(late_claim="before_draw_only").late_claims, False),
    ("A-7", lambda: refused(STANDING, "D6 wall", "SW", "standing"), "bad-win"),
    ("A-7", lambda: refused(STANDING, "D6 wall", "SW", "standing", standing="first_discard"), ""),
    ("A-8", lambda: allowed(view("B5 B5 D1", "B5 W", last=True, drawable=0), ClaimPung()), False),
    (
        "A-8",
        lambda: allowed(
            view("B5 B5 D1", "B5 W", last=True, drawable=0), ClaimPung(), last_discard="all_claims"
        ),
        True,
    ),
    (
        "A-8",
        lambda: allowed(
            view("B5 B5 B5 D1", "B5 W", last=True, drawable=0), ClaimKong(), last_discard="all_claims"
        ),
        False,
    ),
    ("A-8", lambda: allowed(view(CHOWS, "C1 W", last=True, drawable=0), ClaimWin()), True),
    ("A-9", lambda: net(0, 20, 48, 60, dead="W")[2], -20 - 60),
    ("A-9", lambda: net(0, 20, 48, 60, dead="W", kind="too-few")[2], -20 - 12),
    ("A-10", lambda: earned(NINE_OTHERWISE, "C7 wall"), ["HP-L-NINE"]),
    ("A-10", lambda: "HP-L-NINE" in earned(NINE_OTHERWISE, "C7 wall", nine_tile="called_form"), False),
    ("A-10", lambda: "HP-L-NINE" in earned(NINE, "C7 wall", nine_tile="called_form"), True),
    ("A-10", lambda: "HP-L-NINE" in earned(NINE_OPEN, "C7 wall"), False),
    ("A-10", lambda: "HP-L-NINE" in earned(NINE_OPEN, "C7 wall", nine_tile="any_exposed"), True),
    ("A-11", lambda: total(f"{SCATTERED} S S", "", "SS"), 4),
    ("A-11", lambda: total(f"{SCATTERED} S S", "", "SS", pair_own_round=2), 2),
    ("A-11", lambda: total("D1 D3 D7 C4 C6 B5 B6 E E W W S S"), 4),
    ("A-11", lambda: total("D1 D3 D7 C4 C6 B5 B6 E E W W S S", loser_pairs="one"), 2),
    (
        "A-11",
        lambda: earned("D1 D3 D7 C4 C6 B5 B6 R R W W S S", "", "WW", loser_pairs="one"),
        ["HP-PAIR-OWN", "HP-PAIR-ROUND"],
    ),
    ("A-11", lambda: total("D1 D3 D7 C4 C6 B5 B6 E E W W S S", loser_pairs="none"), 0),
    ("A-12", lambda: total(ALL_SEASONS), 16 * 2 * 8),
    ("A-12", lambda: total(ALL_SEASONS, own_and_four_flowers="four_only"), 16 * 8),
    ("A-12", lambda: total(f"{ALL_SEASONS} Fl2", own_and_four_flowers="four_only"), 20 * 8 * 2),
    ("A-13", lambda: earned("E E E N N R R | (W* W W)<E (G* G G)<N", "R wall"), ["HP-L-HONOURS"]),
    ("A-13", lambda: score("E E E N N R R | (W* W W)<E (G* G G)<N", "R wall", limit="none").sheet.doubles, 7),
    ("A-14", lambda: "HP-B-DRAWN" in earned(LOOSE, "D6 loose"), True),
    ("A-14", lambda: "HP-B-DRAWN" in earned(LOOSE, "D6 loose", loose_counts_as_drawn=False), False),
    ("A-15", lambda: only("C1 discard E"), False),
    ("A-15", lambda: only("C1 discard E", "C4 C4 C4 C4"), True),
    ("A-15", lambda: only("C1 discard E", "C4 C4 C4"), False),
    ("A-15", lambda: only("C1 discard E", "C4 C4 C4 C4", only_piece="shape_only"), False),
    ("A-15", lambda: only("C1 discard E", "C4 C4 C4 C4", only_piece="visible_only"), False),
    ("A-15", lambda: only("C1 discard E", "C4 C4 C4 C4 C1 C1 C1", only_piece="visible_only"), True),
    ("A-15", lambda: "HP-B-ONLY" in earned(LAST, "D5 wall", only_piece="visible_only"), False),
    ("A-15", lambda: "HP-B-ONLY" in earned(LAST, "D5 wall", only_piece="shape_only"), True),
    ("A-16", lambda: liable(DRAGONS, "Wh discard N"), True),
    ("A-16", lambda: liable(DRAGONS, "C7 discard N"), False),
    ("A-16", lambda: liable(DRAGONS, "Wh discard N", liabilities=False), False),
    ("A-17", lambda: total(NO_CHOW, "D9 discard W"), 84),
    ("A-17", lambda: total(NO_CHOW, "D9 discard W", no_chow="bonus"), 42),
    ("A-17", lambda: total(NO_CHOW, "D9 discard W", no_chow="double"), 64),
    ("A-17", lambda: total(CHOWS, "C1 discard E"), 60),
    ("A-17", lambda: total(CHOWS, "C1 discard E", no_score="bonus"), 30),
    ("A-17", lambda: total(CHOWS, "C1 discard E", no_score="double"), 40),
    ("A-17", lambda: total(LAST, "D5 last-wall"), 72),
    ("A-17", lambda: total(LAST, "D5 last-wall", last_piece="bonus"), 36),
    ("A-17", lambda: total(LAST, "D5 last-wall", last_piece="double"), 52),
    ("A-17", lambda: total(LOOSE, "D6 loose"), 80),
    ("A-17", lambda: total(LOOSE, "D6 loose", loose_tile="bonus"), 40),
    ("A-17", lambda: total(LOOSE, "D6 loose", loose_tile="double"), 60),
    ("A-18", east_pays, 600),
    ("A-18", lambda: east_pays(limit_receive="score_cap"), 1200),
    ("A-19", lambda: "HP-L-FOUR-WINDS" in earned(FOUR_WINDS, "N wall"), False),
    ("A-19", lambda: "HP-L-FOUR-WINDS" in earned(FOUR_WINDS, "N wall", four_wind_pungs=True), True),
    ("A-20", lambda: "HP-X-NO-SCORE" in earned(CHOWS, "C1 wall"), True),
    ("A-20", lambda: "HP-X-NO-SCORE" in earned(f"{CHOWS} | Fl2", "C1 wall"), True),
    ("A-20", lambda: "HP-X-NO-SCORE" in earned(CHOWS.replace("D9 D9", "W W"), "C1 wall"), False),
    (
        "A-21",
        lambda: doubles("C9 C9 E E | (C1* C1 C1)<E (N* N N)<N (R* R R)<E"),
        {"HP-X-MIXED", "HP-X-TERMINALS"},
    ),
    ("A-21", lambda: doubles("C9 C9 E E | (B1* B1 B1)<E (N* N N)<N (R* R R)<E"), {"HP-X-TERMINALS"}),
    ("A-22", lambda: net(0, 20, 0, 0, claims=("W", "N")), [-1240, 80, 580, 580]),
    ("A-22", lambda: net(0, 20, 0, 0, claims=("W",)), [-640, 80, 1180, -620]),
    ("A-23", lambda: false_call(Wind.WEST), [1200, 1200, -3600, 1200]),
    ("A-23", lambda: false_call(Wind.EAST), [-3600, 1200, 1200, 1200]),
    ("A-24", lambda: liable("B2 B3 B9 B9 | (B5* B5 B5)<W (B7* B7 B7)<E (B8* B8 B8)<E", "B1 discard N"), True),
    ("A-24", lambda: liable("B2 B3 N N | (B5* B5 B5)<W (B7* B7 B7)<E (B8* B8 B8)<E", "B1 discard N"), False),
    ("A-25", lambda: allowed(late_view("N"), ClaimPung()), True),
    ("A-25", lambda: allowed(late_view("S"), ClaimPung()), False),
    ("A-25", lambda: late("drawn", "S"), False),
    ("A-26", lambda: "HP-X-LAST" in earned(CHOWS, "C1 last-wall"), True),
    ("A-26", lambda: "HP-X-LAST" in earned(CHOWS, "C1 last-discard E"), False),
    ("A-27", lambda: late("loose"), False),
    ("A-27", lambda: late("drawn"), True),
    ("A-28", lambda: allowed(view("B5 B5 D1", "B5 W", dead=True), ClaimPung()), False),
    ("A-28", lambda: allowed(view("B5 B5 D1", "B5 W"), ClaimPung()), True),
    ("A-29", lambda: (house().reserve(3), house(flowers=True).reserve(3)), (14, 14)),
    ("A-29", lambda: (house().stacks, house(flowers=True).stacks), (17, 18)),
    ("A-30", lambda: house(flowers=True).set_out(Wind.EAST, tile("Se3")), True),
    ("A-30", lambda: house(flowers=True).set_out(Wind.EAST, tile("B3")), False),
    ("A-31", lambda: total("R R R G G G Wh Wh Wh E E E N", "N wall"), 600),
    ("A-31", lambda: score("R R R G G G Wh Wh Wh E E E N", "N wall").sheet.uncapped, 1800),
    ("A-32", lambda: liable("R R G G | (S* S S)<E (W* W W)<E (N* N N)<E", "R discard N"), True),
    ("A-32", lambda: liable("E E B4 B5 | (S* S S)<E (W* W W)<E (N* N N)<E", "B6 discard N"), True),
    ("A-32", lambda: liable("R R B4 B5 | (S* S S)<E (W* W W)<E (N* N N)<E", "B6 discard N"), False),
    ("A-33", lambda: all_pay(DRAGONS, "Wh discard N"), -1800),
    (
        "A-33",
        lambda: all_pay("B2 B3 B9 B9 | (B5* B5 B5)<W (B7* B7 B7)<E (B8* B8 B8)<E", "B1 discard N"),
        -4 * 208,
    ),
    ("A-34", lambda: earned(THIRTEEN, "R wall", limit="none"), ["HP-B-DRAWN", "HP-B-WIN"]),
    ("A-34", lambda: earned(THIRTEEN, "R wall"), ["HP-L-THIRTEEN"]),
    ("A-35", lambda: earned(THREES, "C1 discard E"), ["HP-B-NO-SCORE", "HP-B-WIN", "HP-X-NO-SCORE"]),
    ("A-35", lambda: total(THREES.replace("B9 B9", "R R"), "C1 discard E"), 20 + 2 + 4 + 4 + 4),
    ("A-36", lambda: total(f"{THIRTEEN} R", "dealt", "EE"), 600),
    ("A-36", lambda: total(f"{THIRTEEN} R", "dealt", "EE", limit="none"), 160),
    ("A-36", lambda: total(f"{THIRTEEN} R", "dealt", "EE", limit="none", original_thirteen="no_double"), 20),
    ("A-36", lambda: total(DEALT, "dealt", "EE", limit="none", original_thirteen="no_double"), 30 * 16),
)


def only(how: str, seen: str = "", **options: object) -> bool:
    """Return whether the 1 of characters is the only piece beside the 4."""
    return any(
        line.item == "HP-B-ONLY"
        for line in rule_set(RULES, options).score(record(CHOWS, how, seen=seen)).sheet.lines
    )


def doubles(hand: str) -> set[str]:
    return {"HP-X-MIXED", "HP-X-TERMINALS"} & set(earned(hand, "E wall"))
