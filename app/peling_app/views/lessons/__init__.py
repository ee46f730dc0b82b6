"""Learn: courses, drills, the guided deal."""
