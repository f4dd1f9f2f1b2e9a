"""The module's code; callers see the docstring of __init__.py."""

from typing import Annotated

import dagger
from dagger import Doc, dag, field, function, object_type


@object_type
class MyModule:
    """Formats Go source code."""

    version: Annotated[str, Doc("The version of Go whose formatter runs.")] = field(default="1.24")

    @function
    def format(self, source: Annotated[dagger.Directory, Doc("The project to format.")]) -> dagger.Directory:
        """Formats the files of a project.

        Returns the whole project, with formatted files.
        """
        return (
            dag.container()
            .from_(f"golang:{self.version}-alpine")
            .with_directory("/src", source)
            .with_exec(["gofmt", "-w", "/src"])
            .directory("/src")
        )
