"""Checks that a project has a licence."""

from typing import Annotated

import dagger
from dagger import Doc, function, object_type


@object_type
class MyModule:
    """Checks projects."""

    @function
    async def check(
        self, source: Annotated[dagger.Directory, Doc("The project directory.")]
    ) -> None:
        """Fails if the project has no LICENSE file."""
        await source.file("LICENSE").size()
