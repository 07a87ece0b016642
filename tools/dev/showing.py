"""kronika demo: what it can do."""

from pathlib import Path

import click

from kronika.tools.dev import campaign_demonstration, demonstration


@click.command()
@click.option(
    "--folder",
    type=click.Path(path_type=Path, file_okay=False),
    help="option-folder",
)
@click.option("--open", "leave_open", is_flag=True, help="option-open")
def demo(folder: Path | None, leave_open: bool) -> None:
    """Let two bots play, and prove that the log holds it all."""
    target = folder or next(p for n in range(1, 10_000) if not (p := Path("build") / f"demo-{n}").exists())
    target.mkdir(parents=True, exist_ok=True)
    try:
        game = demonstration.run(target)
        campaign_demonstration.run(target)
        (demonstration.leave_open if leave_open else demonstration.tell_where)(target, game)
    except demonstration.DemoFailed as failed:
        raise click.ClickException(str(failed)) from failed
