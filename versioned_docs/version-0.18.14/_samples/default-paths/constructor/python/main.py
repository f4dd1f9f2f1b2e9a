"""Tests and builds the Go project that contains the module."""

from typing import Annotated

import dagger
from dagger import DefaultPath, Doc, Ignore, dag, function, object_type


@object_type
class MyModule:
    """Tests and builds a Go project."""

    source: Annotated[
        dagger.Directory,
        Doc("The project directory, without its Git history and documentation."),
        DefaultPath("/"),
        Ignore([".git", "docs", "**/*.md"]),
    ]

    @function
    async def test(self) -> str:
        """Runs the tests."""
        return await self.toolchain().with_exec(["go", "test", "./..."]).stdout()

    @function
    def build(self) -> dagger.Directory:
        """Builds the programs."""
        return self.toolchain().with_exec(["go", "build", "-o", "/out/", "./..."]).directory("/out")

    def toolchain(self) -> dagger.Container:
        """Returns Go with the project. Without @function, this stays private."""
        return (
            dag.container()
            .from_("golang:1.24-alpine")
            .with_directory("/src", self.source)
            .with_workdir("/src")
        )
