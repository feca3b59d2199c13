"""The prompt loop of `abth play`: people in turn at one screen, and bots.

Data type: `Session`. It shows each person only what their seat may know, and clears the screen
before the next person.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from rich.console import Console

from abth.bots.base import Bot, choice_of
from abth.cli.language import t, words
from abth.cli.play.colors import ColorPage
from abth.cli.play.page import Page
from abth.cli.play.plain import PlainPage
from abth.cli.play.story import Narrator
from abth.cli.play.theme import is_fancy
from abth.cli.play.words import ActionWords
from abth.cli.standings import final_scores, scores_seen
from abth.content.atoms import atom_text
from abth.protocol.log import BadLog
from abth.protocol.story import Story
from abth.rules.actions import UnknownAction
from abth.rules.facts import facts_for
from abth.rules.moments import DECISION_POINTS
from abth.rules.refusals import IllegalAction
from abth.rules.terms import NONE, OVER
from abth.table.match.match import Match
from abth.words.refusals import refusal_text

WIPE: Final = "\x1b[2J\x1b[3J\x1b[H"  # the screen, and what was scrolled out of it

COMMANDS: Final = ("help", "undo", "board", "story", "scores", "save", "resume", "quit")
WITH_FILE: Final = ("save", "resume")


def command_named(word: str) -> str:
    """The command that is meant by a word, in the player's language or in English."""
    typed = word.casefold()
    named = {t(f"terminal-word-{command}"): command for command in COMMANDS}
    return named.get(typed, typed)


def help_lines() -> list[str]:
    """What can be typed at the prompt."""
    rows = [("?", t("terminal-help-rule")), ("? TRAVEL-25", t("terminal-help-that-rule"))]
    for command in COMMANDS[1:]:
        file = f" {t('terminal-file')}" if command in WITH_FILE else ""
        rows.append((f"{t(f'terminal-word-{command}')}{file}", t(f"terminal-help-{command}")))
    width = max(len(typed) for typed, _ in rows)
    return [t("terminal-help"), *(f"  {typed:{width}}   {note}" for typed, note in rows)]


class LeaveMatch(Exception):
    """A player wants to stop."""


