"""A turn in a sentence or two: what its player did, then what others gained by it.

`deed` in `table.json` names the events that count; the messages are `deed-` and the event's name.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from abth.protocol.story.sayings import (
    Ref,
    Saying,
    Thing,
    arguments,
    entry_of,
    runs_of,
    saying_of,
    type_of,
)
from abth.protocol.story.scene import Scene
from abth.rules.box import Box
from abth.rules.events import Event, TurnBegan


def turns_of(events: Iterable[Event]) -> Iterator[list[Event]]:
    """The events of a match by turns, each from its beginning; the set-up belongs to none."""
    turn: list[Event] = []
    for event in events:
        if isinstance(event, TurnBegan):
            if turn:
                yield turn
            turn = [event]
        elif turn:
            turn.append(event)
    if turn:
        yield turn


def summary_of(turn: Sequence[Event], box: Box) -> list[Saying]:
    """The sentences that sum up a turn; none if nothing in it is worth telling."""
    scene = Scene()
    deeds: list[Thing] = []
    others: list[Saying] = []
    for run in runs_of(turn, box):
        for event in run:
            scene.follow(event)
        deed = entry_of(run[0]).deed
        if deed is None:
            continue
        if getattr(run[0], "seat", scene.attacker) == scene.attacker:
            deeds.append(Saying(f"deed-{type_of(run[0])}", arguments(deed, run, scene, box)))
        else:
            others.append(saying_of(run, scene, box))
    who = Ref("seat", scene.attacker)
    return [*([Saying("log-summary", {"who": who, "deeds": deeds})] if deeds else []), *others]
