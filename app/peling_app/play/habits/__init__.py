"""Your play: what the decisions of many deals cost, what they were about, and how that changes."""
