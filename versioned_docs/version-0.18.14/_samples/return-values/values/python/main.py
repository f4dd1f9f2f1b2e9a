"""Inspects a directory."""

from typing import Annotated

import dagger
from dagger import Doc, function, object_type


@object_type
class MyModule:
    """Inspects a directory."""

    @function
    async def count(
        self, source: Annotated[dagger.Directory, Doc("The directory to inspect.")]
    ) -> int:
        """Counts the files and directories in a directory, at any depth."""
        return len(await source.glob("**/*"))

    @function
    async def names(
        self, source: Annotated[dagger.Directory, Doc("The directory to inspect.")]
    ) -> list[str]:
        """Lists the names of a directory's top-level entries."""
        return await source.entries()
