"""Formats Go sources."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Formats Go sources."""

    @function
    def format(
        self,
        source: Annotated[dagger.Directory, Doc("The project.")],
    ) -> dagger.Directory:
        """A copy of a project whose Go files are formatted."""
        return (
            dag.container()
            .from_("golang:1.24-alpine")
            .with_directory("/src", source, exclude=[".git"])
            .with_workdir("/src")
            .with_exec(["gofmt", "-w", "."])
            .directory(".")
        )
