"""Tests the contents of a directory."""

from dagger import dag, function, object_type


@object_type
class Tests:
    """Tests the contents of a directory."""

    @function
    async def filter_keeps_notes(self) -> None:
        """Checks that a filter keeps the chosen files and their contents."""
        notes = (
            dag.directory()
            .with_new_file("main.go", "package main\n")
            .with_new_file("notes.md", "# Notes\n")
            .filter(include=["*.md"])
        )

        names = await notes.entries()
        if names != ["notes.md"]:
            message = f"expected notes.md alone, got {names}"
            raise ValueError(message)

        text = await notes.file("notes.md").contents()
        if text != "# Notes\n":
            message = f"expected the heading, got {text!r}"
            raise ValueError(message)
