"""The public contract: written from the structs, read back by field names, and never broken."""

import inspect
import json
import shutil
from enum import StrEnum
from importlib import resources
from pathlib import Path
from typing import Any

import msgspec
import pytest
from google.protobuf import descriptor_pb2
from google.protobuf.descriptor_pool import DescriptorPool
from google.protobuf.message_factory import GetMessageClassesForFiles
from grpc_tools import protoc
from hypothesis import HealthCheck, given
from hypothesis import strategies as st

from kronika.domain.kernel import events
from kronika.domain.kernel.contract import ContractFile
from kronika.domain.kernel.words import Reason, Sentence
from kronika.domain.systems import SYSTEMS
from kronika.domain.undaunted import acts, content
from kronika.domain.undaunted import events as undaunted_events
from kronika.domain.undaunted.campaign import events as campaign_events
from kronika.domain.undaunted.campaign import format as campaign_format
from kronika.domain.undaunted.campaign import steps as campaign_decisions
from kronika.domain.undaunted.campaign import view as campaign_view
from kronika.domain.undaunted.campaign.contract import DECISIONS as CAMPAIGN_DECISIONS
from kronika.domain.undaunted.campaign.view import CampaignScene, CampaignView
from kronika.domain.undaunted.contract import DECISIONS, RULES, STEPS
from kronika.domain.undaunted.view import Scene, View
from kronika.service import contract, convert
from kronika.service.errors import refused, status_of
from kronika.tools.dev import proto
from kronika.undaunted.v1 import undaunted_pb2
from kronika.undaunted_campaign.v1 import undaunted_campaign_pb2
from kronika.v1 import campaign_service_pb2, catalog_service_pb2, errors_pb2, game_service_pb2, log_pb2
from tests.examples import examples
from tests.service.contract_values import SYSTEM, read_one, tagged, values

ROOT = Path(__file__).parents[2] / "proto"
NO_SIDE_EFFECTS = descriptor_pb2.MethodOptions.NO_SIDE_EFFECTS

MESSAGES = [type_ for file in contract.FILES for type_ in proto.structs_of(file) if issubclass(type_, msgspec.Struct)]
"""Every struct that is a message."""
MODULES = [convert.module_of(file) for file in contract.FILES]
"""The code of all generated files, by which their messages are known."""


# --- one definition


@pytest.mark.long
def test_the_contract_checked_in_is_what_the_structs_say(tmp_path: Path) -> None:
    """`kronika dev proto` changes nothing: neither the .proto files nor the code made from them."""
    fresh = tmp_path / "proto"
    shutil.copytree(ROOT, fresh, symlinks=True, ignore=shutil.ignore_patterns("__pycache__"))
    proto.write(fresh)
    kept = {p.relative_to(ROOT) for p in ROOT.rglob("*") if p.is_file() and "__pycache__" not in p.parts}
    assert {p.relative_to(fresh) for p in fresh.rglob("*") if p.is_file()} == kept
    changed = [str(path) for path in sorted(kept) if (ROOT / path).read_bytes() != (fresh / path).read_bytes()]
    assert not changed, "run `make proto`"


def test_a_refusal_is_decoded_by_what_is_generated_from_the_folder_alone(tmp_path: Path) -> None:
    """Without any other .proto files than those that every protoc has."""
    compiled = tmp_path / "all.binpb"
    files = [str(path.relative_to(ROOT)) for path in ROOT.rglob("*.proto")]
    known = resources.files("grpc_tools") / "_proto"
    made = protoc.main(
        ["protoc", f"-I{ROOT}", f"-I{known}", "--include_imports", f"--descriptor_set_out={compiled}", *files]
    )
    pool = DescriptorPool()
    for file in descriptor_pb2.FileDescriptorSet.FromString(compiled.read_bytes()).file:
        pool.Add(file)
    said = status_of(refused(Reason.MALFORMED, Sentence("No.", "Ne."), field="game"), "en").SerializeToString()
    classes = GetMessageClassesForFiles(["google/rpc/status.proto", "google/rpc/error_details.proto"], pool)
    status = classes["google.rpc.Status"].FromString(said)
    info, malformed = (classes[one.TypeName()].FromString(one.value) for one in status.details)
    assert (made, info.reason, malformed.field_violations[0].field) == (0, "MALFORMED", "game")


