"""Reads a project's version."""

from typing import Annotated

import dagger
from dagger import Doc, function, object_type


@object_type
class MyModule:
    """Reads a project's version."""

    @function
    async def version(
        self, source: Annotated[dagger.Directory, Doc("The project directory.")]
    ) -> str:
        """Returns the project's version, or 0.0.0 if it can't be read."""
        try:
            version = await source.file("VERSION").contents()
        except dagger.QueryError:
            return "0.0.0"
        return version.strip()
