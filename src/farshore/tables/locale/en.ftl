# Refusals
fault-moved-on = The table has moved on since. Here it is as it stands now.
fault-illegal = “{ $path }” is not among the options. Choose one of those that are lit.
fault-rules-failed = The rules broke down over this pick, which is our fault. It was not taken; choose another one.
fault-not-asked = You are not being asked anything now. Wait for your turn.
fault-not-yours = This seat is not yours.
fault-not-playing = The game is not being played: it has not begun, or it is over.
fault-bot-picks = A bot picks for this seat. Take it back first.
fault-seat-taken = This seat is taken.
fault-nobody-there = Nobody sits there.
fault-begun = The game has begun already.
fault-unknown-bot = There is no bot “{ $bot }”. There are: { $bots }.
fault-only-seated = Only those who sit at the table may do this.
fault-bot-already = A bot picks for this seat already.
fault-still-here = { $name } was here a moment ago. Wait for { $seconds } more seconds.
fault-resigned = Whoever has resigned cannot come back.
fault-not-host = Only the host may do this.
fault-no-webhook = Messages go only to hosts the operator allows: { $hosts }.
fault-no-edition = { $game } has no edition “{ $edition }” here. It has: { $editions }.
fault-not-invitation = This is not an invitation. Ask for the whole link.
fault-used-invitation = This invitation has been used or withdrawn. Ask for a new one.
fault-no-table = There is no such table.
fault-private = This table is private. Ask for an invitation.
fault-no-rematch = A rematch follows a finished table, for those who sat there.
fault-needs-name = A name needs at least one visible character.
fault-closing = The server is closing. What was accepted is kept; try again in a minute.
fault-not-finished = The record can be had when the game is over.
fault-no-version = The table has no such version.
fault-hint-failed = The bot has no advice now. Ask another one.
fault-too-fast = Too many messages. Wait a second.
fault-malformed = This is not a message of the protocol: { $detail }
fault-too-large = This is too large. The limit is { $limit } bytes.
fault-foreign-origin = This request comes from another site.
fault-unknown-host = This server does not answer to that name. Start it with --name to allow it.
fault-not-found = There is nothing here.
fault-method = This address does not take that method.
fault-undo-nothing = There is nothing of yours to take back.
fault-undo-luck = Luck has decided since; that cannot be taken back.
fault-undo-hidden = Something hidden has been seen since; that cannot be taken back.
fault-undo-other = Another seat has had its say since; that cannot be taken back.
fault-undo-finished = The game is over.
fault-undo-spectator = You are watching.

# Notices
notice-bot-replaced = The bot of { $name } failed; a simpler one goes on.
notice-time-out = Time is out for { $name }; a bot picks.
notice-resigned = { $name } resigns.
notice-away = A bot picks for { $name }.
notice-back = { $name } is back.
notice-closing = The server is closing. Everything is kept; the table goes on when it is back.
notice-rematch = There is a rematch.

# Bots
bot-random = Random
bot-greedy = Simple
bot-easy = Easy
bot-medium = Medium
bot-hard = Hard
