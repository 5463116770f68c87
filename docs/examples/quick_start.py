"""Quick start: a whole game between two bots, and the same game pick by pick."""

# %% Which games are there?
from farshore.core.registry import game_named, games

for name, game in games().items():
    print(name, "for", *game.seats)

# %% A game between bots. Luck and choices have seeds of their own.
from farshore.core.play import play
from farshore.core.rng import Rng
from farshore.players.registry import bot

century = game_named("century")
table = century.new(2)
play(table, [bot("greedy", century), bot("random", century)], Rng(1), Rng(2), 100_000)
for seat in century.outcome(table).seats:
    print("seat", seat.seat, "rank", seat.rank, "score", seat.score, seat.categories)

# %% Pick by pick: what is asked, of whom, and what may be picked. Nature is a player like any other.
from farshore.core.agenda import NATURE
from farshore.core.decision import apply, pending
from farshore.core.notation import question

table, luck = century.new(2), Rng(1)
for _ in range(40):
    decision = pending(table)[0]
    if decision.seat == NATURE:
        apply(table, NATURE, decision.ask.sample(table, luck))
        continue
    options = decision.options(table)
    print(decision.seat, question(decision.ask), [decision.ask.describe(table, pick) for pick in options][:4])
    apply(table, decision.seat, options[0])
