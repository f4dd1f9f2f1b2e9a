"""Tidies lists in the module's own container, with Python code."""

from pathlib import Path
from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Tidies lists."""

    @function
    async def tidy(
        self,
        entries: Annotated[dagger.File, Doc("A text file with one entry per line.")],
    ) -> dagger.File:
        """Sorts a file's lines and removes duplicates."""
        await entries.export("list.txt")
        lines = set(Path("list.txt").read_text().split("\n")) - {""}
        Path("tidy.txt").write_text("\n".join(sorted(lines)) + "\n")
        return dag.current_module().workdir_file("tidy.txt")
