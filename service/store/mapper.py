"""Between a stream's records and the library's stored events: the tag is the topic, the record's
canonical JSON the state. Nothing in a row can name code to import."""

from typing import Any

from eventsourcing.persistence import JSONTranscoder, Mapper, StoredEvent

from kronika.domain.kernel.log import Record, decode_record, encode_record


class StreamRecord:
    """A record with its place, as the library's event stores want it."""

    __slots__ = ("originator_id", "originator_version", "record", "tag")

    def __init__(self, originator_id: str, originator_version: int, tag: str, record: Record) -> None:
        self.originator_id = originator_id
        self.originator_version = originator_version
        self.tag = tag
        self.record = record


class RecordMapper(Mapper[str]):
    """Maps `StreamRecord` to `StoredEvent` and back; byte for byte."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(JSONTranscoder())

    def to_stored_event(self, domain_event: Any) -> StoredEvent:
        return StoredEvent(
            domain_event.originator_id,
            domain_event.originator_version,
            domain_event.tag,
            encode_record(domain_event.record),
        )

    def to_domain_event(self, stored_event: StoredEvent) -> Any:
        return StreamRecord(
            str(stored_event.originator_id),
            stored_event.originator_version,
            stored_event.topic,
            decode_record(stored_event.state),
        )
