"""Tables where people and bots play: seats, versions, clocks, undo, bots, ratings. The application, without HTTP."""
