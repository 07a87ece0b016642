"""The subcommands of `kronika`, a module a subject."""
