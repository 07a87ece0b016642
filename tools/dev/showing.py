"""kronika demo and bench: what it can do, and how fast."""

from pathlib import Path

import click

from kronika.tools.cli.examples import MEASURED, REPORTED
from kronika.tools.dev import campaign_demonstration, demonstration

OF_PLAY = ("replay", "random", "throughput", "left-out", "streams", "latency", "views", "drawing")
UNDER_LOAD = ("stalls", "growth", "catching-up")
IN_POSTGRES = ("postgres-log", "postgres-throughput", "postgres-latency", "postgres-servers", "postgres-failover")
OF_THE_PAGE = ("page-size", "first-board", "told", "slider")
FIGURES = (
    *OF_PLAY,
    "memory",
    "verify",
    "signature",
    "trust",
    "connect",
    *OF_THE_PAGE,
    *(f"{measured.pack}-{name}" for measured in MEASURED[1:] for name in OF_PLAY),
    *(f"{measured.pack}-whole" for measured in MEASURED[1:] if measured.long),
    *(f"{measured.pack}-whole-views" for measured in MEASURED[1:] if measured.long),
    *(f"{measured.pack}-lists" for measured in MEASURED[1:] if measured.busy),
    *(f"{measured.pack}-crowd" for measured in MEASURED[1:] if measured.crowd),
    *(f"{measured.pack}-by-rules" for measured in MEASURED[1:] if measured.alone),
    "rebuild",
    REPORTED,
    "apart",
    *IN_POSTGRES,
    *UNDER_LOAD,
)


@click.command()
@click.option(
    "--folder",
    type=click.Path(path_type=Path, file_okay=False),
    help="Where to keep log, picture and export. Default: build/demo-N, a fresh N.",
)
@click.option("--open", "leave_open", is_flag=True, help="Go on serving the game at the end, until Ctrl-C.")
def demo(folder: Path | None, leave_open: bool) -> None:
    """Let two bots play, and prove that the log holds it all.

    They play scenario 1 over gRPC as ordinary clients; the game is shown as it goes, drawn,
    replayed from the file and verified. Then three scenarios of a campaign, with the city and the
    binders of cards before and after, rebuilt from the log. Exit code 0 only if all of it held.

    At the end it tells the address at which the game can be replayed in a browser.
    """
    target = folder or next(p for n in range(1, 10_000) if not (p := Path("build") / f"demo-{n}").exists())
    target.mkdir(parents=True, exist_ok=True)
    try:
        game = demonstration.run(target)
        campaign_demonstration.run(target)
        (demonstration.leave_open if leave_open else demonstration.tell_where)(target, game)
    except demonstration.DemoFailed as failed:
        raise click.ClickException(str(failed)) from failed


@click.command()
@click.option("--only", multiple=True, type=click.Choice(FIGURES), metavar="FIGURE", help="Only this; again: more.")
@click.option("--write", is_flag=True, help="Write the table into BENCHMARKS.md.")
def bench(only: tuple[str, ...], write: bool) -> None:
    """Measure the figures of BENCHMARKS.md.

    Each is a ratio within this run.
    """
    from kronika.tools.dev import benchmark  # needs what only developers install

    benchmark.run(only or FIGURES, write=write)
