"""A client that knows nothing but the contract, as .proto files: no code of Kronika's or made from it."""

import secrets
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Any

import grpc
from google.protobuf import descriptor_pb2, message_factory
from google.protobuf.descriptor_pool import DescriptorPool
from grpc_tools import protoc

from kronika.domain.kernel.chance import commitment
from tests.service.client import SECONDS, Refused, word

SERVICES = ("kronika.v1.GameService", "kronika.v1.CatalogService")


class Method:
    """A call of the contract."""

    def __init__(self, described: Any) -> None:
        self.path = f"/{described.containing_service.full_name}/{described.name}"
        self.request = message_factory.GetMessageClass(described.input_type)
        self.response = message_factory.GetMessageClass(described.output_type)
        self.streams = described.server_streaming


def methods_of(folder: Path) -> dict[str, Method]:
    """Every call that the .proto files of a folder describe, by its name."""
    described = folder / "contract.binpb"
    files = sorted(str(path.relative_to(folder)) for path in folder.rglob("*.proto"))
    known = resources.files("grpc_tools") / "_proto"
    arguments = [f"-I{folder}", f"-I{known}", "--include_imports", f"--descriptor_set_out={described}"]
    assert protoc.main(["protoc", *arguments, *files]) == 0
    pool = DescriptorPool()
    left = list(descriptor_pb2.FileDescriptorSet.FromString(described.read_bytes()).file)
    added: set[str] = set()
    while left:
        ready = [file for file in left if set(file.dependency) <= added]
        assert ready, "files that need each other"
        for file in ready:
            pool.Add(file)
            added.add(file.name)
        left = [file for file in left if file.name not in added]
    services = [pool.FindServiceByName(name) for name in SERVICES]
    return {method.name: Method(method) for service in services for method in service.methods}


class Client:
    """One token at one service. `client("GetGame", game=…)` gives the response or raises `Refused`."""

    def __init__(self, address: str, methods: dict[str, Method], language: str = "en") -> None:
        self.connect(address)
        self._methods = methods
        self._token = f"Bearer {secrets.token_hex(32)}"
        self.speaks(language)

    def speaks(self, language: str) -> None:
        """What it is told is in this language from here on."""
        self._metadata = (("authorization", self._token), ("accept-language", language))

    def connect(self, address: str) -> None:
        """Call there from here on."""
        self._channel = grpc.insecure_channel(address, [("grpc.use_local_subchannel_pool", 1)])

    def __call__(self, method: str, **fields: Any) -> Any:
        called = self._methods[method]
        stub = self._channel.unary_unary(called.path, called.request.SerializeToString, called.response.FromString)
        try:
            return stub(called.request(**fields), metadata=self._metadata, timeout=SECONDS)
        except grpc.RpcError as error:
            raise Refused(error) from None

    def stream(self, method: str, **fields: Any) -> Iterator[Any]:
        called = self._methods[method]
        stub = self._channel.unary_stream(called.path, called.request.SerializeToString, called.response.FromString)
        found: Iterator[Any] = stub(called.request(**fields), metadata=self._metadata, timeout=SECONDS)
        return found


class Seat:
    """A client in its seat of a game. `seat("Resign")` calls for this game and seat."""

    def __init__(self, client: Client, game: str, name: str) -> None:
        self.client, self.game, self.name = client, game, name
        self.entropy = secrets.token_bytes(32)

    def __call__(self, method: str, **fields: Any) -> Any:
        return self.client(method, game=self.game, seat=self.name, **fields)

    def take(self) -> None:
        self("TakeSeat", name=self.name.title())

    def commit(self) -> None:
        epoch = self.client("GetGame", game=self.game).game.epoch
        committed = commitment(
            self.name, self.game, {name: link.hex() for name, link in epoch.anchors.items()}, self.entropy
        )
        self("CommitEntropy", epoch=epoch.number, commitment=bytes.fromhex(committed))

    def reveal(self) -> Any:
        epoch = self.client("GetGame", game=self.game).game.epoch.number
        return self("RevealEntropy", epoch=epoch, entropy=self.entropy).game

    def snapshot(self, **fields: Any) -> Any:
        return self.client("GetSnapshot", game=self.game, audience=self.name, **fields).snapshot

    def decide(self, prompt: Any, decision: Any) -> Any:
        """Answer a prompt."""
        return self("Decide", prompt=prompt.prompt, decision=decision, request_id=secrets.token_hex(8)).answer

    def asked(self, kind: str) -> Any:
        """Its open prompt of a kind; None if there is none."""
        return next((prompt for prompt in self.snapshot().prompts if word(prompt, "kind") == kind), None)

    def does(self, kind: str, decides: str, **fields: Any) -> Any:
        """Answer a prompt of a kind with the first of its legal decisions that is so, and has these fields."""
        prompt = self.asked(kind)
        legal = [getattr(one.decision.foray, decides) for one in prompt.legal if one.decision.foray.HasField(decides)]
        made = next(one for one in legal if all(getattr(one, name) == value for name, value in fields.items()))
        return self.decide(prompt, {"foray": {decides: made}})

    def events(self, **fields: Any) -> list[Any]:
        """What has happened, as it may know it."""
        return list(self.client("ListEvents", game=self.game, audience=self.name, page_size=2000, **fields).events)
