"""The C yardstick, compiled when it is needed and deleted afterwards."""

import subprocess
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.battles import Battle, Hand, write_battles, write_hands

SOURCE = Path(__file__).with_name("yardstick.c")


@dataclass(frozen=True, slots=True)
class Yardstick:
    """A compiled program, the battles it resolves and the hands it searches."""

    program: Path
    battles: Path
    hands: Path

    def resolve(self, repeats: int) -> tuple[float, int]:
        """Resolve all battles `repeats` times: nanoseconds per battle, checksum."""
        return self.run(self.battles, repeats)

    def best(self, repeats: int) -> tuple[float, int]:
        """Find the best order of all hands `repeats` times: nanoseconds per hand, checksum."""
        return self.run(self.hands, repeats, "best")

    def run(self, file: Path, repeats: int, *mode: str) -> tuple[float, int]:
        """Run the program."""
        command = [str(self.program), str(file), str(repeats), *mode]
        told = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
        nanoseconds, checksum = told.stdout.split()
        return float(nanoseconds), int(checksum)


@contextmanager
def compiled_yardstick(
    battles: Sequence[Battle], hands: Sequence[Hand] = ()
) -> Generator[Yardstick, None, None]:
    """Compile `yardstick.c` with `cc -O3` for as long as it is needed."""
    with TemporaryDirectory(prefix="abth-yardstick-") as directory:
        files = [Path(directory, name) for name in ("yardstick", "battles.txt", "hands.txt")]
        program, battles_file, hands_file = files
        subprocess.run(["cc", "-O3", "-o", program, SOURCE], check=True)
        write_battles(battles, battles_file)
        write_hands(hands, hands_file)
        yield Yardstick(program, battles_file, hands_file)
