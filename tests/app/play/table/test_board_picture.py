from __future__ import annotations

import random
from dataclasses import replace

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from peling.core.actions import AddedKong, ClaimPung, ConcealedKong, Discard, Pass
from peling.core.events import WallBroken
from peling.core.tiles import TILES, WINDS, Seat, Wind, full_set, tile
from peling.core.view import PlayerView
from peling.play.inputs import SeatThrows
from peling.play.table import apply, awaited, start_deal, view_of
from peling.rulebooks import RULE_SETS, rule_set
from peling.rules.legality import conceivable, judge, legal_actions
from peling_app.platform import resources, shipped
from peling_app.play.table.model.board import BoardViewModel
from peling_app.play.table.model.board_picture import Table, board_picture
from peling_app.play.table.model.hand_model import HandOrder
from peling_app.play.table.model.picture import Picture, Side
from peling_app.play.table.model.table import TableViewModel
from peling_app.play.table.model.throws import break_lines, seat_lines
from peling_app.play.table.model.wall_picture import wall_labels, wall_picture
from peling_app.play.table.view.images import BoardImages
from tests.app.play.table.court.deals import views
from tests.app.play.table.fake_game import FakeGame
from tests.app.play.table.moments.ends import robbed_kong
from tests.by_day import by_day
from tests.engine.positions import book, dead, play, position

E, S, W, N = WINDS
OWN = "C1 C4 C5 C6 B8 B8 B8 D3 D4 S S R R"
TABLE = Table(dict.fromkeys(WINDS, "Ann"), dict.fromkeys(WINDS, 0))


def shown(view: PlayerView, table: Table = TABLE) -> Picture:
    order = HandOrder()
    order.follow(view.hand.concealed, view.drawn)
    return board_picture(
        view, [judge(view, action, book()) for action in conceivable(view, book())], order, table
    )


def test_players_sit_where_play_goes_to_the_right() -> None:
    state = position({S: OWN}, turn=S, drawn="B7")
    seats = shown(view_of(state, S, book())).seats
    assert [seat.wind for seat in seats] == ["S", "W", "N", "E"]
    assert [seat.east for seat in seats] == [False, False, False, True]
    assert [seat.acting for seat in seats] == [True, False, False, False]


@pytest.mark.parametrize(
    ("winds", "me", "present"),
    [((E, W), W, [True, False, True, False]), ((E, S, W), S, [True, True, False, True])],
)
def test_absent_seats_are_empty(winds: tuple[Wind, ...], me: Wind, present: list[bool]) -> None:
    state = position({me: OWN}, turn=winds[0], drawn="N", winds=winds)
    picture = shown(view_of(state, me, book()))
    assert [seat.present for seat in picture.seats] == present
    assert [bool(word) for word in picture.winds] == present


def test_a_kong_drawn_by_oneself_lies_with_its_ends_face_down() -> None:
    state = position({S: OWN}, turn=S, drawn="B8")
    state, _ = play(state, (S, ConcealedKong(tile("B8"))))
    picture = shown(view_of(state, E, book()))
    kong = picture.seats[Side.RIGHT].melds
    assert [row.face for row in kong] == ["back", "B8", "B8", "back"]
    assert kong[0].name == "8 of bamboos, face down"
    leaflet = replace(TABLE, covered=rule_set("four-winds").course.covered)
    kong = shown(view_of(state, E, book()), leaflet).seats[Side.RIGHT].melds
    assert [row.face for row in kong] == ["back", "B8", "back", "back"]


def test_only_the_offered_tile_can_be_claimed_and_only_when_the_rules_allow_it() -> None:
    state = position({S: OWN}, turn=E, drawn="R")
    state, _ = play(state, (E, Discard(tile("R"))))
    claimable = [row for row in shown(view_of(state, S, book())).seats[Side.LEFT].discards if row.claimable]
    assert [row.face for row in claimable] == ["R"]
    picture = shown(view_of(state, N, book()))
    assert not [row for seat in picture.seats for row in seat.discards if row.claimable]
    assert picture.drop_title == ""


