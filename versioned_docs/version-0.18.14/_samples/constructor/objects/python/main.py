"""Runs commands in a base image."""

from typing import Annotated, Self

import dagger
from dagger import Doc, dag, field, function, object_type


@object_type
class MyModule:
    """Runs commands in a base image."""

    base: Annotated[dagger.Container, Doc("The image to use.")] = field()

    @classmethod
    async def create(
        cls,
        base: Annotated[
            dagger.Container | None,
            Doc("The image to use; Alpine Linux if left out."),
        ] = None,
    ) -> Self:
        """Configures the image."""
        return cls(base=base or dag.container().from_("alpine:3.22"))

    @function
    async def version(self) -> str:
        """The version of the distribution."""
        return await self.base.with_exec(["cat", "/etc/os-release"]).stdout()
