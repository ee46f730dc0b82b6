from dataclasses import replace
from itertools import islice

import pytest

from peling.advice.consequences import consequences
from peling.core.actions import ClaimChow, ClaimPung, ConcealedKong
from peling.core.hand import Hand
from peling.core.melds import pung
from peling.core.tiles import Wind, tile
from peling.core.view import Discarded, Offer, Phase, PlayerView, Source
from peling.lessons.drills.positions import own_turn as own_turn_of
from peling.play.table import awaited, view_of
from peling.rulebooks import RULE_SETS, rule_set
from peling.rules.legality import conceivable, judge
from peling_app.kit.words.actions import kind_name
from peling_app.play.table.model.claim_bar import PLACES, claim_bar
from peling_app.play.table.model.picture import Standing
from peling_app.play.tutor.model.now import now_page
from peling_app.play.tutor.model.pages import Card, Fact, NowPage
from peling_app.play.tutor.words import now, tutor
from tests.app.play.tutor.positions import discard_of_east, discard_of_west, own_turn, tiles
from tests.engine.positions import position
from tests.properties.random_play import deal

pytestmark = pytest.mark.usefixtures("english")


def page_of(view: PlayerView, **options: object) -> NowPage:
    rules = rule_set("pung-chow", options)
    return now_page(view, tuple(judge(view, action, rules) for action in conceivable(view, rules)), rules)


def facts(card: Card) -> dict[str, str]:
    return {fact.label: fact.text for fact in card.facts}


def at_length(card: Card) -> dict[str, str]:
    return {fact.label: fact.text for fact in card.more}


def test_the_head_says_who_discarded_what_and_what_may_be_done() -> None:
    page = page_of(discard_of_west())
    assert (page.kicker, page.heading) == ("West discards", "Five of characters")
    assert page.lead == "Pung it or pass. There is no hurry."
    assert page.how == (
        "Click it in the bar above your hand.",
        "Press its key in the bar above your hand.",
    )
    assert page.tile is tile("C5")


def test_a_legal_pung_is_said_in_the_fixed_order_of_facts() -> None:
    card = page_of(discard_of_west()).cards[0]
    assert (card.title, card.legal) == ("Pung", True)
    assert card.own == (tile("C5"), tile("C5"))
    assert card.other is tile("C5")
    assert card.result == (tile("C5"),) * 3
    assert facts(card) == {
        "Makes": "a set of three, open: 2 points",
        "Costs": "your draw. 1 set then lies open. 4–5–6 comes apart.",
        "Then": "3 tiles to go, as before.",
    }
    assert [fact.steps for fact in card.facts] == [None, None, (3, 3)]
    assert list(at_length(card)) == ["Makes", "Counts", "Costs", "Then", "Ranks"]
    assert at_length(card) == {
        "Makes": "a three of a kind, laid open at your right",
        "Counts": "2 points, because it is exposed. Drawn by yourself it would count 4.",
        "Costs": "4–5–6 comes apart. 3 tiles to go, as before.",
        "Then": "you discard, and West plays next. North and East lose this turn.",
        "Ranks": "before a chow. Only Mah-Jongg ranks before a pung.",
    }
    assert card.cite == "Part I, Pung, p.\u00a019"


def test_a_chow_from_the_wrong_seat_is_refused_with_the_seats() -> None:
    page = page_of(discard_of_west())
    card = next(card for card in page.refusals if card.title == "Chow")
    assert not any(card.seats for card in page.cards)
    assert (card.title, card.legal) == ("Chow", False)
    assert card.reasons == (
        "4 and 6 would make 4–5–6, but a chow is taken only from the player at your left. That is East.",
        "West sits at your right.",
    )
    assert card.seats is not None
    assert (card.seats.left, card.seats.opposite, card.seats.right) == ("East", "North", "West")
    assert card.seats.source is Wind.WEST
    assert card.seats.allowed is Wind.EAST


def test_what_the_hand_cannot_do_is_refused_in_a_line() -> None:
    page = page_of(discard_of_west())
    assert page.refused == "3 claims are not possible"
    assert now.refused_why(refused=page.refused) == "3 claims are not possible: why?"
    refusals = {card.title: card.reasons for card in page.refusals if card.seats is None}
    assert refusals == {
        "Mah-Jongg": ("The tile must complete the hand; 3 tiles are missing.",),
        "Kong": ("Three of the kind are needed in hand; you hold 2.",),
    }


