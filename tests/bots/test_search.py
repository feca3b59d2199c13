"""The general's tree: thinking ends early only where the rest could not change the choice."""

import pytest

from abth.bots.general import BATCH, General
from abth.bots.judge import Judge
from abth.bots.search import Search
from abth.content import load_box
from abth.rules.flow import new_game_in, play
from abth.rules.game import Frame
from abth.rules.playout import Dice, let_chance_act
from abth.rules.rulings import Rulings
from abth.rules.terms import CHANCE
from abth.rules.views import View, view_for

FRAME = Frame(load_box(), Rulings())


def near_the_end(seed: int) -> View:
    """The last turn of a match of two: playouts are short there."""
    game, dice = new_game_in(FRAME, 2), Dice(seed)
    while game.turns < 11 or game.to_act == CHANCE or len(game.options) < 3:
        if game.to_act == CHANCE:
            let_chance_act(game, dice)
        else:
            play(game, dice.choose(game.options))
    return view_for(game, int(game.to_act))


@pytest.mark.parametrize("seed", [0, 2])
def test_a_settled_choice_is_the_choice_of_the_whole_budget(seed: int) -> None:
    view = near_the_end(seed)
    patient = Search(view, FRAME, Judge(FRAME), Dice(seed))
    patient.run(3 * BATCH)
    general = General(seed, iterations=3 * BATCH)
    general.sit_down(FRAME, int(view.due.to_act))
    assert general.choose(view) == patient.best()


def test_the_lead_is_counted_in_visits() -> None:
    search = Search(near_the_end(1), FRAME, Judge(FRAME), Dice(1))
    assert search.lead() == 0
    search.run(20)
    visits = sorted(int(child.visits) for child in search.root.children)
    assert search.lead() == visits[-1] - visits[-2]
    assert sum(visits) == 20
