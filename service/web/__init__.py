"""The page and Connect, over HTTP/1.1 beside gRPC."""