def test_a_discard_from_the_left_may_be_chowed() -> None:
    page = page_of(discard_of_east())
    assert page.lead == "Pung it, chow it or pass. There is no hurry."
    assert [card.title for card in page.cards if card.legal] == ["Pung", "Chow"]
    assert all(card.title != "Chow" for card in page.refusals)


def test_an_honour_makes_no_sequence() -> None:
    view = replace(discard_of_east(), offer=Offer(tile("S"), Wind.EAST))
    page = page_of(view)
    assert page.heading == "South wind"
    assert [card.title for card in page.cards] == ["Pung"]


def test_a_missing_tile_is_named() -> None:
    view = replace(discard_of_east(), offer=Offer(tile("D4"), Wind.EAST))
    chow = next(card for card in page_of(view).refusals if card.title == "Chow")
    assert chow.reasons == ("Both other tiles must be in your hand; you lack 2 of circles.",)


def test_the_own_turn_says_how_far_the_hand_is_and_pushes_no_advice() -> None:
    page = page_of(own_turn())
    assert (page.kicker, page.heading) == ("You draw", "North wind")
    assert page.cards == ()
    assert page.lead == "Discard a tile. There is no time limit."
    assert page.how == (
        "Drag a tile onto the table, or click it twice.",
        "Go to a tile with ← and →, then press Enter twice.",
    )
    assert page.refused == "2 other things are not possible"
    assert page.distance == "3 tiles to go: so many fitting ones complete your hand."
    assert page.may_advise


def test_no_line_of_a_card_begins_with_a_factor() -> None:
    view = discard_of_west()
    assert view.offer is not None
    card = page_of(replace(view, offer=replace(view.offer, tile=tile("R")))).cards[0]
    assert facts(card)["Makes"] == "a set of three, open: 4 points, the hand ×\u00a02"


def test_a_complete_hand_may_be_declared_with_its_score() -> None:
    page = page_of(own_turn("B1 B1 B1 B2 B3 B4 D5 D5 D5 D6 D7 R R R", "R"))
    assert page.lead == "Declare Mah-Jongg. The hand is complete."
    assert facts(page.cards[0])["Counts"] == "38 × 2 = 76 points."
    assert facts(page.cards[0])["Then"].startswith("East, West and North pay you")
    assert (page.distance, page.nearer) == ("", None)
    hand = "B1 B1 B1 B2 B3 B4 D5 D5 D5 D6 D7 R R"
    two = position({Wind.EAST: hand}, drawn="R", winds=(Wind.EAST, Wind.WEST))
    (card,) = page_of(view_of(two, Wind.EAST, rule_set("pung-chow"))).cards
    assert facts(card)["Then"].startswith("West pays you;"), "one alone plays against you"


def test_a_calling_hand_names_what_it_waits_for() -> None:
    view = discard_of_west()
    view = replace(own_turn("B1 B1 B1 B2 B3 B4 D5 D5 D5 R R R E", "E"), phase=Phase.CLAIMS, turn=Wind.NORTH)
    page = page_of(replace(view, awaited=False))
    assert page.distance == "1 tile to go: you are calling, one fitting tile completes your hand."
    assert page.nearer == Fact("Completes it", "east wind", ((tile("E"),),))
    assert (page.lead, page.how) == ("Nothing is asked of you.", ("", ""))
    assert not page.may_advise


def test_the_last_discard_is_refused_with_its_reason() -> None:
    view = replace(discard_of_west(), offer=Offer(tile("C5"), Wind.WEST, last=True))
    pung = next(c for c in page_of(view, last_discard_claims="win_only").refusals if c.title == "Pung")
    assert pung.reasons == ("The last discard may be claimed only to go out.",)


def test_on_the_own_turn_the_hand_is_said_by_what_goes_together() -> None:
    page = page_of(own_turn())
    assert page.nearer is not None
    assert page.nearer.text == "6, 8, 9 of bamboos; 3 of circles; south wind; red dragon"
    assert page.nearer.groups == tuple(map(tuple, map(tiles, ("B6 B8 B9", "D3", "S R"))))
    assert {fact.label: fact.text for fact in page.hand} == {
        "Sets": "4–5–6 of characters",
        "Pairs": "8 of bamboos; 3 of circles; 5 of characters; south wind; red dragon",
        "Partial": "7–8 of bamboos",
        "Single": "north wind",
    }
    shown = {fact.label: fact.groups for fact in page.hand}
    assert shown["Sets"] == (tuple(tiles("C4 C5 C6")),)
    assert shown["Pairs"] == tuple(tuple(tiles(pair)) for pair in ("B8 B8", "D3 D3", "C5 C5", "S S", "R R"))


