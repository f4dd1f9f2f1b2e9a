"""Builds a Go program with a Dagger module."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Builds a Go program."""

    @function
    def build(
        self, source: Annotated[dagger.Directory, Doc("The program's source directory.")]
    ) -> dagger.File:
        """Builds a Go program."""
        return (
            dag.container()
            .from_("golang:1.24-alpine")
            .with_directory("/src", source)
            .with_workdir("/src")
            .with_exec(["go", "build", "-o", "app", "."])
            .file("app")
        )
