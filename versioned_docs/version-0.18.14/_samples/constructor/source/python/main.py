"""Tests and builds a Node.js project."""

from typing import Annotated

import dagger
from dagger import DefaultPath, Doc, Ignore, dag, function, object_type


@object_type
class MyModule:
    """Tests and builds a Node.js project."""

    source: Annotated[
        dagger.Directory,
        Doc("The project directory (default: the project that contains the module)."),
        DefaultPath("/"),
        Ignore(["**/node_modules", "dist"]),
    ]

    @function
    async def test(self) -> str:
        """Runs the project's tests and returns their output."""
        return await self.installed().with_exec(["npm", "test"]).stdout()

    @function
    def build(self) -> dagger.Directory:
        """Builds the site."""
        return self.installed().with_exec(["npm", "run", "build"]).directory("dist")

    def installed(self) -> dagger.Container:
        """Installs the packages. Without @function, this stays private."""
        return (
            dag.container()
            .from_("node:22-slim")
            .with_workdir("/app")
            .with_directory(".", self.source)
            .with_exec(["npm", "ci"])
        )
