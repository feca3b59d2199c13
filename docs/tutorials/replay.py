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
# # A match, analyzed
#
# Every match is a list of actions. `load_log` reads it from a file saved by `abth play`, `abth simulate --save`, or a
# server, and returns every position in turn. Here four bots play a match; a data frame and two plots show how it went.
# Install `abth[report]` and `pandas` first.

# %%
import tempfile
from pathlib import Path

import pandas as pd

import abth

folder = Path(tempfile.mkdtemp())
match = abth.play_match(["captain", "soldier", "soldier", "recruit"], seed=3)
match.save(folder / "match.json")
log = abth.load_log(folder / "match.json")
log

# %% [markdown]
# One row for each decision: who decided, what they chose, how many options they had, and the scores before it.

# %%
names = ["captain", "soldier 1", "soldier 2", "recruit"]
rows = []
for place, (position, action) in enumerate(log.positions()):
    if position.to_act < 0:
        continue  # chance: the dice and the draws
    rows.append(
        {
            "place": place,
            "round": position.round,
            "player": names[position.to_act],
            "verb": position.text(action).split()[0],
            "options": len(position.legal()),
            **dict(zip(names, position.scores, strict=True)),
        }
    )
decisions = pd.DataFrame(rows)
decisions.tail()

# %% [markdown]
# What did each player do?

# %%
decisions.groupby(["verb", "player"]).size().unstack(fill_value=0)

# %% [markdown]
# The scores over the match:

# %%
axes = decisions.plot(
    x="place", y=names, drawstyle="steps-post", figsize=(7, 4)
)
axes.set_xlabel("actions")
axes.set_ylabel("points");

# %% [markdown]
# How many options did they have, on average?

# %%
options = decisions.groupby(["round", "player"])["options"].mean().unstack()
axes = options.plot.bar(figsize=(7, 4), rot=0)
axes.legend(ncols=4, loc="lower center", bbox_to_anchor=(0.5, 1.0));
