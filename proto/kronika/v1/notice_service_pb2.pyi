import datetime

from google.protobuf import timestamp_pb2 as _timestamp_pb2
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class NoticeLanguage(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    NOTICE_LANGUAGE_UNSPECIFIED: _ClassVar[NoticeLanguage]
    NOTICE_LANGUAGE_EN: _ClassVar[NoticeLanguage]
    NOTICE_LANGUAGE_CS: _ClassVar[NoticeLanguage]
NOTICE_LANGUAGE_UNSPECIFIED: NoticeLanguage
NOTICE_LANGUAGE_EN: NoticeLanguage
NOTICE_LANGUAGE_CS: NoticeLanguage

class Notices(_message.Message):
    __slots__ = ("mail_offered", "webhooks_offered", "mail", "webhook")
    MAIL_OFFERED_FIELD_NUMBER: _ClassVar[int]
    WEBHOOKS_OFFERED_FIELD_NUMBER: _ClassVar[int]
    MAIL_FIELD_NUMBER: _ClassVar[int]
    WEBHOOK_FIELD_NUMBER: _ClassVar[int]
    mail_offered: bool
    webhooks_offered: bool
    mail: MailNotices
    webhook: WebhookNotices
    def __init__(self, mail_offered: _Optional[bool] = ..., webhooks_offered: _Optional[bool] = ..., mail: _Optional[_Union[MailNotices, _Mapping]] = ..., webhook: _Optional[_Union[WebhookNotices, _Mapping]] = ...) -> None: ...

class MailNotices(_message.Message):
    __slots__ = ("address", "confirmed", "language", "code_until", "attempts_left", "off")
    ADDRESS_FIELD_NUMBER: _ClassVar[int]
    CONFIRMED_FIELD_NUMBER: _ClassVar[int]
    LANGUAGE_FIELD_NUMBER: _ClassVar[int]
    CODE_UNTIL_FIELD_NUMBER: _ClassVar[int]
    ATTEMPTS_LEFT_FIELD_NUMBER: _ClassVar[int]
    OFF_FIELD_NUMBER: _ClassVar[int]
    address: str
    confirmed: bool
    language: NoticeLanguage
    code_until: _timestamp_pb2.Timestamp
    attempts_left: int
    off: str
    def __init__(self, address: _Optional[str] = ..., confirmed: _Optional[bool] = ..., language: _Optional[_Union[NoticeLanguage, str]] = ..., code_until: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ..., attempts_left: _Optional[int] = ..., off: _Optional[str] = ...) -> None: ...

class WebhookNotices(_message.Message):
    __slots__ = ("url", "language", "failures", "off")
    URL_FIELD_NUMBER: _ClassVar[int]
    LANGUAGE_FIELD_NUMBER: _ClassVar[int]
    FAILURES_FIELD_NUMBER: _ClassVar[int]
    OFF_FIELD_NUMBER: _ClassVar[int]
    url: str
    language: NoticeLanguage
    failures: int
    off: str
    def __init__(self, url: _Optional[str] = ..., language: _Optional[_Union[NoticeLanguage, str]] = ..., failures: _Optional[int] = ..., off: _Optional[str] = ...) -> None: ...

class GetNoticesRequest(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class GetNoticesResponse(_message.Message):
    __slots__ = ("notices",)
    NOTICES_FIELD_NUMBER: _ClassVar[int]
    notices: Notices
    def __init__(self, notices: _Optional[_Union[Notices, _Mapping]] = ...) -> None: ...

class SetMailRequest(_message.Message):
    __slots__ = ("address",)
    ADDRESS_FIELD_NUMBER: _ClassVar[int]
    address: str
    def __init__(self, address: _Optional[str] = ...) -> None: ...

class SetMailResponse(_message.Message):
    __slots__ = ("notices",)
    NOTICES_FIELD_NUMBER: _ClassVar[int]
    notices: Notices
    def __init__(self, notices: _Optional[_Union[Notices, _Mapping]] = ...) -> None: ...

class ConfirmMailRequest(_message.Message):
    __slots__ = ("code",)
    CODE_FIELD_NUMBER: _ClassVar[int]
    code: str
    def __init__(self, code: _Optional[str] = ...) -> None: ...

class ConfirmMailResponse(_message.Message):
    __slots__ = ("notices",)
    NOTICES_FIELD_NUMBER: _ClassVar[int]
    notices: Notices
    def __init__(self, notices: _Optional[_Union[Notices, _Mapping]] = ...) -> None: ...

class RemoveMailRequest(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class RemoveMailResponse(_message.Message):
    __slots__ = ("notices",)
    NOTICES_FIELD_NUMBER: _ClassVar[int]
    notices: Notices
    def __init__(self, notices: _Optional[_Union[Notices, _Mapping]] = ...) -> None: ...

class StopMailRequest(_message.Message):
    __slots__ = ("secret",)
    SECRET_FIELD_NUMBER: _ClassVar[int]
    secret: bytes
    def __init__(self, secret: _Optional[bytes] = ...) -> None: ...

class StopMailResponse(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class SetWebhookRequest(_message.Message):
    __slots__ = ("url",)
    URL_FIELD_NUMBER: _ClassVar[int]
    url: str
    def __init__(self, url: _Optional[str] = ...) -> None: ...

class SetWebhookResponse(_message.Message):
    __slots__ = ("notices",)
    NOTICES_FIELD_NUMBER: _ClassVar[int]
    notices: Notices
    def __init__(self, notices: _Optional[_Union[Notices, _Mapping]] = ...) -> None: ...

class RemoveWebhookRequest(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class RemoveWebhookResponse(_message.Message):
    __slots__ = ("notices",)
    NOTICES_FIELD_NUMBER: _ClassVar[int]
    notices: Notices
    def __init__(self, notices: _Optional[_Union[Notices, _Mapping]] = ...) -> None: ...
