"""Checks that a project has a license."""

from typing import Annotated

import dagger
from dagger import Doc, function, object_type


@object_type
class MyModule:
    """Checks projects."""

    @function
    async def check(self, source: Annotated[dagger.Directory, Doc("The project.")]) -> None:
        """Fails if the project has no file LICENSE."""
        await source.file("LICENSE").size()
