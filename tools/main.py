"""The command `kronika`."""


def main() -> None:
    """Entry point."""
