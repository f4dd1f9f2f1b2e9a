"""First steps with Dagger."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class Basics:
    """First steps with Dagger."""

    @function
    def tools(self) -> dagger.Container:
        """Returns an Alpine container with Git."""
        return (
            dag.container()
            .from_("alpine:3.22")
            .with_exec(["apk", "add", "--no-cache", "git"])
        )

    @function
    async def version(self) -> str:
        """Returns the container's Git version."""
        return await self.tools().with_exec(["git", "--version"]).stdout()

    # region: new
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
    # endregion: new

    # region: new
    @function
    async def publish(
        self,
        address: Annotated[str, Doc("The address to publish to.")],
    ) -> str:
        """Publishes the container and returns its address."""
        return await self.tools().publish(address)
    # endregion: new