class Session:
    """One match at one terminal."""

    def __init__(
        self,
        console: Console,
        match: Match,
        bots: dict[int, Bot],
        path: Path,
        autosaves: bool,
        resume: Callable[[Path], tuple[Match, dict[int, Bot]]],
    ) -> None:
        self.console = console
        self.path = path
        self.autosaves = autosaves
        self._resume = resume
        self.start_match(match, bots)

    def start_match(self, match: Match, bots: dict[int, Bot]) -> None:
        """Play this match from now on."""
        self.match = match
        self.bots = bots
        self.names = [seat.name for seat in match.seats]
        self.people = [seat for seat in range(len(self.names)) if seat not in bots]
        self._watcher: int | None = self.people[0] if len(self.people) == 1 else None
        self._heard: dict[int | None, int] = {}
        self._cited = ""
        self._paged = -1  # the turn for which everything was shown
        for seat, bot in bots.items():
            bot.sit_down(match.game.frame, seat)

    def say(self, *lines: str) -> None:
        """Print lines as they are."""
        for line in lines:
            self.console.print(line)

    def run(self) -> None:
        """Play to the end; `LeaveMatch` if a player wants to stop earlier."""
        while self.match.game.to_act != OVER:
            seat = self.match.game.to_act
            if seat in self.bots:
                self.let_bot_act(seat)
            else:
                self.ask(seat)
        if len(self.people) > 1:  # everyone may look now
            self._heard[None] = self._heard.get(self._watcher, 0)
            self._watcher = None
        self.tell(self._watcher)
        self.autosave()
        border = self.page(self._watcher).border
        self.console.print(final_scores(self.match.game, self.names, border))

    def let_bot_act(self, seat: int) -> None:
        """A bot sees what its seat sees, and decides."""
        self.match.play(seat, choice_of(self.bots[seat], self.match.game))

    def ask(self, seat: int) -> None:
        """Show a person the table and carry out what they type."""
        if seat != self._watcher:
            self.clear_for(seat)
        self.show(seat)
        line = self.read("> ")
        if not self.run_command(seat, line):
            self.decide(seat, line)

    def clear_for(self, seat: int) -> None:
        """Clear the screen, so that the next person does not see another's cards."""
        self.wipe()
        self.say("", t("curtain-title", who=self.names[seat]))
        self.read(f"{t('terminal-press-enter')} ")
        self.wipe()
        self._watcher = seat
        self._paged = -1

    def wipe(self) -> None:
        """Clear the screen, where there is one."""
        if self.console.is_terminal:
            self.console.file.write(WIPE)
            self.console.file.flush()

    def read(self, prompt: str) -> str:
        """A line of input; at the end of input the player leaves."""
        try:
            return self.console.input(prompt).strip()
        except EOFError:
            self.say("")
            raise LeaveMatch from None

    def page(self, seat: int | None) -> Page:
        """The table as this seat sees it."""
        page = ColorPage if is_fancy(self.console) else PlainPage
        game = self.match.game
        facts = facts_for(game, seat)
        return page(self.console, self.match.view(seat), facts, game.frame, self.names)

    def tell(self, seat: int | None) -> None:
        """The story since this seat's last decision, as far as it may know it."""
        events = self.match.events
        heard = min(self._heard.get(seat, 0), len(events))
        narrator = Narrator(Story(self.match.box, self.names, words()), events[:heard], seat)
        self.page(seat).show_story(narrator.tell(events[heard:]))
        self._heard[seat] = len(events)

    def show(self, seat: int) -> None:
        """The pending decision, the story, the part of the table that matters, the options."""
        game = self.match.game
        page = self.page(seat)
        page.show_due()
        self.tell(seat)
        if self._paged != game.turns:
            self._paged = game.turns if game.wheel != NONE else -1
            page.show()
        else:
            page.show_part()
        point = DECISION_POINTS[game.moment]
        page.show_options(t("terminal-choose", who=self.names[seat], point=point))

    def run_command(self, seat: int, line: str) -> bool:
        """Carry out a command; whether the line was one."""
        word, _, rest = line.partition(" ")
        match command_named(word), rest.strip():
            case "", "":
                pass
            case "help", "":
                self.say(*help_lines())
            case "?", name:
                self.explain(name.upper())
            case "undo", "":
                self.undo(seat)
            case "board", "":
                self._paged = -1
            case "story", "":
                self._heard[seat] = 0
            case "scores", "":
                page = self.page(seat)
                points, box = page.facts.table.points, self.match.box
                self.console.print(scores_seen(page.view, points, box, self.names, page.border))
            case "save", name:
                self.save(Path(name) if name else self.path)
            case "resume", name if name:
                self.resume(Path(name))
            case (("quit" | "exit"), ""):
                raise LeaveMatch
            case _:
                return False
        return True

    def explain(self, name: str) -> None:
        """Print the rule with this name, or that of the last refusal or of this decision."""
        name = name or self._cited or DECISION_POINTS[self.match.game.moment]
        english = atom_text(name)
        if english is None:
            self.say(t("terminal-no-rule", name=name))
        else:
            self.say(t("terminal-rule", name=name, text=words().printed(name, english)))

    def refuse(self, refusal: IllegalAction) -> None:
        """Say why not."""
        self._cited = refusal.atom
        reason = refusal_text(words(), refusal.message, refusal.what)
        complaint = t("terminal-not-possible", reason=reason, atom=refusal.atom)
        self.console.print(complaint, style="yellow")

    def undo(self, seat: int) -> None:
        """Take a decision back, or say why not."""
        try:
            self.match.undo(seat)
            self.say(t("terminal-undone"))
            self._paged = -1
            self.autosave()
        except IllegalAction as refusal:
            self.refuse(refusal)

    def autosave(self) -> None:
        """Save after every decision, if there is a file for it."""
        if self.autosaves:
            try:
                self.match.save(self.path)
            except BadLog as error:
                self.autosaves = False
                self.say(t("terminal-not-saved-any-more", error=str(error)))

    def save(self, path: Path) -> bool:
        """Save the match; whether that worked."""
        try:
            self.match.save(path)
        except BadLog as error:
            self.say(t("terminal-not-saved", error=str(error)))
            return False
        self.say(t("terminal-saved", file=str(path)))
        return True

    def resume(self, path: Path) -> None:
        """Load another match; if that fails, this one goes on."""
        try:
            match, bots = self._resume(path)
        except ValueError as error:
            self.say(t("terminal-not-resumed", error=str(error)))
            return
        if self.save(self.path):
            self.start_match(match, bots)
            self.path = path
            self.say(t("terminal-resumed", file=str(path)))

    def decide(self, seat: int, line: str) -> None:
        """Play what was typed, or say why not."""
        number = self.find_action(seat, line)
        if number is None:
            self.say(t("terminal-no-option", typed=line))
            return
        try:
            self.match.play(seat, number)
            self._cited = ""
            self.autosave()
        except IllegalAction as refusal:
            self.refuse(refusal)

    def find_action(self, seat: int, line: str) -> int | None:
        """The action that is meant by a number, a text or words."""
        view, frame = self.match.view(seat), self.match.game.frame
        if line.isdecimal():
            place = int(line) - 1
            return view.options[place] if 0 <= place < len(view.options) else None
        try:
            return frame.actions.number(line.lower())
        except UnknownAction:
            pass
        options = ActionWords(view, facts_for(self.match.game, seat), frame, self.names)
        hits = [o for o in view.options if options.of(o).lower().startswith(line.lower())]
        return hits[0] if len(hits) == 1 else None
