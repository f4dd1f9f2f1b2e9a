"""Counts the files of a project."""

from typing import Annotated

import dagger
from dagger import Doc, function, object_type


@object_type
class MyModule:
    """Counts files."""

    @function
    async def count(self, source: Annotated[dagger.Directory, Doc("The directory.")]) -> int:
        """How many files a directory holds."""
        return len(await source.glob("**/*"))

    @function
    async def names(self, source: Annotated[dagger.Directory, Doc("The directory.")]) -> list[str]:
        """The names of the entries at the top of a directory."""
        return await source.entries()
