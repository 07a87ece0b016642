"""The command `kronika`, also `python -m tools`."""

import sys

from domain.kernel.registering import SystemRefused


def main() -> None:
    """Entry point: a half-made system that is registered is refused in one sentence, though nothing can be imported."""
    try:
        from tools.main import main as run
    except SystemRefused as error:
        sys.exit(f"Error: {error}")
    run()


if __name__ == "__main__":
    main()
