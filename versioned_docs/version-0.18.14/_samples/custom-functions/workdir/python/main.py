"""Writes a file with code of the module itself."""

from pathlib import Path
from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Writes files."""

    @function
    def note(self, text: Annotated[str, Doc("The text.")]) -> dagger.File:
        """A file with a text in it."""
        Path("note.txt").write_text(text)
        return dag.current_module().workdir_file("note.txt")
