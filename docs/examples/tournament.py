"""A tournament from Python: who is stronger, and how sure is that? `farshore arena` does the same."""

# %% The plan: every line-up under the same luck from every seat.
from pathlib import Path
from tempfile import mkdtemp

from farshore.arena.plan import make_plan
from farshore.arena.report import Report
from farshore.arena.results import Results
from farshore.arena.run import run, workers_here
from farshore.arena.standings import standings
from farshore.core.registry import game_named

plan = make_plan(game_named("century"), ["random", "greedy"], games=20, seed=7)

# %% Play. With a file it can be stopped and goes on later; workers_here(2) uses two processes.
folder = Path(mkdtemp())
results = Results(plan, folder / "results.jsonl")
for added in run(results, workers_here(1), 1):
    print(added, "games more")

# %% Figures, and a page with all of them.
for bot in standings(plan.bots, results.played):
    print(f"{bot.bot}: {bot.share:.0%} of {bot.games}, 95 % interval {bot.low:.0%} to {bot.high:.0%}")
(folder / "report.html").write_text(Report(results).html(), encoding="utf-8")
