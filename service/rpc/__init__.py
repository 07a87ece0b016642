"""What each call does: message to message, no gRPC in them."""
