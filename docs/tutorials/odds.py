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
# # Exact odds
#
# A battle has two dice and, with some cards, re-rolls. `abth.odds` counts every way they can fall, so the
# answer is an exact fraction, not an estimate. Attackers stand left of the bar, Defenders right of it, front first.

# %%
import abth

odds = abth.odds("trebuchet, archers | kamakura-samurai")
print(odds.attacker_wins, "=", f"{float(odds.attacker_wins):.1%}")
print("nobody is left:", odds.annihilated)

# %% [markdown]
# The order of a line-up matters: damage hits the front first, and neighbors with matching half-shields are linked.

# %%
from itertools import permutations

cards = ("trebuchet", "archers", "conscripts")
by_order = {}
for order in permutations(cards):
    line_up = ", ".join(order)
    by_order[line_up] = abth.odds(f"{line_up} | trung-sisters").attacker_wins
for order, wins in sorted(by_order.items(), key=lambda pair: -pair[1]):
    print(f"{float(wins):6.1%}  {order}")

# %% [markdown]
# `best_line_up` searches all line-ups of a hand, with the Warfare tokens you hold.

# %%
samurai = "kamakura-samurai"
print(abth.best_line_up("trebuchet, archers, spy, conscripts", samurai))
print(abth.best_line_up("archers, conscripts", samurai))
print(abth.best_line_up("archers, conscripts", samurai, "close+2"))

# %% [markdown]
# How hard is each Elite Unit of Era II for the same three cards?

# %%
import matplotlib.pyplot as plt

from abth.rules.terms import ELITE

hand = "trebuchet, archers, shield-bearers"
wins = {
    unit.name: float(abth.best_line_up(hand, unit.id).wins)
    for unit in abth.load_box().units
    if unit.era == 2 and unit.rank == ELITE
}
names = sorted(wins, key=wins.get)
figure, axes = plt.subplots(figsize=(7, 4))
axes.barh(names, [wins[name] for name in names], color="#6aa8f5")
axes.set_xlabel("chance of Trebuchet, Archers, and Shield Bearers")
axes.set_xlim(0, 1)
figure.tight_layout()
