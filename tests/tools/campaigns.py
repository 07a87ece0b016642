"""Campaigns at a service, and the people who play them with the command."""

from pathlib import Path

from kronika.v1 import game_service_pb2 as pb
from tests.service.headquarters import SIDES, Headquarters
from tests.tools.running import Command


class People:
    """Both players of a campaign, as they use the command."""

    def __init__(self, address: str, folder: Path, scenarios: int = 0) -> None:
        self.address, self.folder = address, folder
        self.headquarters = Headquarters(address, folder)
        self.campaign = self.headquarters.campaign
        if scenarios:
            assert self.headquarters.play(scenarios) == []

    def who(self, side: str) -> tuple[str | Path, ...]:
        return "--server", self.address, "--home", self.folder, "--profile", side

    def command(self, side: str, *before: str) -> Command:
        return Command(*before, *self.who(side))

    def campaign_command(self, *line: str | Path, by: str = "soviet", said: str = "") -> str:
        """What `kronika campaign` prints, all being well; `CAMPAIGN` stands for the id."""
        words = [self.campaign if word == "CAMPAIGN" else word for word in line]
        return self.command(by).does("campaign", *words, said=said)

    def settle(self) -> None:
        """Both commit and reveal, until chance runs."""
        sessions = [self.headquarters.session(side) for side in SIDES]
        began = False
        while not began:
            for session in sessions:
                session.catch_up()
                session.bring_entropy()
            began = sessions[0].position.ledger.epoch.began
        for session in sessions:
            session.close()

    def close(self) -> None:
        """The German side gives the campaign up, and both confirm."""
        self.headquarters.of("german").games("Resign", pb.ResignRequest(game=self.campaign, seat="german"))
        for side in SIDES:
            self.headquarters.of(side).games("ConfirmEnd", pb.ConfirmEndRequest(game=self.campaign, seat=side))
