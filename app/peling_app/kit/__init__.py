"""Our own kit: widgets, painting, theme, commands, tile pictures, and words that all pages use."""
