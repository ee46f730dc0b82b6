"""The tutor's panel: what may be done and why, the score now, the course of the deal."""
