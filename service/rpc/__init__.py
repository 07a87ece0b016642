"""The handlers of all calls: message to message, without gRPC."""
