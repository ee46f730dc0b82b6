"""Learn: lessons, drills and the guided deal."""
