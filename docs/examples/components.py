"""Which components are taken, and which win? For designers. `farshore simulate --components` does the same."""

# %% Let the greedy bot play itself, and listen.
from farshore.arena.plan import make_plan
from farshore.arena.results import Results
from farshore.arena.run import run, workers_here
from farshore.arena.standings import components
from farshore.core.registry import game_named
from farshore.words import Words

game = game_named("century")
results = Results(make_plan(game, ["greedy"], games=10, components=True))
print(sum(run(results, workers_here(1), 1)), "games")

# %% What was done most, and how those who did it fared.
words = Words(game, "en")
found = components(results.counts.components, results.counts.games)
for row in sorted(found, key=lambda row: -row.times)[:15]:
    print(f"{row.event:20} {words.ref(row.ref):24} {row.times:4} times, {row.wins:.0%} won")
