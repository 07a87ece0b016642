"""What reaches a terminal, a picture or a folder is harmless, whoever has said it: also where a service
or a file has got past every check."""

import io
from pathlib import Path
from xml.etree import ElementTree

import click
import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kronika.domain.kernel.formats import safe
from kronika.domain.kernel.rendering import escape
from kronika.domain.undaunted.content import Name
from kronika.domain.undaunted.rendering.picture import picture
from kronika.tools.cli.terminal import Guarded
from kronika.tools.client.connection import Connection
from kronika.tools.client.identity import IdentityRefused, Wallet
from kronika.v1 import game_service_pb2 as pb
from tests.embedded import Embedded
from tests.hostile import CONTROLS, HIDDEN, MARKUP, NOWHERE, PATHS, is_raw
from tests.tools.boards import board_svg, start, state_svg
from tests.tools.running import Command

# --- the terminal


@given(st.text())
def test_nothing_invisible_is_printed(text: str) -> None:
    assert not is_raw(safe(text))
    assert safe(safe(text)) == safe(text)


@pytest.mark.parametrize("text", ["", "Anna Nováková", "a\nb\n", "1d10 ≥ 7 = 4", "李雷 \U0001f600"])
def test_visible_characters_are_printed_unchanged(text: str) -> None:
    assert safe(text) == text


def test_invisible_characters_are_escaped_as_in_json() -> None:
    said = "\x1b[2J\u202e\U000e0041\ud800"
    assert safe(said) == "\\u001b[2J\\u202e\\udb40\\udc41\\ud800"
    assert msgspec.json.decode(f'"{safe(said[:-1])}"') == said[:-1]


class Screen(io.StringIO):
    """A terminal."""

    def isatty(self) -> bool:
        return True


def test_on_a_terminal_only_colours_pass() -> None:
    screen = Screen()
    guarded = Guarded(screen)
    click.secho("bold", bold=True, file=guarded, color=True)
    click.echo("\x1b[2J\x1b]0;title\x07\x1b[8mhidden\x1b[1A", file=guarded, color=True)
    assert screen.getvalue() == ("\x1b[1mbold\x1b[0m\n\\u001b[2J\\u001b]0;title\\u0007\\u001b[8mhidden\\u001b[1A\n")


@pytest.mark.parametrize("said", [*CONTROLS, *HIDDEN])
def test_typed_text_is_echoed_only_escaped(embedded: Embedded, tmp_path: Path, said: str) -> None:
    kronika = Command("--server", embedded.address, "--home", tmp_path)
    for line in (("board", said), ("verify", said), ("watch", said), ("new", said, "1"), ("games", "--pack", said)):
        ran = kronika(*line)
        assert ran.code in (1, 2) and not is_raw(ran.out + ran.err), ran
        assert "Traceback" not in ran.err


class Hostile(Connection):
    """A connection to a service that says what it likes."""

    text = ""

    def games(self, method: str, request: object) -> object:
        if method == "ListGames":
            game = pb.ListGamesResponse().games.add(game=self.text, scenario=self.text)
            game.seats.add(seat=self.text, name=self.text, held=True)
            return pb.ListGamesResponse(games=[game])
        if method == "ListTimeline":
            return pb.ListTimelineResponse(entries=[pb.TimelineEntry(version=1, sentences=[self.text])])
        return super().games(method, request)


@pytest.mark.parametrize("text", [*CONTROLS, *HIDDEN])
def test_a_service_that_means_harm_moves_nothing(
    embedded: Embedded, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    monkeypatch.setattr("kronika.tools.cli.common.Connection", Hostile)
    monkeypatch.setattr(Hostile, "text", f"A{text}")
    kronika = Command("--server", embedded.address, "--home", tmp_path)
    for line in (("games",), ("timeline", "abc")):
        ran = kronika(*line)
        assert ran.code == 0 and not is_raw(ran.out), ran
        if text not in ("\x1b[2J", "two\nlines"):  # sequences click leaves out where there is no terminal
            assert f"A{safe(text)}" in ran.out


# --- pictures


@given(st.text())
def test_pictures_escape_all_text(said: str) -> None:
    drawn = f'<g id="{escape(said)}"><title>{escape(said)}</title></g>'
    read = ElementTree.fromstring(drawn)
    assert [*read.iter()] == [read, read[0]] and set(read.attrib) == {"id"}
    assert (read[0].text or "") == safe(said)
    assert not is_raw(drawn)


@pytest.mark.parametrize("text", [*MARKUP, '" onload="alert(1)', *NOWHERE])
def test_a_board_runs_nothing(text: str) -> None:
    """Today a name of `" onload="…` in a file runs in the browser that shows the picture."""
    board = start("1")
    shown = picture(*board)
    scene = msgspec.structs.replace(shown.scene, title=Name(text, text))
    spots = tuple(
        msgspec.structs.replace(
            spot,
            space=msgspec.structs.replace(spot.space, id=f"{spot.space.id}{text[:40]}"),
            scene=msgspec.structs.replace(spot.scene, near=tuple(f"{id}{text[:40]}" for id in spot.scene.near)),
        )
        for spot in shown.spots
    )
    names = dict.fromkeys(shown.names, text[:60])
    shown = msgspec.structs.replace(shown, title=text[:200], names=names, spots=spots, scene=scene)
    drawn = board_svg(shown)
    ElementTree.fromstring(state_svg(shown))
    root = ElementTree.fromstring(drawn)
    assert not is_raw(drawn)
    assert not [one for one in root.iter() if any(name.startswith("on") for name in one.attrib)]
    assert {one.tag.rpartition("}")[2] for one in root.iter()} <= {
        *("svg", "title", "defs", "pattern", "path", "rect", "g", "text", "circle", "line", "polygon")
    }


# --- folders


@pytest.mark.parametrize("game", [*PATHS, *CONTROLS, "a" * 65, ""])
def test_no_id_becomes_a_path_out_of_the_folder(tmp_path: Path, game: str) -> None:
    wallet = Wallet(tmp_path / "home", "me")
    for write in (
        lambda: wallet.keep_receipt(game, b"x"),
        lambda: wallet.receipt(game),
        lambda: wallet.forget_receipt(game),
        lambda: wallet.entropy(game, "us", {}),
        lambda: wallet.entropy("game", game, {}),
    ):
        with pytest.raises(IdentityRefused, match="must be an id"):
            write()
    assert not [*tmp_path.rglob("*")]


@pytest.mark.parametrize("profile", ["", ".", "..", "../x", "/tmp", "a/b", "a\nb", "\x1b"])
def test_a_profile_is_one_folder(tmp_path: Path, profile: str) -> None:
    ran = Command("--home", tmp_path / "home", "--profile", profile)("key", "show")
    assert (ran.code, "a profile is the name of a folder" in ran.err) == (1, True)
    assert not [*tmp_path.rglob("*")]


@pytest.mark.parametrize("game", ["../../x", "/tmp/x", "..", "a/b"])
def test_an_export_is_written_here_or_nowhere(
    embedded: Embedded, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """Even where a service says that there is such a game."""

    class Obliging(Connection):
        def games(self, method: str, request: object) -> object:
            return pb.GetGameResponse() if method == "GetGame" else super().games(method, request)

    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    monkeypatch.setattr("kronika.tools.cli.common.Connection", Obliging)
    before = [*tmp_path.rglob("*")]
    ran = Command("--server", embedded.address, "--home", tmp_path / "home")("export", game)
    assert ran.code == 1 and "GAME must be an id" in ran.err
    assert [one for one in tmp_path.rglob("*") if "home" not in one.parts] == before
