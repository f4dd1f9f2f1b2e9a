"""Packs a text in code of the module itself."""

import gzip
from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Packs texts."""

    @function
    def pack(self, text: Annotated[str, Doc("The text.")]) -> dagger.File:
        """A gzip file with a text in it."""
        with gzip.open("text.gz", "wb") as file:
            file.write(text.encode())
        return dag.current_module().workdir_file("text.gz")
