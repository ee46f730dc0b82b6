"""Lessons and drills: positions, questions, goals and answers, all asked of the engine; no sentences."""
