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
        """Returns an Alpine container with Git."""
        return dag.alpine(branch="3.22", packages=["git"]).container()
    # endregion: new

    @function
    async def version(self) -> str:
        """Returns the container's Git version."""
        return await self.tools().with_exec(["git", "--version"]).stdout()

    @function
    async def find(
        self,
        source: Annotated[dagger.Directory, Doc("The directory to search.")],
        pattern: Annotated[str, Doc("The file name pattern.")] = "*.md",
    ) -> str:
        """Lists the files in a directory that match a pattern."""
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
        address: Annotated[str, Doc("The address to publish to.")],
    ) -> str:
        """Publishes the container and returns its address."""
        return await self.tools().publish(address)
