"""`kronika` with Foray among its systems: `python -m tests.foray.command serve`. The Python code of its
contract (`tests.foray.publishing`) comes first on the path."""

from domain.kernel.log import Codec
from domain.systems import CODECS, SYSTEMS
from tests.foray.system import FORAY

SYSTEMS[FORAY.name], CODECS[FORAY.name] = FORAY, Codec(FORAY)

if __name__ == "__main__":
    from tools.main import main

    main()