def test_a_number_once_given_is_never_given_again(tmp_path: Path) -> None:
    path = tmp_path / "numbers.json"
    numbers = proto.Numbers(path)
    assert [numbers.of("m", name) for name in ("a", "b", "c")] == [1, 2, 3]
    numbers.save()
    later = proto.Numbers(path)
    assert later.of("m", "d") == 4
    assert later.gone("m", {"a", "d"}) == {"b": 2, "c": 3}
    assert [later.of("m", name) for name in ("c", "a", "e")] == [3, 1, 5], "in whatever order they are asked for"


def test_a_field_that_is_gone_is_reserved_and_a_new_one_gets_a_new_number(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = ContractFile("x.proto", "x", "A test.", (), {})
    numbers = proto.Numbers(tmp_path / "numbers.json")

    def written(fields: list[tuple[str, Any]]) -> str:
        shelf = msgspec.defstruct("Shelf", fields, frozen=True)
        monkeypatch.setattr(proto, "structs_of", lambda _: [shelf])
        monkeypatch.setattr(proto, "docs_of", lambda _: {name: f"The {name}." for name, _ in fields})
        return proto._File(file, (file,), numbers).text()

    first = written([("name", str), ("value", int)])
    assert "string name = 1;" in first and "int32 value = 2;" in first
    second = written([("value", int), ("title", str)])
    assert "int32 value = 2;" in second and "string title = 3;" in second
    assert "reserved 1;" in second and 'reserved "name";' in second


class Undescribed(msgspec.Struct):
    """A struct for one of whose fields nobody has found words."""

    side: str  #: The side that it is about.
    by: str


class Unsaid(StrEnum):
    """An enum for whose value nobody has found words."""

    SOME = "some"


@pytest.mark.parametrize(("type_", "place"), [(Undescribed, "Undescribed.by"), (Unsaid, "Unsaid.SOME")])
def test_undocumented_types_are_not_published(tmp_path: Path, type_: type, place: str) -> None:
    file = ContractFile("x.proto", "x", "A test.", (inspect.getmodule(type_),), {}, only=(type_,))
    with pytest.raises(SystemExit, match=f"{place} has no `#:` comment"):
        proto._File(file, (file,), proto.Numbers(tmp_path / "numbers.json")).text()


def test_message_name_identifies_its_system() -> None:
    """In a language that has one space for all names nothing of two systems clashes, nor with the kernel."""
    files = [descriptor_pb2.FileDescriptorProto() for _ in contract.FILES]
    for file, written in zip(contract.FILES, files, strict=True):
        current().FindFileByName(file.path).CopyToProto(written)
    names = [one.name for file in files for one in (*file.message_type, *file.enum_type)]
    assert len(names) == len(set(names))
    for system in SYSTEMS.values():
        own = current().FindFileByName(system.contract.file.path)
        prefix = system.contract.file.prefix
        assert prefix and all(name.startswith(prefix) for name in (*own.message_types_by_name, *own.enum_types_by_name))


@pytest.mark.parametrize("system", SYSTEMS)
def test_an_event_is_called_as_its_stored_tag_says(system: str) -> None:
    package = SYSTEMS[system].contract.file.package
    prefix = SYSTEMS[system].contract.file.prefix
    (oneof,) = current().FindMessageTypeByName(f"{package}.{prefix}Event").oneofs
    published = {f"{system}.{field.name}.v1" for field in oneof.fields}
    assert published == {event.__struct_config__.tag for event in SYSTEMS[system].events}
    for field in oneof.fields:
        assert field.message_type.name == prefix + "".join(word.title() for word in field.name.split("_"))


def fields_of_all() -> list[tuple[Any, Any]]:
    """Every field of the contract, behind its message."""
    found = []
    for path in sorted(ROOT.rglob("*.proto")):
        file = current().FindFileByName(str(path.relative_to(ROOT)))
        found += [(message, field) for message in file.message_types_by_name.values() for field in message.fields]
    return found


TEXTS = {"what", "how", "kind", "cause", "waiting", "phase", "level", "provenance", "variant", "zone", "box"}
"""Names of fields with a closed list of words."""


def test_a_word_of_a_closed_list_is_an_enum_and_a_time_a_timestamp() -> None:
    for message, field in fields_of_all():
        is_text = field.type == field.TYPE_STRING
        assert not (is_text and field.name in TEXTS), f"{message.full_name}.{field.name}"
    for path in sorted(ROOT.rglob("*.proto")):
        assert "RFC 3339" not in path.read_text(), path


def test_bytes_fields_stay_bytes() -> None:
    """Keys, heads, hashes, links, entropy: no client has to turn hex digits into bytes."""
    hidden = {"key", "head", "hash", "link", "previous", "seed", "entropy", "commitment", "signature", "token_hash"}
    for message, field in fields_of_all():
        if field.name == "anchors":
            field = field.message_type.fields_by_name["value"]
            assert field.type == field.TYPE_BYTES, message.full_name
        if field.name in hidden | {"genesis", "secret", "player", "holder"} and field.message_type is None:
            names_a_side = message.name.endswith("AreaView") or field.type == field.TYPE_BOOL
            assert names_a_side or field.type == field.TYPE_BYTES, f"{message.full_name}.{field.name}"


def test_progress_of_a_game_is_one_enum() -> None:
    """In a list, in a snapshot, in a stream, and where a list is narrowed by it."""
    of_every_game = ((message, field) for message, field in fields_of_all() if message.file.package == "kronika.v1")
    told = {message.name: field for message, field in of_every_game if field.name == "phase"}
    assert {"Game", "Snapshot", "WatchPlayerResponse", "ListGamesRequest"} <= set(told)
    assert {field.enum_type.full_name for field in told.values()} == {"kronika.v1.Phase"}


def test_every_list_is_paged_in_one_way() -> None:
    for module in (catalog_service_pb2, game_service_pb2, campaign_service_pb2):
        for service in module.DESCRIPTOR.services_by_name.values():
            for method in service.methods:
                if method.name.startswith("List"):
                    asked, told = method.input_type.fields_by_name, method.output_type.fields_by_name
                    assert {"page_size", "page_token"} <= set(asked) and "next_page_token" in told, method.name


def test_the_hash_of_the_contract_is_that_of_its_files_without_their_comments(tmp_path: Path) -> None:
    fresh = tmp_path / "proto"
    shutil.copytree(ROOT, fresh, symlinks=True, ignore=shutil.ignore_patterns("*.py", "*.pyi", "__pycache__"))
    kept = json.loads((ROOT / proto.CONTRACTS).read_text())
    errors = fresh / "kronika/v1/errors.proto"
    errors.write_text(errors.read_text().replace("// Never sent.", "// Not sent, ever."))
    proto.note_contract(fresh)
    assert json.loads((fresh / proto.CONTRACTS).read_text()) == kept
    errors.write_text(errors.read_text().replace("_UNAVAILABLE = 24", "_UNAVAILABLE = 27"))
    proto.note_contract(fresh)
    changed = json.loads((fresh / proto.CONTRACTS).read_text())
    assert changed["current"] != kept["current"] and changed["released"] == kept["released"]


def test_a_release_writes_its_contract_down_and_its_clients_stay_known(tmp_path: Path) -> None:
    fresh = tmp_path / "proto"
    shutil.copytree(ROOT, fresh, symlinks=True, ignore=shutil.ignore_patterns("*.py", "*.pyi", "__pycache__"))
    before = json.loads((fresh / proto.CONTRACTS).read_text())["released"]
    errors = fresh / "kronika/v1/errors.proto"
    errors.write_text(errors.read_text() + "\n// More.\nmessage More {}\n")
    proto.note_contract(fresh)
    proto.release(fresh)
    after = json.loads((fresh / proto.CONTRACTS).read_text())
    assert after["released"] == [*before, after["current"]]
    image = descriptor_pb2.FileDescriptorSet.FromString((fresh / proto.RELEASED).read_bytes())
    assert proto.hash_of(image) == after["current"]


def test_the_contract_of_the_last_release_is_the_one_that_is_compared_with() -> None:
    image = descriptor_pb2.FileDescriptorSet.FromString((ROOT / proto.RELEASED).read_bytes())
    assert proto.hash_of(image) == json.loads((ROOT / proto.CONTRACTS).read_text())["released"][-1]


@pytest.mark.parametrize("path", sorted(str(path.relative_to(ROOT)) for path in (ROOT / "kronika").rglob("*.proto")))
def test_unary_reads_and_only_these_have_no_side_effects(path: str) -> None:
    for service in current().FindFileByName(path).services_by_name.values():
        for method in service.methods:
            reads = method.name.startswith(("Get", "List")) or method.name in {"DrawScenario", "ExplainHandle"}
            assert (method.GetOptions().idempotency_level == NO_SIDE_EFFECTS) is reads, method.full_name


def current() -> DescriptorPool:
    pools = {module.DESCRIPTOR.pool for module in (catalog_service_pb2, errors_pb2, game_service_pb2)}
    (pool,) = pools
    return pool


def released() -> list[descriptor_pb2.FileDescriptorProto]:
    found = descriptor_pb2.FileDescriptorSet.FromString((ROOT / "released.binpb").read_bytes())
    return [file for file in found.file if file.name.startswith("kronika/")]


@pytest.mark.parametrize("file", released(), ids=lambda file: file.name)
def test_no_released_field_value_or_call_is_renumbered_retyped_or_lost(file: Any) -> None:
    pool = current()
    for message in file.message_type:
        now = pool.FindMessageTypeByName(f"{file.package}.{message.name}")
        for field in message.field:
            same = now.fields_by_number.get(field.number)
            assert same is not None, f"{message.name}.{field.name}"
            assert (same.name, same.type) == (field.name, field.type)
    for enum in file.enum_type:
        now_enum = pool.FindEnumTypeByName(f"{file.package}.{enum.name}")
        assert {(v.name, v.number) for v in enum.value} <= {(v.name, v.number) for v in now_enum.values}
    for service in file.service:
        now_service = pool.FindServiceByName(f"{file.package}.{service.name}")
        for method in service.method:
            found = now_service.methods_by_name[method.name]
            assert f".{found.input_type.full_name}" == method.input_type
            assert f".{found.output_type.full_name}" == method.output_type
            assert found.GetOptions().idempotency_level in {method.options.idempotency_level, NO_SIDE_EFFECTS}
            assert (found.client_streaming, found.server_streaming) == (
                method.client_streaming,
                method.server_streaming,
            )


def test_every_field_of_the_contract_has_a_comment() -> None:
    """Comments that give meaning, units and ranges on every field (design 9)."""
    for path in sorted((ROOT / "kronika").rglob("*.proto")):
        before = ""
        for number, line in enumerate(path.read_text().splitlines(), 1):
            code = line.strip()
            if (
                code.endswith(";")
                and "=" in code
                and not code.startswith(("syntax", "reserved", "import", "package", "option "))
            ):
                assert before.startswith("//"), f"{path.name}:{number} {code}"
            before = code


def test_types_carry_the_comments_of_fields_and_calls() -> None:
    types = (ROOT / "kronika/v1/game_service_pb2.pyi").read_text()
    assert '    mine: bool\n    """Only games in which the caller\'s token holds a seat.\n' in types
    assert '"""Games, the latest first."""' in (ROOT / "kronika/v1/game_service_pb2_grpc.pyi").read_text()


# --- structs to messages and back


@pytest.mark.parametrize("type_", MESSAGES, ids=lambda t: t.__name__)
@examples(10, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_every_message_says_what_its_struct_says(type_: Any, data: st.DataObject) -> None:
    value = data.draw(values(type_))
    assert read_one(type_, convert.to_message(value, SYSTEM)) == value


@pytest.mark.parametrize(
    "type_",
    [
        *(View, Scene, *DECISIONS),
        *(CampaignView, CampaignScene, *CAMPAIGN_DECISIONS),
    ],
    ids=lambda t: t.__name__,
)
@examples(10, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_client_messages_round_trip(type_: Any, data: st.DataObject) -> None:
    value = data.draw(values(type_))
    assert convert.from_message(type_, convert.to_message(value)) == value


@examples(10, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_filling_a_message_list_by_list_gives_the_same_as_making_it_whole(data: st.DataObject) -> None:
    view = data.draw(values(View))
    message = undaunted_pb2.UndauntedView()
    message.MergeFromString(convert.serialized(view))
    assert message == convert.to_message(view)


@pytest.mark.parametrize("system", SYSTEMS)
@examples(40)
@given(data=st.data())
def test_a_decision_goes_through_the_wrapper_of_its_system(system: str, data: st.DataObject) -> None:
    decision = data.draw(values(SYSTEMS[system].decision))
    assert convert.from_decision(system, convert.to_decision(system, decision)) == decision


def test_a_decision_for_another_system_is_malformed() -> None:
    other = convert.to_decision("undaunted_campaign", campaign_decisions.DrawLosses())
    with pytest.raises(convert.Malformed, match=r"decision\.undaunted_campaign is for another system"):
        convert.from_decision("undaunted", other)


@pytest.mark.parametrize(
    ("file", "name", "members"),
    [
        (undaunted_pb2, "UndauntedEvent", undaunted_events.EVENTS),
        (undaunted_pb2, "UndauntedFrame", STEPS),
        (undaunted_pb2, "UndauntedGoal", content.Goal.__args__),
        (undaunted_campaign_pb2, "UndauntedCampaignEvent", campaign_events.CAMPAIGN_EVENTS),
        (undaunted_campaign_pb2, "UndauntedCampaignSecret", campaign_format.Secret.__args__),
    ],
)
def test_a_union_names_the_one_that_it_holds(file: Any, name: str, members: Any) -> None:
    wrapper = getattr(file, name)
    (oneof,) = wrapper.DESCRIPTOR.oneofs
    assert sorted(field.name for field in oneof.fields) == sorted(tagged(member) for member in members)


def test_every_kernel_event_has_its_place() -> None:
    (oneof,) = log_pb2.KernelEvent.DESCRIPTOR.oneofs
    known = {field.message_type.name for field in oneof.fields}
    assert known == {event.__name__ for event in (*events.KERNEL_EVENTS, events.DecisionMade)}


def test_nothing_in_the_modules_of_the_contract_is_forgotten() -> None:
    """A struct is a message, or it is named among those that are not."""
    never = {type_ for file in contract.FILES for type_ in file.never}
    for module in (content, acts, *RULES, undaunted_events, campaign_events, campaign_view):
        for _, type_ in inspect.getmembers(module, inspect.isclass):
            if issubclass(type_, msgspec.Struct) and type_.__module__ == module.__name__:
                assert type_ in never or type_ in MESSAGES, type_


def test_an_enum_value_that_there_is_not_is_malformed() -> None:
    message = convert.to_message(content.Action(content.ActionName.MOVE))
    message.name = 99
    with pytest.raises(convert.Malformed, match=r"Action\.name has no value 99"):
        convert.from_message(content.Action, message)
