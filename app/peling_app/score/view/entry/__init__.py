"""The entry of a deal."""
