"""Reads by Connect's GET, over plain HTTP."""

import base64
import gzip
import json
from typing import Any
from urllib.parse import urlencode

import pytest
from google.protobuf import json_format

from kronika.v1 import catalog_service_pb2 as catalog_pb
from kronika.v1 import game_service_pb2 as pb
from tests.embedded import Embedded
from tests.service.over_http import Answer, Client, ask
from tests.service.table import Table

GAMES, CATALOG = "/kronika.v1.GameService/", "/kronika.v1.CatalogService/"


def get(
    service: Embedded, path: str, message: Any = "{}", headers: dict[str, str] | None = None, **more: str
) -> Answer:
    query = {"connect": "v1", "encoding": "json", "message": message} | more
    return ask(service.page, f"{path}?{urlencode(query)}", **(headers or {}))


def encoded(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).decode().rstrip("=")


def test_a_read_by_get_answers_as_by_post_in_every_form(service: Embedded) -> None:
    asked = catalog_pb.ListScenariosRequest(pack="normandy")
    told = Client(service.page)("ListScenarios", pack="normandy")
    in_json = get(service, f"{CATALOG}ListScenarios", json_format.MessageToJson(asked))
    assert json_format.Parse(in_json.content, catalog_pb.ListScenariosResponse()) == told
    content = asked.SerializeToString()
    for message, more in (
        (encoded(content), {}),
        (encoded(content) + "=" * (-len(encoded(content)) % 4), {}),
        (encoded(gzip.compress(content)), {"compression": "gzip"}),
        (encoded(json_format.MessageToJson(asked).encode()), {"encoding": "json"}),
    ):
        more = {"encoding": "proto", "base64": "1"} | more
        found = get(service, f"{CATALOG}ListScenarios", message, **more)
        read = json_format.Parse if more["encoding"] == "json" else lambda content, one: one.FromString(content)
        assert found.status == 200 and found.headers["content-type"] == f"application/{more['encoding']}"
        assert read(found.content, catalog_pb.ListScenariosResponse()) == told


def test_caches_may_keep_what_does_not_depend_on_the_caller(service: Embedded) -> None:
    table = Table(service.address).started()
    token = {"authorization": f"Bearer {table.us.client.token}"}
    for headers in ({}, token):
        packs = get(service, f"{CATALOG}ListPacks", headers=headers)
        assert (packs.headers["cache-control"], packs.status) == ("public, max-age=300", 200)
        assert "accept-language" in packs.headers["vary"]
    at_a_version = json.dumps({"game": table.game, "version": table.now().version})
    drawn = get(service, f"{GAMES}GetDrawing", at_a_version)
    assert drawn.headers["cache-control"] == "public, max-age=3600" and "authorization" in drawn.headers["vary"]
    for path, message, headers in (
        (f"{GAMES}GetDrawing", at_a_version, token),
        (f"{GAMES}GetDrawing", json.dumps({"game": table.game}), {}),
        (f"{GAMES}GetSnapshot", json.dumps({"game": table.game, "audience": "us"}), token),
        (f"{GAMES}ListGames", "{}", {}),
        (f"{CATALOG}GetService", "{}", {}),
    ):
        found = get(service, path, message, headers)
        assert (found.status, found.headers["cache-control"]) == (200, "no-store"), path


def test_refusals_by_get_are_those_by_post_and_never_kept(service: Embedded) -> None:
    table = Table(service.address, private=True).started()
    version = table.us.client("GetGame", game=table.game).game.version
    for message, status, code in (
        ({"game": table.game, "version": version}, 404, "not_found"),
        ({"game": "no id"}, 400, "invalid_argument"),
        ({"game": table.game, "what": 1}, 400, "invalid_argument"),
    ):
        found = get(service, f"{GAMES}GetDrawing", json.dumps(message))
        assert (found.status, found.headers["cache-control"]) == (status, "no-store")
        told = json.loads(found.content)
        assert told["code"] == code and told["details"]


@pytest.mark.parametrize(
    "query",
    [
        "",
        "encoding=json",
        "message=%7B%7D",
        "encoding=xml&message=%7B%7D",
        "encoding=json&message=%7B%7D&connect=v2",
        "encoding=json&message=%7B%7D&message=%7B%7D",
        "encoding=proto&base64=1&message=%21%21%21",
        "encoding=proto&base64=1&message=abcde",
        "encoding=json&message=%ff",
        "encoding=json&message=%7B%7D&compression=br",
        "encoding=json&message=%7B%7D&seat=us",
    ],
)
def test_a_malformed_address_is_refused(service: Embedded, query: str) -> None:
    found = ask(service.page, f"{CATALOG}ListPacks?{query}")
    assert (found.status, found.headers["cache-control"]) == (400, "no-store")


def test_a_token_in_the_address_is_refused_by_its_reason(service: Embedded) -> None:
    for value in ("0a" * 32, f"Bearer {'0a' * 32}"):
        found = get(service, f"{GAMES}ListGames", authorization=value)
        assert found.status == 400 and "Never put a token in an address" in json.loads(found.content)["message"]


def test_calls_that_change_something_have_no_get(service: Embedded) -> None:
    for method in ("Decide", "CreateGame", "WatchGame"):
        found = get(service, f"{GAMES}{method}")
        assert (found.status, found.headers["allow"]) == (405, "POST"), method


def test_other_pages_cannot_embed_a_read(service: Embedded) -> None:
    headers = {"sec_fetch_site": "cross-site", "sec_fetch_dest": "image"}
    assert get(service, f"{CATALOG}ListPacks", headers=headers).status == 403


def test_a_get_counts_as_the_call_that_it_is(service: Embedded) -> None:
    listed = get(service, f"{GAMES}ListGames", json_format.MessageToJson(pb.ListGamesRequest(mine=True)))
    assert listed.status == 401
