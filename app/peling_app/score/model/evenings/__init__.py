"""What evenings come to, as it is shown: one evening, and people over all of them."""
