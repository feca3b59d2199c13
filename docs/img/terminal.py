"""Makes `terminal.svg`, the README's picture: a real match in a real terminal, as it looks.

    python docs/img/terminal.py
"""

import os
import pty
import subprocess
import sys
from pathlib import Path

from rich.console import Console
from rich.text import Text

ARGUMENTS = ["--seed", "11", "--names", "Ada", "--bots", "captain,soldier"]
ANSWERS = ["1", "quit"]
WIDTH, LINES = 112, 44


def session() -> str:
    """What the terminal shows while the answers are typed."""
    ours, theirs = pty.openpty()
    environment = {**os.environ, "COLUMNS": str(WIDTH), "TERM": "xterm-256color"}
    command = [sys.executable, "-m", "abth", "play", *ARGUMENTS, "--save", "/dev/null"]
    command = command[:-2]
    program = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=theirs, stderr=theirs, env=environment, text=True
    )
    os.close(theirs)
    assert program.stdin is not None
    program.stdin.write("\n".join(ANSWERS) + "\n")
    program.stdin.close()
    shown = b""
    while True:
        try:
            piece = os.read(ours, 65536)
        except OSError:
            break
        if not piece:
            break
        shown += piece
    program.wait()
    return shown.decode().replace("\r\n", "\n")


def main() -> None:
    """Draw the page that the first turn shows."""
    page = session()
    start = page.index("Era I") if "Era I" in page else 0
    board = page.rfind("\n┏", 0, page.rfind("Values are")) + 1
    lines = page[board or start :].split("\n")[:LINES]
    console = Console(record=True, width=WIDTH, file=open(os.devnull, "w"))
    console.print(Text.from_ansi("\n".join(lines)))
    console.save_svg(str(Path(__file__).with_name("terminal.svg")), title="make play")


if __name__ == "__main__":
    main()
