"""The log of the tutor: its page, and the list in it."""
