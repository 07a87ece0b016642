from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from typing import ClassVar as _ClassVar

DESCRIPTOR: _descriptor.FileDescriptor

class KernelEnding(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    KERNEL_ENDING_UNSPECIFIED: _ClassVar[KernelEnding]
    KERNEL_ENDING_RESIGNED: _ClassVar[KernelEnding]
    KERNEL_ENDING_DRAWN: _ClassVar[KernelEnding]
    KERNEL_ENDING_CLAIMED: _ClassVar[KernelEnding]
    KERNEL_ENDING_ABANDONED: _ClassVar[KernelEnding]
KERNEL_ENDING_UNSPECIFIED: KernelEnding
KERNEL_ENDING_RESIGNED: KernelEnding
KERNEL_ENDING_DRAWN: KernelEnding
KERNEL_ENDING_CLAIMED: KernelEnding
KERNEL_ENDING_ABANDONED: KernelEnding