def test_the_tiles_of_a_claim_are_raised_and_no_more_than_it_needs() -> None:
    state = position(
        {S: "R R R C1 C4 C7 D1 D4 D7 E S W N", W: "B3 B6 B9 D3 D6 D9 C3 C6 C9 S W N E"}, turn=W, drawn="R"
    )
    state, _ = play(state, (W, Discard(tile("R"))))
    picture = shown(view_of(state, S, book()))
    assert sum(row.raised for row in picture.hand) == 3
    assert [row.standing for row in picture.claims] == ["forbidden", "legal", "legal", "forbidden", "open"]


def test_a_claimed_discard_lies_with_the_set_and_leaves_a_print_among_the_discards() -> None:
    state = position({S: OWN}, turn=E, drawn="R")
    state, _ = play(state, (E, Discard(tile("R"))), (S, ClaimPung()))
    picture = shown(view_of(state, S, book()))
    (trace,) = picture.seats[Side.LEFT].discards
    assert (trace.taken, trace.claimable, trace.newest) == (Side.OWN, False, False)
    assert trace.name == "red dragon, taken by South"
    assert [row.face for row in picture.seats[Side.OWN].melds] == ["R", "R", "R"]


def test_a_tile_added_to_a_pung_can_be_taken_where_the_house_rules_say_so() -> None:
    rules = book(robbing_kong=True)
    state = position(
        {E: "C2 C4 C6 B2 B8 D2 D4 D6 S R | (B4* B4 B4)<S", S: "C3 C3 C3 B5 B6 D7 D8 D9 C7 C8 C9 E E"},
        turn=E,
        drawn="B4",
        rules=rules,
    )
    state, _ = play(state, (E, AddedKong(tile("B4"))), rules=rules)
    assert _claimable_melds(view_of(state, S, rules)) == ["4 of bamboos, may be taken for Mah-Jongg"]
    assert _claimable_melds(view_of(state, N, rules)) == []


def _claimable_melds(view: PlayerView) -> list[str]:
    order = HandOrder()
    order.follow(view.hand.concealed, view.drawn)
    rules = book(robbing_kong=True)
    picture = board_picture(view, [judge(view, a, rules) for a in conceivable(view, rules)], order, TABLE)
    return [row.name for seat in picture.seats for row in seat.melds if row.claimable]


def test_a_dead_hand_and_a_thinking_player_are_said_in_words() -> None:
    state = dead(position({S: OWN}, turn=S, drawn="B7"), N)
    table = Table(TABLE.names, TABLE.totals, thinking=E)
    seats = shown(view_of(state, S, book()), table).seats
    assert seats[Side.OPPOSITE].line == "North, dead hand"
    assert seats[Side.LEFT].line == "East, thinking"


def test_flowers_bear_the_number_of_the_book() -> None:
    rules = book(mandarins="on")
    state = position({S: OWN + " | | Fl2"}, turn=S, drawn="B7", rules=rules)
    view = view_of(state, S, rules)
    order = HandOrder()
    order.follow(view.hand.concealed, view.drawn)
    picture = board_picture(
        view, (), order, Table(TABLE.names, TABLE.totals, bonus_numbers={"Fl2": 4, "Fl4": 2})
    )
    assert [row.face for row in picture.seats[Side.OWN].bonus] == ["Fl4.2"]


@pytest.mark.thorough
@pytest.mark.parametrize("rules_id", by_day({"fenghua", "how-to-play"}, RULE_SETS))
def test_words_beside_the_wall_name_stacks_that_stand(rules_id: str) -> None:
    """Where tiles for kongs and flowers had come from the end, *the gap* stood beside nothing."""
    beside_nothing = set()
    for seed in range(4):
        for view, _boxed in views(random.Random(f"{rules_id} {seed}"), rules_id):
            standing = {(stack.side, stack.slot) for stack in wall_picture(view.wall, view.me)}
            words = wall_labels(view.wall, view.me)
            lost = [word.text for word in words if (word.side, word.slot) not in standing]
            beside_nothing |= {(seed, view.wall.left, text) for text in lost}
    assert beside_nothing == set()


