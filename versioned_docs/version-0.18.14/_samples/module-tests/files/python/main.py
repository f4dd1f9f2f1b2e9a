"""Tests that look into a directory."""

from dagger import dag, function, object_type


@object_type
class Tests:
    """Tests that look into a directory."""

    @function
    async def filter_keeps_notes(self) -> None:
        """A filter keeps the chosen files, with their content."""
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
