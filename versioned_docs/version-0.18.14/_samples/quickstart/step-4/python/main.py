"""First steps with Dagger."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class Basics:
    """First steps with Dagger."""

    # region: new
    @function
    def tools(self) -> dagger.Container:
        """An Alpine Linux container with Git."""
        return dag.alpine(branch="3.22", packages=["git"]).container()
    # endregion: new

    @function
    async def version(self) -> str:
        """The version of Git in the container."""
        return await self.tools().with_exec(["git", "--version"]).stdout()

    @function
    async def find(
        self,
        source: Annotated[dagger.Directory, Doc("The directory to search.")],
        pattern: Annotated[str, Doc("The pattern that file names must match.")] = "*.md",
    ) -> str:
        """The files of a directory that match a pattern."""
        return await (
            self.tools()
            .with_mounted_directory("/src", source)
            .with_workdir("/src")
            .with_exec(["find", ".", "-name", pattern])
            .stdout()
        )

    @function
    async def publish(
        self,
        address: Annotated[str, Doc("Where to push the image.")],
    ) -> str:
        """Publishes the container and returns the address."""
        return await self.tools().publish(address)