def test_a_three_could_become_a_four_and_a_kind_wholly_seen_brings_nothing() -> None:
    page = page_of(own_turn("C4 C5 C5 C6 B8 B8 B8 D3 D3 S S R R N"))
    said = {fact.label: fact.text for fact in page.hand}
    assert said["Kong"] == "with the fourth: 8 of bamboos"
    assert said["Sets"] == "three 8s of bamboos; 4–5–6 of characters"
    assert [fact.groups[0] for fact in page.hand if fact.label == "Sets"] == [(tile("B8"),) * 3]
    seen = replace(own_turn(), discards=tuple(Discarded(Wind.WEST, kind) for kind in (tile("R"), tile("R"))))
    gone = page_of(seen).nearer
    assert page.nearer is not None
    assert gone is not None
    assert "red dragon" in page.nearer.text
    assert "red dragon" not in gone.text


@pytest.mark.parametrize("phase", [Phase.CLAIMS, Phase.ROBBING])
def test_while_others_may_claim_ones_own_tile_it_is_not_said_to_be_ones_turn(phase: Phase) -> None:
    """Below that stood that nothing is asked of one."""
    page = page_of(replace(own_turn(), drawn=None, phase=phase, awaited=False))
    assert (page.heading, page.lead) == ("The others decide", "Nothing is asked of you.")


def test_while_another_plays_the_hand_is_not_said() -> None:
    page = page_of(discard_of_west())
    assert (page.hand, page.nearer) == ((), None)


@pytest.mark.thorough
@pytest.mark.parametrize("book", RULE_SETS)
def test_what_the_bar_strikes_out_is_what_the_tutor_calls_impossible(book: str) -> None:
    rules = rule_set(book)
    places = {kind_name(kind): place.command for place in PLACES for kind in place.kinds}
    struck = 0
    for moment in islice(deal(7, 4, rules), 0, 90, 3):
        for wind in awaited(moment.state):
            view = view_of(moment.state, wind, rules)
            verdicts = tuple(judge(view, action, rules) for action in conceivable(view, rules))
            bar = [one for one in claim_bar(view, verdicts) if one.standing is Standing.FORBIDDEN]
            said = [card.title for card in now_page(view, verdicts, rules).refusals]
            assert [places[one] for one in said] == [one.command for one in bar]
            struck += len(bar)
    assert struck


def test_the_end_says_what_leads_to_the_score_which_may_have_been_seen_already() -> None:
    _, lead = now.ended("", "The wall is used up", own=False, won=False)
    assert lead.endswith("The button below shows the score.")


def test_a_standing_hand_is_said_to_stand_and_no_other() -> None:
    stands = "Your hand is standing"
    assert stands in now.lead(replace(own_turn(), noted=frozenset({"standing"})), ())
    assert stands not in now.lead(own_turn(), ())


def test_of_a_claim_that_completes_the_hand_is_said_that_a_discard_must_follow() -> None:
    claim = consequences(discard_of_west(), ClaimPung(), rule_set("pung-chow"))
    for action in (ClaimPung(), ClaimChow((tile("B8"), tile("B9"))), ConcealedKong(tile("B8"))):
        said = tutor.before_and_after(replace(claim, action=action, away_after=0))
        assert said.startswith("Then the hand is complete")
        assert ("a discard must follow" in said) is isinstance(action, ClaimPung | ClaimChow)


@pytest.mark.cases_by_day(2)
@pytest.mark.parametrize("book", RULE_SETS)
def test_where_a_claim_completed_the_hand_it_is_said_what_to_do(book: str) -> None:
    """“The hand is complete.” stood alone, and nobody goes out by a claim for a set."""
    for options in ({}, *({one.key: value} for one in rule_set(book).options for value in one.values[1:])):
        rules = rule_set(book, options)
        hand = Hand.of(tiles("B1 B2 B3 B4 B5 B6 D2 D3 D4 C9 C9"), [pung(tile("C5"), Wind.WEST)])
        view = own_turn_of(rules, hand, Wind.SOUTH, source=Source.CLAIM)
        page = now_page(view, tuple(judge(view, one, rules) for one in conceivable(view, rules)), rules)
        assert page.distance.startswith("The hand is complete, but a discard follows a claim"), options
