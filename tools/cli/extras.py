"""What only some commands need, and who installs Kronika may leave out."""

from typing import Final

import click

from kronika.tools.words import sentence

EXTRAS: Final[dict[str, str]] = {
    "psycopg": "postgres",
    "connectrpc": "web",
    "httptools": "web",
    "protobuf": "web",
    "uvicorn": "web",
    "grpc_tools": "dev",
    "setuptools": "dev",
}
"""The extra of pyproject.toml that brings a package, by what it is imported as."""


def extra_missing(error: ModuleNotFoundError) -> str:
    """What to install so that a package is there. Raises the error again if no extra brings it."""
    package = (error.name or "").partition(".")[0]
    if package not in EXTRAS:
        raise error
    install = f"pip install 'kronika[{EXTRAS[package]}]'"
    context = click.get_current_context().find_root()
    return sentence(context.params.get("lang", "en"), "extras-needs", package=package, install=install)
