"""Runs commands in a base image."""

from typing import Annotated, Self

import dagger
from dagger import Doc, dag, field, function, object_type


@object_type
class MyModule:
    """Runs commands in a base image."""

    base: Annotated[dagger.Container, Doc("The base image.")] = field()

    @classmethod
    async def create(
        cls,
        base: Annotated[
            dagger.Container | None,
            Doc("The base image (default: Alpine Linux)."),
        ] = None,
    ) -> Self:
        """Sets the base image."""
        return cls(base=base or dag.container().from_("alpine:3.22"))

    @function
    async def version(self) -> str:
        """Returns the distribution's release information."""
        return await self.base.with_exec(["cat", "/etc/os-release"]).stdout()
