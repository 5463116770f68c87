"""The table in a terminal: people at one keyboard, bots, undo, hints, and a record on disk."""
