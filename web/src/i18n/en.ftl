# --- home
where-shall-we-sail = Where shall we sail?
pick-fill-play = Pick a game, fill the seats, play.
games = Games
players = Players
minutes = { $low }–{ $high } min
learn = How to play
learn-by-playing = Learn by playing
puzzles-link = Puzzles
studies-link = My studies
watch-bots = Watch bots
seat-number = Seat { $number }
who-sits-here = Who sits at seat { $number }
kind-me = Here
kind-person = Friend
kind-bot = Bot
friend = A friend
name = Name
your-name = Your name
plays-on-this-screen = Plays on this screen
link-comes = You get a link to send; it opens the seat, no account.
bot-level = Level of the bot
remove-seat = Remove this seat
add-a-seat = Add a seat
up-to = up to { $count } play this game
options = Options
edition = Edition
clock = Clock
clock-none = No clock
clock-none-help = Everybody takes the time they need.
clock-move = 90 seconds a choice
clock-move-help = If you run out of time, a bot chooses for you.
clock-bank = 15 minutes each
clock-bank-help = Each choice gives 10 seconds back. If you run out of time, a bot chooses for you.
visibility = Who may come
visibility-private = Only by link
visibility-private-help = Nobody finds this table without a link.
visibility-open = Everybody
visibility-open-help = The table is listed in the lobby; anybody may sit down or watch.
first-time = First time? The table shows what you may do, and what it gives, before you commit.
tables = Tables
lobby-mine = Continue
lobby-open = Open tables
lobby-watch = Watch
lobby-finished = Finished games
go-mine = Go on
go-open = Look
go-watch = Watch
no-tables = No tables yet. Your tables will appear here.
won-by = { $count ->
    [one] { $names } won
   *[other] { $names } won together
}
not-won = Not won, with { $points ->
    [one] 1 point
   *[other] { $points } points
}
open-record = Open a record from a file
server-unreachable = The server does not answer. Nothing is lost; try again in a moment.
offline = You are offline. What you see stays here; tables go on as soon as you are online again.
newer = A new version of Farshore is ready.
newer-load = Load it
start = Play
start-inviting = Open the table
sum-here = { $count ->
    [0] nobody on this screen
    [one] you
   *[other] { $count } on this screen
}
sum-friends = { $count ->
    [one] 1 friend
   *[other] { $count } friends
}
sum-bots = { $count ->
    [one] 1 bot
   *[other] { $count } bots
}
bot-strength = { $name } ({ $level } of { $of })
edition-says = { $own ->
    [0] Every component is as published.
   *[other] { $printed ->
        [0] All { $own } components are our own balanced ones; the published ones are not used.
       *[other] { $printed } components are as published, { $own } are our own balanced ones.
    }
}
round-of = Round { $round } of { $rounds }
turn-of = { $name }’s turn
all-choose = all choose
put-away = Put away
take-out = Take out again
show-more = Show { $count } more
show-away = { $count ->
    [one] Show 1 table put away
   *[other] Show { $count } tables put away
}
hide-away = Hide tables put away
this-seat-is-free = This seat is free
yours-if-you-like = yours if you like
yours-already = yours already
a-bot = Bot: { $level }
own-link = waits for somebody with another link
host = host of this table
sits-here = sits here
you-sit-here = you
is-here = is here
open = open
who-sits-where = Who sits where
seats-free = { $count ->
    [one] 1 seat free
   *[other] { $count } seats free
}
free-seats = { $count ->
    [0] no seat free
   *[other] { $count } free
}
seats-count = { $count ->
    [one] 1 seat
   *[other] { $count } seats
}
starts-when-ready = It starts as soon as every seat is taken and ready.
has-started = The game has begun.
no-account = No account. Your seat is kept in this browser; the same link brings you back to it.
how-it-is-played = How it is played
rest-is-usual = { $count ->
    [0] Every variant as usual
   *[other] Every other variant as usual
}
point-a-phone = Point a phone at this
or-send = or send the link; a person who opens it sees this table before choosing a name
link-lasts = Each link gives one seat, once.
which-seat = The link of which seat
you-watch = You are watching
you-watch-sit = You are watching. A seat is free: sit down if you like.
take-a-seat = Take a seat
sit-down = Take this seat
share = Send
qr-code = QR code of the link
invited-by = { $name } invites you to a table
invite-link = Invite link
copy = Copy
copied = Copied
# --- before the game
waiting-for-people = Waiting until everybody is here and ready.
call-off = Call it off
call-off-sure = Call it off: the invitations stop working
called-off = This table has been called off.
gathering-until = If nobody comes, it is called off by itself on { $date }.
open-seat = Open seat
not-here-yet = not here yet
ready = ready
not-ready = not ready yet
i-am-ready = I am ready
sit-here = Sit here
# --- the table
board = Board
prompt = What is asked
joining = Going to the table …
loading = Loading …
no-such-table = This table cannot be opened
no-such-table-why = The address may be wrong, or the table is private. Ask for an invite link.
back-home = Back to the start page
home = Start page
round = Round { $number }
waiting-for = { $count ->
    [0] One moment …
   *[other] Waiting for { $names }
}
paused = The bots are paused.
game-over = The game is over.
show-result = Show the result
show-result-brief = Result
your-turn = your turn
to-choose = chooses
not-here = not here
line-lost = No connection; trying again. Your game is kept.
confirm = Confirm
confirm-set = Confirm { $count } of { $of }
step-worker = Choose a worker
step-space = Choose an event for your { $choice }
chosen-so-far = Chosen: { $choice }. What comes next?
set-so-far = Chosen: { $count } of { $of }.
back = Back
undo = Undo
practice = Practice
practice-help = Practice: a choice was undone after luck or secrets were revealed, so this game is not rated.
practice-ask = Go on as practice?
practice-yes = Undo, play on as practice
practice-no = Leave it
hint = Hint
hint-says = The bot “{ $level }” would choose: { $choice }
hint-thinking = The bot thinks …
ahead = Answer ahead
ahead-help = Kept on this screen and given as soon as you are asked. Until then you can take it back.
ahead-planned = Planned: { $answers }
ahead-cancel = Take it back
ahead-given = Answered ahead: { $answer }
ahead-dropped = “{ $answer }” is not possible now, so it was dropped.
preview = What it would change
preview-and-log = Preview and log
your-things = Your things
score = Score
scores = Scores
points-scored = Points are scored
show-scores = Show the scores
category = Category
no-change = nothing changes at once
then = Next:
again-confirms = Click again or press Enter to confirm
click-chooses = Click to choose
choose-next = Now choose what follows.
point-at-glowing = Point at something that glows to see what it costs and gives.
look-around = Point at anything to read what it does.
log = Log
log-all = All
log-filter = Whose lines to show
look-at = Look at { $name }’s area
open-log = Open the log
since-your-choice = Since your last choice
before = Before
nothing-yet = Nothing has happened yet.
chat = Chat
nobody-spoke = Nobody has spoken yet.
say-something = Say something
chat-people = Spectators and writers ({ $count })
spectator = Spectator
watcher = Spectator { $number }
silence = Silence
let-speak = Let speak
send-away = Send away
send-away-sure = Send away for good?
send = Send
rules = Rules
no-guide = There is no guide in this language yet.
no-rules = The full rules of this game are not written yet; the guide is there.
book-guide = Guide
book-rules = Full rules
book-signs = Signs
find-rule = Find a rule
contents = Contents
rules-found = { $count ->
    [one] Found in 1 section
   *[other] Found in { $count } sections
}
nothing-found = No rule matches. Try another word.
rule-of-it = Rule
rule-how = Right-click, or press I: the rule
mark-legal = Gold ring
    .help = You may choose this now.
