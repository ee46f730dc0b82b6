"""The booklet "Mah-Jongg, the Game and How to Play it", put together in `book`."""
