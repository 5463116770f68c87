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
fault-still-here = { $name } was here not long ago. All others together can let a bot pick after { $minutes ->
        [one] 1 more minute
       *[other] { $minutes } more minutes
    }.
fault-still-time = { $name } still has time on the clock.
fault-no-watcher = There is nobody like that to silence or remove.
fault-muted = The host has silenced you in this chat.
fault-resigned = A player who has resigned cannot come back.
fault-not-host = Only the host may do this.
fault-no-webhook = Messages go only to hosts the operator allows: { $hosts }.
fault-no-edition = { $game } has no edition “{ $edition }” here. It has: { $editions }.
fault-not-invitation = This is not an invitation. Ask for the whole link.
fault-used-invitation = This invitation has been used or withdrawn. Ask for a new one.
fault-no-table = There is no such table.
fault-private = This table is private. Ask for an invitation.
fault-removed = The host has removed you from this table.
fault-no-rematch = A rematch follows a finished table, for those who sat there.
fault-needs-name = A name needs at least one visible character.
fault-closing = The server is closing. What was accepted is kept; try again in a minute.
fault-not-finished = The record is available when the game is over.
fault-comment-later = Comments are for finished games, so that they give nothing away.
fault-no-comment = A comment needs at least one visible character, and a game takes 200 of them.
fault-no-version = The table has no such version.
fault-hint-failed = The bot has no advice now. Ask another one.
fault-too-fast = Too many messages. Wait a second.
fault-others-play = Others play at this table, and bots do not keep them waiting. You can pause the bots where you are the only person.
fault-study-full = The study is full. Remove a variation or comments first.
fault-too-many-studies = You have { $most } studies already. Delete one, then begin another.
fault-too-many-tables = You have { $most } open tables already. Finish one, or call one off, then open another.
fault-too-many-tables-here = There are { $most } open tables from your network already. Finish one, or call one off, then open another.
fault-malformed = This is not a message of the protocol. Load the page again; if that does not help, it is our fault.
fault-outdated = This page is older than the server. Load it again.
fault-wrong-code = This code is wrong, used or too old. Ask the other device for a new one.
fault-too-large = This is too large. The limit is { $limit } bytes.
fault-foreign-origin = This request comes from another site.
fault-unknown-host = This server does not answer to that name. Start it with --name to allow it.
fault-not-found = There is nothing here.
fault-method = This address does not take that method.
fault-not-possible = This cannot be done here.
fault-not-kept = This could not be saved, so it did not happen. Try again in a minute; if it happens again, tell the person who runs the server.
fault-crash = Something went wrong here, which is our fault. What was accepted is kept.
fault-no-game = There is no game “{ $game }”. There are: { $games }.
fault-wrong-seats = { $game } is played by { $low } to { $high }.
fault-wrong-variants = { $game } has no such variants, or not for this number of players: { $variants }.
fault-no-record = This is not a record of a game. Choose a file that begins with “farshore record 1”.
fault-broken-record = The record breaks off at line { $line }: “{ $text }” cannot be read or played there. What is before it is sound: take away what follows and open it again.
fault-old-record = The record was played under rules { $rules } and cannot be followed under today’s rules { $today }: line { $line } does not fit.
fault-changed-edition = The edition “{ $edition }” has changed since this record was played. It can be replayed only by the program that wrote it.
fault-old-rules = This server no longer has the game or the variant that this table is played with.
fault-stopped = This table cannot go on under today’s rules. Its players can go on from here at a new table.
fault-called-off = This table has been called off: the host gave up waiting, or nobody came for three days.
fault-undo-nothing = There is nothing of yours to take back.
fault-undo-luck = Luck has decided since; that cannot be taken back.
fault-undo-hidden = Something hidden has been seen since; that cannot be taken back.
fault-undo-other = Another player has moved since; this can no longer be undone.
fault-undo-time = Your time ran out on that choice; it stands.
fault-undo-finished = The game is over.
fault-undo-spectator = You are watching.
undo-practice-luck = Luck has decided since. If you undo, this game becomes practice: it will not be rated.
undo-practice-hidden = You have seen something hidden since. If you undo, this game becomes practice: it will not be rated.

# The pace of a table
time-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
time-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
time-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
pace-none = No clock.
pace-move = { $time } for each move.
pace-bank = { $time } for the whole game.
pace-bank-plus = { $time } for the whole game, and { $more } more for each move.
pace-autopilot = A bot picks for players who run out of time.
pace-others = When a player runs out of time, the others may let a bot pick.

# Notes
note-stopped = The rules have changed, and this game cannot be followed beyond this point. You can go on from here at a new table.
note-moved = The rules have changed since this table began. It goes on under rules { $rules }.

# Notices
notice-bot-replaced = The bot of { $name } failed; a simpler one goes on.
notice-time-out = { $name } ran out of time; a bot moves.
notice-resigned = { $name } resigns.
notice-away = A bot picks for { $name }.
notice-back = { $name } is back.
notice-called-off = The table is called off.
notice-closing = The server is closing. Everything is kept; the table goes on when it is back.
notice-rematch = There is a rematch.
notice-vote = A player wants a bot to pick for { $name }. All others must agree.

# Bots
bot-random = Random
bot-greedy = Simple
bot-easy = Easy
bot-medium = Medium
bot-hard = Hard
bot-expert = Expert
bot-random-help = Chooses anything that is allowed.
bot-easy-help = Looks around briefly, and often takes the second best for the best.
bot-greedy-help = Takes what looks best at once, never looks ahead.
bot-medium-help = Looks ahead for a moment.
bot-hard-help = Thinks each choice through.
bot-expert-help = Thinks longest, up to a second.
