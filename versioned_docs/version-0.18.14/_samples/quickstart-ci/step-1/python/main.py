"""The hello-web pipeline."""

from typing import Annotated

import dagger
from dagger import DefaultPath, Doc, Ignore, dag, function, object_type


@object_type
class HelloWeb:
    """The hello-web pipeline."""

    source: Annotated[
        dagger.Directory,
        DefaultPath("/"),
        Ignore([".git", ".dagger", ".env", "dist", "node_modules"]),
        Doc("The project's files."),
    ]

    @function
    def build_env(self) -> dagger.Container:
        """Node.js with the project and its packages."""
        return (
            dag.container()
            .from_("node:22-slim")
            .with_mounted_cache("/root/.npm", dag.cache_volume("npm"))
            .with_workdir("/src")
            .with_directory("/src", self.source)
            .with_exec(["npm", "install"])
        )

    @function
    async def test(self) -> str:
        """Runs the tests, and returns their report."""
        return await self.build_env().with_exec(["npm", "test"]).stdout()
