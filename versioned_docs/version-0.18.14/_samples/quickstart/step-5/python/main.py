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
        return dag.alpine(branch="3.22", packages=["git"]).container()

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

    # region: new
    @function
    async def banner(self, text: Annotated[str, Doc("The text to draw.")] = "Dagger") -> str:
        """Draws text in large letters."""
        return await (
            dag.container()
            .from_("python:3.12-slim")
            .with_mounted_cache("/root/.cache/pip", dag.cache_volume("pip"))
            .with_exec(["pip", "install", "pyfiglet==1.0.2"])
            .with_exec(["pyfiglet", text])
            .stdout()
        )
    # endregion: new
