"""A campaign and its games are logs of their own: each verifies by itself, and they must fit each other.
Held against each other here are those of a recorded campaign."""

import gzip
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from msgspec.structs import replace

from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.events import Event, GameCreated, Sealed
from kronika.domain.undaunted.campaign.events import CardsReturned, CityTileSwapped, ScenarioConcluded, ScenarioStarted
from kronika.domain.undaunted.events import ScenarioSetUp
from kronika.library import meeting
from kronika.library.meeting import File
from tests.golden.files import export, logs_of
from tests.trust.commands import kronika

LOGS_OF_CAMPAIGNS = [path for path in logs_of("undaunted") if path.parent.name == "v0.2"]


@cache
def recorded() -> tuple[File, tuple[File, ...]]:
    """A campaign and its games, in order."""
    files = [meeting.read(export(path)) for path in LOGS_OF_CAMPAIGNS if "campaign" in path.name]
    (campaign,) = filter(meeting.is_campaign, files)
    return campaign, tuple(
        sorted((f for f in files if meeting.belongs(f.created, campaign.game)), key=lambda f: (len(f.game), f.game))
    )


def disagreements(campaign: File, game: File) -> list[str]:
    return [text(said, "en") for said in meeting.disagreements(campaign, game)]


def with_events(file: File, change: Callable[[Event], Event]) -> File:
    """The file as it would be with other events; heads stay."""
    entries = tuple(replace(entry, events=tuple(map(change, entry.events))) for entry in file.entries)
    return replace(file, entries=entries, created=entries[0].events[0])


def damaged() -> File:
    """A game in which a tile was swapped."""
    campaign, games = recorded()
    swapped = {event.game for _, event in campaign.events() if isinstance(event, CityTileSwapped)}
    return next(game for game in games if game.game in swapped)


def test_a_campaign_and_its_games_meet() -> None:
    campaign, games = recorded()
    assert len(games) >= 10
    for game in games:
        assert disagreements(campaign, game) == []


def _concluded(**fields: object) -> Callable[[Event], Event]:
    return lambda event: replace(event, **fields) if isinstance(event, ScenarioConcluded) else event


def _swap(event: Event) -> Event:
    return replace(event, face="101-D") if isinstance(event, CityTileSwapped) else event


def _fewer(event: Event) -> Event:
    return replace(event, casualties=event.casualties + 1) if isinstance(event, CardsReturned) else event


def _other_cards(event: Event) -> Event:
    if not isinstance(event, CardsReturned):
        return event
    returned = event.secret.content
    assert returned is not None
    content = replace(returned, pool=(*returned.pool[1:], returned.pool[0]))
    return replace(event, secret=Sealed(event.secret.audience, content))


@pytest.mark.parametrize(
    ("forged", "said"),
    [
        (_concluded(winner="nobody"), "the campaign says that nobody won"),
        (_concluded(tunnels=("101",)), "other tunnels were destroyed"),
        (_concluded(head="00" * 32), "took over another log of the game"),
        (_swap, "other tiles were swapped in the campaign"),
        (_fewer, "brings home another number of cards"),
        (_other_cards, "brings home other cards"),
    ],
)
def test_campaign_record_of_a_game_is_compared_with_it(forged: Callable[[Event], Event], said: str) -> None:
    campaign, _ = recorded()
    assert any(said in one for one in disagreements(with_events(campaign, forged), damaged()))


def test_a_game_taken_over_before_its_end_is_named() -> None:
    campaign, (game, *_) = recorded()
    early = with_events(campaign, _concluded(version=40, head=game.head(40)))
    assert disagreements(early, game) == ["the game was not over at its version 40, where the campaign took it over"]


def test_a_game_that_the_campaign_has_not_started_is_named() -> None:
    campaign, (game, *_) = recorded()
    other = with_events(campaign, lambda e: replace(e, game="other") if isinstance(e, ScenarioStarted) else e)
    assert disagreements(other, game)[0] == f"the campaign has started no game {game.game}"


def test_a_game_that_goes_on_from_another_log_of_the_campaign_is_named() -> None:
    campaign, (game, *_) = recorded()

    def elsewhere(event: Event) -> Event:
        return replace(event, origin=replace(event.origin, head="00" * 32)) if isinstance(event, GameCreated) else event

    assert "continues another log" in disagreements(campaign, with_events(game, elsewhere))[0]


def test_a_game_that_goes_on_from_another_moment_of_the_campaign_is_named() -> None:
    campaign, (game, *_) = recorded()
    version = next(v for v, event in campaign.events() if isinstance(event, ScenarioStarted))

    def later(event: Event) -> Event:
        if not isinstance(event, GameCreated):
            return event
        return replace(event, origin=replace(event.origin, version=version + 1, head=campaign.head(version + 1)))

    said = f"the game continues version {version + 1} of the campaign, which started it at version {version}"
    assert disagreements(campaign, with_events(game, later)) == [said]


def test_a_game_of_a_campaign_binds_reveals_as_its_campaign_does() -> None:
    campaign, (game, *_) = recorded()

    def bound(event: Event) -> Event:
        return replace(event, reveals_bound=True) if isinstance(event, GameCreated) else event

    said = "reveals are bound in the campaign, and not in the game"
    assert disagreements(with_events(campaign, bound), game) == [said]
    assert disagreements(with_events(campaign, bound), with_events(game, bound)) == []


def test_a_game_that_is_set_up_otherwise_is_named() -> None:
    campaign, (game, *_) = recorded()

    def otherwise(event: Event) -> Event:
        return (
            replace(event, setup=replace(event.setup, initiative="german"))
            if isinstance(event, ScenarioSetUp)
            else event
        )

    assert disagreements(campaign, with_events(game, otherwise)) == ["the game's set-up is not the one in the campaign"]


def test_the_command_holds_files_against_each_other(tmp_path: Path) -> None:
    campaign, (first, second, *_) = recorded()
    files = []
    for path in LOGS_OF_CAMPAIGNS:
        if export(path).receipt.game in (campaign.game, first.game, second.game):
            files.append(tmp_path / path.name.removesuffix(".gz"))
            files[-1].write_bytes(gzip.decompress(path.read_bytes()))
    result = kronika("verify", *files)
    assert result.exit_code == 0
    assert result.output.splitlines()[-2:] == [
        f"campaign {campaign.game} and game {game.game}: they agree" for game in (first, second)
    ]
