"""`abth verify`: draws the dice of a finished match again, from its proof."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from abth.cli.terminal import Content, box_of, print_json, read_input

if TYPE_CHECKING:
    from abth.protocol.proof import Proof
    from abth.protocol.wire import Draw

NOT_FAIR = 1

EPILOG = """
[bold]Examples[/]

  abth verify proof.json
  abth verify proof.json --json
  abth verify proof.json --commitment 66687aad…    the one that the table showed
"""

ProofFile = Annotated[
    str, typer.Argument(metavar="FILE", help="The proof of a match; - for standard input.")
]
Promised = Annotated[
    str | None,
    typer.Option(
        metavar="HEX", help="What the table showed before the match; the proof must keep it."
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print the result as JSON.")]


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("verify", epilog=EPILOG)(verify)


def verify(
    context: typer.Context,
    file: ProofFile,
    commitment: Promised = None,
    as_json: AsJson = False,
    content: Content = None,
) -> None:
    """Check that the dice of a match were fair.

    Replays the match and recomputes every draw of chance. Ends with 0 if
    all are as they had to be, with 1 if not, and with 2 if there is no
    proof to check.
    """
    from abth.protocol.log import BadLog
    from abth.protocol.proof import BadProof, decode_proof
    from abth.table.match.proof_check import ProofFails, check_proof
    from abth.table.match.replay import replay

    box = box_of(context, content)
    try:
        proof = decode_proof(read_input(file))
    except BadProof as error:
        raise BadProof(file, str(error)) from error
    draws: list[Draw] = []
    complaint = None
    try:
        draws = check_proof(proof, box)
        if commitment is not None and commitment.lower() != proof.commitment:
            raise ProofFails(f"the proof is for another commitment, {proof.commitment}")
    except ProofFails as error:
        complaint = str(error)
    except BadLog as error:
        raise BadProof(file, str(error)) from error
    if as_json:
        print_json(result_as_json(proof, draws, complaint))
    elif complaint is None:
        show(proof, draws, replay(proof.log, box).game.is_over)
    else:
        typer.echo(f"abth: {file}: NOT FAIR: {complaint}", err=True)
    if complaint is not None:
        raise typer.Exit(NOT_FAIR)


def result_as_json(proof: Proof, draws: list[Draw], complaint: str | None) -> dict[str, object]:
    """Whether the dice were fair, what was checked, and what does not fit."""
    return {
        "fair": complaint is None,
        "reason": complaint,
        "draws": len(draws),
        "drawn": draws,
        "from": proof.first,
        "entries": len(proof.log.actions),
        "commitment": proof.commitment,
        "entropies": proof.entropies,
        "seed": proof.seed,
    }


def show(proof: Proof, draws: list[Draw], is_over: bool) -> None:
    """What was checked, and what only the players can compare."""
    typer.echo(f"{len(draws)} draws checked in {len(proof.log.actions)} entries of the log.")
    if proof.first > 1:
        typer.echo(f"The first {proof.first - 1} entries come from another match.")
    if not is_over:
        typer.echo("The log ends before the match does.")
    typer.echo(f"Commitment: {proof.commitment}")
    if proof.seed is not None:
        typer.echo(f"Duplicate deal, seed {proof.seed!r}")
    else:
        for seat, entropy in zip(proof.log.seats, proof.entropies, strict=True):
            typer.echo(f"{seat.name} added: {entropy or 'nothing'}")
    typer.echo("Fair: every draw is what secret and entropies make it.")