@pytest.mark.cases_by_day(1)
@pytest.mark.parametrize(
    ("players", "mandarins"),
    by_day(
        [(2, "off"), (3, "on"), (4, "on")],
        [(2, "off"), (2, "on"), (3, "off"), (3, "on"), (4, "off"), (4, "on")],
        several=True,
    ),
)
def test_the_wall_shown_is_the_wall_at_every_step(players: int, mandarins: str) -> None:
    rules = rule_set("pung-chow", {"mandarins": mandarins})
    rng = random.Random(players)
    tiles = list(full_set(bonus=rules.course.bonus_tiles))
    rng.shuffle(tiles)
    state, _ = start_deal(rules, players, tuple(tiles), ((3, 4), (5, 6)))
    for _step in range(400):
        waiting = awaited(state)
        if not waiting:
            break
        view = view_of(state, waiting[0], rules)
        rows = wall_picture(view.wall, view.me)
        assert sum(row.tiles + row.loose for row in rows) == view.wall.left
        assert len({row.key for row in rows}) == len(rows)
        assert sum(row.next for row in rows) <= 1
        labels = wall_labels(view.wall, view.me)
        assert len({label.key for label in labels}) == len(labels)
        picture = board_picture(view, (), HandOrder(), TABLE)
        lying = [row for seat in picture.seats for row in seat.discards if row.taken < 0]
        on_table = len(lying) + sum(len(seat.melds) + len(seat.bonus) for seat in picture.seats)
        in_hands = sum(seat.concealed for seat in picture.seats)
        assert on_table + in_hands + view.wall.left == len(tiles)
        moves = legal_actions(view, rules)
        passing = [move for move in moves if isinstance(move, Pass)]
        state, _events = apply(state, waiting[0], passing[0] if passing else moves[-1], rules)
    else:
        pytest.fail("the deal has no end")


def test_what_follows_waits_until_dice_and_deal_were_seen(board: BoardViewModel) -> None:
    game = FakeGame(position({S: OWN}, turn=E, drawn="N"))
    table = TableViewModel(game, board)
    game.tell(WallBroken((3, 4), (5, 2), W, W, 14))
    deal = board.beginning
    moment = deal.moment
    assert moment is not None
    game.put(E, Discard(tile("N")))
    assert not any(seat.discards for seat in board.picture.seats), "the discard is not shown yet"
    table.press("pung")
    assert game.acted == []
    assert deal.moment not in {None, moment}, "the press has gone on by one moment and done nothing else"
    board.hurry()
    assert deal.moment is None
    assert [tile.face for seat in board.picture.seats for tile in seat.discards] == ["N"]


def test_the_throws_name_who_throws_and_what_is_decided() -> None:
    names = {Seat.FIRST: "Ann", Seat.SECOND: "Bo", Seat.THIRD: "Cy"}
    throws = SeatThrows((((6, 3), (1, 2), (4, 5)), ((1, 1), (1, 2))))
    lines = seat_lines(throws, tuple(names), names)
    assert [line.who for line in lines] == ["Ann", "Bo", "Cy", "Ann", "Cy"]
    assert [line.sentence for line in lines] == [
        "a tie: throws again",
        "for East",
        "a tie: throws again",
        "for East",
        "the highest, so East: Cy",
    ]
    broken = break_lines(WallBroken((3, 4), (5, 2), W, W, 14), dict.fromkeys((E, S, W), "Ann"), 5)
    assert broken[1].sentence == "both throws are 14: stack 14 of West’s side is lifted"
    assert [line.key for line in broken] == [5, 6]


