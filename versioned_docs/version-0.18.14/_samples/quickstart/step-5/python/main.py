"""First steps with Dagger."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class Basics:
    """First steps with Dagger."""

    @function
    def tools(self) -> dagger.Container:
        """An Alpine Linux container with Git."""
        return dag.alpine(branch="3.22", packages=["git"]).container()

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

    # region: new
    @function
    async def banner(self, text: Annotated[str, Doc("What to draw.")] = "Dagger") -> str:
        """Draws a text in large letters."""
        return await (
            dag.container()
            .from_("python:3.12-slim")
            .with_mounted_cache("/root/.cache/pip", dag.cache_volume("pip"))
            .with_exec(["pip", "install", "pyfiglet==1.0.2"])
            .with_exec(["pyfiglet", text])
            .stdout()
        )
    # endregion: new
