"""Inspects files and directories."""

from typing import Annotated

import dagger
from dagger import Doc, function, object_type


@object_type
class MyModule:
    """Inspects files and directories."""

    @function
    async def count(
        self, source: Annotated[dagger.Directory, Doc("The directory to inspect.")]
    ) -> int:
        """Counts the files and directories in a directory, at any depth."""
        return len(await source.glob("**/*"))

    @function
    async def kilobytes(
        self, file: Annotated[dagger.File, Doc("The file to inspect.")]
    ) -> float:
        """Returns a file's size in kilobytes."""
        return await file.size() / 1000

    @function
    async def names(
        self, source: Annotated[dagger.Directory, Doc("The directory to inspect.")]
    ) -> list[str]:
        """Lists the names of a directory's top-level entries."""
        return await source.entries()
