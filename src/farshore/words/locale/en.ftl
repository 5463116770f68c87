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

word-pass = Pass
word-done = Done
word-stop = Stop
word-yes = Yes
word-no = No
