"""The module's code. Callers see the docstring in __init__.py instead."""

from typing import Annotated

import dagger
from dagger import Doc, dag, field, function, object_type


@object_type
class MyModule:
    """Formats Go source code."""

    version: Annotated[str, Doc("The Go version whose formatter is used.")] = field(default="1.24")

    @function
    def format(
        self, source: Annotated[dagger.Directory, Doc("The project directory.")]
    ) -> dagger.Directory:
        """Formats a project's Go files.

        Returns the whole project, not just the formatted files.
        """
        return (
            dag.container()
            .from_(f"golang:{self.version}-alpine")
            .with_directory("/src", source)
            .with_exec(["gofmt", "-w", "/src"])
            .directory("/src")
        )
