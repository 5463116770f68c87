"""Century: A New World, the game by itself for two to four."""
