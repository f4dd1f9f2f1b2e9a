"""Inspects images."""

from typing import Annotated

import dagger
from dagger import Doc, function, object_type


@object_type
class MyModule:
    """Inspects images."""

    @function
    async def packages(
        self,
        image: Annotated[dagger.Container, Doc("The image to inspect.")],
    ) -> list[str]:
        """Lists the packages installed in an Alpine image."""
        names = await image.with_exec(["apk", "info"]).stdout()
        return names.split()
