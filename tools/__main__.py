"""The command `kronika`, also `python -m kronika.tools`."""

from kronika.tools.main import main

if __name__ == "__main__":
    main()
