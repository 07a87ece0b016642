"""kronika demo: what it can do."""

from pathlib import Path

import click

from kronika.tools.dev import campaign_demonstration, demonstration


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
