"""Play, judge and score the classical mah-jongg of the 1920s, book by book."""
