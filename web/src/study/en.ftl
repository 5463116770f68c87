# --- lessons
lesson = Lesson
lessons = Lessons
lesson-of = Learn by playing · step { $number } of { $count }
lesson-step = Step { $number }: { $title }
lesson-step-done = Step { $number }, done: { $title }
lesson-reached = That is it
lesson-missed = Not quite
lesson-again = Try again
lesson-next = Next step
lesson-finish = Finish
lesson-happened = What has just happened
course-done = You know { $game }
course-done-help = Those were the ideas. A first game against bots is the best next step; undo takes back whatever you like, and a bot gives hints.
course-play = Play a game
course-again = From the start

# --- study
study = Study
study-board = The board at this moment
study-more = More about this game
you-were = You were { $name }
study-share = Share
win-share = Win share
win-share-help = who would win from here, out of 100 games
legend-yours = your mistakes, larger the dearer
legend-others = the others’
legend-turns = turning points
legend-milestones = milestones
choice-number = choice { $number }
choice-of = choice { $number } of { $count }
mark-inaccuracy = inaccuracy
mark-mistake = mistake
mark-blunder = blunder
you-lost = you lost { $points ->
        [one] 1 point of win share
       *[other] { $points } points of win share
    }
they-lost = { $name }: −{ $points } { $points ->
        [one] point
       *[other] points
    }
better = better
played = played
played-best = played, and best
study-best = { $played } was the best choice.
study-close = { $better } looks better than { $played }, but the two are too close to call.
study-better = { $better } is worth about { $points ->
        [one] 1 point of win share
       *[other] { $points } points of win share
    } more than { $played }.
study-mostly = Most of it: { $reason }.
study-end = The end: { $results }.
what-you-could = What could be chosen
share-after = win share after it, { $count } games each
how-sure = In 95 of 100 cases the share lies between { $low } % and { $high } %; { $count } games.
how-sure-points = in 95 of 100 cases between { $low } and { $high }
previous = Previous
next = Next
slip-before = Previous mistake
slip-after = Next mistake
slip-of = Mistake { $number } of { $count }
slips = { $count ->
        [one] 1 mistake
       *[other] { $count } mistakes
    }
no-slips = No mistakes
slip-order = Order of the mistakes
by-size = by size
in-order = in order
try-it-again = Try it again
play-on = Play on from here
luck-and-skill = Luck and skill
luck-and-skill-help = points of win share, whole game
own-picks = own picks against the best
luck = luck of the draw
tab-choice = This choice
tab-game = The whole game
knowledge = What is known
knowledge-own = { $name }’s view
knowledge-open = all cards open
hindsight = Hindsight: judged with all cards open. Nobody could know this, and no mark comes from it.
turning-points = Turning points
turning-points-help = where a player’s win share changed most
turning-point = Turning point: { $name } { $points }
turn-luck = Luck of the draw
turn-start = set-up
turn-none = Nothing that the simulations are sure of.
accuracy-title = Accuracy
accuracy-help = how much of what was at stake was kept
accuracy-sure = in 95 of 100 cases between { $low } and { $high } %; { $count ->
        [one] 1 choice
       *[other] { $count } choices
    }
accuracy-none = too little was at stake to tell
phase-whole = all
phase-opening = opening
phase-middle = middle
phase-end = end
points-by-category = Points by category
points-there = { $bot } from the same start: { $count ->
        [one] 1 game
       *[other] mean of { $count } games
    }, { $simulations } simulations a choice
points-coming = What { $bot } scores from the same start will appear here when it is done
points-failed = The games of { $bot } from the same start broke off; open this page again to go on
points-category = Category
points-all = All points
marks-help = Inaccuracies · mistakes · blunders
study-computing = The game is being read, choice by choice
study-progress = { $share } % · { $done } of { $total } parts
study-wait = It takes a few minutes and goes on if you close this page.
study-failed = Reading this game has failed. What was read so far is kept.
try-choose = Choose again, on the board
try-thinking = Reading your choice …
try-best = That is the best choice
try-close = As good as the best
try-worse = { $points ->
        [one] 1 point of win share less than the best
       *[other] { $points } points of win share less than the best
    }
your-try = your try
try-then = Then
back-to-study = Back to the study
keep-variation = Keep as a variation
play-on-help = A new table begins at this moment. It is practice and not rated.
play-on-seat = You play
play-on-start = Open the table
play-on-others = The other seats
play-on-others-help = Bots play at once; friends come by a link.
play-on-others-bots = Bots
play-on-others-friends = Friends
play-on-luck = Luck
play-on-luck-help = The same: cards and dice fall as they did, as long as the game asks for them.
play-on-luck-fresh = Fresh
play-on-luck-same = The same

# --- studies
tree = Variations
make-tree = Variations
tree-title = Title of the study
tree-row = Move { $row } of { $last }
tree-choose = Choose on the board what could have been played.
tree-remark = Comment on this move
tree-variations = Variations
tree-main = The game
tree-variation = Variation { $number }
tree-rows = { $count } moves
tree-leaves = leaves after move { $row }, { $count ->
        [one] 1 move
       *[other] { $count } moves
    }
tree-remove = Remove this variation
tree-name = Name
tree-comment = Comment
my-studies = My studies
my-studies-help = Games you have taken apart, with your variations and comments.
my-study-delete = Delete
my-study-delete-sure = Delete for good?
my-studies-none = None yet. Open the study of a finished game and choose “Variations”.
my-study-facts = { $game } · { $count ->
        [0] no variation yet
        [one] 1 variation
       *[other] { $count } variations
    } · { $date }
tree-help = Go to a moment and choose something else: a variation begins there. Anybody with the link may read it.

# --- puzzles
puzzle = Puzzle
puzzles = Puzzles
puzzles-help = Positions from strong games where one choice is clearly best.
puzzles-none = No puzzles have come with this copy.
puzzles-own = your rating { $rating } · { $right } of { $tries } right
puzzle-daily = Puzzle of the day
puzzle-daily-help = A new one every day.
puzzle-daily-done = Done for today; look at it again.
puzzle-any = Next puzzle ({ $count })
puzzle-find = Find the best choice
puzzles-untried = none tried yet
puzzle-untried = Nobody has tried it yet
puzzle-facts = Rated { $rating } · { $right } of { $tries } found it
puzzle-right = Right
puzzle-wrong = There is something better
puzzle-why = { $best } wins { $points } games in a hundred more than the next best, { $second }.
puzzle-theme = Theme: { $theme }
puzzle-rating = your rating { $before } → { $after }
puzzle-not-rated = tried before, not rated
puzzle-next = Next puzzle
