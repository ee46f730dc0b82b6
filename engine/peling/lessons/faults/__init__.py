"""Say what is wrong with an answer, error by error, and why: always by the rules, tile by tile."""

from __future__ import annotations

from peling.lessons.drills.fault import Fault, Noted
from peling.lessons.faults.acts import of_acts
from peling.lessons.faults.answers import of_question, of_rest
from peling.lessons.faults.groups import of_laying
from peling.lessons.faults.stacks import of_stacks

__all__ = ["Fault", "Noted", "of_acts", "of_laying", "of_question", "of_rest", "of_stacks"]
