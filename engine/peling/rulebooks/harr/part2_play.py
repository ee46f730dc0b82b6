"""The course of play of Part II: that of Part I with rounds, a reserve and single heads."""

from __future__ import annotations

from dataclasses import replace

from peling.conditions import WITH_THIRTEEN_MAJORS
from peling.customs import last_fourteen
from peling.rulebooks.harr.play import common_course
from peling.ruleset import Course, HouseRules


def limit_course(house: HouseRules) -> Course:
    """Return the course of play of Part II for these house rules."""
    return replace(common_course(house, last_fourteen, WITH_THIRTEEN_MAJORS), rounds=True)
