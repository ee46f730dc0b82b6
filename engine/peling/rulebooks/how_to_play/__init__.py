"""The booklet "Mah-Jongg, the Game and How to Play it", part by part."""
