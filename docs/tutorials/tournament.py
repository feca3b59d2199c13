# ---
# jupyter:
#   jupytext:
#     text_representation:
#       extension: .py
#       format_name: percent
#   kernelspec:
#     display_name: Python 3
#     language: python
#     name: python3
# ---

# %% [markdown]
# # A tournament
#
# The arena plays duplicate deals: each deal is played once for every rotation of the seats, so luck is the same
# for everyone. This is what `abth arena` does; a program can call the same functions. In a file of its own, the call
# belongs below `if __name__ == "__main__":`, because the matches are played by processes that import the file.
# Install `abth[report]` and `pandas` first.

# %%
import tempfile
from pathlib import Path

from abth.arena.tournament import arena, plan_tournament

bots = ("recruit", "soldier", "captain")
plan = plan_tournament(games=60, players=3, bots=bots, seed=1)
folder = Path(tempfile.mkdtemp()) / "arena"
result = arena(plan, folder)
for bot in result.bots:
    low, high = bot.wins.interval
    rating = f"{bot.mu:5.1f} ± {2 * bot.sigma:.1f}"
    wins = f"{bot.wins.rate:.0%} ({low:.0%} to {high:.0%})"
    print(f"{bot.bot:8} rating {rating}  wins {wins}")

# %% [markdown]
# The folder holds a report for people (`report.html`), the result as JSON, and one row for each seat of each match as
# Parquet. If the program is interrupted, the same call plays the matches that are missing.

# %%
sorted(path.name for path in folder.iterdir())

# %%
import pandas as pd

seats = pd.read_parquet(folder / "matches.parquet")
seats.groupby(["bot", "position"])["win"].mean().unstack().round(2)

# %% [markdown]
# Does it pay to go first? Every bot played in every position equally often.

# %%
by_position = seats.groupby("position")["win"].mean()
axes = by_position.plot.bar(figsize=(6, 3), color="#e3a63a", rot=0)
axes.axhline(1 / 3, color="gray", linestyle="--")
axes.set_ylabel("share of victories");
