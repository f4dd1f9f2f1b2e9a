"""Reads the version of a project."""

from typing import Annotated

import dagger
from dagger import Doc, function, object_type


@object_type
class MyModule:
    """Reads versions."""

    @function
    async def version(self, source: Annotated[dagger.Directory, Doc("The project.")]) -> str:
        """The project's version, or 0.0.0 if it has no file VERSION."""
        try:
            version = await source.file("VERSION").contents()
        except dagger.QueryError:
            return "0.0.0"
        return version.strip()
