"""Two players of a campaign at one service, as stock clients."""

import secrets
import threading
from pathlib import Path
from typing import Any

from kronika.v1 import campaign_service_pb2 as pb

from tools.bots.campaigner import CampaignPolicy
from tools.bots.client import play_campaign_out
from tools.bots.sensible import SensiblePolicy
from tools.client.connection import Connection, NotReached, ServiceRefused
from tools.client.identity import Wallet
from tools.client.session import Session

SIDES = ("soviet", "german")


class Headquarters:
    """A campaign of the stock pack with a player in each seat."""

    def __init__(self, address: str, folder: Path) -> None:
        self._wallets = [Wallet(folder, side) for side in SIDES]
        self.move_to(address)
        request = pb.CreateCampaignRequest(pack="stalingrad", request_id=secrets.token_hex(8))
        self.campaign: str = self.of("soviet").campaigns("CreateCampaign", request).campaign.game
        for side in SIDES:
            session = self.session(side)
            session.join(side, side)

    def move_to(self, address: str) -> None:
        """The service has come up, perhaps somewhere else."""
        self.connections = [Connection(address, wallet.identity().token) for wallet in self._wallets]

    def of(self, side: str) -> Connection:
        return self.connections[SIDES.index(side)]

    def session(self, side: str) -> Session:
        return Session(self.of(side), self.campaign, side, self._wallets[SIDES.index(side)])

    def play(self, scenarios: int) -> list[Exception]:
        """Both sides play on until so many scenarios are behind them; what went wrong."""
        failures: list[Exception] = []

        def run(at: int) -> None:
            session = self.session(SIDES[at])
            try:
                play_campaign_out(session, CampaignPolicy(at), SensiblePolicy(at), scenarios=scenarios)
            except (NotReached, ServiceRefused) as error:
                failures.append(error)
            finally:
                session.close()

        threads = [threading.Thread(target=run, args=(at,)) for at in range(len(SIDES))]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        return failures

    def ask(self, method: str, by: str = "soviet", **fields: Any) -> Any:
        """A call of CampaignService about this campaign."""
        return self.of(by).campaigns(method, getattr(pb, f"{method}Request")(campaign=self.campaign, **fields))
