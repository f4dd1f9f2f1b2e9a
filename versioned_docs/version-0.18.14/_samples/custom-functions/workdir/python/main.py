"""Writes a file in the module's own container."""

from pathlib import Path
from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Writes files."""

    @function
    def note(self, text: Annotated[str, Doc("The text to write.")]) -> dagger.File:
        """Returns a file that contains the given text."""
        Path("note.txt").write_text(text)
        return dag.current_module().workdir_file("note.txt")
