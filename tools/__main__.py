"""The command `kronika`, also `python -m tools`."""

from tools.main import main

if __name__ == "__main__":
    main()
