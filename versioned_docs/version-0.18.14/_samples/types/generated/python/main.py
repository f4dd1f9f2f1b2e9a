"""Compresses text in the module's own container."""

import gzip
from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Compresses text."""

    @function
    def pack(self, text: Annotated[str, Doc("The text to compress.")]) -> dagger.File:
        """Compresses text into a gzip file."""
        with gzip.open("text.gz", "wb") as file:
            file.write(text.encode())
        return dag.current_module().workdir_file("text.gz")
