"""Where no tile is offered, nothing is said of the tile that would be claimed."""

from __future__ import annotations

from html import unescape

import pytest

from peling.core.actions import ClaimKong
from peling.lessons.drills.fault import Fault
from peling.lessons.drills.question import Judged, State
from peling.rulebooks import rule_set, rule_set_ids
from peling.rules.legality import Verdict, judge
from peling_app.books.words.findings import finding
from peling_app.learn.model.replies import of_refusal
from peling_app.learn.words.faults import said
from peling_app.play.table.model.claim_bar import any_action
from peling_app.play.tutor.model.now import refused_card
from tests.app.play.tutor.positions import discard_of_west, own_turn

NOTHING = "No discard is there to be claimed."


def every_word(verdict: Verdict) -> list[set[str]]:
    """Return the reasons as a lesson, a wrong try and the tutor say them."""
    fault = Fault("act", State.WRONG, (Judged(verdict),))
    reasons = {finding(found) for found in verdict.unmet}
    reply = {one for one in unescape(of_refusal(verdict)).split("<br>") if one in reasons}
    card = refused_card(verdict, own_turn(), [])
    return [reply, set(said(fault, None)), set(card.reasons)]


@pytest.mark.usefixtures("english")
@pytest.mark.parametrize("book", rule_set_ids())
def test_a_claim_in_ones_own_turn_is_refused_for_one_reason(book: str) -> None:
    """Six were given for C, among them that 2–3 is no sequence and that the tile is one's own."""
    rules = rule_set(book)
    for action in (any_action("chow", own_turn()), any_action("pung", own_turn()), ClaimKong()):
        verdict = judge(own_turn(), action, rules)
        assert len(verdict.unmet) > 1
        for words in every_word(verdict):
            assert words == {NOTHING}


@pytest.mark.usefixtures("english")
def test_of_a_discard_everything_is_said_that_is_in_the_way() -> None:
    view, rules = discard_of_west(), rule_set("pung-chow")
    verdicts = [judge(view, act, rules) for act in (ClaimKong(), any_action("mahjongg", view))]
    for verdict in verdicts:
        assert verdict.unmet
        for words in every_word(verdict):
            assert words == {finding(found) for found in verdict.unmet}
