"""The parts of "Mah-Jongg, the Game and How to Play it", put together by `peling.rulebooks.how_to_play`."""
