"""Tests and builds a Node.js project."""

from typing import Annotated

import dagger
from dagger import DefaultPath, Doc, Ignore, dag, function, object_type


@object_type
class MyModule:
    """Tests and builds a Node.js project."""

    source: Annotated[
        dagger.Directory,
        Doc("The project; the one around the module if left out."),
        DefaultPath("/"),
        Ignore(["**/node_modules", "dist"]),
    ]

    @function
    async def test(self) -> str:
        """Runs the project's tests, and returns what they print."""
        return await self.installed().with_exec(["npm", "test"]).stdout()

    @function
    def build(self) -> dagger.Directory:
        """The built site."""
        return self.installed().with_exec(["npm", "run", "build"]).directory("dist")

    def installed(self) -> dagger.Container:
        """The project with its packages; not a function of the module."""
        return (
            dag.container()
            .from_("node:22-slim")
            .with_workdir("/app")
            .with_directory(".", self.source)
            .with_exec(["npm", "ci"])
        )
