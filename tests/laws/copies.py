"""Objects of the library, copied and shown, for comparing two builds of the package.

    PYTHONPATH=build/compiled python tests/laws/copies.py

prints where the rules were loaded from and what is wrong as JSON.
"""

from __future__ import annotations

import ast
import copy
import json
import pickle
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import abth
from abth.bots.base import choice_of
from abth.bots.registry import make_bot
from abth.content import load_box
from abth.content.digest import digest_of
from abth.envs import SeatEnv, VectorMatches
from abth.envs.aec import env
from abth.rules import flow
from abth.rules.battle.combat import Battle, engage, fight
from abth.rules.flow import new_game
from abth.rules.game import Frame, Game
from abth.rules.notation import parse_battle, write_battle
from abth.rules.playout import Dice, let_chance_act, play_at_random
from abth.rules.points import points_for
from abth.rules.position import digest
from abth.rules.rulings import rulings_of
from abth.rules.scoring import standing
from abth.rules.terms import CHANCE, OVER
from abth.rules.views import view_for

OTHER_BOX: Final = Path(__file__).parents[1] / "box"
BATTLE: Final = "trebuchet, archers @close+2 | kamakura-samurai, spy | S4 K1"

Copy = Callable[[Any], Any]
COPIES: Final[dict[str, Copy]] = {
    "pickle": lambda thing: pickle.loads(pickle.dumps(thing)),
    "deepcopy": copy.deepcopy,
    "copy": copy.copy,
}


def check_game(duplicate: Copy) -> None:
    """At every step of a match, the copy goes on as the original does, and leaves it alone."""
    for folder, edition in ((None, "de"), (OTHER_BOX, "default")):
        game, dice = new_game(load_box(folder), 3, rulings_of(edition)), Dice(5)
        game.listen()
        steps = 0
        while game.to_act != OVER:
            steps += 1
            if steps % (7 if folder is None else 97) == 0:
                check_same_future(game, duplicate)
            if game.to_act == CHANCE:
                let_chance_act(game, dice)
            else:
                flow.play(game, dice.choose(game.options))
        assert standing(duplicate(game)) == standing(game)


def check_same_future(game: Game, duplicate: Copy) -> None:
    """The copy is the same match, of its own, without a listener."""
    before, twin = digest(game), duplicate(game)
    assert (digest(twin), twin.legal(), twin.story) == (before, game.legal(), None)
    assert view_for(twin, 0) == view_for(game, 0)
    original = game.clone()
    assert play_at_random(twin, Dice(3)) == play_at_random(original, Dice(3))
    assert digest(twin) == digest(original)
    assert digest(game) == before


def check_view(duplicate: Copy) -> None:
    """A view is equal to its copy."""
    game = new_game(load_box(), 2)
    for seat in (None, 0, 1):
        view = view_for(game, seat)
        assert duplicate(view) == view


def check_box(duplicate: Copy) -> None:
    """Our box stays the one that is loaded; another one travels whole, with its names."""
    assert duplicate(load_box()) is load_box()
    other = load_box(OTHER_BOX)
    twin = duplicate(other)
    assert digest_of(twin) == digest_of(other)
    assert [unit.note for unit in twin.units] == [unit.note for unit in other.units]
    assert (twin.name, twin.base_set, twin.heroes) == (other.name, other.base_set, other.heroes)
    for token, again in zip(other.tokens, twin.tokens, strict=True):
        assert (again.id, again.name, again.icon) == (token.id, token.name, token.icon)


def check_frame(duplicate: Copy) -> None:
    """Box and rulings are the same, and so are the actions."""
    frame = Frame(load_box(), rulings_of("it", {"gear.arrows": (0, 2)}, rounds=8))
    twin = duplicate(frame)
    assert (twin.box, twin.rulings) == (frame.box, frame.rulings)
    assert twin.actions.texts == frame.actions.texts
    assert duplicate(frame.rulings) == frame.rulings


def check_dice(duplicate: Copy) -> None:
    """The copy rolls what the original rolls."""
    dice = Dice(8)
    dice.below(6)
    twin = duplicate(dice)
    assert [twin.below(100) for _ in range(9)] == [dice.below(100) for _ in range(9)]


