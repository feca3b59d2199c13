"""The C yardstick, compiled when it is needed and thrown away afterwards."""

import subprocess
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.battles import Battle, write_battles

SOURCE = Path(__file__).with_name("yardstick.c")


@dataclass(frozen=True, slots=True)
class Yardstick:
    """A compiled program and the battles it resolves."""

    program: Path
    battles: Path

    def resolve(self, repeats: int) -> tuple[float, int]:
        """Resolve all battles `repeats` times: nanoseconds per battle, checksum."""
        command = [str(self.program), str(self.battles), str(repeats)]
        told = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
        nanoseconds, checksum = told.stdout.split()
        return float(nanoseconds), int(checksum)


@contextmanager
def compiled_yardstick(battles: Sequence[Battle]) -> Generator[Yardstick, None, None]:
    """Compile `yardstick.c` with `cc -O3` for as long as it is needed."""
    with TemporaryDirectory(prefix="abth-yardstick-") as directory:
        program, file = Path(directory, "yardstick"), Path(directory, "battles.txt")
        subprocess.run(["cc", "-O3", "-o", program, SOURCE], check=True)
        write_battles(battles, file)
        yield Yardstick(program, file)
