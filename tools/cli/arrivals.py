"""What is stored while somebody is asked: taken in, checked and told as it comes."""

import threading
from collections.abc import Callable

from kronika.tools.client.connection import NotReached
from kronika.tools.client.session import Interrupted, Session


class Arrivals:
    """Follows a session until `stands` says that what is asked is asked no more. Whether a service that
    has gone away is back is told to `reached`."""

    def __init__(
        self, session: Session, stands: Callable[[], bool], reached: Callable[[bool], None], again: float
    ) -> None:
        self._session, self._stands, self._reached, self._again = session, stands, reached, again
        self._stopped = threading.Event()

    def run(self) -> bool:
        """See `Meanwhile`. Raises what `Session.advance` raises but for the service being away."""
        away = False
        while self._stands():
            try:
                if away:
                    self._session.catch_up()
                    away = False
                    self._reached(True)
                else:
                    self._session.advance()
            except Interrupted:
                return False
            except NotReached:
                if not away and not self._stopped.is_set():
                    self._reached(False)
                away = True
                if self._stopped.wait(self._again):
                    return False
        return True

    def stop(self) -> None:
        """See `Meanwhile`. The session goes on after its `resume`."""
        self._stopped.set()
        self._session.interrupt()