@pytest.fixture
def images(qapp: object) -> BoardImages:
    del qapp
    resources.load_fonts()
    return BoardImages(shipped.assets())


def colours(image: QImage) -> int:
    return len({image.pixel(x, y) for x in range(0, image.width(), 2) for y in range(0, image.height(), 2)})


@pytest.mark.cases_by_day(2)
@pytest.mark.parametrize("code", [kind.code for kind in TILES])
def test_every_tile_is_painted_in_every_turn(images: BoardImages, code: str) -> None:
    upright = images.requestImage(f"tile/{code}/i", QSize(), QSize(79, 117))
    assert colours(upright) > 30
    for turn in (1, 2, 3):
        size = QSize(79, 117) if turn == 2 else QSize(98, 89)
        assert images.requestImage(f"tile/{code}/i{turn}", QSize(), size) != upright


def test_a_picture_is_painted_once_for_each_size(images: BoardImages) -> None:
    first = images.requestImage("tile/C5/i", QSize(), QSize(79, 117))
    assert images.requestImage("tile/C5/i", QSize(), QSize(79, 117)).cacheKey() == first.cacheKey()
    assert images.requestImage("tile/C5/i", QSize(), QSize(158, 234)).width() == 158


def test_index_and_grey_change_the_picture_and_the_number_of_a_flower_stays(images: BoardImages) -> None:
    size = QSize(79, 117)
    assert images.requestImage("tile/C5/i", QSize(), size) != images.requestImage("tile/C5/", QSize(), size)
    assert images.requestImage("tile/C5/i", QSize(), size) != images.requestImage("tile/C5/ig", QSize(), size)
    assert images.requestImage("tile/Fl2/i", QSize(), size) == images.requestImage("tile/Fl2/", QSize(), size)
    assert images.requestImage("tile/Fl2/", QSize(), size) != images.requestImage(
        "tile/Fl2.4/", QSize(), size
    )


@pytest.mark.parametrize(
    "address",
    [
        "stand/top/4",
        "stand/left/4",
        "stand/right/4",
        "stack/1/5",
        "stack/2/5",
        "stack/loose/5",
        "table/15/green-day/1",
        "table/15/blue-night/2",
        "table/15/green-flat/1",
        "print/up/1",
        "glow",
    ]
    + ["dash/F1E3BF/0.2/1/4", "glyph/E/97261F"]
    + [
        f"sign/{name}/E9C46A"
        for name in ("cross", "slash", "hourglass", "undo", "down", "left", "up", "right")
    ],
)
def test_every_other_picture_is_painted(images: BoardImages, address: str) -> None:
    assert colours(images.requestImage(address, QSize(), QSize(80, 90))) > 1


def test_an_unknown_sign_is_refused(images: BoardImages) -> None:
    with pytest.raises(ValueError, match="no sign"):
        images.requestImage("sign/moon/E9C46A", QSize(), QSize(20, 20))


@pytest.mark.parametrize("me", [S, W, N])
def test_a_tile_that_is_being_added_lies_on_the_table_while_others_are_asked(me: Wind) -> None:
    """It is out of the hand by then and in no set yet; only who may take it is shown that he may."""
    ending = robbed_kong(winner=S, giver=N)
    (giver, adding), _ = ending.moves
    assert ending.deal is not None
    deal, _ = apply(ending.deal, giver, adding, ending.rules)
    view = view_of(deal, me, ending.rules)
    order = HandOrder()
    order.follow(view.hand.concealed, view.drawn)
    verdicts = [judge(view, action, ending.rules) for action in conceivable(view, ending.rules)]
    seat = board_picture(view, verdicts, order, TABLE).seats[me.steps_to(giver)]
    added = [one for one in seat.melds if one.face == "B8"]
    assert [(one.inside, one.size) for one in added] == [(0, 4), (1, 4), (2, 4), (3, 4)]
    assert [one.claimable for one in added] == [False, False, False, me is S]
    assert seat.concealed + len(seat.melds) == 14