def check_battle(duplicate: Copy) -> None:
    """Line-ups, tokens, Links and dice are the same, and the same side wins."""
    for text in (BATTLE, BATTLE.rpartition(" | ")[0], "a 1/1/1 hp2 = b 0/0/2 | x 0/2/0 REL1"):
        battle = parse_battle(text, load_box(), rulings_of("de"))
        twin = duplicate(battle)
        assert write_battle(twin, load_box()) == write_battle(battle, load_box())
        twin_side = duplicate(battle.attackers)
        assert (twin_side.side, twin_side.links) == (battle.attackers.side, battle.attackers.links)
        assert [unit.long for unit in twin_side.units] == [u.long for u in battle.attackers.units]
        assert outcome(twin) == outcome(battle)


def outcome(battle: Battle) -> tuple[int, int, int]:
    """How a battle ends."""
    engage(battle)
    fight(battle)
    return int(battle.winner), int(battle.attackers.damage), int(battle.defenders.standing)


def check_events(duplicate: Copy) -> None:
    """A story can be stored."""
    game = new_game(load_box(), 2)
    story = game.listen()
    play_at_random(game, Dice(1))
    assert duplicate(story) == story


def check_answers(duplicate: Copy) -> None:
    """What the front door answers, and what it refuses with."""
    match = abth.play_match(["recruit", "soldier"], seed=4)
    answers = [
        abth.odds("trebuchet, archers | kamakura-samurai"),
        abth.best_line_up("trebuchet, archers", "spy"),
        standing(match.game.state),
        points_for(match.game.state, 0, secret=False),
        match.log,
    ]
    for answer in answers:
        assert duplicate(answer) == answer
    twin = duplicate(match)
    assert (twin.bots, twin.scores, twin.log) == (match.bots, match.scores, match.log)
    with tempfile.TemporaryDirectory() as folder:
        match.save(Path(folder, "match.json"))
        saved = abth.load_log(Path(folder, "match.json"))
    again = duplicate(saved)
    assert (again.actions, again.names) == (saved.actions, saved.names)
    assert again.game.scores == match.scores
    refusal = refused("deploy trebuchet")
    twin = duplicate(refusal)
    told = (refusal.atom, refusal.message, refusal.what)
    assert (twin.atom, twin.message, twin.what) == told
    assert str(twin) == str(refusal)


def refused(action: str) -> abth.IllegalAction:
    """Why a new match refuses an action."""
    try:
        abth.new_game().apply(action)
    except abth.IllegalAction as refusal:
        return refusal
    raise AssertionError(action)


def check_bots(duplicate: Copy) -> None:
    """A bot that has thought already chooses what its copy chooses."""
    if duplicate is copy.copy:
        return  # a shallow copy shares the dice
    game = new_game(load_box(), 2)
    play_turns(game, 5)
    for spec in ("recruit", "soldier", "captain", "general:iterations=8", "champion:iterations=8"):
        bot = make_bot(spec, 3)
        bot.sit_down(game.frame, int(game.to_act))
        choice_of(bot, game)
        assert choice_of(duplicate(bot), game) == choice_of(bot, game), spec


def play_turns(game: Game, turns: int) -> None:
    """Play at random until so many turns are over and a player has to choose."""
    dice = Dice(2)
    while game.turns < turns or game.to_act == CHANCE or len(game.options) < 3:
        if game.to_act == CHANCE:
            let_chance_act(game, dice)
        else:
            flow.play(game, dice.choose(game.options))


def check_environment(duplicate: Copy) -> None:
    """An environment goes on from where it was copied."""
    if duplicate is copy.copy:
        return  # a shallow copy shares the match, as with every environment
    world = env(players=2)
    world.reset(seed=3)
    take_steps(world, 40)
    twin = duplicate(world)
    assert take_steps(twin, 30) == take_steps(world, 30)
    seat = SeatEnv(bots="captain", reward="gains")
    seat.reset(seed=3)
    first_choices(seat, 20)
    assert first_choices(duplicate(seat), 20) == first_choices(seat, 20)
    many = VectorMatches(2)
    many.reset(seed=3)
    twins = duplicate(many)
    assert rows_after(twins, 60) == rows_after(many, 60)


