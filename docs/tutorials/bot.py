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
# # A bot in 20 lines
#
# A bot is a class with one method. `choose` gets a view, which holds everything its seat may know, and returns one of
# `view.options`. This bot looks for battles, ignores the odds, and relies on superior numbers.

# %%
import abth


class Brawler(abth.Bot):
    """Goes where the fight is, with as many Units as it can."""

    name = "brawler"
    character = "Goes where the fight is."
    wishes = ("deploy", "challenge", "face", "take", "use", "jump", "insert")

    def choose(self, view: abth.View) -> int:
        text_of = self.frame.actions.text
        for wish in self.wishes:
            for number in view.options:
                if text_of(number).startswith(wish):
                    return number
        return view.options[0]


# %% [markdown]
# `play_match` takes classes, names of bots that come with the game, and `./file.py:Class`. The same seed gives the
# same match.

# %%
match = abth.play_match([Brawler, "recruit", "soldier"], seed=1)
match

# %% [markdown]
# One match proves little. Play twenty deals, and rotate the seats in each:

# %%
from collections import Counter

wins: Counter[str] = Counter()
for seed in range(20):
    for turn in range(3):
        table = [Brawler, "recruit", "soldier"]
        table = table[turn:] + table[:turn]
        match = abth.play_match(table, seed=seed)
        for seat in match.winners:
            wins[match.bots[seat]] += 1 / len(match.winners)
{bot: round(won / 60, 2) for bot, won in wins.most_common()}

# %% [markdown]
# A third would be the fair share. For a comparison that you can trust, see
# [a tournament](tournament.py); to put the bot on a server or into a package, see
# [Add a bot](../how-to/add-a-bot.md).
