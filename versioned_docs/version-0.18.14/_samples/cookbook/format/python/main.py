"""Formats Go source files."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Formats Go source files."""

    @function
    def format(
        self,
        source: Annotated[dagger.Directory, Doc("The project directory.")],
    ) -> dagger.Directory:
        """Returns a copy of the project with formatted Go files."""
        return (
            dag.container()
            .from_("golang:1.24-alpine")
            .with_directory("/src", source, exclude=[".git"])
            .with_workdir("/src")
            .with_exec(["gofmt", "-w", "."])
            .directory(".")
        )
