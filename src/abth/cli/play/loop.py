"""The prompt loop of `abth play`: people in turn at one screen, and bots.

Data type: `Session`. It shows each person only what their seat may know, and clears the screen
before the next person.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from abth.bots.advice import advise
from abth.bots.base import Bot, choice_of
from abth.cli.play.consoles import PlainConsole, is_fancy
from abth.cli.play.hint import Hints
from abth.cli.play.page import Page
from abth.cli.play.plain import PlainPage
from abth.cli.play.story import Narrator
from abth.cli.shared.language import t, words
from abth.content.atoms import atom_text
from abth.protocol.log import BadLog
from abth.protocol.story import Story
from abth.rules.facts import facts_for
from abth.rules.moments import DECISION_POINTS
from abth.rules.refusals import IllegalAction
from abth.rules.terms import NONE, OVER
from abth.table.match.match import Match
from abth.text_seat.answers import answer, command_rows
from abth.text_seat.commands import Command, Unclear, understand
from abth.text_seat.facts import Facts
from abth.text_seat.log import news_by_turn
from abth.text_seat.page import TextSeat
from abth.words.complaints import Complaint, complaint_text
from abth.words.refusals import refusal_text

if TYPE_CHECKING:
    from rich.console import Console

WIPE: Final = "\x1b[2J\x1b[3J\x1b[H"  # the screen, and what was scrolled out of it

COMMANDS: Final = ("help", "hint", "undo", "board", "story", "scores", "save", "resume", "quit")
WITH_FILE: Final = ("save", "resume")
QUESTIONS: Final = ("why", "odds", "card", "hand", "eras", "gear", "players", "log")
"""Commands of the text seat, understood here too."""


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
    rows += command_rows(words(), QUESTIONS)
    width = max(len(typed) for typed, _ in rows)
    return [t("terminal-help"), *(f"  {typed:{width}}   {note}" for typed, note in rows)]


class LeaveMatch(Exception):
    """A player wants to stop."""


class Session:
    """One match at one terminal."""

    def __init__(
        self,
        console: Console | PlainConsole,
        match: Match,
        bots: dict[int, Bot],
        path: Path,
        autosaves: bool,
        resume: Callable[[Path], tuple[Match, dict[int, Bot]]],
        plain: bool = False,
    ) -> None:
        self.console = console
        self.plain = plain or not is_fancy(console)
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
        self._knows_log = False  # whether it was said how to read the steps of a turn
        self._cited = ""
        self._paged = -1  # the turn for which everything was shown
        self._shown = -1  # the version that the person has before them
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
        self.page(self._watcher).show_scores(self.match.game)

    def let_bot_act(self, seat: int) -> None:
        """A bot sees what its seat sees, and decides."""
        self.match.play(seat, choice_of(self.bots[seat], self.match.game))

    def ask(self, seat: int) -> None:
        """Show a person the table and carry out what they type."""
        if seat != self._watcher:
            self.clear_for(seat)
        if self._shown != self.match.version:
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
        self.show_again()

    def show_again(self) -> None:
        """Show the whole table before the next line is read."""
        self._paged = self._shown = -1

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
        if self.plain:
            return PlainPage(self.console, self.text_seat(seat))
        from abth.cli.play.colors import ColorPage  # needs Rich

        return ColorPage(self.console, self.text_seat(seat))

    def text_seat(self, seat: int | None) -> TextSeat:
        """The match as this seat may know it, ready to be put into words."""
        game = self.match.game
        view, facts = self.match.view(seat), facts_for(game, seat)
        return TextSeat(Facts(view, facts, game.frame, self.names, words()), self.match.events)

    def tell(self, seat: int | None) -> None:
        """The story since this seat's last decision, as far as it may know it."""
        events = self.match.events
        heard = min(self._heard.get(seat, 0), len(events))
        if self.plain and seat is not None:
            self.tell_by_turn(seat, heard)
        else:
            narrator = Narrator(Story(self.match.box, self.names, words()), events[:heard], seat)
            self.page(seat).show_story(narrator.tell(events[heard:]))
        self._heard[seat] = len(events)

    def tell_by_turn(self, seat: int, heard: int) -> None:
        """Turns of others as their summaries, so that nobody is flooded; `log` has the steps."""
        facts = self.text_seat(seat).facts
        told = news_by_turn(facts, self.match.events, heard)
        self.page(seat).show_story(told)
        if not self._knows_log and any(line.kind == "summary" for line in told):
            self._knows_log = True
            self.say(t("text-steps", command=t("text-word-log"), count=len(self.names)))

    def tell_all(self, seat: int) -> None:
        """The whole story, step by step."""
        narrator = Narrator(Story(self.match.box, self.names, words()), [], seat)
        self.page(seat).show_story(narrator.tell(self.match.events))
        self._heard[seat] = len(self.match.events)

    def show(self, seat: int) -> None:
        """The pending decision, the story, the part of the table that matters, the options."""
        self._shown = self.match.version
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
                self._shown = -1
            case "help", "":
                self.say(*help_lines())
            case "?", name:
                self.explain(name.upper())
            case "hint", "":
                view, frame = self.match.view(seat), self.match.game.frame
                self.say(*Hints(view, frame, self.names).lines())
            case "undo", "":
                self.undo(seat)
            case "board", "":
                self.show_again()
            case "story", "":
                self.tell_all(seat)
                self._shown = -1
            case "scores", "":
                self.page(seat).show_points()
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
            self.show_again()
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
                self.say(t("terminal-not-saved-any-more", error=complaint_text(words(), error)))

    def save(self, path: Path) -> bool:
        """Save the match; whether that worked."""
        try:
            self.match.save(path)
        except BadLog as error:
            self.say(t("terminal-not-saved", error=complaint_text(words(), error)))
            return False
        self.say(t("terminal-saved", file=str(path)))
        return True

    def resume(self, path: Path) -> None:
        """Load another match; if that fails, this one goes on."""
        try:
            match, bots = self._resume(path)
        except Complaint as error:
            self.say(t("terminal-not-resumed", error=complaint_text(words(), error)))
            return
        if self.save(self.path):
            self.start_match(match, bots)
            self.path = path
            self.say(t("terminal-resumed", file=str(path)))

    def decide(self, seat: int, line: str) -> None:
        """Play what was typed, answer a question, or say why not."""
        text_seat = self.text_seat(seat)
        meant = understand(text_seat, line)
        if isinstance(meant, Unclear):
            self.say(meant.answer)
        elif isinstance(meant, Command):
            self.answer(text_seat, meant)
        else:
            self.play(seat, meant.action)

    def answer(self, seat: TextSeat, command: Command) -> None:
        """Answer a question; the others at a terminal are within earshot."""
        if command.name == "say":
            self.say(t("text-no-chat"))
            return
        if command.asks_for_reason and seat.choices:
            seat.advice = advise(seat.facts.view, seat.facts.frame)
        self.say(*answer(seat, command, self.console.width))

    def play(self, seat: int, number: int) -> None:
        """Play an action, or say why not."""
        try:
            self.match.play(seat, number)
            self._cited = ""
            self.autosave()
        except IllegalAction as refusal:
            self.refuse(refusal)
