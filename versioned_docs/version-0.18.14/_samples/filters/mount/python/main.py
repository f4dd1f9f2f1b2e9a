"""Searches a project."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Searches a project."""

    @function
    def sources(
        self, source: Annotated[dagger.Directory, Doc("The project directory.")]
    ) -> dagger.Directory:
        """Returns the project's Go files, without generated ones."""
        return source.filter(include=["**/*.go"], exclude=["**/*.gen.go"])

    @function
    async def todos(
        self, source: Annotated[dagger.Directory, Doc("The project directory.")]
    ) -> str:
        """Counts the lines with a TODO in the Go files."""
        return await (
            dag.container()
            .from_("alpine:3.22")
            .with_mounted_directory("/src", self.sources(source))
            .with_exec(["sh", "-c", "grep -r TODO /src | wc -l"])
            .stdout()
        )
