"""What the app says and draws of the article, Mahjong rules in Fenghua."""