def first_choices(seat: SeatEnv, steps: int) -> list[str]:
    """One seat takes its first legal action, again and again."""
    seen = []
    for _ in range(steps):
        observation, reward, _, _, info = seat.step(int(seat.action_masks().argmax()))
        seen.append(f"{reward} {observation['observation'].sum()} {info}")
    return seen


def rows_after(many: VectorMatches, steps: int) -> bytes:
    """What the seats of many matches see after so many random actions."""
    observation: Any = None
    for _ in range(steps):
        observation = many.step(many.random_actions())[0]
    return bytes(observation["observation"].tobytes())


def take_steps(world: Any, steps: int) -> list[str]:
    """Each agent takes its first legal action."""
    seen = []
    for _ in range(steps):
        observation, reward, *_ = world.last()
        seen.append(f"{world.agent_selection} {reward} {observation['observation'].sum()}")
        world.step(int(observation["action_mask"].argmax()))
    return seen


CHECKS: Final = (
    check_game, check_view, check_box, check_frame, check_dice, check_battle, check_events,
    check_answers, check_bots, check_environment,
)  # fmt: skip


def shown() -> dict[str, str]:
    """What each object says of itself."""
    game = new_game(load_box(), 3)
    battle = parse_battle(BATTLE, load_box())
    return {
        "box": repr(load_box()),
        "frame": repr(Frame(load_box(), rulings_of("it", rounds=8))),
        "game": repr(game),
        "dealt": repr(dealt(new_game(load_box(), 2))),
        "over": repr(played(new_game(load_box(), 2))),
        "dice": repr(Dice(3)),
        "line-up": repr(battle.attackers),
        "battle": repr(battle),
        "player": repr(game.players[1]),
        "unit": repr(battle.attackers.units[1]),
        "view": repr(view_for(game, 0))[:20],
        "environment": str(env(players=2)),
    }


def dealt(game: Game) -> Game:
    """The match when chance acts for the first time."""
    while game.to_act != CHANCE:
        flow.apply(game, game.legal()[0])
    return game


def played(game: Game) -> Game:
    """The match played to its end."""
    play_at_random(game, Dice(1))
    return game


def documented() -> dict[str, str]:
    """What `help` has to tell of modules, classes, methods, properties and functions."""
    things: dict[str, Any] = {
        "module": flow,
        "class": Game,
        "method": Game.clone,
        "property": Game.is_over,
        "function": new_game,
    }
    for name in abth.__all__:
        thing = getattr(abth, name)
        things[name] = thing
        if isinstance(thing, type):
            things |= {f"{name}.{key}": getattr(thing, key) for key in public_methods(thing)}
    return {name: str(thing.__doc__).strip().splitlines()[0] for name, thing in things.items()}


def public_methods(kind: type) -> list[str]:
    """The methods and properties that the source of a class defines, by name."""
    source = source_of(kind).read_text(encoding="utf-8")
    (found,) = [
        node
        for node in ast.parse(source).body
        if isinstance(node, ast.ClassDef) and node.name == kind.__name__
    ]
    methods = [node.name for node in found.body if isinstance(node, ast.FunctionDef)]
    return [name for name in methods if not name.startswith("_")]


def source_of(kind: type) -> Path:
    """The file that a class was written in, which a package has beside the compiled module."""
    package = Path(abth.__file__).parent
    return package.parent / f"{kind.__module__.replace('.', '/')}.py"


def faults() -> list[str]:
    """Every check that fails, with its error."""
    found = []
    for check in CHECKS:
        for name, duplicate in COPIES.items():
            try:
                check(duplicate)
            except Exception as error:  # any error is a fault
                found.append(f"{check.__name__}, {name}: {type(error).__name__}: {error}")
    return found


if __name__ == "__main__":
    answer = {
        "rules": flow.__file__, "faults": faults(), "shown": shown(), "documented": documented(),
    }  # fmt: skip
    json.dump(answer, sys.stdout)
