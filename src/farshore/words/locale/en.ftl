# Words that every game shares. A game may say any of them in its own way.
list-separator = ,{" "}
path-separator = {" · "}
bundle-item = { $count } { $name }
nothing = nothing
seat = Player { $name }

switch-off = Off
switch-on = On

tally-points = Points
tally-round = Round
tally-turn = Turn

score-total = Total
rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}

word-pass = Pass
word-done = Done
word-stop = Stop
word-yes = Yes
word-no = No

# The report of a tournament or simulation
report-title = { $game }: bots at work
report-facts = { $games } games of { $seats } seats, seed { $seed }.
report-duplicate-luck = Every line-up plays the same luck from every seat.
report-standings = Standings
report-bot = Bot
report-games = Games
report-wins = Wins
report-interval = 95 % interval
report-score = Mean score
report-rank = Mean rank
report-rating = Rating
report-time = Time a pick
report-pairings = Row ahead of column
report-components = What is taken, and what wins
report-components-help = Wins and scores are those of the players who did it at least once in a game.
report-thing = Thing
report-times = Times
report-in-games = In games
report-ladder = Strength
report-scores = Scores
report-lengths = Length
report-rounds = Rounds
report-seat = Seat
report-seats = Does the seat matter?
report-win-percent = Wins, %
report-points = Points
report-curves = How { $bot } scores as the game goes on
report-in-games-percent = Happens in % of games
report-plots = How the games went
report-winning-score = Winning score
report-lead = Winner’s lead
report-picks = Picks a game
report-verdict-good = does better than a seat does anyway
report-verdict-bad = does worse
report-verdict-even = may be luck; of 20 things without any effect, one is coloured by chance

# The table in a terminal
terminal-news = Since your last pick
terminal-prompt = Pick 1–{ $most } (? for help):{" "}
terminal-help = A number picks. ?3 explains option 3, g tells the rules, h gives a hint, u takes back, b shows the board, o what lies before the others, l the log, p the points, q saves and leaves.
terminal-several = { $left } picks, one by one, from the top of the list down.
terminal-curtain = { $name }, it is your turn. Press Enter when nobody else is looking.
terminal-no-undo = Nothing to take back: luck has fallen or something hidden was seen since, or no pick was made yet.
terminal-over = { $count ->
    [one] { $winners } wins
   *[other] { $winners } share the win
}
terminal-tie-break = Equal scores: the tie-break decided.
terminal-saved = The game is saved in { $file }. Go on with: farshore play --terminal --resume { $file }
terminal-record = The record is in { $file }.
terminal-choose = Which game? 1–{ $most }:{" "}
terminal-damaged = The record is damaged: { $fault }. Everything before is sound, and the game goes on from there; the damaged file is kept as { $file }.
