"""Looks into images."""

from typing import Annotated

import dagger
from dagger import Doc, function, object_type


@object_type
class MyModule:
    """Looks into images."""

    @function
    async def packages(
        self,
        image: Annotated[dagger.Container, Doc("The image.")],
    ) -> list[str]:
        """The names of the packages that an Alpine image has."""
        names = await image.with_exec(["apk", "info"]).stdout()
        return names.split()
