"""The command line, and what it is made of: clients, bots, drawing, figures."""

import os

os.environ.setdefault("GRPC_VERBOSITY", "NONE")  # read once, when gRPC is imported: nobody asked for its own log
