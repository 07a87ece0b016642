"""A campaign in a file as a value: its scenarios with the positions between them, its games, reports at any version."""

from collections.abc import Iterable, Iterator
from functools import cached_property
from itertools import chain
from pathlib import Path
from typing import Any, Self

import msgspec

from kronika.domain.kernel.checking.verifier import Problem, Report
from kronika.domain.kernel.export import ReceiptLine, parse
from kronika.domain.kernel.game import effective_events
from kronika.domain.kernel.links import Start, links_of
from kronika.domain.kernel.reports import Asking
from kronika.domain.kernel.values import Outcome
from kronika.domain.kernel.words import REFEREE, Rejection, joined
from kronika.library import meeting
from kronika.library.games import Game, open
from kronika.library.positions import Position, refused
from kronika.library.rows import Rows


class Scenario(msgspec.Struct, frozen=True):
    """A scenario of a campaign. `game`: the id of its game; `started`, `ended`: the versions of the campaign that
    started it, and with which its consequences were settled; `before`, `after`: the positions there; `outcome`: how its
    game ended, None: its file is not there, or it goes on."""

    game: str
    scenario: str
    started: int
    ended: int
    before: Position
    after: Position
    outcome: Outcome | None


class Campaign(Game):
    """A campaign as its file tells it, with the games in files beside it that `kronika export` named."""

    _given: tuple[Game, ...] | None = None

    def seen_by(self, seat: str) -> Self:
        """The campaign and its games as a seat saw them. See `Game.seen_by`."""
        found = super().seen_by(seat)
        found._given = self._given
        return found

    def with_games(self, games: Iterable[Game]) -> "Campaign":
        """The campaign with these games in place of those in files beside it; others than its own are left out."""
        found = Campaign(self._data, file=self.header.file, language=self.language, audience=self._audience)
        found._given = tuple(games)
        return found

    @cached_property
    def games(self) -> tuple[Game, ...]:
        """Its games, in order, as far as there are files of them. Raises what `kronika.open` raises."""
        found = self._beside() if self._given is None else self._given
        mine = {game.header.game: game for game in found if meeting.belongs(game.created, self.header.game)}
        eyes = self._audience
        return tuple(
            mine[start.game].seen_by(eyes) if eyes else mine[start.game]
            for _, start in self._starts
            if start.game in mine
        )

    def _beside(self) -> Iterator[Game]:
        if self.header.file:
            folder = Path(self.header.file).parent
            for path in sorted(folder.glob(f"{self.header.game}-*.jsonl*")):
                yield open(path, language=self.language)

    @cached_property
    def _starts(self) -> list[tuple[int, Start]]:
        """The games that it has started, with its versions."""
        starts = links_of(self.system).starts
        told = ((at, starts(event)) for at, event in effective_events(self._entries))
        return [(at, start) for at, start in told if start is not None]

    @cached_property
    def scenarios(self) -> tuple[Scenario, ...]:
        """The scenarios that were started, in order."""
        games = {game.header.game: game for game in self.games}
        ends = [at - 1 for at, _ in self._starts[1:]] + [len(self)]
        return tuple(
            Scenario(
                start.game,
                start.scenario,
                at,
                end,
                self[at],
                self[end],
                games[start.game][-1].outcome if start.game in games else None,
            )
            for (at, start), end in zip(self._starts, ends, strict=True)
        )

    def ask(self, report: str, request: Any = None, **fields: Any) -> Any:
        """A report of the campaign, by the name of its call, such as `GetCity`; `fields`: those of its request, such as
        `version` (0: the last) or `side`. Raises `KeyError` for another call or a seat whose eyes the file does not
        have, `IndexError` for another version, and `Refused`."""
        own = self.system.contract.own
        if own is None or own.reports is None:
            raise KeyError(report)
        call = own.reports.call(report)
        request = request or call.request(**{call.stream: self.header.game}, **fields)
        seat = getattr(request, call.audience) if call.audience else ""
        seen = self.seen_by(seat) if seat in self.header.seats and self.audience != REFEREE else self
        position = seen[getattr(request, "version", 0) or -1]
        told = call.tell(
            Asking(
                stream=self.header.game,
                version=position.version,
                board=position.board,
                whole=self[-1].board,
                may_see=lambda seat: self.audience in (seat, REFEREE),
                rows=self._rows_kept if call.rows else Rows(()),
                game=(),
                language=self.language,
            ),
            request,
        )
        if isinstance(told, Rejection):
            raise refused(told, self.language)
        return told

    @cached_property
    def _rows_kept(self) -> Rows:
        return Rows(chain(self.facts(), *(game.facts() for game in self.games)))

    def verify(self, key: str | Iterable[str] | None = None, receipts: Iterable[ReceiptLine] = ()) -> Report:
        """Checks the campaign, each of its games that there is a file of, and whether they fit each other. See
        `Game.verify`."""
        receipts = tuple(receipts)
        report = super().verify(key, receipts)
        if report.problems:
            return report
        mine, problems = meeting.read(parse(self._data)), list[Problem]()
        for game in self.games:
            found = game.verify(key, receipts).problems or tuple(
                Problem(0, said) for said in meeting.disagreements(mine, meeting.read(parse(game._data)))
            )
            problems += [Problem(0, joined(game.header.game, one.whole, by=": ")) for one in found]
        return msgspec.structs.replace(report, problems=tuple(problems))
