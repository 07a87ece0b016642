"""The command `kronika`, as a person uses it."""

from pathlib import Path

from click.testing import CliRunner, Result

from kronika.tools.main import cli


def kronika(*arguments: str | Path, server: str = "", home: Path = Path("nowhere"), profile: str = "us") -> Result:
    """What the command says, and its exit code."""
    who = ["--home", str(home), "--profile", profile]
    return CliRunner().invoke(cli, [*(["--server", server] if server else []), *who, *map(str, arguments)])
