"""`kronika` with Foray among its systems: `python -m tests.foray.command serve`. The folder of its contract
(`tests.foray.publishing`) comes first on the path: it has the Python code of the messages, and a
`sitecustomize.py` by which the processes that the service starts know Foray, too."""

from tests.foray.registering import FORAY as FORAY

if __name__ == "__main__":
    from kronika.tools.main import main

    main()
