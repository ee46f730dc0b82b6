"""*Why not?* for everything on the table: what can be done, and why not the rest, by the rules in play."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from peling.core.actions import ClaimChow, ClaimKong, ClaimPung, Discard, Pass
from peling.core.tiles import Wind, tile
from peling.play.table import awaited
from peling.rulebooks import RULE_SETS, rule_set
from peling.rules.ruleset import OptionValue
from peling_app.books.faces import face
from peling_app.books.words.citations import place_words
from peling_app.play.table.model.board import BoardViewModel
from peling_app.play.table.model.table import TableViewModel
from peling_app.play.tutor.model.why_not import why_not
from peling_app.play.tutor.model.why_page import Line, WhyPage
from tests.app.play.table.fake_game import FakeGame
from tests.by_day import by_day
from tests.engine.positions import position
from tests.properties.random_play import deal

E, S, W, N = Wind
OWN = "C1 C4 C5 C6 B8 B8 B8 D3 D4 S S R R"
OPTIONS: dict[str, dict[str, OptionValue]] = {
    "pung-chow": {"mandarins": "on", "robbing_kong": True},
    "how-to-play": {"flowers": True},
}
"""House rules under which a book has most to say."""

pytestmark = pytest.mark.usefixtures("qapp")


class Sitting:
    """A game, its board, and the question."""

    def __init__(self, game: FakeGame) -> None:
        """Sit down at a game."""
        self.game = game
        self.board = BoardViewModel()
        self.table = TableViewModel(game, self.board, parent=self.board)

    def ask(self, thing: str) -> WhyPage:
        """Return the answer for a thing."""
        page = why_not(thing, self.game, self.board)
        assert page is not None, thing
        return page

    def hand(self, face: str) -> WhyPage:
        """Return the answer for a tile of the hand."""
        return self.ask(next(f"hand:{row.key}" for row in self.board.picture.hand if row.face == face))

    def discard(self, face: str) -> WhyPage:
        """Return the answer for the latest discard that looks so."""
        found = [
            (tile_.key, side)
            for side, seat in enumerate(self.board.picture.seats)
            for tile_ in seat.discards
            if tile_.face == face
        ]
        key, side = max(found)
        return self.ask(f"d:{side}:{key}")


def own_turn(drawn: str = "B7") -> Sitting:
    return Sitting(FakeGame(position({S: OWN}, turn=S, drawn=drawn)))


def offered(code: str, hand: str, by: Wind = E) -> Sitting:
    game = FakeGame(position({S: hand}, turn=by, drawn=code))
    game.put(by, Discard(tile(code)))
    return Sitting(game)


def titles(page: WhyPage) -> list[tuple[str, bool | None]]:
    return [(line.title, line.legal) for line in page.lines]


def line(page: WhyPage, title: str) -> Line:
    return next(one for one in page.lines if one.title == title)


def test_a_tile_of_the_hand_may_be_discarded_and_three_are_no_kong() -> None:
    page = own_turn().hand("B8")
    assert page.kicker == "Your hand"
    assert page.tiles == (tile("B8"),)
    assert titles(page) == [("Discard", True), ("Kong", False)]
    assert line(page, "Discard").reasons == ("It is your turn.", "The tile is in your hand.")
    assert line(page, "Kong").reasons == ("All four 8s of bamboos must be in your hand; you hold 3.",)
    assert line(page, "Kong").cite.startswith("Part I")


def test_out_of_turn_a_tile_of_the_hand_says_whose_turn_it_is() -> None:
    page = offered("C2", OWN, by=W).hand("S")
    assert titles(page) == [("Discard or Kong", False)]
    assert page.lines[0].reasons == ("This is done on your own turn. It is North’s turn.",)


def test_a_tile_of_the_hand_tells_the_claims_it_would_serve() -> None:
    sitting = offered("R", OWN, by=W)
    assert titles(sitting.hand("R"))[:2] == [("Pung", True), ("Kong", False)]
    assert titles(sitting.hand("C1")) == [("", None), ("Discard or Kong", False)]
    assert sitting.hand("C1").lines[0].reasons == (
        "It makes no set with the tile that is offered, red dragon.",
    )
    chow = line(offered("B8", "B6 B7 B8 B8 C1 C4 C7 D3 D4 E W N G", by=W).hand("B6"), "Chow")
    assert chow.reasons == ("A chow is taken only from the player at your left. That is East.",)


def test_only_the_tile_discarded_last_can_be_claimed() -> None:
    sitting = offered("R", OWN)
    live = sitting.discard("R")
    assert ("Pung", True) in titles(live)
    assert line(live, "Chow").reasons == ("Winds and dragons make no sequence.",)
    sitting.game.put(S, Pass())
    dead = sitting.discard("R")
    assert dead.lead == "Nothing can be done with it now."
    why = "Play has gone on since it was discarded. It is dead for good."
    assert dead.lines[0].reasons == (why,)
    assert (dead.lines[0].rule, dead.lines[0].legal) == ("PC-DEAD-DISCARD", False)


def test_an_own_discard_is_the_others_to_claim() -> None:
    sitting = Sitting(
        FakeGame(position({S: OWN, W: "C4 C4 B3 B6 B9 D3 D6 D9 C9 S W N R"}, turn=S, drawn="N"))
    )
    sitting.game.put(S, Discard(tile("C4")))
    assert "yourself" in sitting.discard("C4").lines[0].reasons[0]


@pytest.mark.parametrize("me", [S, W])
def test_of_a_claimed_discard_the_print_says_where_it_lies(me: Wind) -> None:
    game = offered("R", OWN).game
    game.put(S, ClaimPung())
    print_ = Sitting(FakeGame(game.deal, me)).discard("R")
    assert print_.tiles == (tile("R"),)
    assert titles(print_) == [("Claim it", False)]
    said = {
        S: "You claimed it. It lies in your open sets and stays there.",
        W: "South claimed it. It lies in South’s open sets and stays there.",
    }
    assert print_.lines[0].reasons == (said[me],)


@pytest.mark.cases_by_day(2)
@pytest.mark.parametrize("code", ["D2", "R", "B8"])
@pytest.mark.parametrize("book", by_day({"pung-chow", "four-winds", "fenghua"}, RULE_SETS))
def test_what_was_claimed_cites_the_rule_by_which_its_set_was_laid_down(book: str, code: str) -> None:
    """The print of a claimed dragon spoke of four of a kind, and a chow of Fenghua of showing the hand."""
    claim = {"D2": ClaimChow, "R": ClaimPung, "B8": ClaimKong}[code]
    rules = rule_set(book)
    game = FakeGame(position({S: OWN}, rules=rules, turn=E, drawn=code), rules=rules)
    game.put(E, Discard(tile(code)))
    game.put(S, next(one.action for one in game.verdicts() if isinstance(one.action, claim) and one.legal))
    assert game.deal is not None
    for other in awaited(game.deal):
        if other is not S:
            game.put(other, Pass())
    laid = rules.course.rules[claim]
    for me in (S, W):
        seen = Sitting(FakeGame(game.deal, me, rules=rules))
        for page in (seen.discard(code), seen.ask(f"m:{me.steps_to(S)}:1")):
            assert (laid.id, place_words(laid.cite)) in [(one.rule, one.cite) for one in page.lines]


def test_sets_that_lie_open_stay_as_they_are() -> None:
    sitting = offered("R", OWN)
    sitting.game.put(S, ClaimPung())
    mine = sitting.ask("m:0:1")
    assert mine.heading == "Three red dragons"
    assert titles(mine) == [("Added kong", False), ("Take it back to the hand", False)]
    theirs = Sitting(FakeGame(sitting.game.deal, W)).ask("m:3:1")
    assert theirs.kicker == "South’s open sets"
    assert theirs.lines[0].reasons == ("A set that lies open is South’s. Nobody takes a tile out of it.",)
    robbed = FakeGame(sitting.game.deal, W, rules=rule_set("pung-chow", {"robbing_kong": True}))
    assert len(Sitting(robbed).ask("m:3:1").lines) == 2


def test_a_claim_says_what_is_missing_even_when_nothing_is_offered() -> None:
    sitting = own_turn()
    assert line(sitting.ask("claim:pung"), "Pung").reasons == ("No discard is there to be claimed.",)
    assert line(sitting.ask("claim:mahjongg"), "Mah-Jongg").legal is False
    assert line(sitting.ask("claim:pass"), "Pass").reasons == ("Nothing waits for your answer.",)
    kongs = Sitting(
        FakeGame(
            position(
                {S: "C3 C3 C3 B5 B5 B5 B5 D3 D4 S S R R", W: "B3 B6 B9 D3 D6 D9 C6 C9 S W N R G"},
                turn=S,
                drawn="C3",
            )
        )
    )
    assert [one.legal for one in kongs.ask("claim:kong").lines] == [True, True]
    assert "3s of characters" in kongs.ask("claim:kong").lines[1].title


def test_the_wall_says_why_nobody_draws_or_looks() -> None:
    sitting = own_turn()
    following = next(stack for stack in sitting.board.picture.wall if stack.next)
    loose = next(stack for stack in sitting.board.picture.wall if stack.loose)
    page = sitting.ask(f"wall:{following.key}")
    assert page.heading == "The next tile"
    assert page.lines[0].reasons == ("You have your tile of this turn. Discard one first.",)
    assert sitting.ask(f"wall:{loose.key}").lines[0].rule == "PC-LOOSE-DRAW"
    assert sitting.ask("rack:2").kicker == "North’s hand"


def test_buttons_beside_the_game_say_why_they_rest() -> None:
    sitting = own_turn()
    assert sitting.ask("take-back").lines[0].legal is False
    sitting.game.can_take_back = True
    assert sitting.ask("take-back").lines[0].legal is True
    assert [sitting.ask(name).lines[0].legal for name in ("advise", "open-rule", "next-deal")] == [
        True,
        True,
        False,
    ]


def test_in_an_exam_it_is_the_exam_that_lets_nothing_be_taken_back() -> None:
    sitting = own_turn()
    (asked,) = sitting.ask("take-back").lines
    sitting.game.in_exam = True
    (examined,) = sitting.ask("take-back").lines
    assert not asked.legal
    assert not examined.legal
    assert examined.reasons == ("No move can be taken back in an exam.",) != asked.reasons


def test_what_is_not_there_has_no_answer() -> None:
    sitting = own_turn()
    for thing in ("hand:99", "d:0:99", "m:1:1", "b:1:1", "wall:999", "claim:nothing", "nothing"):
        assert why_not(thing, sitting.game, sitting.board) is None
    assert why_not("hand:1", FakeGame(None), sitting.board) is None


def everything(board: BoardViewModel) -> Iterator[str]:
    picture = board.picture
    yield from (f"hand:{row.key}" for row in picture.hand)
    yield from (f"wall:{stack.key}" for stack in picture.wall)
    yield from (f"claim:{place.command}" for place in picture.claims)
    for side, seat in enumerate(picture.seats):
        yield from (f"d:{side}:{row.key}" for row in seat.discards)
        yield from (f"m:{side}:{row.key}" for row in seat.melds)
        yield from (f"b:{side}:{row.key}" for row in seat.bonus)
        if side and seat.present:
            yield f"rack:{side}"


@pytest.mark.parametrize("book", by_day({"how-to-play", "fenghua"}, RULE_SETS))
def test_every_thing_of_a_deal_is_answered_with_a_place_in_the_book(book: str) -> None:
    rules = rule_set(book, OPTIONS.get(book, {}))
    known = {entry.id for entry in rules.entries} | {item.id for item in rules.items}
    for number, (state, _, _) in enumerate(deal(7, 4, rules)):
        if number % 16:
            continue
        sitting = Sitting(FakeGame(state, rules=rules))
        for thing in everything(sitting.board):
            page = sitting.ask(thing)
            assert page.lead or page.lines, thing
            for one in page.lines:
                assert all(one.reasons), thing
                assert one.rule in known or (one.legal is None and not one.cite), (thing, one)


def test_every_place_in_a_book_is_one() -> None:
    known = set()
    for book in RULE_SETS:
        rules = rule_set(book, OPTIONS.get(book, {}))
        known |= {entry.id for entry in rules.entries} | {item.id for item in rules.items}
    assert {name for book in RULE_SETS for names in face(book).places.values() for name in names} <= known


def test_of_a_plain_discard_no_standing_hand_is_spoken_of() -> None:
    game = FakeGame(position({S: OWN}, rules=rule_set("how-to-play"), turn=S, drawn="B7"))
    game.rules = rule_set("how-to-play")
    page = Sitting(game).hand("C1")
    spoken = " ".join(sentence for line in page.lines for sentence in line.reasons)
    assert "It is your turn." in spoken
    for untrue in ("first discard", "No set lies", "one tile short", "as it is"):
        assert untrue not in spoken
