"""Builds a Go program for several platforms."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Builds a Go program."""

    @function
    def binaries(
        self,
        source: Annotated[dagger.Directory, Doc("The program's source directory.")],
        architectures: Annotated[list[str], Doc("The architectures to build for.")] = ["amd64", "arm64"],
    ) -> list[dagger.File]:
        """Builds one binary for each architecture."""
        base = (
            dag.container()
            .from_("golang:1.24-alpine")
            .with_directory("/src", source)
            .with_workdir("/src")
        )
        return [
            base.with_env_variable("GOARCH", architecture)
            .with_exec(["go", "build", "-o", f"/out/app-{architecture}", "."])
            .file(f"/out/app-{architecture}")
            for architecture in architectures
        ]
