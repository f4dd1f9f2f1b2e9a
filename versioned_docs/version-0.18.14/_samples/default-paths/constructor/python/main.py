"""Tests and builds the Go project that the module belongs to."""

from typing import Annotated

import dagger
from dagger import DefaultPath, Doc, Ignore, dag, function, object_type


@object_type
class MyModule:
    """Tests and builds a Go project."""

    source: Annotated[
        dagger.Directory,
        Doc("The project, without its history and its documentation."),
        DefaultPath("/"),
        Ignore([".git", "docs", "**/*.md"]),
    ]

    @function
    async def test(self) -> str:
        """Runs the tests."""
        return await self.toolchain().with_exec(["go", "test", "./..."]).stdout()

    @function
    def build(self) -> dagger.Directory:
        """The built programs."""
        return self.toolchain().with_exec(["go", "build", "-o", "/out/", "./..."]).directory("/out")

    def toolchain(self) -> dagger.Container:
        """Go, with the project; not a function of the module."""
        return (
            dag.container()
            .from_("golang:1.24-alpine")
            .with_directory("/src", self.source)
            .with_workdir("/src")
        )
