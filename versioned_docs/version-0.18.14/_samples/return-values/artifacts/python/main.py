"""Builds a Go program as a file, a directory and an image."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Builds a Go program."""

    @function
    def binary(
        self, source: Annotated[dagger.Directory, Doc("The program's source directory.")]
    ) -> dagger.File:
        """Builds the binary."""
        return (
            dag.container()
            .from_("golang:1.24-alpine")
            .with_directory("/src", source)
            .with_workdir("/src")
            .with_env_variable("CGO_ENABLED", "0")
            .with_exec(["go", "build", "-o", "/out/app", "."])
            .file("/out/app")
        )

    @function
    def package(
        self, source: Annotated[dagger.Directory, Doc("The program's source directory.")]
    ) -> dagger.Directory:
        """Returns a directory with the binary and its licence."""
        return (
            dag.directory()
            .with_file("app", self.binary(source))
            .with_file("LICENSE", source.file("LICENSE"))
        )

    @function
    def image(
        self, source: Annotated[dagger.Directory, Doc("The program's source directory.")]
    ) -> dagger.Container:
        """Builds an image that runs the binary."""
        return (
            dag.container()
            .from_("alpine:3.22")
            .with_file("/usr/local/bin/app", self.binary(source))
            .with_entrypoint(["app"])
        )
