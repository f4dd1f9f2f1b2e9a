"""Tests the projects in a monorepo separately."""

from typing import Annotated

import dagger
from dagger import DefaultPath, Doc, Ignore, dag, function, object_type


@object_type
class MyModule:
    """Tests the projects in a monorepo."""

    @function
    async def test_server(
        self,
        source: Annotated[
            dagger.Directory,
            Doc("The server's source directory."), DefaultPath("/server"),
        ],
    ) -> str:
        """Tests the server."""
        return await (
            dag.container()
            .from_("golang:1.24-alpine")
            .with_directory("/src", source)
            .with_workdir("/src")
            .with_exec(["go", "test", "./..."])
            .stdout()
        )

    @function
    async def test_website(
        self,
        source: Annotated[
            dagger.Directory,
            Doc("The website's source directory."),
            DefaultPath("/website"),
            Ignore(["node_modules"]),
        ],
    ) -> str:
        """Tests the website."""
        return await (
            dag.container()
            .from_("node:22-slim")
            .with_directory("/src", source)
            .with_workdir("/src")
            .with_exec(["npm", "ci"])
            .with_exec(["npm", "test"])
            .stdout()
        )
