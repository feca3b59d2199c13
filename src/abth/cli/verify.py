"""`abth verify`: draws the dice of a finished match again, from its proof."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import click

from abth.cli.shared.command_line import Argument, Option
from abth.cli.shared.language import t, words
from abth.cli.shared.terminal import Content, box_of, examples, print_json, read_input

if TYPE_CHECKING:
    from abth.protocol.proof import Proof
    from abth.protocol.wire import Draw

NOT_FAIR = 1

EXAMPLES = (
    ("abth verify proof.json", ""),
    ("abth verify proof.json --json", ""),
    ("abth verify proof.json --commitment 66687aad…", "cli-verify-example"),
)

ProofFile = Annotated[str, Argument(metavar="FILE", help="cli-verify-file")]
Promised = Annotated[
    str | None,
    Option(metavar="HEX", help="cli-verify-commitment"),
]
AsJson = Annotated[bool, Option("--json", help="cli-json")]


def register(app: click.Group) -> None:
    """Add the command."""
    app.command("verify", help="cli-verify")(verify)


def epilog() -> str:
    """What follows the options in the help."""
    return examples(*EXAMPLES)


def verify(
    context: click.Context,
    file: ProofFile,
    commitment: Promised = None,
    as_json: AsJson = False,
    content: Content = None,
) -> None:
    """Check that the dice of a match were fair."""
    from abth.protocol.log import BadLog
    from abth.protocol.proof import BadProof, decode_proof
    from abth.protocol.strict_json import one_line
    from abth.table.match.proof_check import ProofFails, check_proof
    from abth.table.match.replay import replay
    from abth.words.complaints import complaint_text

    box = box_of(context, content)
    try:
        proof = decode_proof(read_input(file))
    except BadProof as error:
        raise BadProof.of(error, file) from error
    draws: list[Draw] = []
    complaint: ProofFails | None = None
    try:
        draws = check_proof(proof, box)
        if commitment is not None and commitment.lower() != proof.commitment:
            raise ProofFails("", "cli-unfair-other-commitment", number=proof.commitment)
    except ProofFails as error:
        complaint = error
    except BadLog as error:
        raise BadProof.of(error, file) from error
    if as_json:
        print_json(result_as_json(proof, draws, None if complaint is None else str(complaint)))
    elif complaint is None:
        show(proof, draws, replay(proof.log, box).game.is_over)
    else:
        said = complaint_text(words(), complaint)
        reason = t("cli-verify-not-fair", file=file, complaint=said)
        click.echo(f"abth: {one_line(reason)}", err=True)
    if complaint is not None:
        raise click.exceptions.Exit(NOT_FAIR)


def result_as_json(proof: Proof, draws: list[Draw], complaint: str | None) -> dict[str, object]:
    """Whether the dice were fair, what was checked, and what does not fit."""
    return {
        "fair": complaint is None,
        "reason": complaint,
        "draws": len(draws),
        "prepared": sum(draw.prepared for draw in draws),
        "drawn": draws,
        "from": proof.first,
        "entries": len(proof.log.actions),
        "commitment": proof.commitment,
        "entropies": proof.entropies,
        "seed": proof.seed,
    }


def show(proof: Proof, draws: list[Draw], is_over: bool) -> None:
    """What was checked, and what only the players can compare."""
    click.echo(t("cli-verify-checked", draws=len(draws), entries=len(proof.log.actions)))
    if proof.first > 1:
        click.echo(t("cli-verify-first", count=proof.first - 1))
    if not is_over:
        click.echo(t("cli-verify-unfinished"))
    prepared = sum(draw.prepared for draw in draws)
    if prepared:
        click.echo(t("cli-verify-prepared", count=prepared))
    click.echo(t("cli-verify-promise", number=proof.commitment))
    if proof.seed is not None:
        click.echo(t("cli-verify-seed", seed=proof.seed))
    else:
        for seat, entropy in zip(proof.log.seats, proof.entropies, strict=True):
            added = entropy or t("cli-verify-nothing")
            click.echo(t("cli-verify-added", who=seat.name, entropy=added))
    click.echo(t("cli-verify-fair"))
