"""Inspects platforms."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Inspects platforms."""

    @function
    async def machine(
        self,
        platform: Annotated[dagger.Platform, Doc("The platform, for example linux/arm64.")],
    ) -> str:
        """Returns the machine type that uname reports on a platform."""
        return await (
            dag.container(platform=platform)
            .from_("alpine:3.22")
            .with_exec(["uname", "-m"])
            .stdout()
        )
