"""What the app says and draws of the booklet Mah-Jongg, the Game and How to Play it."""
