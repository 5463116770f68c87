"""Pearls: dive as often as you dare. The toy game of docs/write-a-game.md."""
