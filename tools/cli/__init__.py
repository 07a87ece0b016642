"""The subcommands of `kronika` that players use, a module a subject."""
