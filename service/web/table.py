"""The doors for simple clients: their addresses and parameters in one table, and that table as an OpenAPI document."""

from typing import Any, Literal

import msgspec

from kronika.domain.kernel.catalogue import text
from kronika.domain.kernel.formats import ID
from kronika.domain.kernel.words import Reason, Text
from kronika.service.application import refused
from kronika.service.requests import must_be
from kronika.service.version import VERSION
from kronika.service.words import message

FOLDER = "/api/"
"""Where the addresses of all doors begin."""
OPENAPI = "/api/openapi.json"
JSON, NDJSON, SSE = "application/json", "application/x-ndjson", "text/event-stream"
PNG, SVG, LINES = "image/png", "image/svg+xml", "application/jsonl"
LAST_NUMBER = 2**31 - 1


class Parameter(msgspec.Struct, frozen=True):
    """A parameter of a door, and the field of the request that it fills: a number, or a name."""

    name: str
    field: str
    about: Text
    is_number: bool = False
    place: Literal["query", "header"] = "query"

    def read(self, value: str) -> str | int:
        """The value. Raises `Refused`."""
        if not self.is_number:
            must_be(ID, value, self.name)
            return value
        if not (value.isascii() and value.isdigit() and len(value) <= 10 and int(value) <= LAST_NUMBER):
            said = message("not-a-number", name=self.name, most=LAST_NUMBER)
            raise refused(Reason.MALFORMED, said, field=self.name)
        return int(value)


class Door(msgspec.Struct, frozen=True):
    """An address, the call of the contract behind it, and the types of content that it gives. A stream has no HEAD."""

    path: str
    method: str
    about: Text
    gives: tuple[str, ...]
    parameters: tuple[Parameter, ...] = ()
    is_stream: bool = False

    @property
    def methods(self) -> tuple[str, ...]:
        return ("GET",) if self.is_stream else ("GET", "HEAD")


AS = Parameter("as", "audience", message("door-as"))
VERSION_AT = Parameter("version", "version", message("door-version"), is_number=True)
AFTER = Parameter("after", "after", message("door-after"), is_number=True)
LAST_EVENT = Parameter("last-event-id", "after", message("door-last-event"), is_number=True, place="header")
DOORS = (
    Door("/api/games/{game}", "GetGame", message("door-game"), (JSON,)),
    Door("/api/games/{game}/export", "ExportGame", message("door-export"), (LINES,), (AS,), is_stream=True),
    Door(
        "/api/games/{game}/events",
        "WatchGame",
        message("door-events"),
        (NDJSON, SSE),
        (AFTER, AS, LAST_EVENT),
        is_stream=True,
    ),
    Door("/api/games/{game}/board.svg", "GetDrawing", message("door-svg"), (SVG,), (VERSION_AT, AS)),
    Door("/api/games/{game}/board.png", "GetDrawing", message("door-png"), (PNG,), (VERSION_AT, AS)),
    Door(OPENAPI, "OpenApi", message("door-openapi"), (JSON,)),
)


def openapi(language: str) -> dict[str, Any]:
    """The OpenAPI document of all doors."""
    refusal = {
        "type": "object",
        "required": ["code", "message", "details"],
        "properties": {
            "code": {"type": "string"},
            "message": {"type": "string"},
            "details": {"type": "array", "items": {"type": "object"}},
        },
    }
    about = text(message("door-refusal"), language)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Kronika", "version": VERSION, "description": text(message("doors"), language)},
        "servers": [{"url": "/"}],
        "security": [{}, {"token": []}],
        "paths": {
            door.path: {verb.lower(): _operation(door, verb, language) for verb in door.methods} for door in DOORS
        },
        "components": {
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
            "schemas": {"Refusal": refusal},
            "responses": {
                "Refusal": {
                    "description": about,
                    "content": {JSON: {"schema": {"$ref": "#/components/schemas/Refusal"}}},
                }
            },
        },
    }


def _operation(door: Door, verb: str, language: str) -> dict[str, Any]:
    name = door.path.rpartition("/")[2].strip("{}").replace(".", "-")
    about = text(door.about, language)
    answers: dict[str, Any] = {"200": {"description": about, "content": {one: _schema(one) for one in door.gives}}}
    if door.method == "WatchGame":
        answers["204"] = {"description": text(message("door-ended"), language)}
    if door.method == "GetDrawing":
        answers["304"] = {"description": text(message("door-known"), language)}
    refusal = {"$ref": "#/components/responses/Refusal"}
    return {
        "operationId": f"{verb.lower()}-{name}",
        "summary": about,
        "parameters": [
            *(
                [_described("game", "path", message("door-id"), {"type": "string"}, language)]
                if "{" in door.path
                else []
            ),
            *(_described(one.name, one.place, one.about, _value(one), language) for one in door.parameters),
        ],
        "responses": {**answers, "4XX": refusal, "5XX": refusal},
    }


def _described(name: str, place: str, about: Text, schema: dict[str, Any], language: str) -> dict[str, Any]:
    described = text(about, language)
    return {"name": name, "in": place, "required": place == "path", "description": described, "schema": schema}


def _value(parameter: Parameter) -> dict[str, Any]:
    if parameter.is_number:
        return {"type": "integer", "minimum": 0, "maximum": LAST_NUMBER}
    return {"type": "string"}


def _schema(type_: str) -> dict[str, Any]:
    return {"schema": {"type": "object" if type_ == JSON else "string"}}