mark-chosen = Red ring
    .help = You have chosen this.
mark-changed = Pale halo
    .help = This changed last.
mark-hinted = Dashed frame
    .help = The hint advises this.
menu = Menu
close = Close
language = Language
other-language = Mudar para português
theme = Theme
theme-light = Light
theme-auto = Match system
theme-dark = Dark
confirm-help = Which choices wait for Confirm. A choice is final if it cannot be undone, or only at a cost
confirm-always = Always
confirm-final = If final
confirm-never = Never
motion = Motion
motion-help = Pieces move across the board
motion-on = On
motion-off = Off
firstGame = First game
firstGame-help = Tips the first time a choice appears
firstGame-on = On
firstGame-off = Off
skip = Skip single options
skip-help = Skip choices with only one option
skip-on = On
skip-off = Off
notices = Notices
notices-help = Notifies you of your turn while the page is hidden
notices-on = On
notices-off = Off
notices-begin = It works: you are told here when it is your turn.
notices-turn = { $title }: your turn
notices-denied = Your browser blocks notifications. Allow them in its settings for this page.
notices-missing = This browser does not support notifications.
# --- settings and keys
settings = Settings
sound = Sounds
sound-help = Your turn, moves, the clock, the end
sound-on = On
sound-off = Off
sound-is-on = Sounds are on.
sound-is-off = Sounds are off.
text = Text size
text-help = Size of menus, questions and the log
text-normal = Normal
text-large = Large
text-largest = Largest
board-help = A larger board is scrolled
board-1 = Fits
board-1-25 = Large
board-1-5 = Larger
palette = Colours
palette-help = Players and goods; two palettes are for colour-blind players
palette-standard = Standard
palette-red-green = Red–green
palette-blue-yellow = Blue–yellow
zoom-in = Board larger
zoom-out = Board smaller
keys = Keys
key-arrows = arrows
key-space = space
key-wheel = wheel
keys-choose = Choosing
keys-walk = Move between the things you may choose
keys-walk-all = Move through everything on the board
keys-pick = Choose it
keys-confirm = Confirm
keys-back = One step back; close what is open
keys-turn = Turn a tile
keys-rule = The rule of a piece
keys-look = Looking
keys-areas = The areas of the players
keys-zoom = Board larger, smaller, as it fits
keys-rules = Guide and rules
keys-more = More
keys-mute = Sounds on or off
keys-sheet = This sheet
keys-step = One step back or on
keys-ends = To the beginning, to the end
keys-milestone = To the next or previous milestone
# --- seats
let-bot-play = Let a bot play for { $name }
let-bot-play-me = Let a bot play for me
play-again = Play for { $name } again
resign = Resign
resign-sure = Resign: a bot plays on, you rank last
speed = Speed
pause = Pause
go-on = Go on
pass-to = Pass the screen to { $name }
pass-why = What is in a hand stays in that hand.
i-am = I am { $name }
# --- the end
wins = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
lost = Not won: { $points } of the { $target } points needed
achievements = Achievements
reached = { $have } of { $need }
resigned = resigned
decided-tie-break = Equal points: the tie-break decided.
decided-shared = The victory is shared.
decided-resignation = Decided by resignation.
scores-over-time = Scores over time
rematch = Rematch
join-rematch = To the rematch
replay = Replay
study-game = Study the game
study-game-brief = Study
export = Export the record
step = One step on
step-back = One step back
moment = Moment of the game
first = To the beginning
last = To the end
play = Play
copy-moment = Copy a link to this moment
replay-keys = ← → step · Home End · N P milestone · Space play
comments = Comments
comment-say = Your comment
comment-here = Comment on this moment
comment-none = No comments yet.
comment-moment = Moment { $number }
seen-by = View as
first-choice = Start
last-choice = End
at-this-moment = At this moment
nothing-said = The table as it stands.
# --- first game
first-game = First game
understood = Understood
no-more-advice = No more advice
coach-glow = What glows in gold may be chosen. Point at it to see what it costs and gives; click to choose it. What cannot be taken back waits for Confirm.
coach-glow-phone = What glows in gold may be chosen. Tap to choose it. What cannot be taken back waits for Confirm. Hold anything to read what it does.
coach-undo = Undo takes your last choice back as long as no luck and no other person came after it. Alone against bots you may go back as far as you like. The bulb shows what a bot would do.

# --- one person, several devices -----------------------------------------------
me = You and your devices
me-why = There are no accounts and no passwords: each device keeps a secret that says who you are. Link a second device, or print a code, before you lose the first.
me-other-device = Another device of yours
me-other-device-why = Scan the code there, or type it in there. It works once, for ten minutes. Both devices then have the same tables, name, rating and settings.
me-show-code = Show a code
me-have-code = A code from your other device
me-have-code-why = This device becomes yours as well, along with the tables it has. Type in a code only if it is your own.
me-code = Code
me-link = Link this device
me-recovery = If you lose every device
me-recovery-why = A code to print: it brings you back on any device. A new one takes the place of the one before.
me-make-recovery = Make a recovery code
me-print = Print
me-data = Everything about you
me-data-why = What is stored can be downloaded. If you delete it, your games stay, without your name; a bot plays on where you were playing.
me-export = Download everything
me-delete = Delete everything about me
me-delete-sure = Really delete everything? There is no way back.
