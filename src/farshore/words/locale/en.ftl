# Words that every game shares. A game may say any of them in its own way.
list-separator = ,{" "}
path-separator = {" · "}
bundle-item = { $count } { $name }
nothing = nothing
seat = Player { $name }
form-the = { $name }
form-of = of { $name }
form-in = in { $name }
form-to = to { $name }

switch-off = Off
switch-on = On
switch-all = All
switch-none = None

tally-points = Points
    .one = Point
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
report-title = { $game }: bot statistics
report-facts = { $games } games of { $seats } seats, seed { $seed }.
report-duplicate-luck = Every line-up plays the same deals from every seat.
report-standings = Standings
report-bot = Bot
report-games = Games
report-wins = Wins
report-interval = 95 % interval
report-score = Mean score
report-rank = Mean rank
report-rating = Rating
report-time = Time per pick
report-pairings = Row ahead of column
report-components = Components: how often taken, how often winning
report-components-help = Wins and scores are those of the players who did it at least once in a game.
report-thing = Component
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
report-picks = Picks per game
report-decisions = What players decide
report-question = Question
report-share = Share
report-options = Options
report-options-spread = A decision has { $mean } options on average; half have up to { $median }, none more than { $most }.
report-lead-changes = The lead changes { $times } times a game, from round to round.
report-hidden = { $share } of what describes the table is hidden from the player who decides.
report-verdict-good = better than a seat on average
report-verdict-bad = worse than a seat on average
report-verdict-even = may be chance; of 20 components without any effect, about one is coloured by chance

# Why a bot advises a pick
advice-points = About { $points } { $points ->
    [one] point
   *[other] points
} more than “{ $rival }”.
advice-points-mostly = About { $points } { $points ->
    [one] point
   *[other] points
} more than “{ $rival }”, mostly from: { $category }.
advice-wins = It wins { $wins } % of imagined games, the other { $less } %.
advice-wins-alone = It wins { $wins } % of imagined games, “{ $rival }” { $less } %.
advice-close = Hardly better than “{ $rival }”.

# The table in a terminal
terminal-news = Since your last choice
terminal-first = A new game. g: the rules in five minutes, b: the board, ?: all keys
terminal-turn = { $name }, it is your turn
terminal-keys = ?1 explain 1  b board  m mine  o others  l log  h hint  u undo  g rules  ? more
terminal-pages = Page { $page } of { $pages }: n shows the next one
terminal-marked = • has changed since your last choice
terminal-more = { $page } of { $pages }. Enter: go on; q: back to the game{" "}
terminal-back = { $page } of { $pages }. Enter: back to the game{" "}
terminal-hint = Hint: { $number }, { $option }
terminal-no-such = There is no such number; choose from 1 to { $most }.
terminal-nothing-found = Nothing in the rules says that.
terminal-bot = { $name } is a bot ({ $bot })
terminal-prompt = Pick 1–{ $most } (?1 explains 1, ? for help):{" "}
terminal-help =
    3 — pick option 3; where you choose several things, type them all: 1 3 5
    ?3 — explain option 3
    n — the next page of options
    Enter — show the question again
    b — the board; m — what you have; o — what the others have
    l — the log; p — the points so far
    h — a hint; u — take back your last choice
    g — the rules in five minutes; r — the full rules
    r fort — what the rules say of forts
    q — save and quit
terminal-several = Choose { $count } at once. Type their numbers in any order, for example: 1 3
terminal-curtain = { $name }, it is your turn. Press Enter when nobody else is looking.
terminal-no-undo = You can’t take that back: luck has decided or something hidden was revealed since, or you have not picked yet.
terminal-over = { $count ->
    [one] { $winners } wins
   *[other] { $winners } share the win
}
terminal-lost = Not won: { $score } points, { $target } are needed
terminal-goal = { $goal }: { $have } of { $need }
terminal-tie-break = Equal scores: the tie-break decided.
terminal-saved = Game saved in { $file }. To continue: farshore play --terminal --resume { $file }
terminal-record = The record of the game is in { $file }.
terminal-choose = Which game? 1–{ $most }:{" "}
terminal-damaged = This record is damaged: { $fault }. The game continues from the last good line; the damaged file is kept as { $file }.
terminal-none = None
terminal-not-whole = These do not answer the question. Check how many you can choose, and which go together.

# What a study says about a game
study-title = { $game }: analysis
study-method = Win share: out of 100 games that a quick heuristic plays on from here for everybody, how many a player wins. Decisions are judged by what the player could know. Everything is an estimate from simulations; the range behind “±” covers 95 %.
study-graph = Win share
study-choice = choice
study-player = Player
study-score = Score
study-luck = Luck
study-skill = Own picks against the best
study-accuracy = Accuracy
study-accuracy-phase = Accuracy, { $phase ->
    [opening] opening
    [middle] middle
   *[end] end
}
study-marks = Inaccuracies · mistakes · blunders
study-turning-points = Turning points
study-turn-luck = Choice { $row }: luck moved { $player } by { $points } (± { $sure }) points of win share.
study-turn-pick = Choice { $row }: a choice of { $by } moved { $player } by { $points } (± { $sure }) points of win share.
study-mistakes = What could have been better
study-none = Nothing that the simulations are sure of.
study-mark = { $mark ->
    [inaccuracy] Inaccuracy
    [mistake] Mistake
   *[blunder] Blunder
}
study-better = { $best } would have been worth about { $points } { $points ->
    [one] point
   *[other] points
} of win share more than { $played }.
study-mostly = Most of it comes from: { $category } (+{ $gain }).
study-deny = It leaves the others with less, more than it brings points.
study-sure = Between { $low } and { $high } points, from { $simulations } simulations.
study-best = { $played } was the best pick, as far as the search can tell.
study-close = { $best } may be a little better than { $played }; the simulations cannot tell.
study-open = With all cards open (hindsight, no reproach): { $same ->
    [yes] { $played } would have been the best pick after all.
   *[no] { $best } would have been the best pick, worth about { $points } { $points ->
        [one] point
       *[other] points
    } more than { $played }.
}
study-candidate = Pick
study-share = Win share after it
study-points = Expected score
study-categories = Points by category
study-category = Category
study-yardstick = The strongest bot from the same start, { $games } { $games ->
    [one] game
   *[other] games
} at { $simulations } simulations a pick
study-quote = “{ $pick }”

# What a puzzle is about
theme-deny = Stop a rival
theme-timing = Timing
puzzle-solution = { $best } wins { $wins } % of { $simulations } games played on from here, { $rival }, the next best, { $less } %.
