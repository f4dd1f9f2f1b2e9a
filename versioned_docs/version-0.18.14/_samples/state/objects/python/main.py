"""Collects notes in a directory."""

from typing import Annotated, Self

import dagger
from dagger import Doc, dag, field, function, object_type


@object_type
class MyModule:
    """Collects notes in a directory."""

    notes: Annotated[dagger.Directory, Doc("The notes so far.")] = field(default=dag.directory, init=False)

    @function
    def with_note(
        self,
        name: Annotated[str, Doc("The file name.")],
        text: Annotated[str, Doc("The note's text.")],
    ) -> Self:
        """Adds a note."""
        self.notes = self.notes.with_new_file(name, text)
        return self
